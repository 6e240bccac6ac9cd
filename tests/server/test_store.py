"""Every store: logs only ever added to, one answer for each write, summaries, versions."""

import asyncio

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from msgspec.structs import replace
from sqlalchemy import Connection, create_engine
from sqlalchemy.ext.asyncio import create_async_engine

from schatzkiste.server.store import SLICE, NotSaved, Store, UnusableDatabase
from schatzkiste.server.store.address import SqliteAddress, address_of
from schatzkiste.server.store.opening import open_store
from schatzkiste.server.store.schema import metadata
from schatzkiste.server.stored import ActionEntry, SeatSummary, StoredCode, StoredSummary
from tests.server.stores import (
    ENTRIES,
    NOTHING_YET,
    OF_TABLES,
    SETUP,
    TO_FIRST_VERSION,
    by_hand,
    log_of,
    summary_for,
    with_store,
)


def test_what_was_written_is_read_again(database: str) -> None:
    async def write(store: Store) -> None:
        assert await store.add_table(SETUP, NOTHING_YET)
        for seq, entry in enumerate(ENTRIES):
            assert await store.append("t", seq, entry, NOTHING_YET)

    async def read(store: Store) -> None:
        assert await store.setup("t") == SETUP
        assert await store.setup("u") is None
        assert await store.setup("\0") is None
        assert await log_of(store, "t") == ENTRIES
        assert await log_of(store, "t", 2) == ENTRIES[2:]
        assert await log_of(store, "u") == []

    with_store(database, write)
    with_store(database, read)


def test_a_long_log_is_read_in_slices(database: str) -> None:
    entries = [ActionEntry(0, "take 1-1", float(seq)) for seq in range(2 * SLICE)]

    async def use(store: Store) -> None:
        await store.add_table(SETUP, NOTHING_YET)
        answers = [store.append("t", seq, entry, NOTHING_YET) for seq, entry in enumerate(entries)]
        assert all(await asyncio.gather(*answers))
        assert [len(part) async for part in store.entries("t", 1)] == [SLICE, SLICE - 1]
        assert await log_of(store, "t") == entries

    with_store(database, use)


def test_entries_are_read_by_the_tags_that_databases_hold(database: str) -> None:
    stored = (
        '{"type": "played", "seat": 0, "notation": "take 1-1", "at": 1.0}',
        '{"type": "played", "seat": 1, "notation": "take 1-2", "at": 2.0}',
        '{"type": "taken-back", "seat": 0, "undo": 2, "at": 3.0}',
    )

    async def make(store: Store) -> None:
        assert await store.add_table(SETUP, NOTHING_YET)

    async def read(store: Store) -> None:
        assert await log_of(store, "t") == ENTRIES

    with_store(database, make)
    by_hand(database, *(f"INSERT INTO log VALUES ('t', {seq}, '{entry}')" for seq, entry in enumerate(stored)))
    with_store(database, read)


def test_an_entry_that_cannot_be_read_is_an_error(database: str) -> None:
    async def make(store: Store) -> None:
        await store.add_table(SETUP, NOTHING_YET)

    async def read(store: Store) -> None:
        with pytest.raises(msgspec.DecodeError):
            await log_of(store, "t")

    with_store(database, make)
    by_hand(database, """INSERT INTO log VALUES ('t', 0, '{"type": "danced"}')""")
    with_store(database, read)


def test_a_table_is_removed_with_its_log(database: str) -> None:
    async def use(store: Store) -> None:
        for table in ("t", "u"):
            assert await store.add_table(msgspec.structs.replace(SETUP, id=table), NOTHING_YET)
            assert await store.append(table, 0, ENTRIES[0], NOTHING_YET)
        assert await store.remove("t")
        assert not await store.remove("t")
        assert await store.setup("t") is None
        assert await log_of(store, "t") == []
        assert await log_of(store, "u") == ENTRIES[:1]
        assert [setup.id for setup, _ in await store.summaries(["t", "u"])] == ["u"]

    with_store(database, use)


def test_a_table_is_removed_only_as_it_was_known(database: str) -> None:
    async def use(store: Store) -> None:
        assert await store.add_table(SETUP, NOTHING_YET)
        assert not await store.remove("t", 1)
        assert await store.append("t", 0, ENTRIES[0], NOTHING_YET)
        assert not await store.remove("t", 0)
        assert await log_of(store, "t") == ENTRIES[:1]
        assert await store.remove("t", 1)
        assert not await store.remove("t", 1)
        assert await store.setup("t") is None

    with_store(database, use)


def test_a_taken_place_is_an_answer(database: str) -> None:
    async def use(store: Store) -> None:
        assert await store.add_table(SETUP, NOTHING_YET)
        assert not await store.add_table(SETUP, NOTHING_YET)
        answers = [store.append("t", 0, entry, summary_for(SETUP, entry.at)) for entry in ENTRIES]
        assert await asyncio.gather(*answers) == [True, False, False]
        assert not await store.append("t", 0, ENTRIES[1], summary_for(SETUP, 9.0))
        assert await log_of(store, "t") == ENTRIES[:1]
        assert await store.summaries(["t"]) == [(SETUP, summary_for(SETUP, ENTRIES[0].at))]

    with_store(database, use)


def test_a_failed_write_is_told_to_the_one_who_waits_and_stops_nobody_else(database: str) -> None:
    async def use(store: Store) -> None:
        assert await store.add_table(SETUP, NOTHING_YET)
        fails, succeeds = await asyncio.gather(
            store.append("no such table", 0, ENTRIES[0], NOTHING_YET),
            store.append("t", 0, ENTRIES[0], NOTHING_YET),
            return_exceptions=True,
        )
        assert isinstance(fails, NotSaved)
        assert succeeds is True

    with_store(database, use)


def test_one_who_stops_waiting_does_not_stop_the_writer(database: str) -> None:
    async def use(store: Store) -> None:
        await store.add_table(SETUP, NOTHING_YET)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(store.append("t", 0, ENTRIES[0], NOTHING_YET), 0)
        assert await store.append("t", 1, ENTRIES[1], NOTHING_YET)

    with_store(database, use)


def test_a_failed_write_tells_the_log_nothing_secret(database: str, caplog: pytest.LogCaptureFixture) -> None:
    async def use(store: Store) -> None:
        await asyncio.to_thread(by_hand, database, *[f"DROP TABLE {each}" for each in OF_TABLES])
        with pytest.raises(NotSaved):
            await store.add_table(SETUP, NOTHING_YET)
        with pytest.raises(NotSaved):
            await store.append("t", 0, ActionEntry(0, "a secret action", 0.0), NOTHING_YET)

    with_store(database, use)
    assert SETUP.seed not in caplog.text
    assert "secret" not in caplog.text


def test_the_summary_is_that_of_the_last_entry(database: str) -> None:
    first = StoredSummary(1.5, False, True, [SeatSummary(True, 1.5), SeatSummary(False, 1.5)], [], [])
    last = StoredSummary(7.25, True, False, [SeatSummary(False, 7.25), SeatSummary(False, 1.5)], [3, -4], [0])

    async def use(store: Store) -> None:
        await store.add_table(SETUP, first)
        assert await store.summaries(["t"]) == [(SETUP, first)]
        assert await store.append("t", 0, ENTRIES[0], last)

    async def read(store: Store) -> None:
        assert await store.summaries(["t", "unknown", "\0"]) == [(SETUP, last)]
        assert await store.summaries([]) == []

    with_store(database, use)
    with_store(database, read)


def test_a_table_from_before_summaries_gets_its_first_one_once(database: str) -> None:
    async def use(store: Store) -> None:
        await store.add_table(SETUP, NOTHING_YET)
        await asyncio.to_thread(by_hand, database, "DELETE FROM summaries")
        assert await store.summaries(["t"]) == [(SETUP, None)]
        await store.set_summary("t", summary_for(SETUP, 5.0))
        await store.set_summary("t", summary_for(SETUP, 6.0))
        assert await store.summaries(["t"]) == [(SETUP, summary_for(SETUP, 5.0))]
        await asyncio.to_thread(by_hand, database, "DELETE FROM summaries")
        await store.append("t", 0, ENTRIES[0], summary_for(SETUP, 7.0))
        assert await store.summaries(["t"]) == [(SETUP, summary_for(SETUP, 7.0))]

    with_store(database, use)


def test_a_row_that_cannot_be_read_does_not_hide_the_others(database: str) -> None:
    async def make(store: Store) -> None:
        for table in ("a", "b", "c"):
            await store.add_table(msgspec.structs.replace(SETUP, id=table), NOTHING_YET)

    async def read(store: Store) -> None:
        found = {setup.id: summary for setup, summary in await store.summaries(["a", "b", "c"])}
        assert found == {"b": None, "c": NOTHING_YET}

    with_store(database, make)
    by_hand(
        database,
        "UPDATE tables SET seats = '[3]' WHERE id = 'a'",
        "UPDATE summaries SET summary = '{}' WHERE \"table\" = 'b'",
    )
    with_store(database, read)


def test_tables_that_wait_for_bots_are_found_until_they_are_claimed(database: str) -> None:
    async def use(store: Store) -> None:
        for table in ("a", "b", "c"):
            setup = msgspec.structs.replace(SETUP, id=table)
            await store.add_table(setup, summary_for(setup, bot_to_act=table != "b"))
        assert sorted(await store.waiting_for_bots(10)) == ["a", "c"]
        assert len(await store.waiting_for_bots(1)) == 1
        assert await store.claim("a")
        assert await store.claim("a")
        assert await store.waiting_for_bots(10) == ["c"]
        await store.append("c", 0, ENTRIES[0], NOTHING_YET)
        assert await store.waiting_for_bots(10) == []
        await store.release("a")
        assert await store.waiting_for_bots(10) == ["a"]

    with_store(database, use)


def test_a_healthy_database_answers(database: str) -> None:
    async def use(store: Store) -> None:
        await store.check()

    with_store(database, use)


def test_a_database_of_a_newer_version_is_refused(database: str) -> None:
    async def nothing(_: Store) -> None: ...

    with_store(database, nothing)
    by_hand(database, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(UnusableDatabase, match="version 9999, written by a newer Schatzkiste; this one knows up to"):
        open_store(database)


def test_the_migrations_make_the_tables_of_the_schema(database: str) -> None:
    async def nothing(_: Store) -> None: ...

    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def of_postgres(url: str) -> list[object]:
        engine = create_async_engine(url.replace("postgresql://", "postgresql+asyncpg://"))
        async with engine.connect() as connection:
            found = await connection.run_sync(differences)
        await engine.dispose()
        return found

    with_store(database, nothing)
    address = address_of(database)
    if isinstance(address, SqliteAddress):
        engine = create_engine(f"sqlite:///{address.file}")
        with engine.connect() as connection:
            assert differences(connection) == []
        engine.dispose()
    else:
        assert asyncio.run(of_postgres(address.url)) == []


def test_a_database_of_the_first_version_goes_on(database: str) -> None:
    """Written by hand, as the first version wrote it."""
    seats = '[{"name": "Jim", "bot": null, "key_hash": "h"}, {"name": null, "bot": "random", "key_hash": null}]'

    async def nothing(_: Store) -> None: ...

    async def read(store: Store) -> None:
        assert await store.summaries(["t"]) == [(SETUP, None)]
        assert await log_of(store, "t") == ENTRIES[:1]
        assert await store.append("t", 1, ENTRIES[1], NOTHING_YET)

    with_store(database, nothing)
    by_hand(
        database,
        *TO_FIRST_VERSION,
        f"""INSERT INTO tables VALUES ('t', 'schatzinsel', 1, 2, '{{"rules": "silver"}}', '5eed', '{seats}', 1.5)""",
        """INSERT INTO log VALUES ('t', 0, '{"type": "played", "seat": 0, "notation": "take 1-1", "at": 1.0}')""",
    )
    with_store(database, read)


def test_a_migration_that_fails_changes_nothing(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise RuntimeError("in the middle")

    async def nothing(_: Store) -> None: ...

    with_store(database, nothing)
    by_hand(
        database,
        *TO_FIRST_VERSION,
    )
    with monkeypatch.context() as patch:
        patch.setattr("alembic.op.create_index", fail)
        with pytest.raises(RuntimeError, match="in the middle"):
            open_store(database)
    assert by_hand(database, "SELECT version_num FROM alembic_version") == [("0001",)]
    with_store(database, nothing)


def test_a_code_leads_somewhere_until_it_is_used_or_withdrawn(database: str) -> None:
    async def use(store: Store) -> None:
        await store.add_table(SETUP, NOTHING_YET)
        invitation, device = StoredCode("i", "t", None, False, 1e12), StoredCode("d", "t", "h", True, 50.0)
        assert await store.add_code(invitation)
        assert await store.add_code(device)
        assert not await store.add_code(replace(invitation, until=1.0)), "another code has this hash"
        assert (await store.code("i"), await store.code("d"), await store.code("x")) == (invitation, device, None)
        assert [await store.use_code("d", user) for user in ("me", "me", "you")] == [True, True, False]
        assert await store.code("d") == replace(device, used_by="me")
        await store.withdraw_codes("t")
        assert await store.code("i") is None
        assert await store.code("d") is not None, "it leads to a seat"
        await store.tidy_up(60.0)
        assert await store.code("d") is None

    with_store(database, use)


TO_THIRD_VERSION = (
    "ALTER TABLE codes ADD COLUMN seat INTEGER",
    "UPDATE codes SET seat = 1 WHERE owner IS NOT NULL",
    "ALTER TABLE codes DROP COLUMN owner",
    "UPDATE alembic_version SET version_num = '0003'",
)


def test_codes_to_seats_end_with_the_version_in_which_they_had_no_owner(database: str) -> None:
    invitation, device = StoredCode("i", "t", None, False, 1e12), StoredCode("d", "t", "h", False, 1e12)

    async def keep(store: Store) -> None:
        await store.add_table(SETUP, NOTHING_YET)
        assert await store.add_code(invitation)
        assert await store.add_code(device)

    async def look(store: Store) -> None:
        assert (await store.code("i"), await store.code("d")) == (invitation, None)

    with_store(database, keep)
    by_hand(database, *TO_THIRD_VERSION)
    with_store(database, look)


def test_tables_are_listed_for_a_while(database: str) -> None:
    async def use(store: Store) -> None:
        for number in range(3):
            await store.add_table(replace(SETUP, id=f"t{number}", created=float(number)), NOTHING_YET)
            await store.list_table(f"t{number}", 10.0 + number)
        await store.list_table("t0", 30.0)
        assert [setup.id for setup, _ in await store.listed(11.0, 10)] == ["t2", "t0"]
        assert [setup.id for setup, _ in await store.listed(5.0, 2)] == ["t2", "t1"]
        assert await store.remove("t2")
        assert [setup.id for setup, _ in await store.listed(11.0, 10)] == ["t0"]

    with_store(database, use)


def test_tables_are_abandoned_at_which_nobody_acted(database: str) -> None:
    async def use(store: Store) -> None:
        for number in range(4):
            acted = number == 1
            setup = replace(SETUP, id=f"t{number}", created=float(number))
            await store.add_table(setup, replace(NOTHING_YET, acted=acted))
        assert await store.append("t2", 0, ENTRIES[0], replace(NOTHING_YET, acted=True))
        assert await store.abandoned(3.0, 3.0, 10) == ["t0"]

    with_store(database, use)


def test_tables_of_lessons_are_abandoned_sooner(database: str) -> None:
    async def use(store: Store) -> None:
        for number, table in enumerate(("lesson-old", "t1", "lesson-new")):
            setup = replace(SETUP, id=table, created=float(number))
            await store.add_table(setup, replace(NOTHING_YET, acted=False))
        assert await store.abandoned(0.0, 2.0, 10) == ["lesson-old"]

    with_store(database, use)
