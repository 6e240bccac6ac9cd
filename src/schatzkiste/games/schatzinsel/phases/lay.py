"""Laying tiles: each on the field its numbers fix, further ones beside the one just laid (SI-3.3, SI-3.4)."""

from typing import Final

from schatzkiste.core.phase import ALLOWED, ActionRule
from schatzkiste.core.refusal import Refusal
from schatzkiste.games.schatzinsel.actions import LAY
from schatzkiste.games.schatzinsel.board import BIT, TILE_NAMES, members
from schatzkiste.games.schatzinsel.constants import NO_FIELD
from schatzkiste.games.schatzinsel.events import TileLaid
from schatzkiste.games.schatzinsel.scoring import counted_fields
from schatzkiste.games.schatzinsel.state import Schatzinsel
from schatzkiste.games.schatzinsel.turns import CLOSED, begin, closed_refusal, go_on, is_open

LAID_ALREADY: Final = 2
NOT_YOURS: Final = 3
NOT_NEXT_TO_LAST: Final = 4


class LayTile(ActionRule[Schatzinsel]):
    """Lay one tile from behind the player's own screen."""

    def barred(self, state: Schatzinsel, seat: int) -> int:
        return ALLOWED if is_open(state, LAY) else CLOSED

    def candidates(self, state: Schatzinsel, seat: int) -> list[int]:
        return members(state.hands[seat], LAY.first)

    def reason(self, state: Schatzinsel, seat: int, action: int) -> int:
        tile = LAY.arg(action)
        if state.is_laid(tile):
            return LAID_ALREADY
        if not state.hands[seat] & BIT[tile]:
            return NOT_YOURS
        return ALLOWED if state.last == NO_FIELD or state.next_to_last(tile) else NOT_NEXT_TO_LAST

    def refusal(self, state: Schatzinsel, seat: int, action: int, reason: int) -> Refusal:
        tile = TILE_NAMES[LAY.arg(action)]
        if reason == CLOSED:
            return closed_refusal(state, LAY)
        if reason == LAID_ALREADY:
            return Refusal("tile-already-laid", rule="SI-3.3", tile=tile)
        if reason == NOT_YOURS:
            return Refusal("tile-not-yours", rule="SI-3.1", tile=tile)
        return Refusal("tile-not-next-to-last", rule="SI-3.4", tile=tile)

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
        if state.wants_events:
            state.emit(TileLaid(seat, TILE_NAMES[tile], points))
        go_on(state, seat)
