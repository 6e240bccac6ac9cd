"""Layouts of the user's own, and every way in which a component file can be broken (DI-1.3)."""

from importlib import resources

import pytest

import schatzkiste as sk
from schatzkiste.core import BadComponents
from schatzkiste.games.dracheninsel.game import make
from tests.games.dracheninsel.play import seen_by, terrain

pytestmark = pytest.mark.rule("DI-1.3")
OWN = resources.files("schatzkiste.games.dracheninsel").joinpath("data/components.toml").read_text(encoding="utf-8")


def test_another_layout_can_be_played() -> None:
    text = OWN.replace("W V D W A", "V W D W A")
    state = make(text).new(4, "1")
    assert (terrain(state, "a1"), terrain(state, "a2")) == ("volcano", "water")
    assert state.game.component_file.digest != sk.game("dracheninsel").component_file.digest


def test_boats_elsewhere_and_in_another_order() -> None:
    text = OWN.replace('green = ["e9", "f8"]\n', "").replace(
        'red = ["a5", "b6"]', 'red = ["a5", "b6"]\ngreen = ["c7", "d8"]'
    )
    state = make(text).new(6, "1")
    colours = [player["hunters"][0]["colour"] for player in seen_by(state, None)["players"]]
    assert colours == ["yellow", "grey", "blue", "brown", "red", "green"]
    assert {field["name"] for field in seen_by(state, None)["fields"] if field["landing"] == "green"} == {"c7", "d8"}


def test_a_shorter_game_with_fewer_treasures() -> None:
    state = make(OWN.replace("[100, 125, 150, 175, 200, 240, 300]", "[100, 300]")).new(4, "1")
    assert [treasure["value"] for treasure in seen_by(state, None)["treasures"]] == [100, 300]


BROKEN = {
    "no TOML": ("[deck]", "[deck", "components: not valid TOML: "),
    "an unknown entry": (
        "treasures =",
        "weather = 1\ntreasures =",
        "components.weather: is unknown; known are treasures",
    ),
    "no treasures": (
        "[100, 125, 150, 175, 200, 240, 300]",
        "[]",
        "components.treasures: must be 1 to 12 rising values",
    ),
    "falling treasures": ("[100, 125,", "[125, 100,", "components.treasures: must be 1 to 12 rising values"),
    "a treasure of nothing": ("[100, 125,", "[0, 125,", "components.treasures[0]: must be 1 to 10000, not 0"),
    "a missing field": (
        "W V D W A",
        "W V D W",
        "components.island: must have rows of 5, 6, 7, 8, 9, 8, 7, 6, 5 fields",
    ),
    "an unknown terrain": ("W V D W A", "X V D W A", "components.island: a1 must be one of F, D, M, W, A, V, not 'X'"),
    "a tile on the treasure field": ("V * M", "V F M", "components.island: e5 must be one of *, not 'F'"),
    "eleven of a terrain": ("W V D W A", "V V D W A", "components.island: must have 10 tiles of water, not 9"),
    "a missing boat": ('red = ["a5", "b6"]\n', "", "components.boats: must name each of green, yellow, grey, blue"),
    "a boat at three fields": (
        '["a5", "b6"]',
        '["a5", "b6", "c7"]',
        "components.boats.red: must have 2 entries, not 3",
    ),
    "a boat at no field": ('["a5", "b6"]', '["a5", "z6"]', "components.boats.red[1]: must be a field from a1 to i5"),
    "a boat inland": (
        '["a5", "b6"]',
        '["c3", "c4"]',
        "components.boats.red: must be two neighbouring fields on the rim",
    ),
    "a boat at two shores": (
        '["a5", "b6"]',
        '["a5", "i5"]',
        "components.boats.red: must be two neighbouring fields on",
    ),
    "a boat at one field twice": (
        '["a5", "b6"]',
        '["a5", "a5"]',
        "components.boats.red: must be two neighbouring fields",
    ),
    "two boats in one place": ('["a5", "b6"]', '["a1", "a2"]', "components.boats: two boats lie in the same place"),
    "a deck of 98": ("forest = 8", "forest = 7", "components.deck: must have 99 cards, not 98"),
    "a missing card": ("forest = 8\n", "", "components.deck.forest: is missing"),
    "an unknown card": (
        "forest = 8",
        "forest = 8\ntrap = 1",
        "components.deck.trap: is unknown; known are forest, desert",
    ),
    "fewer than no cards": ("forest = 8", "forest = -1", "components.deck.forest: must be 0 to 99, not -1"),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_table_file(case: str) -> None:
    good, bad, sentence = BROKEN[case]
    assert good in OWN
    with pytest.raises(BadComponents) as caught:
        make(OWN.replace(good, bad, 1))
    assert str(caught.value).startswith(sentence)
