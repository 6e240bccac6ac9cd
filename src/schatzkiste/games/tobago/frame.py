"""The frame in which all islands lie: 124 hexagons, each with a letter for its column and a number for its row.

Hexagons are flat on top, in axial coordinates as in `core.hexgrid`. Columns run from a (west) to o, rows are counted
from the north; every second column lies half a hexagon lower. Sets of hexagons are bit masks.
"""

from typing import Final

from schatzkiste.core.hexgrid import Hex, distance, neighbours

NOWHERE: Final = -1
FIRST_COLUMN: Final = -6
FIRST_ROW: Final = -5
ROWS: Final[tuple[tuple[int, int], ...]] = (
    *((3, 4), (2, 6), (2, 10), (2, 11), (2, 13), (2, 12), (3, 12), (2, 12)),
    *((1, 12), (1, 11), (2, 10), (1, 9), (2, 8), (3, 6), (4, 5)),
)
"""The first and the last row of each column: wherever one of the 32 islands of the published board has land."""


def _hex(column: int, row: int) -> Hex:
    q = column + FIRST_COLUMN
    return q, row - 1 + FIRST_ROW - (q - (q & 1)) // 2


_PLACES: Final[list[tuple[int, int]]] = [
    (column, row) for column, (first, last) in enumerate(ROWS) for row in range(first, last + 1)
]
HEXES: Final[list[Hex]] = [_hex(column, row) for column, row in _PLACES]
SIZE: Final = len(HEXES)
HEX_NAMES: Final[tuple[str, ...]] = tuple(f"{chr(ord('a') + column)}{row}" for column, row in _PLACES)
HEX_BY_NAME: Final[dict[str, int]] = {name: place for place, name in enumerate(HEX_NAMES)}
PLACE_OF: Final[dict[Hex, int]] = {hexagon: place for place, hexagon in enumerate(HEXES)}
BIT: Final[list[int]] = [1 << place for place in range(SIZE)]
NEIGHBOURS: Final[list[list[int]]] = [
    [PLACE_OF.get(near, NOWHERE) for near in neighbours(hexagon)] for hexagon in HEXES
]
"""The six neighbours of each place, clockwise; NOWHERE where the frame ends."""


def within(radius: int) -> list[int]:
    """For each place the others at most so many steps away, as a set."""
    return [
        sum(BIT[other] for other in range(SIZE) if 1 <= distance(HEXES[other], hexagon) <= radius) for hexagon in HEXES
    ]


RING: Final[list[int]] = within(1)
DISC: Final[list[int]] = within(2)


def members(mask: int) -> list[int]:
    """The places of a set, in rising order."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def names(mask: int) -> list[str]:
    """The places of a set by name, in rising order."""
    return [HEX_NAMES[place] for place in members(mask)]


def spread(mask: int, table: list[int]) -> int:
    """Everything that lies near some place of a set, by a table of what is near each."""
    near = 0
    for place in members(mask):
        near |= table[place]
    return near
