"""Who plays the bots of a table: one process, as long as it shows that it is alive."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from typing import Final

from schatzkiste.server.store.address import PostgresAddress
from schatzkiste.server.store.session import DATABASE_ERRORS, Session, Sessions
from schatzkiste.server.store.statements import DEAD_AFTER, PostgresStatements

logger = logging.getLogger(__name__)

SIGN_EVERY: Final = 1.0


class Leases:
    """This process among the others; `missed` is called when one has gone, perhaps with its last words untold."""

    def __init__(
        self, address: PostgresAddress, sessions: Sessions, say: PostgresStatements, missed: Callable[[], None]
    ) -> None:
        self.me = secrets.token_hex(8)
        self._own = Session(address)  # a sign of life must not wait for readers
        self._sessions = sessions
        self._say = say
        self._missed = missed
        self._others: set[object] = set()
        self._claimed: set[str] = set()
        self._seen = 0.0

    async def open(self) -> None:
        """Show that we are alive, again and again."""
        await self._show_life()
        self._task = asyncio.create_task(self._live())

    async def close(self) -> None:
        """Leave all bots to the others, at once."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        try:
            await self._own.fetch(self._say.leave, me=self.me)
        except DATABASE_ERRORS as error:
            logger.warning("the bots are left to other servers a little later: %s", error)
        await self._own.close()

    async def claim(self, table: str) -> bool:
        """Whether we play the table's bots."""
        if table in self._claimed and time.monotonic() - self._seen < DEAD_AFTER:
            return True
        if await self._sessions.fetch(self._say.claim, id=table, me=self.me):
            self._claimed.add(table)
        else:
            self._claimed.discard(table)
        return table in self._claimed

    async def release(self, table: str) -> None:
        """Leave the table's bots to others."""
        self._claimed.discard(table)
        await self._sessions.fetch(self._say.release, id=table, me=self.me)

    async def _live(self) -> None:
        while True:
            await asyncio.sleep(SIGN_EVERY)
            try:
                await self._show_life()
            except DATABASE_ERRORS as error:
                logger.warning("the database does not hear that this server is alive: %s", error)

    async def _show_life(self) -> None:
        now = time.monotonic()
        await self._own.fetch(self._say.live, me=self.me)
        if now - self._seen >= DEAD_AFTER:  # others may have thought us dead and taken over
            self._claimed.clear()
        self._seen = now
        await self._own.fetch(self._say.bury)
        others = {row[0] for row in await self._own.fetch(self._say.alive)} - {self.me}
        if self._others - others:
            self._missed()
        self._others = others
