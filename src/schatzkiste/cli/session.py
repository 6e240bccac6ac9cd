"""One person among bots at a table in the terminal."""

from collections import Counter
from collections.abc import Mapping
from itertools import cycle
from threading import Lock

from schatzkiste.arena import bot_of, decide
from schatzkiste.arena.match import MOST_FAILURES
from schatzkiste.bots import DEADLINE, stand_in
from schatzkiste.bots.hints import Hint, hint
from schatzkiste.cli.players import is_bot
from schatzkiste.core import BadSetup, Game, Rng, State
from schatzkiste.history import History
from schatzkiste.record import Record


class Session(History):
    """A game under way, and who sits where."""

    def __init__(self, state: State, person: int, bots: Mapping[int, str]) -> None:
        super().__init__(state)
        self.person = person
        self._entries = bots
        self._bots = {seat: bot_of(entry, state.game.id) for seat, entry in bots.items()}
        self._failures = Counter[int]()
        self._thinking = Lock()  # a person who stays after Ctrl-C asks again while the first thought goes on

    @classmethod
    def resumed(cls, record: Record, game: Game, substitutes: list[str]) -> "Session":
        """A recorded game: the first seat without a bot is the person's, the substitutes play for other people."""
        record.resume(game)
        players = enumerate(record.players)
        people = [seat for seat, player in players if not is_bot(player, game) and ":" not in player]
        if not people:
            raise BadSetup(f"only bots play in this record: {', '.join(record.players)}")
        bots = {seat: player for seat, player in enumerate(record.players) if seat not in people}
        bots |= dict(zip(people[1:], cycle(substitutes), strict=False))
        session = cls(record.start(game), people[0], bots)
        for taken in record.actions:
            session.act(taken.seat, game.parse(taken.notation))
        return session

    def bot_to_act(self) -> int | None:
        """The seat of a bot that may act now; None while it is the person's turn, and at the end."""
        return next((seat for seat in self.state.to_act if seat != self.person), None)

    def decision(self, seat: int) -> int:
        """What the bot on the seat does now, or its stand-in if the bot has failed too often."""
        if self._failures[seat] >= MOST_FAILURES:
            return stand_in(self.state.observation(seat))
        entry = self._entries[seat]
        # From the observation, so that a bot decides the same again after an undo or a load.
        chance = Rng(f"{entry}/{self.state.observation(seat).fingerprint()}")
        with self._thinking:
            return decide(self.state, seat, self._bots[seat], entry, chance, DEADLINE)

    def failed(self, seat: int) -> int:
        """Count a failure of the bot on the seat; what is done for it now."""
        self._failures[seat] += 1
        return stand_in(self.state.observation(seat))

    def hint(self) -> Hint:
        """What a strong player would tell the person now."""
        return hint(self.state.observation(self.person))

    def undo(self) -> bool:
        """Go back to the person's last decision; False when there is none."""
        back = self.back_to_own(self.person)
        if back:
            self.take_back(self.person, back)
        return back > 0

    def players(self) -> list[str]:
        """The players as a record names them: bots by their id."""
        return [self._entries.get(seat, f"Player {seat + 1}") for seat in range(self.state.players)]

    def record(self) -> Record:
        """The game so far."""
        return Record.of(self.state, self.actions(), self.players())
