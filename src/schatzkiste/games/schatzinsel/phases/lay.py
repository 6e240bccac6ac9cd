"""Laying tiles: each on the field its numbers fix, further ones beside the one just laid (SI-3.3, SI-3.4)."""

from schatzkiste.core.phase import Deed
from schatzkiste.core.refusal import Refusal
from schatzkiste.games.schatzinsel.actions import LAY
from schatzkiste.games.schatzinsel.board import BIT, FIELDS, NOWHERE, TILE_NAMES
from schatzkiste.games.schatzinsel.events import TileLaid
from schatzkiste.games.schatzinsel.scoring import counted_fields
from schatzkiste.games.schatzinsel.state import Schatzinsel
from schatzkiste.games.schatzinsel.turns import begin, go_on, is_open, why_closed


class LayTile(Deed[Schatzinsel]):
    """Lay one tile from behind the own screen."""

    def legal(self, state: Schatzinsel, seat: int, found: list[int]) -> None:
        if is_open(state, LAY):
            for tile in range(FIELDS):
                if state.hands[seat] & BIT[tile] and continues(state, tile):
                    found.append(LAY.at(tile))

    def why_not(self, state: Schatzinsel, seat: int, action: int) -> Refusal | None:
        tile = LAY.arg(action)
        closed = why_closed(state, LAY)
        if closed is not None:
            return closed
        if state.is_laid(tile):
            return Refusal("tile-already-laid", rule="SI-3.3", tile=TILE_NAMES[tile])
        if not state.hands[seat] & BIT[tile]:
            return Refusal("tile-not-yours", rule="SI-3.1", tile=TILE_NAMES[tile])
        if not continues(state, tile):
            return Refusal("tile-not-next-to-last", rule="SI-3.4", tile=TILE_NAMES[tile])
        return None

    def apply(self, state: Schatzinsel, seat: int, action: int) -> None:
        tile = LAY.arg(action)
        begin(state, LAY)
        field = state.field_of[tile]
        points = len(counted_fields(state.board, field))
        state.points[seat] += points
        state.board |= BIT[field]
        state.last = field
        state.hands[seat] &= ~BIT[tile]
        if state.seen[seat] & BIT[tile]:
            state.seen[seat] &= ~BIT[tile]
        else:
            state.reveals += 1
        if state.observed:
            state.tell(TileLaid(seat, TILE_NAMES[tile], points))
        go_on(state, seat)


def continues(state: Schatzinsel, tile: int) -> bool:
    """Whether the tile is the first of the turn or belongs beside the one just laid."""
    return state.last == NOWHERE or state.next_to_last(tile)
