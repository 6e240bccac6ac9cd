"""What the view offers, so that a page computes no rule."""

import json

import schatzkiste as sk
from tests.games.silver_gold.play import choices, do, finish, table
from tests.games.silver_gold.positions import OTHER, PLAIN, Seat, all_but, position

GREY = Seat("grey-11 purple-12")


def test_a_card_shows_its_face_and_its_marks() -> None:
    state = position(Seat("purple-01:a1b1 orange-12"), OTHER)
    held = table(state, 1)["seats"][0]["cards"][0]
    assert held == {
        "slot": 1,
        "face": {
            "name": "purple-01",
            "colour": "purple",
            "points": 14,
            "seal": {"colour": "orange", "value": 2},
            "rows": ["x###", "#.##", "##.#", "x##x"],
        },
        "marks": ["a1", "b1"],
        "fresh": [],
        "left": 12,
        "fits": 0,
    }


def test_the_pattern_comes_in_all_its_orientations() -> None:
    for pattern, count in (("line2", 2), ("line3", 2), ("corner", 4), ("t", 4), ("l", 8), ("square", 1)):
        expedition = table(position(PLAIN, OTHER, pattern=pattern), 0)["expedition"]
        assert expedition is not None
        assert len(expedition["orientations"]) == count
        if pattern == "square":
            assert expedition["orientations"] == [[[0, 0], [1, 0], [0, 1], [1, 1]]]


def test_every_legal_pattern_is_an_orientation_moved_to_a_cell() -> None:
    state = position(GREY, OTHER, pattern="l")
    expedition = table(state, 0)["expedition"]
    assert expedition is not None
    written = {
        "".join(f"{'abcde'[x + left]}{y + top + 1}" for x, y in cells)
        for cells in expedition["orientations"]
        for left in range(5)
        for top in range(5)
        if all(x + left < 5 and y + top < 5 for x, y in cells)
    }
    assert {text.split()[2] for text in choices(state, 0, "mark")} <= written


def test_the_effect_of_every_legal_mark_is_there() -> None:
    state = position(Seat("orange-09 grey-11", coins=2), OTHER)
    view = table(state, 0)
    assert list(view["effects"]) == choices(state, 0)
    assert view["effects"]["mark 1 a1b1c1"] == {
        **{"coins": 2, "palms": [], "rows": [1], "completes": [], "card_points": 0},
        "crosses": 0,
    }
    assert view["effects"]["mark 2 b1c1d1"]["crosses"] == 1
    assert table(state, 1)["effects"].keys() != view["effects"].keys()
    assert table(state, None)["effects"] == {}


def test_effects_add_up_while_crosses_are_placed() -> None:
    state = position(Seat("orange-09 grey-11", coins=2), OTHER)
    do(state, "0 mark 2 b1c1d1")
    view = table(state, 0)
    assert view["opened"] == {"card": 2, "cells": ["b1", "c1", "d1"]}
    assert view["pending"] is not None
    assert (view["pending"]["coins"], view["pending"]["crosses"]) == (0, 1)
    assert view["effects"]["cross 1 a1"]["coins"] == 1
    assert view["effects"]["cross 1 d4"]["crosses"] == 1
    do(state, "0 cross 1 a1")
    assert table(state, 0)["effects"] == {}
    assert table(state, 1)["pending"] is None


def test_a_completed_card_is_announced_with_its_seals() -> None:
    own = Seat(f"{all_but('grey-02', 'a1')} purple-12", completed="orange-04 orange-05")
    state = position(own, OTHER, display="green-01 green-02 grey-01 grey-03")
    effect = table(state, 0)["effects"]["field 1 a1"]
    assert (effect["completes"], effect["card_points"]) == ([1], 8 + 4)


def test_the_stage_of_every_seat() -> None:
    def stages(state: sk.State, seat: int | None) -> list[str]:
        return [player["stage"] for player in table(state, seat)["seats"]]

    state = sk.game("silver_gold").new(2, "1")
    do(state, "0 keep 1+2")
    assert stages(state, 1) == ["done", "choose"]
    state = position(Seat(f"{all_but('grey-11', 'a1d1')} purple-12"), OTHER)
    assert stages(state, 0) == ["pattern", "marking"]
    do(state, "0 field 1 d1")
    assert stages(state, 0) == ["cross", "marking"]
    do(state, "0 cross 1 a1")
    assert stages(state, 0) == ["ready", "marking"]
    do(state, "0 done")
    assert stages(state, None) == ["done", "marking"]
    finish(state, 1)
    assert stages(state, 1) == ["settle", "wait"]


def test_won_trophies_name_their_owner() -> None:
    state = position(Seat("orange-09 purple-12", coins=4, trophies=(5,)), Seat("grey-11 grey-10", 4, (), (6,)))
    assert [(trophy["points"], trophy["free"], trophy["seat"]) for trophy in table(state)["trophies"]][:3] == [
        (6, False, 1),
        (5, False, 0),
        (4, True, None),
    ]


def test_a_view_is_fit_for_json() -> None:
    state = position(PLAIN, OTHER, tracker="on")
    for seat in (0, 1, None):
        assert json.loads(json.dumps(state.view(seat))) == state.view(seat)
