"""Backups of a database, also while servers use it, and going back to one."""

import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Final

from schatzkiste.server.store import UnusableDatabase
from schatzkiste.server.store.address import Address, PostgresAddress, SqliteAddress
from schatzkiste.server.store.copying import Counts, Show, Source, examined
from schatzkiste.server.store.lines import LinesSource, new_file, write_lines
from schatzkiste.server.store.postgres_copy import PostgresSource, fill_postgres
from schatzkiste.server.store.sqlite_copy import SqliteSource, fill_sqlite
from schatzkiste.server.store.sqlite_file import lock_file, look, migrate, unusable

SQLITE_FILE: Final = b"SQLite format 3\0"
PAGES: Final = 256
"""How many pages are copied at once."""
BESIDE: Final = ("-wal", "-shm")


def source_of(address: Address) -> Source:
    """The tables of a database."""
    return PostgresSource(address) if isinstance(address, PostgresAddress) else SqliteSource(address.file)


async def fill(address: Address, source: Source, show: Show) -> Counts:
    """Put all tables of the source into a database without tables."""
    rows = examined(source, show)
    if isinstance(address, PostgresAddress):
        await fill_postgres(address, rows)
    else:
        await fill_sqlite(address.file, rows)
    return await source.counts()


async def back_up(address: Address, file: Path, show: Show) -> None:
    """Copy the database into a new file: one of SQLite, or for PostgreSQL one of lines."""
    if isinstance(address, SqliteAddress):
        copy_file(address.file, file, show)
        return
    async with source_of(address) as source:
        await write_lines(source, file, show)


def copy_file(file: Path, copy: Path, show: Show) -> None:
    """Copy a file of SQLite as it is at one moment."""
    if not file.exists():
        raise UnusableDatabase(f"there is no database {file}")
    with new_file(copy):
        pass
    try:
        with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(copy)) as target:
            source.execute("BEGIN")  # or each write of a server would have the copy begin anew
            source.execute("SELECT count(*) FROM sqlite_master").fetchone()
            source.backup(target, pages=PAGES, progress=lambda _, left, total: show(total - left, total))
            target.execute("PRAGMA journal_mode=DELETE")  # so that the copy is a single file
        look(copy)
    except BaseException as error:
        remove(copy)
        if isinstance(error, sqlite3.Error):
            raise unusable(file, error) from error
        raise


async def restore(address: Address, backup: Path, show: Show) -> Path | None:
    """Go back to a backup; gives the file in which what was there before is kept.

    A database of PostgreSQL must have no tables.
    """
    with backup.open("rb") as start:
        is_sqlite = start.read(len(SQLITE_FILE)) == SQLITE_FILE
    if isinstance(address, SqliteAddress):
        return await restore_file(address.file, backup, is_sqlite, show)
    async with SqliteSource(backup) if is_sqlite else LinesSource(backup) as source:
        await fill(address, source, show)
    return None


async def restore_file(file: Path, backup: Path, is_sqlite: bool, show: Show) -> Path | None:
    """Put the backup in the place of the file, once it is ready."""
    lock = lock_file(file)
    fresh = file.with_name(f"{file.name}.restoring")
    try:
        remove(fresh)
        if is_sqlite:
            copy_file(backup, fresh, show)
        else:
            async with LinesSource(backup) as source:
                await fill_sqlite(fresh, examined(source, show))
        migrate(fresh)
        kept = set_aside(file)
        fresh.replace(file)
        return kept
    finally:
        remove(fresh)
        lock.release()


def set_aside(file: Path) -> Path | None:
    """Rename the file, if there is one, with what SQLite keeps beside it."""
    if not file.exists():
        return None
    kept = file.with_name(f"{file.name}.{time.strftime('%Y%m%d-%H%M%S')}")
    for suffix in ("", *BESIDE):
        if beside(file, suffix).exists():
            beside(file, suffix).replace(beside(kept, suffix))
    return kept


def remove(file: Path) -> None:
    """Remove the file with all that is beside it."""
    for suffix in ("", *BESIDE, ".lock"):
        beside(file, suffix).unlink(missing_ok=True)


def beside(file: Path, suffix: str) -> Path:
    """A file that is called like another, and a little longer."""
    return file.with_name(f"{file.name}{suffix}")
