"""Copying tables out of a file of SQLite, also while a server uses it, and into one."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Self

import msgspec

from schatzkiste.server.store import UnusableDatabase
from schatzkiste.server.store.copying import TOGETHER, Counts, EntryRow, Rows, Source, TableRow
from schatzkiste.server.store.migrating import check_version
from schatzkiste.server.store.rows import decode_summary
from schatzkiste.server.store.sqlite_file import connect, open_file, unusable
from schatzkiste.server.store.statements import SqliteStatements, Statement

SAY = SqliteStatements()


class SqliteSource(Source):
    """A file as it is at one moment."""

    def __init__(self, file: Path) -> None:
        self._file = file

    async def __aenter__(self) -> Self:
        if not self._file.exists():
            raise UnusableDatabase(f"there is no database {self._file}")
        try:
            self._connection = sqlite3.connect(self._file, isolation_level=None)
            self._connection.execute("BEGIN")
            check_version(self._version(), str(self._file))
        except sqlite3.Error as error:
            self._connection.close()
            raise unusable(self._file, error) from error
        except UnusableDatabase:
            self._connection.close()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        self._connection.close()

    async def counts(self) -> Counts:
        """How much there is."""
        return Counts(*next(self._fetch(SAY.counts))[0])

    async def rows(self) -> Rows:
        """All tables, then all entries by table and place."""
        for part in self._fetch(SAY.every_table):
            yield [TableRow(*row) for row in part]
        for part in self._fetch(SAY.every_entry):
            yield [EntryRow(*row) for row in part]

    def _version(self) -> str | None:
        if not self._connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
            return None
        row = self._connection.execute("SELECT version_num FROM alembic_version").fetchone()
        return None if row is None else str(row[0])

    def _fetch(self, statement: Statement) -> Iterator[list[tuple[Any, ...]]]:
        try:
            cursor = self._connection.execute(statement.text)
            while part := cursor.fetchmany(TOGETHER):
                yield part
        except sqlite3.Error as error:
            raise unusable(self._file, error) from error


async def fill_sqlite(file: Path, rows: Rows) -> None:
    """Put the rows into a database without tables, made if need be: all of them or none."""
    lock, _ = open_file(file)
    try:
        with closing(connect(file)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            if connection.execute("SELECT 1 FROM tables LIMIT 1").fetchone():
                raise UnusableDatabase(f"the database {file} has tables already; choose one that is empty")
            async for part in rows:
                for row in part:
                    insert(connection, row)
            connection.execute("COMMIT")
    except sqlite3.Error as error:
        raise unusable(file, error) from error
    finally:
        lock.release()


def insert(connection: sqlite3.Connection, row: TableRow | EntryRow) -> None:
    """Add one row, and a table's summary beside it."""
    values = msgspec.structs.asdict(row)
    if isinstance(row, EntryRow):
        connection.execute(SAY.append.text, SAY.append.values(**values))
        return
    connection.execute(SAY.add_table.text, SAY.add_table.values(**values))
    if row.summary is not None:
        told = decode_summary(row.summary)
        summary = {"table": row.id, "summary": row.summary, "bot_to_act": told.bot_to_act, "acted": told.acted}
        connection.execute(SAY.first_summary.text, SAY.first_summary.values(**summary))
