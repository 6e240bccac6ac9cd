"""What is stored of a table: its set-up, written once, the entries of its log, only ever added to, and its summary.

The tags stay as they are: databases hold them.
"""

from msgspec import Struct

from schatzkiste.server.message import Arg


class StoredSeat(Struct, frozen=True):
    """A seat as it is stored: a bot by its id, or a person, of whose key only the hash is kept."""

    name: str | None = None
    bot: str | None = None
    key_hash: str | None = None


class TableSetup(Struct, frozen=True):
    """What was agreed when the table was made."""

    id: str
    game: str
    rules_version: int
    players: int
    options: dict[str, Arg]
    seed: str
    seats: list[StoredSeat]
    created: float


class ActionEntry(Struct, frozen=True, tag="played", omit_defaults=True):
    """A seat's action; `stand_in` if its bot could not decide and another decided in its place."""

    seat: int
    notation: str
    at: float
    stand_in: bool = False


class UndoEntry(Struct, frozen=True, tag="taken-back"):
    """A seat took back the last `undo` actions."""

    seat: int
    undo: int
    at: float


Entry = ActionEntry | UndoEntry


class SeatSummary(Struct, frozen=True):
    """What a seat may know without opening the table: whether it is asked, and when it last saw something change."""

    your_turn: bool
    changed: float


class StoredSummary(Struct, frozen=True):
    """A table in one line, written with each entry; scores and winners once it is over."""

    changed: float
    over: bool
    bot_to_act: bool
    seats: list[SeatSummary]
    scores: list[int]
    winners: list[int]
