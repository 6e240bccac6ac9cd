"""Section 4 of the rule book: points at once for each piece, in the order it is placed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schatzkiste.games.schatzinsel.scoring import counted_fields
from tests.games.schatzinsel.play import gained, seen_by
from tests.games.schatzinsel.positions import ONE_CHEST, Behind, position


def laying(tile: str, picture: str) -> int:
    """The points for laying one tile."""
    return gained(position(picture, [Behind(tile), ONE_CHEST]), f"lay {tile}")[0]


@pytest.mark.rule("SI-4.1")
@pytest.mark.parametrize(("tile", "points"), [("1-1", 8), ("5-5", 8), ("2-4", 8), ("1-3", 5), ("3-1", 5)])
def test_an_isolated_tile_scores_the_empty_fields_of_its_row_and_column(tile: str, points: int) -> None:
    picture = """
        . . . . .
        . . . . .
        . . # . .
        . . . . .
        . . . . .
        """
    assert laying(tile, picture) == points


@pytest.mark.rule("SI-4.1")
def test_empty_fields_count_only_up_to_the_next_tile() -> None:
    picture = """
        . . . # .
        . . . . .
        # . # . .
        . . . . #
        . . # . .
        """
    assert laying("1-1", picture) == 2 + 1
    assert laying("5-1", picture) == 1 + 1
    assert laying("2-5", picture) == 4 + 1 + 1


@pytest.mark.rule("SI-4.1", "SI-4.2")
def test_a_corner_does_not_count_as_touching() -> None:
    picture = """
        . . . . .
        . # . # .
        . . # . .
        . # . # .
        . . . . .
        """
    assert laying("1-1", picture) == 8
    assert laying("1-5", picture) == 8


@pytest.mark.rule("SI-4.2")
def test_a_touching_tile_scores_the_row_and_the_column_through_it_and_itself_once() -> None:
    picture = """
        . . . # .
        . . . # .
        # # # . #
        . . . # .
        . . . # .
        """
    assert laying("3-4", picture) == 4 + 4 + 1


@pytest.mark.rule("SI-4.2")
def test_a_gap_breaks_the_row_and_the_column() -> None:
    picture = """
        . . # . .
        . . . . .
        . . # . #
        . . # . .
        . . . . .
        """
    assert laying("2-3", picture) == 4
    assert laying("3-2", picture) == 2
    assert laying("5-3", picture) == 3


@pytest.mark.rule("SI-4.2")
def test_the_rest_of_a_connected_group_does_not_count() -> None:
    picture = """
        # # # . .
        # . # . .
        # . # . .
        . . # . .
        . . # # #
        """
    assert laying("2-4", picture) == 2
    assert laying("4-1", picture) == 4


@pytest.mark.rule("SI-4.1", "SI-4.2")
def test_each_tile_of_a_turn_finds_the_ones_before_it_on_the_board() -> None:
    state = position(screens=[Behind("1-1 1-2 2-2"), ONE_CHEST])
    assert gained(state, "lay 1-1", "lay 1-2", "lay 2-2") == [8, 2, 2]


@pytest.mark.rule("SI-4.1", "SI-4.2")
@given(laid=st.sets(st.integers(0, 24)), field=st.integers(0, 24))
def test_counting_with_a_finger_gives_the_same(laid: set[int], field: int) -> None:
    tiles = {divmod(place, 5) for place in laid - {field}}
    row, column = divmod(field, 5)
    touches = any((row + down, column + right) in tiles for down, right in ((1, 0), (-1, 0), (0, 1), (0, -1)))
    points = 1 if touches else 0
    for down, right in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        there = (row + down, column + right)
        while 0 <= there[0] < 5 and 0 <= there[1] < 5 and (there in tiles) == touches:
            points += 1
            there = (there[0] + down, there[1] + right)
    assert len(counted_fields(sum(1 << place for place in laid - {field}), field)) == points


@pytest.mark.rule("SI-4.3")
def test_a_chest_scores_the_chests_on_the_board_and_itself() -> None:
    picture = """
        # . # . .
        . # . # .
        . . # . #
        # . . # .
        . . . . #
        """
    state = position(picture, [Behind(chests=9), Behind("1-2")])
    crosses = ["1-1", "1-3", "2-2", "2-4", "3-3", "3-5", "4-1", "4-4", "5-5"]
    assert gained(state, *(f"chest {tile}" for tile in crosses)) == [1, 2, 3, 4, 5, 6, 7, 8, 9]


@pytest.mark.rule("SI-4.3")
def test_guards_do_not_count_for_a_chest() -> None:
    picture = """
        . . . . .
        . 1 . . .
        . . # . .
        . . . . .
        . . . . .
        """
    assert gained(position(picture), "chest 3-3") == [2]


@pytest.mark.rule("SI-4.4")
def test_a_guard_scores_the_guards_and_the_chests_on_the_board_and_itself() -> None:
    picture = """
        1 . . . .
        . C . . .
        . . C . .
        . . . C .
        . . . . .
        """
    state = position(picture, [Behind(guards=3), ONE_CHEST])
    assert gained(state, "guard 2-2", "guard 3-3", "guard 4-4") == [6, 7, 8]


@pytest.mark.rule("SI-4.4", "SI-3.6")
def test_every_guard_on_one_chest_counts() -> None:
    picture = """
        . . . . .
        . . . . .
        . . 3 . .
        . . . . .
        . . . . .
        """
    state = position(picture, [Behind(guards=2), ONE_CHEST], guards="any")
    assert gained(state, "guard 3-3", "guard 3-3") == [5, 6]


@pytest.mark.rule("SI-4.1", "SI-4.2", "SI-4.3", "SI-4.4")
def test_the_view_announces_what_each_action_scores() -> None:
    picture = """
        # . . . .
        . 1 . . .
        . . C . .
        . . . # .
        . . . . .
        """
    state = position(picture, [Behind("1-2 5-1 5-5", chests=1, guards=1), ONE_CHEST])
    gains = seen_by(state, 0)["gains"]
    assert {notation: gain["points"] for notation, gain in gains.items()} == {
        "lay 1-2": 3,
        "lay 5-1": 7,
        "lay 5-5": 8,
        "chest 1-1": 3,
        "chest 4-4": 3,
        "guard 3-3": 4,
    }
    for notation, gain in gains.items():
        assert gained(state.copy(), notation) == [gain["points"]]
