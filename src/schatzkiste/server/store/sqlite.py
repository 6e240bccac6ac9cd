"""The store in a file of SQLite: one thread writes, another reads and never waits for the disk."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Self, TypeVar

import msgspec

from schatzkiste.server.store import SLICE, Store, UnusableDatabase
from schatzkiste.server.store.lock import Lock
from schatzkiste.server.store.rows import (
    code_of,
    entries_of,
    json_text,
    setup_of,
    setup_values,
    summarised,
    summary_values,
)
from schatzkiste.server.store.sqlite_file import connect, is_damage, unusable
from schatzkiste.server.store.statements import SqliteStatements, Statement
from schatzkiste.server.store.writer import Work, Writer
from schatzkiste.server.stored import Entry, StoredCode, StoredSummary, TableSetup

SAY = SqliteStatements()

Answer = TypeVar("Answer")


class SqliteStore(Store):
    """All tables in one file, which belongs to this process alone."""

    def __init__(self, file: Path, lock: Lock) -> None:
        self._file = file
        self._lock = lock
        self._claimed: set[str] = set()
        self._tell_damage: Callable[[str], None] = lambda _: None
        self._tell_written: Callable[[int], None] = lambda _: None
        self._damage: str | None = None

    async def __aenter__(self) -> Self:
        try:
            self._connection = connect(self._file)
            self._writer = Writer(self._file, self._note_damage, self._tell_written)
        except sqlite3.Error as error:
            raise unusable(self._file, error) from error
        self._reader = ThreadPoolExecutor(1, "store reader")
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._writer.close()
        self._reader.shutdown()
        self._connection.close()
        self._lock.release()

    async def add_table(self, setup: TableSetup, summary: StoredSummary) -> bool:
        """Keep a new table: True once it is safe on disk, False when its id is taken."""
        return await self._writer.write(
            first_then(
                (SAY.add_table.text, SAY.add_table.values(**setup_values(setup))),
                (SAY.set_summary.text, SAY.set_summary.values(**summary_values(setup.id, summary))),
            )
        )

    async def append(self, table: str, seq: int, entry: Entry, summary: StoredSummary) -> bool:
        """Add the entry at place `seq`: True once it and the summary are safe on disk, False if the place is taken."""
        return await self._writer.write(
            first_then(
                (SAY.append.text, SAY.append.values(table=table, seq=seq, entry=json_text(entry))),
                (SAY.set_summary.text, SAY.set_summary.values(**summary_values(table, summary))),
            )
        )

    async def set_summary(self, table: str, summary: StoredSummary) -> None:
        """Give a table without a summary its first one; where there is one, that stays."""
        values = SAY.first_summary.values(**summary_values(table, summary))
        await self._writer.write(lambda connection: connection.execute(SAY.first_summary.text, values).rowcount == 1)

    async def remove(self, table: str, entries: int | None = None) -> bool:
        """Remove the table with its log, if that has so many entries: True once that is safe on disk."""

        def work(connection: sqlite3.Connection) -> bool:
            if entries is not None and connection.execute(SAY.length.text, [table]).fetchone() != (entries,):
                return False
            for removal in SAY.removals:
                connection.execute(removal.text, [table])
            return connection.execute(SAY.remove_table.text, [table]).rowcount == 1

        return await self._writer.write(work)

    async def setup(self, table: str) -> TableSetup | None:
        """The table's set-up, if there is such a table."""
        row = await self._read(lambda connection: connection.execute(SAY.setup.text, [table]).fetchone())
        return None if row is None else setup_of(row)

    async def entries(self, table: str, since: int) -> AsyncIterator[list[Entry]]:
        """The table's log from place `since` on, slice by slice."""

        def read(connection: sqlite3.Connection) -> list[Entry]:
            rows = connection.execute(SAY.entries.text, [table, since, since + SLICE])
            return entries_of([text for [text] in rows])

        while True:
            part = await self._read(read)
            yield part
            if len(part) < SLICE:
                return
            since += SLICE

    async def summaries(self, tables: list[str]) -> list[tuple[TableSetup, StoredSummary | None]]:
        """Those of the tables that there are, in any order; None where a table has no summary that can be read."""
        wanted = json_text(tables)
        rows = await self._read(lambda connection: connection.execute(SAY.summaries.text, [wanted]).fetchall())
        return summarised(rows)

    async def waiting_for_bots(self, most: int) -> list[str]:
        """Tables at which a bot is to act and whose bots this process does not play yet."""
        claimed = frozenset(self._claimed)

        def read(connection: sqlite3.Connection) -> list[str]:
            found = (table for [table] in connection.execute(SAY.waiting.text) if table not in claimed)
            return [table for table, _ in zip(found, range(most), strict=False)]

        return await self._read(read)

    async def claim(self, table: str) -> bool:
        """Always: there is no other process."""
        self._claimed.add(table)
        return True

    async def release(self, table: str) -> None:
        """Leave the table's bots alone until it is claimed again."""
        self._claimed.discard(table)

    async def add_code(self, code: StoredCode) -> bool:
        """Keep a code: True once it is safe on disk, False when another with this hash is kept."""
        values = SAY.new_code.values(**msgspec.structs.asdict(code))
        return await self._write(SAY.new_code, values)

    async def code(self, hash: str) -> StoredCode | None:
        """The code with this hash, if there is one."""
        row = await self._read(lambda connection: connection.execute(SAY.code.text, [hash]).fetchone())
        return None if row is None else code_of(row)

    async def use_code(self, hash: str, user: str) -> bool:
        """Use a code that can be used once: False if somebody else has."""
        values = SAY.use_code.values(code=hash, user=user)
        return await self._writer.write(
            lambda connection: connection.execute(SAY.use_code.text, values).fetchone() is not None
        )

    async def withdraw_codes(self, table: str) -> None:
        """End the codes that lead to a waiting table."""
        await self._write(SAY.codes_to_table, (table,))

    async def list_table(self, table: str, until: float) -> None:
        """Show a table to everyone until then; a time that has passed ends it."""
        await self._write(SAY.list_table, SAY.list_table.values(table=table, until=until))

    async def listed(self, now: float, most: int) -> list[tuple[TableSetup, StoredSummary | None]]:
        """The tables that are shown to everyone, the newest first."""
        values = SAY.listed.values(until=now, most=most)
        return summarised(await self._read(lambda connection: connection.execute(SAY.listed.text, values).fetchall()))

    async def tidy_up(self, now: float) -> None:
        """Forget codes that have ended."""
        await self._write(SAY.old_codes, (now,))

    async def abandoned(self, before: float, lessons: float, most: int) -> list[str]:
        """Tables made before then at which nobody ever acted, and those of lessons made before another time."""
        values = SAY.abandoned.values(before=before, lessons=lessons, most=most)
        rows = await self._read(lambda connection: connection.execute(SAY.abandoned.text, values).fetchall())
        return [str(table) for [table] in rows]

    def announce(self, table: str, words: str) -> None:
        """Nobody is told: there is no other process."""

    def listen(
        self, heard: Callable[[str, int], None], missed: Callable[[], None], announced: Callable[[int, str, str], None]
    ) -> None:
        """Nothing will be heard: there is no other process."""

    def when_damaged(self, tell: Callable[[str], None]) -> None:
        """Have a sentence told when the file turns out to be damaged; from then on nothing is saved any more."""
        self._tell_damage = tell

    def when_written(self, tell: Callable[[int], None]) -> None:
        """Have it told how many changes each commit wrote; to be said before the store is opened."""
        self._tell_written = tell

    async def check(self) -> None:
        """Raise `UnusableDatabase` unless the database answers."""
        if self._damage is not None:
            raise UnusableDatabase(self._damage)
        await self._read(lambda connection: connection.execute(SAY.setup.text, [""]).fetchone())

    async def _write(self, statement: Statement, values: tuple[object, ...]) -> bool:
        """Whether the statement changed a row, once that is safe on disk; False also if a row like it is there."""

        def work(connection: sqlite3.Connection) -> bool:
            try:
                return connection.execute(statement.text, values).rowcount == 1
            except sqlite3.IntegrityError:
                return False

        return await self._writer.write(work)

    async def _read(self, work: Callable[[sqlite3.Connection], Answer]) -> Answer:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._reader, work, self._connection)
        except sqlite3.Error as error:
            trouble = unusable(self._file, error)
            if is_damage(error):
                self._note_damage(str(trouble))
            raise trouble from error

    def _note_damage(self, sentence: str) -> None:
        if self._damage is None:
            self._damage = sentence
            self._writer.refuse(sentence)
            self._tell_damage(sentence)


def first_then(first: tuple[str, tuple[object, ...]], then: tuple[str, tuple[object, ...]]) -> Work:
    """Work that says the second only if the first changed a row."""

    def work(connection: sqlite3.Connection) -> bool:
        if connection.execute(*first).rowcount != 1:
            return False
        connection.execute(*then)
        return True

    return work
