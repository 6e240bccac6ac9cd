"""What the view offers, so that a page computes no rule."""

import json
import tomllib
from importlib import resources
from typing import Any

import schatzkiste as sk
from schatzkiste.games.silver_gold.state import SilverGold
from tests.games.silver_gold.play import choices, do, finish, table
from tests.games.silver_gold.positions import OTHER, PLAIN, Seat, all_but, position

GREY = Seat("grey-11 purple-12")


DATA = resources.files("schatzkiste.games.silver_gold").joinpath("data/components.toml").read_text(encoding="utf-8")
FACES = {
    card["name"]: {"seal": None, **card, "island": None, "rows": card["island"].split()}
    for card in tomllib.loads(DATA)["cards"]
}
NOTHING = {"trophy_points": 0, "palm_points": 0, "card_points": 0, "seal_points": 0}
ROUND_CARD = {
    "line2": [[0, 0], [1, 0]],
    "line3": [[0, 0], [1, 0], [2, 0]],
    "corner": [[0, 0], [1, 0], [0, 1]],
    "t": [[0, 0], [1, 0], [2, 0], [1, 1]],
    "l": [[0, 0], [1, 0], [2, 0], [0, 1]],
    "square": [[0, 0], [1, 0], [0, 1], [1, 1]],
}


def faces(*names: str) -> list[dict[str, object]]:
    """Cards as the data file draws them."""
    return [{key: value for key, value in FACES[name].items() if key != "island"} for name in names]


def held(slot: int, name: str, marks: list[str], new_marks: list[str], left: int, fits: int) -> dict[str, object]:
    """One of a player's two cards."""
    [face] = faces(name)
    return {"slot": slot, "face": face, "marks": marks, "new_marks": new_marks, "left": left, "fits": fits}


def patterns(*used: bool | None) -> list[dict[str, object]]:
    """The eight patterns of the round card."""
    names = ["line2", "line3", "line3", "corner", "corner", "t", "l", "square"]
    return [
        {"name": name, "cells": ROUND_CARD[name], "used": mark}
        for name, mark in zip(names, used or [None] * 8, strict=True)
    ]


def trophies(*won: int | None) -> list[dict[str, object]]:
    """The trophies, the first of them won by these seats (None: lost)."""
    return [
        {"points": 6 - place, "free": place >= len(won), "seat": won[place] if place < len(won) else None}
        for place in range(6)
    ]


def midst_of_marking(marking: str = "hidden", tracker: str = "off") -> sk.State:
    """Seat 0 has marked and may confirm, seat 1 is done."""
    own = Seat("purple-01:b1 orange-09:b1", coins=3, palms=(3,), completed="orange-04 purple-03")
    other = Seat("grey-11 grey-10:b1", coins=4, trophies=(6,))
    state = position(
        *(own, other),
        pattern="corner",
        display="grey-02 grey-04 green-01 purple-10",
        round=2,
        turn=3,
        used="square line3",
        starter=1,
        marking=marking,
        tracker=tracker,
    )
    do(state, "0 mark 2 a1a2b2", "1 field 2 c3", "1 done")
    return state


def seats_in_midst_of_marking() -> list[dict[str, Any]]:
    """What seat 0 sees of the players there."""
    return [
        {
            "stage": "ready",
            "cards": [
                held(1, "purple-01", ["b1"], [], 13, 0),
                held(2, "orange-09", ["b1"], ["a1", "a2", "b2"], 8, 0),
            ],
            "completed": faces("orange-04", "purple-03"),
            "sheet": {
                "coins": 3,
                "trophies": [],
                "palms": [3],
                "cards": [
                    {"card": "orange-04", "colour": "orange", "points": 12},
                    {"card": "purple-03", "colour": "purple", "points": 14},
                ],
                "seals": [{"card": "purple-03", "colour": "grey", "value": 1, "count": 0, "points": 0}],
                **NOTHING,
                "palm_points": 3,
                "card_points": 26,
                "total": 32,
            },
        },
        {
            "stage": "done",
            "cards": [held(1, "grey-11", [], [], 8, 0), held(2, "grey-10", ["b1"], [], 7, 0)],
            "completed": [],
            "sheet": {
                **{"coins": 4, "trophies": [6], "palms": [], "cards": [], "seals": []},
                **NOTHING,
                "trophy_points": 6,
                "total": 10,
            },
        },
    ]


def test_everything_a_player_sees_in_the_midst_of_marking() -> None:
    assert table(midst_of_marking(tracker="on"), 0) == {
        "seat": 0,
        "marking": "hidden",
        "tracker": "on",
        "phase": "mark",
        "round": 2,
        "rounds": 4,
        "turn": 3,
        "turns": 7,
        "starter": 1,
        "dealt": [],
        "kept": [],
        "expedition": {
            "name": "corner",
            "orientations": [
                [[0, 0], [1, 0], [0, 1]],
                [[0, 0], [1, 0], [1, 1]],
                [[1, 0], [0, 1], [1, 1]],
                [[0, 0], [0, 1], [1, 1]],
            ],
        },
        "patterns": patterns(False, True, False, True, False, False, False, True),
        "display": faces("grey-02", "grey-04", "green-01", "purple-10"),
        "palm": 2,
        "deck": 47 - 4 - 4 - 2,
        "under": [],
        "trophies": trophies(1),
        "seats": seats_in_midst_of_marking(),
        "first_mark": {"card": 2, "cells": ["a1", "a2", "b2"]},
        "pending": {"coins": 1, "palms": [], "rows": [1], "completes": [], "card_points": 0, "crosses_left": 0},
        "effects": {},
        "rating": None,
    }


def test_what_is_different_for_a_spectator() -> None:
    state = midst_of_marking()
    own, other = seats_in_midst_of_marking()
    own["stage"] = "marking"
    own["cards"][1] = held(2, "orange-09", ["b1"], [], 11, 0)
    view = table(state, None)
    assert view == {
        **table(state, 0),
        **{"seat": None, "seats": [own, other], "first_mark": None, "pending": None},
    }
    assert (view["tracker"], view["patterns"]) == ("off", patterns())


def test_with_open_marking_all_see_all_marks() -> None:
    state = midst_of_marking(marking="open")
    own, other = seats_in_midst_of_marking()
    other["cards"][1] = held(2, "grey-10", ["b1"], ["c3"], 6, 0)
    for viewer in (0, 1, None):
        view = table(state, viewer)
        assert (view["marking"], view["seats"]) == ("open", [own, other])


def test_everything_a_player_sees_while_all_choose() -> None:
    state = sk.game("silver_gold").new(2, "1")
    do(state, "0 keep 1+3")
    assert isinstance(state, SilverGold)
    nothing = {
        "cards": [],
        "completed": [],
        "sheet": {"coins": 0, "trophies": [], "palms": [], "cards": [], "seals": [], **NOTHING, "total": 0},
    }
    assert table(state, 0) == {
        **{"seat": 0, "marking": "hidden", "tracker": "off", "phase": "choose"},
        **{"round": 1, "rounds": 4, "turn": 1, "turns": 7, "starter": state.starter},
        "dealt": faces(*state.names_of(state.dealt[0])),
        "kept": [1, 3],
        "expedition": None,
        "patterns": patterns(),
        **{"display": [], "palm": 1, "deck": 39, "under": []},
        "trophies": trophies(),
        "seats": [{"stage": "done", **nothing}, {"stage": "choose", **nothing}],
        **{"first_mark": None, "pending": None, "effects": {}, "rating": None},
    }


def test_what_is_different_alone() -> None:
    state = position(
        Seat("grey-11:a1 purple-12", coins=4, trophies=(6,)), round=2, gone=(6, 5), under="grey-03 grey-05"
    )
    view = table(state, 0)
    assert view["under"] == faces("grey-03", "grey-05")
    assert view["deck"] == 47 - 2 - 4
    assert view["trophies"] == trophies(0, None)
    assert view["rating"] == {
        "levels": [
            {"name": name, "least": least}
            for name, least in zip(
                ("castaway", "deckhand", "sailor", "navigator", "captain", "legend"),
                (0, 78, 98, 112, 125, 133),
                strict=True,
            )
        ],
        "now": "castaway",
    }
    assert [card["fits"] for card in view["seats"][0]["cards"]] == [3, 12]


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
        "new_marks": [],
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
        "crosses_left": 0,
    }
    assert view["effects"]["mark 2 b1c1d1"]["crosses_left"] == 1
    assert table(state, 1)["effects"].keys() != view["effects"].keys()
    assert table(state, None)["effects"] == {}


def test_effects_add_up_while_crosses_are_placed() -> None:
    state = position(Seat("orange-09 grey-11", coins=2), OTHER)
    do(state, "0 mark 2 b1c1d1")
    view = table(state, 0)
    assert view["first_mark"] == {"card": 2, "cells": ["b1", "c1", "d1"]}
    assert view["pending"] is not None
    assert (view["pending"]["coins"], view["pending"]["crosses_left"]) == (0, 1)
    assert view["effects"]["cross 1 a1"]["coins"] == 1
    assert view["effects"]["cross 1 d4"]["crosses_left"] == 1
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
