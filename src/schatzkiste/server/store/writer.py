"""The thread that writes to SQLite: everything that waits shares one commit, and so one sync of the disk."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import NamedTuple

from schatzkiste.server.answers import settle
from schatzkiste.server.store import NotSaved
from schatzkiste.server.store.sqlite_file import connect, damaged, is_damage

logger = logging.getLogger(__name__)

MOST_TOGETHER = 512

Work = Callable[[sqlite3.Connection], bool]
"""Writes inside the transaction that is open, and says whether it had an effect."""


class Write(NamedTuple):
    """What waits for the next commit, and who waits for it."""

    work: Work
    answer: asyncio.Future[bool]


class Writer:
    """The only one who writes to the file; `written` is told, on its thread, how many changes a commit wrote."""

    def __init__(self, file: Path, when_damaged: Callable[[str], None], written: Callable[[int], None]) -> None:
        self._file = file
        self._when_damaged = when_damaged
        self._written = written
        self._loop = asyncio.get_running_loop()
        self._waiting: SimpleQueue[Write | None] = SimpleQueue()
        self._connection = connect(file)
        self._damage: str | None = None
        self._thread = Thread(target=self._write_for_ever, name="store writer", daemon=True)
        self._thread.start()

    async def write(self, work: Work) -> bool:
        """The answer of the work once it is safe on disk."""
        answer: asyncio.Future[bool] = self._loop.create_future()
        self._waiting.put(Write(work, answer))
        return await answer

    def refuse(self, damage: str) -> None:
        """Write nothing any more, because the file is damaged."""
        self._damage = damage

    async def close(self) -> None:
        """Write what waits, then stop."""
        self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)
        self._connection.close()

    def _write_for_ever(self) -> None:
        is_open = True
        while is_open:
            batch: list[Write] = []
            waiting = self._waiting.get()
            while waiting is not None:
                batch.append(waiting)
                if len(batch) == MOST_TOGETHER:
                    break
                try:
                    waiting = self._waiting.get_nowait()
                except Empty:
                    break
            is_open = waiting is not None
            if batch:
                self._loop.call_soon_threadsafe(settle_all, batch, self._commit(batch))

    def _commit(self, batch: Sequence[Write]) -> list[bool | NotSaved]:
        if self._damage is not None:
            return [NotSaved(self._damage)] * len(batch)
        connection = self._connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            answers = [carry_out(write.work, connection) for write in batch]
            connection.execute("COMMIT")
        except Exception as error:  # whatever fails, the writer lives on and everyone who waits is told
            logger.error("the database did not take %s entries: %s", len(batch), error)
            self._roll_back()
            if is_damage(error):
                sentence = damaged(self._file, str(error))
                self.refuse(sentence)
                self._loop.call_soon_threadsafe(self._when_damaged, sentence)
            return [NotSaved(str(error))] * len(batch)
        self._written(len(batch))
        return answers

    def _roll_back(self) -> None:
        """SQLite has done that by itself after some errors."""
        if self._connection.in_transaction:
            try:
                self._connection.execute("ROLLBACK")
            except sqlite3.Error as error:
                logger.error("the database could not go back: %s", error)


def carry_out(work: Work, connection: sqlite3.Connection) -> bool | NotSaved:
    """The answer of the work; one that does not fit what is there fails alone."""
    try:
        return work(connection)
    except sqlite3.IntegrityError as error:
        return NotSaved(str(error))


def settle_all(batch: Sequence[Write], answers: Sequence[bool | NotSaved]) -> None:
    """Give the answers to those who still wait."""
    for write, answer in zip(batch, answers, strict=True):
        settle(write.answer, answer)
