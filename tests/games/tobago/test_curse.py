"""Section 5 of the rule book: the curse (TO-5.5)."""

import pytest

from schatzkiste.games.tobago.state import Tobago
from tests.games.talk import codes
from tests.games.tobago.play import do, gold_of, seen_by
from tests.games.tobago.positions import position
from tests.games.tobago.test_raising import HANDS, J4, raised


def cursed_at_once(**rest: object) -> tuple[Tobago, list[str]]:
    """A treasure whose first card is a curse, by trying seeds."""
    for number in range(100):
        state = position(
            vehicles="j4",
            paths={"white": J4},
            hands=HANDS,
            gold_top="curse 3 4 5",
            seed=f"{number:x}",
            **rest,  # type: ignore[arg-type]
        )
        happened = do(state, "raise white")
        if "curse-struck" in codes(happened):
            return state, happened
    raise AssertionError("no seed turns the curse up first")


@pytest.mark.rule("TO-5.5")
def test_the_curse_is_not_offered_and_stops_the_sharing() -> None:
    state = raised("2", "curse", "4", "5")
    happened = do(state, "accept")
    assert "curse-struck path=white undealt=2" in happened
    assert "gold-turned-up" not in codes(happened)
    gold = seen_by(state, None)["gold"]
    assert (gold["discards"], gold["curses_left"]) == ([2, 4, 5], 1)
    assert gold_of(state, 0) == [], "seat 0 still had a rose there, and this was all its gold"
    assert state.roses == [15, 14], "one is on the black path"


@pytest.mark.rule("TO-5.5", "TO-6.3")
def test_an_amulet_protects_by_itself() -> None:
    state = raised("2", "curse", "4", "5", amulets=[1, 0], gold=["", "3 6 6"])
    happened = do(state, "accept")
    assert "amulet-protected seat=0" in happened
    assert "gold-lost seat=1 value=6" in happened
    assert (state.amulets, state.amulets_left) == ([0, 0], 20)
    assert (gold_of(state, 0), gold_of(state, 1)) == ([2], [3, 6])


@pytest.mark.rule("TO-5.5")
def test_the_most_valuable_card_goes_also_one_of_this_treasure() -> None:
    state = raised("6", "curse", "4", "5", gold=["2 4 5"])
    assert "gold-lost seat=0 value=6" in do(state, "accept")
    assert gold_of(state, 0) == [2, 4, 5]
    assert seen_by(state, None)["gold"]["discards"] == [4, 5, 6]


@pytest.mark.rule("TO-5.5")
def test_once_per_player_however_many_roses() -> None:
    state = raised("2", "curse", "4", "5", "6", paths="6:0 17:0 27:1", amulets=[3, 0], gold=["", ""])
    do(state, "decline", "decline", "decline")
    happened = do(state, "decline")
    assert happened.count("amulet-protected seat=0") == 1
    assert state.amulets[0] == 2


@pytest.mark.rule("TO-5.5")
def test_with_neither_amulet_nor_gold_nothing_is_lost() -> None:
    state = raised("2", "curse", "4", "5")
    do(state, "decline", "accept")
    assert gold_of(state, 1) == [2]
    state = raised("2", "curse", "4", "5")
    assert "curse-spared seat=1" in do(state, "accept")


@pytest.mark.rule("TO-5.5")
def test_who_has_no_rose_left_on_the_path_loses_nothing() -> None:
    state = raised("2", "3", "curse", "5", gold=["6", "6"])
    do(state, "decline", "accept")
    happened = do(state, "decline", "accept")
    assert "curse-struck" in codes(happened)
    assert "gold-lost seat=0 value=6" in happened
    assert gold_of(state, 1) == [2, 6]


@pytest.mark.rule("TO-5.5")
def test_a_second_curse_among_the_undealt_cards_leaves_the_game_without_effect() -> None:
    state = raised("2", "curse", "4", "curse")
    happened = do(state, "accept")
    assert codes(happened).count("curse-struck") == 1
    assert codes(happened).count("second-curse-gone") == 1
    assert seen_by(state, None)["gold"]["curses_left"] == 0
    assert len(state.curses_gone) == 2


@pytest.mark.rule("TO-5.5", "TO-5.6")
def test_a_curse_at_once_and_the_raiser_opens_the_path() -> None:
    state, happened = cursed_at_once(gold=["5 4", "3"])
    assert [line for line in happened if line.startswith("gold-lost")] == [
        "gold-lost seat=0 value=5",
        "gold-lost seat=1 value=3",
    ]
    assert state.to_act == (0,)
    assert seen_by(state, None)["phase"] == "opening"
    assert (gold_of(state, 0), gold_of(state, 1)) == ([4], [])
