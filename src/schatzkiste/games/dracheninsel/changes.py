"""Changes on the island, and taking them back (DI-9.2).

Lists of places and tiles are shared between copies of a state and with the island before the last action, so none is
changed in place.
"""

from schatzkiste.games.dracheninsel.board import BIT, BOATS, CENTRE, COLOURS, DRAGONS, WAITING
from schatzkiste.games.dracheninsel.constants import NO_PLACE, NO_SEAT
from schatzkiste.games.dracheninsel.state import Dracheninsel


def lay_out_island(state: Dracheninsel) -> None:
    """The island at the start: hunters in their boats, the first treasure on its field, no dragon (DI-2.1, DI-2.2)."""
    state.hunter_places = [BOATS + colour if state.owner[colour] != NO_SEAT else NO_PLACE for colour in range(COLOURS)]
    state.tiles = state.components.tiles
    state.dragon_places = [NO_PLACE] * DRAGONS
    state.treasure_places = [CENTRE, *([WAITING] * (len(state.components.treasures) - 1))]
    find_fields(state)


def find_fields(state: Dracheninsel) -> None:
    """Find the fields with hunters, dragons and treasures."""
    state.hunter_fields = _fields_with(state.hunter_places)
    state.dragon_fields = _fields_with(state.dragon_places)
    state.treasure_fields = _fields_with(state.treasure_places)


def remember_island(state: Dracheninsel) -> None:
    """What comes now can be taken back to here."""
    state.hunters_before = state.hunter_places
    state.tiles_before = state.tiles
    state.dragons_before = state.dragon_places
    state.treasures_before = state.treasure_places
    state.progress_before = state.progress


def restore_island(state: Dracheninsel) -> None:
    """Everything on the island returns to where it was before the last action."""
    state.hunter_places = state.hunters_before
    state.tiles = state.tiles_before
    state.dragon_places = state.dragons_before
    state.treasure_places = state.treasures_before
    state.progress = state.progress_before
    find_fields(state)


def has_changed(state: Dracheninsel) -> bool:
    """Whether anything on the island is not where it was before the last action."""
    return (
        state.hunter_places != state.hunters_before
        or state.tiles != state.tiles_before
        or state.dragon_places != state.dragons_before
        or state.treasure_places != state.treasures_before
    )


def move_hunter(state: Dracheninsel, hunter: int, place: int) -> None:
    """Put a hunter on a place."""
    places = state.hunter_places[:]
    places[hunter] = place
    state.hunter_places = places
    state.hunter_fields = _fields_with(places)


def move_dragon(state: Dracheninsel, dragon: int, field: int) -> None:
    """Put a dragon on a field."""
    places = state.dragon_places[:]
    places[dragon] = field
    state.dragon_places = places
    state.dragon_fields = _fields_with(places)


def move_treasure(state: Dracheninsel, treasure: int, place: int) -> None:
    """Put a treasure on a place, or beside the island."""
    places = state.treasure_places[:]
    places[treasure] = place
    state.treasure_places = places
    state.treasure_fields = _fields_with(places)


def swap_tiles(state: Dracheninsel, one: int, other: int) -> None:
    """Exchange two tiles."""
    tiles = state.tiles[:]
    tiles[one], tiles[other] = tiles[other], tiles[one]
    state.tiles = tiles


def _fields_with(places: list[int]) -> int:
    fields = 0
    for place in places:
        if place != NO_PLACE:
            fields |= BIT[place]
    return fields
