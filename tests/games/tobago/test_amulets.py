"""Section 6 of the rule book: picking up and spending amulets."""

import pytest

from schatzkiste.games.tobago.board import names
from tests.games.talk import choices, codes, kinds, refused
from tests.games.tobago.play import do, seen_by, settle
from tests.games.tobago.positions import position
from tests.games.tobago.test_raising import HANDS, J4, raised

TWO_MARKERS = {"white": "3:0 27:1"}
FREE_HANDS = ["1 2 4 5 6 7", "8 9 10 11 12 13"]


@pytest.mark.rule("TO-6.1")
def test_an_amulet_under_the_vehicle_is_picked_up_at_the_start_of_the_turn() -> None:
    state = position(vehicles="g7 l1", amulets_on="l1", hands=HANDS)
    happened = do(state, "stop")
    assert happened[-1] == "amulet-taken seat=1 space=l1"
    assert (state.amulets, names(state.amulets_on)) == ([0, 1], [])


@pytest.mark.rule("TO-6.1")
def test_not_on_the_turn_of_others() -> None:
    state = position(3, vehicles="g7 g7 l1", amulets_on="l1", hands=HANDS[:0])
    do(state, "stop")
    assert state.amulets == [0, 0, 0]


@pytest.mark.rule("TO-6.1")
def test_an_extra_drive_picks_up_nothing_unless_a_leg_of_action_b_ends_there_anew() -> None:
    state = position(vehicles="j1", amulets_on="j2", amulets=[1], hands=HANDS)
    do(state, "extra-drive", "drive j2", "stop")
    assert state.amulets[0] == 0
    do(state, "drive k3")
    assert state.amulets[0] == 0
    do(state, "drive j2")
    assert state.amulets[0] == 1


@pytest.mark.rule("TO-6.1")
def test_an_amulet_washed_up_under_the_vehicle_waits_for_the_next_turn() -> None:
    state = position(
        vehicles="m3 a4", paths={"white": "2:0 28:1"}, hands=["1 3 4 5 6 7", "8 9 10 11 12 13"], facing=[1, 5, 1]
    )
    do(state, "raise white")
    assert "amulet-washed-up space=m3" in settle(state)
    assert state.amulets[0] == 0
    do(state, "stop", "stop")
    assert state.to_act == (0,)
    assert state.amulets[0] == 1


@pytest.mark.rule("TO-6.1")
def test_or_for_a_later_leg_that_ends_there_anew() -> None:
    state = position(
        vehicles="m3 a4", paths={"white": "2:0 28:1"}, hands=["1 3 4 5 6 7", "8 9 10 11 12 13"], facing=[1, 5, 1]
    )
    do(state, "raise white")
    settle(state)
    do(state, "drive m4", "drive m3")
    assert state.amulets[0] == 1


@pytest.mark.rule("TO-6.2")
def test_removing_a_marker() -> None:
    state = position(paths=TWO_MARKERS, amulets=[1], hands=FREE_HANDS)
    assert choices(state, "remove") == ["remove white h4", "remove white i4"]
    happened = do(state, "remove white h4")
    assert happened == [
        "marker-removed seat=0 path=white space=h4 left=1",
        "treasure-located path=white space=i4",
    ]
    assert seen_by(state, None)["paths"][0]["removed"] == ["h4"]
    assert state.amulets_left == 20


@pytest.mark.rule("TO-6.2")
def test_at_least_one_marker_stays_and_only_markers_go() -> None:
    state = position(paths={"white": J4, "grey": "33:0", "black": "4:0"}, amulets=[1])
    assert refused(state, "remove white j4") == "last-marker-stays path=white (TO-6.2)"
    assert refused(state, "remove white g7") == "no-marker-there path=white space=g7 (TO-6.2)"
    assert refused(state, "remove grey o4") == "no-markers-yet path=grey (TO-3.5)"
    assert refused(state, "remove brown g7") == "no-markers-yet path=brown (TO-3.5)"
    assert len(choices(state, "remove")) == 16


@pytest.mark.rule("TO-6.2")
def test_an_extra_clue_is_as_action_a() -> None:
    state = position(paths={"white": "27:1"}, amulets=[1], hands=FREE_HANDS, clue_top="40 41 42")
    do(state, "extra-clue")
    assert kinds(state) == {"lay"}
    assert refused(state, "stop") == "not-now (TO-6.2)"
    assert refused(state, "lay 8 white") == "clue-not-in-hand clue=8 (TO-3.2)"
    happened = do(state, "lay 1 white")
    assert codes(happened) == ["clue-laid", "clue-drawn"]
    assert 39 in state.hands[0]
    assert kinds(state) == {"lay", "drive", "stop", "exchange"}, "the action is still to come"


@pytest.mark.rule("TO-6.2")
def test_an_extra_clue_needs_one_that_fits() -> None:
    paths = {"white": J4, "grey": "4:0 18:1", "brown": "5:0 14:1", "black": "7:0 31:1"}
    state = position(paths=paths, amulets=[1], hands=["1 2 3"])
    assert "lay" not in kinds(state)
    assert refused(state, "extra-clue") == "no-clue-fits (TO-3.4)"


@pytest.mark.rule("TO-6.2")
def test_an_extra_drive_has_three_legs_of_its_own() -> None:
    state = position(vehicles="f7", amulets=[1], hands=HANDS)
    do(state, "extra-drive", "drive e8", "drive f9", "drive f10", "drive f9", "drive e8", "drive f7")
    assert state.to_act == (1,)


@pytest.mark.rule("TO-6.2")
def test_exchange_for_an_amulet_lays_the_hand_off_openly_and_draws_as_many() -> None:
    state = position(amulets=[1], hands=FREE_HANDS, clue_top="40 41 42 43 44 45")
    happened = do(state, "exchange")
    assert happened[0] == "hand-exchanged seat=0 clues=1, 2, 4, 5, 6, 7 paid=yes"
    assert state.hands[0] == [39, 40, 41, 42, 43, 44]
    assert [clue["clue"] for clue in seen_by(state, 1)["clue_discards"]] == [1, 2, 4, 5, 6, 7]
    assert seen_by(state, 0)["done"] is False


@pytest.mark.rule("TO-6.2")
def test_any_number_of_amulets_also_fresh_ones() -> None:
    state = position(vehicles="j1", amulets_on="j2", amulets=[2], hands=FREE_HANDS, paths=TWO_MARKERS)
    do(state, "exchange", "drive j2", "remove white h4", "exchange", "stop")
    assert state.amulets[0] == 0
    assert state.to_act == (1,)


@pytest.mark.rule("TO-6.2")
@pytest.mark.parametrize("action", ["remove white h4", "extra-clue", "extra-drive"])
def test_without_an_amulet(action: str) -> None:
    state = position(paths=TWO_MARKERS, hands=FREE_HANDS)
    assert refused(state, action) == "no-amulet (TO-6.2)"


@pytest.mark.rule("TO-6.3")
def test_protection_is_automatic() -> None:
    state = raised("2", "curse", "4", "5", amulets=[2, 1], gold=["6", "6"])
    happened = do(state, "accept")
    assert [line for line in happened if line.startswith("amulet")] == [
        "amulet-protected seat=0",
        "amulet-protected seat=1",
    ]
    assert state.amulets == [1, 0]


@pytest.mark.rule("TO-6.4")
def test_without_an_amulet_the_exchange_is_the_action() -> None:
    state = position(hands=FREE_HANDS, vehicles="j4", paths={"white": "3:0"})
    assert do(state, "exchange")[0] == "hand-exchanged seat=0 clues=1, 2, 4, 5, 6, 7 paid=no"
    assert state.to_act == (1,)


@pytest.mark.rule("TO-6.4")
def test_who_has_an_amulet_pays_with_it() -> None:
    state = position(hands=FREE_HANDS, amulets=[1])
    do(state, "exchange")
    assert (state.amulets[0], seen_by(state, 0)["done"]) == (0, False)
    do(state, "exchange")
    assert state.to_act == (1,), "the second time without one"


@pytest.mark.rule("TO-6.4")
def test_raising_stays_possible_before_and_after() -> None:
    state = position(vehicles="j4", hands=HANDS, paths={"white": J4})
    do(state, "exchange")
    assert kinds(state) == {"raise", "end"}
    assert refused(state, "exchange") == "exchange-needs-amulet (TO-6.4)"
    do(state, "raise white")
    settle(state)
    assert state.to_act == (1,)


@pytest.mark.rule("TO-6.4")
def test_who_has_spent_the_last_amulet_may_still_exchange_instead_of_the_action() -> None:
    state = position(hands=FREE_HANDS, amulets=[1], paths=TWO_MARKERS)
    do(state, "remove white h4")
    assert (state.amulets[0], "exchange" in kinds(state)) == (0, True)
    do(state, "exchange")
    assert state.to_act == (1,)


@pytest.mark.rule("TO-6.6")
@pytest.mark.parametrize("spend", [["remove white h4"], ["extra-clue"], ["extra-drive"], ["exchange"]])
def test_spent_amulets_go_back_to_the_supply(spend: list[str]) -> None:
    state = position(paths=TWO_MARKERS, amulets=[1], hands=FREE_HANDS)
    assert state.amulets_left == 19
    do(state, *spend)
    assert (state.amulets[0], state.amulets_left) == (0, 20)


@pytest.mark.rule("TO-6.7")
def test_no_amulet_is_spent_while_a_treasure_is_settled() -> None:
    state = raised("2", "3", "4", "5", amulets=[2, 2])
    for action in ("exchange", "extra-clue", "extra-drive"):
        assert refused(state, action) == "not-now (TO-5.3)"
    do(state, "accept", "accept", "accept")
    for action in ("exchange", "extra-clue", "extra-drive"):
        assert refused(state, action) == "not-now (TO-5.6)"
    do(state, choices(state, "lay")[0])
    assert kinds(state) >= {"exchange", "extra-clue", "extra-drive"}


@pytest.mark.rule("TO-6.8")
def test_exchange_with_too_few_clues_in_the_stack() -> None:
    state = position(amulets=[1], hands=FREE_HANDS, clue_top="40 41 |")
    happened = do(state, "exchange")
    assert codes(happened) == ["hand-exchanged", *["clue-drawn"] * 2, "clues-shuffled", *["clue-drawn"] * 4]
    assert {39, 40} <= set(state.hands[0])
    assert len(state.hands[0]) == 6
    assert state.clue_discards == []
    laid_off = {0, 1, 3, 4, 5, 6}
    assert laid_off <= set(state.hands[0]) | set(state.clue_stack)
