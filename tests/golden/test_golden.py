"""The golden records replay, and none is missing: one per number of players, option value and ending."""

import json
from pathlib import Path

import pytest

from schatzkiste.core import Choice, Event
from schatzkiste.games import game, game_ids
from schatzkiste.record import Record
from tests.golden.make import HERE, PLAYOUTS, endings_of, playouts

RECORDS = sorted(HERE.glob("*/*.json"))


def tables_of(path: Path) -> Path | None:
    """The table file a record was played with, if it lies beside it under the same name."""
    tables = path.with_suffix(".toml")
    return tables if tables.exists() else None


def ending(path: Path) -> set[str]:
    """What happened last in a recorded game, and whether the victory was shared."""
    record = Record.load(path)
    *_, before_last, _ = record.replay(game(record.game, tables_of(path)))
    events: list[Event] = []
    before_last.apply(before_last.game.parse(record.moves[-1].notation), record.moves[-1].seat, events)
    return {event.code for event in events} | ({"shared"} if len(before_last.winners()) > 1 else set())


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_record_replays(path: Path) -> None:
    record = Record.load(path)
    assert record.verify(game(record.game, tables_of(path))).is_over


@pytest.mark.parametrize("id", game_ids())
def test_no_record_is_missing(id: str) -> None:
    paths = [path for path in RECORDS if path.parent.name == id]
    records = [Record.load(path) for path in paths]
    for players in game(id).players:
        assert any(len(record.players) == players for record in records), f"no golden game of {players} players"
    for option in game(id).options:
        for value in option.values if isinstance(option, Choice) else [option.default]:
            found = any(record.options[option.name] == value for record in records)
            assert found, f"no golden game with {option.name}={value}"
    missing = endings_of(id).ENDINGS - set().union(*(ending(path) for path in paths))
    assert not missing, f"no golden game that ends so: {missing}"


def test_random_games_end_as_they_always_did() -> None:
    assert playouts() == json.loads(PLAYOUTS.read_text(encoding="utf-8"))
