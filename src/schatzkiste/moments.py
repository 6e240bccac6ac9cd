"""Moments: a recorded game step by step, with the position, what happened, and what was decided in it."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from schatzkiste.core import Event, JsonObject, Observation, State


def is_noticed(seat: int | None, actor: int | None, events: Iterable[Event], before: State, after: State) -> bool:
    """Whether the seat (None: a spectator) notices a step of the actor from one position to another.

    It does if the step was its own, or tells it something, or changes whom it knows to be asked. Any other step leaves
    the seat's whole picture as it was (a law).
    """
    is_told = actor == seat or any(event.reaches(seat) for event in events)
    return is_told or before.known_to_act(seat) != after.known_to_act(seat)


class Decision(NamedTuple):
    """What a seat decided, and on what: `record.at(step)` is the position it had before it."""

    step: int
    seat: int
    action: int
    notation: str
    position: State

    @property
    def legal(self) -> list[int]:
        """What the seat could have done."""
        return self.position.legal_actions(self.seat)

    @property
    def observation(self) -> Observation:
        """What the seat knew when it decided."""
        return self.position.observation(self.seat)


class Moment:
    """A game after some of its steps: the position, and how the last of them led to it.

    `seat` and `notation` are None at the start, where nobody has done anything.
    """

    def __init__(
        self, step: int, state: State, seat: int | None, notation: str | None, events: Sequence[Event]
    ) -> None:
        self.step = step
        self.seat = seat
        self.notation = notation
        self.events = tuple(events)
        self._state = state

    def __repr__(self) -> str:
        how = "the start" if self.seat is None else f"seat {self.seat}: {self.notation}"
        return f"<Moment {self.step}, {how}>"

    @property
    def state(self) -> State:
        """A copy of the position: whatever you do to it, the record stays as it is."""
        return self._state.copy()

    def view(self, seat: int | None) -> JsonObject:
        """The position as the seat saw it (None: a spectator)."""
        return self._state.view(seat)

    def events_for(self, seat: int | None) -> list[Event]:
        """What the seat (None: a spectator) was told of the step."""
        return [event for event in self.events if event.reaches(seat)]

    def is_noticed_by(self, seat: int | None, before: "Moment") -> bool:
        """Whether the seat (None: a spectator) could tell this moment from the one before it."""
        return is_noticed(seat, self.seat, self.events, before._state, self._state)

    def decision(self, before: "Moment") -> Decision:
        """The decision that led here from the moment before."""
        assert self.seat is not None
        assert self.notation is not None
        action = self._state.game.parse(self.notation)
        return Decision(before.step, self.seat, action, self.notation, before.state)
