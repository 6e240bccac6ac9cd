"""The store in a file of SQLite: durable, private, one process alone; damage and trouble are told in a sentence."""

import asyncio
import os
import signal
import sqlite3
import stat
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from schatzkiste.server.store import NotSaved, Store, UnusableDatabase
from schatzkiste.server.store.opening import open_store
from schatzkiste.server.store.sqlite import SqliteStore
from schatzkiste.server.store.sqlite_file import FILE_NAME, connect
from schatzkiste.server.stored import ActionEntry
from tests.server.stores import ENTRIES, NOTHING_YET, SETUP, log_of, summary_for, with_store

NOBODY = 65534
PAGE = 4096
APPEND = """
import asyncio, sys
from schatzkiste.server.store.opening import open_store
from tests.server.stores import ENTRIES, NOTHING_YET, SETUP

async def run():
    async with open_store(sys.argv[1]) as store:
        await store.add_table(SETUP, NOTHING_YET)
        for seq in range(100_000):
            assert await store.append("t", seq, ENTRIES[0], NOTHING_YET)
            print(seq, flush=True)

asyncio.run(run())
"""


async def fill(store: Store) -> None:
    """A table with a log of some pages."""
    await store.add_table(SETUP, NOTHING_YET)
    entries = [ActionEntry(0, f"take {seq}", float(seq)) for seq in range(600)]
    await asyncio.gather(*[store.append("t", seq, entry, NOTHING_YET) for seq, entry in enumerate(entries)])


def test_the_database_is_durable(tmp_path: Path) -> None:
    with closing(connect(tmp_path / "file")) as connection:
        settings = [connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")]
    assert settings == ["wal", 2]


def test_what_was_acknowledged_survives_a_kill(tmp_path: Path) -> None:
    for _ in range(3):
        folder = Path(tempfile.mkdtemp(dir=tmp_path))
        with subprocess.Popen([sys.executable, "-c", APPEND, folder], stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            while (acknowledged := int(process.stdout.readline())) < 20:
                pass
            process.send_signal(signal.SIGKILL)
            acknowledged = max([acknowledged, *map(int, process.stdout.read().split())])

        async def read(store: Store, least: int = acknowledged + 1) -> None:
            assert len(await log_of(store, "t")) in (least, least + 1)

        with_store(folder, read)


def test_a_folder_may_have_any_name(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        assert await store.add_table(SETUP, NOTHING_YET)

    with_store(tmp_path / "Kiste?a=1&b %41 ä", use)


def test_only_the_owner_may_read(tmp_path: Path) -> None:
    folder = tmp_path / "made" / "data"

    def modes() -> set[int]:
        return {stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}

    async def use(store: Store) -> None:
        await store.add_table(SETUP, NOTHING_YET)
        assert len(list(folder.iterdir())) == 4  # with the journal, its index and the lock
        assert modes() == {0o600}

    with_store(folder, use)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    (folder / FILE_NAME).chmod(0o644)
    with_store(folder, use_nothing)
    assert modes() == {0o600}


async def use_nothing(_: Store) -> None:
    """Only open and close."""


def test_a_second_process_is_refused_as_long_as_the_first_lives(tmp_path: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", APPEND, tmp_path], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        process.stdout.readline()
        with pytest.raises(
            UnusableDatabase, match=rf"in use by another Schatzkiste \(process {process.pid}\); end that"
        ):
            open_store(tmp_path)
        process.kill()
        process.stdout.read()
    with_store(tmp_path, use_nothing)


def test_nothing_is_heard_of_others(tmp_path: Path) -> None:
    heard: list[object] = []

    async def use(store: Store) -> None:
        store.listen(lambda *news: heard.append(news), lambda: heard.append("missed"), lambda *said: heard.append(said))
        await fill(store)

    with_store(tmp_path, use)
    assert heard == []


def test_a_full_disk_is_told_and_it_goes_on_when_there_is_room(tmp_path: Path) -> None:
    def limit(pages: int) -> Callable[[sqlite3.Connection], bool]:
        return lambda connection: bool(connection.execute(f"PRAGMA max_page_count={pages}").fetchone())

    async def use(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        await fill(store)
        await store._writer.write(limit(1))
        with pytest.raises(NotSaved, match="disk is full"):
            await append_for_ever(store)
        await store.check()
        seq = len(await log_of(store, "t"))
        await store._writer.write(limit(100_000))
        assert await store.append("t", seq, ENTRIES[0], NOTHING_YET)
        assert await log_of(store, "t", seq) == ENTRIES[:1]

    with_store(tmp_path, use)


async def append_for_ever(store: Store) -> None:
    """Append to the table that `fill` made, until that fails."""
    for seq in range(600, 100_000):
        assert await store.append("t", seq, ENTRIES[0], NOTHING_YET)


@contextmanager
def unprivileged() -> Iterator[Path]:
    """A folder of an ordinary user's, and be that user: what is read-only does not stop root."""
    is_root = os.geteuid() == 0
    with tempfile.TemporaryDirectory() as name:
        if is_root:
            os.chown(name, NOBODY, NOBODY)
            os.seteuid(NOBODY)
        try:
            yield Path(name)
        finally:
            if is_root:
                os.seteuid(0)
            Path(name).chmod(0o700)


def test_a_read_only_folder_is_refused() -> None:
    with unprivileged() as folder:
        folder.chmod(0o500)
        with pytest.raises(UnusableDatabase, match=r"cannot use the data folder .*: Permission denied"):
            open_store(folder)


def test_a_read_only_file_is_refused() -> None:
    with unprivileged() as folder:
        with_store(folder, use_nothing)
        (folder / FILE_NAME).chmod(0o400)
        with pytest.raises(UnusableDatabase, match="Permission denied; make it writable"):
            open_store(folder)


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(UnusableDatabase, match=r"cannot use the data folder .*: Not a directory"):
        open_store(tmp_path / "file" / "data")


def zero_pages(file: Path) -> None:
    """Lose the second half of what is in the file."""
    with file.open("r+b") as opened:
        half = file.stat().st_size // 2 // PAGE * PAGE
        opened.seek(half)
        opened.write(bytes(file.stat().st_size - half))


def truncate(file: Path) -> None:
    """Lose the second half of the file."""
    os.truncate(file, file.stat().st_size // 2 // PAGE * PAGE)


def replace(file: Path) -> None:
    """Have something else in its place."""
    file.write_text("not a database " * 1000)


@pytest.mark.parametrize("harm", [zero_pages, truncate, replace])
def test_a_damaged_file_is_refused_with_what_to_do(tmp_path: Path, harm: Callable[[Path], None]) -> None:
    with_store(tmp_path, fill)
    harm(tmp_path / FILE_NAME)
    before = (tmp_path / FILE_NAME).read_bytes()
    with pytest.raises(UnusableDatabase, match=r"is damaged \(.*\): restore a backup with"):
        open_store(tmp_path)
    assert (tmp_path / FILE_NAME).read_bytes() == before


def test_damage_that_shows_later_is_told_and_nothing_more_is_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_store(tmp_path, fill)
    zero_pages(tmp_path / FILE_NAME)
    monkeypatch.setattr("schatzkiste.server.store.sqlite_file.CHECKED_AT_START", 0)
    told: list[str] = []

    async def use(store: Store) -> None:
        store.when_damaged(told.append)
        with pytest.raises(UnusableDatabase, match="is damaged"):
            await log_of(store, "t")
        for seq in (600, 601):
            with pytest.raises(NotSaved):
                await store.append("t", seq, ENTRIES[0], NOTHING_YET)
        with pytest.raises(UnusableDatabase, match="is damaged"):
            await store.check()

    with_store(tmp_path, use)
    assert len(told) == 1
    assert "is damaged (database disk image is malformed): restore a backup" in told[0]


def test_damage_found_by_the_writer_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with_store(tmp_path, fill)
    zero_pages(tmp_path / FILE_NAME)
    monkeypatch.setattr("schatzkiste.server.store.sqlite_file.CHECKED_AT_START", 0)
    told: list[str] = []

    async def use(store: Store) -> None:
        store.when_damaged(told.append)
        with pytest.raises(NotSaved, match="malformed"):
            await store.append("t", 600, ENTRIES[0], summary_for(SETUP, 2.0))
        await asyncio.sleep(0)

    with_store(tmp_path, use)
    assert len(told) == 1
