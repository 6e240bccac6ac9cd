"""What came of many games: a standing for each bot, for each seat, and for each bot alone against another.

Games are counted as they come and not kept, so any number of them takes the same memory.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from schatzkiste.arena.intervals import over_deals
from schatzkiste.arena.match import Outcome
from schatzkiste.arena.times import Times


@dataclass(frozen=True)
class Standing:
    """One line of the table; a shared win counts as a fraction, `low` and `high` bound the win rate (95 %).

    Half of the decisions took at most `median` seconds, and 99 % at most `slow`. A stand-in decided `stood_in` times,
    and `failure` tells in a sentence why the first time.
    """

    name: str
    games: int
    wins: float
    win_rate: float
    low: float
    high: float
    mean_score: float
    mean_rank: float
    decisions: int
    decisions_per_second: float
    median: float = 0.0
    slow: float = 0.0
    stood_in: int = 0
    failure: str = ""

    def __str__(self) -> str:
        return (
            f"{self.name}: {self.win_rate:.1%} wins ({self.low:.1%} to {self.high:.1%}) in {self.games} games, "
            f"{self.mean_score:.1f} points, rank {self.mean_rank:.2f}, {self.decisions_per_second:,.0f} decisions/s"
        )


@dataclass
class Rates:
    """Win rates of deals: how many there are, and how much they vary; games of a deal come one after another."""

    _deals: int = 0
    _sum: float = 0.0
    _squares: float = 0.0
    _deal: int = -1
    _wins: float = 0.0
    _games: int = 0

    def add(self, deal: int, won: float) -> None:
        """One more game."""
        if deal != self._deal:
            self._deals, self._sum, self._squares = self._with_the_last()
            self._deal, self._wins, self._games = deal, 0.0, 0
        self._wins += won
        self._games += 1

    def interval(self, rate: float) -> tuple[float, float]:
        """The interval of the mean, which is the rate."""
        deals, total, squares = self._with_the_last()
        variance = (squares - total * total / deals) / (deals - 1) if deals > 1 else 0.0
        return over_deals(rate, deals, variance)

    def _with_the_last(self) -> tuple[int, float, float]:
        if not self._games:
            return self._deals, self._sum, self._squares
        rate = self._wins / self._games
        return self._deals + 1, self._sum + rate, self._squares + rate * rate


@dataclass
class Tally:
    """The games of someone so far."""

    games: int = 0
    wins: float = 0.0
    scores: int = 0
    ranks: float = 0.0
    decisions: int = 0
    stood_in: int = 0
    failure: str = ""
    thinking: Times = field(default_factory=Times)
    rates: Rates = field(default_factory=Rates)

    def add(self, outcome: Outcome, seat: int) -> None:
        """One more game, on this seat."""
        won = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
        self.games += 1
        self.wins += won
        self.scores += outcome.scores[seat]
        self.ranks += rank(outcome, seat)
        self.decisions += outcome.decisions[seat]
        self.thinking.merge(outcome.thinking[seat])
        self.rates.add(outcome.deal, won)
        if outcome.stood_in:
            self.stood_in += outcome.stood_in[seat]
            self.failure = self.failure or outcome.failures[seat]

    def standing(self, name: str) -> Standing:
        """The line of the table."""
        win_rate = self.wins / self.games
        low, high = self.rates.interval(win_rate)
        seconds = self.thinking.seconds
        return Standing(
            name=name,
            games=self.games,
            wins=self.wins,
            win_rate=win_rate,
            low=low,
            high=high,
            mean_score=self.scores / self.games,
            mean_rank=self.ranks / self.games,
            decisions=self.decisions,
            decisions_per_second=self.decisions / seconds if seconds else 0.0,
            median=self.thinking.quantile(0.5),
            slow=self.thinking.quantile(0.99),
            stood_in=self.stood_in,
            failure=self.failure,
        )


class Results:
    """The games of a series and the standings they give; `outcomes` are those it was made from."""

    def __init__(self, outcomes: Sequence[Outcome] = ()) -> None:
        self.outcomes = outcomes
        self.games = 0
        self.decisions = 0
        self._bots: dict[str, Tally] = {}
        self._seats: dict[int, Tally] = {}
        self._alone: dict[tuple[str, str], Tally] = {}
        for outcome in outcomes:
            self.add(outcome)

    def add(self, outcome: Outcome) -> None:
        """Count one more game; games with the same deal come one after another."""
        self.games += 1
        self.decisions += sum(outcome.decisions)
        for seat, name in enumerate(outcome.seats):
            self._bots.setdefault(name, Tally()).add(outcome, seat)
            self._seats.setdefault(seat, Tally()).add(outcome, seat)
            other, *more = {*outcome.seats[:seat], *outcome.seats[seat + 1 :]} or {name}
            if not more and other != name:
                self._alone.setdefault((name, other), Tally()).add(outcome, seat)

    def by_bot(self) -> list[Standing]:
        """The bots in the order in which they were entered."""
        return [tally.standing(name) for name, tally in self._bots.items()]

    def by_seat(self) -> list[Standing]:
        """The seats in their order, whoever sat there."""
        return [self._seats[seat].standing(f"seat {seat}") for seat in sorted(self._seats)]

    def alone(self) -> dict[tuple[str, str], Standing]:
        """Of each two bots that met: the standing of the first, alone at tables of the second."""
        return {(one, rest): tally.standing(one) for (one, rest), tally in self._alone.items()}

    def __str__(self) -> str:
        return "\n".join(str(line) for line in self.by_bot())


def rank(outcome: Outcome, seat: int) -> float:
    """The place a seat reached, 1 for the first; equals share the mean of their places."""
    placings = [(place in outcome.winners, score) for place, score in enumerate(outcome.scores)]
    better = sum(other > placings[seat] for other in placings)
    equal = sum(other == placings[seat] for other in placings)
    return better + (equal + 1) / 2
