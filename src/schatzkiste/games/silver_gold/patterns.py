"""The six patterns of the expedition cards and every place each can take on the grid (SG-1.3, SG-3.2)."""

from typing import Final

from schatzkiste.games.silver_gold.board import BIT, SIDE, label
from schatzkiste.games.silver_gold.constants import NO_PATTERN

Offsets = tuple[tuple[int, int], ...]
"""Cells as (column, row), from the top left corner of the pattern, in the order of the grid."""

PATTERN_NAMES: Final[tuple[str, ...]] = ("line2", "line3", "corner", "t", "l", "square")
SHAPES: Final[tuple[tuple[str, ...], ...]] = (
    ("##",),
    ("###",),
    ("##", "#."),
    ("###", ".#."),
    ("###", "#.."),
    ("##", "##"),
)
PATTERNS: Final = 6


def offsets_of(rows: tuple[str, ...]) -> Offsets:
    """The cells of a drawing, moved to its top left corner."""
    return _in_corner([(x, y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == "#"])


def _in_corner(cells: list[tuple[int, int]]) -> Offsets:
    left = min(x for x, _ in cells)
    top = min(y for _, y in cells)
    return tuple(sorted(((x - left, y - top) for x, y in cells), key=lambda cell: (cell[1], cell[0])))


def orientations_of(shape: Offsets) -> list[Offsets]:
    """The shape by quarter turns, then its mirror image by quarter turns, each distinct one once."""
    found: list[Offsets] = []
    for mirrored in (False, True):
        turned = _in_corner([(-x, y) for x, y in shape]) if mirrored else shape
        for _ in range(4):
            if turned not in found:
                found.append(turned)
            turned = _in_corner([(-y, x) for x, y in turned])
    return found


ORIENTATIONS: Final[list[list[Offsets]]] = [orientations_of(offsets_of(rows)) for rows in SHAPES]


def _placements(orientation: Offsets) -> list[int]:
    """Every place of a pattern on the grid that keeps this orientation."""
    width = 1 + max(x for x, _ in orientation)
    height = 1 + max(y for _, y in orientation)
    return [
        sum(BIT[SIDE * (top + y) + left + x] for x, y in orientation)
        for top in range(SIDE - height + 1)
        for left in range(SIDE - width + 1)
    ]


_PLACED: Final[list[tuple[int, int]]] = [
    (mask, pattern)
    for pattern in range(PATTERNS)
    for orientation in ORIENTATIONS[pattern]
    for mask in _placements(orientation)
]
PLACEMENTS: Final[list[int]] = [mask for mask, _ in _PLACED]
"""Every place of every pattern on the grid, as a set of cells; a placement is its position in this list."""
PATTERN_OF: Final[list[int]] = [pattern for _, pattern in _PLACED]
"""The pattern of each placement."""
PLACEMENT_LABELS: Final[tuple[str, ...]] = tuple(label(mask) for mask in PLACEMENTS)
PATTERN_SIZES: Final[list[int]] = [len(offsets_of(rows)) for rows in SHAPES]


def pattern_like(shape: Offsets) -> int:
    """The pattern with this shape, however it is turned or mirrored, or NO_PATTERN."""
    for pattern in range(PATTERNS):
        if shape in ORIENTATIONS[pattern]:
            return pattern
    return NO_PATTERN
