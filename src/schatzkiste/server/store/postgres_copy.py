"""Copying tables out of a database of PostgreSQL, also while servers use it, and into one."""

from collections.abc import AsyncIterator
from typing import Any, Self

from schatzkiste.server.store import UnusableDatabase
from schatzkiste.server.store.address import PostgresAddress
from schatzkiste.server.store.copying import TOGETHER, Counts, EntryRow, Rows, Source, TableRow
from schatzkiste.server.store.migrating import check_version
from schatzkiste.server.store.postgres_database import migrated
from schatzkiste.server.store.rows import decode_summary
from schatzkiste.server.store.schema import log, summaries
from schatzkiste.server.store.session import DATABASE_ERRORS, connect, unusable
from schatzkiste.server.store.statements import SETUP, PostgresStatements, Statement

SAY = PostgresStatements()
VERSION = "SELECT version_num FROM alembic_version"


class PostgresSource(Source):
    """A database as it is at one moment."""

    def __init__(self, address: PostgresAddress) -> None:
        self._address = address

    async def __aenter__(self) -> Self:
        try:
            self._connection: Any = await connect(self._address, patient=True)
        except (*DATABASE_ERRORS, ValueError) as error:
            raise unusable(self._address, error) from error
        try:
            await self._connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
            is_known = await self._connection.fetchval("SELECT to_regclass('alembic_version')") is not None
            check_version(await self._connection.fetchval(VERSION) if is_known else None, str(self._address))
        except DATABASE_ERRORS as error:
            await self._connection.close()
            raise unusable(self._address, error) from error
        except UnusableDatabase:
            await self._connection.close()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._connection.close()

    async def counts(self) -> Counts:
        """How much there is."""
        return Counts(*await self._connection.fetchrow(SAY.counts.text))

    async def rows(self) -> Rows:
        """All tables, then all entries by table and place."""
        async for part in self._fetch(SAY.every_table):
            yield [TableRow(*row) for row in part]
        async for part in self._fetch(SAY.every_entry):
            yield [EntryRow(*row) for row in part]

    async def _fetch(self, statement: Statement) -> AsyncIterator[list[Any]]:
        try:
            cursor = await self._connection.cursor(statement.text)
            while part := await cursor.fetch(TOGETHER):
                yield part
        except DATABASE_ERRORS as error:
            raise unusable(self._address, error) from error


async def fill_postgres(address: PostgresAddress, rows: Rows) -> None:
    """Put the rows into a database without tables, migrated if need be: all of them or none."""
    await migrated(address)
    try:
        connection: Any = await connect(address, patient=True)
        try:
            async with connection.transaction():
                await connection.execute("LOCK TABLE tables IN SHARE ROW EXCLUSIVE MODE")
                if await connection.fetchval("SELECT 1 FROM tables LIMIT 1"):
                    raise UnusableDatabase(f"the database {address} has tables already; choose one that is empty")
                async for part in rows:
                    await copy(connection, part)
        finally:
            await connection.close()
    except DATABASE_ERRORS as error:
        raise unusable(address, error) from error


async def copy(connection: Any, rows: list[TableRow] | list[EntryRow]) -> None:  # noqa: ANN401
    """Add rows of one kind, and the tables' summaries beside them."""
    entries = [(row.table, row.seq, row.entry) for row in rows if isinstance(row, EntryRow)]
    found = [row for row in rows if isinstance(row, TableRow)]
    setups = [tuple(getattr(row, each.key) for each in SETUP) for row in found]
    read = [(row, decode_summary(row.summary)) for row in found if row.summary is not None]
    told = [(row.id, row.summary, summary.bot_to_act, summary.acted) for row, summary in read]
    for name, columns, records in (
        ("tables", SETUP, setups),
        ("summaries", list(summaries.c), told),
        ("log", list(log.c), entries),
    ):
        if records:
            await connection.copy_records_to_table(name, records=records, columns=[each.key for each in columns])
