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

    def is_beside(self, seat: int | None, back: int) -> bool:
        """Whether since its own last step, so many steps back, the seat is asked as before beside others."""
        first = len(self.steps) - back
        asked = self.steps[first].before.phase
        since = [step.before for step in self.steps[first + 1 :]] + [self.state]
        return self.is_free(back) and all(seat in state.to_act and state.phase == asked for state in since)

    def take_back(self, seat: int, back: int) -> None:
        """Undo the seat's own last step, so many steps back, and what followed but for others' answers beside it."""
        undone = self.steps[-back:]
        stays = undone[1:] if self.is_beside(seat, back) else []
        self.state = undone[0].before
        del self.steps[-back:]
        for step in stays:
            self.act(step.move.seat, self.state.game.parse(step.move.notation))

    def moves(self) -> list[Move]:
        """The actions that stand."""
        return [step.move for step in self.steps]
