"""Positions from outside: a good one comes back unchanged, a broken one is refused with the place and the reason."""

import copy
from typing import Any

import pytest

import schatzkiste as sk
from schatzkiste.games.silver_gold.game import make
from tests.games.broken import changed, complaint
from tests.games.silver_gold.play import do, table
from tests.games.silver_gold.positions import OTHER, PLAIN, Seat, all_but, cells_of, position
from tests.golden.endings_silver_gold import small_deck
from tests.laws.setups import random_steps

OWN = Seat("grey-11:a1 purple-12", coins=4, palms=(2,), trophies=(6,), completed="orange-06 orange-05 grey-07")
RIVAL = Seat(f"{all_but('purple-11', 'c1d2')} orange-11", coins=1, palms=(1,))


def marking() -> dict[str, Any]:
    """A position in the midst of marking in which everything is in order."""
    state = position(OWN, RIVAL, round=2, turn=6)
    do(state, "0 mark 1 b1c1d1", "1 field 1 c1", "1 done")
    return copy.deepcopy(state.to_json())


def settling() -> dict[str, Any]:
    """A position in which seat 0 takes the first of two cards, and seat 1 has filled a row of coins."""
    state = position(
        Seat(f"{all_but('grey-11', 'd1')} {all_but('green-01', 'a1')}"),
        Seat("orange-11 purple-11", coins=3, completed="orange-09"),
        display="green-02 grey-01 grey-02 grey-03",
        turn=6,
        used="square t l corner corner",
    )
    do(state, "0 field 1 d1", "0 cross 2 a1", "0 done", "1 field 2 d2", "1 done")
    return copy.deepcopy(state.to_json())


def choosing() -> dict[str, Any]:
    """A position in which seat 0 has chosen."""
    state = sk.game("silver_gold").new(2, "1")
    do(state, "0 keep 1+2")
    return copy.deepcopy(state.to_json())


def alone() -> dict[str, Any]:
    """The third round of a solo game with a card under the deck."""
    own = Seat(PLAIN.cards, completed="purple-01 purple-02")
    return copy.deepcopy(position(own, round=3, gone=(6, 5), under="grey-03").to_json())


def over() -> dict[str, Any]:
    """The end of a game."""
    first = Seat(f"{all_but('grey-11', 'a1')} purple-01", completed="purple-02 purple-03")
    state = position(first, Seat(OTHER.cards, completed="orange-01 orange-02 orange-03"), round=4, turn=7)
    do(state, "0 field 1 a1", "0 done", "1 field 1 c1", "1 done")
    return copy.deepcopy(state.to_json())


GOOD = {"marking": marking, "settling": settling, "choosing": choosing, "alone": alone, "over": over}


@pytest.mark.parametrize("moment", GOOD)
def test_a_good_position_comes_back_unchanged(moment: str) -> None:
    doc = GOOD[moment]()
    assert sk.game("silver_gold").from_json(doc).to_json() == doc


MARKING = {
    "an unknown entry": ("wind", 3, "wind: is unknown; known are round, turn"),
    "a fifth round": ("round", 5, "round: must be 1 to 4, not 5"),
    "an eighth turn": ("turn", 8, "turn: must be 1 to 7, not 8"),
    "a starter at no table": ("starter", 2, "starter: must be 0 to 1, not 2"),
    "a pattern of no game": ("expeditions.0", "spiral", "expeditions[0]: must be one of line2"),
    "a wrong expedition card": ("expeditions.0", "t", "expeditions: must be the 8 expedition cards"),
    "too few expedition cards": ("expeditions", ["line3"], "expeditions: must be the 8 expedition cards"),
    "no expedition cards": ("expeditions", [], "expeditions: must be there once the first round has begun"),
    "a card of no deck": ("deck.0", "pink-1", "deck[0]: must be one of purple-01"),
    "a card twice": ("deck.0", "grey-11", "cards[0]: names grey-11, which lies elsewhere too"),
    "cards under the deck in company": ("under", 1, "under: is for solo games only"),
    "more under the deck than there are": ("under", 99, "under: must be 0 to"),
    "five in the display": ("display", ["grey-01"] * 5, "display: names grey-01, which lies elsewhere too"),
    "taken in words": ("display_taken", "no", "display_taken: must be true or false"),
    "taken too early": ("display_taken", True, "display_taken: must be false while all mark"),
    "the wrong trophies": ("trophies_left", [6, 4, 3, 2, 1], "trophies_left: must be the lowest of (6, 5"),
    "a free trophy that somebody has": ("trophies.0", [3], "trophies[0]: the trophy 3 is somewhere else too"),
    "a missed trophy": ("trophies.0", [0], "trophies[0]: a row can be without a trophy only when none"),
    "a row without a trophy": ("trophies.0", [], "trophies[0]: must be one for each full row"),
    "a trophy without a row": ("trophies.1", [6], "trophies[1]: must be one for each full row"),
    "a trophy that nobody has": ("trophies_left", [4, 3, 2, 1], "trophies_left: must be all trophies that nobody"),
    "three cards": ("cards", [None, None, None], "cards: must have 4 entries, not 3"),
    "a lost card": ("completed.0", [], ": card orange-05 lies nowhere"),
    "coins from nowhere": ("coins.1", 2, "coins[1]: must be 1 as marked, not 2"),
    "palms from nowhere": ("palms.1", [1, 1], "palms[1]: must be 1 as marked, not 2"),
    "too few marks": ("marks.2", ["a2"], "marks: seat 1 must have made 12 to 39 of them by now, not 1"),
    "a turn too early": ("round", 1, "marks: seat 0 must have made 5 to"),
    "a palm forgotten": ("palms.0", [], "palms[0]: must be 1 as marked, not 0"),
    "a palm too dear": ("palms.0", [7], "palms[0][0]: must be 1 to 5, not 7"),
    "a mark in the sea": ("marks.2", ["e5"], "marks[2]: must lie on the island of a card"),
    "no cell": ("marks.2", ["z9"], "marks[2][0]: must be one of a1"),
    "a cell twice": ("marks.2", ["a2", "a2"], "marks[2][1]: names a2 twice"),
    "a new mark in the sea": ("new_marks.2", ["e5"], "new_marks[2]: must lie on fields of a card that were free"),
    "a new mark on an old one": ("marks.0", ["a1", "b1"], "new_marks[0]: must lie on fields of a card that were free"),
    "a first mark of no kind": ("first_mark.0", "done", "first_mark[0]: must be a pattern, a single field or null"),
    "a first mark elsewhere": ("first_mark.0", "mark 2 b2c2d2", "first_mark[0]: must be among the new marks"),
    "too many fields": ("first_mark.0", "field 1 b1", "first_mark[0]: has too few crosses for the other new marks"),
    "new marks without a first": ("first_mark.0", None, "first_mark[0]: must be named when there are new marks"),
    "cards from the choice": ("kept.0", "1+2", "dealt[0]: belongs to the choice before the first round"),
}


@pytest.mark.parametrize("case", MARKING)
def test_a_broken_entry(case: str) -> None:
    path, value, sentence = MARKING[case]
    said = complaint("silver_gold", changed(marking(), f"position.{path}", value))
    assert said.removeprefix("position.position").removeprefix(".").startswith(sentence)


def test_who_is_done_has_marked() -> None:
    assert "new_marks[0]: has a cross left" in complaint("silver_gold", changed(marking(), "to_act", [1]))
    assert "first_mark: all are done" in complaint("silver_gold", changed(marking(), "to_act", []))
    doc = changed(marking(), "position.new_marks.2", [])
    doc["position"]["first_mark"][1] = None
    assert "first_mark[1]: must be named for exactly those who are done" in complaint("silver_gold", doc)


def test_a_pattern_that_is_not_the_one_of_the_turn() -> None:
    doc = changed(marking(), "position.new_marks.0", ["c1", "d1"])
    doc["position"]["first_mark"][0] = "mark 1 c1d1"
    assert "first_mark[0]: is not the pattern of this turn" in complaint("silver_gold", doc)


def test_a_field_for_a_cross_that_came_later() -> None:
    doc = changed(marking(), "position.new_marks.0", ["b1", "d1"])
    doc["position"]["first_mark"][0] = "field 1 b1"
    assert "first_mark[0]: has too few crosses for the other new marks" in complaint("silver_gold", doc)


def test_more_fields_for_crosses_than_there_are_crosses() -> None:
    doc = changed(marking(), "position.new_marks.0", ["d1", "a2", "b2"])
    doc["position"]["first_mark"][0] = "field 1 d1"
    assert "first_mark[0]: has too few crosses for the other new marks" in complaint("silver_gold", doc)
    doc["position"]["new_marks"][0] = ["d1", "a2"]
    assert sk.game("silver_gold").from_json(doc).to_json() == doc


def test_a_completed_card_lies_aside() -> None:
    doc = marking()
    doc["position"]["marks"][2] = cells_of(all_but("purple-11", "").partition(":")[2])
    doc["position"]["new_marks"][2] = []
    doc["position"]["first_mark"][1] = None
    assert "cards[2]: is completed, so it lies aside" in complaint("silver_gold", doc)


def test_two_cards_while_there_are_any_to_take() -> None:
    doc = marking()
    doc["position"]["deck"].append(doc["position"]["cards"][1])
    doc["position"]["cards"][1] = None
    assert "cards[1]: must be there while there are cards to take" in complaint("silver_gold", doc)


def test_no_card_is_missing_before_one_was_completed() -> None:
    doc = marking()
    doc["position"]["deck"].append(doc["position"]["cards"][3])
    doc["position"]["cards"][3] = None
    assert "cards[3]: can be missing only when a card was completed" in complaint("silver_gold", doc)


def test_marks_need_a_card() -> None:
    doc = marking()
    doc["position"]["deck"].append(doc["position"]["cards"][0])
    doc["position"]["cards"][0] = None
    assert "marks[0]: must lie on the island of a card" in complaint("silver_gold", doc)


def test_a_full_display_while_the_deck_has_cards() -> None:
    doc = marking()
    doc["position"]["deck"].append(doc["position"]["display"].pop())
    assert "display: must have 4 cards while the deck has any" in complaint("silver_gold", doc)
    doc = marking()
    doc["position"]["display"].append(doc["position"]["deck"].pop())
    assert "display: has room for 4 cards, not 5" in complaint("silver_gold", doc)


SETTLING = {
    "nobody": ("to_act", [], "round: must be the last turn when nobody may act"),
    "two at once": ("to_act", [0, 1], "starter: settles first, then one after another"),
    "a seat with two cards": ("to_act", [1], "cards[2]: leaves no card to choose"),
    "the last turn": ("position.round", 4, "turn: is the last, in which nobody takes a card"),
    "a first mark": ("position.first_mark.1", "field 1 c1", "first_mark[1]: belongs to the marking, which is over"),
    "new marks": ("position.new_marks.2", ["a2"], "new_marks[2]: belong to the marking, which is over"),
    "too many trophies": ("position.trophies.1", [6, 5], "trophies[1]: must be one for each full row"),
}


@pytest.mark.parametrize("case", SETTLING)
def test_a_broken_settlement(case: str) -> None:
    path, value, sentence = SETTLING[case]
    doc = changed(settling(), path, value)
    if case == "the last turn":
        doc["position"]["turn"] = 7
    assert complaint("silver_gold", doc).removeprefix("position.position.").startswith(sentence)


def test_the_display_is_full_before_the_first_card_is_taken() -> None:
    doc = settling()
    doc["position"]["completed"][1].append(doc["position"]["display"].pop())
    assert "display: must have 4 cards while the deck has any" in complaint("silver_gold", doc)


def test_a_card_missing_in_the_display_was_taken() -> None:
    doc = settling()
    doc["position"]["cards"][0] = doc["position"]["display"].pop()
    assert "display_taken: must be true, for a card of the display is missing" in complaint("silver_gold", doc)


def test_whoever_has_settled_waits_for_nothing() -> None:
    doc = settling()
    doc["position"]["starter"] = 1
    assert "trophies[1]: must be one for each full row of coins" in complaint("silver_gold", doc)


def test_whoever_was_first_to_settle_has_the_trophy() -> None:
    full = Seat(f"{all_but('grey-11', 'a1')} orange-12", coins=4, trophies=(6,), completed="purple-08 grey-05")
    state = position(full, Seat(OTHER.cards, completed="orange-02"), round=2, turn=2)
    do(state, "0 field 1 a1", "0 done", "1 field 1 c1", "1 done")
    doc: dict[str, Any] = copy.deepcopy(state.to_json())
    assert sk.game("silver_gold").from_json(doc).to_json() == doc
    doc["position"]["trophies"][0] = []
    doc["position"]["trophies_left"] = [6, 5, 4, 3, 2, 1]
    assert "trophies[0]: must be one for each full row of coins" in complaint("silver_gold", doc)


def test_only_the_trophy_of_this_turn_is_waited_for() -> None:
    state = position(
        Seat(f"{all_but('grey-11', 'd1')} {all_but('green-01', 'a1')}", completed="purple-01"),
        Seat("orange-11 purple-11", coins=7, trophies=(6,), completed="orange-09 orange-06 green-05"),
        display="green-02 grey-01 grey-02 grey-03",
        round=2,
        turn=6,
        used="square t l corner corner",
    )
    do(state, "0 field 1 d1", "0 cross 2 a1", "0 done", "1 field 2 d2", "1 done")
    doc: dict[str, Any] = copy.deepcopy(state.to_json())
    assert sk.game("silver_gold").from_json(doc).to_json() == doc
    doc["position"]["trophies"][1] = []
    doc["position"]["trophies_left"] = [6, 5, 4, 3, 2, 1]
    assert "trophies[1]: must be one for each full row of coins" in complaint("silver_gold", doc)


def test_the_completed_card_of_one_who_has_settled_lies_aside() -> None:
    doc = settling()
    doc["position"]["marks"][3] = cells_of(all_but("purple-11", "").partition(":")[2])
    assert "cards[3]" not in complaint("silver_gold", copy.deepcopy(doc)), "seat 1 settles after seat 0"
    doc["position"]["starter"] = 1
    assert "cards[3]: is completed, so it lies aside" in complaint("silver_gold", doc)


def test_a_single_card_is_no_choice() -> None:
    last = Seat(f"{all_but('grey-11', 'd1')} {all_but('purple-12', 'd2')}")
    state = position(last, OTHER, display="green-01 grey-01", rest=1)
    do(state, "0 field 1 d1", "0 cross 2 d2", "0 done", "1 field 1 c1", "1 done")
    doc: dict[str, Any] = copy.deepcopy(state.to_json())
    doc["position"]["completed"][1].append(doc["position"]["display"].pop())
    assert "cards[0]: leaves no card to choose" in complaint("silver_gold", doc)


def test_every_position_of_a_deck_that_runs_out_is_good() -> None:
    game = make(small_deck())
    for players in (3, 4):
        state = game.new(players, "1")
        for step in random_steps(state, sk.Rng("1")):
            assert game.from_json(step.state.to_json()).to_json() == step.state.to_json()
        assert table(state)["deck"] == 0


CHOOSING = {
    "a chosen pair of one who chooses": ("position.kept.1", "1+2", "kept[1]: must be named for exactly"),
    "no chosen pair": ("position.kept.0", None, "kept[0]: must be named for exactly"),
    "a pair of no cards": ("position.kept.0", "1+5", "kept[0]: must be one of 1+2"),
    "coins": ("position.coins.0", 1, "coins[0]: must be 0 as marked, not 1"),
    "a trophy": ("position.trophies.0", [6], "trophies[0]: must be one for each full row"),
    "a first mark": ("position.first_mark.0", "field 1 a1", "completed[0]: must be empty before the first round"),
    "a later turn": ("position.turn", 2, "expeditions: must be empty before the first round"),
}


@pytest.mark.parametrize("case", CHOOSING)
def test_a_broken_choice(case: str) -> None:
    path, value, sentence = CHOOSING[case]
    said = complaint("silver_gold", changed(choosing(), path, value))
    assert said.removeprefix("position.position.").startswith(sentence)


def test_all_have_chosen() -> None:
    doc = changed(choosing(), "to_act", [])
    doc["position"]["kept"][1] = "1+2"
    assert "all have chosen, so the first round has begun" in complaint("silver_gold", doc)


def test_cards_before_the_choice_lie_in_the_order_of_the_file() -> None:
    doc = choosing()
    doc["position"]["deck"].reverse()
    assert "deck: must be in the order of the deck file" in complaint("silver_gold", doc)
    doc = choosing()
    doc["position"]["dealt"][0].reverse()
    assert "dealt[0]: must be 4 cards in the order of the deck file" in complaint("silver_gold", doc)
    doc = choosing()
    doc["position"]["cards"][2] = doc["position"]["deck"].pop()
    assert "cards[2]: must be empty before the first round" in complaint("silver_gold", doc)


def test_alone_a_trophy_is_lost_after_each_round() -> None:
    doc = changed(alone(), "position.trophies_left", [5, 4, 3, 2, 1])
    assert "trophies_left: must be all trophies that nobody has won and that are not lost" in complaint(
        "silver_gold", doc
    )


def test_trophies_fall_from_row_to_row() -> None:
    rich = Seat("purple-01 grey-11", coins=8, trophies=(5, 6), completed="orange-06 orange-07 purple-05")
    doc = position(rich, Seat(OTHER.cards, completed="purple-02"), round=2, turn=7).to_json()
    assert "trophies[0]: must fall from row to row" in complaint("silver_gold", doc)


def test_what_was_shuffled_goes_with_the_round() -> None:
    assert "goes with the chance [2, 2, 1], not [2, 1, 1]" in complaint(
        "silver_gold", changed(marking(), "chance.1", 1)
    )


def test_nothing_is_taken_in_the_last_turn() -> None:
    doc = changed(over(), "position.display_taken", True)
    assert "display_taken: must be false after the last turn" in complaint("silver_gold", doc)


@pytest.mark.parametrize("key", sorted(marking()["position"]))
def test_a_missing_entry(key: str) -> None:
    doc = marking()
    del doc["position"][key]
    assert complaint("silver_gold", doc) == f"position.position.{key}: is missing"
