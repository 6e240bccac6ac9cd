from collections import Counter

import pytest

from schatzkiste import BadSetup
from schatzkiste.arena import Seating, one_against_the_rest, one_table, pairs, together


def games(seating: Seating, deals: int) -> list[tuple[int, ...]]:
    return [seating.seats_of(number) for number in range(deals * seating.games_of_a_deal)]


def test_every_two_meet_on_both_seats_of_every_deal() -> None:
    assert games(pairs(3, 2), deals=1) == [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)]


def test_at_bigger_tables_each_is_alone_against_the_other_on_every_seat() -> None:
    assert games(pairs(2, 3), deals=1) == [(0, 1, 1), (1, 1, 0), (1, 0, 1), (1, 0, 0), (0, 0, 1), (0, 1, 0)]


def test_one_against_the_rest_meets_everyone_else_alone() -> None:
    seating = one_against_the_rest(3, 4)
    assert {tuple(sorted(seats)) for seats in games(seating, deals=1)} == {(0, 1, 1, 1), (0, 2, 2, 2)}
    assert Counter(seats.index(0) for seats in games(seating, deals=1)) == dict.fromkeys(range(4), 2)


def test_together_all_sit_everywhere_and_fill_the_seats_in_turn() -> None:
    assert games(together(3, 3), deals=1) == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    assert games(together(2, 3), deals=1)[0] == (0, 1, 0)


@pytest.mark.parametrize("seating", [pairs(4, 2), pairs(2, 4), one_against_the_rest(3, 3), together(3, 3)])
def test_a_deal_is_played_by_all_before_the_next(seating: Seating) -> None:
    deals = [seating.deal_of(number) for number in range(3 * seating.games_of_a_deal)]
    assert deals == sorted(deals)
    assert set(Counter(deals).values()) == {seating.games_of_a_deal}


def test_one_table_has_a_new_deal_each_time() -> None:
    seating = one_table(3)
    assert [seating.deal_of(number) for number in range(4)] == [0, 1, 2, 3]
    assert [seating.seats_of(number) for number in range(4)] == [(0, 1, 2), (1, 2, 0), (2, 0, 1), (0, 1, 2)]


@pytest.mark.parametrize(
    ("seating", "games", "deals"),
    [(pairs(5, 2), 400, 200), (pairs(2, 3), 7, 2), (one_against_the_rest(2, 3), 200, 67), (together(3, 3), 3, 1)],
)
def test_games_are_counted_for_every_two(seating: Seating, games: int, deals: int) -> None:
    assert seating.deals_for(games) == deals


def test_what_cannot_be_seated_is_told() -> None:
    with pytest.raises(BadSetup, match="at least two bots"):
        pairs(1, 2)
    with pytest.raises(BadSetup, match="at least two bots"):
        one_against_the_rest(1, 3)
    with pytest.raises(BadSetup, match="for 2 players or more, not 1"):
        pairs(2, 1)
    with pytest.raises(BadSetup, match="4 bots cannot sit together at a table for 3"):
        together(4, 3)
