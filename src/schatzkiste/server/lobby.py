"""The lobby: new tables are made here, those under way are found, and no bot is left waiting."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable

from schatzkiste.games import game, game_ids
from schatzkiste.seeds import fresh_seed
from schatzkiste.server.message import Problem
from schatzkiste.server.messages import TableSummary
from schatzkiste.server.party_messages import NewTable, SeatInfo, TableKey, TableMade
from schatzkiste.server.pool import WorkerPool
from schatzkiste.server.problems import RequestError
from schatzkiste.server.requests import checked_game, checked_options, checked_seats
from schatzkiste.server.store import NotSaved, Store, UnusableDatabase
from schatzkiste.server.stored import StoredSeat, StoredSummary, TableSetup
from schatzkiste.server.summary import seats_of, told_to
from schatzkiste.server.table import Table, key_hash, seat_of
from schatzkiste.server.tables import MEMORY, Tables

logger = logging.getLogger(__name__)

Shuffle = Callable[[NewTable], str]
"""Gives a new table its seed."""

MOST_MINE = 100
LOOKS = 2.0
"""How many seconds lie between two looks for tables whose bots nobody plays."""
MOST_AT_ONCE = 50


def fairly(_: NewTable) -> str:
    """A seed that nobody can guess, whatever table it is for."""
    return fresh_seed()


class Lobby:
    """Where people come in."""

    def __init__(self, store: Store, pool: WorkerPool, megabytes: int = MEMORY, shuffle: Shuffle = fairly) -> None:
        self.tables = Tables(store, pool, megabytes)
        self._store = store
        self._pool = pool
        self._shuffle = shuffle
        self._caring: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin to look for tables whose bots nobody plays, because a process has ended since."""
        for game_id in game_ids():  # the first use of a game takes a while, in which everyone would wait
            game(game_id)
        self._caring = asyncio.create_task(self._care_for_bots(), name="care for bots")

    async def close(self) -> None:
        """Send the bots away."""
        if self._caring is not None:
            self._caring.cancel()
            await asyncio.gather(self._caring, return_exceptions=True)
        await self.tables.close()
        await self._pool.close()

    async def make(self, request: NewTable) -> TableMade:
        """Make the table that is asked for; the first person's seat is the maker's."""
        chosen = checked_game(request.game)
        seats = checked_seats(chosen, request.seats)
        settings = checked_options(chosen, request.options)
        maker = next(place for place, seat in enumerate(seats) if seat.bot is None)
        key = secrets.token_urlsafe(24)
        seats[maker] = StoredSeat(name=seats[maker].name, key_hash=key_hash(key))
        setup = TableSetup(
            id=secrets.token_urlsafe(9),
            game=chosen.id,
            rules_version=chosen.rules_version,
            players=len(seats),
            options=settings,
            seed=self._shuffle(request),
            seats=seats,
            created=time.time(),
        )
        try:
            await self._store.add_table(setup, Table(setup, self._store).summary)
        except NotSaved as error:
            raise RequestError("not-saved") from error
        self._pool.warm_up()
        return TableMade(setup.id, maker, key)

    def pieces(self, request: NewTable) -> list[list[str]]:
        """What each seat would play with at the table that is asked for."""
        chosen = checked_game(request.game)
        seats = checked_seats(chosen, request.seats)
        return chosen.pieces(len(seats), checked_options(chosen, request.options))

    async def find(self, table_id: str) -> Table:
        """The table with this id; its bots go on playing."""
        return await self.tables.find(table_id)

    async def mine(self, keys: list[TableKey]) -> list[TableSummary]:
        """The tables that the keys open, the one that changed last first; other keys are passed over."""
        if len(keys) > MOST_MINE:
            raise RequestError("too-many-tables", limit=MOST_MINE)
        stored = {setup.id: (setup, summary) for setup, summary in await self._stored(keys)}
        mine: list[TableSummary] = []
        for wanted in keys:
            setup, summary = stored.get(wanted.table, (None, None))
            seat = None if setup is None else seat_of(setup, wanted.key)
            if setup is not None and seat is not None:
                mine.append(await self._summary(setup, summary, seat))
        return sorted(mine, key=lambda summary: -summary.changed)

    async def delete(self, wanted: TableKey) -> None:
        """Clear a table away for good, with its log; whoever has the key of a seat may."""
        setup = await self._store.setup(wanted.table)
        if setup is None:
            raise RequestError("unknown-table")
        if seat_of(setup, wanted.key) is None:
            raise RequestError("wrong-key")
        await self.tables.remove(setup.id)

    async def _stored(self, keys: list[TableKey]) -> list[tuple[TableSetup, StoredSummary | None]]:
        return await self._store.summaries(list({wanted.table for wanted in keys}))

    async def _summary(self, setup: TableSetup, summary: StoredSummary | None, seat: int) -> TableSummary:
        """The line for a table; one of other rules, or from before there were summaries, has to be opened."""
        played = game(setup.game) if setup.game in game_ids() else None
        if played is not None and played.rules_version == setup.rules_version and summary is not None:
            return told_to(seat, setup, summary, seats_of(played, setup, setup.options))
        try:
            table = await self.find(setup.id)
        except RequestError as error:
            return closed_summary(setup, seat, error.problem)
        if summary is None:
            await self._store.set_summary(setup.id, table.summary)
        return table.summary_for(seat)

    async def _care_for_bots(self) -> None:
        while True:
            try:
                waiting = await self._store.waiting_for_bots(MOST_AT_ONCE)
                for table_id in waiting:
                    await self._wake(table_id)
                await self.tables.make_room()
            except UnusableDatabase as error:
                logger.warning("no look for waiting bots: %s", error)
                waiting = []
            if len(waiting) < MOST_AT_ONCE:
                await asyncio.sleep(LOOKS)

    async def _wake(self, table_id: str) -> None:
        """Open a table so that its bots go on; one that cannot be opened is left alone from now on."""
        try:
            await self.find(table_id)
        except RequestError as error:
            logger.info("table %s stays closed: %s", table_id, error.problem.code)
        await self._store.claim(table_id)


def closed_summary(setup: TableSetup, seat: int, problem: Problem) -> TableSummary:
    """The line for a table whose game cannot be opened any more."""
    return TableSummary(
        table=setup.id,
        game=setup.game,
        seats=[SeatInfo(stored.name, stored.bot, []) for stored in setup.seats],
        seat=seat,
        your_turn=False,
        over=False,
        scores=[],
        winners=[],
        changed=setup.created,
        problem=problem,
    )
