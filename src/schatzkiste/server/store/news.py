"""What processes tell each other through PostgreSQL, after the commit: a table, and how many entries it has now."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from schatzkiste.server.store.address import PostgresAddress
from schatzkiste.server.store.session import DATABASE_ERRORS, Session
from schatzkiste.server.store.statements import PostgresStatements

logger = logging.getLogger(__name__)

CHANNEL: Final = "schatzkiste"
PAUSE: Final = 0.5
PROBE_EVERY: Final = 5.0
ANNOUNCED: Final = "@"
"""Comes before what is in no log."""

Hear = Callable[[int, str, int], None]
"""Gets the process that tells, the table and the number of its entries."""
HearWords = Callable[[int, str, str], None]
"""Gets the process that announces, the table and the words."""


class Teller:
    """Tells the others; what could not be told yet is told later."""

    def __init__(self, address: PostgresAddress, say: PostgresStatements) -> None:
        self._say = say
        self._session = Session(address)
        self._untold: dict[str, str] = {}  # the last news of each kind
        self._has_news = asyncio.Event()
        self._task = asyncio.create_task(self._tell_for_ever())

    @property
    def process(self) -> int:
        """The process of the database that tells our news."""
        return self._session.process

    def tell(self, table: str, entries: int) -> None:
        """Tell the others, soon."""
        self._say_soon(table, f"{table}:{entries}")

    def announce(self, table: str, words: str) -> None:
        """Tell the others something that is in no log, soon."""
        kind = f"{ANNOUNCED}{table}"
        self._say_soon(kind, f"{kind}:{words}")

    async def close(self) -> None:
        """Tell what is left if that can be done at once, then stop."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        try:
            await asyncio.wait_for(self._tell_all(), PAUSE)
        except DATABASE_ERRORS as error:
            logger.warning("other servers could not be told of the last changes: %s", error)
        await self._session.close()

    async def _tell_for_ever(self) -> None:
        while True:
            await self._has_news.wait()
            self._has_news.clear()
            try:
                await self._tell_all()
            except DATABASE_ERRORS as error:
                logger.warning("other servers cannot be told of changes: %s", error)
                self._has_news.set()
                await asyncio.sleep(PAUSE)

    async def _tell_all(self) -> None:
        telling = dict(self._untold)
        if telling:
            await self._session.fetch(self._say.tell, channel=CHANNEL, news=list(telling.values()))
        self._untold = {kind: news for kind, news in self._untold.items() if telling.get(kind) != news}

    def _say_soon(self, kind: str, news: str) -> None:
        self._untold[kind] = news
        self._has_news.set()


class Listener:
    """Hears the others; after a break it says that something may have been missed."""

    def __init__(self, address: PostgresAddress, hear: Hear, hear_words: HearWords, missed: Callable[[], None]) -> None:
        self._address = address
        self._hear = hear
        self._hear_words = hear_words
        self._missed = missed

    async def open(self) -> None:
        """Hear from now on."""
        await self._connect()
        self._task = asyncio.create_task(self._listen_for_ever())

    async def close(self) -> None:
        """Hear no more."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        await self._session.close()

    async def _connect(self) -> None:
        self._session = Session(self._address)
        self._lost = asyncio.Event()
        await self._session.listen(CHANNEL, self._parse, self._lost.set)

    async def _listen_for_ever(self) -> None:
        while True:
            await self._until_lost()
            logger.warning("the connection over which other servers are heard was lost")
            await self._reconnect()
            self._missed()

    async def _until_lost(self) -> None:
        """Wait, and ask now and then: a connection can end without a word."""
        while not self._lost.is_set():
            try:
                await asyncio.wait_for(self._lost.wait(), PROBE_EVERY)
            except TimeoutError:
                try:
                    await self._session.probe()
                except DATABASE_ERRORS:
                    break
        await self._session.close()

    async def _reconnect(self) -> None:
        while True:
            try:
                return await self._connect()
            except DATABASE_ERRORS:
                await asyncio.sleep(PAUSE)

    def _parse(self, teller: int, news: str) -> None:
        table, _, entries = news.rpartition(":")
        if table.startswith(ANNOUNCED):
            self._hear_words(teller, table.removeprefix(ANNOUNCED), entries)
        elif entries.removeprefix("-").isdecimal():
            self._hear(teller, table, int(entries))
