"""The lobby: new tables are made here, and those under way are found."""

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from schatzkiste.bots import bot_ids
from schatzkiste.core import Choice, Count, Game, Option, SchatzkisteError, Settings, at_table
from schatzkiste.games import game, game_ids
from schatzkiste.seeds import fresh_seed
from schatzkiste.server.messages import NewTable, Problem, SeatInfo, SeatRequest, TableKey, TableMade, TableSummary
from schatzkiste.server.problems import RequestError
from schatzkiste.server.store import NotSaved, Store
from schatzkiste.server.stored import StoredSeat, TableSetup
from schatzkiste.server.table import Table, key_hash, seat_of
from schatzkiste.server.thinking import Bots, BotWorker

logger = logging.getLogger(__name__)

Shuffle = Callable[[NewTable], str]
"""Gives a new table its seed."""

MOST_LIVE = 500
MOST_MINE = 100
LONGEST_NAME = 40


def fairly(_: NewTable) -> str:
    """A seed that nobody can guess, whatever table it is for."""
    return fresh_seed()


class LiveTable(NamedTuple):
    """A table in memory, and the bots that play at it."""

    table: Table
    bots: Bots

    @property
    def is_idle(self) -> bool:
        """Whether nobody but the bots is there, and they have nothing to do."""
        return len(self.table.listeners) == 1 and not self.bots.are_playing


class Lobby:
    """All tables of this server; those used last are kept in memory."""

    def __init__(
        self,
        store: Store,
        worker: BotWorker,
        most_live: int = MOST_LIVE,
        shuffle: Shuffle = fairly,
    ) -> None:
        self._store = store
        self._worker = worker
        self._most_live = most_live
        self._shuffle = shuffle
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading = asyncio.Lock()

    @property
    def tables_in_memory(self) -> int:
        """How many tables are kept ready."""
        return len(self._live)

    async def close(self) -> None:
        """Send the bots away."""
        for live in self._live.values():
            await live.bots.stop()
        self._worker.close()

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
            await self._store.add_table(setup)
        except NotSaved as error:
            raise RequestError("not-saved") from error
        self._worker.warm_up()
        return TableMade(setup.id, maker, key)

    def pieces(self, request: NewTable) -> list[list[str]]:
        """What each seat would play with at the table that is asked for."""
        chosen = checked_game(request.game)
        seats = checked_seats(chosen, request.seats)
        return chosen.pieces(len(seats), checked_options(chosen, request.options))

    async def find(self, table_id: str) -> Table:
        """The table with this id; its bots go on playing."""
        async with self._loading:
            live = self._live.get(table_id) or await self._load(table_id)
            self._make_room()
            self._live[table_id] = live
            self._live.move_to_end(table_id)
        live.bots.go_on()
        return live.table

    async def mine(self, keys: list[TableKey]) -> list[TableSummary]:
        """The tables that the keys open, the one that changed last first; other keys are passed over."""
        if len(keys) > MOST_MINE:
            raise RequestError("too-many-tables", limit=MOST_MINE)
        found = [await self._summary(wanted) for wanted in keys]
        return sorted((summary for summary in found if summary is not None), key=lambda summary: -summary.changed)

    async def delete(self, wanted: TableKey) -> None:
        """Clear a table away for good, with its log; whoever has the key of a seat may."""
        setup = await self._store.setup(wanted.table)
        if setup is None:
            raise RequestError("unknown-table")
        if seat_of(setup, wanted.key) is None:
            raise RequestError("wrong-key")
        async with self._loading:
            live = self._live.get(setup.id)
            try:
                if live is None:
                    await self._store.remove(setup.id)
                else:
                    await live.bots.stop()
                    await live.table.remove()
                    del self._live[setup.id]
            except NotSaved as error:
                raise RequestError("not-saved") from error

    async def _summary(self, wanted: TableKey) -> TableSummary | None:
        """The line for a table that the key opens, also if its game cannot be opened any more."""
        try:
            table = await self.find(wanted.table)
        except RequestError as error:
            return await self._closed_summary(wanted, error.problem)
        seat = table.seat_of(wanted.key)
        return None if seat is None else table.summary_for(seat)

    async def _closed_summary(self, wanted: TableKey, problem: Problem) -> TableSummary | None:
        setup = await self._store.setup(wanted.table)
        seat = None if setup is None else seat_of(setup, wanted.key)
        if setup is None or seat is None:
            return None
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

    async def _load(self, table_id: str) -> LiveTable:
        setup = await self._store.setup(table_id)
        if setup is None:
            raise RequestError("unknown-table")
        try:
            table = Table(setup, self._store)
            await table.catch_up()
        except (SchatzkisteError, LookupError, msgspec.ValidationError) as error:
            raise unplayable(setup) from error
        return LiveTable(table, Bots(table, self._worker))

    def _make_room(self) -> None:
        """Forget the tables that nobody has used for longest, but never the one just found."""
        too_many = len(self._live) - self._most_live
        if too_many > 0:
            idle = [table_id for table_id, live in self._live.items() if live.is_idle]
            for table_id in idle[:too_many]:
                del self._live[table_id]


def unplayable(setup: TableSetup) -> RequestError:
    """Why the log of a table does not tell a game: the rules have changed since, or it is damaged."""
    current = game(setup.game).rules_version if setup.game in game_ids() else setup.rules_version
    if setup.rules_version != current:
        return RequestError("old-rules", game=setup.game, version=setup.rules_version, current=current)
    logger.error("the log of table %s does not tell a game", setup.id, exc_info=True)
    return RequestError("broken-table")


def checked_game(game_id: str) -> Game:
    """The game, or the error that there is none."""
    if game_id not in game_ids():
        raise RequestError("unknown-game", game=game_id, known=", ".join(game_ids()))
    return game(game_id)


def checked_seats(chosen: Game, requests: list[SeatRequest]) -> list[StoredSeat]:
    """The seats as asked for, or the error in them."""
    if len(requests) not in chosen.players:
        raise RequestError("wrong-count", count=len(requests), allowed=", ".join(map(str, chosen.players)))
    bots = bot_ids(chosen.id)
    for request in requests:
        if request.bot is not None and request.bot not in bots:
            raise RequestError("unknown-bot", bot=request.bot, known=", ".join(bots))
        if len(request.name or "") > LONGEST_NAME:
            raise RequestError("long-name", limit=LONGEST_NAME)
    persons = sum(request.bot is None for request in requests)
    if persons != 1:
        raise RequestError("one-person", persons=persons)
    return [StoredSeat(name=(request.name or "").strip() or None, bot=request.bot) for request in requests]


def checked_options(chosen: Game, wanted: Settings) -> Settings:
    """The agreed value of every option, or the error in them."""
    options = {option.name: option for option in chosen.options}
    for name, value in wanted.items():
        if name not in options:
            raise RequestError("unknown-option", option=name, known=", ".join(options))
        if not options[name].accepts(value):
            raise RequestError("wrong-option", option=name, value=str(value), allowed=allowed(options[name]))
    return at_table(chosen.options, wanted)


def allowed(option: Option) -> str:
    """What an option takes, in no language."""
    if isinstance(option, Choice):
        return ", ".join(option.values)
    assert isinstance(option, Count)
    return f"{option.low}–{option.high}"
