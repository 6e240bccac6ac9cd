"""Positions that no number of treasures and turns can have left are refused, with the place and the reason."""

from collections.abc import Mapping
from typing import Any

import pytest

import schatzkiste as sk
from tests.games.broken import changed, complaint
from tests.games.tobago.play import do, settle
from tests.games.tobago.positions import position
from tests.games.tobago.test_broken_positions import copied, left_over, opening, ordinary, reshuffled, sharing
from tests.games.tobago.test_material import new
from tests.games.tobago.test_raising import HANDS, J4

Document = dict[str, Any]
MANY = "amulets: are more, with those spent, than"


def first_turn() -> Document:
    """The first turn of a game of three: the clues on the paths are those of the set-up."""
    state = new(3, "1", island="ABC-1")
    do(state, *["vehicle g7"] * 3)
    while state.game.phases[state.phase].name == "first-clues":
        do(state, state.game.notation(state.legal_actions()[0]))
    return copied(state)


def discarding(count: int) -> Document:
    """The first turn of a game, with clues of the stack among the discards."""
    doc = first_turn()
    stack = doc["position"]["clue_stack"]
    doc["position"]["clue_discards"] = [stack.pop() for _ in range(count)]
    return doc


def laid_by(players_turn: int) -> Document:
    """A position after so many turns, in each of which a clue was laid."""
    state = new(3, "1", island="ABC-1")
    do(state, *["vehicle g7"] * 3)
    while state.turns <= players_turn:
        do(state, state.game.notation(state.legal_actions()[0]))
    return copied(state)


def spending(action: str, **rest: object) -> Document:
    """The first of three amulets was just given."""
    state = position(hands=HANDS, amulets=[3], **rest)  # type: ignore[arg-type]
    do(state, action)
    return copied(state)


def removed() -> Document:
    """An amulet was given for a marker, and two are left."""
    return copied(position(paths={"white": "27:0"}, removed={"white": "a3"}, amulets=[1, 1]))


def doubled() -> Document:
    """Two amulets were given for second roses, and one lies on the beach."""
    return copied(position(rules="advanced", paths={"white": "33:0+ 39:1+"}, amulets_on="j2"))


def ended() -> Document:
    """The end after the last treasure, with nothing left of an earlier one but amulets."""
    state = position(vehicles="j4", paths={"white": J4}, hands=HANDS, gold_top="2 3 4 |", amulets=[0, 0])
    do(state, "raise white")
    settle(state)
    return copied(state)


def left_over_twice() -> Document:
    """A treasure has left two cards face down, one of them drawn by nobody."""
    doc = left_over()
    position = doc["position"]
    draws = {"draws": [2, 1, 1], "safe_draws": [0, 0, 0]}
    position["face_down"].append({"card": position["gold_stack"].pop(), **draws})
    return doc


CASES: dict[str, tuple[Document, Mapping[str, object], str]] = {
    "an island drawn twice": (ordinary(), {"chance.0": 2}, ": goes with the chance [1, 1, 2, 1, 1, 1], not [2, 1, 2"),
    "landmarks drawn twice": (ordinary(), {"chance.1": 2}, ": goes with the chance [1, 1, 2, 1, 1, 1], not [1, 2, 2"),
    "gold shuffled for nothing": (ordinary(), {"chance.3": 2}, ": goes with the chance [1, 1, 2, 1, 1, 1], not"),
    "gold not shuffled": (reshuffled(), {"chance.3": 1}, ": goes with the chance [1, 1, 2, 2, 3, 1], not [1, 1, 2, 1"),
    "nobody drawn to start": (ordinary(), {"chance.5": 0}, ": goes with the chance [1, 1, 2, 1, 1, 1], not"),
    "gold without a treasure": (ordinary(), {"chance.4": 0}, "gold_stack: cannot have brought 3 cards for 0 treasures"),
    "too little gold": (ordinary(), {"chance.4": 2}, "gold_stack: cannot have brought 3 cards for 2 treasures"),
    "more left over than treasures": (left_over_twice(), {}, "face_down: has more cards than treasures can have left"),
    "an amulet before the first treasure": (
        copied(position(hands=HANDS)),
        {"position.amulets": [0, 1]},
        f"{MANY} 0 treasures washed up (TO-5.7)",
    ),
    "one on the beach before it": (copied(position()), {"position.amulets_on": ["j2"]}, f"{MANY} 0 treasures"),
    "an amulet too many": (copied(position(amulets=[2], amulets_on="j2")), {"position.amulets.1": 1}, f"{MANY} 1 "),
    "a marker removed for nothing": (removed(), {"position.amulets.0": 2}, f"{MANY} 1 treasures"),
    "a rose doubled for nothing": (doubled(), {"position.amulets.0": 1}, f"{MANY} 1 treasures"),
    "a drive for nothing": (spending("extra-drive"), {"position.amulets.0": 3}, f"{MANY} 1 treasures"),
    "an extra clue for nothing": (spending("extra-clue"), {"position.amulets.0": 3}, f"{MANY} 1 treasures"),
    "a swap for nothing": (
        spending("swap-roses 33", rules="advanced", paths={"white": "33:0 39:1", "grey": J4}),
        {"position.amulets.0": 3},
        f"{MANY} 1 treasures",
    ),
    "an amulet of the treasure being shared": (sharing(), {"position.amulets": [0, 1]}, f"{MANY} 0 treasures"),
    "one before its path is opened": (opening(), {"position.amulets": [0, 1]}, f"{MANY} 0 treasures"),
    "one of the last treasure": (ended(), {"position.amulets": [3, 1]}, f"{MANY} 1 treasures"),
    "a hand exchanged before the first turn": (discarding(4), {}, "turns: were too few to lay 0 clues and discard 4"),
    "two of them before the second turn": (
        discarding(5),
        {"position.turns": 2, "position.turn": 0, "to_act": [0]},
        "turns: were too few to lay 0 clues and discard 5",
    ),
    "more clues laid than turns": (
        laid_by(4),
        {"position.turns": 2, "position.turn": 0, "to_act": [0]},
        "turns: were too few to lay",
    ),
    "no clues of a treasure": (
        ordinary(),
        {"chance.2": 1, "position.clue_deal": [1] * 52},
        "clue_discards: must have the clues of the treasures that were shared (TO-5.6)",
    ),
    "clues drawn in no time": (
        copied(position(hands=HANDS)),
        {"position.turns": 1},
        "turns: were too few to draw all 52 clues (TO-3.6)",
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_what_no_past_can_have_left(case: str) -> None:
    doc, changes, sentence = CASES[case]
    for path, value in changes.items():
        changed(doc, path, value)
    told = complaint("tobago", doc).removeprefix("position.position").removeprefix(".")
    assert told.startswith(sentence), told


@pytest.mark.rule("TO-2.6")
def test_a_hand_exchanged_in_the_first_turn_lies_among_the_discards() -> None:
    doc = discarding(4)
    doc["position"] |= {"turn": 0, "turns": 2}
    doc["to_act"] = [0]
    assert sk.game("tobago").from_json(doc).to_act == (0,)
