"""The database: logs only ever added to, one answer for each write, versions."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest
from schatzkiste.server.database import FILE_NAME, UnusableDatabase, open_database

from schatzkiste.server.store import NotSaved, Store
from schatzkiste.server.stored import ActionEntry, Entry, StoredSeat, TableSetup, UndoEntry

SETUP = TableSetup(
    "t",
    "schatzinsel",
    1,
    2,
    {"rules": "silver"},
    "5eed",
    [StoredSeat("Jim", key_hash="h"), StoredSeat(bot="random")],
    1.5,
)
ENTRIES: list[Entry] = [ActionEntry(0, "take 1-1", 1.0), ActionEntry(1, "take 1-2", 2.0), UndoEntry(0, 2, 3.0)]


def with_store(data: Path, use: Callable[[Store], Awaitable[None]]) -> None:
    """Open the database, use it, close it."""

    async def run() -> None:
        async with Store(open_database(data)) as store:
            await use(store)

    asyncio.run(run())


def test_what_was_written_is_read_again(tmp_path: Path) -> None:
    async def write(store: Store) -> None:
        assert await store.add_table(SETUP)
        for seq, entry in enumerate(ENTRIES):
            assert await store.append("t", seq, entry)

    async def read(store: Store) -> None:
        assert await store.setup("t") == SETUP
        assert await store.setup("u") is None
        assert await store.entries("t", 0) == ENTRIES
        assert await store.entries("t", 2) == ENTRIES[2:]
        assert await store.entries("u", 0) == []

    with_store(tmp_path, write)
    with_store(tmp_path, read)


def test_entries_are_read_by_the_tags_that_databases_hold(tmp_path: Path) -> None:
    def write_by_hand() -> None:
        with sqlite3.connect(tmp_path / FILE_NAME) as connection:
            for seq, entry in enumerate(
                (
                    '{"type": "played", "seat": 0, "notation": "take 1-1", "at": 1.0}',
                    '{"type": "played", "seat": 1, "notation": "take 1-2", "at": 2.0}',
                    '{"type": "taken-back", "seat": 0, "undo": 2, "at": 3.0}',
                )
            ):
                connection.execute("INSERT INTO log VALUES ('t', ?, ?)", [seq, entry])
        connection.close()

    async def use(store: Store) -> None:
        assert await store.add_table(SETUP)
        await asyncio.to_thread(write_by_hand)
        assert await store.entries("t", 0) == ENTRIES

    with_store(tmp_path, use)


def test_a_table_is_removed_with_its_log(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        for table in ("t", "u"):
            assert await store.add_table(msgspec.structs.replace(SETUP, id=table))
            assert await store.append(table, 0, ENTRIES[0])
        assert await store.remove("t")
        assert not await store.remove("t")
        assert await store.setup("t") is None
        assert await store.entries("t", 0) == []
        assert await store.entries("u", 0) == ENTRIES[:1]

    with_store(tmp_path, use)


def test_a_taken_place_is_an_answer(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        assert await store.add_table(SETUP)
        assert not await store.add_table(SETUP)
        answers = await asyncio.gather(*[store.append("t", 0, entry) for entry in ENTRIES])
        assert answers == [True, False, False]
        assert await store.entries("t", 0) == ENTRIES[:1]

    with_store(tmp_path, use)


def test_many_writes_share_a_commit(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        await store.add_table(SETUP)
        entries = [ActionEntry(0, "take 1-1", float(seq)) for seq in range(600)]
        assert all(await asyncio.gather(*[store.append("t", seq, entry) for seq, entry in enumerate(entries)]))
        assert await store.entries("t", 0) == entries

    with_store(tmp_path, use)


def test_a_failed_write_is_told_to_the_one_who_waits(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        with pytest.raises(NotSaved):
            await store.append("no such table", 0, ENTRIES[0])
        assert await store.add_table(SETUP)

    with_store(tmp_path, use)


def test_one_who_stops_waiting_does_not_stop_the_writer(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        await store.add_table(SETUP)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(store.append("t", 0, ENTRIES[0]), 0)
        assert await store.append("t", 1, ENTRIES[1])

    with_store(tmp_path, use)


def test_a_failed_write_tells_the_log_nothing_secret(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def use(store: Store) -> None:
        async with store._engine.begin() as connection:
            await connection.exec_driver_sql("DROP TABLE log")
            await connection.exec_driver_sql("DROP TABLE tables")
        with pytest.raises(NotSaved):
            await store.add_table(SETUP)

    with_store(tmp_path, use)
    assert "no such table: tables" in caplog.text
    assert SETUP.seed not in caplog.text


def test_a_folder_may_have_any_name(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        assert await store.add_table(SETUP)

    with_store(tmp_path / "Kiste?a=1&b %41 ä", use)


def test_the_database_is_durable(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        async with store._engine.connect() as connection:
            settings = [
                (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar()
                for name in ("journal_mode", "synchronous")
            ]
        assert settings == ["wal", 2]

    with_store(tmp_path, use)


def test_a_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    async def nothing(_: Store) -> None: ...

    with_store(tmp_path, nothing)
    connection = sqlite3.connect(tmp_path / FILE_NAME)
    connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.commit()
    connection.close()
    with pytest.raises(UnusableDatabase, match="version 9999, written by a newer Schatzkiste; this one knows up to"):
        open_database(tmp_path)


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text("not a database " * 100)
    with pytest.raises(UnusableDatabase, match=r"cannot use the database .*: file is not a database"):
        open_database(tmp_path)


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(UnusableDatabase, match=r"cannot use the data folder .*: Not a directory"):
        open_database(tmp_path / "file" / "data")
