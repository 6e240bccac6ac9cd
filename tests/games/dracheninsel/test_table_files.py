"""Layouts of the user's own, and every way in which a table file can be broken (DI-1.3)."""

from importlib import resources

import pytest

import schatzkiste as sk
from schatzkiste.core import BadTables
from schatzkiste.games.dracheninsel import make
from tests.games.dracheninsel.play import seen_by, terrain

pytestmark = pytest.mark.rule("DI-1.3")
OWN = resources.files("schatzkiste.games.dracheninsel").joinpath("data/tables.toml").read_text(encoding="utf-8")


def test_another_layout_can_be_played() -> None:
    text = OWN.replace("W V D W A", "V W D W A")
    state = make(text).new(4, "1")
    assert (terrain(state, "a1"), terrain(state, "a2")) == ("volcano", "water")
    assert state.game.tables_digest != sk.game("dracheninsel").tables_digest


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
    "no TOML": ("[deck]", "[deck", "tables: not valid TOML: "),
    "an unknown entry": ("treasures =", "weather = 1\ntreasures =", "tables.weather: is unknown; known are treasures"),
    "no treasures": ("[100, 125, 150, 175, 200, 240, 300]", "[]", "tables.treasures: must be 1 to 12 rising values"),
    "falling treasures": ("[100, 125,", "[125, 100,", "tables.treasures: must be 1 to 12 rising values"),
    "a treasure of nothing": ("[100, 125,", "[0, 125,", "tables.treasures[0]: must be 1 to 10000, not 0"),
    "a missing field": ("W V D W A", "W V D W", "tables.island: must have rows of 5, 6, 7, 8, 9, 8, 7, 6, 5 fields"),
    "an unknown terrain": ("W V D W A", "X V D W A", "tables.island: a1 must be one of F, D, M, W, A, V, not 'X'"),
    "a tile on the treasure field": ("V * M", "V F M", "tables.island: e5 must be one of *, not 'F'"),
    "eleven of a terrain": ("W V D W A", "V V D W A", "tables.island: must have 10 tiles of water, not 9"),
    "a missing boat": ('red = ["a5", "b6"]\n', "", "tables.boats: must name each of green, yellow, grey, blue"),
    "a boat at three fields": ('["a5", "b6"]', '["a5", "b6", "c7"]', "tables.boats.red: must have 2 entries, not 3"),
    "a boat at no field": ('["a5", "b6"]', '["a5", "z6"]', "tables.boats.red[1]: must be a field from a1 to i5"),
    "a boat inland": ('["a5", "b6"]', '["c3", "c4"]', "tables.boats.red: must be two neighbouring fields on the rim"),
    "a boat at two shores": ('["a5", "b6"]', '["a5", "i5"]', "tables.boats.red: must be two neighbouring fields on"),
    "a boat at one field twice": ('["a5", "b6"]', '["a5", "a5"]', "tables.boats.red: must be two neighbouring fields"),
    "two boats in one place": ('["a5", "b6"]', '["a1", "a2"]', "tables.boats: two boats lie in the same place"),
    "a deck of 98": ("forest = 8", "forest = 7", "tables.deck: must have 99 cards, not 98"),
    "a missing card": ("forest = 8\n", "", "tables.deck.forest: is missing"),
    "an unknown card": ("forest = 8", "forest = 8\ntrap = 1", "tables.deck.trap: is unknown; known are forest, desert"),
    "fewer than no cards": ("forest = 8", "forest = -1", "tables.deck.forest: must be 0 to 99, not -1"),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_table_file(case: str) -> None:
    good, bad, sentence = BROKEN[case]
    assert good in OWN
    with pytest.raises(BadTables) as caught:
        make(OWN.replace(good, bad, 1))
    assert str(caught.value).startswith(sentence)
