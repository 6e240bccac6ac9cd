"""Section 5 of the rule book: how the game ends and who wins."""

import pytest

from tests.games.schatzinsel.play import do
from tests.games.schatzinsel.positions import ONE_CHEST, START, Behind, position
from tests.games.talk import refused

EMPTY = Behind()
TWO_TILES = """
    . . . . .
    . . . . .
    . . # . .
    . . . # .
    . . . . .
"""
A_CHEST = START.replace("#", "C")
THREE_CHESTS = """
    . . . . .
    . . . . .
    . . C . .
    . . . C .
    . . . . C
"""


@pytest.mark.rule("SI-5.1")
@pytest.mark.parametrize("rules", ["silver", "hawkins"])
def test_who_begins_a_turn_with_nothing_gets_the_bonus_and_the_game_ends(rules: str) -> None:
    state = position(TWO_TILES, [Behind("1-1"), EMPTY], rules=rules, free_guards=2)
    happened = do(state, "take-guard") if rules == "silver" else do(state, "take-guard", "end")
    assert happened == ["guard-taken seat=0", "bonus-won seat=1 points=7"]
    assert state.scores() == [0, 7]
    assert state.is_over
    assert state.to_act == ()


@pytest.mark.rule("SI-5.1")
def test_nobody_acts_after_the_end() -> None:
    state = position(TWO_TILES, [Behind("1-1"), EMPTY])
    do(state, "take 1-2")
    assert state.legal_actions() == []
    for seat in (0, 1):
        assert refused(state, "lay 1-1", seat) == "game-over (SI-5.1)"


@pytest.mark.rule("SI-5.1")
@pytest.mark.parametrize("left", [Behind("5-5"), Behind(chests=1), Behind(guards=1)])
def test_one_piece_of_any_kind_keeps_the_game_going(left: Behind) -> None:
    state = position(screens=[Behind("1-1"), left])
    assert do(state, "take 1-2") == ["tile-taken seat=0 tile=1-2"]
    assert state.to_act == (1,)
    assert state.scores() == [0, 0]


@pytest.mark.rule("SI-5.1")
def test_the_game_goes_on_until_the_emptied_player_is_to_move_again() -> None:
    state = position(A_CHEST, [Behind("1-1"), ONE_CHEST, ONE_CHEST])
    do(state, "lay 1-1")
    assert not state.is_over
    do(state, "take 1-2")
    assert not state.is_over
    assert do(state, "take 1-3")[1:] == ["bonus-won seat=0 points=7"]
    assert state.scores() == [8 + 7, 0, 0]


@pytest.mark.rule("SI-5.1")
def test_only_the_first_empty_player_gets_the_bonus() -> None:
    state = position(THREE_CHESTS, [Behind("1-1"), EMPTY, EMPTY, ONE_CHEST])
    assert do(state, "lay 1-1")[1:] == ["bonus-won seat=1 points=7"]
    assert state.scores() == [8, 7, 0, 0]


@pytest.mark.rule("SI-5.1")
def test_the_bonus_stands_in_the_component_file() -> None:
    state = position(TWO_TILES, [Behind("1-1"), EMPTY], bonus=12)
    assert do(state, "lay 1-1")[1:] == ["bonus-won seat=1 points=12"]
    assert state.scores() == [8, 12]


@pytest.mark.rule("SI-5.2")
def test_nobody_has_won_before_the_end() -> None:
    assert position(points=[30, 10]).winners() == ()


@pytest.mark.rule("SI-5.2")
@pytest.mark.parametrize(
    ("points", "winners"),
    [
        ([30, 10, 5], (0,)),
        ([30, 10, 31], (2,)),
        ([30, 24, 5], (1,)),
        ([30, 23, 5], (0, 1)),
        ([30, 23, 30], (0, 1, 2)),
    ],
)
def test_most_points_win_the_bonus_of_seven_included_and_ties_are_shared(
    points: list[int], winners: tuple[int, ...]
) -> None:
    state = position(A_CHEST, [ONE_CHEST, EMPTY, ONE_CHEST], points=points)
    do(state, "take 1-2")
    assert state.winners() == winners
