"""The file of a comparison: what is compared in its first line, then a line for each game; it can go on later."""

import json
from collections.abc import Iterator
from fcntl import LOCK_EX, LOCK_NB, flock
from pathlib import Path
from typing import BinaryIO, Self

from schatzkiste.arena.match import Outcome
from schatzkiste.arena.series import Series
from schatzkiste.arena.times import Times
from schatzkiste.core import BadDocument, Document, SchatzkisteError
from schatzkiste.core.document import shown
from schatzkiste.core.errors import unreadable

FORMAT = "schatzkiste arena"
VERSION = 1
LONGEST_LINE = 1 << 20


class OtherSeries(SchatzkisteError):
    """A file that holds something else than the games to be played."""


class Logbook:
    """The games of a series in a file, in their order; a last line that was cut off is played again."""

    def __init__(self, path: Path, series: Series) -> None:
        self.path = path
        self.games = 0
        self._series = series
        try:
            self._file: BinaryIO = path.open("r+b" if path.exists() else "w+b")
        except OSError as error:
            raise SchatzkisteError(f"cannot write {path}: {unreadable(error)}") from error
        try:
            flock(self._file, LOCK_EX | LOCK_NB)  # two runs would write each game twice
        except OSError as error:
            self._file.close()
            raise SchatzkisteError(f"{path} is in use by another run") from error

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def earlier(self) -> Iterator[Outcome]:
        """The games that the file holds already; the file then stands behind them."""
        end = 0
        head = self._file.readline(LONGEST_LINE)
        if head.endswith(b"\n"):
            self._compare(_parsed(head, f"{self.path}: line 1"))
            end = len(head)
        elif not _line_of(head_of(self._series)).startswith(head):  # else it is our own line, cut off, or nothing yet
            raise OtherSeries(f"{self.path} does not begin as this series does; name another file")
        while line := self._line():
            outcome = self._outcome(line)
            end += len(line)
            self.games += 1
            yield outcome
        self._file.seek(end)
        self._file.truncate()
        if not end:
            self._write(head_of(self._series))

    def add(self, outcome: Outcome) -> None:
        """Write one more game."""
        self._write(
            {
                "number": outcome.number,
                "deal": outcome.deal,
                "seed": outcome.seed,
                "seats": [self._series.names.index(name) for name in outcome.seats],
                "scores": outcome.scores,
                "winners": outcome.winners,
                "decisions": outcome.decisions,
                "thinking": [times.to_json() for times in outcome.thinking],
                "stood_in": outcome.stood_in,
                "failures": outcome.failures,
            }
        )
        self.games += 1

    def _line(self) -> bytes:
        """The next whole line; nothing at the end, and where one was cut off."""
        line = self._file.readline(LONGEST_LINE)
        return line if line.endswith(b"\n") else b""

    def _write(self, document: dict[str, object]) -> None:
        self._file.write(_line_of(document))
        self._file.flush()

    def _compare(self, found: Document) -> None:
        if found.values.get("format") != FORMAT:
            raise OtherSeries(f"{self.path} is no file of the arena; name another one")
        for key, value in json.loads(json.dumps(head_of(self._series))).items():
            if found.values.get(key) != value:
                there = shown(found.values.get(key))
                raise OtherSeries(f"{self.path} holds another series: {key} {there}, not {shown(value)}")

    def _outcome(self, line: bytes) -> Outcome:
        doc = _parsed(line, f"{self.path}: line {self.games + 2}")
        number, players, names = self.games, self._series.seating.players, self._series.names
        doc.expect("number", number)
        doc.expect("seats", list(self._series.seating.seats_of(number)))
        return Outcome(
            number=number,
            deal=self._series.seating.deal_of(number),
            seed=doc.text("seed"),
            seats=tuple(names[who] for who in self._series.seating.seats_of(number)),
            scores=tuple(doc.integers("scores", players, -1_000_000, 1_000_000)),
            winners=tuple(doc.integers("winners", None, 0, players - 1)),
            decisions=tuple(doc.integers("decisions", players, 0, 1 << 30)),
            thinking=tuple(_times(doc, place) for place in range(players)),
            stood_in=tuple(doc.integers("stood_in", players, 0, 1 << 30)),
            failures=tuple(doc.texts("failures", players)),
        )


def seed_in(path: Path) -> str | None:
    """The seed of the series in a file, if there is one: a series that goes on needs no other."""
    try:
        with path.open("rb") as file:
            head = json.loads(file.readline(LONGEST_LINE))
    except (OSError, ValueError):
        return None
    seed = head.get("seed") if isinstance(head, dict) else None
    return seed if isinstance(seed, str) else None


def head_of(series: Series) -> dict[str, object]:
    """What the games of the series have in common."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": series.game.id,
        "rules_version": series.game.rules_version,
        "components": series.game.component_file.digest,
        "options": dict(series.options),
        "bots": series.names,
        "tables": series.seating.tables,
        "seed": series.seed,
    }


def _line_of(document: dict[str, object]) -> bytes:
    return json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _parsed(line: bytes, path: str) -> Document:
    try:
        return Document(json.loads(line), path, BadDocument)
    except (ValueError, RecursionError) as error:
        raise BadDocument(f"{path}: {error}") from error


def _times(doc: Document, place: int) -> Times:
    times = Document(doc.items("thinking")[place], f"{doc.path}.thinking[{place}]", BadDocument)
    seconds = times.get("seconds")
    steps = times.section("steps")
    if not isinstance(seconds, int | float):
        raise times.wrong("seconds", "must be a number")
    return Times(seconds, {int(step): steps.integer(step, 0, 1 << 30) for step in steps.names() if step.isdecimal()})
