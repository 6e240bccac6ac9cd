"""The grid of 5 x 5 cells on which every island lies: columns a to e from the left, rows 1 to 5 from the top.

A cell is the number 5 * row + column, both counted from 0; sets of cells are bit masks. A set is written as the names
of its cells in rising order, so from the top row down and in each row from the left: `a1b1a2`.
"""

from typing import Final

SIDE: Final = 5
CELLS: Final = 25

BIT: Final[list[int]] = [1 << cell for cell in range(CELLS)]
CELL_NAMES: Final[tuple[str, ...]] = tuple(f"{column}{row}" for row in range(1, 6) for column in "abcde")


def members(mask: int) -> list[int]:
    """The cells of a set, in rising order."""
    return [cell for cell in range(CELLS) if mask & BIT[cell]]


def names(mask: int) -> list[str]:
    """The cells of a set by name, in rising order."""
    return [CELL_NAMES[cell] for cell in members(mask)]


def label(mask: int) -> str:
    """The set as it is written."""
    return "".join(names(mask))


def first_cell(mask: int) -> int:
    """The lowest cell of a set that is not empty."""
    return (mask & -mask).bit_length() - 1


def cell_count(mask: int) -> int:
    """How many cells a set has."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def is_connected(mask: int) -> bool:
    """Whether all cells of a set hang together by their edges."""
    reached = mask & -mask
    while True:
        grown = reached
        for cell in members(reached):
            row, column = cell // SIDE, cell % SIDE
            for down, right in ((-1, 0), (1, 0), (0, -1), (0, 1)):
                if 0 <= row + down < SIDE and 0 <= column + right < SIDE:
                    grown |= BIT[cell + SIDE * down + right]
        grown &= mask
        if grown == reached:
            return reached == mask
        reached = grown
