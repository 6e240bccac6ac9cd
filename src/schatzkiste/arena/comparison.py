"""Bots compared on the same deals: who is better, by how much, and how sure that is."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path

from schatzkiste.arena.entrants import Entry
from schatzkiste.arena.logbook import Logbook, seed_in
from schatzkiste.arena.match import Outcome, Patience
from schatzkiste.arena.ratings import Ratings
from schatzkiste.arena.results import Results
from schatzkiste.arena.seating import Seating, pairs
from schatzkiste.arena.series import Series
from schatzkiste.bots import DEADLINE
from schatzkiste.core import Game
from schatzkiste.games import game as game_by_id

Arrange = Callable[[int, int], Seating]


class Comparison:
    """A series that is played on the same deals; its results grow while it is played, and no game is kept."""

    def __init__(
        self,
        game: Game | str,
        bots: Sequence[Entry],
        players: int | None = None,
        arrange: Arrange = pairs,
        seed: str | None = None,
        options: Mapping[str, object] | None = None,
        seconds: float = DEADLINE,
        file: Path | None = None,
    ) -> None:
        chosen = game_by_id(game) if isinstance(game, str) else game
        seats = min(count for count in chosen.players if count > 1) if players is None else players
        chosen.check_players(seats)
        if seed is None and file is not None:
            seed = seed_in(file)
        patience = Patience(seconds=seconds, stand_in=True)
        self.series = Series(chosen, bots, seed, options, seating=arrange(len(bots), seats), patience=patience)
        self.results = Results()
        self.ratings = Ratings()
        self._file = file

    @property
    def par(self) -> float:
        """The win share of somebody who is as good as the others."""
        return 1 / self.series.seating.players

    def total(self, games: int) -> int:
        """How many games it takes until every two bots that meet have played enough of them, in whole deals."""
        return self.series.seating.deals_for(games) * self.series.seating.games_of_a_deal

    def play(self, games: int, jobs: int = 1) -> Iterator[Outcome]:
        """Play until every two bots have met often enough, in whole deals; each game is told when it is counted.

        With a file, games that it holds are counted at once and not played again, and every other is written there.
        As of `in_processes`, the processes run when this returns.
        """
        with ExitStack() as stack:
            logbook = None if self._file is None else stack.enter_context(Logbook(self._file, self.series))
            for outcome in logbook.earlier() if logbook else ():
                self._count(outcome)
            outcomes = self.series.outcomes(self.total(games), jobs, begin=self.results.games)
            return self._played(outcomes, logbook, stack.pop_all())

    def _played(
        self, outcomes: Iterator[Outcome], logbook: Logbook | None, whatever_is_open: ExitStack
    ) -> Iterator[Outcome]:
        with whatever_is_open:
            for outcome in outcomes:
                if logbook:
                    logbook.add(outcome)
                self._count(outcome)
                yield outcome

    def _count(self, outcome: Outcome) -> None:
        self.results.add(outcome)
        self.ratings.add(outcome)


def compare(
    game: Game | str,
    bots: Sequence[Entry],
    games: int = 200,
    players: int | None = None,
    arrange: Arrange = pairs,
    seed: str | None = None,
    jobs: int = 1,
    options: Mapping[str, object] | None = None,
    file: Path | None = None,
) -> Comparison:
    """Let every two bots meet in a number of games (see `seating` for other arrangements), each deal from all sides."""
    comparison = Comparison(game, bots, players, arrange, seed, options, file=file)
    for _ in comparison.play(games, jobs):
        pass
    return comparison
