"""Raising a located treasure: the raiser's rose, the draws, the pile (TO-5.1, TO-5.2, TO-7.1)."""

from schatzkiste.core.phase import ALLOWED, ActionRule
from schatzkiste.core.refusal import Refusal
from schatzkiste.games.tobago.actions import PATH_NAMES, PATHS, RAISE
from schatzkiste.games.tobago.board import HEX_NAMES
from schatzkiste.games.tobago.constants import GOLD_STACK, NO_CARD, PILE
from schatzkiste.games.tobago.events import GoldSeen, GoldShuffled, StackRanOut, TreasureRaised
from schatzkiste.games.tobago.phases.drive import end_drive
from schatzkiste.games.tobago.phases.sharing import turn_up
from schatzkiste.games.tobago.reasons import NOT_LOCATED, VEHICLE_ELSEWHERE, raise_reason, shared_refusal
from schatzkiste.games.tobago.sharing import count_draws, drawers, line_up_roses
from schatzkiste.games.tobago.state import Tobago


class RaiseTreasure(ActionRule[Tobago]):
    """Raise the treasure under one's own vehicle; it costs no action but ends a drive under way (TO-4.3)."""

    def legal(self, state: Tobago, seat: int, found: list[int]) -> None:
        for path in range(PATHS):
            if raise_reason(state, seat, path) == ALLOWED:
                found.append(RAISE.first + path)

    def reason(self, state: Tobago, seat: int, action: int) -> int:
        return raise_reason(state, seat, RAISE.arg(action))

    def refusal(self, state: Tobago, seat: int, action: int, reason: int) -> Refusal:
        path = PATH_NAMES[RAISE.arg(action)]
        if reason == NOT_LOCATED:
            return Refusal("not-located", rule="TO-5.1", path=path)
        if reason == VEHICLE_ELSEWHERE:
            return Refusal("vehicle-elsewhere", rule="TO-5.1", path=path)
        return shared_refusal(reason)

    def apply(self, state: Tobago, seat: int, action: int) -> None:
        if state.legs:
            end_drive(state)
        state.progress = True
        state.roses[seat] -= 1
        state.raised = RAISE.arg(action)
        line_up_roses(state)
        state.rose_cards = [NO_CARD] * len(state.rose_seats)
        if state.wants_events:
            there_are = len(state.gold_stack) + len(state.gold_discards) + len(state.face_down)
            cards = min(len(state.rose_seats) + 1, there_are)
            state.emit(TreasureRaised(seat, PATH_NAMES[state.raised], HEX_NAMES[state.vehicles[seat]], cards))
        _draw(state)
        turn_up(state)


def _draw(state: Tobago) -> None:
    """Everyone draws for each rose and looks, one more card comes unseen, and all are shuffled face down."""
    deck = state.components.gold
    first = late = 0
    pile: list[int] = []
    drawn = [0] * state.players
    for drawer in drawers(state):
        if not state.gold_stack and not _shuffle_discards(state):
            break
        card = state.gold_stack.pop()
        pile.append(card)
        if state.mixed:
            late += 1
        else:
            first += 1
        if drawer < state.players:
            drawn[drawer] |= deck.bit[card]
            if state.wants_events:
                state.emit(GoldSeen(drawer, deck.values[card]))
    if state.wants_events and state.is_last_treasure and not state.mixed:
        state.emit(StackRanOut())
    count_draws(state, first, late)
    pile.sort()
    state.use_chance(PILE).shuffle(pile)
    state.pile = pile
    state.drawn = drawn


def _shuffle_discards(state: Tobago) -> bool:
    """Make up for the missing cards with the gold discards; false when there are none (TO-7.1)."""
    stack = state.gold_discards + [place.card for place in state.face_down]
    if not stack:
        return False
    stack.sort()
    state.use_chance(GOLD_STACK).shuffle(stack)
    state.gold_stack = stack
    state.gold_discards = []
    state.mixed_down = state.face_down
    state.face_down = []
    state.mixed = state.components.gold.mask(stack)
    if state.wants_events:
        state.emit(StackRanOut())
        state.emit(GoldShuffled())
    return True
