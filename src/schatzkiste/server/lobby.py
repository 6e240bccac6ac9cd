"""The lobby: new tables are made here, and those under way are found."""

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from typing import NamedTuple

import msgspec

from schatzkiste.bots import bot_ids
from schatzkiste.core import Choice, Count, Game, Option, SchatzkisteError, Settings
from schatzkiste.games import game, game_ids
from schatzkiste.server.messages import NewTable, SeatWish, TableKey, TableMade, TableSummary
from schatzkiste.server.problems import Trouble
from schatzkiste.server.sheets import Chair, Sheet
from schatzkiste.server.store import NotSaved, Store
from schatzkiste.server.table import Table, key_hash
from schatzkiste.server.thinking import Bots, Thinkers

logger = logging.getLogger(__name__)

MOST_LIVE = 500
MOST_MINE = 100
LONGEST_NAME = 40


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

    def __init__(self, store: Store, thinkers: Thinkers, most_live: int = MOST_LIVE) -> None:
        self._store = store
        self._thinkers = thinkers
        self._most_live = most_live
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading = asyncio.Lock()

    async def close(self) -> None:
        """Send the bots away."""
        for live in self._live.values():
            await live.bots.stop()
        self._thinkers.close()

    async def make(self, wish: NewTable) -> TableMade:
        """Make a table as wished; the first person's seat is the maker's."""
        chosen = checked_game(wish.game)
        chairs = checked_seats(chosen, wish.seats)
        settings = checked_options(chosen, wish.options)
        seat = next(place for place, chair in enumerate(chairs) if chair.bot is None)
        key = secrets.token_urlsafe(24)
        chairs[seat] = Chair(name=chairs[seat].name, key_hash=key_hash(key))
        sheet = Sheet(
            id=secrets.token_urlsafe(9),
            game=chosen.id,
            rules_version=chosen.rules_version,
            players=len(chairs),
            options=settings,
            seed=secrets.token_hex(16),
            seats=chairs,
            created=time.time(),
        )
        try:
            await self._store.add_table(sheet)
        except NotSaved as error:
            raise Trouble("not-saved") from error
        self._thinkers.warm_up()
        return TableMade(sheet.id, seat, key)

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
            raise Trouble("too-many-tables", limit=MOST_MINE)
        found: list[TableSummary] = []
        for wanted in keys:
            try:
                table = await self.find(wanted.table)
            except Trouble:
                continue
            seat = table.seat_of(wanted.key)
            if seat is not None:
                found.append(table.summary_for(seat))
        return sorted(found, key=lambda summary: -summary.changed)

    async def _load(self, table_id: str) -> LiveTable:
        sheet = await self._store.sheet(table_id)
        if sheet is None:
            raise Trouble("unknown-table")
        table = Table(sheet, self._store)
        try:
            await table.catch_up()
        except (SchatzkisteError, LookupError, msgspec.ValidationError) as error:
            logger.exception("the log of table %s does not tell a game", table_id)
            raise Trouble("broken-table") from error
        return LiveTable(table, Bots(table, self._thinkers))

    def _make_room(self) -> None:
        """Forget the tables that nobody has used for longest, but never the one just found."""
        too_many = len(self._live) - self._most_live
        if too_many > 0:
            idle = [table_id for table_id, live in self._live.items() if live.is_idle]
            for table_id in idle[:too_many]:
                del self._live[table_id]


def checked_game(game_id: str) -> Game:
    """The game, or the trouble that there is none."""
    if game_id not in game_ids():
        raise Trouble("unknown-game", game=game_id, known=", ".join(game_ids()))
    return game(game_id)


def checked_seats(chosen: Game, wishes: list[SeatWish]) -> list[Chair]:
    """The seats as wished, or the trouble with them."""
    if len(wishes) not in chosen.players:
        raise Trouble("wrong-count", count=len(wishes), allowed=", ".join(map(str, chosen.players)))
    bots = bot_ids(chosen.id)
    for wish in wishes:
        if wish.bot is not None and wish.bot not in bots:
            raise Trouble("unknown-bot", bot=wish.bot, known=", ".join(bots))
        if len(wish.name or "") > LONGEST_NAME:
            raise Trouble("long-name", limit=LONGEST_NAME)
    persons = sum(wish.bot is None for wish in wishes)
    if persons != 1:
        raise Trouble("one-person", persons=persons)
    return [Chair(name=(wish.name or "").strip() or None, bot=wish.bot) for wish in wishes]


def checked_options(chosen: Game, wanted: Settings) -> Settings:
    """The agreed value of every option, or the trouble with them."""
    options = {option.name: option for option in chosen.options}
    for name, value in wanted.items():
        if name not in options:
            raise Trouble("unknown-option", option=name, known=", ".join(options))
        if not options[name].accepts(value):
            raise Trouble("wrong-option", option=name, value=str(value), allowed=allowed(options[name]))
    return {option.name: wanted.get(option.name, option.default) for option in chosen.options}


def allowed(option: Option) -> str:
    """What an option takes, in no language."""
    if isinstance(option, Choice):
        return ", ".join(option.values)
    assert isinstance(option, Count)
    return f"{option.low}–{option.high}"
