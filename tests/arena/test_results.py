import pytest

from schatzkiste.arena import Outcome, Results, wilson
from schatzkiste.arena.results import rank


def outcome(seats: tuple[str, ...], scores: tuple[int, ...], winners: tuple[int, ...]) -> Outcome:
    return Outcome(0, "a1", seats, scores, winners, (10,) * len(seats), (0.5,) * len(seats))


# Known values: E. B. Wilson's method as in Newcombe, Statistics in Medicine 17 (1998), table I.
@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_intervals_have_the_published_values(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_the_interval_of_no_games_is_everything() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_shared_wins_are_fractions() -> None:
    results = Results([outcome(("a", "b"), (5, 5), (0, 1)), outcome(("b", "a"), (7, 3), (0,))])
    by_bot = {line.name: line for line in results.by_bot()}
    assert (by_bot["a"].wins, by_bot["b"].wins) == (0.5, 1.5)
    assert (by_bot["a"].win_rate, by_bot["a"].mean_score, by_bot["a"].mean_rank) == (0.25, 4.0, 1.75)
    assert by_bot["b"].decisions_per_second == 20.0
    assert [(line.name, line.wins) for line in results.by_seat()] == [("seat 0", 1.5), ("seat 1", 0.5)]


@pytest.mark.parametrize(
    ("scores", "winners", "ranks"),
    [
        ((9, 4, 6), (0,), [1, 3, 2]),
        ((9, 4, 4), (0,), [1, 2.5, 2.5]),
        ((9, 9, 4), (0, 1), [1.5, 1.5, 3]),
        ((9, 9, 4), (1,), [2, 1, 3]),
    ],
)
def test_ranks(scores: tuple[int, ...], winners: tuple[int, ...], ranks: list[float]) -> None:
    game = outcome(("a", "b", "c"), scores, winners)
    assert [rank(game, seat) for seat in range(3)] == ranks


def test_results_can_be_printed() -> None:
    text = str(Results([outcome(("a", "b"), (5, 4), (0,))]))
    assert text.splitlines()[0] == "a: 100.0% wins (20.7% to 100.0%) in 1 games, 5.0 points, rank 1.00, 20 decisions/s"
