"""What travels between server and page; the page's TypeScript types are generated from these."""

from typing import Any

from msgspec import Struct

Arg = str | int


class Message(Struct, forbid_unknown_fields=True):
    """The base of all messages: unknown fields are refused."""


# --- games ------------------------------------------------------------------------------------------------


class OptionInfo(Message):
    """An option of a game: either a few values, or a whole number within limits."""

    name: str
    default: Arg
    values: list[str] | None = None
    low: int | None = None
    high: int | None = None


class ActionInfo(Message):
    """An entry of the action table; its number is its place in the list."""

    kind: str
    args: dict[str, str]
    notation: str


class BotInfo(Message):
    """A bot that can take a seat; its name and description are texts `bot-<id>` and `bot-<id>-about`."""

    id: str


class GameInfo(Message):
    """A game in the chest, without its action table."""

    id: str
    title: str
    players: list[int]
    minutes: int
    rules_version: int
    options: list[OptionInfo]
    bots: list[BotInfo]


class GameTable(Message):
    """The action table of a game."""

    id: str
    rules_version: int
    actions: list[ActionInfo]


# --- tables -----------------------------------------------------------------------------------------------


class SeatWish(Message):
    """Who shall sit somewhere: a bot by its id, or (None) a person."""

    bot: str | None = None
    name: str | None = None


class NewTable(Message):
    """A wish for a table; the first person's seat is the maker's."""

    game: str
    seats: list[SeatWish]
    options: dict[str, Arg] = {}


class TableMade(Message):
    """The table and the key that proves who sits on the maker's seat."""

    table: str
    seat: int
    key: str


class SeatInfo(Message):
    """Who sits somewhere; `name` is None for people who gave none."""

    name: str | None
    bot: str | None


class TableKey(Message):
    """A table someone sits at, with the proof."""

    table: str
    key: str


class TableSummary(Message):
    """A line for the list of games to continue."""

    table: str
    game: str
    seats: list[SeatInfo]
    seat: int
    your_turn: bool
    over: bool
    moves: int
    changed: float


# --- a game under way -------------------------------------------------------------------------------------


class RefusalInfo(Message):
    """Why not: text `<game>-refusal-<code>` (or `refusal-<code>`), its arguments, and the rule."""

    code: str
    rule: str
    args: dict[str, Arg]


class EventInfo(Message):
    """What happened: text `<game>-event-<code>` and its arguments; an argument `seat` is a seat number."""

    code: str
    args: dict[str, Arg]


class LogEntry(Message):
    """What an action caused, and the action itself if it was the client's own; others learn of it by its events."""

    own: str | None
    events: list[EventInfo]


class Update(Message, tag="update"):
    """The table as this client may see it; `seq` counts all that was done, undos included.

    `log` replaces everything from entry `log_from` on, so an undo sends a smaller `log_from`. `undo` is how
    many actions the client's seat may take back now (0: none).
    """

    seq: int
    seat: int | None
    seats: list[SeatInfo]
    game: str
    options: dict[str, Arg]
    seed_hash: str
    seed: str | None
    to_act: list[int]
    legal: list[int]
    scores: list[int]
    winners: list[int]
    over: bool
    undo: int
    log_from: int
    log: list[LogEntry]
    view: dict[str, Any]


class Refused(Message, tag="refused"):
    """An action was not accepted; nothing changed."""

    action: int
    seq: int
    refusal: RefusalInfo


class Because(Message, tag="because"):
    """The answer to `why`; None means the action is legal."""

    action: int
    seq: int
    refusal: RefusalInfo | None


class Problem(Message, tag="problem"):
    """Something other than the rules is wrong: text `problem-<code>`."""

    code: str
    args: dict[str, Arg] = {}


class Hello(Message, tag="hello"):
    """The first message of a client: its key (None: a spectator) and the `seq` of the last update it has."""

    key: str | None = None
    since: int = 0


class Act(Message, tag="act"):
    """An action of the client's seat in the position of the update with this `seq`."""

    action: int
    seq: int


class Why(Message, tag="why"):
    """Why may I not do this?"""

    action: int


class Undo(Message, tag="undo"):
    """Take back the last of my own actions, in the position of the update with this `seq`."""

    seq: int


FromClient = Hello | Act | Why | Undo
ToClient = Update | Refused | Because | Problem
