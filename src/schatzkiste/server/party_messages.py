"""What travels about the people at a table: invitations, the waiting room, presence, talk, requests to take back.

Keys, invitations and codes travel in bodies and messages only, never in an address that a server could log.
"""

from typing import Literal

from msgspec import Struct, field

from schatzkiste.server.message import Arg, EventInfo, Message, Problem

Stamp = Literal["ahoy", "strong", "oh", "haha", "thanks", "wait"]
Note = Literal[
    "joined",
    "left",
    "removed",
    "renamed",
    "moved",
    "arranged",
    "host",
    "started",
    "covered",
    "returned",
    "handed-over",
    "undo-asked",
    "undo-agreed",
    "undo-refused",
    "undo-withdrawn",
    "undo-lapsed",
    "rematch",
]
Order = Literal["ask", "turn", "game", "mate"]
"""What happens when a seat could reply in a window: it is asked; it is not asked this turn, or in this game, as it has
told everyone; or a bot answers for it."""


class Manners(Struct, frozen=True, forbid_unknown_fields=True):
    """What the people at a table agree on besides the rules; times are seconds.

    `patience`: how long somebody may be away before a bot may play for them; 0: for ever. `window`: how long a window
    for replies stays open among people, whoever could reply; 0: nobody waits, bots answer for those who could. `clock`:
    the time for each decision, and `reserve` what may be used beyond it in the whole game; 0: no clock. `hints`:
    whether people who play against each other may ask for hints; whoever plays against bots alone always may.
    """

    listed: bool = False
    watching: bool = True
    spectators_talk: bool = False
    patience: int = 180
    window: int = 4
    clock: int = 0
    reserve: int = 0
    hints: bool = False


# --- coming in, over HTTP ----------------------------------------------------------------------------------


class SeatRequest(Message):
    """Who is to sit somewhere: a bot by its id, a `friend` who will come, or somebody at the device that asks."""

    bot: str | None = None
    name: str | None = None
    friend: bool = False


class NewTable(Message):
    """A request for a table; the first person's seat is the maker's, who is the host."""

    game: str
    seats: list[SeatRequest]
    options: dict[str, Arg] = field(default_factory=dict)
    manners: Manners = Manners()


class SeatKey(Message):
    """A seat, and the key that proves who sits there."""

    seat: int
    key: str


class TableMade(Message):
    """The table, and the keys of everyone at the device that made it, the maker's first.

    `invitation` and `code` are there if friends are to come: the one goes into a link, the other can be typed.
    """

    table: str
    keys: list[SeatKey]
    invitation: str | None = None
    code: str | None = None

    @property
    def seat(self) -> int:
        """The maker's seat."""
        return self.keys[0].seat

    @property
    def key(self) -> str:
        """The maker's key."""
        return self.keys[0].key


class TableKey(Message):
    """A table someone sits at, with the proof."""

    table: str
    key: str


class Knock(Message):
    """Somebody stands before a waiting table; without an invitation only a listed one is shown."""

    table: str
    invitation: str | None = None


class TypedCode(Message):
    """A code as somebody typed it."""

    code: str


class Join(Message):
    """Take a seat, or the first free one; `key` is made by the device, which keeps it before it asks.

    Asking again with the same key gives the same seat. `invitation` may be the typed code.
    """

    table: str
    name: str
    key: str
    invitation: str | None = None
    seat: int | None = None


class Joined(Message):
    """Where somebody sits now."""

    table: str
    seat: int


class Invitation(Message):
    """A new invitation; every earlier one has ended. The code ends when the game starts."""

    invitation: str
    code: str


class NewDevice(Message):
    """Ask for a code that opens one's own seat on one more device, or (`instead`) hands it to somebody for good."""

    table: str
    key: str
    instead: bool = False


class DeviceCode(Message):
    """The code: for one use, until then (seconds since 1970)."""

    code: str
    until: float


class TakeSeat(Message):
    """Take a seat by such a code; `key` is made by the device, as with Join. A new person gives a name."""

    code: str
    key: str
    name: str | None = None


class SeatInfo(Message):
    """Who sits somewhere, and plays with what.

    `name` is None for people who gave none. Nobody sits on a seat that has neither a person nor a bot. `cover` is the
    bot that plays for a person who is away; one who is `gone` has left after the end.
    """

    name: str | None
    bot: str | None
    pieces: list[str]
    is_open: bool = False
    cover: str | None = None
    gone: bool = False


class Room(Message):
    """A table that waits for people, as somebody sees it who stands before it."""

    table: str
    game: str
    seats: list[SeatInfo]
    options: dict[str, Arg]
    manners: Manners
    host: int
    started: bool


class OpenTable(Message):
    """A listed table with a free seat."""

    table: str
    game: str
    seats: list[SeatInfo]
    options: dict[str, Arg]
    manners: Manners
    host: int
    since: float


# --- at the table ------------------------------------------------------------------------------------------


class Presence(Message):
    """Whether somebody is connected; if not, since when (seconds since 1970)."""

    here: bool
    since: float


class TalkLine(Message, omit_defaults=True):
    """Something said at the table, in words or by a stamp, or a `note` of what happened: text `page-note-<note>`.

    `seat` is None for a spectator; `name` is whose seat it was then.
    """

    id: str
    seat: int | None
    name: str | None
    at: float
    text: str = ""
    stamp: Stamp | None = None
    note: Note | None = None


class UndoRequest(Message):
    """A seat asks to take back its last action, and waits for the answers of these others.

    `events` are what the log tells the client of that action, if anything, and `later` is how many steps that it
    noticed since would be taken back with it. `revealed` says that something hidden has been seen since. `until` is
    when the request ends without an answer, if somebody who could give it is here.
    """

    seat: int
    waits_for: list[int]
    events: list[EventInfo]
    later: int
    revealed: bool
    until: float | None


class PartyMessage(Message, tag="party"):
    """The people at the table, sent whenever something about them changes; `talk` replaces everything from `talk_from`.

    Before the game has `started` there are no updates. `seat` is the client's own, `order` what it wants in windows,
    `waived` are those who have told everyone that they will not reply. `rematch` is the table where everyone goes on.
    `devices` is how many devices open the client's seat. A game of `practice` is none that counts. One that is only
    `shown` is played by nobody, and `remark` says what is wrong with it, or worth knowing. After `host_until` anybody
    may become the host of a waiting table whose host is away.
    """

    started: bool
    game: str
    seat: int | None
    seats: list[SeatInfo]
    presence: list[Presence | None]
    spectators: int
    host: int
    host_until: float | None
    options: dict[str, Arg]
    manners: Manners
    invites: bool
    order: Order
    devices: int
    waived: list[int]
    undo: UndoRequest | None
    rematch: str | None
    talk_from: int
    talk: list[TalkLine]
    practice: bool
    shown: bool
    remark: Problem | None


class Welcome(Message, tag="welcome"):
    """The answer to a greeting: the server's clock, in seconds since 1970."""

    now: float


class SeatClock(Message):
    """A clock that runs: until when the seat may decide, and with how many seconds of reserve it began."""

    seat: int
    until: float
    reserve: float


class Timing(Message):
    """The times at a table that has any: since when the position is as it is, until when a window stays open for
    replies (`reply_by`) and until when others wait for it (`window`), the reserves of all seats, and what runs."""

    since: float
    reply_by: float | None
    window: float | None
    reserves: list[float]
    running: list[SeatClock]


# --- what people at the table send --------------------------------------------------------------------------


class Say(Message, tag="say"):
    """Say something; `id` is made by the client, so that nothing said twice by mistake is heard twice."""

    id: str
    text: str = ""
    stamp: Stamp | None = None


class Arrange(Message, tag="arrange"):
    """The host changes what is agreed on before the start.

    `seats` names for each place who is to sit there: the seat number of somebody who sits at the table already, a
    bot's id, or (None) whoever comes.
    """

    seats: list[int | str | None]
    options: dict[str, Arg]
    manners: Manners


class Sit(Message, tag="sit"):
    """Change to another place before the start: a free one, or a bot's, which then comes here."""

    seat: int


class Rename(Message, tag="rename"):
    """Change one's name before the start."""

    name: str


class Remove(Message, tag="remove"):
    """The host asks somebody to leave the table before the start."""

    seat: int


class Crown(Message, tag="crown"):
    """The host makes somebody else the host; before the start also oneself, if the host has been away for a minute."""

    seat: int


class Start(Message, tag="start"):
    """The host starts the game; `bot` takes the seats that are free."""

    bot: str | None = None


class Leave(Message, tag="leave"):
    """Leave the table for good; in a game under way a bot plays on."""


class Cover(Message, tag="cover"):
    """Let a bot play for somebody who has been away for longer than the table's patience."""

    seat: int


class Return(Message, tag="return"):
    """Take one's seat back from the bot."""


class Stand(Message, tag="stand"):
    """Say what is to happen when one could reply in a window."""

    order: Order


class AskUndo(Message, tag="ask-undo"):
    """Ask the others to let one take back one's last action, in the position of the update with this `seq`."""

    seq: int


class AnswerUndo(Message, tag="answer-undo"):
    """Agree to a request, or not; the one who asked withdraws it by not agreeing."""

    agrees: bool


class SignOut(Message, tag="sign-out"):
    """End all other devices that open one's seat."""


class Again(Message, tag="again"):
    """Have a rematch: the same people, each one place further on; everyone is led there."""


FromPeople = (
    Say
    | Arrange
    | Sit
    | Rename
    | Remove
    | Crown
    | Start
    | Leave
    | Cover
    | Return
    | Stand
    | AskUndo
    | AnswerUndo
    | SignOut
)
