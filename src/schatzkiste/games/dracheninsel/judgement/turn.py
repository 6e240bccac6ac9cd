"""What to do in one's own turn: move, trouble others, play what is left, pass or end."""

from typing import Final

from schatzkiste.core.state import NO_ACTION
from schatzkiste.games.dracheninsel import actions as act
from schatzkiste.games.dracheninsel.board import BIT, BOATS, COLOURS
from schatzkiste.games.dracheninsel.cards import (
    CURSE,
    ELEMENTS,
    FLIGHT,
    FORCES,
    JOURNEY,
    KINDS,
    PATROLS,
    SNEAKS,
    TERRAINS_ON,
    TERRORS,
    mask_of,
)
from schatzkiste.games.dracheninsel.constants import NO_CARD, NO_HUNTER, NO_PLACE, NO_TERRAIN, NO_TREASURE
from schatzkiste.games.dracheninsel.judgement.chart import Chart
from schatzkiste.games.dracheninsel.judgement.ground import Ground
from schatzkiste.games.dracheninsel.judgement.prospects import Prospects
from schatzkiste.games.dracheninsel.judgement.reach import NO_WAY, Reach
from schatzkiste.games.dracheninsel.judgement.trouble import Trouble, richest
from schatzkiste.games.dracheninsel.moves import movers
from schatzkiste.games.dracheninsel.state import Dracheninsel

RESTLESS: Final = 24
"""After this many actions in a turn it stays: steps on its own terrain are free, and it could go to and fro forever."""
STANDSTILL: Final = 3
"""After this many rounds without progress a card is exchanged even if all are good, lest full hands stop the game."""
LEAST: Final = 0.5
"""A gain below this is none."""
FIRST_KEPT: Final = 15
"""Slumber, Counterspell, Betrayal and Terror: cards from here on are kept."""
GOOD_MASK: Final[int] = mask_of([FLIGHT, JOURNEY, CURSE])
"""These are kept too."""
_TERROR_MASK: Final[int] = mask_of(TERRORS)
_SNEAK_MASK: Final[int] = mask_of(SNEAKS)
_PATROL_MASK: Final[int] = mask_of(PATROLS)
_COLOUR: Final[list[int]] = [1 << colour for colour in range(COLOURS)]

_STEP: Final[int] = act.STEP.first
_FLIGHT: Final[int] = act.FLIGHT.first
_ELEMENTS: Final[int] = act.ELEMENTS.first
_FORCES: Final[int] = act.FORCES.first
_JOURNEY: Final[int] = act.JOURNEY.first
_PATROL: Final[int] = act.PATROL.first
_TERROR: Final[int] = act.TERROR.first
_SNEAK: Final[int] = act.SNEAK.first
_CURSE: Final[int] = act.CURSE.first
_PASS: Final[int] = act.PASS.first
_TOSS: Final[int] = act.TOSS.first
_END: Final[int] = act.END.first


class Turn:
    """Decides for the active player; the best way of this turn stands in `hunter`, `gain`, `over`, `to`, `out_…`."""

    def __init__(self, prospects: Prospects) -> None:
        self.prospects = prospects
        self.weights = prospects.weights
        self.reach = Reach(prospects)
        self.trouble = Trouble(prospects)
        self.ground = Ground(prospects)
        self.hunter = NO_HUNTER
        self.gain = NO_WAY
        self.over = NO_PLACE
        self.to = NO_PLACE
        self.out_over = NO_PLACE
        self.out_to = NO_PLACE
        self.treasure = NO_TREASURE
        self.end = NO_PLACE
        self.card = NO_CARD
        self.terrain = NO_TERRAIN

    def decide(self, state: Dracheninsel, chart: Chart, seat: int, legal: list[int]) -> int:
        """The next action of the turn."""
        weights = self.weights
        held = state.held[seat]
        self.find_way(state, chart, seat)
        if held & (_TERROR_MASK | _PATROL_MASK):
            trouble = self.trouble
            trouble.find(state, chart, seat, self.treasure)
            if held & _TERROR_MASK and trouble.is_within(weights.terror):
                return _TERROR + last_held(TERRORS, held)
            in_sight = held & _PATROL_MASK != 0 and trouble.is_within(weights.patrol)
            if in_sight and trouble.guarded(state, chart) != NO_PLACE:
                return _PATROL + first_held(PATROLS, held)
        if state.actions_taken < RESTLESS:
            if self._travels(state, chart, seat, legal):
                return _JOURNEY
            if self.gain > LEAST and (state.actions_taken > 0 or self.gain > weights.patience * self.idle(state, seat)):
                return _STEP + self.to if self.over == NO_PLACE else _FLIGHT
        return self._rest(state, chart, seat, held)

    def _rest(self, state: Dracheninsel, chart: Chart, seat: int, held: int) -> int:
        """Nobody gets any further: play what may still help, then exchange cards or end."""
        weights = self.weights
        spare = self.idle(state, seat)
        is_fresh = state.actions_taken == 0
        if weights.swap > 0 and state.actions_taken < RESTLESS and (not is_fresh or spare < 4):
            if held >> ELEMENTS & 1 and self.ground.find(state, chart, seat, False):
                return _ELEMENTS
            if held >> FORCES & 1 and self.ground.find(state, chart, seat, True):
                return _FORCES
        if held >> CURSE & 1 and weights.curse > 0 and len(state.hands[seat]) - spare <= weights.curse:
            return _CURSE
        kept = len(state.hands[seat]) - spare
        if held & _SNEAK_MASK and weights.sneak > 0 and kept >= weights.sneak and richest(state, seat) != NO_HUNTER:
            return _SNEAK + first_held(SNEAKS, held)
        if is_fresh and spare:
            return _PASS
        if weights.swap > 0 and not is_fresh:  # to draw something better
            if held >> ELEMENTS & 1:
                return _ELEMENTS
            if held >> FORCES & 1:
                return _FORCES
        return _END

    def find_way(self, state: Dracheninsel, chart: Chart, seat: int) -> None:
        """Look for the way that brings most, begun as it is planned."""
        self.gain = NO_WAY
        self.hunter = NO_HUNTER
        self.over = NO_PLACE
        self.to = NO_PLACE
        self.out_over = NO_PLACE
        self.out_to = NO_PLACE
        self.treasure = NO_TREASURE
        self.end = NO_PLACE
        planned = state.plan.hunter
        for hunter in movers(state, seat):
            if planned in (NO_HUNTER, hunter):
                self.reach.look(state, chart, seat, hunter, state.free_terrains, NO_CARD)
                self._take_better()

    def _take_better(self) -> None:
        reach = self.reach
        if reach.gain > self.gain:
            self.gain = reach.gain
            self.hunter = reach.hunter
            self.over = reach.over
            self.to = reach.to
            self.out_over = reach.out_over
            self.out_to = reach.out_to
            self.treasure = reach.treasure
            self.end = reach.end

    def _travels(self, state: Dracheninsel, chart: Chart, seat: int, legal: list[int]) -> bool:
        """Whether a Long Journey gets clearly further than the best way without."""
        if self.weights.journey <= 0 or not state.held[seat] >> JOURNEY & 1 or self.end >= BOATS:
            return False
        if _JOURNEY not in legal:
            return False
        return self.find_journey(state, chart, seat) > max(0.0, self.gain) + self.weights.journey

    def find_journey(self, state: Dracheninsel, chart: Chart, seat: int) -> float:
        """Look for the card and the terrain with which a Long Journey brings most: `card`, `terrain` and the gain."""
        self.card = NO_CARD
        self.terrain = NO_TERRAIN
        best = NO_WAY
        last = NO_CARD
        only = state.plan.terrain_card() if state.plan.actions else NO_CARD
        leads = movers(state, seat)
        for card in state.hands[seat]:
            if card >= FLIGHT:
                break
            if card == last or (only != NO_CARD and card != only):
                continue
            last = card
            shown = TERRAINS_ON[card]
            for terrain in range(COLOURS):
                if state.free_terrains & _COLOUR[terrain]:
                    continue
                for hunter in leads:
                    joker = shown & _COLOUR[hunter] != 0
                    if terrain == hunter or not (joker or shown & _COLOUR[terrain]):
                        continue
                    if not worth_freeing(state, chart, hunter, terrain):
                        continue
                    self.reach.look(state, chart, seat, hunter, state.free_terrains | _COLOUR[terrain], card)
                    if self.reach.gain > best:
                        best = self.reach.gain
                        self.card = card
                        self.terrain = terrain
        return best

    def idle(self, state: Dracheninsel, seat: int) -> int:
        """How many cards of the hand would be exchanged when passing."""
        count = 0
        replies = 0
        for card in state.hands[seat]:
            if is_idle(state, seat, card):
                count += 1
            elif card >= FIRST_KEPT:
                replies += 1
        count += max(0, replies - self.weights.kept)
        return 1 if count == 0 and stands_still(state) else count

    def exchange(self, state: Dracheninsel, seat: int, legal: list[int]) -> int:
        """The next card to put away when passing, NO_ACTION when that is all."""
        replies = 0
        for card in state.hands[seat]:
            if card >= FIRST_KEPT:
                replies += 1
        is_first = True
        for decided in state.plan.actions:
            if decided >= _TOSS:
                is_first = False
            if decided >= _TOSS + FIRST_KEPT:
                replies -= 1
        surplus = NO_ACTION
        for action in legal:
            card = action - _TOSS
            if 0 <= card < KINDS:
                if is_idle(state, seat, card):
                    return action
                surplus = action
        if replies > self.weights.kept or (is_first and stands_still(state)):
            return surplus
        return NO_ACTION


def stands_still(state: Dracheninsel) -> bool:
    """Whether nobody has got any further for some rounds."""
    return state.idle_turns >= STANDSTILL * state.players


def worth_freeing(state: Dracheninsel, chart: Chart, hunter: int, terrain: int) -> bool:
    """Whether the hunter stands before this terrain or its own, without which a journey seldom pays."""
    for place in state.components.near[state.hunter_places[hunter]]:
        if place < BOATS and state.tiles[place] == terrain and not chart.dragons & BIT[place]:
            return True
    return False


def is_idle(state: Dracheninsel, seat: int, card: int) -> bool:
    """Whether a card is exchanged when passing: all but jokers, flights, journeys, the curse and replies."""
    own = 0
    for hunter in state.hunters[seat]:
        own |= TERRAINS_ON[card] & _COLOUR[hunter]
    return card < FIRST_KEPT and not GOOD_MASK >> card & 1 and own == 0


def first_held(kinds: list[int], held: int) -> int:
    """The place of the first kind that is held."""
    for place in range(len(kinds)):
        if held >> kinds[place] & 1:
            return place
    return 0


def last_held(kinds: list[int], held: int) -> int:
    """The place of the last kind that is held; those with a Betrayal come first and are spared."""
    for place in range(len(kinds) - 1, -1, -1):
        if held >> kinds[place] & 1:
            return place
    return 0
