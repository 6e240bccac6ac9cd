"""Opening a store: whichever database it is, ready for use or one clear sentence why not."""

from pathlib import Path

from schatzkiste.server.store import Store
from schatzkiste.server.store.address import Address, SqliteAddress, address_of
from schatzkiste.server.store.sqlite import SqliteStore
from schatzkiste.server.store.sqlite_file import open_file


def open_store(database: str | Path) -> Store:
    """The store in a folder, in `sqlite:///file` or at `postgresql://…`, made or migrated if need be."""
    address = address_of(database)
    if isinstance(address, SqliteAddress):
        lock, _ = open_file(address.file)
        return SqliteStore(address.file, lock)
    from schatzkiste.server.store.postgres import PostgresStore
    from schatzkiste.server.store.postgres_database import migrate

    migrate(address)
    return PostgresStore(address)


def upgrade(address: Address) -> str | None:
    """Bring a database to the newest version, or make it; gives the version it had."""
    if isinstance(address, SqliteAddress):
        lock, had = open_file(address.file)
        lock.release()
        return had
    from schatzkiste.server.store.postgres_database import migrate

    return migrate(address)
