"""The course of a game under way: the position, and the steps that led to it and may be taken back."""

from typing import NamedTuple

from schatzkiste.core import Event, State
from schatzkiste.record import Move


class Step(NamedTuple):
    """An action that stands, what it caused, and the position before it."""

    move: Move
    events: list[Event]
    before: State

    def events_for(self, seat: int | None) -> list[Event]:
        """Those events that the seat (None: a spectator) may know of."""
        return [event for event in self.events if (audience := event.audience()) is None or seat in audience]


class Course:
    """A game that is being played."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.steps: list[Step] = []

    def act(self, seat: int, action: int) -> Step:
        """Do a legal action."""
        events: list[Event] = []
        before = self.state.copy()
        self.state.apply(action, seat, events)
        self.steps.append(Step(Move(seat, self.state.game.notation(action)), events, before))
        return self.steps[-1]

    def back_to_own(self, seat: int | None) -> int:
        """How many steps lead back to before the seat's own last action; 0 when it has none."""
        own = [place for place, step in enumerate(self.steps) if step.move.seat == seat]
        return len(self.steps) - own[-1] if own else 0

    def is_free(self, back: int) -> bool:
        """Whether nobody has learned anything in the last so many steps."""
        return self.steps[-back].before.reveals == self.state.reveals

    def take_back(self, back: int) -> None:
        """Undo the last so many steps."""
        self.state = self.steps[-back].before
        del self.steps[-back:]

    def moves(self) -> list[Move]:
        """The actions that stand."""
        return [step.move for step in self.steps]
