"""Taking one free tile or one free guard (SI-3.1)."""

from typing import Final

from schatzkiste.core.phase import ALLOWED, ActionRule
from schatzkiste.core.refusal import Refusal
from schatzkiste.games.schatzinsel.actions import TAKE_GUARD, TAKE_TILE
from schatzkiste.games.schatzinsel.board import BIT, TILE_NAMES, members
from schatzkiste.games.schatzinsel.events import GuardTaken, TileTaken
from schatzkiste.games.schatzinsel.state import Schatzinsel
from schatzkiste.games.schatzinsel.turns import CLOSED, begin, closed_refusal, go_on, is_open

NOT_FREE: Final = 2


class TakeTile(ActionRule[Schatzinsel]):
    """Put one free tile behind the player's own screen."""

    def barred(self, state: Schatzinsel, seat: int) -> int:
        return ALLOWED if is_open(state, TAKE_TILE) else CLOSED

    def candidates(self, state: Schatzinsel, seat: int) -> list[int]:
        return members(state.stock, TAKE_TILE.first)

    def reason(self, state: Schatzinsel, seat: int, action: int) -> int:
        return ALLOWED if state.stock & BIT[TAKE_TILE.arg(action)] else NOT_FREE

    def refusal(self, state: Schatzinsel, seat: int, action: int, reason: int) -> Refusal:
        if reason == CLOSED:
            return closed_refusal(state, TAKE_TILE)
        return Refusal("tile-not-free", rule="SI-3.1", tile=TILE_NAMES[TAKE_TILE.arg(action)])

    def apply(self, state: Schatzinsel, seat: int, action: int) -> None:
        tile = TAKE_TILE.arg(action)
        begin(state, TAKE_TILE)
        state.stock &= ~BIT[tile]
        state.hands[seat] |= BIT[tile]
        state.seen[seat] |= BIT[tile]
        if state.wants_events:
            state.emit(TileTaken(seat, TILE_NAMES[tile]))
        go_on(state, seat)


class TakeGuard(ActionRule[Schatzinsel]):
    """Put one free guard behind the player's own screen."""

    def barred(self, state: Schatzinsel, seat: int) -> int:
        if not is_open(state, TAKE_GUARD):
            return CLOSED
        return ALLOWED if state.stock_guards else NOT_FREE

    def refusal(self, state: Schatzinsel, seat: int, action: int, reason: int) -> Refusal:
        if reason == CLOSED:
            return closed_refusal(state, TAKE_GUARD)
        return Refusal("no-free-guard", rule="SI-3.1")

    def apply(self, state: Schatzinsel, seat: int, action: int) -> None:
        begin(state, TAKE_GUARD)
        state.stock_guards -= 1
        state.guards[seat] += 1
        if state.wants_events:
            state.emit(GuardTaken(seat))
        go_on(state, seat)
