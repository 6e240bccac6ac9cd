"""What a player of Tobago looks for on the island."""

from itertools import pairwise

import schatzkiste as sk
from schatzkiste.games.tobago.actions import PATHS
from schatzkiste.games.tobago.constants import NO_PLACE
from schatzkiste.games.tobago.judgement import amulet_in_reach, nearest_treasure
from schatzkiste.games.tobago.state import Tobago


def island() -> tuple[Tobago, int, list[int]]:
    """A game, a vehicle's place, and the places by their way from it, the nearest and of equals the first one first."""
    state = sk.game("tobago").new(3, "ab")
    assert isinstance(state, Tobago)
    here = state.vehicles[0] = state.island.spaces[40]
    away = state.island.legs_from(here)
    return state, here, sorted((place for place in state.island.spaces if away[place] > 0), key=lambda p: (away[p], p))


def test_the_treasure_with_the_shortest_way_is_looked_for() -> None:
    state, here, places = island()
    state.treasures = [NO_PLACE] * PATHS
    assert nearest_treasure(state, here) == NO_PLACE
    near, far = places[0], places[-1]
    for treasures in ([far, near], [near, far], [NO_PLACE, far, near]):
        state.treasures = [*treasures, *[NO_PLACE] * (PATHS - len(treasures))]
        assert nearest_treasure(state, here) == near


def test_of_two_treasures_with_equal_ways_the_first_place_is_looked_for() -> None:
    state, here, places = island()
    away = state.island.legs_from(here)
    first, second = next((one, other) for one, other in pairwise(places) if away[one] == away[other])
    for treasures in ([first, second], [second, first]):
        state.treasures = [*treasures, *[NO_PLACE] * (PATHS - 2)]
        assert nearest_treasure(state, here) == first


def test_the_nearest_amulet_counts_only_within_reach_and_not_underfoot() -> None:
    state, here, places = island()
    near, far = places[0], places[-1]
    legs = state.island.legs_from(here)[far]
    for amulets in ([far, near], [near, far], [here, far, near]):
        state.amulets_on = amulets
        assert amulet_in_reach(state, 0, legs) == near
    state.amulets_on = [far, here]
    assert amulet_in_reach(state, 0, legs) == far
    assert amulet_in_reach(state, 0, legs - 1) == NO_PLACE
