"""Positions from outside: a good one comes back unchanged, a broken one is refused with the place and the reason."""

import copy
from typing import Any

import pytest

import schatzkiste as sk
from tests.games.broken import changed, complaint
from tests.games.silver_gold.play import do, finish
from tests.games.silver_gold.positions import OTHER, Seat, all_but, position

OWN = Seat("grey-11:a1 purple-12", coins=5, palms=(2,), trophies=(6,), completed="grey-07")


def marking() -> dict[str, Any]:
    """A position in the midst of marking in which everything is in order."""
    state = position(OWN, OTHER)
    do(state, "0 mark 1 b1c1d1", "1 field 1 c1", "1 done")
    return copy.deepcopy(state.to_json())


def settling() -> dict[str, Any]:
    """A position in which seat 0 takes a card."""
    state = position(Seat(f"{all_but('grey-11', 'a1')} purple-12"), OTHER)
    do(state, "0 field 1 a1", "0 done")
    finish(state, 1)
    return copy.deepcopy(state.to_json())


def choosing() -> dict[str, Any]:
    """A position in which seat 0 has chosen."""
    state = sk.game("silver_gold").new(2, "1")
    do(state, "0 keep 1+2")
    return copy.deepcopy(state.to_json())


@pytest.mark.parametrize("doc", [marking(), settling(), choosing()], ids=["marking", "settling", "choosing"])
def test_a_good_position_comes_back_unchanged(doc: dict[str, Any]) -> None:
    assert sk.game("silver_gold").from_json(doc).to_json() == doc


MARKING = {
    "an unknown entry": ("wind", 3, "wind: is unknown; known are round, turn"),
    "a fifth round": ("round", 5, "round: must be 1 to 4, not 5"),
    "an eighth turn": ("turn", 8, "turn: must be 1 to 7, not 8"),
    "a starter at no table": ("starter", 2, "starter: must be 0 to 1, not 2"),
    "a pattern of no game": ("route.0", "spiral", "route[0]: must be one of line2"),
    "a wrong route": ("route.0", "t", "route: must be the 8 expedition cards"),
    "no route": ("route", [], "route: must be there once the first round has begun"),
    "a card of no deck": ("deck.0", "pink-1", "deck[0]: there is no card 'pink-1'"),
    "a card twice": ("deck.0", "grey-11", "seats[0].cards: names grey-11, which lies elsewhere too"),
    "a known bottom in company": ("under", 1, "under: is for solo games only"),
    "a bottom below the bottom": ("under", 99, "under: must be 0 to"),
    "five in the display": ("display", ["grey-01"] * 5, "display: has room for 4 cards, not 5"),
    "taken in words": ("display_taken", "no", "display_taken: must be true or false"),
    "taken too early": ("display_taken", True, "display_taken: must be false while all mark"),
    "the wrong trophies": ("trophies", [6, 4, 3, 2, 1], "trophies: must be the lowest of 6, 5"),
    "a trophy not yet won": ("seats.1.trophies", [3], "seats[1].trophies: the trophy 3 has not been won yet"),
    "a trophy twice": ("seats.1.trophies", [6], "seats[1].trophies: the trophy 6 is there twice"),
    "a missed trophy": ("seats.1.trophies", [0], "seats[1].trophies: a row can be without a trophy only when none"),
    "a row without a trophy": ("seats.1.coins", 4, "seats[1].trophies: must be one for each full row"),
    "a struck trophy of nobody": ("trophies", [4, 3, 2, 1], "trophies: must have all that nobody has won"),
    "three cards": ("seats.0.cards", [None, None, None], "seats[0].cards: must have 2 entries, not 3"),
    "a lost card": ("seats.0.completed", [], "card grey-07 lies nowhere"),
    "a mark in the sea": ("seats.1.cards.0.marks", "e5", "seats[1].cards[0].marks: must lie on the island"),
    "no cell": ("seats.1.cards.0.marks", "z9", "seats[1].cards[0].marks: must be cells from a1 to e5, not 'z9'"),
    "a cell twice": ("seats.1.cards.0.marks", "a2a2", "seats[1].cards[0].marks: names a2 twice"),
    "a fresh mark on an old one": ("seats.0.cards.0.marks", "a1b1", "seats[0].cards[0].fresh: names a field that was"),
    "an opening of no kind": ("seats.0.opening", "done", "seats[0].opening: must be a pattern or a single field"),
    "an opening elsewhere": ("seats.0.opening", "mark 2 b2c2d2", "seats[0].opening: must be among the fresh marks"),
    "too many fields": ("seats.0.opening", "mark 1 b1c1", "seats[0].opening: has too few crosses for the other fresh"),
    "fresh marks without an opening": ("seats.0.opening", None, "seats[0].opening: must be named when there are fresh"),
    "cards from the choice": ("seats.0.kept", "1+2", "seats[0].dealt: belongs to the choice before the first round"),
    "two dealt cards": ("seats.0.dealt", ["grey-01", "grey-02"], "seats[0].dealt: must be 4 cards"),
}


@pytest.mark.parametrize("case", MARKING)
def test_a_broken_entry(case: str) -> None:
    path, value, sentence = MARKING[case]
    said = complaint("silver_gold", changed(marking(), f"position.{path}", value))
    assert said.removeprefix("position.position").lstrip(".: ").startswith(sentence)


def test_who_is_done_has_marked() -> None:
    assert "seats[0].cards: has a cross still to place" in complaint("silver_gold", changed(marking(), "to_act", [1]))
    assert "seats: all are done, so the turn has been settled" in complaint(
        "silver_gold", changed(marking(), "to_act", [])
    )
    doc = changed(marking(), "position.seats.1.cards.0.fresh", "")
    doc["position"]["seats"][1]["opening"] = None
    assert "seats[1].opening: must be named for exactly those who are done" in complaint("silver_gold", doc)


def test_a_pattern_that_is_not_the_one_of_the_turn() -> None:
    doc = marking()
    doc["position"]["seats"][0]["cards"][0]["fresh"] = "c1d1"
    doc["position"]["seats"][0]["opening"] = "mark 1 c1d1"
    assert "seats[0].opening: is not the pattern of this turn" in complaint("silver_gold", doc)


def test_a_completed_card_lies_aside() -> None:
    doc = marking()
    doc["position"]["seats"][1]["cards"][0] = {
        "card": "purple-11",
        "marks": "b1c1a2b2c2d2a3b3c3d3a4b4c4d4",
        "fresh": "",
    }
    doc["position"]["seats"][1]["opening"] = None
    assert "seats[1].cards[0]: is completed, so it lies aside" in complaint("silver_gold", doc)


def test_two_cards_while_there_are_any_to_take() -> None:
    doc = marking()
    doc["position"]["deck"].append(doc["position"]["seats"][1]["cards"][1]["card"])
    doc["position"]["seats"][1]["cards"][1] = None
    assert "seats[1].cards: must be two while there are cards to take" in complaint("silver_gold", doc)


def test_a_full_display_while_the_deck_has_cards() -> None:
    doc = marking()
    doc["position"]["deck"].append(doc["position"]["display"].pop())
    assert "display: must have 4 cards while the deck has any" in complaint("silver_gold", doc)


SETTLING = {
    "nobody": ("to_act", [], "round: must be the last turn when nobody may act"),
    "two at once": ("to_act", [0, 1], "seats: settle one after another"),
    "a seat with two cards": ("to_act", [1], "seats[1].cards: has no card to choose"),
    "the last turn": ("position.round", 4, "turn: is the last, in which nobody takes a card"),
    "an opening": ("position.seats.1.opening", "field 1 c1", "seats[1].opening: must be among the fresh marks"),
    "fresh marks": ("position.seats.1.cards.0.fresh", "a2", "seats[1].opening: belongs to the marking, which is over"),
}


@pytest.mark.parametrize("case", SETTLING)
def test_a_broken_settlement(case: str) -> None:
    path, value, sentence = SETTLING[case]
    doc = changed(settling(), path, value)
    if case == "the last turn":
        doc["position"]["turn"] = 7
    assert complaint("silver_gold", doc).removeprefix("position.position.").startswith(sentence)


CHOOSING = {
    "a chosen pair of one who chooses": ("position.seats.1.kept", "1+2", "seats[1].kept: must be named for exactly"),
    "no chosen pair": ("position.seats.0.kept", None, "seats[0].kept: must be named for exactly"),
    "a pair of no cards": ("position.seats.0.kept", "1+5", "seats[0].kept: must be one of 1+2"),
    "coins": ("position.seats.0.coins", 1, "seats[0]: must have nothing but the dealt cards"),
    "a route": ("position.turn", 2, "route: must be empty before the first round"),
}


@pytest.mark.parametrize("case", CHOOSING)
def test_a_broken_choice(case: str) -> None:
    path, value, sentence = CHOOSING[case]
    assert (
        complaint("silver_gold", changed(choosing(), path, value))
        .removeprefix("position.position.")
        .startswith(sentence)
    )


def test_all_have_chosen() -> None:
    doc = changed(choosing(), "to_act", [])
    doc["position"]["seats"][1]["kept"] = "1+2"
    assert "all have chosen, so the first round has begun" in complaint("silver_gold", doc)


@pytest.mark.parametrize("key", sorted(marking()["position"]))
def test_a_missing_entry(key: str) -> None:
    doc = marking()
    del doc["position"][key]
    assert complaint("silver_gold", doc) == f"position.position.{key}: is missing"
