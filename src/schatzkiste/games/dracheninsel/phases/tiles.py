"""Raging Elements and Destructive Forces: two tiles change places (DI-8.1, DI-8.2)."""

from typing import Final

from schatzkiste.core.phase import ALLOWED, ActionRule
from schatzkiste.core.refusal import Refusal
from schatzkiste.games.dracheninsel.actions import ELEMENTS, TILE, FieldActions
from schatzkiste.games.dracheninsel.board import BIT, CENTRE, FIELDS, PLACE_NAMES
from schatzkiste.games.dracheninsel.cards import CARD_NAMES, FORCES
from schatzkiste.games.dracheninsel.cards import ELEMENTS as ELEMENTS_CARD
from schatzkiste.games.dracheninsel.changes import swap_tiles
from schatzkiste.games.dracheninsel.constants import NO_PLACE, SWAPPING
from schatzkiste.games.dracheninsel.events import TilesSwapped
from schatzkiste.games.dracheninsel.hands import spend
from schatzkiste.games.dracheninsel.phases.playing import CardRule
from schatzkiste.games.dracheninsel.plan import Plan
from schatzkiste.games.dracheninsel.state import Dracheninsel
from schatzkiste.games.dracheninsel.turns import begin_action, open_stop_window

NO_TILE: Final = 1
SAME_TILE: Final = 2
TILE_OCCUPIED: Final = 3
NO_FREE_NEIGHBOUR: Final = 4
NOT_ADJACENT: Final = 5


class SwapCard(CardRule):
    """Play one of the two cards; with at most eight fields occupied there are always two tiles to swap."""

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        state.plan = Plan([action])
        state.phase = SWAPPING


class ChooseTile(ActionRule[Dracheninsel]):
    """Name the first tile, then the second."""

    def legal(self, state: Dracheninsel, seat: int, found: list[int]) -> None:
        _TILE_ACTIONS.add(swappable(state), found)

    def reason(self, state: Dracheninsel, seat: int, action: int) -> int:
        field = TILE.arg(action)
        if swappable(state) & BIT[field]:
            return ALLOWED
        if field == CENTRE:
            return NO_TILE
        if field == state.plan.tile():
            return SAME_TILE
        if not movable(state) & BIT[field]:
            return TILE_OCCUPIED
        return NO_FREE_NEIGHBOUR if state.plan.tile() == NO_PLACE else NOT_ADJACENT

    def refusal(self, state: Dracheninsel, seat: int, action: int, reason: int) -> Refusal:
        place = PLACE_NAMES[TILE.arg(action)]
        if reason == NO_TILE:
            return Refusal("no-tile-there", rule="DI-2.1")
        if reason == SAME_TILE:
            return Refusal("same-tile", rule="DI-8.1", place=place)
        if reason == TILE_OCCUPIED:
            return Refusal("tile-occupied", rule="DI-8.2", place=place)
        if reason == NO_FREE_NEIGHBOUR:
            return Refusal("no-free-neighbour", rule="DI-8.1", place=place)
        return Refusal("tiles-not-adjacent", rule="DI-8.1", place=place, first=PLACE_NAMES[state.plan.tile()])

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        first, field = state.plan.tile(), TILE.arg(action)
        if first == NO_PLACE:
            state.plan.actions.append(action)
            return
        card = ELEMENTS_CARD if state.plan.actions[0] == ELEMENTS.first else FORCES
        begin_action(state)
        spend(state, seat, card)
        state.has_spent = True
        swap_tiles(state, first, field)
        if state.wants_events:
            state.emit(TilesSwapped(seat, CARD_NAMES[card], PLACE_NAMES[first], PLACE_NAMES[field]))
        open_stop_window(state)


def movable(state: Dracheninsel) -> int:
    """The fields whose tile may be swapped: neither hunter nor dragon stands there (DI-8.2)."""
    return _ALL_TILES & ~(state.hunter_fields | state.dragon_fields)


def swappable(state: Dracheninsel) -> int:
    """The fields whose tile can be named next: Raging Elements any, Destructive Forces neighbours (DI-8.1)."""
    free = movable(state)
    first = state.plan.tile()
    if state.plan.actions[0] == ELEMENTS.first:
        return free if first == NO_PLACE else free & ~BIT[first]
    near = state.components.near_fields
    if first != NO_PLACE:
        return free & near[first]
    found = 0
    for field in range(FIELDS):
        if free & BIT[field] and free & near[field]:
            found |= BIT[field]
    return found


_ALL_TILES: Final = (1 << FIELDS) - 1 - (1 << CENTRE)
_TILE_ACTIONS: Final = FieldActions(TILE)
