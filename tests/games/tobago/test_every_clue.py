"""Every clue's set on all 32 islands and many placements, against the slow and literal computation."""

import pytest

import schatzkiste as sk
from schatzkiste.core import Rng
from schatzkiste.games.tobago.board import HEX_NAMES, HEXES
from schatzkiste.games.tobago.clues import clues_with_landmarks
from schatzkiste.games.tobago.game import TobagoGame
from schatzkiste.games.tobago.island import TERRAINS
from tests.games.tobago.literal import ISLANDS, TABLES, Hex, distance, fitting, flood, land_of, name_of, regions

PLACEMENTS = 50
CLUES: list[str] = TABLES["clues"]
OBJECTS = ("hut", "palm", "statue")

every_island = pytest.mark.parametrize("id", ISLANDS)


def tobago() -> TobagoGame:
    game = sk.game("tobago")
    assert isinstance(game, TobagoGame)
    return game


@pytest.mark.rule("TO-1.1", "TO-1.2")
@every_island
def test_terrain_and_regions_are_those_of_the_table_file(id: str) -> None:
    island = tobago().components.islands[id]
    land = land_of(id)
    assert {HEXES[place]: TERRAINS[island.terrain_of[place]] for place in island.spaces} == land
    assert flood(land, next(iter(land)), same_terrain=False) == set(land)
    for number, terrain in enumerate(TERRAINS):
        found = regions(land, terrain)
        assert len(found) == 1 or len(found[0]) > len(found[1])
        assert {HEXES[place] for place in island.regions[island.largest[number]]} == found[0]
        assert sorted(len(region) for region in found) == sorted(
            len(region) for region in island.regions if island.terrain_of[region[0]] == number
        )


@pytest.mark.rule("TO-2.1", "TO-3.1")
@every_island
def test_every_clue_is_what_it_says(id: str) -> None:
    components = tobago().components
    island = components.islands[id]
    land = land_of(id)
    fixed = {words: fitting(words, land, {}) for words in CLUES if words.split()[-1] not in OBJECTS}
    rng = Rng(f"placements on {id}")
    for _ in range(PLACEMENTS):
        drawn = components.landmarks.draw(island, rng)
        landmarks = {kind: [HEXES[place] for place in drawn[number]] for number, kind in enumerate(OBJECTS)}
        check_placement(landmarks, land)
        clues_at = clues_with_landmarks(components.clues_at[id], components.landmark_clues, *drawn)
        for number, words in enumerate(CLUES):
            wanted = fixed.get(words) or fitting(words, land, landmarks)
            allowed = {HEXES[place] for place in island.spaces if clues_at[place] >> number & 1}
            assert allowed == wanted, (words, landmarks)
            assert 0 < len(wanted) < len(land)


def check_placement(landmarks: dict[str, list[Hex]], land: dict[Hex, str]) -> None:
    """One per space, those of one kind at least four apart, no statue at the sea."""
    everything = [place for places in landmarks.values() for place in places]
    assert [len(places) for places in landmarks.values()] == [4, 3, 3]
    assert len(set(everything)) == len(everything)
    assert set(everything) <= set(land)
    for places in landmarks.values():
        assert all(distance(one, other) >= 4 for one in places for other in places if one != other)
    for q, r in landmarks["statue"]:
        around = [(q + 1, r), (q, r + 1), (q - 1, r + 1), (q - 1, r), (q, r - 1), (q + 1, r - 1)]
        assert all(place in land for place in around)


def test_the_names_of_the_frame_are_columns_and_rows() -> None:
    assert [name_of(place) for place in HEXES] == list(HEX_NAMES)
    assert {place for id in ISLANDS for place in land_of(id)} == set(HEXES)
