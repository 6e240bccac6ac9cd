"""Setting chests on crosses (SI-3.5)."""

from schatzkiste.core.phase import Deed
from schatzkiste.core.refusal import Refusal
from schatzkiste.games.schatzinsel.actions import CHEST
from schatzkiste.games.schatzinsel.board import BIT, FIELDS, TILE_NAMES
from schatzkiste.games.schatzinsel.events import ChestSet
from schatzkiste.games.schatzinsel.scoring import chest_points
from schatzkiste.games.schatzinsel.state import Schatzinsel
from schatzkiste.games.schatzinsel.turns import begin, go_on, is_open, why_closed


class SetChest(Deed[Schatzinsel]):
    """Set one chest from behind the own screen."""

    def legal(self, state: Schatzinsel, seat: int, found: list[int]) -> None:
        if is_open(state, CHEST) and state.chests[seat]:
            crosses = state.free_crosses()
            for field in range(FIELDS):
                if crosses & BIT[field]:
                    found.append(CHEST.at(state.tile_of[field]))

    def why_not(self, state: Schatzinsel, seat: int, action: int) -> Refusal | None:
        tile = CHEST.arg(action)
        closed = why_closed(state, CHEST)
        if closed is not None:
            return closed
        if not state.chests[seat]:
            return Refusal("no-chest-left", rule="SI-3.1")
        if not state.tables.crosses & BIT[tile]:
            return Refusal("no-cross", rule="SI-3.5", tile=TILE_NAMES[tile])
        if not state.is_laid(tile):
            return Refusal("cross-not-laid", rule="SI-3.5", tile=TILE_NAMES[tile])
        if state.has_chest(tile):
            return Refusal("cross-has-chest", rule="SI-3.5", tile=TILE_NAMES[tile])
        return None

    def apply(self, state: Schatzinsel, seat: int, action: int) -> None:
        tile = CHEST.arg(action)
        begin(state, CHEST)
        points = chest_points(state.standing_chests)
        state.points[seat] += points
        state.chests[seat] -= 1
        state.chests_on |= BIT[state.field_of[tile]]
        state.standing_chests += 1
        if state.observed:
            state.tell(ChestSet(seat, TILE_NAMES[tile], points))
        go_on(state, seat)
