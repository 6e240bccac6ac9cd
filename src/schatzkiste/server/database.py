"""Opening the database file: brought to the newest version, durable, or one clear sentence why not."""

import logging
from pathlib import Path

from sqlalchemy import URL, Connection, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DatabaseError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry, NullPool

FILE_NAME = "schatzkiste.sqlite3"
MIGRATIONS = Path(__file__).parent / "migrations"


class UnusableDatabase(Exception):
    """The database cannot be used; the sentence says why."""


def open_database(folder: Path) -> AsyncEngine:
    """The database in the folder, made or migrated if need be."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UnusableDatabase(f"cannot use the data folder {folder}: {error.strerror}") from error
    logging.getLogger("aiosqlite").setLevel(logging.INFO)  # its debug lines would show seeds
    file = folder / FILE_NAME
    migrate(file)
    engine = create_async_engine(URL.create("sqlite+aiosqlite", database=str(file)), hide_parameters=True)
    event.listen(engine.sync_engine, "connect", make_durable)
    return engine


def migrate(file: Path) -> None:
    """Bring the file to the newest version."""
    engine = create_engine(URL.create("sqlite", database=str(file)), poolclass=NullPool)
    event.listen(engine, "connect", make_durable)
    try:
        with engine.begin() as connection:
            upgrade(connection, file)
    except DatabaseError as error:
        raise UnusableDatabase(f"cannot use the database {file}: {error.orig}") from error


def upgrade(connection: Connection, file: Path) -> None:
    """Run the migrations that the database has not seen yet."""
    from alembic import command
    from alembic.config import Config
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    scripts = ScriptDirectory.from_config(config)
    known = {script.revision for script in scripts.walk_revisions()}
    found = MigrationContext.configure(connection).get_current_revision()
    if found is not None and found not in known:
        raise UnusableDatabase(
            f"the database {file} has version {found}, written by a newer Schatzkiste;"
            f" this one knows up to {scripts.get_current_head()}"
        )
    command.upgrade(config, "head")


def make_durable(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    """Whatever was committed survives a crash and a power cut."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()
