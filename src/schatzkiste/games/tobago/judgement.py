"""How to judge Tobago: raise what is in reach, else lay the clue or fetch the amulet that promises most."""

from collections.abc import Mapping
from typing import Final

from schatzkiste.core.judgement import Judgement, checked_weights
from schatzkiste.core.rng import Rng
from schatzkiste.core.state import NO_ACTION
from schatzkiste.games.tobago.actions import (
    ACCEPT,
    ACTIONS,
    DECLINE,
    DRIVE,
    END,
    EXCHANGE,
    EXTRA_CLUE,
    EXTRA_DRIVE,
    LAY,
    PATHS,
    RAISE,
    REMOVE,
    STOP,
    VEHICLE,
)
from schatzkiste.games.tobago.constants import (
    ACTION_DRIVE,
    DOUBLE_ROSE,
    NO_CARD,
    NO_DRIVE,
    NO_PLACE,
    SHARING,
    TURN,
    VEHICLES,
)
from schatzkiste.games.tobago.expectations import TERMS, Expectations
from schatzkiste.games.tobago.fitting import fits
from schatzkiste.games.tobago.knowledge import open_gold, own_in_pile
from schatzkiste.games.tobago.sharing import waiting
from schatzkiste.games.tobago.state import Tobago

EXPECTED: Final = ("card", "late", "first", "marker", "near", "amulet", "amulet_next")
"""What `Expectations` weighs."""
WEIGHTS: Final = (
    *EXPECTED,
    "rose",
    "rose_beside",
    "near_the_end",
    "mine",
    "theirs",
    "fetch",
    "fetch_each",
    "spare",
    "patience",
    "memory",
)


class TobagoJudgement(Judgement[Tobago]):
    """Decides by rules of thumb; all weights are in gold.

    `rose`, `rose_beside`, `near_the_end`, `mine` and `theirs` say what a clue promises, `fetch` and `fetch_each` what
    an amulet does. As many amulets as `spare` says are kept against curses. A card on offer is declined for ones that
    are better by `patience`; without `memory` the cards drawn oneself are forgotten.
    """

    def __init__(self, weights: Mapping[str, float]) -> None:
        super().__init__(TERMS)
        values = checked_weights(weights, WEIGHTS)
        self._expected = Expectations(values)
        own = len(EXPECTED)
        self.rose = values[own]
        self.rose_beside = values[own + 1]
        self.near_the_end = values[own + 2]
        self.mine = values[own + 3]
        self.theirs = values[own + 4]
        self.fetch = values[own + 5]
        self.fetch_each = values[own + 6]
        self.spare = int(values[own + 7])
        self.patience = values[own + 8]
        self.memory = values[own + 9] > 0
        self._promised = 0.0

    def policy(self, state: Tobago, seat: int, legal: list[int], rng: Rng) -> int:
        """What the rules of thumb say for the question that is asked."""
        phase = state.phase
        if phase == TURN:
            wanted = self._turn(state, seat, legal)
        elif phase == SHARING:
            wanted = ACCEPT.at() if self._wants(state, seat) else DECLINE.at()
        elif phase == VEHICLES:
            wanted = self._start(state, legal)
        else:
            wanted = self._best_lay(state, seat, legal)
        return wanted if wanted in legal else legal[0]

    def terms(self, state: Tobago, seat: int) -> list[float]:
        """Gold taken and expected, term by term."""
        return self._expected.of(state, seat)

    def _turn(self, state: Tobago, seat: int, legal: list[int]) -> int:
        best = NO_ACTION
        most = -1
        for action in legal:
            if ACTIONS.kind_of(action) == RAISE.index:
                clues = len(state.path_clues[RAISE.arg(action)])
                if clues > most:
                    best = action
                    most = clues
        if best != NO_ACTION:
            return best
        fetching = self._fetch_treasure(state, seat)
        if fetching != NO_ACTION:
            return fetching
        clearing = self._clear_markers(state, seat)
        if clearing != NO_ACTION:
            return clearing
        if state.drive != NO_DRIVE:
            return self._drive_on(state, seat)
        if state.done:
            return self._after_action(state, seat, legal)
        return self._action(state, seat, legal)

    def _fetch_treasure(self, state: Tobago, seat: int) -> int:
        """Go for a located treasure, with an extra drive if need be."""
        if not state.roses[seat]:
            return NO_ACTION
        here = state.vehicles[seat]
        target = nearest_treasure(state, here)
        if target == NO_PLACE:
            return NO_ACTION
        away = state.island.legs_from(here)[target]
        legs = state.components.legs
        left = legs - state.legs if state.drive != NO_DRIVE else 0
        coming = 0 if state.done else legs
        if away <= left or (state.drive == NO_DRIVE and away <= coming):
            return DRIVE.at(stop_before(state, here, target))
        if state.drive == NO_DRIVE:
            return EXTRA_DRIVE.at() if state.amulets[seat] and away <= legs + coming else NO_ACTION
        if away <= left + coming and state.drive != ACTION_DRIVE and left:
            return DRIVE.at(stop_before(state, here, target))
        return NO_ACTION

    def _clear_markers(self, state: Tobago, seat: int) -> int:
        """Spend amulets so that the last marker of a path is one that can be reached in this turn."""
        amulets = state.amulets[seat]
        if not amulets or not state.roses[seat]:
            return NO_ACTION
        legs = state.components.legs
        if state.drive != NO_DRIVE:
            legs -= state.legs
        elif state.done:
            legs = 0
        away = state.island.legs_from(state.vehicles[seat])
        for path in range(PATHS):
            markers = state.markers(path)
            if not 2 <= len(markers) <= 1 + min(2, amulets):
                continue
            for near in markers:
                if away[near] <= legs:
                    return REMOVE.at(path, markers[0] if markers[0] != near else markers[1])
        return NO_ACTION

    def _drive_on(self, state: Tobago, seat: int) -> int:
        target = amulet_in_reach(state, seat, state.components.legs - state.legs)
        if target == NO_PLACE or state.drive != ACTION_DRIVE:
            return STOP.at()
        return DRIVE.at(stop_before(state, state.vehicles[seat], target))

    def _after_action(self, state: Tobago, seat: int, legal: list[int]) -> int:
        """Lay an extra clue when amulets are plenty and it pays."""
        if state.amulets[seat] > self.spare and EXTRA_CLUE.at() in legal:
            lays = [LAY.at(clue, path) for clue in state.hands[seat] for path in range(PATHS)]
            self._best_lay(state, seat, lays)
            if self._promised > self.fetch:
                return EXTRA_CLUE.at()
        return END.at()

    def _action(self, state: Tobago, seat: int, legal: list[int]) -> int:
        """The clue or the amulet that promises more; else the way to a treasure, else new clues."""
        lay = self._best_lay(state, seat, legal)
        promise = self._promised
        here = state.vehicles[seat]
        target = amulet_in_reach(state, seat, state.components.legs)
        if target != NO_PLACE and self.fetch - self.fetch_each * state.amulets[seat] > promise:
            return DRIVE.at(stop_before(state, here, target))
        if promise > 0:
            return lay
        treasure = nearest_treasure(state, here)
        if treasure != NO_PLACE and treasure != here:
            return DRIVE.at(stop_before(state, here, treasure))
        return EXCHANGE.at()

    def _best_lay(self, state: Tobago, seat: int, actions: list[int]) -> int:
        """The clue that promises most; how much is kept aside, nothing when none fits."""
        best = actions[0]
        most = 0.0
        away = state.island.legs_from(state.vehicles[seat])
        others = [state.island.legs_from(state.vehicles[other]) for other in range(state.players) if other != seat]
        for action in actions:
            if ACTIONS.kind_of(action) == LAY.index:
                promise = self._promise(state, seat, action, away, others)
                if promise > most:
                    best = action
                    most = promise
        self._promised = most
        return best

    def _promise(self, state: Tobago, seat: int, action: int, away: list[int], others: list[list[int]]) -> float:
        """What a rose on the path is worth: more near the end, beside roses of one's own, and within reach.

        `away` is how many legs each place is away from the seat's vehicle, `others` the same for the others' vehicles.
        """
        offset = action - LAY.first
        clue = offset // PATHS
        path = offset % PATHS
        if not fits(state, clue, path):
            return 0.0
        own = 0
        for rose in state.path_roses[path]:
            if rose % DOUBLE_ROSE == seat:
                own += 1
        legs = state.components.legs
        clues_at = state.clues_at
        left = 0
        mine = 0
        theirs = 0
        for place in state.candidates[path]:
            if clues_at[place] >> clue & 1:
                left += 1
                if away[place] <= legs:
                    mine += 1
                for other in others:
                    if other[place] <= legs:
                        theirs += 1
                        break
        nearness = self.near_the_end + (self.mine * mine - self.theirs * theirs) / left
        return self.rose + self.rose_beside * own + nearness / left

    def _wants(self, state: Tobago, seat: int) -> bool:
        """Whether to take the card on offer: unless better ones are likely to come for the same rose."""
        deck = state.components.gold
        value = deck.values[state.offer]
        roses = waiting(state)
        own = own_in_pile(state, seat) if self.memory else 0
        face_down = len(state.pile)
        claims = roses.count(seat)
        if face_down < claims:
            return True
        known = open_gold(state) | own
        unseen = 0
        total = 0
        for card in range(deck.size):
            if not known & deck.bit[card]:
                unseen += 1
                total += deck.values[card]
        average = total / unseen if unseen else 0.0
        better = 0
        to_come = 0
        for card in range(deck.size):
            if own & deck.bit[card]:
                to_come += 1
                if deck.values[card] == 0 and not state.amulets[seat]:
                    return True
                if deck.values[card] > value + self.patience:
                    better += 1
        if average > value + self.patience:
            better += face_down - to_come
        below = 0
        for card in state.rose_cards[: state.asked]:
            if card == NO_CARD:
                below += 1
        before = 0
        for owner in roses[:below]:
            if owner != seat:
                before += 1
        return better - before < claims

    def _start(self, state: Tobago, legal: list[int]) -> int:
        """The space from which most of the island can be reached."""
        best = legal[0]
        most = -1
        for action in legal:
            away = state.island.legs_from(VEHICLE.arg(action))
            reached = 0
            for space in state.island.spaces:
                if away[space] <= state.components.legs:
                    reached += 1
            if reached > most:
                best = action
                most = reached
        return best


def nearest_treasure(state: Tobago, here: int) -> int:
    """The located treasure with the shortest way; NO_PLACE when none is located."""
    away = state.island.legs_from(here)
    best = NO_PLACE
    for path in range(PATHS):
        place = state.treasures[path]
        if place != NO_PLACE and (
            best == NO_PLACE or away[place] < away[best] or (away[place] == away[best] and place < best)
        ):
            best = place
    return best


def amulet_in_reach(state: Tobago, seat: int, legs: int) -> int:
    """The nearest amulet within this many legs; NO_PLACE when there is none."""
    away = state.island.legs_from(state.vehicles[seat])
    best = NO_PLACE
    for place in state.amulets_on:
        if 1 <= away[place] <= legs and (
            best == NO_PLACE or away[place] < away[best] or (away[place] == away[best] and place < best)
        ):
            best = place
    return best


def stop_before(state: Tobago, here: int, target: int) -> int:
    """The end of the next leg on a shortest way, on an amulet if one lies there."""
    back = state.island.legs_from(target)
    away = state.island.legs_from(here)[target]
    if away <= 1:
        return target
    best = NO_PLACE
    for action in state.island.drives[here]:
        stop = DRIVE.arg(action)
        if back[stop] == away - 1 and (best == NO_PLACE or (state.has_amulet(stop) and not state.has_amulet(best))):
            best = stop
    return target if best == NO_PLACE else best
