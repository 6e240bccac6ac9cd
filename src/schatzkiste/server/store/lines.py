"""Tables in a file of lines, for moving them: one JSON object a line, compressed if its name ends in .gz.

The first line is the head, with the version of this format and how much follows; then one line for each table, then one
for each entry by table and place. Texts of options, seats, summaries and entries are kept character by character.
"""

import gzip
import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import BinaryIO, Final, Self

import msgspec
from msgspec import Struct

from schatzkiste.server.store import UnusableDatabase
from schatzkiste.server.store.copying import TOGETHER, Counts, EntryRow, Rows, Show, Source, TableRow, examined

FORMAT: Final = "schatzkiste-tables"
VERSION: Final = 1
COMPRESSED: Final = b"\x1f\x8b"


class Head(Struct, frozen=True, tag="head"):
    """The first line."""

    format: str
    version: int
    tables: int
    entries: int


encode = msgspec.json.Encoder().encode
decode_head = msgspec.json.Decoder(Head).decode
decode_row = msgspec.json.Decoder(TableRow | EntryRow).decode


class LinesSource(Source):
    """A file of lines."""

    def __init__(self, file: Path) -> None:
        self._file = file

    async def __aenter__(self) -> Self:
        with self._file.open("rb") as start:
            is_compressed = start.read(2) == COMPRESSED
        with ExitStack() as stack:
            plain = stack.enter_context(self._file.open("rb"))
            self._lines = stack.enter_context(gzip.GzipFile(fileobj=plain)) if is_compressed else plain
            self._head = self._read_head()
            self._opened = stack.pop_all()
        return self

    async def __aexit__(self, *_: object) -> None:
        self._opened.close()

    async def counts(self) -> Counts:
        """How much the head promises."""
        return Counts(self._head.tables, self._head.entries)

    async def rows(self) -> Rows:
        """All tables, then all entries by table and place."""
        tables: list[TableRow] = []
        entries: list[EntryRow] = []
        for row in self._rows():
            if isinstance(row, TableRow):
                tables.append(row)
            else:
                entries.append(row)
            if len(tables) == TOGETHER or (tables and entries):
                yield tables
                tables = []
            if len(entries) == TOGETHER:
                yield entries
                entries = []
        yield tables
        yield entries

    def _read_head(self) -> Head:
        try:
            head = decode_head(self._lines.readline())
        except (msgspec.DecodeError, EOFError, OSError) as error:
            raise UnusableDatabase(f"{self._file} is no file of tables: {error}") from error
        if head.format != FORMAT:
            raise UnusableDatabase(f"{self._file} is no file of tables: its format is {head.format}")
        if head.version != VERSION:
            raise UnusableDatabase(
                f"{self._file} has version {head.version} of the format, and this Schatzkiste reads version {VERSION}"
            )
        return head

    def _rows(self) -> Iterator[TableRow | EntryRow]:
        number = 1
        try:
            for line in self._lines:
                number += 1
                yield decode_row(line)
        except (msgspec.DecodeError, EOFError, OSError) as error:
            raise UnusableDatabase(f"{self._file}: line {number}: {error}") from error


async def write_lines(source: Source, file: Path, show: Show) -> Counts:
    """Write all tables of the source into a new file that only its owner may read."""
    counts = await source.counts()
    with new_file(file) as plain:
        lines: BinaryIO = gzip.GzipFile(fileobj=plain, mode="wb") if file.suffix == ".gz" else plain  # type: ignore[assignment]
        lines.write(encode(Head(FORMAT, VERSION, counts.tables, counts.entries)) + b"\n")
        async for rows in examined(source, show):
            lines.writelines(encode(row) + b"\n" for row in rows)
        if lines is not plain:
            lines.close()
    return counts


@contextmanager
def new_file(file: Path) -> Iterator[BinaryIO]:
    """A file that is not there yet, private, safe on disk in the end; gone if it could not be finished."""
    try:
        descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError as error:
        raise UnusableDatabase(f"{file} is there already; choose another name") from error
    try:
        with os.fdopen(descriptor, "wb") as opened:
            yield opened
            opened.flush()
            os.fsync(descriptor)
    except BaseException:
        file.unlink()
        raise
