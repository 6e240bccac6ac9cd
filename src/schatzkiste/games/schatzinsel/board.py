"""The board of 5 x 5 fields and its 25 tiles (SI-1.1, SI-1.2).

A tile is a number from 0 to 24, 5 * (row number - 1) + (column number - 1); a field is 5 * row + column, counted from
the top left. Sets of tiles or fields are bit masks.
"""

from typing import Final

SIDE: Final = 5
FIELDS: Final = 25
ALL_TILES: Final = (1 << 25) - 1

BIT: Final[list[int]] = [1 << place for place in range(FIELDS)]
TILE_NAMES: Final[tuple[str, ...]] = tuple(f"{row}-{column}" for row in range(1, 6) for column in range(1, 6))
TILE_BY_NAME: Final[dict[str, int]] = {name: tile for tile, name in enumerate(TILE_NAMES)}


def _ray(field: int, down: int, right: int) -> list[int]:
    """The fields from a field to the edge in one direction, nearest first."""
    row, column = field // SIDE + down, field % SIDE + right
    fields: list[int] = []
    while 0 <= row < SIDE and 0 <= column < SIDE:
        fields.append(row * SIDE + column)
        row, column = row + down, column + right
    return fields


RAYS: Final[list[list[list[int]]]] = [
    [ray for ray in (_ray(field, -1, 0), _ray(field, 1, 0), _ray(field, 0, -1), _ray(field, 0, 1)) if ray]
    for field in range(FIELDS)
]
NEIGHBOURS: Final[list[list[int]]] = [[ray[0] for ray in RAYS[field]] for field in range(FIELDS)]
TOUCHING: Final[list[int]] = [sum(BIT[field] for field in fields) for fields in NEIGHBOURS]


def names(tiles: int) -> list[str]:
    """The tiles of a set by name, in rising order."""
    return [TILE_NAMES[tile] for tile in range(FIELDS) if tiles & BIT[tile]]


def members(mask: int, first: int = 0) -> list[int]:
    """The members of a set, in rising order, counted from the first."""
    found: list[int] = []
    place = first
    while mask:
        if mask & 1:
            found.append(place)
        mask >>= 1
        place += 1
    return found
