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


NO_ONE: dict[str, object] = {"weight": 1, "cards": []}
ENTRIES = {
    "an unknown entry": ("wind", 3, "wind: is unknown; known are island, before"),
    "an unknown hunter": ("island.hunters.red", "a1", "island.hunters.red: is unknown; known are green, yellow, blue"),
    "a hunter nowhere": ("island.hunters.green", "z9", "island.hunters.green: must be a field from a1 to i5 or a boat"),
    "a hunter in a closed boat": (
        "island.hunters.brown",
        "boat-red",
        "island.hunters: nobody enters boat-red (DI-2.2)",
    ),
    "three on a field": ("island.hunters.brown", "f7", "island.hunters: too many on f7 (DI-4.2)"),
    "two without a treasure": ("island.treasures.0", "lost", "island.hunters: too many on f7 (DI-4.2)"),
    "too few tiles": ("island.tiles", "F", "island.tiles: must be 61 letters with * in the middle"),
    "no terrain": ("island.tiles", "X" * 30 + "*" + "F" * 30, "island.tiles: a1 must be one of F, D, M, W, A, V"),
    "wrong tiles": ("island.tiles", "F" * 30 + "*" + "F" * 30, "island.tiles: must have 10 of forest"),
    "a dragon before a boat": ("island.dragons.0", "a1", "island.dragons[0]: no dragon ever stands on a1 (DI-8.4)"),
    "a dragon on a boat": ("island.dragons.0", "boat-red", "island.dragons[0]: no dragon ever stands on boat-red"),
    "a dragon on a hunter": ("island.dragons.0", "f7", "island.dragons[0]: f7 is occupied (DI-8.4)"),
    "two dragons together": ("island.dragons.1", "c4", "island.dragons[0]: c4 is occupied (DI-8.4)"),
    "a treasure of no place": (
        "island.treasures.6",
        "moon",
        "island.treasures[6]: must be a place, waiting, cashed or",
    ),
    "two treasures together": ("island.treasures.1", "f7", "island.treasures[0]: two treasures on f7"),
    "an abandoned treasure": ("island.treasures.1", "d3", "island.treasures[1]: nobody stands on d3, so it is out"),
    "a treasure in a boat": (
        "island.treasures.1",
        "boat-blue",
        "island.treasures[1]: nobody has brought it into a boat",
    ),
    "a treasure left beside": ("island.treasures.3", "waiting", "island.treasures[3]: must lie on the treasure field"),
    "a higher treasure gone": (
        "island.treasures.6",
        "lost",
        "island.treasures[3]: higher ones must be waiting (DI-5.5)",
    ),
    "no truth": ("island.stirred", 1, "island.stirred: must be true or false"),
    "a card of no kind": ("hands.0.0", "joker", "hands[0].hand: must be one of forest, desert"),
    "no card at all": ("hands.0.0", 7, "hands[0].hand[0]: must be a text"),
    "no hand": ("hands.0", "desert", "hands[0].hand: must be a list"),
    "a card too many": ("hands.3", ["desert"], "has 9 cards desert; there are 8"),
    "newcomers of few": ("newcomers", [0], "newcomers: must have 4 entries, not 1"),
    "old cards of few": ("old_elsewhere", [{}], "old_elsewhere: must be empty or have 4 entries, not 1"),
    "new cards of no kind": ("new_unseen", [{}, {}, {}, {"joker": 1}], "new_unseen[3].joker: must be one of forest"),
    "knowledge without a shuffle": (
        "lore_then",
        [[NO_ONE], [NO_ONE], [NO_ONE], [NO_ONE]],
        "lore_then: must have as many entries as old_elsewhere and new_unseen",
    ),
    "a trail without a shuffle": ("trail", [["drew", 0, 0, None]], "trail: must be empty before the first shuffle"),
    "a trail of no card": ("trail", [["showed", 0, 0, "joker"]], "trail[0].card: must be one of forest"),
    "a trail of no deed": ("trail", [["lost", 0, 0, None]], "trail[0].deed: must be one of drew"),
    "half a trail": ("trail", [["drew", 0]], "trail[0]: must be a deed, two seats and a card"),
    "a theft from oneself": ("trail", [["stole", 1, 1, None]], "trail[0].other: must be the seat itself for draws"),
    "a hand too few": ("hands", [], "hands: must have 4 entries, not 0"),
    "knowledge of nothing": ("lore.0", [], "lore[0]: must have at least one possibility"),
    "knowledge of the own hand": (
        "lore.0",
        [{"weight": 1, "cards": [[0, "desert"]]}],
        "lore[0]: speaks of the seat's own hand",
    ),
    "false knowledge": (
        "lore.0",
        [{"weight": 1, "cards": [[2, "volcano"]]}],
        "lore[0]: knows a card that seat 2 does not hold",
    ),
    "half a knowledge": ("lore.0", [{"weight": 1, "cards": [[2]]}], "lore[0].cards: must be a seat and a card"),
    "old knowledge of few": ("lore_before", [[NO_ONE]], "lore_before: must be empty or have 4 entries, not 1"),
    "an unknown pile": ("pile.0", "joker", "pile[0]: must be one of forest"),
    "an unknown discard": ("discard", {"joker": 1}, "discard.joker: must be one of forest"),
    "a top that is not there": ("top", "volcano", "top: must be a card of the discard pile"),
    "no top": ("top", None, "top: must be a card of the discard pile"),
    "an unknown player's card": ("table.0", [9, "mountain"], "table[0].seat: must be 0 to 3, not 9"),
    "three coins": ("coins.0.2", 2, "coins: treasure 3 has 3 coins with players"),
    "a coin too early": ("coins.0.6", 1, "coins: treasure 7 has 1 coins with players"),
    "a turn of nobody": ("turn", 4, "turn: must be 0 to 3, not 4"),
    "an unknown terrain": ("free", ["moon"], "free[0]: must be one of forest, desert"),
    "a mover of another": ("mover", "blue", "mover: must belong to the active player"),
    "an arrival of one": ("arrived", ["green"], "arrived: must be empty or name two hunters"),
    "an arrival on land": ("arrived", ["green", "yellow"], "arrived: must be two hunters in a boat of theirs"),
    "an announcement too early": (
        "announced",
        {"card": "terror", "seat": 0, "target": 1},
        "announced: must be named exactly in a counter window",
    ),
    "answers of few": ("answers", [None], "answers: must be empty or have 4 entries, not 1"),
    "an answer of no card": ("answers", ["joker", None, None, None], "answers[0].answer: must be one of forest"),
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


@pytest.mark.parametrize("phase", ["payment", "landing", "robbery", "exit", "leader", "answer", "counter", "sharing"])
def test_a_question_that_nobody_can_answer(phase: str) -> None:
    doc = good()
    doc["phase"] = phase
    assert complaint("dracheninsel", doc).startswith("position.position.")


def test_a_seat_asked_for_a_reply_it_does_not_have() -> None:
    doc = good()
    doc["phase"] = "slumber"
    doc["to_act"] = [0]
    assert complaint("dracheninsel", doc).startswith("position.position.")
