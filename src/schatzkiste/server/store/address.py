"""Where a database is: a folder or file for SQLite, an address for PostgreSQL."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

from schatzkiste.server.store import UnusableDatabase
from schatzkiste.server.store.sqlite_file import FILE_NAME

SQLITE: Final = "sqlite:///"
POSTGRES: Final = ("postgresql://", "postgres://")


@dataclass(frozen=True)
class SqliteAddress:
    """A file of SQLite."""

    file: Path

    def __str__(self) -> str:
        return str(self.file)


@dataclass(frozen=True)
class PostgresAddress:
    """A database of PostgreSQL; shown without its password."""

    url: str

    def __str__(self) -> str:
        parts = urlsplit(self.url)
        return parts._replace(netloc=parts.netloc.rpartition("@")[2], query="").geturl()


Address = SqliteAddress | PostgresAddress


def address_of(text: str | Path) -> Address:
    """What the text means: `sqlite:///file`, `postgresql://…`, or a folder."""
    if isinstance(text, Path):
        return SqliteAddress(text / FILE_NAME)
    if text.startswith(SQLITE):
        return SqliteAddress(Path(unquote(text.removeprefix(SQLITE))))
    if text.startswith(POSTGRES):
        return PostgresAddress(text)
    if "://" in text:
        known = f"a folder, {SQLITE}file or {POSTGRES[0]}user@host/name"
        raise UnusableDatabase(f"a database is {known}, not {text.partition('://')[0]}://…")
    return SqliteAddress(Path(text) / FILE_NAME)
