import multiprocessing
import os
import signal
from collections import Counter
from pathlib import Path

import pytest

import schatzkiste as sk
from schatzkiste.arena import BotFailed, Outcome, Series, play_match
from schatzkiste.arena.pool import WorkerDied, fitting
from tests.arena import own_bots


class Deadly:
    """Takes its process down."""

    def decide(self, observation: sk.Observation, rng: sk.Rng) -> int:
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError("unreachable")


def test_everyone_sits_everywhere_equally_often() -> None:
    outcomes = Series("schatzinsel", ["helmsman", "random", own_bots.First], seed="1").outcomes(12)
    seats = Counter((name, seat) for outcome in outcomes for seat, name in enumerate(outcome.seats))
    assert set(seats.values()) == {4}
    assert len(seats) == 9


def test_the_number_of_jobs_changes_nothing() -> None:
    alone, together = (
        play_match("schatzinsel", ["random", own_bots.First()], games=50, seed="ab", jobs=jobs) for jobs in (1, 3)
    )
    assert alone.outcomes == together.outcomes
    assert [outcome.number for outcome in alone.outcomes] == list(range(50))


def test_each_game_has_its_own_seed_and_another_series_has_others() -> None:
    one, other = (play_match("schatzinsel", ["random", "random"], games=20, seed=seed) for seed in ("a", "b"))
    assert len({outcome.seed for outcome in [*one.outcomes, *other.outcomes]}) == 40


def test_a_game_of_a_series_can_be_played_again_by_itself() -> None:
    series = Series("schatzinsel", ["helmsman", "random"], seed="ab")
    assert series.play(7) == list(series.outcomes(8))[7]


def test_progress_is_told_of_every_game() -> None:
    told: list[Outcome] = []
    results = play_match("schatzinsel", ["random", "random"], games=5, progress=told.append)
    assert told == results.outcomes


def test_a_broken_bot_is_named_from_other_processes_too() -> None:
    with pytest.raises(BotFailed, match=r"bot Broken on seat [01] .* seed [0-9a-f]{32}: ZeroDivisionError"):
        play_match("schatzinsel", [own_bots.Broken, "random"], games=10, jobs=2)
    assert not multiprocessing.active_children()


def test_a_worker_that_dies_is_told() -> None:
    with pytest.raises(WorkerDied, match="worker process died"):
        play_match("schatzinsel", [Deadly, "random"], games=10, jobs=2)


def test_stopping_early_leaves_no_process_behind() -> None:
    outcomes = Series("schatzinsel", ["random", "random"]).outcomes(100_000, jobs=2)
    assert next(outcomes).number == 0
    del outcomes
    assert not multiprocessing.active_children()


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ({"games": 0}, "games must be at least 1"),
        ({"jobs": 0}, "jobs must be at least 1"),
        ({"bots": ["random"]}, "is for 2, 3, 4 players, not 1"),
        ({"seed": "xyz"}, "hexadecimal"),
        ({"options": {"rules": "none"}}, "silver, hawkins"),
        ({"bots": [lambda observation, rng: 0, "random"], "jobs": 2}, "travel to other processes"),
    ],
)
def test_a_wrong_set_up_is_told_before_the_first_game(arguments: dict[str, object], reason: str) -> None:
    with pytest.raises(sk.BadSetup, match=reason):
        play_match("schatzinsel", **{"bots": ["random", "random"], **arguments})  # type: ignore[arg-type]


def test_tables_of_ones_own_need_one_job(tmp_path: Path) -> None:
    components = tmp_path / "own.toml"
    source = Path(sk.__file__).parent / "games/schatzinsel/data/components.toml"
    components.write_text(source.read_text().replace("bonus = 7", "bonus = 9"))
    own = sk.game("schatzinsel", components)
    assert len(play_match(own, ["random", "random"], games=3).outcomes) == 3
    with pytest.raises(sk.BadSetup, match="one job only"):
        play_match(own, ["random", "random"], games=3, jobs=2)


@pytest.mark.parametrize(
    ("done", "seconds", "size"), [(1, 0.0, 16), (1, 0.001, 16), (1, 0.1, 2), (1, 5.0, 1), (16, 1.6, 2), (4, 0.04, 16)]
)
def test_slow_games_come_back_one_by_one(done: int, seconds: float, size: int) -> None:
    assert fitting(done, seconds, 16) == size


def test_a_recorded_series_holds_its_games() -> None:
    series = Series("schatzinsel", ["random", own_bots.First], seed="ab", recorded=True)
    for outcome in series.outcomes(4, jobs=2):
        assert outcome.record is not None
        assert tuple(outcome.record.verify().scores()) == outcome.scores
        assert outcome.record.players == list(outcome.seats)
    assert Series("schatzinsel", ["random", "random"]).play(0).record is None
