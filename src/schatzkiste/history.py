"""The history of a game under way: the position, and the steps that led to it and may be taken back."""

from typing import Final, NamedTuple

from schatzkiste.core import Event, State, Summary
from schatzkiste.moments import is_noticed
from schatzkiste.record import SeatAction

NEVER: Final = -1
"""The place of a step that never happened."""


class Step(NamedTuple):
    """An action that stands, what it caused, and the position before it.

    A stand-in may have decided on it, or a bot because the seat's time was used up.
    """

    taken: SeatAction
    events: list[Event]
    before: State
    stand_in: bool = False
    clock: bool = False

    def events_for(self, seat: int | None) -> list[Event]:
        """Those events of which the seat (None: a spectator) learns when they happen."""
        return [event for event in self.events if event.reaches(seat)]

    def is_in_sight(self, seat: int | None, after: State) -> bool:
        """Whether the seat (None: a spectator) notices the step, which led to the position `after`."""
        return is_noticed(seat, self.taken.seat, self.events, self.before, after)

    @property
    def wipes(self) -> bool:
        """Whether earlier events fade by this step, at a table that forgets."""
        return any(event.wipes for event in self.events)


class Foreseen(NamedTuple):
    """A step that has not happened yet, and the position it would lead to."""

    step: Step
    after: State


class History:
    """A game that is being played."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.steps: list[Step] = []

    def copy(self) -> "History":
        """An independent history; the steps are shared, because they never change."""
        copied = History(self.state.copy())
        copied.steps = list(self.steps)
        return copied

    def foresee(self, seat: int, action: int, stand_in: bool = False, clock: bool = False) -> Foreseen:
        """What a legal action would lead to."""
        events: list[Event] = []
        after = self.state.copy()
        after.apply(action, seat, events)
        taken = SeatAction(seat, after.game.notation(action))
        return Foreseen(Step(taken, events, self.state, stand_in, clock), after)

    def adopt(self, foreseen: Foreseen) -> Step:
        """Take the step that was foreseen from the present position."""
        self.steps.append(foreseen.step)
        self.state = foreseen.after
        return foreseen.step

    def act(self, seat: int, action: int, stand_in: bool = False, clock: bool = False) -> Step:
        """Do a legal action."""
        return self.adopt(self.foresee(seat, action, stand_in, clock))

    def after(self, place: int) -> State:
        """The position after the step at a place."""
        return self.steps[place + 1].before if place + 1 < len(self.steps) else self.state

    def is_in_sight(self, place: int, seat: int | None) -> bool:
        """Whether the seat (None: a spectator) notices the step at a place."""
        return self.steps[place].is_in_sight(seat, self.after(place))

    @property
    def forgets(self) -> bool:
        """Whether events fade from the log; after the end all of it is open."""
        return self.state.forgets and not self.state.is_over

    @property
    def wiped(self) -> int:
        """The place of the last step that wiped the log; NEVER while nothing has faded."""
        places = range(len(self.steps) - 1, NEVER, -1) if self.forgets else ()
        return next((place for place in places if self.steps[place].wipes), NEVER)

    def log_for(self, seat: int | None, first: int = 0, last: int | None = None) -> list[list[Event]]:
        """What each step, from the first one wanted up to but not including the last, still tells the seat.

        None is a spectator. Only where events fade do the steps after the last one matter.
        """
        if last is not None and self.forgets:
            return self.log_for(seat, first)[: last - first]
        log: list[list[Event]] = []
        is_wiped = False
        for step in reversed(self.steps[first:last]):
            told: list[Event] = []
            is_blurred = is_wiped
            for event in reversed(step.events):
                if event.reaches(seat) and not (is_wiped and event.fades_for(seat)):
                    told.append(event.blurred() if is_blurred else event)
                is_wiped = is_wiped or (event.wipes and self.forgets)
            log.append(told[::-1])
        return log[::-1]

    def back_to_own(self, seat: int | None) -> int:
        """How many steps lead back to before the seat's own last action; 0 when it has none."""
        own = [place for place, step in enumerate(self.steps) if step.taken.seat == seat]
        return len(self.steps) - own[-1] if own else 0

    def is_free(self, back: int) -> bool:
        """Whether nobody has learned anything in the last `back` steps."""
        return self.steps[-back].before.reveals == self.state.reveals

    def is_still_asked(self, seat: int | None, back: int) -> bool:
        """Whether the seat, along with others, has been asked the same question since its last step, `back` ago."""
        first = len(self.steps) - back
        asked = self.steps[first].before.phase
        since = [step.before for step in self.steps[first + 1 :]] + [self.state]
        return self.is_free(back) and all(seat in state.to_act and state.phase == asked for state in since)

    def take_back(self, seat: int, back: int) -> None:
        """Undo the seat's last step, `back` steps ago, and what followed; others' answers to the same question stay."""
        undone = self.steps[-back:]
        stays = undone[1:] if self.is_still_asked(seat, back) else []
        self.state = undone[0].before.copy()
        del self.steps[-back:]
        for step in stays:
            self.act(step.taken.seat, self.state.game.parse(step.taken.notation), step.stand_in, step.clock)

    def summary(self) -> Summary:
        """The game, once it is finished, in numbers."""
        states = [*(step.before for step in self.steps), self.state]
        return self.state.game.summary(states, [event for step in self.steps for event in step.events])

    def actions(self) -> list[SeatAction]:
        """The actions that stand."""
        return [step.taken for step in self.steps]
