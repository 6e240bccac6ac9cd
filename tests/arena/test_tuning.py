"""Tuning: the same weights again from the same seed, as they belong into the data."""

import tomllib
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor
from typing import Any

import pytest

from bench import tune
from schatzkiste.bots.levels import knowledge

ONE_GENERATION = ["schatzinsel", "--level", "deckhand", "--generations", "1", "--weights", "chest,guard", "--jobs", "1"]


class InPlace(Executor):
    """Works in this process."""

    def map(self, fn: Callable[..., Any], *iterables: Iterable[Any], **_: float | None) -> Iterator[Any]:
        return map(fn, *iterables)


def test_a_generation_is_repeatable_and_ends_with_weights(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(tune, "VARIANTS", 4)
    monkeypatch.setattr(tune, "FIRST_DEALS", 1)
    told = []
    for _ in range(2):
        tune.main(ONE_GENERATION)
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]
    progress, _, weights = told[0].partition("\n")
    assert progress.startswith("generation 1: ")
    assert tomllib.loads(weights).keys() == knowledge("schatzinsel")["weights"].keys()


def test_the_better_of_two_becomes_the_best(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tune, "share_of", lambda deal: deal.weights["tile"] / 100)
    tuning = tune.Tuning(tune.Plan("schatzinsel", "deckhand", 2, None), {"tile": 20.0}, ["tile"], "1", InPlace())
    for _ in range(4):
        before, after = tuning.generation()
        assert after > before
    assert tuning.best["tile"] > 20.0
    assert tuning.panel[0] == {"tile": 20.0}
    assert tuning.panel[-1] == tuning.best


def test_weights_that_do_not_exist_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        tune.main(["schatzinsel", "--weights", "gold"])
    assert "the weights of schatzinsel are blur, calm, chest" in capsys.readouterr().err
