"""The tables in memory: opened once for all who ask, followed while others add to them, forgotten when idle."""

import asyncio
import logging
from collections import OrderedDict
from typing import NamedTuple

import msgspec

from schatzkiste.core import SchatzkisteError
from schatzkiste.games import game, game_ids
from schatzkiste.server.pool import WorkerPool
from schatzkiste.server.problems import RequestError, problem
from schatzkiste.server.store import NotSaved, Store, UnusableDatabase
from schatzkiste.server.stored import TableSetup
from schatzkiste.server.table import Table
from schatzkiste.server.thinking import Bots

logger = logging.getLogger(__name__)

BYTES_A_TABLE = 50_000
BYTES_A_STEP = 2_000
"""About what a table and a step of its game take in memory, measured over the four games."""
MEGABYTE = 1_000_000
MEMORY = 256
REMOVED = -1


class LiveTable(NamedTuple):
    """A table in memory, and the bots that play at it."""

    table: Table
    bots: Bots

    @property
    def is_idle(self) -> bool:
        """Whether nobody but the bots is there, and they have nothing to do."""
        return len(self.table.listeners) == 1 and not self.table.spectators and not self.bots.are_playing

    @property
    def bytes(self) -> int:
        """About what it takes in memory."""
        return BYTES_A_TABLE + BYTES_A_STEP * len(self.table.history.steps)


class Tables:
    """All tables of a store; those used last are kept in memory, idle ones as long as there is room."""

    def __init__(self, store: Store, pool: WorkerPool, megabytes: int = MEMORY) -> None:
        self._store = store
        self._pool = pool
        self._room = megabytes * MEGABYTE
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._following: set[asyncio.Task[None]] = set()
        store.listen(self._hear, self._look_again)

    def __len__(self) -> int:
        return len(self._live)

    async def close(self) -> None:
        """Send the bots away."""
        for live in list(self._live.values()):
            await live.bots.stop()

    async def find(self, table_id: str) -> Table:
        """The table with this id; its bots go on playing."""
        live = self._live.get(table_id)
        if live is None:
            live = await self._open(table_id)
        else:
            self._live.move_to_end(table_id)
        live.bots.go_on()
        return live.table

    async def remove(self, table_id: str) -> None:
        """Clear a table away for good, with its log; whoever is still there is told that it is gone."""
        live = self._live.get(table_id)
        try:
            if live is None:
                await self._store.remove(table_id)
            else:
                await live.bots.stop()
                await live.table.remove()
                self._live.pop(table_id, None)
        except NotSaved as error:
            raise RequestError("not-saved") from error

    async def make_room(self) -> None:
        """Forget the idle tables that were used longest ago, until the others fit in."""
        idle = [(table_id, live) for table_id, live in self._live.items() if live.is_idle]
        taken = sum(live.bytes for _, live in idle)
        for table_id, live in idle:
            if taken <= self._room:
                return
            taken -= live.bytes
            del self._live[table_id]
            live.table.let_go()
            await self._store.release(table_id)

    async def _open(self, table_id: str) -> LiveTable:
        """Open a table, once for all who ask for it at the same time."""
        opening = self._opening.get(table_id)
        if opening is None:
            opening = self._opening[table_id] = asyncio.create_task(self._load(table_id))
            opening.add_done_callback(lambda _: self._opening.pop(table_id, None))
        return await asyncio.shield(opening)

    async def _load(self, table_id: str) -> LiveTable:
        setup = await self._store.setup(table_id)
        if setup is None:
            raise RequestError("unknown-table")
        try:
            table = Table(setup, self._store)
            await table.catch_up()
        except (SchatzkisteError, LookupError, msgspec.DecodeError) as error:
            raise unplayable(setup) from error
        await self.make_room()
        live = self._live[table_id] = LiveTable(table, Bots(table, self._pool, self._store))
        return live

    def _hear(self, table_id: str, entries: int) -> None:
        """Another process added to a table, or removed it."""
        live = self._live.get(table_id)
        if live is None:
            return
        if entries == REMOVED:
            live.table.is_removed = True
            live.table.tell(problem("unknown-table"))
            del self._live[table_id]
        elif entries > live.table.entries:
            self._follow(live.table)

    def _look_again(self) -> None:
        """Something may have been missed."""
        for live in self._live.values():
            self._follow(live.table)
            live.bots.go_on()

    def _follow(self, table: Table) -> None:
        task = asyncio.create_task(self._catch_up(table))
        self._following.add(task)
        task.add_done_callback(self._following.discard)

    async def _catch_up(self, table: Table) -> None:
        try:
            await table.catch_up()
        except UnusableDatabase as error:  # the store says when it is back, and all tables are looked at again
            logger.warning("table %s could not be followed: %s", table.setup.id, error)


def unplayable(setup: TableSetup) -> RequestError:
    """Why the log of a table does not tell a game: the rules have changed since, or it is damaged."""
    current = game(setup.game).rules_version if setup.game in game_ids() else setup.rules_version
    if setup.rules_version != current:
        return RequestError("old-rules", game=setup.game, version=setup.rules_version, current=current)
    logger.error("the log of table %s does not tell a game", setup.id, exc_info=True)
    return RequestError("broken-table")
