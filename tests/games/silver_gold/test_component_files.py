"""Decks of the user's own, and every way in which one can be broken (SG-1.2)."""

from importlib import resources

import pytest

import schatzkiste as sk
from schatzkiste.core import BadComponents
from schatzkiste.games.silver_gold.game import make
from tests.games.silver_gold.play import do, table
from tests.games.silver_gold.positions import OTHER, Seat, deck_with, position

pytestmark = pytest.mark.rule("SG-1.2")
OWN = resources.files("schatzkiste.games.silver_gold").joinpath("data/components.toml").read_text(encoding="utf-8")


def test_another_deck_can_be_played() -> None:
    game = deck_with(grey_11="#xop#/###..")
    state = position(Seat("grey-11 purple-12"), OTHER, game=game)
    assert table(state, 0)["seats"][0]["cards"][0]["face"]["rows"] == ["#xop#", "###.."]
    do(state, "0 mark 1 c1d1e1")
    assert game.component_file.digest != sk.game("silver_gold").component_file.digest


def test_a_small_deck_is_enough_for_four() -> None:
    head, *cards = OWN.split("[[cards]]")
    game = make("[[cards]]".join([head, *cards[:16]]))
    state = game.new(4, "1")
    do(state, *(f"{seat} keep 1+2" for seat in range(4)))
    assert (len(table(state)["display"]), table(state)["deck"]) == (4, 4)


def test_expeditions_may_be_drawn_turned_and_in_other_numbers() -> None:
    text = OWN.replace('copies = 1\nshape = """\n##\n"""', 'copies = 2\nshape = """\n#\n#\n"""', 1)
    text = text.replace('copies = 2\nshape = """\n###\n"""', 'copies = 1\nshape = """\n###\n"""', 1)
    names = [pattern["name"] for pattern in table(make(text).new(2, "1"))["patterns"]]
    assert names == ["line2", "line2", "line3", "corner", "corner", "t", "l", "square"]


BROKEN = {
    "no TOML": ("[solo]", "[solo", "components: not valid TOML: "),
    "an unknown entry": (
        "[solo]",
        "weather = 1\n[solo]",
        "components.weather: is unknown; known are expeditions, solo, cards",
    ),
    "an unknown entry of an expedition": (
        "copies = 1",
        "copies = 1\nsize = 2",
        "components.expeditions[0].size: is unknown; known are shape, copies",
    ),
    "an unknown entry of a card": (
        "points = 14",
        "points = 14\nweight = 2",
        "components.cards[purple-01].weight: is unknown; known are name",
    ),
    "an unknown entry of a seal": (
        '"orange", value',
        '"orange", size = 1, value',
        "components.cards[purple-01].seal.size: is unknown; known are colour, value",
    ),
    "a nameless card": ('name = "purple-01"', 'name = ""', "components.cards[0].name: must be made of letters"),
    "a card without a name": ('name = "purple-01"', "", "components.cards[0].name: is missing"),
    "a name twice": ('"purple-02"', '"purple-01"', "components.cards[purple-01].name: is the name of two cards"),
    "an unknown colour": (
        'colour = "purple"',
        'colour = "pink"',
        "components.cards[purple-01].colour: must be one of grey",
    ),
    "wrong points": (
        "points = 14",
        "points = 13",
        "components.cards[purple-01].points: must be the number of fields of the",
    ),
    "an unknown seal": (
        '"orange", value',
        '"pink", value',
        "components.cards[purple-01].seal.colour: must be one of grey",
    ),
    "a seal of three": ("value = 2", "value = 3", "components.cards[purple-01].seal.value: must be 1 to 2, not 3"),
    "an unknown sign": (
        "#.##",
        "#?##",
        "components.cards[purple-01].island: row 2 (#?##) has the unknown sign '?'; known are",
    ),
    "a sign of space": ("#.##", "# ##", "components.cards[purple-01].island: row 2 (# ##) has the unknown sign ' '"),
    "a row too long": ("#.##", "#.####", "components.cards[purple-01].island: row 2 (#.####) has 6 signs; at most 5"),
    "a row of another length": (
        "#.##",
        "#.#",
        "components.cards[purple-01].island: row 2 (#.#) must be as long as row 1 (x###)",
    ),
    "too many rows": ("x###\n", "x###\n....\n....\n", "components.cards[purple-01].island: has 6 rows; at most 5 fit"),
    "two islands": ("#.##\n##.#", "....\n##.#", "components.cards[purple-01].points: must be the number of fields"),
    "a rating that falls": ("sailor =", "sailor = 1 #", "components.solo.sailor: must be more than deckhand"),
    "a first rating above zero": ("castaway = 0", "castaway = 5", "components.solo.castaway: must be 0"),
    "an unknown rating": ("castaway = 0", "castaway = 0\nparrot = 3", "components.solo.parrot: is unknown"),
    "an unknown pattern": (
        "###\n.#.",
        "#.#\n###",
        "components.expeditions[3].shape: #.#/### is none of the patterns this game",
    ),
    "a pattern twice": ("###\n.#.", "#..\n###", "components.expeditions[4].shape: l has an entry already"),
    "a pattern without fields": ("###\n.#.", "...", "components.expeditions[3].shape: has no field"),
    "a pattern with symbols": (
        "###\n.#.",
        "#x#\n.#.",
        "components.expeditions[3].shape: row 1 (#x#) has the unknown sign 'x'",
    ),
    "nine expedition cards": ("copies = 1", "copies = 2", "components.expeditions: must be 8 cards together, not 9"),
    "no copies": ("copies = 1", "copies = 0", "components.expeditions[0].copies: must be 1 to 8, not 0"),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_deck_file(case: str) -> None:
    right, wrong, sentence = BROKEN[case]
    assert right in OWN
    with pytest.raises(BadComponents) as caught:
        make(OWN.replace(right, wrong, 1))
    assert str(caught.value).startswith(sentence)


def test_an_island_must_be_in_one_piece() -> None:
    with pytest.raises(BadComponents, match=r"cards\[grey-11\]\.island: is not in one piece"):
        deck_with(grey_11="####./....#/###..")


def test_an_island_must_have_fields() -> None:
    with pytest.raises(BadComponents, match=r"cards\[grey-11\]\.island: has no field"):
        deck_with(grey_11="..../....")
    with pytest.raises(BadComponents, match=r"cards\[grey-11\]\.island: is empty"):
        deck_with(grey_11="")


def test_no_card_twice() -> None:
    with pytest.raises(BadComponents, match=r"cards\[grey-11\]\.island: is the same card as grey-10"):
        deck_with(grey_11=".###/####/..p.")


def test_too_few_cards() -> None:
    head, *cards = OWN.split("[[cards]]")
    with pytest.raises(BadComponents, match=r"components\.cards: must be 16 to 200 cards, not 15"):
        make("[[cards]]".join([head, *cards[:15]]))
