"""Stores as tests use them."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from schatzkiste.server.store import Store
from schatzkiste.server.store.address import SqliteAddress, address_of
from schatzkiste.server.store.opening import open_store
from schatzkiste.server.store.session import run_apart
from schatzkiste.server.stored import ActionEntry, Entry, SeatSummary, StoredSeat, StoredSummary, TableSetup, UndoEntry
from tests.server.postgres import execute

SETUP = TableSetup(
    "t",
    "schatzinsel",
    1,
    2,
    {"rules": "silver"},
    "5eed",
    [StoredSeat("Jim", key_hash="h"), StoredSeat(bot="random")],
    1.5,
)
OF_TABLES = ("codes", "listed", "summaries", "log", "tables")
TO_FIRST_VERSION = (
    "DROP TABLE codes",
    "DROP TABLE listed",
    "DROP TABLE summaries",
    "DROP TABLE processes",
    "ALTER TABLE tables DROP COLUMN bots_by",
    "ALTER TABLE tables DROP COLUMN manners",
    "ALTER TABLE tables DROP COLUMN invitation",
    "UPDATE alembic_version SET version_num = '0001'",
)
"""Make a database what the first version of it was."""
ENTRIES: list[Entry] = [ActionEntry(0, "take 1-1", 1.0), ActionEntry(1, "take 1-2", 2.0), UndoEntry(0, 2, 3.0)]


def summary_for(setup: TableSetup, at: float | None = None, bot_to_act: bool = False) -> StoredSummary:
    """A summary that fits the set-up, whatever happens at the table."""
    changed = setup.created if at is None else at
    return StoredSummary(changed, False, bot_to_act, [SeatSummary(False, changed)] * setup.players, [], [])


NOTHING_YET = summary_for(SETUP)


async def log_of(store: Store, table: str, since: int = 0) -> list[Entry]:
    """The table's log in one piece."""
    return [entry async for part in store.entries(table, since) for entry in part]


def with_store(database: str | Path, use: Callable[[Store], Awaitable[None]]) -> None:
    """Open the database, use it, close it."""

    async def run() -> None:
        async with open_store(database) as store:
            await use(store)

    asyncio.run(run())


def by_hand(database: str, *statements: str) -> list[tuple[Any, ...]]:
    """Say something to a database behind the store's back; the rows of the last statement."""
    rows: list[tuple[Any, ...]] = []
    address = address_of(database)
    for statement in statements:
        if isinstance(address, SqliteAddress):
            with closing(sqlite3.connect(address.file, isolation_level=None)) as connection:
                rows = connection.execute(statement).fetchall()
        else:
            rows = run_apart(execute(address.url, statement))
    return rows
