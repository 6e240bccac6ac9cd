import pytest

from schatzkiste.arena.intervals import over_deals, student, wilson


# Known values: E. B. Wilson's method as in Newcombe, Statistics in Medicine 17 (1998), table I.
@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_intervals_have_the_published_values(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_the_interval_of_no_games_is_everything() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize(
    ("freedom", "quantile", "within"),
    [(1, 12.706, 0.001), (2, 4.303, 0.14), (5, 2.571, 0.005), (10, 2.228, 0.001), (30, 2.042, 0.001)],
)
def test_students_quantile(freedom: int, quantile: float, within: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=within)


def test_independent_games_give_almost_wilsons_interval() -> None:
    rate, deals = 0.6, 400
    assert over_deals(rate, deals, rate * (1 - rate)) == pytest.approx(wilson(rate * deals, deals), abs=0.001)


def test_deals_that_decide_the_game_count_once_and_balanced_ones_more() -> None:
    """A deal whose games all go to the same bot is one game; if luck cancels out, each says more than one."""
    one_sided, balanced = over_deals(0.6, 100, 0.24), over_deals(0.6, 100, 0.04)
    assert one_sided[1] - one_sided[0] > wilson(60, 100)[1] - wilson(60, 100)[0]
    assert balanced[1] - balanced[0] < wilson(120, 200)[1] - wilson(120, 200)[0]


def test_where_all_deals_went_alike_their_number_counts() -> None:
    assert over_deals(1.0, 20, 0.0) == wilson(20, 20)
    assert over_deals(1.0, 1, 0.0) == wilson(1, 1)
