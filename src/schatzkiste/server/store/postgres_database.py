"""Opening a database of PostgreSQL: brought to the newest version, or one clear sentence why not."""

from typing import Final

from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from schatzkiste.server.store import UnusableDatabase
from schatzkiste.server.store.address import PostgresAddress
from schatzkiste.server.store.migrating import upgrade
from schatzkiste.server.store.session import DATABASE_ERRORS, connect, run_apart, unusable

MIGRATING: Final = 0x5C4A7  # any number that others do not lock


def migrate(address: PostgresAddress) -> str | None:
    """Bring the database to the newest version, one process after another; gives the version it had."""
    return run_apart(migrated(address))


async def migrated(address: PostgresAddress) -> str | None:
    """The version that the database had before it was brought to the newest."""
    engine = create_async_engine(
        "postgresql+asyncpg://",
        async_creator=lambda: connect(address, patient=True),
        poolclass=NullPool,
        hide_parameters=True,
    )
    try:
        async with engine.begin() as connection:
            encoding = (await connection.execute(text("SHOW server_encoding"))).scalar_one()
            if encoding != "UTF8":
                raise UnusableDatabase(f"the database {address} is encoded in {encoding}; make it with encoding UTF8")
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
            return await connection.run_sync(upgrade, str(address))
    except DBAPIError as error:
        raise unusable(address, getattr(error.orig, "__cause__", None) or error) from error
    except (*DATABASE_ERRORS, ValueError) as error:
        raise unusable(address, error) from error
    finally:
        await engine.dispose()
