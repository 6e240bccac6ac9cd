"""Checking a database as a whole: the file itself, then every row."""

import sqlite3
from contextlib import closing
from pathlib import Path

from schatzkiste.server.store import UnusableDatabase
from schatzkiste.server.store.address import Address, SqliteAddress
from schatzkiste.server.store.backup import source_of
from schatzkiste.server.store.copying import Counts, Show, findings
from schatzkiste.server.store.sqlite_file import is_damage, unusable

MOST_OF_A_FILE = 100
NOTHING_WRONG = ("ok", "*** in database main ***")


async def check(address: Address, show: Show) -> tuple[list[str], Counts]:
    """What is wrong with the database, and how much it holds."""
    found = file_findings(address.file) if isinstance(address, SqliteAddress) else []
    try:
        async with source_of(address) as source:
            return [*found, *await findings(source, show)], await source.counts()
    except UnusableDatabase as error:
        if not found:
            raise
        return [*found, str(error)], Counts(0, 0)


def file_findings(file: Path) -> list[str]:
    """What SQLite finds wrong with its file."""
    if not file.exists():
        raise UnusableDatabase(f"there is no database {file}")
    try:
        with closing(sqlite3.connect(file)) as connection:
            lines = [str(line) for [line] in connection.execute(f"PRAGMA integrity_check({MOST_OF_A_FILE})")]
            strangers = connection.execute("PRAGMA foreign_key_check").fetchall()
    except sqlite3.Error as error:
        if is_damage(error):
            return [str(error)]
        raise unusable(file, error) from error
    found = [finding for line in lines for finding in line.splitlines() if finding not in NOTHING_WRONG]
    return [*found, *(f"a row of {table} belongs to a table that is not there" for table, *_ in strangers)]
