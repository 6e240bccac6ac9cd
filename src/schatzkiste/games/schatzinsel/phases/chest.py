"""Placing chests on crosses (SI-3.5)."""

from typing import Final

from schatzkiste.core.phase import ALLOWED, ActionRule
from schatzkiste.core.refusal import Refusal
from schatzkiste.games.schatzinsel.actions import CHEST
from schatzkiste.games.schatzinsel.board import BIT, TILE_NAMES, members
from schatzkiste.games.schatzinsel.events import ChestSet
from schatzkiste.games.schatzinsel.scoring import chest_points
from schatzkiste.games.schatzinsel.state import Schatzinsel
from schatzkiste.games.schatzinsel.turns import CLOSED, begin, closed_refusal, go_on, is_open

NO_CHEST_LEFT: Final = 2
NO_CROSS: Final = 3
NOT_LAID: Final = 4
HAS_CHEST: Final = 5


class PlaceChest(ActionRule[Schatzinsel]):
    """Place one chest from behind the player's own screen."""

    def barred(self, state: Schatzinsel, seat: int) -> int:
        if not is_open(state, CHEST):
            return CLOSED
        return ALLOWED if state.chests[seat] else NO_CHEST_LEFT

    def candidates(self, state: Schatzinsel, seat: int) -> list[int]:
        return [CHEST.first + state.tile_of[field] for field in members(state.free_crosses())]

    def reason(self, state: Schatzinsel, seat: int, action: int) -> int:
        tile = CHEST.arg(action)
        if not state.components.crosses & BIT[tile]:
            return NO_CROSS
        if not state.is_laid(tile):
            return NOT_LAID
        return HAS_CHEST if state.has_chest(tile) else ALLOWED

    def refusal(self, state: Schatzinsel, seat: int, action: int, reason: int) -> Refusal:
        tile = TILE_NAMES[CHEST.arg(action)]
        if reason == CLOSED:
            return closed_refusal(state, CHEST)
        if reason == NO_CHEST_LEFT:
            return Refusal("no-chest-left", rule="SI-3.1")
        if reason == NO_CROSS:
            return Refusal("no-cross", rule="SI-3.5", tile=tile)
        if reason == NOT_LAID:
            return Refusal("cross-not-laid", rule="SI-3.5", tile=tile)
        return Refusal("cross-has-chest", rule="SI-3.5", tile=tile)

    def apply(self, state: Schatzinsel, seat: int, action: int) -> None:
        tile = CHEST.arg(action)
        begin(state, CHEST)
        points = chest_points(state.standing_chests)
        state.points[seat] += points
        state.chests[seat] -= 1
        state.chests_on |= BIT[state.field_of[tile]]
        state.standing_chests += 1
        if state.wants_events:
            state.emit(ChestSet(seat, TILE_NAMES[tile], points))
        go_on(state, seat)
