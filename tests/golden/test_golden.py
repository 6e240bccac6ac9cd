"""The golden records replay, and none is missing: one per number of players, option value and ending."""

from pathlib import Path

import pytest

from schatzkiste.core import Choice, Event, OtherRules
from schatzkiste.games import game, game_ids
from schatzkiste.record import Record
from tests.golden.make import HERE, endings_of, folder_of
from tests.golden.versioned import kept_positions, kept_versions, unversioned_changes, versions_of

RECORDS = sorted(path for id in game_ids() for path in (HERE / id).rglob("*.json"))


def components_of(path: Path) -> Path | None:
    """The component file a record was played with, if it lies beside it under the same name."""
    file = path.with_suffix(".toml")
    return file if file.exists() else None


def ending(path: Path) -> set[str]:
    """What happened last in a recorded game, and whether the victory was shared."""
    record = Record.load(path)
    *_, before_last, _ = record.replay(game(record.game, components_of(path)))
    events: list[Event] = []
    before_last.apply(before_last.game.parse(record.actions[-1].notation), record.actions[-1].seat, events)
    return {event.code for event in events} | ({"shared"} if len(before_last.winners()) > 1 else set())


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: "-".join(path.relative_to(HERE).with_suffix("").parts))
def test_record_replays(path: Path) -> None:
    """A record of the present rules is right; one of older rules is right too, or refused by their version."""
    record = Record.load(path)
    chosen = game(record.game, components_of(path))
    try:
        assert record.verify(chosen).is_over
    except OtherRules:
        assert record.rules_version < chosen.rules_version


@pytest.mark.parametrize("id", game_ids())
def test_no_record_is_missing(id: str) -> None:
    paths = [path for path in RECORDS if path.parent == folder_of(id)]
    records = [Record.load(path) for path in paths]
    for players in game(id).players:
        assert any(len(record.players) == players for record in records), f"no golden game of {players} players"
    for option in game(id).options:
        for value in option.values if isinstance(option, Choice) else [option.default]:
            found = any(record.options[option.name] == value for record in records)
            assert found, f"no golden game with {option.name}={value}"
    missing = endings_of(id).ENDINGS - set().union(*(ending(path) for path in paths))
    assert not missing, f"no golden game that ends so: {missing}"


@pytest.mark.parametrize("id", game_ids())
def test_nothing_changes_without_its_version(id: str) -> None:
    """When this fails, raise the version that the change belongs to, then run `python -m tests.golden.make`."""
    assert unversioned_changes(id) == []
    assert kept_versions(id) == versions_of(id)
    assert kept_positions(game(id))
