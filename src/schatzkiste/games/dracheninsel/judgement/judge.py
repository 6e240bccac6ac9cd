"""The judgement of Die Dracheninsel.

A treasure is worth its coins, less for every card of way that is still to go (`fade`): to two who carry it, the way
home; to whoever is on the way to lift, join or rob, the way there and then the way home. Two hunters of one player
carry for both coins. A policy's turn goes where this sum grows most.
"""

from collections.abc import Mapping
from typing import Final

from schatzkiste.core.judgement import Judgement
from schatzkiste.core.rng import Rng
from schatzkiste.games.dracheninsel import actions as act
from schatzkiste.games.dracheninsel import constants as phases
from schatzkiste.games.dracheninsel.board import BIT, BOATS, CENTRE, COLOURS
from schatzkiste.games.dracheninsel.cards import TERRAINS_ON
from schatzkiste.games.dracheninsel.constants import NO_CARD, NO_HUNTER, NO_PLACE
from schatzkiste.games.dracheninsel.judgement import replies
from schatzkiste.games.dracheninsel.judgement.ground import twin
from schatzkiste.games.dracheninsel.judgement.prospects import Goals, Prospects
from schatzkiste.games.dracheninsel.judgement.trouble import richest
from schatzkiste.games.dracheninsel.judgement.turn import FIRST_KEPT, GOOD_MASK, Turn
from schatzkiste.games.dracheninsel.judgement.weights import TERMS, Weights
from schatzkiste.games.dracheninsel.state import Dracheninsel

_END: Final[int] = act.END.first
_STEP: Final[int] = act.STEP.first
_LEAD: Final[int] = act.LEAD.first
_OVER: Final[int] = act.OVER.first
_LAND: Final[int] = act.LAND.first
_FLIGHT: Final[int] = act.FLIGHT.first
_PAY: Final[int] = act.PAY.first
_ROB: Final[int] = act.ROB.first
_TILE: Final[int] = act.TILE.first
_PLACE: Final[int] = act.PLACE.first
_SEND: Final[int] = act.SEND.first
_STEAL: Final[int] = act.STEAL.first
_WITH: Final[int] = act.WITH.first
_TERRAIN: Final[int] = act.TERRAIN.first
_DONE: Final[int] = act.DONE.first
_LET_GO: Final[int] = act.LET_GO.first
_GO_ON: Final[int] = act.GO_ON.first
_AGREE: Final[int] = act.AGREE.first
_REFUSE: Final[int] = act.REFUSE.first
_FORCES: Final[int] = act.FORCES.first
PONDERED: Final = 8
"""After this many actions in a turn the policy alone decides: going to and fro puts off what others would do, and that
seems a gain, time and again, to a search that looks only so far ahead."""
LONGEST: Final = 600
"""No play-out has more decisions than this, wherever it begins; three turns have about thirty."""


class DracheninselJudgement(Judgement[Dracheninsel]):
    """Somebody who knows where the gold is and how to get it home."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        super().__init__(TERMS)
        self.weights = Weights(weights)
        self.prospects = Prospects(self.weights)
        self.turn = Turn(self.prospects)
        self.goals = Goals(self.prospects)

    def policy(self, state: Dracheninsel, seat: int, legal: list[int], rng: Rng) -> int:
        """Take the way that brings most; play other cards and replies by rules of thumb."""
        wanted = self._wish(state, seat, legal)
        if wanted in legal:
            return wanted
        for idle in (_END, _DONE, _LET_GO):
            if idle in legal:
                return idle
        return legal[0]

    def terms(self, state: Dracheninsel, seat: int) -> list[float]:
        """Coins, and what the seat's hunters and cards promise."""
        coins = 0
        values = state.components.treasures
        for treasure in range(len(values)):
            coins += values[treasure] * state.coins[seat][treasure]
        if state.is_over:
            return [float(coins), 0.0, 0.0, 0.0, 0.0]
        chart = self.prospects.charts.of(state)
        carried = 0.0
        guarded = 0.0
        near = 0.0
        for hunter in state.hunters[seat]:
            at = state.hunter_places[hunter]
            partner = self._partner(state, hunter, at)
            if partner != NO_HUNTER:
                value = values[state.treasure_at(at)]
                if state.owner[partner] != seat or partner > hunter:
                    carried += self.prospects.carried(state, chart, seat, hunter, partner, value, at)
            elif state.treasure_fields & BIT[at]:
                share = self.weights.wait if at == CENTRE else self.weights.keep
                guarded += values[state.treasure_at(at)] * share
            else:
                self.goals.find(state, chart, seat, hunter)
                near += self.goals.at(at)
        return [float(coins), carried, guarded, near, self.weights.hand * self._good_cards(state, seat)]

    def shortlist(self, state: Dracheninsel, seat: int, legal: list[int], most: int, rng: Rng) -> list[int]:
        """Only the policy's choice where many others differ little from it; otherwise as in every game."""
        phase = state.phase
        if phase in (phases.SWAPPING, phases.PATROLLING, phases.PASSING):
            return [self.policy(state, seat, legal, rng)]
        if phase == phases.TURN and state.actions_taken >= PONDERED:
            return [self.policy(state, seat, legal, rng)]
        if phase in (phases.STOPPING, phases.CONFIRMING) and not self._is_moving(state, seat):
            return [self.policy(state, seat, legal, rng)]
        return super().shortlist(state, seat, legal, most, rng)

    def horizon(self, state: Dracheninsel, decisions: int) -> int:
        """A number of decisions; where play-outs count whole turns, the number of the turn before which they stop.

        So every candidate is followed equally far, whether it ends the turn or continues it.
        """
        return state.turns + decisions if self.weights.turnwise else decisions

    def play_on(self, state: Dracheninsel, seat: int, decisions: int, rng: Rng) -> None:
        """Let the policy decide for everyone, in place, a number of times or until the turn of this number."""
        if not self.weights.turnwise:
            super().play_on(state, seat, decisions, rng)
            return
        for _ in range(LONGEST):
            if not state.to_act or state.turns >= decisions:
                return
            asked = state.to_act[0]
            legal = state.legal_actions(asked)
            action = legal[0] if len(legal) == 1 else self.policy(state, asked, legal, rng)
            state.game.phases[state.phase].apply(state, asked, action)

    def _is_moving(self, state: Dracheninsel, seat: int) -> bool:
        """Whether a Stop could matter: the last action has hurt the seat, or others begin a turn close to home."""
        if self._luck(state, seat) < -0.1:
            return True
        if state.actions_taken > 0:
            return False
        trouble = self.turn.trouble
        trouble.find(state, self.prospects.charts.of(state), seat, -1)
        return trouble.is_within(self.weights.terror)

    def _partner(self, state: Dracheninsel, hunter: int, at: int) -> int:
        """With whom the hunter carries, or stands in a boat with a treasure that is not cashed yet."""
        if at < BOATS:
            return state.companion(hunter)
        if state.partner == NO_HUNTER:
            return NO_HUNTER
        if hunter == state.mover:
            return state.partner
        return state.mover if hunter == state.partner else NO_HUNTER

    def _good_cards(self, state: Dracheninsel, seat: int) -> int:
        """How many cards in hand are jokers, flights, journeys or good for replies."""
        own = 0
        for hunter in state.hunters[seat]:
            own |= 1 << hunter
        count = 0
        for card in state.hands[seat]:
            if card >= FIRST_KEPT or (1 << card) & GOOD_MASK or TERRAINS_ON[card] & own:
                count += 1
        return count

    def _wish(self, state: Dracheninsel, seat: int, legal: list[int]) -> int:
        phase = state.phase
        if phase >= phases.STOPPING:
            return self._reply(state, seat, legal)
        chart = self.prospects.charts.of(state)
        turn = self.turn
        plan = state.plan
        if phase == phases.TURN:
            return turn.decide(state, chart, seat, legal)
        if phase == phases.PAYMENT:
            return self._payment(state, legal)
        if phase == phases.PASSING:
            return turn.exchange(state, seat, legal)
        if phase == phases.ROBBERY:
            treasure = state.treasure_at(plan.to)
            return _ROB + self.prospects.victim(state, chart, seat, plan.hunter, treasure)
        if phase == phases.SWAPPING:
            return self._swap(state, seat, legal)
        if phase == phases.PATROLLING or phase == phases.FRIGHTENING:
            return self._trouble(state, seat, legal)
        if phase == phases.SNEAKING:
            return _STEAL + richest(state, seat)
        if phase == phases.TRAVELLING:
            turn.find_journey(state, chart, seat)
            return _WITH + turn.card if plan.terrain_card() == NO_CARD else _TERRAIN + turn.terrain
        turn.find_way(state, chart, seat)
        if phase == phases.LEADER:
            return _LEAD + turn.hunter
        if phase == phases.EXIT:
            return _STEP + turn.out_to if turn.out_over == NO_PLACE else _FLIGHT
        if phase == phases.FLYING:
            return _OVER + (turn.out_over if plan.flies_out else turn.over)
        return _LAND + (turn.out_to if plan.flies_out else turn.to)

    def _payment(self, state: Dracheninsel, legal: list[int]) -> int:
        """Spend plain cards first, jokers last."""
        best = legal[0]
        least = 9
        for action in legal:
            kind = action - _PAY
            rank = 1 if kind >= COLOURS else 0
            if TERRAINS_ON[kind] >> state.plan.hunter & 1:
                rank = 2
            if rank < least:
                least = rank
                best = action
        return best

    def _swap(self, state: Dracheninsel, seat: int, legal: list[int]) -> int:
        """Bring a tile of the hunter's own terrain onto its way, or else change nothing."""
        chart = self.prospects.charts.of(state)
        first = state.plan.tile()
        ground = self.turn.ground
        helps = ground.find(state, chart, seat, state.plan.actions[0] == _FORCES)
        if helps and first == NO_PLACE:
            return _TILE + ground.first
        if helps and first == ground.first:
            return _TILE + ground.second
        return legal[0] if first == NO_PLACE else twin(state, first, legal, _TILE)

    def _trouble(self, state: Dracheninsel, seat: int, legal: list[int]) -> int:
        """Whom to frighten, and where a dragon is in the way of others."""
        chart = self.prospects.charts.of(state)
        trouble = self.turn.trouble
        self.turn.find_way(state, chart, seat)
        trouble.find(state, chart, seat, self.turn.treasure)
        if trouble.one == NO_HUNTER:
            trouble.find(state, chart, seat, -1)
        if trouble.one == NO_HUNTER:
            return legal[0]
        if state.phase == phases.FRIGHTENING:
            return _SEND + trouble.frightened(state, chart)
        if legal[0] < _PLACE:
            return legal[0]
        return _PLACE + trouble.guarded(state, chart)

    def _reply(self, state: Dracheninsel, seat: int, legal: list[int]) -> int:
        if state.phase == phases.AGREEING:
            return _AGREE if replies.would_end(state, seat) else _REFUSE
        if replies.is_asked(state):
            return replies.answer(state, seat, legal, self.weights.betray)
        if _GO_ON in legal and legal[0] == _GO_ON:
            return _GO_ON
        if self._objects(state, seat):
            return legal[0]
        return _GO_ON if _GO_ON in legal else _LET_GO

    def _objects(self, state: Dracheninsel, seat: int) -> bool:
        """Whether to call Stop, or to counter what is announced."""
        weights = self.weights
        if state.phase == phases.COUNTERING:
            if weights.counter <= 0:
                return False
            if replies.is_threatened(state, seat):
                return True
            return replies.is_stopped(state) and self._luck(state, seat) * weights.counter > 1.0
        return weights.stop > 0 and -self._luck(state, seat) * weights.stop > 1.0

    def _luck(self, state: Dracheninsel, seat: int) -> float:
        """What the last action has brought the seat beyond the best of the others, in hundreds of coins."""
        if state.has_arrived():
            value = state.arrived_value() / 100.0
            return value if seat == state.boat_owner() or seat == state.boat_partner() else -value
        if state.hunter_places == state.hunters_before and state.treasure_places == state.treasures_before:
            return 0.0
        return (self.lead(state, seat) - self.lead(replies.before(state), seat)) / 100.0
