"""The worked examples of the rule book, with the start tile on 3-3."""

import pytest

from tests.games.schatzinsel.play import gained
from tests.games.schatzinsel.positions import ONE_CHEST, START, Behind, position


@pytest.mark.rule("SI-4.1")
def test_1_isolated_in_an_empty_row_and_column() -> None:
    assert gained(position(START, [Behind("1-1"), ONE_CHEST]), "lay 1-1") == [8]


@pytest.mark.rule("SI-4.1")
def test_2_one_empty_to_the_left_two_up_two_down() -> None:
    assert gained(position(START, [Behind("3-5"), ONE_CHEST]), "lay 3-5") == [5]


@pytest.mark.rule("SI-4.2")
def test_3_beside_one_tile_and_then_in_a_row_of_three() -> None:
    state = position(START, [Behind("3-4 3-5"), ONE_CHEST])
    assert gained(state, "lay 3-4", "lay 3-5") == [2, 3]


@pytest.mark.rule("SI-4.2")
def test_3_closing_the_row_of_three_in_the_middle() -> None:
    picture = """
        . . . . .
        . . . . .
        . . # . #
        . . . . .
        . . . . .
        """
    assert gained(position(picture, [Behind("3-4"), ONE_CHEST]), "lay 3-4") == [3]


@pytest.mark.rule("SI-4.2")
def test_4_a_row_of_three_and_a_column_of_two() -> None:
    picture = """
        . . . . .
        . . . # .
        . # # . .
        . . . . .
        . . . . .
        """
    assert gained(position(picture, [Behind("3-4"), ONE_CHEST]), "lay 3-4") == [4]


@pytest.mark.rule("SI-4.1", "SI-4.2", "SI-3.4")
def test_5_two_tiles_in_one_turn() -> None:
    state = position(START, [Behind("2-2 2-3"), ONE_CHEST])
    assert gained(state, "lay 2-2", "lay 2-3") == [8, 3]


@pytest.mark.rule("SI-4.3")
def test_6_two_chests_when_two_stand() -> None:
    picture = """
        C . . . .
        . C . . .
        . . # . .
        . . . # .
        . . . . .
        """
    state = position(picture, [Behind(chests=2), ONE_CHEST])
    assert gained(state, "chest 3-3", "chest 4-4") == [3, 4]


@pytest.mark.rule("SI-4.4")
def test_7_two_guards_when_three_chests_and_one_guard_stand() -> None:
    picture = """
        1 . . . .
        . C . . .
        . . C . .
        . . . . .
        . . . . .
        """
    state = position(picture, [Behind(guards=2), ONE_CHEST])
    assert gained(state, "guard 2-2", "guard 3-3") == [5, 6]
