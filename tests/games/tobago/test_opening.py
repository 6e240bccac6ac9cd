"""Section 5 of the rule book: opening a path anew, and the statues."""

import pytest

from schatzkiste.games.tobago.board import HEX_NAMES, names
from tests.games.talk import choices, codes, refused
from tests.games.tobago.play import do, seen_by, settle
from tests.games.tobago.positions import position
from tests.games.tobago.test_raising import HANDS, J4, raised


@pytest.mark.rule("TO-5.6")
def test_the_clues_go_to_the_discards() -> None:
    state = raised("2", "3", "4", "5")
    do(state, "accept", "accept", "accept")
    assert [clue["clue"] for clue in seen_by(state, None)["clue_discards"]] == [6, 27]
    assert state.path_clues[0] == []


@pytest.mark.rule("TO-5.6")
def test_who_took_the_last_gold_card_opens_the_path_and_draws() -> None:
    state = raised("2", "3", "4", "5", paths="6:1 27:0", clue_top="40")
    do(state, "accept", "accept", "accept")
    assert state.to_act == (1,)
    assert choices(state, "lay") == [f"lay {clue} white" for clue in HANDS[1].split()]
    assert refused(state, "lay 8 grey") == "open-this-path path=white (TO-5.6)"
    assert refused(state, "lay 1 white") == "clue-not-in-hand clue=1 (TO-3.2)"
    happened = do(state, "lay 8 white")
    assert codes(happened)[:2] == ["clue-laid", "clue-drawn"]
    assert state.hands[1] == [8, 9, 10, 11, 12, 39]
    assert state.roses == [15, 13]
    assert state.to_act == (0,)
    assert seen_by(state, 0)["done"] is False, "it was no action"


@pytest.mark.rule("TO-5.6")
def test_if_nobody_got_gold_the_raiser_opens() -> None:
    state = raised("2", "3", "4", "5")
    do(state, *["decline"] * 12)
    assert state.to_act == (0,)
    assert seen_by(state, None)["opening"] == "white"


@pytest.mark.rule("TO-5.6")
def test_an_opener_without_clues_draws_first() -> None:
    state = position(vehicles="j4", paths={"white": J4}, hands=["", HANDS[1]], gold_top="2 3 4 5")
    do(state, "raise white", *["decline"] * 12)
    assert len(state.hands[0]) == 6
    assert state.to_act == (0,)


@pytest.mark.rule("TO-5.7")
def test_each_statue_washes_up_an_amulet_where_its_gaze_meets_the_sea() -> None:
    state = position(vehicles="j4", paths={"white": J4}, hands=HANDS, facing=[1, 4, 5])
    do(state, "raise white")
    happened = settle(state)
    assert [line for line in happened if line.startswith("amulet-washed-up")] == [
        "amulet-washed-up space=e10",
        "amulet-washed-up space=l1",
        "amulet-washed-up space=j2",
    ]
    assert happened[-1] == "statues-turned"
    assert names(state.amulets_on) == ["e10", "j2", "l1"]
    assert (state.facing, state.amulets_left) == ([2, 5, 0], 17), "each turned clockwise when all three were done"


@pytest.mark.rule("TO-5.7")
@pytest.mark.parametrize(
    ("facing", "shores"), list(enumerate(["j10 n4 m6", "e10 l7 h11", "d8 c8 b6", "b6 i2 g3", "e2 l1 h2", "n3 m3 j2"]))
)
def test_all_six_gazes_clockwise_from_the_south_east(facing: int, shores: str) -> None:
    view = seen_by(position(facing=[facing] * 3), None)
    assert [statue["shore"] for statue in view["statues"]] == shores.split()
    assert all(statue["gaze"][-1] == statue["shore"] for statue in view["statues"])


@pytest.mark.rule("TO-5.7")
def test_land_beyond_a_bay_does_not_count() -> None:
    view = seen_by(position(facing=[0, 0, 3]), None)
    assert view["statues"][2]["gaze"] == ["g3"], "e2 lies further in the same line, across the water"


@pytest.mark.rule("TO-5.7")
def test_no_second_amulet_on_a_space() -> None:
    state = position(
        vehicles="j4", paths={"white": J4}, hands=HANDS, facing=[2, 2, 2], amulets_on="d8", gold_top="2 3 4 5"
    )
    do(state, "raise white")
    settle(state)
    assert names(state.amulets_on) == ["b6", "c8", "d8"]
    assert state.amulets_left == 17


@pytest.mark.rule("TO-5.7")
def test_two_gazes_on_one_space_give_one_amulet() -> None:
    state = position(vehicles="j4", paths={"white": J4}, hands=HANDS, facing=[3, 2, 2])
    do(state, "raise white")
    settle(state)
    assert names(state.amulets_on) == ["b6", "c8"]


@pytest.mark.rule("TO-5.7")
def test_with_an_empty_supply_statues_are_served_in_order() -> None:
    state = position(vehicles="j4 a4", paths={"white": J4}, hands=HANDS, amulets=[9, 10], facing=[1, 1, 1])
    do(state, "raise white")
    settle(state)
    assert names(state.amulets_on) == ["e10"]
    assert (state.amulets_left, state.facing) == (0, [2, 2, 2])


@pytest.mark.rule("TO-5.7")
def test_vehicles_and_objects_do_not_matter() -> None:
    state = position(vehicles="j4 l2", paths={"white": J4}, hands=HANDS, facing=[1, 4, 1])
    do(state, "raise white")
    settle(state)
    assert "l1" in names(state.amulets_on), "the hut there and the vehicle on the way do not stop it"
    assert HEX_NAMES[state.vehicles[1]] == "l2"
