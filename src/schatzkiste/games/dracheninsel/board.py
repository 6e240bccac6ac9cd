"""The places of the island: 61 fields and six boats (DI-1.1).

A field is a number from 0 to 60, row by row from the top left; its name is a letter for the row and a number from the
left. A boat is 61 plus its colour. Sets of fields are bit masks; boats are never part of them.
"""

from typing import Final

from schatzkiste.core.hexgrid import Hex, disc

RADIUS: Final = 4
FIELDS: Final = 61
BOATS: Final = 61
PLACES: Final = 67
COLOURS: Final = 6
DRAGONS: Final = 2

WAITING: Final = 67
CASHED: Final = 68
LOST: Final = 69
"""Where a treasure is that lies on no place: beside the island, with its winners, out of the game."""

HEXES: Final[list[Hex]] = disc(RADIUS)
FIELD_AT: Final[dict[Hex, int]] = {place: field for field, place in enumerate(HEXES)}
CENTRE: Final = 30

COLOUR_NAMES: Final[tuple[str, ...]] = ("green", "yellow", "grey", "blue", "brown", "red")
TERRAIN_NAMES: Final[tuple[str, ...]] = ("forest", "desert", "mountain", "water", "farmland", "volcano")
TERRAIN_LETTERS: Final = "FDMWAV"
"""As component file and the terminal write terrains; A is arable land."""


def _field_names() -> tuple[str, ...]:
    names: list[str] = []
    for row in range(-RADIUS, RADIUS + 1):
        for number in range(2 * RADIUS + 1 - abs(row)):
            names.append(f"{'abcdefghi'[row + RADIUS]}{number + 1}")
    return tuple(names)


FIELD_NAMES: Final[tuple[str, ...]] = _field_names()
PLACE_NAMES: Final[tuple[str, ...]] = (*FIELD_NAMES, *(f"boat-{colour}" for colour in COLOUR_NAMES))
TREASURE_PLACE_NAMES: Final[tuple[str, ...]] = (*PLACE_NAMES, "waiting", "cashed", "lost")
PLACE_BY_NAME: Final[dict[str, int]] = {name: place for place, name in enumerate(PLACE_NAMES)}

BIT: Final[list[int]] = [*(1 << field for field in range(FIELDS)), *([0] * (LOST + 1 - FIELDS))]
"""The bit of a field; what is no field has none."""


def terrains_of(mask: int) -> list[str]:
    """The terrains of a set by name."""
    return [TERRAIN_NAMES[terrain] for terrain in range(COLOURS) if mask >> terrain & 1]
