"""What is stored of a table: its set-up, written once, the entries of its log, only ever added to, and its summary.

The tags stay as they are: databases hold them.
"""

from typing import Any

from msgspec import Struct

from schatzkiste.server.message import Arg, Problem
from schatzkiste.server.party_messages import Manners, Order, Stamp

LESSON = "lesson-"
"""With this the ids of tables begin at which a lesson is played."""


class StoredSeat(Struct, frozen=True, omit_defaults=True):
    """A seat as it is stored: a bot by its id, a person, of whose keys only the hashes are kept, or nobody yet.

    `more_keys` belong to a person's further devices, `cover` is the bot that plays for a person who is away. Whoever is
    `gone` since the game has ended keeps the name in the result, and nothing else.
    """

    name: str | None = None
    bot: str | None = None
    key_hash: str | None = None
    more_keys: tuple[str, ...] = ()
    cover: str | None = None
    gone: bool = False

    @property
    def is_person(self) -> bool:
        """Whether a person sits here, even if a bot plays for them at the moment."""
        return self.key_hash is not None

    @property
    def is_open(self) -> bool:
        """Whether somebody may still come."""
        return self.bot is None and self.key_hash is None and not self.gone

    @property
    def player(self) -> str | None:
        """The bot that decides for this seat; None: a person does."""
        return self.bot or self.cover

    @property
    def keys(self) -> tuple[str, ...]:
        """The hashes of all keys that open this seat."""
        return () if self.key_hash is None else (self.key_hash, *self.more_keys)


class TableSetup(Struct, frozen=True):
    """What was agreed when the table was made, or at a waiting table what is agreed now."""

    id: str
    game: str
    rules_version: int
    players: int
    options: dict[str, Arg]
    seed: str
    seats: list[StoredSeat]
    created: float
    manners: Manners = Manners()
    invitation: str | None = None


class ActionEntry(Struct, frozen=True, tag="played", omit_defaults=True):
    """A seat's action; `stand_in` if its bot could not decide and another decided in its place, `clock` if a bot did
    because the seat's time was used up."""

    seat: int
    notation: str
    at: float
    stand_in: bool = False
    clock: bool = False


class UndoEntry(Struct, frozen=True, tag="taken-back", omit_defaults=True):
    """A seat took back the last `undo` actions; `agreed` is who was the last to agree, if others were asked."""

    seat: int
    undo: int
    at: float
    agreed: int | None = None


class JoinedEntry(Struct, frozen=True, tag="joined"):
    """A person took a free seat."""

    seat: int
    name: str
    key_hash: str
    at: float


class LeftEntry(Struct, frozen=True, tag="left", omit_defaults=True):
    """A person left for good, or was asked to by the host; in a game under way the bot plays on, after its end nobody
    has to."""

    seat: int
    at: float
    bot: str | None = None
    removed: bool = False


class RenamedEntry(Struct, frozen=True, tag="renamed"):
    """A person has another name."""

    seat: int
    name: str
    at: float


class MovedEntry(Struct, frozen=True, tag="moved"):
    """A person changed places with whoever, or whatever, is at another place."""

    seat: int
    to: int
    at: float


class ArrangedEntry(Struct, frozen=True, tag="arranged"):
    """The host changed what is agreed on: who sits where, and the options. `places` tells where each seat was before;
    None: nobody, or a bot that is new."""

    seats: list[StoredSeat]
    places: list[int | None]
    options: dict[str, Arg]
    manners: Manners
    at: float


class HostEntry(Struct, frozen=True, tag="host"):
    """Somebody else is the host."""

    seat: int
    at: float


class InvitedEntry(Struct, frozen=True, tag="invited"):
    """From now on this invitation counts, by its hash, and none before it."""

    invitation: str
    at: float


class StartedEntry(Struct, frozen=True, tag="started", omit_defaults=True):
    """The game begins; the bot takes the seats that are free."""

    at: float
    bot: str | None = None


class CoveredEntry(Struct, frozen=True, tag="covered"):
    """A bot plays for somebody who is away, because the seat `by` wanted it."""

    seat: int
    by: int
    bot: str
    at: float


class ReturnedEntry(Struct, frozen=True, tag="returned"):
    """A person took their seat back from the bot."""

    seat: int
    at: float


class DeviceEntry(Struct, frozen=True, tag="device", omit_defaults=True):
    """One more device opens the seat, or (`instead`) only this one, because the seat was handed over."""

    seat: int
    key_hash: str
    at: float
    instead: bool = False
    name: str | None = None


class SignedOutEntry(Struct, frozen=True, tag="signed-out"):
    """Only this device still opens the seat."""

    seat: int
    key_hash: str
    at: float


class SaidEntry(Struct, frozen=True, tag="said", omit_defaults=True):
    """Somebody said something, in words or by a stamp; without a seat it was a spectator."""

    id: str
    at: float
    seat: int | None = None
    text: str = ""
    stamp: Stamp | None = None


class OrderedEntry(Struct, frozen=True, tag="ordered"):
    """A seat said what is to happen in windows; `during` is who was asked then, as everyone knows."""

    seat: int
    order: Order
    during: tuple[int, ...]
    at: float


class UndoAskedEntry(Struct, frozen=True, tag="undo-asked"):
    """A seat asked the others to let it take back its last action, which was the step at this place of the game."""

    seat: int
    at: float
    place: int | None = None


class UndoAnsweredEntry(Struct, frozen=True, tag="undo-answered"):
    """A seat agreed to a request, or did not."""

    seat: int
    agrees: bool
    at: float


class UndoLapsedEntry(Struct, frozen=True, tag="undo-lapsed"):
    """A request ended because this seat, though it was here, did not answer."""

    seat: int
    at: float


class HintedEntry(Struct, frozen=True, tag="hinted"):
    """A seat was given a hint after it had noticed `seq` changes."""

    seat: int
    seq: int
    at: float


class CopiedEntry(Struct, frozen=True, tag="copied", omit_defaults=True):
    """The game begins with a past, which nobody counts as a game: these actions, each with its seat, from the set-up or
    from a `position` on. If it is only `shown`, as a record is, nobody plays on; `remark` is what is wrong with it. In
    a `scene` of the game's lesson the other seats do what the lesson says."""

    actions: list[str]
    at: float
    position: dict[str, Any] | None = None
    shown: bool = False
    remark: Problem | None = None
    scene: int | None = None


class RematchEntry(Struct, frozen=True, tag="rematch"):
    """The people go on at another table."""

    seat: int
    table: str
    at: float


PeopleEntry = (
    JoinedEntry
    | LeftEntry
    | RenamedEntry
    | MovedEntry
    | ArrangedEntry
    | HostEntry
    | InvitedEntry
    | StartedEntry
    | CoveredEntry
    | ReturnedEntry
    | DeviceEntry
    | SignedOutEntry
    | SaidEntry
    | OrderedEntry
    | UndoAskedEntry
    | UndoAnsweredEntry
    | UndoLapsedEntry
    | HintedEntry
    | RematchEntry
    | CopiedEntry
)
Entry = ActionEntry | UndoEntry | PeopleEntry


class StoredCode(Struct, frozen=True):
    """A short code, by its hash: to a waiting table, or to a seat for one device, or (`instead`) for somebody else.

    The seat is the one that the `owner`, the hash of the key that asked for it, opens when the code is used. `used_by`
    is the hash of the key that used it, if it can be used once.
    """

    hash: str
    table: str
    owner: str | None
    instead: bool
    until: float
    used_by: str | None = None


class SeatSummary(Struct, frozen=True):
    """What a seat may know without opening the table: whether it is asked, and when it last saw something change."""

    your_turn: bool
    changed: float


class Agreed(Struct, frozen=True):
    """Who sits where, what is agreed on and who is the host, where that is not what the table was made with.

    Older summaries do not tell of the host.
    """

    seats: list[StoredSeat]
    options: dict[str, Arg]
    manners: Manners
    started: bool
    host: int | None = None


class StoredSummary(Struct, frozen=True, omit_defaults=True):
    """A table in one line, written with each entry; scores and winners once it is over, and then perhaps a rematch.

    `bot_to_act` says that somebody has to look after the table: a bot is to act, a clock runs, or somebody is asked for
    a reply in a window.
    """

    changed: float
    over: bool
    bot_to_act: bool
    seats: list[SeatSummary]
    scores: list[int]
    winners: list[int]
    agreed: Agreed | None = None
    acted: bool = True
    practice: bool = False
    rematch: str | None = None
