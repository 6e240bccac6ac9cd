"""Placing guards beside chests (SI-3.6)."""

from typing import Final

from schatzkiste.core.phase import ALLOWED, ActionRule
from schatzkiste.core.refusal import Refusal
from schatzkiste.games.schatzinsel.actions import GUARD
from schatzkiste.games.schatzinsel.board import TILE_NAMES, members
from schatzkiste.games.schatzinsel.events import GuardSet
from schatzkiste.games.schatzinsel.scoring import guard_points
from schatzkiste.games.schatzinsel.state import Schatzinsel
from schatzkiste.games.schatzinsel.turns import CLOSED, begin, closed_refusal, go_on, is_open

NO_GUARD_LEFT: Final = 2
NO_CHEST: Final = 3
GUARDED: Final = 4


class PlaceGuard(ActionRule[Schatzinsel]):
    """Place one guard from behind the player's own screen."""

    def barred(self, state: Schatzinsel, seat: int) -> int:
        if not is_open(state, GUARD):
            return CLOSED
        return ALLOWED if state.guards[seat] else NO_GUARD_LEFT

    def candidates(self, state: Schatzinsel, seat: int) -> list[int]:
        return [GUARD.first + state.tile_of[field] for field in members(state.chests_on)]

    def reason(self, state: Schatzinsel, seat: int, action: int) -> int:
        tile = GUARD.arg(action)
        if not state.has_chest(tile):
            return NO_CHEST
        return GUARDED if state.guards_on[state.field_of[tile]] and not state.crowds else ALLOWED

    def refusal(self, state: Schatzinsel, seat: int, action: int, reason: int) -> Refusal:
        tile = TILE_NAMES[GUARD.arg(action)]
        if reason == CLOSED:
            return closed_refusal(state, GUARD)
        if reason == NO_GUARD_LEFT:
            return Refusal("no-guard-left", rule="SI-3.1")
        if reason == NO_CHEST and not state.chests_on:
            return Refusal("no-chest-yet", rule="SI-3.6")
        if reason == NO_CHEST:
            return Refusal("no-chest-to-guard", rule="SI-3.6", tile=tile)
        return Refusal("chest-guarded", rule="SI-3.6", tile=tile)

    def apply(self, state: Schatzinsel, seat: int, action: int) -> None:
        tile = GUARD.arg(action)
        begin(state, GUARD)
        points = guard_points(state.standing_chests, state.standing_guards)
        state.points[seat] += points
        state.guards[seat] -= 1
        state.guards_on[state.field_of[tile]] += 1
        state.standing_guards += 1
        if state.wants_events:
            state.emit(GuardSet(seat, TILE_NAMES[tile], points))
        go_on(state, seat)
