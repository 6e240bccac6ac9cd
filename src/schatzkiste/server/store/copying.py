"""Copying all tables from one place to another: rows exactly as they are stored, tables first, then their entries."""

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable
from typing import Final, NamedTuple, Self

import msgspec
from msgspec import Struct

from schatzkiste.server.store import UnusableDatabase
from schatzkiste.server.store.rows import decode_summary, entries_of, setup_of

TOGETHER: Final = 1000
"""How many rows travel at once."""


class TableRow(Struct, frozen=True, tag="table"):
    """A table as it is stored: options, seats, manners and summary are the very texts."""

    id: str
    game: str
    rules_version: int
    players: int
    options: str
    seed: str
    seats: str
    created: float
    manners: str | None = None
    invitation: str | None = None
    summary: str | None = None


class EntryRow(Struct, frozen=True, tag="entry"):
    """An entry as it is stored: the very text."""

    table: str
    seq: int
    entry: str


class Counts(NamedTuple):
    """How much there is to copy."""

    tables: int
    entries: int

    @property
    def rows(self) -> int:
        """All rows."""
        return self.tables + self.entries

    def __str__(self) -> str:
        return f"{self.tables:,} tables with {self.entries:,} entries"


Rows = AsyncIterator[list[TableRow] | list[EntryRow]]
Show = Callable[[int, int], None]
"""Is told how much is done, and of how much."""


class Source(ABC):
    """Where tables are copied from: one moment of it, as long as the context lasts."""

    @abstractmethod
    async def __aenter__(self) -> Self:
        """Begin."""

    @abstractmethod
    async def __aexit__(self, *_: object) -> None:
        """End."""

    @abstractmethod
    async def counts(self) -> Counts:
        """How much there is."""

    @abstractmethod
    def rows(self) -> Rows:
        """All tables, then all entries by table and place."""


class RowCheck:
    """Looks at rows as they pass: whether each can be read, and each log is without gaps."""

    def __init__(self) -> None:
        self._next: dict[str, int] = {}

    def finding(self, row: TableRow | EntryRow) -> str | None:
        """What is wrong with the row, if anything."""
        try:
            return self._table(row) if isinstance(row, TableRow) else self._entry(row)
        except (msgspec.DecodeError, TypeError, UnicodeError) as error:
            place = row.id if isinstance(row, TableRow) else f"{row.table}, entry {row.seq}"
            return f"table {place}: {error}"

    def _table(self, row: TableRow) -> str | None:
        is_new = row.id not in self._next
        self._next[row.id] = 0
        setup_of(msgspec.structs.astuple(row))
        if row.summary is not None:
            decode_summary(row.summary)
        return None if is_new else f"table {row.id} is there twice"

    def _entry(self, row: EntryRow) -> str | None:
        expected = self._next.get(row.table)
        if expected is None:
            return f"an entry belongs to table {row.table}, which is not there"
        self._next[row.table] = row.seq + 1
        entries_of([row.entry])
        return None if row.seq == expected else f"table {row.table}: entry {expected} is missing"


async def examined(source: Source, show: Show) -> Rows:
    """The rows of a source; the first that is not in order ends it with a sentence."""
    check = RowCheck()
    total = (await source.counts()).rows
    done = 0
    async for rows in source.rows():
        for row in rows:
            done += 1
            if finding := check.finding(row):
                raise UnusableDatabase(finding)
            show(done, total)
        yield rows
    if done != total:
        raise UnusableDatabase(f"there should be {total:,} tables and entries, but there are {done:,}")


async def findings(source: Source, show: Show) -> list[str]:
    """Everything that is not in order."""
    check = RowCheck()
    found: list[str] = []
    total = (await source.counts()).rows
    done = 0
    async for rows in source.rows():
        for row in rows:
            done += 1
            if finding := check.finding(row):
                found.append(finding)
            show(done, total)
    return found
