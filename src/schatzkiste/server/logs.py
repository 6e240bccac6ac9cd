"""The log: one line for each thing that happened, whatever texts from outside are in it, and never too many.

Lines are written for people (`key=value`) or for programs (JSON). Values go into a line as `extra`, so that the same
message is always the same text, by which repetitions are counted.
"""

import json
import logging
import sys
import time
from typing import TextIO

from schatzkiste.server.settings import ServerSettings

OWN = "schatzkiste"
PER_SECOND = 10
STANDARD = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName", "color_message"}
LONGEST_VALUE = 500


def set_up_logs(settings: ServerSettings, stream: TextIO | None = None) -> None:
    """Write our own lines of the level that is asked for, and warnings of everyone else.

    Others would tell the keys in clients' messages and the seeds in statements.
    """
    handler = Sparing(stream or sys.stderr)
    handler.setFormatter(JsonLines() if settings.log_format == "json" else TextLines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger(OWN).setLevel(settings.log_level.upper())


class JsonLines(logging.Formatter):
    """A JSON object for each line."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as one line."""
        line = {
            "time": stamp(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **extras(record),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


class TextLines(logging.Formatter):
    """A line that people read, with `key=value` at its end; the lines of a trace are set in."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as one line, or as several if something failed."""
        pairs = "".join(f" {key}={quoted(value)}" for key, value in extras(record).items())
        line = f"{stamp(record)} {record.levelname.lower()} {record.name}: {printable(record.getMessage())}{pairs}"
        if record.exc_info:
            trace = self.formatException(record.exc_info).split("\n")
            line += "".join(f"\n  | {printable(text)}" for text in trace)
        return line


class Sparing(logging.StreamHandler[TextIO]):
    """Writes the same message a limited number of times a second, and then how often it was left out."""

    def __init__(self, stream: TextIO, per_second: int = PER_SECOND) -> None:
        super().__init__(stream)
        self._per_second = per_second
        self._second = 0
        self._written: dict[tuple[str, str], int] = {}

    def emit(self, record: logging.LogRecord) -> None:
        """Write the record, or count it."""
        second = int(time.monotonic())
        if second != self._second:
            self._tell_left_out()
            self._second = second
        key = record.name, str(record.msg)
        written = self._written[key] = self._written.get(key, 0) + 1
        if written <= self._per_second:
            super().emit(record)

    def close(self) -> None:
        """Tell the last second's, too."""
        self._tell_left_out()
        super().close()

    def _tell_left_out(self) -> None:
        for (name, message), written in self._written.items():
            if written > self._per_second:
                values = {"of": message, "times": written - self._per_second}
                left_out = logging.LogRecord(name, logging.WARNING, "", 0, "left out", (), None)
                left_out.__dict__.update(values)
                super().emit(left_out)
        self._written.clear()


def extras(record: logging.LogRecord) -> dict[str, object]:
    """The values that belong to a line, long texts cut."""
    found = {key: value for key, value in record.__dict__.items() if key not in STANDARD}
    return {key: value[:LONGEST_VALUE] if isinstance(value, str) else value for key, value in found.items()}


def stamp(record: logging.LogRecord) -> str:
    """When it happened, in UTC."""
    moment = time.gmtime(record.created)
    return f"{time.strftime('%Y-%m-%dT%H:%M:%S', moment)}.{int(record.msecs):03}Z"


def quoted(value: object) -> str:
    """A value that cannot be taken for anything else of its line."""
    text = str(value)
    is_plain = text.isascii() and text.isprintable() and text and not set(text) & set(' "=\\')
    return text if is_plain else json.dumps(text)


def printable(text: str) -> str:
    """The text without line breaks and without what moves a terminal's cursor."""
    return "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text)
