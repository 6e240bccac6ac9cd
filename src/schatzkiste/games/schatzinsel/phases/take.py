"""Taking one free tile or one free guard (SI-3.1)."""

from schatzkiste.core.phase import Deed
from schatzkiste.core.refusal import Refusal
from schatzkiste.games.schatzinsel.actions import TAKE_GUARD, TAKE_TILE
from schatzkiste.games.schatzinsel.board import BIT, FIELDS, TILE_NAMES
from schatzkiste.games.schatzinsel.events import GuardTaken, TileTaken
from schatzkiste.games.schatzinsel.state import Schatzinsel
from schatzkiste.games.schatzinsel.turns import begin, go_on, is_open, why_closed


class TakeTile(Deed[Schatzinsel]):
    """Put one free tile behind the own screen."""

    def legal(self, state: Schatzinsel, seat: int, found: list[int]) -> None:
        if is_open(state, TAKE_TILE):
            for tile in range(FIELDS):
                if state.stock & BIT[tile]:
                    found.append(TAKE_TILE.at(tile))

    def why_not(self, state: Schatzinsel, seat: int, action: int) -> Refusal | None:
        tile = TAKE_TILE.arg(action)
        closed = why_closed(state, TAKE_TILE)
        if closed is not None:
            return closed
        if not state.stock & BIT[tile]:
            return Refusal("tile-not-free", rule="SI-3.1", tile=TILE_NAMES[tile])
        return None

    def apply(self, state: Schatzinsel, seat: int, action: int) -> None:
        tile = TAKE_TILE.arg(action)
        begin(state, TAKE_TILE)
        state.stock &= ~BIT[tile]
        state.hands[seat] |= BIT[tile]
        state.seen[seat] |= BIT[tile]
        if state.observed:
            state.tell(TileTaken(seat, TILE_NAMES[tile]))
        go_on(state, seat)


class TakeGuard(Deed[Schatzinsel]):
    """Put one free guard behind the own screen."""

    def legal(self, state: Schatzinsel, seat: int, found: list[int]) -> None:
        if is_open(state, TAKE_GUARD) and state.stock_guards:
            found.append(TAKE_GUARD.at())

    def why_not(self, state: Schatzinsel, seat: int, action: int) -> Refusal | None:
        closed = why_closed(state, TAKE_GUARD)
        if closed is not None:
            return closed
        if not state.stock_guards:
            return Refusal("no-free-guard", rule="SI-3.1")
        return None

    def apply(self, state: Schatzinsel, seat: int, action: int) -> None:
        begin(state, TAKE_GUARD)
        state.stock_guards -= 1
        state.guards[seat] += 1
        if state.observed:
            state.tell(GuardTaken(seat))
        go_on(state, seat)
