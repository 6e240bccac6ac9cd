"""The past of a table: what would be sent if its log ended after a step that stands, to whoever may look at it."""

from typing import TYPE_CHECKING, NamedTuple

from schatzkiste.core import JsonObject, State
from schatzkiste.history import NEVER, History
from schatzkiste.server.message import Problem
from schatzkiste.server.messages import LogEntry, Look, Past
from schatzkiste.server.party_messages import SeatInfo
from schatzkiste.server.picture import Sight, decode, encode, log_entry
from schatzkiste.server.problems import problem
from schatzkiste.server.viewpoint import Viewpoint

if TYPE_CHECKING:
    from schatzkiste.server.table import Table


class Seated:
    """Who sat where when each step was taken; the first is how the game began."""

    def __init__(self, seats: list[SeatInfo]) -> None:
        self._seats = [seats]

    def after(self, steps: int) -> list[SeatInfo]:
        """Who sat where after a number of steps."""
        return self._seats[steps]

    def note(self, seats: list[SeatInfo]) -> None:
        """A step was taken."""
        self._seats.append(seats)

    def take_back(self, first: int, stays: int) -> None:
        """The steps from a place on were taken back, except the last few, which were given again."""
        undone = self._seats[first + 1 :]
        self._seats[first + 1 :] = undone[len(undone) - stays :]


class Eyes(NamedTuple):
    """Whose eyes look at the past: a seat's, a spectator's (None), or with all hands `open`."""

    seat: int | None
    open: bool


class Outlook(NamedTuple):
    """What must be the same for a client to be told only what changed: its eyes, and what may be seen with them.

    `undos` tells whether something was taken back since, `first` whether something was wiped from the log, `is_open`
    whether the game was over.
    """

    eyes: Eyes
    undos: int
    first: int
    is_open: bool


class Shown(NamedTuple):
    """What a client was shown last: from where, after how many steps, and the view as text."""

    outlook: Outlook
    steps: int
    view: bytes


class Lookback:
    """The past with somebody's eyes.

    While the game runs a step has the number of those noticed so far, so that nobody can count what was hidden; after
    the end that of its action in the record. At a table that forgets, what was wiped from the log of a running game
    cannot be looked at again either.
    """

    def __init__(self, table: "Table", eyes: Eyes) -> None:
        self._history: History = table.history
        self._viewpoint: Viewpoint = table.viewpoint(eyes.seat)
        self._table = table
        self._eyes = eyes
        self.undos = self._viewpoint.undos

    @property
    def count(self) -> int:
        """How many steps there are."""
        return len(self._history.steps) if self._eyes.open else len(self._viewpoint.places)

    @property
    def first(self) -> int:
        """After how many steps the past begins that may be looked at."""
        wiped = self._history.wiped
        return 0 if wiped == NEVER else self._viewpoint.count_until(wiped)

    def number(self, count: int) -> int:
        """The number of the last of the first `count` steps; 0 at the start."""
        if self._eyes.open or not self._table.is_open:
            return count
        return self._viewpoint.places[count - 1] + 1 if count else 0

    def count_at(self, number: int) -> int:
        """How many steps there were after the step with a number, as far as they may be looked at."""
        is_own_number = self._eyes.open or not self._table.is_open
        count = number if is_own_number else self._viewpoint.count_until(number - 1)
        return min(self.count, max(self.first, count))

    def numbers(self) -> list[int]:
        """The numbers of all steps."""
        return [self.number(count) for count in range(1, self.count + 1)]

    def state(self, count: int) -> State:
        """The position after `count` steps."""
        return self._history.after(self._place(count))

    def view(self, count: int) -> JsonObject:
        """What these eyes saw after `count` steps."""
        state = self.state(count)
        view = state.view(self._eyes.seat)
        return {**view, "hands": [state.view(seat) for seat in range(state.players)]} if self._eyes.open else view

    def past(self, count: int, view: JsonObject, before: JsonObject | None, known: int) -> Past:
        """The table after `count` steps, for a client that has the view `before` and the log of `known` steps."""
        state = self.state(count)
        sight = Sight(state, self._eyes.seat, self._table.seated.after(self._place(count) + 1), count)
        log_from = min(count, known)
        update = sight.update(view, before, log_from, self._log(log_from, count))
        update.ending = self._table.ending() if state.is_over else None
        numbers = self.numbers() if before is None else None
        return Past(self.number(count), self._eyes.open, self.number(self.first), numbers, update)

    def _place(self, count: int) -> int:
        """Where in the history the last of the first `count` steps stands; NEVER before the first."""
        if not count:
            return NEVER
        return count - 1 if self._eyes.open else self._viewpoint.places[count - 1]

    def _log(self, first: int, last: int) -> list[LogEntry]:
        if self._eyes.open:
            return [log_entry(step, None, step.events) for step in self._history.steps[first:last]]
        told = self._viewpoint.log(first, last)
        return [log_entry(step, self._eyes.seat, events) for step, events in told]


def why_not(table: "Table", eyes: Eyes, seat: int | None) -> Problem | None:
    """Why a client on a seat (None: a spectator) may not look with these eyes."""
    if not table.party.started:
        return problem("not-started")
    if eyes.seat is not None and (eyes.open or not 0 <= eyes.seat < table.setup.players):
        return problem("malformed")
    if not table.is_open and (eyes.open or eyes.seat != seat):
        return problem("not-over")
    return None


class Reader:
    """A client that looks back: it has one wish at a time, and is told what changed since it was shown something."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._wish: Look | None = None
        self._shown: Shown | None = None

    @property
    def is_waiting(self) -> bool:
        """Whether there is a wish that was not answered."""
        return self._wish is not None

    def wish(self, look: Look) -> None:
        """Want to see a step; whatever was wanted before is wanted no more."""
        self._wish = look

    def answer(self, seat: int | None) -> Past | Problem:
        """What is wanted now, for a client on a seat (None: a spectator)."""
        look, self._wish = self._wish, None
        assert look is not None
        eyes = Eyes(look.seat, look.open)
        return self._past(look, eyes) if (wrong := why_not(self._table, eyes, seat)) is None else wrong

    def _past(self, look: Look, eyes: Eyes) -> Past:
        lookback = Lookback(self._table, eyes)
        count = lookback.count_at(look.step)
        shown = self._shown
        view = lookback.view(count)
        outlook = Outlook(eyes, lookback.undos, lookback.first, self._table.is_open)
        if shown is not None and shown.outlook == outlook:
            past = lookback.past(count, view, decode(shown.view), shown.steps)
        else:
            past = lookback.past(count, view, None, 0)
        self._shown = Shown(outlook, count, encode(view))
        return past
