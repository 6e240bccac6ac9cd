"""Hexagons: directions, neighbours, distances, discs."""

import pytest

from schatzkiste.core.hexgrid import Hex, disc, distance, neighbours, step


def test_six_steps_clockwise_lead_back() -> None:
    place = (2, -1)
    for direction in range(6):
        place = step(place, direction)
    assert place == (2, -1)


def test_neighbours_share_an_edge_with_each_other_in_turn() -> None:
    ring = neighbours((4, -2))
    assert len(set(ring)) == 6
    assert [distance(ring[place], ring[place - 1]) for place in range(6)] == [1] * 6
    assert [distance(place, (4, -2)) for place in ring] == [1] * 6


@pytest.mark.parametrize(
    ("one", "other", "steps"),
    [((0, 0), (0, 0), 0), ((0, 0), (3, 0), 3), ((0, 0), (2, 2), 4), ((0, 0), (3, -3), 3), ((-2, 1), (1, -1), 3)],
)
def test_distance(one: Hex, other: Hex, steps: int) -> None:
    assert distance(one, other) == distance(other, one) == steps


def test_a_disc_grows_by_six_more_each_ring() -> None:
    assert [len(disc(radius)) for radius in range(4)] == [1, 7, 19, 37]
    assert disc(1) == [(0, -1), (1, -1), (-1, 0), (0, 0), (1, 0), (-1, 1), (0, 1)]
