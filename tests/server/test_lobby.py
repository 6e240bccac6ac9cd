"""Finding tables: few in memory, all in the database."""

import asyncio
import gc
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from weakref import ref

import msgspec
import pytest

from schatzkiste.games import game
from schatzkiste.server.codes import key_hash
from schatzkiste.server.dues import first_bot_decision
from schatzkiste.server.lobby import Lobby
from schatzkiste.server.party_messages import Join, NewTable, SeatRequest, TableKey, TableMade
from schatzkiste.server.pool import WorkerPool
from schatzkiste.server.problems import RequestError, problem
from schatzkiste.server.reception import Reception
from schatzkiste.server.store import NotSaved, Store
from schatzkiste.server.store.opening import open_store
from schatzkiste.server.store.sqlite import SqliteStore
from schatzkiste.server.stored import ActionEntry, Entry, StartedEntry, StoredSeat, StoredSummary, TableSetup
from schatzkiste.server.table import Table
from schatzkiste.server.tables import REMOVED, Tables
from tests.server.stores import summary_for

REQUEST = NewTable("schatzinsel", [SeatRequest(), SeatRequest(bot="helmsman")])
CURRENT = game("schatzinsel").rules_version
SETUP = TableSetup(
    "t", "schatzinsel", CURRENT, 2, {}, "5eed", [StoredSeat(key_hash="j"), StoredSeat(bot="random")], 0.0
)
NOTHING_YET = summary_for(SETUP)
PEOPLE = [StoredSeat(key_hash="j"), StoredSeat(key_hash="s")]


def in_lobby(data: Path, use: Callable[[Lobby, Store], Awaitable[None]]) -> None:
    """Use a lobby that has no room for tables that nobody uses."""

    async def run() -> None:
        async with open_store(data) as store:
            lobby = Lobby(store, WorkerPool(), megabytes=0)
            await use(lobby, store)
            await lobby.close()

    asyncio.run(run())


def test_tables_nobody_uses_leave_the_memory(tmp_path: Path) -> None:
    async def use(lobby: Lobby, _: Store) -> None:
        ids = [(await lobby.make(REQUEST)).table for _ in range(5)]
        watched = await lobby.find(ids[0])
        watched.listeners.add(lambda _: None)
        for table_id in ids:
            table = await lobby.find(table_id)
            while first_bot_decision(table, time.time()) is not None:
                await asyncio.sleep(0.01)
        assert await lobby.find(ids[0]) is watched
        assert len(lobby.tables) <= 3
        assert [(await lobby.find(table_id)).setup.id for table_id in ids] == ids

    in_lobby(tmp_path, use)


@pytest.mark.parametrize("known", [True, False], ids=["by us", "by another process"])
def test_a_table_that_is_removed_while_it_is_opened_is_not_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, known: bool
) -> None:
    async def use(lobby: Lobby, store: Store) -> None:
        heard: list[Callable[[str, int], None]] = []
        monkeypatch.setattr(store, "listen", lambda hears, *_: heard.append(hears))
        tables = Tables(store, WorkerPool())
        await store.add_table(SETUP, NOTHING_YET)
        read, may_go_on = asyncio.Event(), asyncio.Event()
        entries = store.entries

        async def slowly(table: str, since: int = 0) -> AsyncIterator[list[Entry]]:
            read.set()
            await may_go_on.wait()
            async for part in entries(table, since):
                yield part

        monkeypatch.setattr(store, "entries", slowly)
        finding = asyncio.create_task(tables.find("t"))
        await read.wait()
        if known:
            await tables.remove("t")
        else:
            heard[0]("t", REMOVED)
        may_go_on.set()
        try:
            with pytest.raises(RequestError, match="unknown-table"):
                await finding
            assert len(tables) == 0
        finally:
            await tables.close()

    in_lobby(tmp_path, use)


def test_what_is_added_while_a_table_is_opened_is_not_missed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(_: Lobby, store: Store) -> None:
        heard: list[Callable[[str, int], None]] = []
        monkeypatch.setattr(store, "listen", lambda hears, *_: heard.append(hears))
        tables = Tables(store, WorkerPool())
        await store.add_table(msgspec.structs.replace(SETUP, seats=PEOPLE), NOTHING_YET)
        make_room = tables.make_room

        async def hear_meanwhile() -> None:
            first = game("schatzinsel").new(2, SETUP.seed).to_act[0]
            assert await store.append("t", 0, ActionEntry(first, "take-guard", 0.0), NOTHING_YET)
            heard[0]("t", 1)
            await make_room()

        monkeypatch.setattr(tables, "make_room", hear_meanwhile)
        table = await tables.find("t")
        async with asyncio.timeout(5):
            while not table.entries:
                await asyncio.sleep(0.01)
        await tables.close()

    in_lobby(tmp_path, use)


def test_of_two_who_make_room_neither_stumbles_and_nobody_is_sent_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def use(lobby: Lobby, store: Store) -> None:
        tables = Tables(store, WorkerPool())
        for id in "abc":
            await store.add_table(msgspec.structs.replace(SETUP, id=id, seats=PEOPLE), NOTHING_YET)
            await tables.find(id)
        monkeypatch.setattr(tables, "_room", 0)
        waits, may_go_on = asyncio.Event(), asyncio.Event()
        released: list[str] = []

        async def release(table: str) -> None:
            waits.set()
            await may_go_on.wait()
            released.append(table)

        monkeypatch.setattr(store, "release", release)
        first = asyncio.create_task(tables.make_room())
        await waits.wait()
        table = await tables.find("b")
        table.listeners.add(lambda _: None)
        second = asyncio.create_task(tables.make_room())
        await asyncio.sleep(0)
        may_go_on.set()
        await asyncio.gather(first, second)
        assert sorted(released) == ["a", "c"]
        assert await tables.find("b") is table
        assert table.people_picture.encoded(None, 0)
        await tables.close()

    in_lobby(tmp_path, use)


def test_tables_are_looked_after_whatever_went_wrong_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("schatzkiste.server.lobby.LOOKS", 0.01)

    async def use(lobby: Lobby, _: Store) -> None:
        looks = 0

        async def fail() -> None:
            nonlocal looks
            looks += 1
            raise KeyError(looks)

        monkeypatch.setattr(lobby.tables, "make_room", fail)
        lobby.open()
        async with asyncio.timeout(5):
            while looks < 3:
                await asyncio.sleep(0.01)

    in_lobby(tmp_path, use)


def test_a_forgotten_table_gives_its_memory_back_without_the_collector(tmp_path: Path) -> None:
    async def use(lobby: Lobby, store: Store) -> None:
        await store.add_table(msgspec.structs.replace(SETUP, seats=PEOPLE), NOTHING_YET)
        table = await lobby.find("t")
        table.encoded_update(None, 0, False)
        gone = ref(table)
        del table
        gc.disable()
        try:
            await lobby.tables.make_room()
            await asyncio.sleep(0)
            assert gone() is None
        finally:
            gc.enable()

    in_lobby(tmp_path, use)


def test_a_table_is_loaded_once(tmp_path: Path) -> None:
    async def use(lobby: Lobby, _: Store) -> None:
        made = await lobby.make(REQUEST)
        first, *others = await asyncio.gather(*[lobby.find(made.table) for _ in range(10)])
        assert all(other is first for other in others)

    in_lobby(tmp_path, use)


@pytest.mark.parametrize(
    ("entry", "code"),
    [
        (ActionEntry(0, "fly away", 0.0), "broken-table"),
        (ActionEntry(0, "end", 0.0), "broken-table"),
        (ActionEntry(7, "take 1-1", 0.0), "broken-table"),
    ],
)
def test_a_broken_log_is_a_problem(tmp_path: Path, entry: ActionEntry, code: str) -> None:
    async def use(lobby: Lobby, store: Store) -> None:
        await store.add_table(SETUP, NOTHING_YET)
        await store.append("t", 0, entry, NOTHING_YET)
        with pytest.raises(RequestError, match=code):
            await lobby.find("t")

    in_lobby(tmp_path, use)


@pytest.mark.parametrize(("version", "notation"), [(CURRENT + 1, "take 1-1"), (CURRENT - 1, "fly away")])
def test_a_table_of_other_rules_is_a_problem(tmp_path: Path, version: int, notation: str) -> None:
    async def use(lobby: Lobby, store: Store) -> None:
        await store.add_table(msgspec.structs.replace(SETUP, rules_version=version), NOTHING_YET)
        await store.append("t", 0, ActionEntry(0, notation, 0.0), NOTHING_YET)
        with pytest.raises(RequestError) as caught:
            await lobby.find("t")
        assert caught.value.problem == problem("old-rules", game="schatzinsel", version=version, current=CURRENT)

    in_lobby(tmp_path, use)


def test_a_table_of_older_rules_goes_on_where_those_of_today_give_the_same_game(tmp_path: Path) -> None:
    async def use(lobby: Lobby, store: Store) -> None:
        await store.add_table(msgspec.structs.replace(SETUP, rules_version=CURRENT - 1), NOTHING_YET)
        first = game("schatzinsel").new(2, SETUP.seed).to_act[0]
        await store.append("t", 0, ActionEntry(first, "take-guard", 0.0), NOTHING_YET)
        assert (await lobby.find("t")).entries == 1

    in_lobby(tmp_path, use)


def test_a_table_of_a_game_that_is_gone_is_a_problem(tmp_path: Path) -> None:
    async def use(lobby: Lobby, store: Store) -> None:
        await store.add_table(msgspec.structs.replace(SETUP, game="monopoly"), NOTHING_YET)
        with pytest.raises(RequestError, match="broken-table"):
            await lobby.find("t")

    in_lobby(tmp_path, use)


def test_a_table_that_cannot_be_opened_stays_in_the_list_and_can_be_deleted(tmp_path: Path) -> None:
    async def use(lobby: Lobby, store: Store) -> None:
        seats = [StoredSeat("Jim", key_hash=key_hash("k")), StoredSeat(bot="random")]
        setup = msgspec.structs.replace(SETUP, seats=seats, rules_version=CURRENT + 1, created=7.0)
        await store.add_table(setup, NOTHING_YET)
        assert await lobby.mine([TableKey("t", "x")]) == []
        [summary] = await lobby.mine([TableKey("t", "k")])
        assert summary.problem is not None
        assert summary.problem.code == "old-rules"
        assert (summary.game, summary.seat, summary.changed) == ("schatzinsel", 0, 7.0)
        await lobby.delete(TableKey("t", "k"))
        assert await lobby.mine([TableKey("t", "k")]) == []

    in_lobby(tmp_path, use)


def test_at_a_deleted_table_nothing_more_happens(tmp_path: Path) -> None:
    async def use(lobby: Lobby, _: Store) -> None:
        made = await lobby.make(REQUEST)
        table = await lobby.find(made.table)
        while first_bot_decision(table, time.time()) is not None:
            await asyncio.sleep(0.01)
        action = table.game.notation(table.state.legal_actions(made.seat)[0])
        await lobby.delete(TableKey(made.table, made.key))
        assert await table.act(made.seat, action, table.seq_for(made.seat)) == problem("unknown-table")
        assert await table.undo(made.seat, table.seq_for(made.seat)) == problem("unknown-table")
        with pytest.raises(RequestError, match="unknown-table"):
            await lobby.find(made.table)

    in_lobby(tmp_path, use)


@pytest.mark.parametrize("writing", ["append", "remove"])
def test_no_table_stays_when_the_line_of_the_last_one_who_leaves_goes_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, writing: str
) -> None:
    async def use(lobby: Lobby, store: Store) -> None:
        made = await lobby.make(REQUEST)
        table = await lobby.find(made.table)
        while first_bot_decision(table, time.time()) is not None:
            await asyncio.sleep(0.01)
        write = getattr(store, writing)

        async def write_without_a_line(*what: object) -> object:
            leaving.cancel()
            return await write(*what)

        monkeypatch.setattr(store, writing, write_without_a_line)
        leaving = asyncio.create_task(lobby.leave(table, key_hash(made.key)))
        with pytest.raises(asyncio.CancelledError):
            await leaving
        async with asyncio.timeout(5):
            while len(lobby.tables):
                await asyncio.sleep(0.01)
        assert table.is_removed
        assert await store.setup(made.table) is None

    in_lobby(tmp_path, use)


def test_a_table_that_could_not_be_removed_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(_: Store, table: str, entries: int | None = None) -> bool:
        raise NotSaved(table)

    async def use(lobby: Lobby, _: Store) -> None:
        made = await lobby.make(REQUEST)
        await lobby.find(made.table)
        with monkeypatch.context() as patch:
            patch.setattr(SqliteStore, "remove", fail)
            with pytest.raises(RequestError, match="not-saved"):
                await lobby.delete(TableKey(made.table, made.key))
        assert not (await lobby.find(made.table)).is_removed

    in_lobby(tmp_path, use)


async def waiting_room(lobby: Lobby) -> TableMade:
    """A table that waits for one more person."""
    return await lobby.make(NewTable("schatzinsel", [SeatRequest(name="Lea"), SeatRequest(friend=True)]))


def before_removal(store: Store, patch: pytest.MonkeyPatch, of: str, happens: Callable[[], Awaitable[object]]) -> None:
    """Let something happen, once, just before the store would remove a table."""
    remove = store.remove
    done: list[str] = []

    async def later(table: str, *known: int) -> bool:
        if table == of and not done:
            done.append(table)
            await happens()
        return await remove(table, *known)

    patch.setattr(store, "remove", later)


async def as_elsewhere(store: Store, id: str) -> Table:
    """A table as another process opens it."""
    setup = await store.setup(id)
    assert setup is not None
    table = Table(setup, store)
    await table.catch_up()
    return table


@pytest.mark.parametrize("way", ["delete", "leave"])
def test_whoever_joins_while_the_last_one_goes_has_a_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    async def use(lobby: Lobby, store: Store) -> None:
        made = await waiting_room(lobby)
        key = "k" * 32

        async def join_elsewhere() -> None:
            other = Reception(Tables(store, WorkerPool()), store)
            await other.join(Join(made.table, "Anna", key, made.invitation))

        before_removal(store, monkeypatch, made.table, join_elsewhere)
        if way == "delete":
            await lobby.delete(TableKey(made.table, made.key))
        else:
            assert await lobby.leave(await lobby.find(made.table), key_hash(made.key)) is None
        table = await as_elsewhere(store, made.table)
        assert [table.party.seats[seat].name for seat in table.party.people] == ["Anna"]
        assert table.party.host == table.seat_of(key)

    in_lobby(tmp_path, use)


def test_what_somebody_attends_or_has_just_begun_is_not_tidied_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def use(lobby: Lobby, store: Store) -> None:
        today = time.time
        monkeypatch.setattr(time, "time", lambda: today() - 8 * 86_400)
        empty, attended, begun = [(await waiting_room(lobby)).table for _ in range(3)]
        setup = msgspec.structs.replace(SETUP, seats=PEOPLE, created=time.time())
        assert await store.add_table(setup, Table(setup, store).summary)
        monkeypatch.setattr(time, "time", today)
        table = await lobby.find(attended)
        table.listeners.add(lambda _: None)
        table.present.come("somebody")
        await (await lobby.find(begun)).add(lambda _: StartedEntry(time.time(), "random"))

        async def act_elsewhere() -> None:
            table = await as_elsewhere(store, setup.id)
            seat = table.state.to_act[0]
            action = table.game.notation(table.state.legal_actions(seat)[0])
            assert await table.act(seat, action, table.seq_for(seat)) is None

        before_removal(store, monkeypatch, setup.id, act_elsewhere)
        await lobby._tidy_up()
        stays = [id for id in (empty, attended, begun, setup.id) if await store.setup(id) is not None]
        assert stays == [attended, begun, setup.id]

    in_lobby(tmp_path, use)


def test_of_two_rematches_one_remains(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(lobby: Lobby, store: Store) -> None:
        setup = msgspec.structs.replace(SETUP, seats=PEOPLE)
        assert await store.add_table(setup, Table(setup, store).summary)
        table = await lobby.find(setup.id)
        table.listeners.add(lambda _: None)
        while not table.state.is_over:
            seat = table.state.to_act[0]
            action = table.game.notation(table.state.legal_actions(seat)[-1])
            assert await table.act(seat, action, table.seq_for(seat)) is None
        made: list[str] = []
        add_table = store.add_table

        async def note(setup: TableSetup, summary: StoredSummary) -> bool:
            made.append(setup.id)
            return await add_table(setup, summary)

        monkeypatch.setattr(store, "add_table", note)
        twin = await as_elsewhere(store, setup.id)
        one, other = await asyncio.gather(lobby.rematch(table, 0), lobby.rematch(twin, 1))
        assert one is other is None
        assert len(made) == 2
        assert [id for id in made if await store.setup(id) is not None] == [table.party.rematch]
        assert table.party.rematch == twin.party.rematch

    in_lobby(tmp_path, use)
