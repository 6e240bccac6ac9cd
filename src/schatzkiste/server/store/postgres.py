"""The store in PostgreSQL, which several processes can share."""

from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from typing import Self

import msgspec

from schatzkiste.server.store import SLICE, NotSaved, Store
from schatzkiste.server.store.address import PostgresAddress
from schatzkiste.server.store.appender import Appender
from schatzkiste.server.store.leases import Leases
from schatzkiste.server.store.news import Listener, Teller
from schatzkiste.server.store.rows import (
    Row,
    code_of,
    entries_of,
    json_text,
    setup_of,
    setup_values,
    summarised,
    summary_values,
)
from schatzkiste.server.store.session import DATABASE_ERRORS, Sessions, unusable
from schatzkiste.server.store.statements import PostgresStatements, Statement
from schatzkiste.server.stored import Entry, StoredCode, StoredSummary, TableSetup

SAY = PostgresStatements()
REMOVED = -1


class PostgresStore(Store):
    """All tables in one database."""

    def __init__(self, address: PostgresAddress) -> None:
        self._address = address
        self._sessions = Sessions(address)
        self._heard: Callable[[str, int], None] = lambda _table, _entries: None
        self._missed: Callable[[], None] = lambda: None
        self._announced: Callable[[int, str, str], None] = lambda _process, _table, _words: None
        self._written: Callable[[int], None] = lambda _: None
        self._leases = Leases(address, self._sessions, SAY, lambda: self._missed())
        self._listener = Listener(address, self._hear, self._hear_words, lambda: self._missed())

    async def __aenter__(self) -> Self:
        try:
            async with AsyncExitStack() as opened:
                await self._sessions.open()
                opened.push_async_callback(self._sessions.close)
                await self._leases.open()
                opened.push_async_callback(self._leases.close)
                self._teller = Teller(self._address, SAY)
                opened.push_async_callback(self._teller.close)
                await self._listener.open()
                opened.push_async_callback(self._listener.close)
                self._appender = Appender(self._address, SAY, self._teller.tell, self._written)
                opened.push_async_callback(self._appender.close)
                self._opened = opened.pop_all()
        except DATABASE_ERRORS as error:
            raise unusable(self._address, error) from error
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._opened.aclose()

    async def add_table(self, setup: TableSetup, summary: StoredSummary) -> bool:
        """Keep a new table: True once it is safe on disk, False when its id is taken."""
        values = {**summary_values(setup.id, summary), **setup_values(setup)}
        try:
            return bool(await self._sessions.fetch(SAY.add_table, **values))
        except DATABASE_ERRORS as error:
            raise NotSaved(str(error)) from error

    async def append(self, table: str, seq: int, entry: Entry, summary: StoredSummary) -> bool:
        """Add the entry at place `seq`: True once it and the summary are safe on disk, False if the place is taken."""
        return await self._appender.append(seq, json_text(entry), summary_values(table, summary))

    async def set_summary(self, table: str, summary: StoredSummary) -> None:
        """Give a table without a summary its first one; where there is one, that stays."""
        try:
            await self._sessions.fetch(SAY.first_summary, **summary_values(table, summary))
        except DATABASE_ERRORS as error:
            raise NotSaved(str(error)) from error

    async def remove(self, table: str, entries: int | None = None) -> bool:
        """Remove the table with its log, if that has so many entries: True once that is safe on disk."""
        try:
            async with self._sessions.transaction() as fetch:
                is_there = bool(await fetch(SAY.lock_table, id=table))
                if entries is not None and [tuple(row) for row in await fetch(SAY.length, table=table)] != [(entries,)]:
                    return False
                for statement in (*SAY.removals, SAY.remove_table):
                    await fetch(statement, table=table)
        except DATABASE_ERRORS as error:
            raise NotSaved(str(error)) from error
        if is_there:
            self._teller.tell(table, REMOVED)
        return is_there

    async def setup(self, table: str) -> TableSetup | None:
        """The table's set-up, if there is such a table."""
        rows = await self._read(SAY.setup, id=table) if is_id(table) else []
        return setup_of(rows[0]) if rows else None

    async def entries(self, table: str, since: int) -> AsyncIterator[list[Entry]]:
        """The table's log from place `since` on, slice by slice."""
        while True:
            rows = await self._read(SAY.entries, table=table, seq=since, until=since + SLICE)
            yield entries_of([str(row[0]) for row in rows])
            if len(rows) < SLICE:
                return
            since += SLICE

    async def summaries(self, tables: list[str]) -> list[tuple[TableSetup, StoredSummary | None]]:
        """Those of the tables that there are, in any order; None where a table has no summary that can be read."""
        rows = await self._read(SAY.summaries, tables=[table for table in tables if is_id(table)])
        return summarised(rows)

    async def waiting_for_bots(self, most: int) -> list[str]:
        """Tables at which a bot is to act and whose bots nobody alive plays."""
        return [str(row[0]) for row in await self._read(SAY.waiting, most=most)]

    async def claim(self, table: str) -> bool:
        """Whether this process plays the table's bots from now on; cheap when it does already."""
        try:
            return await self._leases.claim(table)
        except DATABASE_ERRORS as error:
            raise unusable(self._address, error) from error

    async def release(self, table: str) -> None:
        """Leave the table's bots to others."""
        try:
            await self._leases.release(table)
        except DATABASE_ERRORS as error:
            raise unusable(self._address, error) from error

    async def add_code(self, code: StoredCode) -> bool:
        """Keep a code: True once it is safe on disk, False when another with this hash is kept."""
        return bool(await self._write(SAY.new_code, **msgspec.structs.asdict(code)))

    async def code(self, hash: str) -> StoredCode | None:
        """The code with this hash, if there is one."""
        rows = await self._read(SAY.code, hash=hash)
        return code_of(rows[0]) if rows else None

    async def use_code(self, hash: str, user: str) -> bool:
        """Use a code that can be used once: False if somebody else has."""
        return bool(await self._write(SAY.use_code, code=hash, user=user))

    async def withdraw_codes(self, table: str) -> None:
        """End the codes that lead to a waiting table."""
        await self._write(SAY.codes_to_table, table=table)

    async def list_table(self, table: str, until: float) -> None:
        """Show a table to everyone until then; a time that has passed ends it."""
        await self._write(SAY.list_table, table=table, until=until)

    async def listed(self, now: float, most: int) -> list[tuple[TableSetup, StoredSummary | None]]:
        """The tables that are shown to everyone, the newest first."""
        return summarised(await self._read(SAY.listed, until=now, most=most))

    async def tidy_up(self, now: float) -> None:
        """Forget codes that have ended."""
        await self._write(SAY.old_codes, until=now)

    async def abandoned(self, before: float, lessons: float, most: int) -> list[str]:
        """Tables made before then at which nobody ever acted, and those of lessons made before another time."""
        return [str(row[0]) for row in await self._read(SAY.abandoned, before=before, lessons=lessons, most=most)]

    def announce(self, table: str, words: str) -> None:
        """Tell the other processes something of a table, soon; nothing is kept of it."""
        self._teller.announce(table, words)

    def listen(
        self, heard: Callable[[str, int], None], missed: Callable[[], None], announced: Callable[[int, str, str], None]
    ) -> None:
        """Hear of other processes."""
        self._heard = heard
        self._missed = missed
        self._announced = announced

    def when_damaged(self, tell: Callable[[str], None]) -> None:
        """PostgreSQL looks after its files itself."""

    def when_written(self, tell: Callable[[int], None]) -> None:
        """Have it told how many entries each commit wrote; to be said before the store is opened."""
        self._written = tell

    async def check(self) -> None:
        """Raise `UnusableDatabase` unless the database answers."""
        await self._read(SAY.setup, id="")

    def _hear(self, teller: int, table: str, entries: int) -> None:
        if teller != self._teller.process:
            self._heard(table, entries)

    def _hear_words(self, teller: int, table: str, words: str) -> None:
        if teller != self._teller.process:
            self._announced(teller, table, words)

    async def _write(self, statement: Statement, **values: object) -> list[Row]:
        try:
            return await self._sessions.fetch(statement, **values)
        except DATABASE_ERRORS as error:
            raise NotSaved(str(error)) from error

    async def _read(self, statement: Statement, **values: object) -> list[Row]:
        try:
            return await self._sessions.fetch(statement, **values)
        except DATABASE_ERRORS as error:
            raise unusable(self._address, error) from error


def is_id(table: str) -> bool:
    """Whether a table may be called so; PostgreSQL takes no zero characters."""
    return "\0" not in table
