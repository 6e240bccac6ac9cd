"""The tables in memory: opened once for all who ask, followed while others add to them, forgotten when idle."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from schatzkiste.core import SchatzkisteError
from schatzkiste.games import game, game_ids
from schatzkiste.server.care import Care
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
OURS = 2
"""How many listen to a table at which nobody is: its bots, and who looks after it."""
SAY_AGAIN = 10.0
"""How many seconds lie between two announcements of who is here."""
LISTED_FOR = 60.0
"""For how many seconds a listed table is shown after somebody was last there."""


class LiveTable(NamedTuple):
    """A table in memory, the bots that play at it, and who looks after its people."""

    table: Table
    bots: Bots
    care: Care

    @property
    def is_idle(self) -> bool:
        """Whether nobody is there, no bot has anything to do, and no time runs."""
        is_quiet = not self.bots.are_playing and not self.care.is_needed
        return is_quiet and len(self.table.listeners) == OURS and not self.table.spectators

    async def stop(self) -> None:
        """Leave the table alone."""
        await self.care.stop()
        await self.bots.stop()

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
        self._opening: dict[str, asyncio.Task[None]] = {}
        self._gone: set[str] = set()
        self._behind: set[str] = set()
        self._following: set[asyncio.Task[None]] = set()
        self._said = 0.0
        store.listen(self._hear, self._look_again, self._hear_of_people)

    def __len__(self) -> int:
        return len(self._live)

    async def close(self) -> None:
        """Send the bots away."""
        for live in list(self._live.values()):
            await live.stop()

    async def find(self, table_id: str) -> Table:
        """The table with this id; its bots go on playing."""
        while (live := self._live.get(table_id)) is None:  # it may be let go again before we hear that it is open
            await self._open(table_id)
        self._live.move_to_end(table_id)
        live.bots.go_on()
        return live.table

    async def remove(self, table_id: str) -> None:
        """Clear a table away for good, with its log, whatever happens there; whoever is still there is told."""
        try:
            await self._store.remove(table_id)
        except NotSaved as error:
            raise RequestError("not-saved") from error
        await self._clear(table_id)

    async def remove_if(self, table_id: str, still: Callable[[Table], bool]) -> bool:
        """The same, if it is `still` wanted under the table's lock; whether the table is gone.

        One that cannot be opened is cleared away: nothing happens there.
        """
        try:
            table = await self.find(table_id)
        except RequestError:
            await self.remove(table_id)
            return True
        try:
            is_removed = await table.remove(lambda: still(table))
        except (NotSaved, UnusableDatabase) as error:
            raise RequestError("not-saved") from error
        if is_removed:
            await self._clear(table_id)
        return is_removed

    async def _clear(self, table_id: str) -> None:
        live = self._live.get(table_id)
        self._forget_removed(table_id)
        if live is not None:
            await live.stop()

    async def make_room(self) -> None:
        """Forget the idle tables that were used longest ago, until the others fit in."""
        idle = [(table_id, live) for table_id, live in self._live.items() if live.is_idle]
        taken = sum(live.bytes for _, live in idle)
        for table_id, live in idle:
            if taken <= self._room:
                return
            taken -= live.bytes
            if self._live.get(table_id) is not live or not live.is_idle:
                continue  # somebody came, or let it go, while we waited for the one before
            del self._live[table_id]
            await live.care.stop()
            live.table.let_go()
            if table_id not in self._live:
                await self._store.release(table_id)

    async def _open(self, table_id: str) -> None:
        """Open a table, once for all who ask for it at the same time."""
        opening = self._opening.get(table_id)
        if opening is None:
            opening = self._opening[table_id] = asyncio.create_task(self._load_once(table_id))
        await asyncio.shield(opening)

    async def _load_once(self, table_id: str) -> None:
        try:
            await self._load(table_id)
        finally:
            del self._opening[table_id]
            self._gone.discard(table_id)
            self._behind.discard(table_id)

    async def _load(self, table_id: str) -> None:
        setup = await self._store.setup(table_id)
        if setup is None:
            raise RequestError("unknown-table")
        try:
            table = Table(setup, self._store)
            await table.catch_up()
        except (SchatzkisteError, LookupError, msgspec.DecodeError) as error:
            raise unplayable(setup) from error
        await self.make_room()
        if table_id in self._gone:
            raise RequestError("unknown-table")
        bots = Bots(table, self._pool, self._store)
        self._live[table_id] = LiveTable(table, bots, Care(table, bots, self._store))
        if table_id in self._behind:
            self._follow(table)

    def _hear(self, table_id: str, entries: int) -> None:
        """Another process added to a table, or removed it."""
        if entries == REMOVED:
            self._forget_removed(table_id)
            return
        if table_id in self._opening:
            self._behind.add(table_id)
        live = self._live.get(table_id)
        if live is not None and entries > live.table.entries:
            self._follow(live.table)

    def _forget_removed(self, table_id: str) -> None:
        """A table is no longer in the store: whoever is there is told, and whoever is just opening it finds nothing."""
        if table_id in self._opening:
            self._gone.add(table_id)
        live = self._live.pop(table_id, None)
        if live is not None and not live.table.is_removed:
            live.table.is_removed = True
            live.table.tell(problem("unknown-table"))

    def _look_again(self) -> None:
        """Something may have been missed."""
        self._behind.update(self._opening)
        for live in self._live.values():
            self._follow(live.table)
            live.bots.go_on()
            live.care.plan()

    def _hear_of_people(self, process: int, table_id: str, words: str) -> None:
        """Another process told who is at a table."""
        live = self._live.get(table_id)
        if live is not None and live.table.present.hear(process, words):
            live.table.note_presence()

    async def tell_of_people(self) -> None:
        """Say again, now and then, who is here, and keep the listed tables that somebody attends in the list."""
        if time.monotonic() - self._said < SAY_AGAIN:
            return
        self._said = time.monotonic()
        for live in list(self._live.values()):
            table = live.table
            if table.present.forget():
                table.note_presence()
            if table.present.is_attended:
                table.present.announce()
                if table.setup.manners.listed and not table.party.started:
                    await self.show_to_everyone(table.id)

    async def show_to_everyone(self, table_id: str) -> None:
        """Keep a table in the list for a while."""
        try:
            await self._store.list_table(table_id, time.time() + LISTED_FOR)
        except NotSaved as error:
            logger.warning("table %s is not listed: %s", table_id, error)

    def _follow(self, table: Table) -> None:
        task = asyncio.create_task(self._catch_up(table))
        self._following.add(task)
        task.add_done_callback(self._following.discard)

    async def _catch_up(self, table: Table) -> None:
        try:
            await table.catch_up()
        except UnusableDatabase as error:  # the store says when it is back, and all tables are looked at again
            logger.warning("table %s could not be followed: %s", table.id, error)


def unplayable(setup: TableSetup) -> RequestError:
    """Why the log of a table does not tell a game: the rules have changed since, or it is damaged."""
    current = game(setup.game).rules_version if setup.game in game_ids() else setup.rules_version
    if setup.rules_version != current:
        return RequestError("old-rules", game=setup.game, version=setup.rules_version, current=current)
    logger.error("the log of table %s does not tell a game", setup.id, exc_info=True)
    return RequestError("broken-table")
