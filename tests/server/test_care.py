"""Looking after a table of people: what is due, and what could not be done in time."""

from pathlib import Path

import msgspec
import pytest

from schatzkiste.server.care import is_overdue
from schatzkiste.server.dues import next_due
from schatzkiste.server.party_messages import Manners
from schatzkiste.server.store import Store
from schatzkiste.server.table import Table
from tests.server.test_table import HAWKINS, act, at_table, first_of

BY_THE_CLOCK = msgspec.structs.replace(HAWKINS, manners=Manners(clock=60, reserve=30))


def test_a_table_is_overdue_once_somebodys_time_is_used_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(table: Table, _: Store) -> None:
        [clock] = table.clocks.running()
        assert (clock.until, next_due(table)) == (90, 90)
        overdue = []
        for now in (0.0, 89.9, 90.0, 1000.0):
            monkeypatch.setattr("time.time", lambda now=now: now)
            overdue.append(is_overdue(table))
        assert overdue == [False, False, True, True]

    at_table(tmp_path, use, BY_THE_CLOCK)


def test_a_table_without_clocks_is_never_overdue(tmp_path: Path) -> None:
    async def use(table: Table, _: Store) -> None:
        assert await act(table, table.state.to_act[0], first_of(table, "take")) is None
        assert next_due(table) is None
        assert not is_overdue(table)

    at_table(tmp_path, use)
