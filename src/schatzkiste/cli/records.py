"""Files of records as the commands take them: one game over many lines, or many games, one a line."""

import json
from collections.abc import Iterator
from pathlib import Path

from schatzkiste.core import BadRecord, Game, UnknownGame
from schatzkiste.games import game
from schatzkiste.record import RECORD_FILE, Record

LONGEST_LINE = RECORD_FILE.longest


def load_record(file: Path, number: int | None = None) -> Record:
    """The record in a file; of a file with many games the one with this number, counted from 1."""
    if not holds_many(file):
        if number not in (None, 1):
            raise BadRecord(f"{file}: this file holds one game, there is no game {number}")
        return Record.load(file)
    if number is None:
        raise BadRecord(f"{file}: this file holds many games, one a line, not a single one")
    for place, record in numbered_records(file):
        if place == number:
            return record
    raise BadRecord(f"{file}: there is no game {number}; this file holds {count_lines(file)}")


def holds_many(file: Path) -> bool:
    """Whether the first line of the file is a record by itself and others follow, as `simulate --out` writes them."""
    with RECORD_FILE.opened(file) as text:
        first, follows = text.readline(LONGEST_LINE), text.readline(1)
    try:
        document = json.loads(first)
    except ValueError:
        return False
    return bool(follows) and isinstance(document, dict) and document.get("format") == RECORD_FILE.name


def numbered_records(file: Path) -> Iterator[tuple[int, Record]]:
    """The records of a file with many games, counted from 1; an error names its line."""
    with RECORD_FILE.opened(file) as text:
        for number, line in enumerate(text, start=1):
            try:
                record = Record.parse(line)
            except BadRecord as error:
                raise BadRecord(f"{file}: line {number}: {error}") from error
            yield number, record


def count_lines(file: Path) -> int:
    """How many games a file with many holds."""
    with RECORD_FILE.opened(file) as text:
        return sum(1 for _ in text)


def recorded_game(record: Record, components: Path | None) -> Game:
    """The game a record was played in."""
    try:
        return game(record.game, components)
    except UnknownGame as error:
        raise BadRecord(f"record.game: {error}") from error
