"""The frame in which all islands lie: 124 hexagons, each with a letter for its column and a number for its row.

Hexagons are flat on top, in axial coordinates as in `core.hexgrid`. Columns run from a (west) to o, rows are counted
from the north; every second column lies half a hexagon lower. A place is the number of a hexagon of the frame.
"""

from typing import Final

from schatzkiste.core.hexgrid import Hex, distance, neighbours
from schatzkiste.games.tobago.constants import NO_PLACE

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


_COLUMNS_AND_ROWS: Final[list[tuple[int, int]]] = [
    (column, row) for column, (first, last) in enumerate(ROWS) for row in range(first, last + 1)
]
HEXES: Final[list[Hex]] = [_hex(column, row) for column, row in _COLUMNS_AND_ROWS]
SIZE: Final = len(HEXES)
HEX_NAMES: Final[tuple[str, ...]] = tuple(f"{chr(ord('a') + column)}{row}" for column, row in _COLUMNS_AND_ROWS)
PLACE_OF: Final[dict[Hex, int]] = {hexagon: place for place, hexagon in enumerate(HEXES)}
NEIGHBOURS: Final[list[list[int]]] = [
    [PLACE_OF.get(near, NO_PLACE) for near in neighbours(hexagon)] for hexagon in HEXES
]
"""The six neighbours of each place, clockwise; NO_PLACE where the frame ends."""
DISTANCE: Final[list[list[int]]] = [[distance(one, other) for other in HEXES] for one in HEXES]
"""The steps between any two places."""
ONE_STEP: Final[list[list[int]]] = [[place for place in range(SIZE) if steps[place] == 1] for steps in DISTANCE]
TWO_STEPS: Final[list[list[int]]] = [[place for place in range(SIZE) if 1 <= steps[place] <= 2] for steps in DISTANCE]
"""The other places one step away, and those at most two steps away."""


def names(places: list[int]) -> list[str]:
    """The places by name."""
    return [HEX_NAMES[place] for place in places]
