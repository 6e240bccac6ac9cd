"""Section 1 of the rule book: islands, terrain, pieces, cards."""

from collections import Counter

import pytest

import schatzkiste as sk
from schatzkiste.games.tobago.game import TobagoGame
from schatzkiste.games.tobago.state import Tobago
from tests.games.tobago.literal import ISLANDS, TABLES
from tests.games.tobago.play import seen_by
from tests.games.tobago.positions import COUNTS, position


def tobago() -> TobagoGame:
    game = sk.game("tobago")
    assert isinstance(game, TobagoGame)
    return game


def new(players: int = 2, seed: str = "1", **options: str) -> Tobago:
    state = tobago().new(players, seed, options)
    assert isinstance(state, Tobago)
    return state


@pytest.mark.rule("TO-1.1")
def test_three_parts_join_to_32_islands() -> None:
    assert len(ISLANDS) == len(set(ISLANDS)) == 32
    assert set(tobago().components.islands) == set(ISLANDS)
    assert len({tuple(island.spaces) for island in tobago().components.islands.values()}) > 1
    assert len({tuple(island.terrain_of) for island in tobago().components.islands.values()}) == 32


@pytest.mark.rule("TO-1.1")
@pytest.mark.parametrize("id", ISLANDS[:3])
def test_an_island_can_be_chosen(id: str) -> None:
    assert new(island=id).island.id == id


@pytest.mark.rule("TO-1.1")
def test_or_is_drawn_by_lot() -> None:
    assert {new(seed=f"{number:x}").island.id for number in range(400)} == set(ISLANDS)


@pytest.mark.rule("TO-1.2")
def test_six_terrains_and_the_largest_region_of_each() -> None:
    spaces = seen_by(position(), None)["spaces"]
    assert Counter(space["terrain"] for space in spaces) == {
        "jungle": 24,
        "mountains": 23,
        "scrubland": 18,
        "beach": 16,
        "river": 9,
        "lake": 14,
    }
    largest = {space["terrain"]: space["region"] for space in spaces if space["largest"]}
    assert len(largest) == 6
    for space in spaces:
        assert space["largest"] == (space["region"] == largest[space["terrain"]])


@pytest.mark.rule("TO-1.2")
def test_a_region_reaches_across_parts() -> None:
    spaces = {space["name"]: space for space in seen_by(position(), None)["spaces"]}
    assert spaces["g7"]["region"] == spaces["h6"]["region"] == spaces["f7"]["region"]
    assert spaces["g7"]["region"] != spaces["e6"]["region"], "lakes that do not touch are two regions"


@pytest.mark.rule("TO-1.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_pieces(players: int) -> None:
    state = new(players)
    view = seen_by(state, None)
    assert [len(view["huts"]), len(view["palms"]), len(view["statues"])] == [4, 3, 3]
    assert len(view["seats"]) == players
    assert all(seat["roses"] == 15 for seat in view["seats"])
    assert view["amulets_left"] == 20
    assert [path["path"] for path in view["paths"]] == ["white", "grey", "brown", "black"]


@pytest.mark.rule("TO-1.3", "TO-3.5")
def test_seventeen_markers_of_each_colour() -> None:
    view = seen_by(position(paths={"white": "3:0", "grey": "4:0", "brown": "22:0", "black": "19:0"}), None)
    assert [path["possible"] for path in view["paths"]] == [18, 16, 8, 16]
    assert [len(path["markers"]) for path in view["paths"]] == [0, 16, 8, 16]


@pytest.mark.rule("TO-1.4")
def test_the_deck_of_52_clues() -> None:
    clues = tobago().components.clues
    words = [
        " ".join(["not"] * clue.negated + [clue.relation] + ["largest"] * clue.largest + [clue.subject])
        for clue in clues
    ]
    assert words == TABLES["clues"]
    assert len(set(words)) == 52


@pytest.mark.rule("TO-1.5")
def test_gold_and_curses() -> None:
    deck = tobago().components.gold
    assert Counter(deck.values) == {2: 8, 3: 9, 4: 9, 5: 8, 6: 5, 0: 2}
    assert deck.size == sum(COUNTS.values()) == 41
    assert sorted(new().gold_stack) == list(range(41))
