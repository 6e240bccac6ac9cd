"""One person among bots at a table in the terminal."""

from collections.abc import Iterator, Mapping
from itertools import cycle
from typing import NamedTuple

from schatzkiste.arena import bot_of, decide
from schatzkiste.bots import bot_ids
from schatzkiste.core import BadSetup, Event, Game, Rng, State
from schatzkiste.record import Move, Record


class Step(NamedTuple):
    """An action that stands, what it caused, and the position before it."""

    move: Move
    events: list[Event]
    before: State


class Sitting:
    """A game under way: the position, how it came about, and who sits where."""

    def __init__(self, state: State, person: int, bots: Mapping[int, str]) -> None:
        self.state = state
        self.person = person
        self.steps: list[Step] = []
        self._entries = bots
        self._bots = {seat: bot_of(entry, state.game.id) for seat, entry in bots.items()}

    @classmethod
    def resumed(cls, record: Record, game: Game, substitutes: list[str]) -> "Sitting":
        """A recorded game: the first seat without a bot is the person's, the substitutes play for other people."""
        record.resume(game)
        known = bot_ids(game.id)
        people = [seat for seat, player in enumerate(record.players) if player not in known and ":" not in player]
        if not people:
            raise BadSetup(f"only bots play in this record: {', '.join(record.players)}")
        bots = {seat: player for seat, player in enumerate(record.players) if seat not in people}
        bots |= dict(zip(people[1:], cycle(substitutes), strict=False))
        sitting = cls(record.start(game), people[0], bots)
        for move in record.moves:
            sitting.act(game.parse(move.notation), move.seat)
        return sitting

    def act(self, action: int, seat: int) -> Step:
        """Do a legal action."""
        events: list[Event] = []
        before = self.state.copy()
        self.state.apply(action, seat, events)
        self.steps.append(Step(Move(seat, self.state.game.notation(action)), events, before))
        return self.steps[-1]

    def bots_act(self) -> Iterator[Step]:
        """Let the bots act while any of them may."""
        while (seat := next((seat for seat in self.state.to_act if seat != self.person), None)) is not None:
            entry = self._entries[seat]
            # From the observation, so that a bot decides the same again after an undo or a load.
            chance = Rng(f"{entry}/{self.state.observation(seat).fingerprint()}")
            yield self.act(decide(self.state, seat, self._bots[seat], entry, chance), seat)

    def undo(self) -> bool:
        """Go back to the person's last decision; False when there is none."""
        own = [place for place, step in enumerate(self.steps) if step.move.seat == self.person]
        if not own:
            return False
        self.state = self.steps[own[-1]].before
        del self.steps[own[-1] :]
        return True

    def players(self) -> list[str]:
        """The players as a record names them: bots by their id."""
        return [self._entries.get(seat, f"Player {seat + 1}") for seat in range(self.state.players)]

    def record(self) -> Record:
        """The game so far."""
        return Record.of(self.state, [step.move for step in self.steps], self.players())
