"""Looking after a table of people: whoever keeps silent in a window is let go in time, and no clock is overlooked.

A request to take back ends when nobody answers it, and is granted when nobody is left to be asked.
"""

import asyncio
import logging
import time

from schatzkiste.server.dues import next_due, silent_person
from schatzkiste.server.party import Party
from schatzkiste.server.store import Store, UnusableDatabase
from schatzkiste.server.stored import UndoEntry, UndoLapsedEntry
from schatzkiste.server.table import News, Table
from schatzkiste.server.thinking import Bots
from schatzkiste.server.undoing import as_granted, is_granted, lapse_of

logger = logging.getLogger(__name__)

BETWEEN = 0.15
"""How long each of several people has, once the one before was let go, so that a reply that came in time counts."""
LOOK_AGAIN = 1.0
"""How long until a table is looked at again at which something is overdue."""


class Care:
    """Looks after one table, if no other process does."""

    def __init__(self, table: Table, bots: Bots, store: Store) -> None:
        self._table = table
        self._bots = bots
        self._store = store
        self._timer: asyncio.TimerHandle | None = None
        self._looking: asyncio.Task[None] | None = None
        table.listeners.add(self.listen)
        self.plan()

    @property
    def is_needed(self) -> bool:
        """Whether something is due, now or later."""
        return next_due(self._table) is not None or silent_person(self._table, time.time()) is not None

    def listen(self, news: News) -> None:
        """Something changed at the table."""
        if news is None:
            self.plan()

    def plan(self, soonest: float = 0.0) -> None:
        """Look when the next thing is due, but not before these seconds have passed."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._looking is not None:
            return  # it plans again in the end
        now = time.time()
        due = now if silent_person(self._table, now) is not None else next_due(self._table)
        if due is not None and not self._table.is_removed:
            self._timer = asyncio.get_running_loop().call_later(max(soonest, due - now), self._begin)

    async def stop(self) -> None:
        """Leave the table alone."""
        self._table.listeners.discard(self.listen)
        if self._timer is not None:
            self._timer.cancel()
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)

    def _begin(self) -> None:
        self._looking = asyncio.create_task(self._look(), name=f"care for {self._table.id}")

    async def _look(self) -> None:
        try:
            if await self._store.claim(self._table.id):
                await self._let_go()
                await self._table.add(lambda party: settled(self._table, party))
                self._bots.go_on()
        except UnusableDatabase as error:
            logger.warning("table %s cannot be looked after: %s", self._table.id, error)
        finally:
            self._looking = None
        self.plan(LOOK_AGAIN if is_overdue(self._table) else 0.0)

    async def _let_go(self) -> None:
        """Let those go, one after another, who keep silent."""
        table = self._table
        while (seat := silent_person(table, time.time())) is not None:
            silence = table.game.notation(table.state.silence(seat))
            await table.act(seat, silence, table.seq_for(seat))
            await asyncio.sleep(BETWEEN)


def settled(table: Table, party: Party) -> UndoEntry | UndoLapsedEntry | None:
    """The end of a request to take back, once its time is over or nobody is left to answer it."""
    now = time.time()
    if party.request is not None and is_granted(party):
        return as_granted(party.request, table.history, now)
    lapse = lapse_of(party, table.present)
    return UndoLapsedEntry(lapse.seat, now) if lapse is not None and lapse.at <= now else None


def is_overdue(table: Table) -> bool:
    """Whether what was due could not be done: another process looks after the table, or somebody is still thinking."""
    due = next_due(table)
    return due is not None and due <= time.time()
