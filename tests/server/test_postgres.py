"""The store in PostgreSQL: several processes hear of each other and share the bots; lost connections come back."""

import asyncio
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from schatzkiste.server.store import NotSaved, Store, UnusableDatabase
from schatzkiste.server.store.opening import open_store
from tests.server.clients import PATIENCE
from tests.server.postgres import Cluster, execute
from tests.server.stores import ENTRIES, NOTHING_YET, SETUP, by_hand, log_of, summary_for, with_store

CLAIM = """
import asyncio, sys
from schatzkiste.server.store.opening import open_store
from tests.server.stores import SETUP, summary_for

async def run():
    async with open_store(sys.argv[1]) as store:
        await store.add_table(SETUP, summary_for(SETUP, bot_to_act=True))
        print(await store.claim("t"), flush=True)
        await asyncio.sleep(60)

asyncio.run(run())
"""


def with_two(database: str, use: Callable[[Store, Store], Awaitable[None]]) -> None:
    """Open the database twice, as two processes would."""

    async def run() -> None:
        async with open_store(database) as one, open_store(database) as other:
            await use(one, other)

    asyncio.run(run())


class Ears:
    """What a store heard of others."""

    def __init__(self, store: Store) -> None:
        self.news: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
        self.missed = asyncio.Event()
        store.listen(lambda table, entries: self.news.put_nowait((table, entries)), self.missed.set, lambda *_: None)

    async def next(self) -> tuple[str, int]:
        """The next news."""
        return await asyncio.wait_for(self.news.get(), PATIENCE)


def test_a_process_hears_of_what_others_append_and_remove(postgres: str) -> None:
    async def use(one: Store, other: Store) -> None:
        own, ears = Ears(one), Ears(other)
        await one.add_table(SETUP, NOTHING_YET)
        for seq in range(2):
            assert await one.append("t", seq, ENTRIES[seq], NOTHING_YET)
            assert await ears.next() == ("t", seq + 1)
        assert await log_of(other, "t") == ENTRIES[:2]
        assert await one.remove("t")
        assert await ears.next() == ("t", -1)
        await other.add_table(SETUP, NOTHING_YET)
        await other.append("t", 0, ENTRIES[0], NOTHING_YET)
        assert await own.next() == ("t", 1)
        assert own.news.empty()
        assert not own.missed.is_set()

    with_two(postgres, use)


def test_of_two_processes_one_takes_a_place(postgres: str) -> None:
    async def use(one: Store, other: Store) -> None:
        await one.add_table(SETUP, NOTHING_YET)
        for seq in range(20):
            answers = await asyncio.gather(
                one.append("t", seq, ENTRIES[0], NOTHING_YET), other.append("t", seq, ENTRIES[1], NOTHING_YET)
            )
            assert sorted(answers) == [False, True]

    with_two(postgres, use)


def test_many_tables_at_two_processes_do_not_hinder_each_other(postgres: str) -> None:
    tables = [f"table{number}" for number in range(20)]

    async def use(one: Store, other: Store) -> None:
        for table in tables:
            await one.add_table(msgspec.structs.replace(SETUP, id=table), NOTHING_YET)
        for seq in range(5):
            both = [
                asyncio.gather(*[store.append(table, seq, ENTRIES[0], NOTHING_YET) for table in order])
                for store, order in ((one, tables), (other, tables[::-1]))
            ]
            forwards, backwards = await asyncio.gather(*both)
            assert [a != b for a, b in zip(forwards, reversed(backwards), strict=True)] == [True] * len(tables)

    with_two(postgres, use)


def test_after_a_lost_connection_it_is_said_that_something_may_be_missed(postgres: str) -> None:
    async def use(one: Store, other: Store) -> None:
        ears = Ears(other)
        await one.add_table(SETUP, NOTHING_YET)
        await execute(postgres, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
        await asyncio.wait_for(ears.missed.wait(), PATIENCE)
        await one.append("t", 0, ENTRIES[0], NOTHING_YET)
        assert await ears.next() == ("t", 1)

    with_two(postgres, use)


def test_appending_goes_on_after_all_connections_were_lost(postgres: str) -> None:
    async def use(store: Store) -> None:
        await store.add_table(SETUP, NOTHING_YET)
        for seq in range(4):
            assert await store.append("t", seq, ENTRIES[0], NOTHING_YET)
            await execute(
                postgres,
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()",
            )
        assert await store.append("t", 4, ENTRIES[0], NOTHING_YET)
        assert len(await log_of(store, "t")) == 5

    with_store(postgres, use)


def test_an_entry_that_was_saved_before_the_answer_was_lost_is_ours(postgres: str) -> None:
    async def use(store: Store) -> None:
        await store.add_table(SETUP, NOTHING_YET)
        assert await store.append("t", 0, ENTRIES[0], NOTHING_YET)
        lock, work = await hold_back(postgres)
        appending = asyncio.create_task(store.append("t", 1, ENTRIES[1], NOTHING_YET))
        await until_waiting(postgres)
        await work(
            """INSERT INTO log VALUES ('t', 1, '{"type":"played","seat":1,"notation":"take 1-2","at":2.0}')""",
        )
        await execute(postgres, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event_type = 'Lock'")
        await lock()
        assert await appending

    with_store(postgres, use)


async def hold_back(url: str) -> tuple[Callable[[], Awaitable[None]], Callable[[str], Awaitable[None]]]:
    """Lock the log; gives how to let go, and how to write meanwhile."""
    import asyncpg

    connection = await asyncpg.connect(url)
    transaction = connection.transaction()
    await transaction.start()
    await connection.execute("LOCK TABLE log IN SHARE ROW EXCLUSIVE MODE")

    async def let_go() -> None:
        await transaction.commit()
        await connection.close()

    async def work(statement: str) -> None:
        await connection.execute(statement)

    return let_go, work


async def until_waiting(url: str) -> None:
    """Wait until somebody waits for a lock."""
    while not await execute(url, "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'"):
        await asyncio.sleep(0.02)


def test_a_tables_bots_belong_to_one_process(postgres: str) -> None:
    async def use(one: Store, other: Store) -> None:
        await one.add_table(SETUP, summary_for(SETUP, bot_to_act=True))
        assert await one.claim("t")
        assert not await other.claim("t")
        assert await other.waiting_for_bots(10) == []
        await other.release("t")
        assert not await other.claim("t")
        await one.release("t")
        assert await other.waiting_for_bots(10) == ["t"]
        assert await other.claim("t")
        assert not await one.claim("t")

    with_two(postgres, use)


def test_of_many_who_claim_at_once_one_gets_the_bots(postgres: str) -> None:
    async def use(one: Store, other: Store) -> None:
        await one.add_table(SETUP, NOTHING_YET)
        answers = await asyncio.gather(*[store.claim("t") for store in (one, other) * 3])
        assert len(set(answers[::2])) == len(set(answers[1::2])) == 1
        assert answers[0] != answers[1]

    with_two(postgres, use)


def test_the_bots_of_a_killed_process_are_taken_over(postgres: str) -> None:
    async def use(store: Store) -> None:
        ears = Ears(store)
        with subprocess.Popen([sys.executable, "-c", CLAIM, postgres], stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            assert await asyncio.to_thread(process.stdout.readline) == "True\n"
            for _ in range(12):
                assert not await store.claim("t")
                await asyncio.sleep(0.1)
            process.send_signal(signal.SIGKILL)
        async with asyncio.timeout(PATIENCE):
            while await store.waiting_for_bots(10) != ["t"]:
                await asyncio.sleep(0.1)
        assert await store.claim("t")
        await asyncio.wait_for(ears.missed.wait(), PATIENCE)  # its last words may be untold

    with_store(postgres, use)


def test_a_process_that_ends_leaves_its_bots_at_once(postgres: str) -> None:
    async def claim(store: Store) -> None:
        await store.add_table(SETUP, summary_for(SETUP, bot_to_act=True))
        assert await store.claim("t")

    async def take_over(store: Store) -> None:
        assert await store.waiting_for_bots(10) == ["t"]
        assert await store.claim("t")

    with_store(postgres, claim)
    with_store(postgres, take_over)
    assert by_hand(postgres, "SELECT * FROM processes") == []


def test_a_database_that_is_gone_is_told(cluster: Cluster) -> None:
    name = cluster.make_database()

    async def use(store: Store) -> None:
        await store.add_table(SETUP, NOTHING_YET)
        await asyncio.to_thread(cluster.drop_database, name)
        with pytest.raises(NotSaved):
            await store.append("t", 0, ENTRIES[0], NOTHING_YET)
        with pytest.raises(NotSaved):
            await store.remove("t")
        with pytest.raises(UnusableDatabase, match="there is no such database; make it with createdb"):
            await store.check()

    with_store(cluster.url(name), use)


def test_what_cannot_be_reached_is_one_sentence(cluster: Cluster) -> None:
    with pytest.raises(UnusableDatabase, match=r"postgresql://127.0.0.1:1/chest: .*; is PostgreSQL running there\?$"):
        open_store("postgresql://user:secret@127.0.0.1:1/chest?sslmode=disable")
    with pytest.raises(UnusableDatabase, match="no such database; make it with createdb"):
        open_store(cluster.url("nowhere"))
    with pytest.raises(UnusableDatabase, match="a database is a folder, sqlite:///file or postgresql://"):
        open_store("mysql://user:secret@127.0.0.1/chest")


def test_another_encoding_is_refused(cluster: Cluster) -> None:
    cluster.execute("CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0", "postgres")
    with pytest.raises(UnusableDatabase, match="is encoded in LATIN1; make it with encoding UTF8"):
        open_store(cluster.url("latin"))


def test_processes_that_start_together_migrate_one_after_another(cluster: Cluster) -> None:
    name = cluster.make_database("template0")

    async def run() -> None:
        stores = await asyncio.gather(*[asyncio.to_thread(open_store, cluster.url(name)) for _ in range(3)])
        async with stores[0] as store:
            assert await store.add_table(SETUP, NOTHING_YET)

    asyncio.run(run())
