"""The worked examples of the rule book."""

import pytest

from tests.games.silver_gold.play import all_others, choices, do, of_kind, table
from tests.games.silver_gold.positions import OTHER, Seat, position

SIX_CARDS = "purple-03 grey-02 grey-04 orange-04 orange-05 green-04"


@pytest.mark.rule("SG-4.3", "SG-4.2")
def test_1_the_sheet_of_95_points() -> None:
    own = Seat("orange-09 grey-11", coins=9, trophies=(6, 2), palms=(3, 3, 2), completed=SIX_CARDS)
    other = Seat("purple-11 orange-11", coins=12, trophies=(5, 4, 3))
    state = position(own, other, display="green-01 green-02 grey-01 grey-03")
    sheet = table(state)["seats"][0]["sheet"]
    assert sheet["card_points"] == 64
    assert [(seal["colour"], seal["value"], seal["points"]) for seal in sheet["seals"]] == [
        ("grey", 1, 2),
        ("orange", 2, 4),
    ]
    assert sheet["coins"] + sheet["trophy_points"] == 17
    assert sheet["palm_points"] == 8
    assert sheet["total"] == state.scores()[0] == 95


@pytest.mark.rule("SG-3.7")
def test_2_a_palm_with_two_palms_in_the_display() -> None:
    state = position(Seat("grey-10 purple-12"), OTHER, display="grey-04 grey-06 green-01 grey-01")
    do(state, "0 field 1 c3")
    all_others(state, 0)
    assert of_kind(do(state, "0 done"), "palm-scored") == ["palm-scored seat=0 points=3"]


@pytest.mark.rule("SG-3.9", "SG-3.6")
def test_3_the_first_completed_row_of_the_game_and_the_next() -> None:
    state = position(Seat("orange-09 purple-12", coins=3), Seat("orange-06 purple-11", coins=3))
    do(state, "0 field 1 a1", "0 done", "1 field 1 a1")
    assert of_kind(do(state, "1 done"), "trophy-won") == [
        "trophy-won seat=0 row=1 points=6",
        "trophy-won seat=1 row=1 points=5",
    ]


@pytest.mark.rule("SG-3.2")
def test_4_an_l_turned_by_a_quarter_and_mirrored() -> None:
    state = position(Seat("purple-12 grey-11"), OTHER, pattern="l")
    # As printed it is ###/#.. ; a quarter turn makes ##/.#/.# of it, the mirror image of that is ##/#./#. .
    turned, mirrored = "mark 1 b1c1c2c3", "mark 1 c1d1c2c3"
    assert {turned, mirrored} <= set(choices(state, 0))
    do(state, f"0 {mirrored}")
    assert table(state, 0)["seats"][0]["cards"][0]["new_marks"] == ["c1", "d1", "c2", "c3"]
