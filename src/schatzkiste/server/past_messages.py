"""What travels about playing on from the past, about positions as files, and about records from outside."""

from schatzkiste.server.message import Message, Problem


class PlayOn(Message):
    """Make a table for practice: after a step of a finished game, on a seat, against bots of one kind.

    What is hidden is as it was, or `anew`: dealt again from what the seat knew then. The `key` opens a seat at that
    table; it is needed where nobody may watch.
    """

    table: str
    step: int
    seat: int
    bot: str
    anew: bool = False
    name: str | None = None
    key: str | None = None


class TakePosition(Message):
    """A position as a file: what a seat knew after a step, or with all hands `open` the whole of it.

    The `key` opens a seat at the table; without one a spectator asks.
    """

    table: str
    step: int
    seat: int | None = None
    open: bool = False
    key: str | None = None


class PositionFile(Message):
    """A position as it stands in a file."""

    position: str


class LayPosition(Message):
    """Make a table for practice from a position file, against bots of one kind.

    Of what a seat knew, the rest is dealt, and one plays on that seat; of a whole position on the first that may act.
    """

    position: str
    bot: str
    name: str | None = None


class RecordFile(Message):
    """A record as it stands in a file."""

    record: str


class RecordShown(Message):
    """The table at which a record can be looked at, and how many steps of it can; `remark` is what is wrong with it."""

    table: str
    steps: int
    remark: Problem | None = None
