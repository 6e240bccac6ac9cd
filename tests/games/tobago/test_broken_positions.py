"""Positions that cannot be on the table are refused, with the place named."""

import json
from collections.abc import Callable
from typing import Any

import pytest

import schatzkiste as sk
from schatzkiste.core import BadPosition, Rng
from tests.games.tobago.positions import position
from tests.games.tobago.test_raising import HANDS, raised

Change = Callable[[dict[str, Any]], object]


def doc_of(state: sk.State) -> dict[str, Any]:
    return dict(state.to_json())


def setting(*path: str | int, to: object) -> Change:
    def change(doc: dict[str, Any]) -> None:
        target: Any = doc["position"]
        for key in path[:-1]:
            target = target[key]
        target[path[-1]] = to

    return change


ORDINARY: list[tuple[Change, str]] = [
    (setting("island", to="XYZ-1"), r"position\.island: must be one of"),
    (setting("island", to="ABC-2"), r"position\.island: must be ABC-1, which the option names"),
    (setting("vehicles", 0, to="o5"), r"vehicles\[0\]: o5 is no space of island ABC-1"),
    (setting("vehicles", 0, to="z9"), r"vehicles\[0\]\.vehicle: must be a space such as g7"),
    (setting("vehicles", 0, to=None), r"vehicles: must all be on the island"),
    (setting("amulets_on", to=["o5"]), r"amulets_on: o5 is in the sea"),
    (setting("amulets_on", to=["g7", "g7"]), r"amulets_on: names a space twice"),
    (setting("amulets", to=[20, 1]), r"amulets: there are only 20 amulets"),
    (setting("facing", to=[0, 0, 6]), r"facing\[2\]: must be 0 to 5"),
    (setting("hands", 0, to=[27]), r"names clue 27, which lies elsewhere too"),
    (setting("hands", 0, to=[1, 1]), r"hands\[0\]\.hand: names a clue twice"),
    (setting("hands", 0, to=[1, 2]), r"clue \d+ lies nowhere"),
    (setting("clue_deal", to=[2] * 52), r"clue_deal\[0\]: must be 1 to 1"),
    (setting("paths", "white", "clues", to=[27, 46]), r"paths\.white\.clues|roses: must have"),
    (
        setting("paths", "white", "doubles", to=[27]),
        r"white\.doubles: there are none but with the advanced rules",
    ),
    (setting("paths", "white", "doubles", to=[1]), r"paths\.white\.doubles: names clue 1, which is not on this path"),
    (setting("paths", "grey", "removed", to=["g7"]), r"paths\.grey\.removed: must be empty"),
    (setting("paths", "white", "removed", to=["o5"]), r"paths\.white\.removed: names a space in the sea"),
    (setting("gold", 0, to=["curse-a"]), r"gold\[0\]: curse-a cannot lie there"),
    (setting("gold", 0, to=["2a"]), r"names 2a, which lies elsewhere too"),
    (setting("gold", 0, to=["7a"]), r"must be a gold card such as 2a"),
    (setting("gold_stack", to=[]), r"lies nowhere"),
    (setting("safe_left", to=40), r"safe_left: promises no curse where one lies"),
    (setting("curses_gone", to=["2a"]), r"which lies elsewhere too|must be curses"),
    (setting("remembered", 0, to=["2a"]), r"remembered\[0\]: names a card that does not lie face down"),
    (setting("done", to=1), r"done: must be true or false, not a number"),
    (setting("legs", to=1), r"legs: must be 0 when no drive is under way"),
    (setting("drive", to="action"), r"drive: an action drive has begun with a leg"),
    (setting("drive", to="fast"), r"drive: must be one of none, action, extra"),
    (setting("first_clue", to=1), r"first_clue"),
    (setting("opened", to="white"), r"opened: means nothing in this phase"),
    (setting("opener", to=0), r"opener: means nothing in this phase"),
    (setting("swapped", to=27), r"swapped: means nothing in this phase"),
    (setting("turn", to=1), r"turn: seat 1 must be the only one in to_act"),
    (setting("boats", to=1), r"position\.boats: is unknown"),
]
SHARED: list[tuple[Change, str]] = [
    (setting("sharing", to=None), r"2a lies nowhere"),
    (setting("sharing", "raiser", to=1), r"sharing"),
    (setting("sharing", "roses", 1, "seat", to=0), r"sharing\.roses: must be the raiser's"),
    (setting("sharing", "path", to="grey"), r"sharing\.roses|sharing\.path"),
    (setting("sharing", "asked", to=7), r"sharing\.asked: must be 0 to 2"),
    (setting("sharing", "drawn", to=[["5a"], ["5a"]]), r"sharing\.drawn\[\d\]"),
    (setting("sharing", "draws", to=[1, 1, 1]), r"sharing\.draw"),
    (setting("sharing", "safe_draws", to=[9, 0, 0]), r"sharing\.safe_draws: must not be more"),
    (setting("sharing", "takers", to=[0]), r"sharing\.shown: must end with the card on offer"),
    (setting("sharing", "shown", to=[]), r"sharing\.(shown|takers)"),
    (setting("sharing", "pile", to=[]), r"lies nowhere"),
    (setting("sharing", "late_draws", to=[0, 0, 1]), r"sharing\.draws: must be 4 in all, not 5"),
    (setting("turn", to=1), r"raiser: must be the seat whose turn it is"),
]


@pytest.mark.parametrize(("change", "complaint"), ORDINARY)
def test_a_broken_turn(change: Change, complaint: str) -> None:
    doc = doc_of(position(hands=HANDS, paths={"white": "27:0"}, gold=["3"]))
    change(doc)
    with pytest.raises(BadPosition, match=complaint):
        sk.game("tobago").from_json(doc)


@pytest.mark.parametrize(("change", "complaint"), SHARED)
def test_a_broken_sharing(change: Change, complaint: str) -> None:
    doc = doc_of(raised("2", "3", "4", "5"))
    change(doc)
    with pytest.raises(BadPosition, match=complaint):
        sk.game("tobago").from_json(doc)


def test_too_many_roses() -> None:
    with pytest.raises(BadPosition, match="seat 0 has only 15 roses"):
        position(
            rules="advanced",
            paths={"white": "33:0+ 34:0+ 13:0+ 25:0+", "brown": "35:0+ 36:0+ 37:0+ 38:0+ 39:0+"},
        )


def test_too_large_a_hand() -> None:
    with pytest.raises(BadPosition, match=r"hands\[0\]: must be at most 6 clues"):
        position(hands=["1 2 3 4 5 6 7"])


@pytest.mark.parametrize("sharing", [False, True])
def test_any_value_replaced_is_refused_or_read(sharing: bool) -> None:
    """No document makes anything but a position or an error that names the place."""
    state = raised("2", "3", "4", "5") if sharing else position(hands=HANDS, paths={"white": "27:0"})
    rng = Rng("broken")
    complaints: list[str] = []
    for _ in range(400):
        doc = json.loads(json.dumps(state.to_json()))
        spoil(doc["position"], rng)
        try:
            read = sk.game("tobago").from_json(doc)
        except BadPosition as error:
            complaints.append(str(error))
        else:
            for seat in range(read.players):
                read.observation(seat).sample(rng).view(seat)
    assert len(complaints) > 100
    assert all(complaint.startswith("position") for complaint in complaints)


def spoil(value: dict[str, Any] | list[Any], rng: Rng) -> None:
    """Replace one value somewhere within."""
    odd: list[Any] = [None, -1, 0, 1, 7, 99, "", "g7", "2a", "white", [], {}, True, [1], [0, 0, 0], ["2a"]]
    key = rng.below(len(value))
    inner = list(value.values())[key] if isinstance(value, dict) else value[key]
    if isinstance(inner, dict | list) and inner and rng.below(4):
        spoil(inner, rng)
    elif isinstance(value, dict):
        value[list(value)[key]] = odd[rng.below(len(odd))]
    else:
        value[key] = odd[rng.below(len(odd))]
