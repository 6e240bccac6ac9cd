"""Finding tables: few in memory, all in the database."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from schatzkiste.server.database import open_database
from schatzkiste.server.lobby import Lobby
from schatzkiste.server.messages import NewTable, Problem, SeatWish
from schatzkiste.server.problems import Trouble, problem
from schatzkiste.server.sheets import Chair, Played, Sheet
from schatzkiste.server.store import Store
from schatzkiste.server.thinking import Thinkers

WISH = NewTable("schatzinsel", [SeatWish(), SeatWish(bot="greedy")])
SHEET = Sheet("t", "schatzinsel", 1, 2, {}, "5eed", [Chair(), Chair(bot="random")], 0.0)


def in_lobby(data: Path, use: Callable[[Lobby, Store], Awaitable[None]]) -> None:
    """Use a lobby that keeps two tables in memory."""

    async def run() -> None:
        async with Store(open_database(data)) as store:
            lobby = Lobby(store, Thinkers(), most_live=2)
            await use(lobby, store)
            await lobby.close()

    asyncio.run(run())


def test_tables_nobody_uses_leave_the_memory(tmp_path: Path) -> None:
    async def use(lobby: Lobby, _: Store) -> None:
        ids = [(await lobby.make(WISH)).table for _ in range(5)]
        watched = await lobby.find(ids[0])
        watched.listeners.add(lambda _: None)
        for table_id in ids:
            table = await lobby.find(table_id)
            while table.bot_to_act() is not None:
                await asyncio.sleep(0.01)
        assert await lobby.find(ids[0]) is watched
        assert len(lobby._live) <= 3
        assert [(await lobby.find(table_id)).sheet.id for table_id in ids] == ids

    in_lobby(tmp_path, use)


def test_a_table_is_loaded_once(tmp_path: Path) -> None:
    async def use(lobby: Lobby, _: Store) -> None:
        made = await lobby.make(WISH)
        first, *others = await asyncio.gather(*[lobby.find(made.table) for _ in range(10)])
        assert all(other is first for other in others)

    in_lobby(tmp_path, use)


@pytest.mark.parametrize(
    ("entry", "code"),
    [
        (Played(0, "fly away", 0.0), "broken-table"),
        (Played(0, "end", 0.0), "broken-table"),
        (Played(7, "take 1-1", 0.0), "broken-table"),
    ],
)
def test_a_broken_log_is_a_problem(tmp_path: Path, entry: Played, code: str) -> None:
    async def use(lobby: Lobby, store: Store) -> None:
        await store.add_table(SHEET)
        await store.append("t", 0, entry)
        with pytest.raises(Trouble, match=code):
            await lobby.find("t")

    in_lobby(tmp_path, use)


def test_a_table_of_other_rules_is_a_problem(tmp_path: Path) -> None:
    async def use(lobby: Lobby, store: Store) -> None:
        await store.add_table(msgspec.structs.replace(SHEET, rules_version=99))
        with pytest.raises(Trouble) as caught:
            await lobby.find("t")
        assert caught.value.problem == problem("old-rules", game="schatzinsel", version=99, current=1)

    in_lobby(tmp_path, use)


def test_a_bot_that_fails_is_told_to_the_table(tmp_path: Path) -> None:
    async def use(lobby: Lobby, store: Store) -> None:
        await store.add_table(msgspec.structs.replace(SHEET, seats=[Chair(bot="nobody"), Chair(bot="nobody")]))
        heard: asyncio.Queue[Problem | None] = asyncio.Queue()
        (await lobby.find("t")).listeners.add(heard.put_nowait)
        assert await heard.get() == problem("bot-failed", bot="nobody")

    in_lobby(tmp_path, use)
