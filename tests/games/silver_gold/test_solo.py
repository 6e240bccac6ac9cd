"""Section 5 of the rule book: alone against the tide."""

import pytest

import schatzkiste as sk
from schatzkiste.games.silver_gold.scoring import rating_of
from tests.games.silver_gold.play import display, do, finish, of_kind, table
from tests.games.silver_gold.positions import PLAIN, Seat, all_but, position
from tests.games.silver_gold.test_material import components

pytestmark = pytest.mark.rule("SG-5.1")
ONE_LEFT = Seat(f"{all_but('grey-11', 'a1')} purple-12")


def test_the_oldest_card_of_the_display_goes_under_the_deck() -> None:
    state = position(PLAIN, deck="orange-05")
    events = finish(state, 0)
    assert of_kind(events, "card-put-under", "card-turned-up") == [
        "card-put-under card=green-01 colour=green points=10",
        "card-turned-up card=orange-05 colour=orange points=12",
    ]
    assert display(state) == ["green-02", "grey-01", "grey-02", "orange-05"]
    assert [card["name"] for card in table(state)["under"]] == ["green-01"]
    finish(state, 0)
    assert [card["name"] for card in table(state)["under"]] == ["green-01", "green-02"]


def test_not_after_a_turn_in_which_a_display_card_was_taken() -> None:
    state = position(ONE_LEFT, deck="orange-05")
    do(state, "0 field 1 a1", "0 done")
    assert of_kind(do(state, "0 take 1"), "card-put-under") == []
    assert display(state) == ["green-02", "grey-01", "grey-02", "orange-05"]


def test_but_after_one_in_which_a_card_was_drawn() -> None:
    state = position(ONE_LEFT, deck="orange-05 orange-06")
    do(state, "0 field 1 a1", "0 done")
    assert of_kind(do(state, "0 draw"), "card-put-under") == ["card-put-under card=green-01 colour=green points=10"]
    assert display(state) == ["green-02", "grey-01", "grey-02", "orange-06"]


def test_none_when_the_deck_is_empty() -> None:
    state = position(PLAIN, rest=0)
    assert of_kind(finish(state, 0), "card-put-under") == []
    assert display(state) == ["green-01", "green-02", "grey-01", "grey-02"]
    assert table(state)["under"] == []


def test_a_card_under_the_deck_comes_again_when_the_rest_is_drawn() -> None:
    names = [card.name for card in components().cards]
    held = ["grey-11", "purple-12", "green-01", "green-02", "grey-01", "grey-02", "orange-05"]
    done = " ".join(name for name in names if name not in held)
    state = position(Seat(PLAIN.cards.replace("orange-12", "grey-11"), completed=done), deck="orange-05")
    finish(state, 0)
    assert [card["name"] for card in table(state)["under"]] == ["green-01"]
    finish(state, 0)
    assert display(state) == ["grey-01", "grey-02", "orange-05", "green-01"]
    assert [card["name"] for card in table(state)["under"]] == ["green-02"]


def test_after_each_round_the_highest_trophy_left_is_lost() -> None:
    state = position(Seat(PLAIN.cards, coins=4, trophies=(6,)), turn=7)
    events = finish(state, 0)
    assert of_kind(events, "trophy-lost") == ["trophy-lost points=5"]
    assert [trophy["points"] for trophy in table(state)["trophies"] if trophy["free"]] == [4, 3, 2, 1]
    assert [trophy["seat"] for trophy in table(state)["trophies"]] == [0, None, None, None, None, None]


def test_a_row_filled_in_the_last_turn_of_a_round_still_wins_it() -> None:
    state = position(Seat("orange-09 purple-12", coins=3), turn=7)
    do(state, "0 field 1 a1")
    assert of_kind(do(state, "0 done"), "trophy-won", "trophy-lost") == [
        "trophy-won seat=0 row=1 points=6",
        "trophy-lost points=5",
    ]


def test_the_end_is_rated_by_points() -> None:
    state = position(Seat(PLAIN.cards, completed="purple-04"), round=4, turn=7)
    events = finish(state, 0)
    assert state.is_over
    assert state.winners() == (0,)
    assert of_kind(events, "solo-rated") == ["solo-rated seat=0 points=14 rating=castaway"]
    assert of_kind(events, "trophy-lost", "card-put-under") == []


def test_the_ratings_rise_with_the_points() -> None:
    known = components()
    assert [rating_of(known, points) for points in known.ratings] == [
        *("castaway", "deckhand", "sailor", "navigator", "captain", "legend")
    ]
    assert rating_of(known, known.ratings[2] - 1) == "deckhand"
    view = table(sk.game("silver_gold").new(1, "1"), 0)["rating"]
    assert view is not None
    assert view["now"] == "castaway"
    assert [level["least"] for level in view["levels"]] == known.ratings


def test_there_is_no_rating_in_company() -> None:
    assert table(sk.game("silver_gold").new(2, "1"), 0)["rating"] is None
