"""The lobby: new tables are made here, those under way are found, and no bot is left waiting."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from contextlib import suppress

from msgspec.structs import replace

from schatzkiste.games import game, game_ids
from schatzkiste.seeds import fresh_seed
from schatzkiste.server.advice import hint_for
from schatzkiste.server.answers import to_the_end
from schatzkiste.server.codes import key_hash, new_code, new_key, seat_by_hash, seat_of
from schatzkiste.server.lessons import LessonTables
from schatzkiste.server.message import Problem
from schatzkiste.server.messages import Hinted, TableSummary
from schatzkiste.server.party_messages import (
    Invitation,
    Leave,
    NewTable,
    SeatKey,
    SeatRequest,
    TableKey,
    TableMade,
)
from schatzkiste.server.pool import WorkerPool
from schatzkiste.server.practice import PracticeTables
from schatzkiste.server.problems import RequestError, problem, raise_if
from schatzkiste.server.reception import Reception
from schatzkiste.server.requests import checked_game, checked_manners, checked_options, checked_seats
from schatzkiste.server.seating import answer_person, substitute
from schatzkiste.server.store import NotSaved, Store, UnusableDatabase
from schatzkiste.server.stored import LESSON, RematchEntry, StoredSeat, StoredSummary, TableSetup
from schatzkiste.server.summary import as_agreed, seat_info, seats_of, told_to
from schatzkiste.server.table import Table
from schatzkiste.server.tables import MEMORY, Tables

logger = logging.getLogger(__name__)

Shuffle = Callable[[NewTable], str]
"""Gives a new table its seed."""

MOST_MINE = 100
LOOKS = 2.0
"""How many seconds lie between two looks for tables whose bots nobody plays."""
MOST_AT_ONCE = 50
TIDY_EVERY = 600.0
DAY = 86_400.0
ABANDONED_AFTER = 7 * DAY


def fairly(_: NewTable) -> str:
    """A seed that nobody can guess, whatever table it is for."""
    return fresh_seed()


class Lobby:
    """Where people come in."""

    def __init__(self, store: Store, pool: WorkerPool, megabytes: int = MEMORY, shuffle: Shuffle = fairly) -> None:
        self.tables = Tables(store, pool, megabytes)
        self.reception = Reception(self.tables, store)
        self.practice = PracticeTables(store)
        self.lessons = LessonTables(store)
        self._store = store
        self._pool = pool
        self._shuffle = shuffle
        self._caring: asyncio.Task[None] | None = None
        self._tidy_next = 0.0

    def open(self) -> None:
        """Begin to look after tables: old ones, and those whose bots nobody plays because a process has ended."""
        for game_id in game_ids():  # the first use of a game takes a while, in which everyone would wait
            game(game_id)
        self._caring = asyncio.create_task(self._look_after_tables(), name="look after tables")

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
        keys: list[SeatKey] = []
        for place, wanted in enumerate(request.seats):
            if wanted.bot is None and not wanted.friend:
                keys.append(SeatKey(place, new_key()))
                seats[place] = replace(seats[place], key_hash=key_hash(keys[-1].key))
        invitation = Invitation(new_key(), new_code()) if any(seat.is_open for seat in seats) else None
        setup = TableSetup(
            id=secrets.token_urlsafe(9),
            game=chosen.id,
            rules_version=chosen.rules_version,
            players=len(seats),
            options=settings,
            seed=self._shuffle(request),
            seats=seats,
            created=time.time(),
            manners=checked_manners(request.manners),
            invitation=None if invitation is None else key_hash(invitation.invitation),
        )
        await self._keep(setup)
        self._pool.warm_up()
        if invitation is None:
            return TableMade(setup.id, keys)
        await self.reception.keep_code(setup.id, invitation)
        if setup.manners.listed:  # its maker is about to attend it
            await self.tables.show_to_everyone(setup.id)
        return TableMade(setup.id, keys, invitation.invitation, invitation.code)

    async def advise(self, table: Table, seat: int, seq: int) -> Hinted | Problem:
        """A hint for the seat."""
        return await hint_for(table, seat, seq, self._pool)

    async def rematch(self, table: Table, seat: int) -> Problem | None:
        """Lead everyone to a table for the same people, each one place further on; their keys open it, too."""
        if not (table.party.started and table.state.is_over):
            return problem("not-over")
        if table.party.rematch is not None:
            return None
        setup = replace(
            table.setup,
            id=secrets.token_urlsafe(9),
            rules_version=table.game.rules_version,
            seats=[sitting_again(sitter, table) for sitter in (*table.setup.seats[1:], table.setup.seats[0])],
            seed=self._shuffle(request_for(table.setup)),
            created=time.time(),
        )
        try:
            await self._keep(setup)
        except RequestError as error:
            return error.problem
        entry = RematchEntry(seat, setup.id, time.time())
        wrong = await table.add(lambda party: entry if party.rematch is None else None)
        if table.party.rematch != setup.id:  # somebody else was faster, and nobody is led here
            with suppress(RequestError):
                await self.tables.remove(setup.id)
        return wrong

    async def _keep(self, setup: TableSetup) -> None:
        try:
            await self._store.add_table(setup, Table(setup, self._store).summary)
        except NotSaved as error:
            raise RequestError("not-saved") from error

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
            if setup is None:
                continue
            setup = as_agreed(setup, summary)
            seat = seat_of(setup, wanted.key)
            if seat is not None:
                mine.append(await self._summary(setup, summary, seat))
        return sorted(mine, key=lambda summary: -summary.changed)

    async def delete(self, wanted: TableKey) -> None:
        """Clear a table away for good, with its log; where other people sit, only leave it."""
        stored = await self._store.summaries([wanted.table])
        if not stored:
            raise RequestError("unknown-table")
        setup, hashed = as_agreed(*stored[0]), key_hash(wanted.key)
        if seat_by_hash(setup, hashed) is None:
            raise RequestError("wrong-key")
        is_alone = [sitter.is_person for sitter in setup.seats].count(True) == 1
        if is_alone and await self.tables.remove_if(setup.id, lambda table: is_alone_at(table, hashed)):
            return
        table = await self.find(setup.id)
        if table.seat_of(wanted.key) is None:
            raise RequestError("wrong-key")
        raise_if(await self.leave(table, hashed))

    async def leave(self, table: Table, key_hash: str) -> Problem | None:
        """Leave a table for good; the last person who does so clears it away."""
        return await to_the_end(self._leave(table, key_hash))

    async def _leave(self, table: Table, key_hash: str) -> Problem | None:
        wrong = await answer_person(table, key_hash, Leave())
        if wrong is not None or table.party.people:
            return wrong
        try:
            await self.tables.remove_if(table.id, lambda table: not table.party.people)
        except RequestError as error:
            return error.problem
        return None

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

    async def _look_after_tables(self) -> None:
        while True:
            try:
                waiting = await self._store.waiting_for_bots(MOST_AT_ONCE)
                for table_id in waiting:
                    await self._wake(table_id)
                await self.tables.make_room()
                await self.tables.tell_of_people()
                await self._tidy_up()
            except UnusableDatabase as error:
                logger.warning("no look for waiting bots: %s", error)
                waiting = []
            except Exception:  # whatever it is, there are the other tables, and the next time
                logger.exception("tables were not looked after")
                waiting = []
            if len(waiting) < MOST_AT_ONCE:
                await asyncio.sleep(LOOKS)

    async def _tidy_up(self) -> None:
        """Now and then, clear away what nobody needs: old codes, tables at which nobody ever acted and nothing happened
        for a week, and lessons after a day."""
        if time.monotonic() < self._tidy_next:
            return
        self._tidy_next = time.monotonic() + TIDY_EVERY
        now = time.time()
        try:
            await self._store.tidy_up(now)
            for table_id in await self._store.abandoned(now - ABANDONED_AFTER, now - DAY, MOST_AT_ONCE):
                if await self.tables.remove_if(table_id, lambda table: is_abandoned(table, now)):
                    logger.info("table %s is removed: nobody ever acted there", table_id)
        except (NotSaved, RequestError) as error:
            logger.warning("old codes and tables stay for now: %s", error)

    async def _wake(self, table_id: str) -> None:
        """Open a table so that its bots go on; one that cannot be opened is left alone from now on."""
        try:
            await self.find(table_id)
        except RequestError as error:
            logger.info("table %s stays closed: %s", table_id, error.problem.code)
        except UnusableDatabase:
            raise
        except Exception:
            logger.exception("table %s stays closed", table_id)
        await self._store.claim(table_id)


def is_alone_at(table: Table, hashed: str) -> bool:
    """Whether the one with this key is the only person who sits at a table."""
    return table.party.people == [seat_by_hash(table.setup, hashed)]


def is_abandoned(table: Table, now: float) -> bool:
    """Whether nobody ever acted at a table, nobody is there, and nothing has happened for long."""
    quiet_for = DAY if table.id.startswith(LESSON) else ABANDONED_AFTER
    summary = table.summary
    return not summary.acted and table.present.is_empty and summary.changed < now - quiet_for


def sitting_again(sitter: StoredSeat, table: Table) -> StoredSeat:
    """Who sits at a rematch: the same people, also those who were away, and a bot for whoever has gone."""
    return StoredSeat(bot=substitute(table)) if sitter.gone else replace(sitter, cover=None)


def request_for(setup: TableSetup) -> NewTable:
    """A request that would make such a table."""
    seats = [SeatRequest(bot=seat.bot, name=seat.name) for seat in setup.seats]
    return NewTable(setup.game, seats, setup.options, setup.manners)


def closed_summary(setup: TableSetup, seat: int, wrong: Problem) -> TableSummary:
    """The line for a table whose game cannot be opened any more."""
    return TableSummary(
        table=setup.id,
        game=setup.game,
        seats=[seat_info(stored, []) for stored in setup.seats],
        seat=seat,
        your_turn=False,
        over=False,
        scores=[],
        winners=[],
        changed=setup.created,
        problem=wrong,
    )
