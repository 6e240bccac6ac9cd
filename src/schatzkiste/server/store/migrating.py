"""Versions of the database: the same migrations bring SQLite and PostgreSQL to the newest one."""

from pathlib import Path

from sqlalchemy import Connection

from schatzkiste.server.store import UnusableDatabase

MIGRATIONS = Path(__file__).parent / "migrations"


def newest_version() -> str:
    """The version that this Schatzkiste writes."""
    return max(script.name for script in MIGRATIONS.glob("versions/[0-9]*.py")).partition("_")[0]


def check_version(found: str | None, name: str) -> None:
    """Refuse a database of another version than ours."""
    if found is None:
        raise UnusableDatabase(f"the database {name} is not one of Schatzkiste's")
    if found > newest_version():
        raise UnusableDatabase(
            f"the database {name} has version {found}, written by a newer Schatzkiste;"
            f" this one knows up to {newest_version()}"
        )
    if found < newest_version():
        raise UnusableDatabase(
            f"the database {name} has version {found};"
            f" bring it to {newest_version()} with `schatzkiste database upgrade`"
        )


def upgrade(connection: Connection, name: str) -> str | None:
    """Run the migrations that the database has not seen yet; gives the version it had."""
    from alembic import command
    from alembic.config import Config
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    found = MigrationContext.configure(connection).get_current_revision()
    if found is not None and found not in known:
        raise UnusableDatabase(
            f"the database {name} has version {found}, written by a newer Schatzkiste;"
            f" this one knows up to {newest_version()}"
        )
    if found != newest_version():
        command.upgrade(config, "head")
    return found
