"""What is kept of a table: its sheet, written once, and the entries of its log, only ever added to."""

from msgspec import Struct

from schatzkiste.server.messages import Arg


class Chair(Struct, frozen=True):
    """A seat as it is kept: a bot by its id, or a person, of whose key only the hash is kept."""

    name: str | None = None
    bot: str | None = None
    key_hash: str | None = None


class Sheet(Struct, frozen=True):
    """What was agreed when the table was made."""

    id: str
    game: str
    rules_version: int
    players: int
    options: dict[str, Arg]
    seed: str
    seats: list[Chair]
    created: float


class Played(Struct, frozen=True, tag="played"):
    """A seat's action."""

    seat: int
    notation: str
    at: float


class TakenBack(Struct, frozen=True, tag="taken-back"):
    """A seat took back the last `undo` actions."""

    seat: int
    undo: int
    at: float


Entry = Played | TakenBack
