"""What came of many games: a standing for each bot and for each seat."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt

from schatzkiste.arena.match import Outcome

Z = 1.959963984540054
"""The normal quantile of a 95 % interval."""


@dataclass(frozen=True)
class Standing:
    """One line of the table; a shared win counts as a fraction, `low` and `high` bound the win rate (95 %)."""

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

    def __str__(self) -> str:
        return (
            f"{self.name}: {self.win_rate:.1%} wins ({self.low:.1%} to {self.high:.1%}) in {self.games} games, "
            f"{self.mean_score:.1f} points, rank {self.mean_rank:.2f}, {self.decisions_per_second:,.0f} decisions/s"
        )


class Results:
    """The outcomes of a series and the standings they give."""

    def __init__(self, outcomes: Sequence[Outcome]) -> None:
        self.outcomes = outcomes

    def by_bot(self) -> list[Standing]:
        """The bots in the order in which they were entered."""
        return self._standings(lambda outcome, seat: outcome.seats[seat])

    def by_seat(self) -> list[Standing]:
        """The seats in their order, whoever sat there."""
        return self._standings(lambda outcome, seat: f"seat {seat}")

    def _standings(self, name_of: Callable[[Outcome, int], str]) -> list[Standing]:
        places: dict[str, list[tuple[Outcome, int]]] = {}
        for outcome in self.outcomes:
            for seat in range(len(outcome.seats)):
                places.setdefault(name_of(outcome, seat), []).append((outcome, seat))
        return [standing(name, sat) for name, sat in places.items()]

    def __str__(self) -> str:
        return "\n".join(str(line) for line in self.by_bot())


def standing(name: str, places: Sequence[tuple[Outcome, int]]) -> Standing:
    """The standing of someone who sat on these seats of these games."""
    games = len(places)
    wins = sum(1 / len(outcome.winners) for outcome, seat in places if seat in outcome.winners)
    low, high = wilson(wins, games)
    decisions = sum(outcome.decisions[seat] for outcome, seat in places)
    seconds = sum(outcome.thinking[seat] for outcome, seat in places)
    return Standing(
        name=name,
        games=games,
        wins=wins,
        win_rate=wins / games,
        low=low,
        high=high,
        mean_score=sum(outcome.scores[seat] for outcome, seat in places) / games,
        mean_rank=sum(rank(outcome, seat) for outcome, seat in places) / games,
        decisions=decisions,
        decisions_per_second=decisions / seconds if seconds else 0.0,
    )


def rank(outcome: Outcome, seat: int) -> float:
    """The place a seat reached, 1 for the first; equals share the mean of their places."""
    placings = [(place in outcome.winners, score) for place, score in enumerate(outcome.scores)]
    better = sum(other > placings[seat] for other in placings)
    equal = sum(other == placings[seat] for other in placings)
    return better + (equal + 1) / 2


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a win rate by Wilson's score method."""
    if not games:
        return 0.0, 1.0
    rate = wins / games
    weight = Z * Z / games
    middle = rate + weight / 2
    spread = Z * sqrt(rate * (1 - rate) / games + weight / (4 * games))
    return max(0.0, (middle - spread) / (1 + weight)), min(1.0, (middle + spread) / (1 + weight))
