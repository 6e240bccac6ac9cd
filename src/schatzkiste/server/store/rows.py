"""Rows of the database as what they stand for, and back."""

import logging
from collections.abc import Iterable, Sequence
from typing import TypedDict

import msgspec

from schatzkiste.server.message import Arg
from schatzkiste.server.party_messages import Manners
from schatzkiste.server.stored import Entry, StoredCode, StoredSeat, StoredSummary, TableSetup

logger = logging.getLogger(__name__)

encode = msgspec.json.Encoder().encode
decode_entries = msgspec.json.Decoder(list[Entry]).decode
decode_options = msgspec.json.Decoder(dict[str, Arg]).decode
decode_seats = msgspec.json.Decoder(list[StoredSeat]).decode
decode_manners = msgspec.json.Decoder(Manners).decode
decode_summary = msgspec.json.Decoder(StoredSummary).decode

Row = Sequence[object]
"""The columns of a set-up, and perhaps the text of its summary."""


def json_text(value: object) -> str:
    """What is stored of a value."""
    return encode(value).decode()


def setup_values(setup: TableSetup) -> dict[str, object]:
    """The columns of a set-up."""
    values = {name: getattr(setup, name) for name in TableSetup.__struct_fields__}
    texts = {name: json_text(values[name]) for name in ("options", "seats", "manners")}
    return {**values, **texts}


def setup_of(row: Row) -> TableSetup:
    """The set-up in a row."""
    values = dict(zip(TableSetup.__struct_fields__, row, strict=False))
    manners = values["manners"]
    values |= {
        "options": decode_options(str(values["options"])),
        "seats": decode_seats(str(values["seats"])),
        "manners": Manners() if manners is None else decode_manners(str(manners)),
    }
    return msgspec.convert(values, TableSetup)


def summarised(rows: Iterable[Row]) -> list[tuple[TableSetup, StoredSummary | None]]:
    """The set-ups and summaries in the rows; a table that cannot be read does not hide the others."""
    found = []
    for row in rows:
        try:
            found.append((setup_of(row), summary_of(row)))
        except msgspec.DecodeError as error:
            logger.error("the set-up of table %s cannot be read: %s", row[0], error)
    return found


def summary_of(row: Row) -> StoredSummary | None:
    """The summary at the end of a row; None also for one that another version wrote."""
    try:
        return None if row[-1] is None else decode_summary(str(row[-1]))
    except msgspec.DecodeError:
        return None


class SummaryColumns(TypedDict):
    """The columns of a summary."""

    table: str
    summary: str
    bot_to_act: bool
    acted: bool


def summary_values(table: str, summary: StoredSummary) -> SummaryColumns:
    """The columns of a summary."""
    return {
        "table": table,
        "summary": json_text(summary),
        "bot_to_act": summary.bot_to_act,
        "acted": summary.acted,
    }


def code_of(row: Row) -> StoredCode:
    """The code in a row; SQLite keeps yes and no as numbers."""
    values = dict(zip(StoredCode.__struct_fields__, row, strict=True))
    return msgspec.convert(values | {"instead": bool(values["instead"])}, StoredCode)


def entries_of(texts: Sequence[str]) -> list[Entry]:
    """The entries that are stored as these texts."""
    return decode_entries(f"[{','.join(texts)}]")
