"""Section 6 of the rule book: the advanced amulet actions (TO-6.5)."""

import pytest

from tests.games.talk import choices, kinds, refused
from tests.games.tobago.play import do, seen_by
from tests.games.tobago.positions import position
from tests.games.tobago.test_raising import HANDS

PATHS = {"white": "33:0 39:1 13:0", "grey": "6:0 27:1"}


def roses(state: object) -> list[tuple[int, bool]]:
    path = seen_by(state, None)["paths"][0]  # type: ignore[arg-type]
    return [(laid["seat"], laid["double"]) for laid in path["clues"]]


def advanced(**changes: object) -> dict[str, object]:
    hands = ["1 2 3 4 5 7", "8 9 10 11 12 14"]
    return {"rules": "advanced", "hands": hands, "amulets": [3, 1], "paths": PATHS, **changes}


@pytest.mark.rule("TO-6.5")
def test_only_as_an_option() -> None:
    state = position(paths=PATHS, hands=["1 2 3 4 5 7", "8 9 10 11 12 14"], amulets=[2])
    assert not kinds(state) & {"double", "swap-roses"}
    assert refused(state, "double 33") == "advanced-only (TO-6.5)"
    assert refused(state, "swap-roses 33") == "advanced-only (TO-6.5)"


@pytest.mark.rule("TO-6.5")
def test_a_second_own_rose_on_a_clue_that_bears_one() -> None:
    state = position(**advanced())  # type: ignore[arg-type]
    assert choices(state, "double") == ["double 33", "double 13"]
    before = state.roses[0]
    assert do(state, "double 33") == ["rose-doubled seat=0 path=white clue=33"]
    assert roses(state) == [(0, True), (1, False), (0, False)]
    assert (state.roses[0], state.amulets[0]) == (before - 1, 2)
    assert refused(state, "double 33") == "rose-doubled clue=33 (TO-6.5)"
    assert refused(state, "double 39") == "rose-not-yours clue=39 (TO-6.5)"
    assert refused(state, "double 1") == "clue-not-on-path clue=1 (TO-6.5)"
    assert refused(state, "double 6") == "roses-settled path=grey (TO-6.5)"


@pytest.mark.rule("TO-6.5")
def test_on_the_clue_just_laid_unless_it_located_the_treasure() -> None:
    state = position(**advanced(paths={"white": "27:1", "black": "18:0"}, hands=["1 4 3 2 5 7"]))  # type: ignore[arg-type]
    do(state, "lay 1 white", "double 1")
    assert roses(state) == [(1, False), (0, True)]
    state = position(**advanced(paths={"white": "27:1"}, hands=["6 4 3 2 5 7"]))  # type: ignore[arg-type]
    do(state, "lay 6 white")
    assert refused(state, "double 6") == "roses-settled path=white (TO-6.5)"


@pytest.mark.rule("TO-6.5")
def test_swapping_two_roses_of_different_players() -> None:
    state = position(**advanced())  # type: ignore[arg-type]
    assert choices(state, "swap-roses") == ["swap-roses 33", "swap-roses 39", "swap-roses 13"]
    assert do(state, "swap-roses 33") == ["swap-paid seat=0"]
    assert seen_by(state, 0)["swapping"] == 33
    assert choices(state, "with") == ["with 39"]
    assert refused(state, "with 13") == "same-players-rose (TO-6.5)"
    assert refused(state, "with 6") == "swap-within-path path=white (TO-6.5)"
    assert refused(state, "end") == "not-now (TO-6.5)"
    assert do(state, "with 39") == ["roses-swapped seat=0 path=white clue=33 with_clue=39"]
    assert roses(state) == [(1, False), (0, False), (0, False)]
    assert (state.amulets[0], state.roses) == (2, [12, 13])


@pytest.mark.rule("TO-6.5")
def test_a_double_swaps_as_a_whole_and_only_with_a_double() -> None:
    state = position(**advanced(paths={"white": "33:0+ 39:1 13:1"}))  # type: ignore[arg-type]
    assert choices(state, "swap-roses") == []
    assert refused(state, "swap-roses 33") == "nothing-to-swap clue=33 path=white (TO-6.5)"
    state = position(**advanced(paths={"white": "33:0+ 39:1 13:1+"}))  # type: ignore[arg-type]
    assert choices(state, "swap-roses") == ["swap-roses 33", "swap-roses 13"]
    do(state, "swap-roses 13")
    assert refused(state, "with 33", seat=1) == "not-your-turn (TO-2.6)"
    assert choices(state, "with") == ["with 33"]
    do(state, "with 33")
    assert roses(state) == [(1, True), (1, False), (0, True)]
    state = position(3, **advanced(paths={"white": "33:0+ 39:1 13:1+ 15:2"}, hands=[], amulets=[1]))  # type: ignore[arg-type]
    do(state, "swap-roses 39")
    assert refused(state, "with 33") == "double-for-double (TO-6.5)"


@pytest.mark.rule("TO-6.5")
def test_not_on_a_located_path() -> None:
    state = position(**advanced())  # type: ignore[arg-type]
    assert refused(state, "swap-roses 6") == "roses-settled path=grey (TO-6.5)"


@pytest.mark.rule("TO-6.5", "TO-6.2")
def test_each_costs_an_amulet() -> None:
    state = position(**advanced(amulets=[0, 0]))  # type: ignore[arg-type]
    assert refused(state, "double 33") == "no-amulet (TO-6.2)"
    assert refused(state, "swap-roses 33") == "no-amulet (TO-6.2)"


@pytest.mark.rule("TO-6.5", "TO-5.2", "TO-5.3")
def test_each_rose_of_a_double_draws_a_card_and_is_asked() -> None:
    state = position(rules="advanced", vehicles="j4", paths={"white": "6:1+ 27:0"}, hands=HANDS, gold_top="2 3 4 5 6")
    happened = do(state, "raise white")
    assert [line.split(" value")[0] for line in happened[1:5]] == [
        "gold-seen seat=0",
        "gold-seen seat=0",
        "gold-seen seat=1",
        "gold-seen seat=1",
    ]
    asked: list[int] = []
    for _ in range(4):
        asked += state.to_act
        do(state, "decline")
    assert asked == [0, 0, 1, 1]
    assert state.roses == [13, 12]
