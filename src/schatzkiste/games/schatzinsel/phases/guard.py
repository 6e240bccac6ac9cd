"""Setting guards beside chests (SI-3.6)."""

from schatzkiste.core.phase import Deed
from schatzkiste.core.refusal import Refusal
from schatzkiste.games.schatzinsel.actions import GUARD
from schatzkiste.games.schatzinsel.board import FIELDS, TILE_NAMES
from schatzkiste.games.schatzinsel.events import GuardSet
from schatzkiste.games.schatzinsel.scoring import guard_points
from schatzkiste.games.schatzinsel.state import Schatzinsel
from schatzkiste.games.schatzinsel.turns import begin, go_on, is_open, why_closed


class SetGuard(Deed[Schatzinsel]):
    """Set one guard from behind the own screen."""

    def legal(self, state: Schatzinsel, seat: int, found: list[int]) -> None:
        if is_open(state, GUARD) and state.guards[seat]:
            for tile in range(FIELDS):
                if state.takes_guard(tile):
                    found.append(GUARD.at(tile))

    def why_not(self, state: Schatzinsel, seat: int, action: int) -> Refusal | None:
        tile = GUARD.arg(action)
        closed = why_closed(state, GUARD)
        if closed is not None:
            return closed
        if not state.guards[seat]:
            return Refusal("no-guard-left", rule="SI-3.1")
        if not state.has_chest(tile):
            return Refusal("no-chest-to-guard", rule="SI-3.6", tile=TILE_NAMES[tile])
        if not state.takes_guard(tile):
            return Refusal("chest-guarded", rule="SI-3.6", tile=TILE_NAMES[tile])
        return None

    def apply(self, state: Schatzinsel, seat: int, action: int) -> None:
        tile = GUARD.arg(action)
        begin(state, GUARD)
        points = guard_points(state.standing_chests, state.standing_guards)
        state.points[seat] += points
        state.guards[seat] -= 1
        state.guards_on[state.field_of[tile]] += 1
        state.standing_guards += 1
        if state.observed:
            state.tell(GuardSet(seat, TILE_NAMES[tile], points))
        go_on(state, seat)
