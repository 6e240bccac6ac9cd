"""Section 4 of the rule book: legs, amulets on the way, raising in the midst of a drive."""

import pytest

from schatzkiste.games.tobago.actions import DRIVE
from schatzkiste.games.tobago.board import HEX_NAMES, names
from tests.games.talk import choices, codes, kinds, refused
from tests.games.tobago.literal import distance, flood, land_of, name_of
from tests.games.tobago.play import do, seen_by, settle
from tests.games.tobago.positions import position

LOCATED_J4 = {"white": "6:0 27:1"}
HANDS = ["1 2 3 4 5 7", "8 9 10 11 12 13"]


@pytest.mark.rule("TO-4.1")
def test_a_leg_is_any_way_within_a_region_or_one_step_into_another_terrain() -> None:
    state = position(vehicles="g7")
    assert choices(state, "drive") == [f"drive {space}" for space in ["f6", "f7", "g6", "g8", "h6", "h7", "h8"]]


@pytest.mark.rule("TO-4.1")
def test_every_leg_on_the_island_against_distance_and_flood() -> None:
    island = position().island
    land = land_of("ABC-1")
    for place in land:
        beside = {other for other in land if distance(place, other) == 1}
        wanted = {name_of(other) for other in (flood(land, place) | beside) - {place}}
        here = HEX_NAMES.index(name_of(place))
        assert {HEX_NAMES[DRIVE.arg(action)] for action in island.drives[here]} == wanted


@pytest.mark.rule("TO-4.1")
def test_up_to_three_legs_then_the_drive_is_over() -> None:
    state = position(vehicles="f7", hands=HANDS)
    assert do(state, "drive e8", "drive f9", "drive f10") == [
        "leg-driven seat=0 origin=f7 space=e8 leg=1",
        "leg-driven seat=0 origin=e8 space=f9 leg=2",
        "leg-driven seat=0 origin=f9 space=f10 leg=3",
        "turn-ended seat=0",
    ]
    assert state.to_act == (1,)


@pytest.mark.rule("TO-4.1")
def test_the_sea_and_far_spaces_are_refused() -> None:
    state = position(vehicles="g7")
    assert refused(state, "drive o5") == "no-land space=o5 (TO-4.1)"
    assert refused(state, "drive g10") == "too-far space=g10 (TO-4.1)"
    assert refused(state, "drive g7") == "leg-goes-nowhere (TO-4.1)"


@pytest.mark.rule("TO-4.1")
def test_landmarks_and_vehicles_do_not_block() -> None:
    state = position(3, vehicles="k9 j10 i11", amulets_on="")
    do(state, "drive j10")
    assert state.vehicles[0] == state.vehicles[1]
    do(state, "drive i11", "stop")
    state = position(vehicles="d8")
    do(state, "drive e8", "drive f9", "stop")
    assert HEX_NAMES[state.vehicles[0]] == "f9"


@pytest.mark.rule("TO-4.1")
@pytest.mark.parametrize("legs", [[], ["drive g8"], ["drive g8", "drive f8"]])
def test_fewer_legs_are_allowed_even_none(legs: list[str]) -> None:
    state = position(hands=HANDS)
    happened = do(state, *legs, "stop")
    assert f"drive-ended seat=0 legs={len(legs)}" in happened
    assert state.to_act == (1,)


@pytest.mark.rule("TO-4.1")
def test_the_view_shows_the_reach_by_legs_before_and_during_the_drive() -> None:
    state = position(vehicles="g7")
    reach = {entry["space"]: entry for entry in seen_by(state, 0)["reach"]}
    assert sorted(space for space in reach if reach[space]["legs"] == 1) == ["f6", "f7", "g6", "g8", "h6", "h7", "h8"]
    assert all(reach[entry["via"]]["legs"] == entry["legs"] - 1 for entry in reach.values() if entry["legs"] > 1), (
        "each has the stop before it"
    )
    assert (reach["f9"]["legs"], reach["f10"]["legs"]) == (3, 3)
    do(state, "drive g8")
    view = seen_by(state, 0)
    assert (view["drive"], view["legs_driven"], view["legs_left"]) == ("action", 1, 2)
    assert {entry["legs"] for entry in view["reach"]} == {1, 2}
    assert {entry["legs"] for entry in seen_by(state, 1)["reach"]} == {1, 2, 3}, "others see their own coming drive"


@pytest.mark.rule("TO-4.2")
def test_a_leg_that_ends_on_an_amulet_picks_it_up_and_driving_across_does_not() -> None:
    state = position(vehicles="j1", amulets_on="j2 l1 n3", hands=HANDS)
    do(state, "drive k3")
    assert state.amulets[0] == 0, "the way along the beach leads across an amulet"
    happened = do(state, "drive l1", "drive j2")
    assert [line for line in happened if line.startswith("amulet-taken")] == [
        "amulet-taken seat=0 space=l1",
        "amulet-taken seat=0 space=j2",
    ]
    assert (state.amulets[0], names(state.amulets_on)) == (2, ["n3"])


@pytest.mark.rule("TO-4.3")
def test_raising_ends_the_drive_under_way_but_not_the_turn() -> None:
    state = position(vehicles="j3", paths=LOCATED_J4, hands=HANDS, amulets=[1])
    do(state, "drive j4", "raise white")
    settle(state)
    assert state.to_act == (0,)
    assert seen_by(state, 0)["drive"] == "none"
    assert kinds(state) >= {"extra-drive", "end"}
    assert refused(state, "drive j3") == "action-done (TO-2.6)"


@pytest.mark.rule("TO-4.3")
def test_raising_ends_an_extra_drive_too() -> None:
    state = position(vehicles="j3", paths=LOCATED_J4, hands=HANDS, amulets=[1])
    do(state, "extra-drive", "drive j4", "raise white")
    settle(state)
    assert seen_by(state, 0)["drive"] == "none"
    assert kinds(state) >= {"lay", "drive", "stop"}, "the action of the turn is still to come"


@pytest.mark.rule("TO-4.3")
@pytest.mark.parametrize("before", [[], ["extra-drive"]])
def test_raising_before_the_first_leg_does_not_use_up_the_drive(before: list[str]) -> None:
    state = position(vehicles="j4", paths=LOCATED_J4, hands=HANDS, amulets=[1])
    do(state, *before, "raise white")
    settle(state)
    assert state.to_act == (0,)
    do(state, "drive j3", "drive i3", "drive h3")
    assert state.to_act == ((1,) if not before and not state.amulets[0] else (0,))


@pytest.mark.rule("TO-4.4")
def test_amulets_between_two_legs() -> None:
    state = position(vehicles="g7", paths={"white": "3:0 27:1"}, hands=["1 2 30 4 5 7"], amulets=[3])
    do(state, "drive g8", "remove white h4", "drive f8", "exchange", "extra-clue")
    do(state, choices(state, "lay")[0], "drive f9")
    assert state.amulets[0] == 0
    assert HEX_NAMES[state.vehicles[0]] == "f9"


@pytest.mark.rule("TO-4.4")
def test_an_extra_drive_begins_only_before_or_after_another_drive() -> None:
    state = position(vehicles="g7", hands=HANDS, amulets=[2])
    do(state, "drive g8")
    assert refused(state, "extra-drive") == "finish-drive-first (TO-4.4)"
    do(state, "stop", "extra-drive")
    assert refused(state, "extra-drive") == "finish-drive-first (TO-4.4)"
    assert refused(state, "lay 1 white") == "action-done (TO-2.6)"
    do(state, "drive g7", "stop", "extra-drive", "drive g8", "stop")
    assert state.to_act == (1,)


@pytest.mark.rule("TO-4.4")
def test_no_action_in_the_midst_of_an_extra_drive() -> None:
    state = position(vehicles="g7", hands=HANDS, amulets=[1])
    happened = do(state, "extra-drive")
    assert codes(happened) == ["extra-drive-bought"]
    assert refused(state, "lay 1 white") == "drive-under-way (TO-4.4)"
    assert refused(state, "exchange") == "exchange-needs-amulet (TO-6.4)"
    do(state, "stop", "lay 1 white")
    assert refused(state, "stop", seat=0) == "not-your-turn (TO-2.6)"


@pytest.mark.rule("TO-4.1")
def test_stopping_needs_a_drive() -> None:
    state = position(hands=HANDS, amulets=[1])
    do(state, "lay 1 white")
    assert refused(state, "stop") == "no-drive-under-way (TO-4.1)"
