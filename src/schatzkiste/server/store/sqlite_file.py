"""Opening a file of SQLite: private, brought to the newest version, durable, or one clear sentence why not."""

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from schatzkiste.server.store import UnusableDatabase
from schatzkiste.server.store.lock import Lock
from schatzkiste.server.store.migrating import upgrade

FILE_NAME: Final = "schatzkiste.sqlite3"
CHECKED_AT_START: Final = 64 * 1024 * 1024
"""Files up to this size are checked whenever they are opened, which takes a fraction of a second."""
DAMAGE: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
ADVICE: Final = {
    sqlite3.SQLITE_READONLY: "make the file and its folder writable",
    sqlite3.SQLITE_CANTOPEN: "make the file and its folder writable",
    sqlite3.SQLITE_PERM: "make the file and its folder writable",
    sqlite3.SQLITE_FULL: "make room on the disk",
    sqlite3.SQLITE_BUSY: "end the program that holds it",
}


def open_file(file: Path) -> tuple[Lock, str | None]:
    """The lock of the database file, which is made or migrated if need be, and the version it had."""
    lock = lock_file(file)
    try:
        make_private(file)
        look(file)
        return lock, migrate(file)
    except BaseException:
        lock.release()
        raise


def make_private(file: Path) -> None:
    """Have a file, empty if it is new, that others may not read and we may write."""
    try:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise UnusableDatabase(f"cannot use the database {file}: {error.strerror}; make it writable") from error
    with suppress(PermissionError):  # it belongs to somebody else, who lets us write
        file.chmod(file.stat().st_mode & 0o700)


def lock_file(file: Path) -> Lock:
    """The lock of the file, in a folder that is made if need be."""
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        return Lock(file)
    except OSError as error:
        raise UnusableDatabase(f"cannot use the data folder {file.parent}: {error.strerror}") from error


def connect(file: Path) -> sqlite3.Connection:
    """A connection on which whatever was committed survives a crash and a power cut; transactions are begun by hand."""
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    try:
        for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {setting}")
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def look(file: Path) -> None:
    """Refuse a damaged file; a big one is only looked into here and there."""
    try:
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
            if file.stat().st_size <= CHECKED_AT_START:
                [finding] = connection.execute("PRAGMA quick_check(1)").fetchone()
                if finding != "ok":
                    raise UnusableDatabase(damaged(file, finding))
    except sqlite3.Error as error:
        raise unusable(file, error) from error


def migrate(file: Path) -> str | None:
    """Bring the file to the newest version, all at once or not at all; gives the version it had."""
    engine = create_engine("sqlite://", creator=lambda: connect(file), poolclass=NullPool)
    event.listen(engine, "begin", begin)
    try:
        with engine.begin() as connection:
            return upgrade(connection, str(file))
    except DBAPIError as error:
        raise unusable(file, error.orig) from error
    except sqlite3.Error as error:
        raise unusable(file, error) from error


def begin(connection: Connection) -> None:
    """Python itself would begin no transaction for changes of the schema."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def kind(error: BaseException | None) -> int:
    """What SQLite calls the error, without its details."""
    return (getattr(error, "sqlite_errorcode", None) or sqlite3.SQLITE_ERROR) & 0xFF


def is_damage(error: BaseException | None) -> bool:
    """Whether the error tells that the file is damaged."""
    return kind(error) in DAMAGE


def unusable(file: Path, error: BaseException | None) -> UnusableDatabase:
    """The sentence for an error of SQLite."""
    if is_damage(error):
        return UnusableDatabase(damaged(file, str(error)))
    advice = ADVICE.get(kind(error))
    return UnusableDatabase(f"cannot use the database {file}: {error}{f'; {advice}' if advice else ''}")


def damaged(file: Path, finding: str) -> str:
    """The sentence for a damaged file."""
    return (
        f"the database {file} is damaged ({' '.join(finding.split())}): restore a backup with"
        " `schatzkiste database restore`, or see with `schatzkiste database check` what can still be read"
    )
