"""What travels between server and page; the page's TypeScript types are generated from these.

An action travels as its notation.
"""

from typing import Any

from msgspec import Struct

from schatzkiste.server.message import Arg, EventInfo, Message, Problem
from schatzkiste.server.party_messages import Again, FromPeople, PartyMessage, SeatInfo, Timing, Welcome

# --- games ------------------------------------------------------------------------------------------------


class OptionInfo(Message):
    """An option of a game: either a few values, or a whole number within limits.

    It matters with these numbers of `players`. A `technical` one is for experiments, not for people at a table.
    """

    name: str
    default: Arg
    players: list[int]
    technical: bool
    values: list[str] | None = None
    low: int | None = None
    high: int | None = None


class BotInfo(Message):
    """A bot that can take a seat; its name and description are texts `bot-<id>` and `bot-<id>-about`."""

    id: str


class GameInfo(Message):
    """A game in the chest; in one that `has_windows` others may reply to what somebody does.

    Its lesson takes `lesson` minutes.
    """

    id: str
    title: str
    players: list[int]
    minutes: int
    rules_version: int
    options: list[OptionInfo]
    has_windows: bool
    bots: list[BotInfo]
    lesson: int


# --- tables -----------------------------------------------------------------------------------------------


class TableSummary(Message):
    """A line for the list of a person's games; `scores` are told after the end.

    `practice` says that it is no game that counts, `rematch` is the table where everyone goes on. `problem` is set when
    the game cannot be opened any more: text `problem-<code>`.
    """

    table: str
    game: str
    seats: list[SeatInfo]
    seat: int
    your_turn: bool
    over: bool
    scores: list[int]
    winners: list[int]
    changed: float
    started: bool = True
    practice: bool = False
    rematch: str | None = None
    problem: Problem | None = None


# --- a game under way -------------------------------------------------------------------------------------


class RefusalInfo(Message):
    """Why not: text `<game>-refusal-<code>` (or `refusal-<code>`), its arguments, and the rule."""

    code: str
    rule: str
    args: dict[str, Arg]


class LogEntry(Message, omit_defaults=True):
    """What an action caused, and the action itself if it was the client's own; others learn of it by its events.

    `stand_in` says that the seat's bot could not decide and another decided in its place, `clock` that a bot decided
    because the time was used up.
    """

    own: str | None
    events: list[EventInfo]
    stand_in: bool = False
    clock: bool = False


class SheetPart(Message):
    """One thing that a cell of a score sheet is made of: what it is, and its number."""

    what: str
    value: int


class SheetCell(Message):
    """What a category brought a seat: its points, how many things that were, and those worth showing one by one."""

    points: int
    count: int
    parts: list[SheetPart]


class SheetRow(Message):
    """A category of the score sheet, with a cell for each seat; one that is only told `counts` for nothing.

    Its name is text `<game>-sheet-<code>`, the small line below it `<game>-sheet-<note>`, both with `args`.
    """

    code: str
    args: dict[str, Arg]
    note: str
    counts: bool
    cells: list[SheetCell]


class CurvePoint(Message):
    """Everyone's points from a moment on, which is counted in rounds from the start of the game."""

    at: float
    points: list[int]


class Ending(Message):
    """What is told of a finished game: the score sheet, how the points grew, and how many rounds it took.

    `taken_back` says how often each seat took something back after it had seen what was hidden, `hints` in how many
    positions it was given a hint; `at` is when it ended, by the server's clock.
    """

    rows: list[SheetRow]
    curve: list[CurvePoint]
    rounds: int
    taken_back: list[int]
    hints: list[int]
    at: float


class Update(Message, tag="update"):
    """The table as this client may see it; `seq` counts the changes it could notice, undos included.

    `log` replaces everything from entry `log_from` on, so an undo sends a smaller `log_from`. `undo` is how
    many actions the client's seat may take back now (0: none). `view` is the `whole` view, or what changed in that of
    the update before: an object goes deeper, a list of one holds a new value. `ask_undo` says that others could be
    asked to let the seat take back its last action. `timing` is there at tables with a clock, and while a window is
    open among people. `ending` comes with the last update of a game.
    """

    seq: int
    seat: int | None
    seats: list[SeatInfo]
    game: str
    options: dict[str, Arg]
    seed_hash: str
    seed: str | None
    to_act: list[int]
    legal: list[str]
    scores: list[int]
    winners: list[int]
    over: bool
    undo: int
    ask_undo: bool
    timing: Timing | None
    log_from: int
    log: list[LogEntry]
    whole: bool
    view: dict[str, Any]
    ending: Ending | None


class Past(Message, tag="past"):
    """The table as it was after a step, as the update's seat may see it, or with `open` hands.

    Steps are counted from `first`, before which nothing is shown. `numbers` are those of all steps the viewer noticed,
    in the order of the log; they come with every update that is whole. With open hands the view has a part `hands`:
    what each seat saw.
    """

    step: int
    open: bool
    first: int
    numbers: list[int] | None
    update: Update


class Thinking(Message, tag="thinking"):
    """The seat's bot has given no answer and is asked again, until the next update; `tries` failed until now."""

    seat: int
    tries: int


class Refused(Message, tag="refused"):
    """An action was not accepted; nothing changed."""

    action: str
    seq: int
    refusal: RefusalInfo


class AdviceInfo(Struct, forbid_unknown_fields=True):
    """An action worth thinking about, and what it gains on the second best or loses on the best, in the game's unit.

    Its words are `<game>-action-<kind>` with these arguments.
    """

    action: str
    args: dict[str, str]
    gain: float


class Hinted(Message, tag="hint"):
    """The answer to `hint`: actions, the best first, and why that is the best.

    Words for the reason are `<game>-hint-<reason>` and, as a nudge, `<game>-hint-look-<reason>`; those of `only`,
    `clear` and `others` belong to all games. What the best gains is `<game>-hint-gain`.
    """

    seq: int
    actions: list[AdviceInfo]
    reason: str


class Because(Message, tag="because"):
    """The answer to `why`; None means the action is legal."""

    action: str
    seq: int
    refusal: RefusalInfo | None


class Hello(Message, tag="hello"):
    """The first message of a client: its key (None: a spectator) and the `seq` of the last update it has."""

    key: str | None = None
    since: int = 0


class Act(Message, tag="act"):
    """An action of the client's seat in the position of the update with this `seq`."""

    action: str
    seq: int


class Why(Message, tag="why"):
    """Why may I not do this?"""

    action: str


class AskHint(Message, tag="hint"):
    """What would a strong player think about, in the position of the update with this `seq`?"""

    seq: int


class Undo(Message, tag="undo"):
    """Take back the last of my own actions, in the position of the update with this `seq`."""

    seq: int


class Look(Message, tag="look"):
    """Show me the table as it was after this step, or the last one if there are fewer, with the eyes of a seat (None: a
    spectator), or with `open` hands; a later wish takes the place of one that was not answered yet."""

    step: int
    seat: int | None = None
    open: bool = False


FromClient = Hello | Act | Why | AskHint | Undo | Look | Again | FromPeople
ToClient = Welcome | PartyMessage | Update | Past | Thinking | Refused | Because | Hinted | Problem
