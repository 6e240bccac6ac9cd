"""Keeps tables and logs: one writer with group commit, so that many tables share one sync of the disk.

A log is only ever added to; a whole table can be removed.
"""

import asyncio
import logging
from typing import NamedTuple, Self

import msgspec
from sqlalchemy import Delete, delete, select
from sqlalchemy.dialects.sqlite import Insert, insert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from schatzkiste.server.schema import log, tables
from schatzkiste.server.stored import Entry, TableSetup

logger = logging.getLogger(__name__)

MOST_TOGETHER = 256


class NotSaved(Exception):
    """The database did not take an entry; nothing was changed."""


class Write(NamedTuple):
    """What waits for the next commit; its answer is whether the last statement changed a row."""

    statements: tuple[Insert | Delete, ...]
    answer: asyncio.Future[bool]


class Store:
    """The database of all tables."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: asyncio.Queue[Write] = asyncio.Queue()

    async def __aenter__(self) -> Self:
        self._writer = asyncio.create_task(self._write_for_ever(), name="store writer")
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._waiting.join()
        self._writer.cancel()
        await asyncio.gather(self._writer, return_exceptions=True)
        await self._engine.dispose()

    async def add_table(self, setup: TableSetup) -> bool:
        """Keep a new table; False when its id is taken."""
        return await self._write(insert(tables).values(**msgspec.to_builtins(setup)).on_conflict_do_nothing())

    async def append(self, table: str, seq: int, entry: Entry) -> bool:
        """Add the entry at place `seq`: True once it is safe on disk, False if the place is taken."""
        values = {"table": table, "seq": seq, "entry": msgspec.to_builtins(entry)}
        return await self._write(insert(log).values(**values).on_conflict_do_nothing())

    async def remove(self, table: str) -> bool:
        """Remove the table with its log: True once that is safe on disk, False if there is no such table."""
        return await self._write(delete(log).where(log.c.table == table), delete(tables).where(tables.c.id == table))

    async def setup(self, table: str) -> TableSetup | None:
        """The table's set-up, if there is such a table."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == table))).one_or_none()
        return None if row is None else msgspec.convert(row, TableSetup, from_attributes=True)

    async def entries(self, table: str, since: int) -> list[Entry]:
        """The table's log from place `since` on."""
        query = select(log.c.entry).where(log.c.table == table, log.c.seq >= since).order_by(log.c.seq)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).scalars().all()
        return msgspec.convert(rows, list[Entry])

    async def check(self) -> None:
        """Raise an error when the database does not answer."""
        async with self._engine.connect() as connection:
            await connection.execute(select(1))

    async def _write(self, *statements: Insert | Delete) -> bool:
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait(Write(statements, answer))
        return await answer

    async def _write_for_ever(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while not self._waiting.empty() and len(batch) < MOST_TOGETHER:
                batch.append(self._waiting.get_nowait())
            await self._commit(batch)
            for _ in batch:
                self._waiting.task_done()

    async def _commit(self, batch: list[Write]) -> None:
        try:
            async with self._engine.begin() as connection:
                changed = [await self._carry_out(connection, write) for write in batch]
        except Exception as error:  # whatever fails, the writer lives on and everyone who waits is told
            logger.exception("the database did not take %s entries", len(batch))
            for write in batch:
                settle(write.answer, NotSaved(str(error)))
        else:
            for write, has_changed in zip(batch, changed, strict=True):
                settle(write.answer, has_changed)

    async def _carry_out(self, connection: AsyncConnection, write: Write) -> bool:
        results = [await connection.execute(statement) for statement in write.statements]
        return results[-1].rowcount == 1


def settle(answer: asyncio.Future[bool], result: bool | NotSaved) -> None:
    """Give the answer to whoever still waits for it."""
    if answer.done():
        return
    if isinstance(result, NotSaved):
        answer.set_exception(result)
    else:
        answer.set_result(result)
