"""Hexagons in axial coordinates (q, r): the six directions clockwise, distances, rings."""

from typing import Final

Hex = tuple[int, int]

DIRECTIONS: Final[tuple[Hex, ...]] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""Clockwise with r growing downwards."""


def step(place: Hex, direction: int) -> Hex:
    """The neighbour in one of the six directions."""
    q, r = DIRECTIONS[direction]
    return place[0] + q, place[1] + r


def neighbours(place: Hex) -> list[Hex]:
    """The six hexagons that share an edge, clockwise."""
    return [step(place, direction) for direction in range(6)]


def distance(one: Hex, other: Hex) -> int:
    """How many steps lie between two hexagons."""
    q, r = one[0] - other[0], one[1] - other[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


def disc(radius: int) -> list[Hex]:
    """All hexagons within `radius` steps of (0, 0), row by row from the top, each from the left."""
    return [
        (q, r)
        for r in range(-radius, radius + 1)
        for q in range(-radius, radius + 1)
        if distance((q, r), (0, 0)) <= radius
    ]
