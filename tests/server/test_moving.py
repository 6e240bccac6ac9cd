"""Moving tables between databases and going back to backups: every stored text stays as it is."""

import asyncio
import json
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from schatzkiste.server.store import Store, UnusableDatabase
from schatzkiste.server.store.address import address_of
from schatzkiste.server.store.backup import back_up, fill, restore, source_of
from schatzkiste.server.store.checking import check
from schatzkiste.server.store.copying import Counts
from schatzkiste.server.store.lines import LinesSource, write_lines
from schatzkiste.server.store.opening import open_store
from schatzkiste.server.stored import ActionEntry, StoredSeat
from tests.server.stores import ENTRIES, NOTHING_YET, SETUP, TO_FIRST_VERSION, by_hand, log_of, summary_for, with_store

OLD_ENTRY = '{"type": "played",  "seat": 0, "notation": "take 1-1", "at": 1.50}'
EVERYTHING = (
    "SELECT id, game, rules_version, players, CAST(options AS text), seed, CAST(seats AS text), created FROM tables",
    'SELECT "table", CAST(summary AS text), bot_to_act FROM summaries',
    'SELECT "table", seq, CAST(entry AS text) FROM log',
)


async def fill_store(store: Store) -> None:
    """Tables with odd names and numbers, one of them with a long log."""
    seats = [StoredSeat('Jim "Ä" \\ \u2028\x01 🏝', key_hash="h"), StoredSeat(bot="random")]
    odd = msgspec.structs.replace(SETUP, id="odd", seats=seats, created=0.1 + 0.2)
    for setup in (odd, msgspec.structs.replace(SETUP, id="bots"), SETUP):
        await store.add_table(setup, summary_for(setup, 1 / 3, bot_to_act=setup.id == "bots"))
    entries = [ActionEntry(seq % 2, f"take {seq}", seq / 7) for seq in range(1500)]
    await asyncio.gather(*[store.append("t", seq, entry, NOTHING_YET) for seq, entry in enumerate(entries)])
    for seq, entry in enumerate(ENTRIES):
        await store.append("odd", seq, entry, NOTHING_YET)


def filled(database: str) -> str:
    """The database with tables in it, one entry written as an earlier version did, and one table without summary."""
    with_store(database, fill_store)
    by_hand(
        database, f"INSERT INTO log VALUES ('bots', 0, '{OLD_ENTRY}')", "DELETE FROM summaries WHERE \"table\" = 'odd'"
    )
    return database


def stored(database: str) -> list[list[tuple[Any, ...]]]:
    """All that the database holds, as text."""
    return [sorted(by_hand(database, statement)) for statement in EVERYTHING]


def export(database: str, file: Path) -> Counts:
    """Write the database into a file of lines."""

    async def run() -> Counts:
        async with source_of(address_of(database)) as source:
            return await write_lines(source, file, show)

    return asyncio.run(run())


def import_lines(file: Path, database: str) -> Counts:
    """Read a file of lines into the database."""

    async def run() -> Counts:
        async with LinesSource(file) as source:
            return await fill(address_of(database), source, show)

    return asyncio.run(run())


def show(_done: int, _total: int) -> None:
    """Nobody looks."""


async def nothing(_: Store) -> None: ...


def is_empty(database: str) -> bool:
    """Whether there is no table."""
    with_store(database, nothing)
    return by_hand(database, "SELECT count(*) FROM tables") == [(0,)]


@pytest.mark.parametrize("name", ["tables.jsonl", "tables.jsonl.gz"])
def test_tables_move_from_one_database_to_the_other_and_back(tmp_path: Path, postgres: str, name: str) -> None:
    first, last = f"sqlite:///{tmp_path / 'first'}", f"sqlite:///{tmp_path / 'last'}"
    before = stored(filled(first))
    assert len(before[2]) == 1504
    assert ("bots", 0, OLD_ENTRY) in before[2]
    assert export(first, tmp_path / name) == import_lines(tmp_path / name, postgres) == Counts(3, 1504)
    assert stored(postgres) == before
    export(postgres, tmp_path / f"back-{name}")
    import_lines(tmp_path / f"back-{name}", last)
    assert stored(last) == before

    async def go_on(store: Store) -> None:
        assert await store.waiting_for_bots(9) == ["bots"]
        assert await store.append("odd", 3, ENTRIES[0], NOTHING_YET)

    with_store(last, go_on)
    with_store(postgres, go_on)


def test_the_file_says_what_it_is_and_only_its_owner_may_read_it(tmp_path: Path, database: str) -> None:
    export(filled(database), tmp_path / "tables.jsonl")
    head, *lines = map(json.loads, (tmp_path / "tables.jsonl").read_text().split("\n")[:-1])
    assert head == {"type": "head", "format": "schatzkiste-tables", "version": 1, "tables": 3, "entries": 1504}
    assert [line["type"] for line in lines] == ["table"] * 3 + ["entry"] * 1504
    assert lines[3] == {"type": "entry", "table": "bots", "seq": 0, "entry": OLD_ENTRY}
    assert stat.S_IMODE((tmp_path / "tables.jsonl").stat().st_mode) == 0o600


def test_a_file_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    (tmp_path / "tables").write_text("mine")
    with pytest.raises(UnusableDatabase, match="tables is there already; choose another name"):
        export(filled(f"sqlite:///{tmp_path / 'data'}"), tmp_path / "tables")
    assert (tmp_path / "tables").read_text() == "mine"


def test_a_database_with_tables_takes_no_others(tmp_path: Path, database: str) -> None:
    export(filled(database), tmp_path / "tables")
    with pytest.raises(UnusableDatabase, match="has tables already; choose one that is empty"):
        import_lines(tmp_path / "tables", database)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda lines: lines[:-1], "there should be 1,507 tables and entries, but there are 1,506"),
        (lambda lines: [*lines[:9], *lines[10:]], "table t: entry .* is missing|table odd: entry .* is missing"),
        (lambda lines: [*lines[:1], *lines[2:]], "belongs to table bots, which is not there"),
        (lambda lines: [*lines[:2], lines[1], *lines[2:]], "table bots is there twice"),
        (lambda lines: [*lines[:5], "{", *lines[5:]], "line 6: "),
        (lambda lines: [line.replace("taken-back", "danced") for line in lines], "table odd, entry 2: "),
        (lambda lines: [lines[0].replace('"version":1', '"version":2'), *lines[1:]], "has version 2 of the format"),
        (lambda lines: [lines[0].replace("-tables", "-record"), *lines[1:]], "no file of tables: its format is"),
        (lambda lines: lines[1:], "no file of tables"),
        (lambda lines: [], "no file of tables"),
    ],
)
def test_a_file_that_is_not_in_order_changes_nothing(
    tmp_path: Path,
    database: str,
    change: Callable[[list[str]], list[str]],
    reason: str,
) -> None:
    export(filled(f"sqlite:///{tmp_path / 'source'}"), tmp_path / "good")
    lines = change((tmp_path / "good").read_text().split("\n")[:-1])
    (tmp_path / "bad").write_text("\n".join(lines))
    with pytest.raises(UnusableDatabase, match=reason):
        import_lines(tmp_path / "bad", database)
    assert is_empty(database)


def test_a_compressed_file_that_breaks_off_changes_nothing(tmp_path: Path, database: str) -> None:
    export(filled(f"sqlite:///{tmp_path / 'source'}"), tmp_path / "good.gz")
    (tmp_path / "bad.gz").write_bytes((tmp_path / "good.gz").read_bytes()[:-2000])
    with pytest.raises(UnusableDatabase, match="Compressed file ended"):
        import_lines(tmp_path / "bad.gz", database)
    assert is_empty(database)


def test_a_backup_of_a_running_store_brings_its_tables_back(tmp_path: Path, database: str) -> None:
    address = address_of(database)

    async def run() -> None:
        async with open_store(database) as store:
            await fill_store(store)
            await back_up(address, tmp_path / "backup", show)
            assert await store.append("odd", 3, ENTRIES[0], NOTHING_YET)
            assert await store.remove("t")
            await store.remove("bots")
            if database.startswith("postgresql"):
                await store.remove("odd")

    asyncio.run(run())
    assert stat.S_IMODE((tmp_path / "backup").stat().st_mode) == 0o600
    kept = asyncio.run(restore(address, tmp_path / "backup", show))

    async def look(store: Store) -> None:
        assert await log_of(store, "odd") == ENTRIES
        assert len(await log_of(store, "t")) == 1500

    with_store(database, look)
    if kept is not None:
        assert by_hand(f"sqlite:///{kept}", "SELECT id FROM tables") == [("odd",)]


def test_a_backup_does_not_begin_anew_whenever_a_server_writes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = filled(f"sqlite:///{tmp_path / 'tables'}")
    monkeypatch.setattr("schatzkiste.server.store.backup.PAGES", 4)
    before = stored(database)
    steps: list[int] = []

    def write(done: int, _: int) -> None:
        by_hand(database, f"INSERT INTO log VALUES ('t', {2000 + len(steps)}, '{OLD_ENTRY}')")
        steps.append(done)

    asyncio.run(back_up(address_of(database), tmp_path / "backup", write))
    assert len(steps) > 5
    assert steps == sorted(steps)
    assert stored(f"sqlite:///{tmp_path / 'backup'}") == before


@pytest.mark.parametrize("kind", ["file", "lines"])
def test_a_backup_fits_either_database(tmp_path: Path, database: str, kind: str) -> None:
    source = filled(f"sqlite:///{tmp_path / 'source'}")
    backup = tmp_path / "backup"
    if kind == "file":
        asyncio.run(back_up(address_of(source), backup, show))
        assert list(tmp_path.glob("backup*")) == [backup]
    else:
        export(source, backup)
    before = backup.read_bytes()
    assert asyncio.run(restore(address_of(database), backup, show)) is None
    assert stored(database) == stored(source)
    assert backup.read_bytes() == before


def test_a_damaged_backup_leaves_the_database_as_it_is(tmp_path: Path) -> None:
    database = filled(f"sqlite:///{tmp_path / 'data' / 'tables'}")
    before = stored(database)
    asyncio.run(back_up(address_of(database), tmp_path / "backup", show))
    content = (tmp_path / "backup").read_bytes()
    (tmp_path / "backup").write_bytes(content[: len(content) // 2] + bytes(len(content) - len(content) // 2))
    with pytest.raises(UnusableDatabase, match="is damaged"):
        asyncio.run(restore(address_of(database), tmp_path / "backup", show))
    assert stored(database) == before
    assert sorted(file.name for file in (tmp_path / "data").iterdir()) == ["tables", "tables.lock"]


def test_a_backup_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    old = filled(f"sqlite:///{tmp_path / 'old'}")
    by_hand(
        old,
        *TO_FIRST_VERSION,
    )
    with pytest.raises(UnusableDatabase, match="has version 0001; bring it to 0004 with"):
        export(old, tmp_path / "lines")
    asyncio.run(restore(address_of(tmp_path / "data"), tmp_path / "old", show))

    async def look(store: Store) -> None:
        assert len(await log_of(store, "t")) == 1500

    with_store(tmp_path / "data", look)


def test_while_a_server_runs_nothing_is_restored(tmp_path: Path) -> None:
    async def use(_: Store) -> None:
        await back_up(address_of(tmp_path / "data"), tmp_path / "backup", show)
        with pytest.raises(UnusableDatabase, match="in use by another Schatzkiste"):
            await restore(address_of(tmp_path / "data"), tmp_path / "backup", show)

    with_store(tmp_path / "data", use)


def test_a_check_finds_nothing_in_order_wrong(database: str) -> None:
    assert asyncio.run(check(address_of(filled(database)), show)) == ([], Counts(3, 1504))


def test_a_check_finds_gaps_and_entries_that_cannot_be_read(database: str) -> None:
    by_hand(
        filled(database),
        "DELETE FROM log WHERE \"table\" = 't' AND seq = 7",
        "UPDATE log SET entry = '{}' WHERE \"table\" = 'odd' AND seq = 1",
        "UPDATE tables SET seats = '[3]' WHERE id = 'bots'",
    )
    findings, _ = asyncio.run(check(address_of(database), show))
    assert [finding.partition(":")[0] for finding in findings] == ["table bots", "table odd, entry 1", "table t"]
    assert findings[2] == "table t: entry 7 is missing"


def test_a_check_finds_a_damaged_file(tmp_path: Path) -> None:
    file = tmp_path / "tables"
    filled(f"sqlite:///{file}")
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with file.open("r+b") as opened:
        opened.seek(file.stat().st_size // 2 // 4096 * 4096)
        opened.write(bytes(8192))
    findings, _ = asyncio.run(check(address_of(f"sqlite:///{file}"), show))
    assert findings


def test_a_check_of_a_file_that_cannot_be_read_counts_nothing(tmp_path: Path) -> None:
    file = tmp_path / "tables"
    file.write_bytes(b"no database" * 1000)
    findings, counts = asyncio.run(check(address_of(f"sqlite:///{file}"), show))
    assert findings[0] == "file is not a database"
    assert len(findings) == 2
    assert counts == Counts(0, 0)
