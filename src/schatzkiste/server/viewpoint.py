"""The log as one seat, or a spectator, may count it."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence

from schatzkiste.core import Event
from schatzkiste.history import NEVER, History, Step


class Viewpoint:
    """How much of a table's log a seat (None: a spectator) has noticed.

    `seq` counts the changes it noticed, undos included, and is the only number a client ever gets: entries of the log
    that a seat cannot notice, such as others' answers to secret questions, are not counted. `changed` is when it last
    noticed something.
    """

    def __init__(self, seat: int | None, history: History, created: float) -> None:
        self.seat = seat
        self.changed = created
        self._history = history
        self._places: list[int] = []  # of the steps in sight that stand
        self._standing = [0]  # how many steps in sight stood after each change
        self._untouched: list[int] = []  # how many steps in sight each change left as they were
        self._wiped = [NEVER]  # before which step in sight the log was last wiped, after each change

    @property
    def seq(self) -> int:
        """How many changes the seat has noticed."""
        return len(self._untouched)

    def see_step(self, at: float) -> None:
        """Notice the last step of the history, if it is in sight."""
        place = len(self._history.steps) - 1
        if self._history.is_in_sight(place, self.seat):
            self._untouched.append(len(self._places))
            self._places.append(place)
            self._note(at)

    def see_undo(self, first: int, undone: list[Step], at: float) -> None:
        """Notice that the steps from place `first` on were taken back, and perhaps some of them given again."""
        known = bisect_left(self._places, first)
        is_noticed = self.notices_undo(self._history, first, undone)
        self._places[known:] = self._in_sight(self._history, first)
        if is_noticed:
            self._untouched.append(known)
            self._note(at)

    def notices_undo(self, after: History, first: int, undone: list[Step]) -> bool:
        """Whether the seat can tell that the steps from place `first` on were taken back, by the history after it."""
        seen = [undone[place - first] for place in self._places[bisect_left(self._places, first) :]]
        again = [after.steps[place] for place in self._in_sight(after, first)]
        return [self._told(step) for step in seen] != [self._told(step) for step in again]

    def steps_since(self, seq: int) -> list[Step] | None:
        """The steps noticed after change number `seq`; None if something was taken back since."""
        later = self._places[self._standing[seq] :]
        if len(later) != self.seq - seq:
            return None
        return [self._history.steps[place] for place in later]

    def first_changed(self, since: int) -> int:
        """The first step in sight that is new, or told anew, to a client that knows the changes up to `since`."""
        if not 0 <= since <= self.seq:
            return 0
        first = min([self._standing[since], *self._untouched[since:]])
        then, now = self._wiped[since], self._wiped[-1]
        return first if then == now else max(0, min(first, then, now))

    def log(self, first: int, last: int | None = None) -> list[tuple[Step, list[Event]]]:
        """The steps in sight from one of them on, up to but not including the last, with what each still tells."""
        places = self._places[first:last]
        if not places:
            return []
        told = self._history.log_for(self.seat, places[0], places[-1] + 1)
        return [(self._history.steps[place], told[place - places[0]]) for place in places]

    @property
    def places(self) -> Sequence[int]:
        """Where in the history the steps in sight stand."""
        return self._places

    @property
    def undos(self) -> int:
        """A number that rises whenever the seat notices that something was taken back."""
        return self.seq - len(self._places)

    def count_until(self, place: int) -> int:
        """How many steps in sight there are up to a place of the history, which is counted too."""
        return bisect_right(self._places, place)

    def count_since(self, place: int) -> int:
        """How many steps in sight there are from a place of the history on."""
        return len(self._places) - bisect_left(self._places, place)

    def _in_sight(self, history: History, first: int) -> list[int]:
        """The places of the steps in sight, from one place on."""
        return [place for place in range(first, len(history.steps)) if history.is_in_sight(place, self.seat)]

    def _note(self, at: float) -> None:
        self._standing.append(len(self._places))
        wiped = self._history.wiped
        self._wiped.append(NEVER if wiped == NEVER else bisect_left(self._places, wiped))
        self.changed = at

    def _told(self, step: Step) -> tuple[object, list[Event]]:
        """What the seat knows of a step."""
        return (step.taken if step.taken.seat == self.seat else None), step.events_for(self.seat)
