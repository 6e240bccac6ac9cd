"""What every message between server and page is made of."""

from msgspec import Struct

Arg = str | int


class Message(Struct, forbid_unknown_fields=True):
    """The base of all messages: unknown keys are refused."""


class EventInfo(Message):
    """What happened: text `<game>-event-<code>` and its arguments; an argument `seat` is a seat number."""

    code: str
    args: dict[str, Arg]


class Problem(Message, tag="problem"):
    """Something other than the rules is wrong: text `problem-<code>`."""

    code: str
    args: dict[str, Arg] = {}
