"""Appending to PostgreSQL: all entries that wait go in one statement, and so in one commit."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final, NamedTuple

from schatzkiste.server.answers import settle
from schatzkiste.server.store import NotSaved
from schatzkiste.server.store.address import PostgresAddress
from schatzkiste.server.store.rows import SummaryColumns
from schatzkiste.server.store.session import DATABASE_ERRORS, Session
from schatzkiste.server.store.statements import PostgresStatements

logger = logging.getLogger(__name__)

MOST_TOGETHER: Final = 512
PATIENCE: Final = 3.0
"""For how many seconds we try to make a lost connection again before anyone is told."""
PAUSE: Final = 0.2


class Appending(NamedTuple):
    """An entry that waits for the next commit, and who waits for it."""

    table: str
    seq: int
    entry: str
    summary: str
    bot_to_act: bool
    acted: bool
    answer: asyncio.Future[bool]


class Appender:
    """The only one of this process who appends.

    `appended` is told of a table, and how many entries it has now; `written` how many entries a commit wrote.
    """

    def __init__(
        self,
        address: PostgresAddress,
        say: PostgresStatements,
        appended: Callable[[str, int], None],
        written: Callable[[int], None],
    ) -> None:
        self._say = say
        self._appended = appended
        self._written = written
        self._waiting: asyncio.Queue[Appending] = asyncio.Queue()
        self._session = Session(address)
        self._task = asyncio.create_task(self._write_for_ever())

    async def append(self, seq: int, entry: str, summary: SummaryColumns) -> bool:
        """Whether the entry took its place, once that is safe."""
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait(Appending(seq=seq, entry=entry, answer=answer, **summary))
        return await answer

    async def close(self) -> None:
        """Write what waits, then stop."""
        await self._waiting.join()
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        await self._session.close()

    async def _write_for_ever(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while not self._waiting.empty() and len(batch) < MOST_TOGETHER:
                batch.append(self._waiting.get_nowait())
            await self._commit(batch)
            for _ in batch:
                self._waiting.task_done()

    async def _commit(self, batch: list[Appending]) -> None:
        first: dict[tuple[str, int], Appending] = {}
        for write in batch:
            if first.setdefault((write.table, write.seq), write) is not write:
                settle(write.answer, False)
        try:
            taken = await self._save(list(first.values()))
        except Exception as error:  # whatever fails, the writer lives on and everyone who waits is told
            if len(first) > 1 and not self._is_away(error):  # one that does not fit must not stop the others
                for write in first.values():
                    await self._commit([write])
                return
            logger.error("the database did not take %s entries: %s", len(first), error)
            for write in first.values():
                settle(write.answer, NotSaved(str(error)))
            return
        self._written(len(first))
        for place, write in first.items():
            settle(write.answer, taken.get(place, NotSaved("there is no such table")))
            if taken.get(place):
                self._appended(write.table, write.seq + 1)

    async def _save(self, batch: list[Appending]) -> dict[tuple[str, int], bool]:
        """For each place at a table that is there, whether we have taken it."""
        until = asyncio.get_running_loop().time() + PATIENCE
        is_repeated = False
        while True:
            try:
                taken = await self._insert(batch)
                return await self._recognised(batch, taken) if is_repeated else taken
            except DATABASE_ERRORS as error:
                if not self._is_away(error) or asyncio.get_running_loop().time() > until:
                    raise
            is_repeated = True
            await asyncio.sleep(PAUSE)

    def _is_away(self, error: Exception) -> bool:
        """Whether the error is no answer of the database, but the lack of one."""
        return self._session.is_lost or isinstance(error, OSError)

    async def _insert(self, batch: list[Appending]) -> dict[tuple[str, int], bool]:
        columns = dict(zip(Appending._fields, zip(*batch, strict=True), strict=True))
        del columns["answer"]
        rows = await self._session.fetch(self._say.append, **columns)
        return {(str(table), int(str(seq))): bool(is_ours) for table, seq, is_ours in rows}

    async def _recognised(
        self, batch: list[Appending], taken: dict[tuple[str, int], bool]
    ) -> dict[tuple[str, int], bool]:
        """The same, where the first attempt may have been saved although its answer was lost."""
        for write in batch:
            if taken.get((write.table, write.seq)) is False:
                values = {"table": write.table, "seq": write.seq, "until": write.seq + 1}
                taken[write.table, write.seq] = [[write.entry]] == [
                    list(row) for row in await self._session.fetch(self._say.entries, **values)
                ]
        return taken
