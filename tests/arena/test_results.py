from dataclasses import replace

import pytest

from schatzkiste.arena import Outcome, Results, Times
from schatzkiste.arena.results import rank


def outcome(seats: tuple[str, ...], scores: tuple[int, ...], winners: tuple[int, ...], deal: int = 0) -> Outcome:
    return Outcome(0, deal, "a1", seats, scores, winners, (10,) * len(seats), (Times(0.5),) * len(seats))


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


def test_somebody_alone_against_others_has_a_standing_of_its_own() -> None:
    results = Results()
    results.add(outcome(("a", "b", "b"), (5, 4, 3), (0,), deal=0))
    results.add(outcome(("b", "a", "b"), (5, 4, 3), (0,), deal=0))
    results.add(outcome(("a", "a", "b"), (5, 4, 3), (0,), deal=1))
    results.add(outcome(("a", "b", "c"), (5, 4, 3), (0,), deal=1))
    alone = results.alone()
    assert {pair: (standing.games, standing.wins) for pair, standing in alone.items()} == {
        ("a", "b"): (2, 1.0),
        ("b", "a"): (1, 0.0),
    }
    assert results.outcomes == ()


def test_intervals_count_deals_not_games() -> None:
    decided_by_the_deal, apart = Results(), Results()
    for number in range(40):
        winner = "a" if number // 2 % 2 else "b"
        game = outcome(("a", "b"), (5, 4), (0,)) if winner == "a" else outcome(("a", "b"), (4, 5), (1,))
        decided_by_the_deal.add(replace(game, deal=number // 2))
        apart.add(replace(game, deal=number))
    of_deals, of_games = decided_by_the_deal.by_bot()[0], apart.by_bot()[0]
    assert of_deals.win_rate == of_games.win_rate == 0.5
    assert of_deals.high - of_deals.low > 1.3 * (of_games.high - of_games.low)
