"""Positions from outside: a good one comes back unchanged, a broken one is refused with the place and the reason."""

import copy
from typing import Any

import pytest

import schatzkiste as sk
from tests.games.broken import changed, complaint
from tests.games.dracheninsel.play import do
from tests.games.dracheninsel.positions import position


def good() -> dict[str, Any]:
    """A pair on its way, a keeper, a dragon, and a turn under way."""
    state = position(
        "mountain desert",
        "slumber",
        "water water",
        hunters={"green": "f6", "yellow": "f6", "blue": "c3"},
        gold={100: "f6", 125: "c3"},
        dragons=["c4"],
        discards="forest",
        coins={150: (0, 3)},
    )
    do(state, "step f7", "1: let-go")
    return copy.deepcopy(state.to_json())


def test_the_good_one_comes_back_unchanged() -> None:
    assert sk.game("dracheninsel").from_json(good()).to_json() == good()


ENTRIES: dict[str, tuple[str, object, str]] = {
    "an unknown entry": ("wind", 3, "wind: is unknown; known are hunter_places, tiles"),
    "no hunters": ("hunter_places", [], "hunter_places: must be an object, not a list"),
    "an unknown hunter": ("hunter_places.red", "a1", "hunter_places.red: is unknown; known are green, yellow, blue"),
    "a hunter on no place": ("hunter_places.green", "z9", "hunter_places.green: must be one of a1, a2, a3 … boat-red"),
    "a hunter too few": ("hunter_places", {"green": "f7"}, "hunter_places.yellow: is missing"),
    "a hunter in a closed boat": (
        "hunter_places.brown",
        "boat-red",
        "hunter_places: nobody enters boat-red (DI-2.2)",
    ),
    "three on a field": ("hunter_places.brown", "f7", "hunter_places: too many on f7 (DI-4.2)"),
    "two without a treasure": ("treasure_places.100", "lost", "hunter_places: too many on f7 (DI-4.2)"),
    "no tiles": ("tiles", 7, "tiles: must be a text, not a number"),
    "too few tiles": ("tiles", "F", "tiles: must be 61 letters with * in the middle"),
    "no terrain": ("tiles", "X" * 30 + "*" + "F" * 30, "tiles: a1 must be one of F, D, M, W, A, V"),
    "wrong tiles": ("tiles", "F" * 30 + "*" + "F" * 30, "tiles: must have 10 of forest"),
    "a dragon before a boat": ("dragon_places.1", "a1", "dragon_places.1: no dragon ever stands on a1 (DI-8.4)"),
    "a dragon on a boat": ("dragon_places.1", "boat-red", "dragon_places.1: no dragon ever stands on boat-red"),
    "a dragon on a hunter": ("dragon_places.1", "f7", "dragon_places.1: f7 is occupied (DI-8.4)"),
    "two dragons together": ("dragon_places.2", "c4", "dragon_places.1: c4 is occupied (DI-8.4)"),
    "the second dragon first": ("dragon_places", {"2": "c4"}, "dragon_places.1: comes in before the others (DI-8.3)"),
    "a third dragon": ("dragon_places.3", "c5", "dragon_places.3: is unknown; known are 1, 2"),
    "a treasure of no place": ("treasure_places.300", "moon", "treasure_places.300: must be one of a1, a2, a3 … lost"),
    "a treasure too few": ("treasure_places", {"100": "f7"}, "treasure_places.125: is missing"),
    "two treasures together": ("treasure_places.125", "f7", "treasure_places.100: two treasures on f7"),
    "an abandoned treasure": ("treasure_places.125", "d3", "treasure_places.125: nobody stands on d3, so it is out"),
    "a treasure in a boat": (
        "treasure_places.125",
        "boat-blue",
        "treasure_places.125: nobody has brought it into a boat",
    ),
    "a treasure left beside": ("treasure_places.175", "waiting", "treasure_places.175: must lie on the treasure field"),
    "a higher treasure gone": (
        "treasure_places.300",
        "lost",
        "treasure_places.175: higher ones must be waiting (DI-5.5)",
    ),
    "neither true nor false": ("progress", 1, "progress: must be true or false, not a number"),
    "a hunter on no place before": ("hunters_before.green", "boat-red", "hunters_before: nobody enters boat-red"),
    "a treasure in a boat before": (
        "treasures_before.125",
        "boat-blue",
        "treasures_before.125: nobody has brought it into a boat",
    ),
    "a card of no kind": ("hands.0.0", "joker", "hands[0][0]: must be one of forest, desert"),
    "no card at all": ("hands.0.0", 7, "hands[0][0]: must be a text"),
    "no hand": ("hands.0", "desert", "hands[0]: must be a list"),
    "a card too many": ("hands.3", ["desert"], "has 9 cards desert; there are 8"),
    "a hand too few": ("hands", [], "hands: must have 4 entries, not 0"),
    "an unknown pile": ("pile.0", "joker", "pile[0]: must be one of forest"),
    "an unknown discard": ("discard", {"joker": 1}, "discard.joker: must be one of forest"),
    "a top that is not there": ("top", "volcano", "top: must be a card of the discard pile"),
    "no top": ("top", None, "top: must be a card of the discard pile"),
    "an unknown player's card": ("played.0", [9, "mountain"], "played[0][0]: must be 0 to 3, not 9"),
    "half a card": ("played.0", [0], "played[0]: must have 2 entries, not 1"),
    "three coins": ("coins.0", {"150": 2}, "coins: there are 3 coins of 150 with players"),
    "a coin too early": ("coins.0", {"150": 1, "300": 1}, "coins: there are 1 coins of 300 with players"),
    "a turn of nobody": ("turn", 4, "turn: must be 0 to 3, not 4"),
    "a turn too late": ("turns", 801, "turns: must be 0 to 800, not 801"),
    "an unknown terrain": ("free_terrains", ["moon"], "free_terrains[0]: must be one of forest, desert"),
    "a mover of another": ("mover", "blue", "mover: must belong to the active player"),
    "an unknown announcement": ("announced", "curse", "announced: must be one of terror, sneak, slumber"),
    "an unknown decision": ("plan", ["fly"], "plan[0]: must be one of step a1"),
}


@pytest.mark.parametrize("case", ENTRIES)
def test_a_broken_entry(case: str) -> None:
    path, value, sentence = ENTRIES[case]
    assert complaint("dracheninsel", changed(good(), f"position.{path}", value)).startswith(
        (f"position.position.{sentence}", f"position.position: {sentence}")
    )


@pytest.mark.parametrize("key", sorted(good()["position"]))
def test_a_missing_entry(key: str) -> None:
    doc = good()
    del doc["position"][key]
    assert complaint("dracheninsel", doc) == f"position.position.{key}: is missing"


def test_an_empty_pile_with_discards() -> None:
    doc = good()
    for card in doc["position"]["pile"]:
        doc["position"]["discard"][card] = doc["position"]["discard"].get(card, 0) + 1
    doc["position"]["pile"] = []
    assert complaint("dracheninsel", doc) == "position.position.pile: is never empty while there are discards (DI-3.12)"


def test_seven_cards_in_a_hand() -> None:
    doc = good()
    doc["position"]["hands"][3] = [doc["position"]["pile"].pop() for _ in range(7)]
    assert complaint("dracheninsel", doc) == "position.position.hands[3]: has more than 6 cards"
