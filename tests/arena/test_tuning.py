"""Tuning: the same weights again from the same seed, as they belong into the data."""

import tomllib
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor
from typing import Any

import pytest

from bench import tune
from schatzkiste.bots.levels import knowledge
from schatzkiste.bots.search import Budget

ONE_GENERATION = ["schatzinsel", "--level", "legend", "--by-policy", "--generations", "1", "--weights", "chest,guard"]


class InPlace(Executor):
    """Works in this process."""

    def map(self, fn: Callable[..., Any], *iterables: Iterable[Any], **_: float | None) -> Iterator[Any]:
        return map(fn, *iterables)


def test_a_generation_is_repeatable_and_ends_with_weights(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(tune, "VARIANTS", 4)
    monkeypatch.setattr(tune, "FIRST_DEALS", 1)
    monkeypatch.setattr(tune, "LAST_DEALS", 2)
    told = []
    for _ in range(2):
        tune.main([*ONE_GENERATION, "--jobs", "1"])
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]
    progress, result, *weights = told[0].splitlines()
    assert progress.startswith("generation 1: ")
    assert result.startswith("the best against the start on 2 deals: ")
    assert tomllib.loads("\n".join(weights)).keys() == knowledge("schatzinsel")["weights"].keys()


def test_the_better_of_two_becomes_the_best(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tune, "share_of", lambda deal: 0.5 + (deal.weights["tile"] - deal.others["tile"]) / 100)
    tuning = tune.Tuning(tune.Plan("schatzinsel", "deckhand", 2, None), {"tile": 20.0}, ["tile"], "1", InPlace())
    for _ in range(4):
        before, after = tuning.generation()
        assert after > before
    assert tuning.best["tile"] > 20.0
    assert tuning.panel[0] == {"tile": 20.0}
    assert tuning.panel[-1] == tuning.best
    assert tuning.against_start() == pytest.approx(0.3 + tuning.best["tile"] / 100)


def test_levels_that_search_may_be_tuned_by_their_policy(monkeypatch: pytest.MonkeyPatch) -> None:
    budgets: list[Budget | None] = []
    plan_of = tune.Plan

    def noted(game: str, level: str, players: int, budget: Budget | None) -> tune.Plan:
        budgets.append(budget)
        return plan_of(game, level, players, budget)

    monkeypatch.setattr(tune, "Plan", noted)
    monkeypatch.setattr(tune, "tuned", lambda *_: [])
    for more in ([], ["--by-policy"]):
        tune.main(["silver_gold", "--level", "legend", *more])
    assert [budget is None for budget in budgets] == [False, True]


def test_weights_that_do_not_exist_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        tune.main(["schatzinsel", "--weights", "gold"])
    assert "the weights of schatzinsel are blur, calm, chest" in capsys.readouterr().err
