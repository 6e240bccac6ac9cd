"""Many games between the same bots, who change seats from game to game."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

from schatzkiste.arena.entrants import Entry, bot_of, distinct, name_of
from schatzkiste.arena.match import STRICT, Outcome, Patience, play_game
from schatzkiste.arena.pool import in_processes
from schatzkiste.arena.results import Results
from schatzkiste.arena.seating import Seating, one_table
from schatzkiste.core import BadSetup, Game, Rng, checked_seed
from schatzkiste.games import game as game_by_id
from schatzkiste.record import Record, SeatAction
from schatzkiste.seeds import fresh_seed


class Series:
    """Who plays what, from which seed: everything that fixes the outcome of each numbered game.

    A bot plays many games of a series, in processes that share nothing: what it decides must depend on the
    observation and the generator alone. With `recorded` every outcome holds the record of its game. The `seating`
    says who meets whom on which deal; else all sit at one table and every game has a deal of its own.
    """

    def __init__(
        self,
        game: Game | str,
        bots: Sequence[Entry],
        seed: str | None = None,
        options: Mapping[str, object] | None = None,
        recorded: bool = False,
        seating: Seating | None = None,
        patience: Patience = STRICT,
    ) -> None:
        self.game = game_by_id(game) if isinstance(game, str) else game
        self.seed = fresh_seed() if seed is None else checked_seed(seed)
        self.seating = seating or one_table(len(bots))
        self.options: Mapping[str, object] = self.game.new(self.seating.players, self.seed, options).settings
        self.entries = list(bots)
        self.recorded = recorded
        self.patience = patience
        self.names = distinct([name_of(entry) for entry in bots])
        self._bots = [bot_of(entry, self.game.id, patience.seconds) for entry in bots]

    def play(self, number: int) -> Outcome:
        """One game of the series."""
        deal, seats = self.seating.deal_of(number), self.seating.seats_of(number)
        state = self.game.new(len(seats), Rng(f"series/{self.seed}/{deal}").seed(), self.options)
        taken: list[SeatAction] | None = [] if self.recorded else None
        bots, names = [self._bots[who] for who in seats], [self.names[who] for who in seats]
        outcome = play_game(state, bots, names, number, deal, self.patience, taken)
        if taken is None:
            return outcome
        return replace(outcome, record=Record.of(state, taken, [name_of(self.entries[who]) for who in seats]))

    def outcomes(self, games: int, jobs: int = 1, begin: int = 0) -> Iterator[Outcome]:
        """The games of the series from `begin` on, in order, the same for any number of jobs."""
        for name, value in (("games", games), ("jobs", jobs)):
            if value < 1:
                raise BadSetup(f"{name} must be at least 1, not {value}")
        numbers = range(begin, games)
        if jobs == 1 or not numbers:
            return map(self.play, numbers)
        return in_processes(self.play, numbers, jobs)

    def __reduce__(self) -> tuple[type["Series"], tuple[object, ...]]:
        if self.game is not game_by_id(self.game.id):
            raise BadSetup("a game with components of its own can be played with one job only")
        return Series, (
            self.game.id,
            self.entries,
            self.seed,
            self.options,
            self.recorded,
            self.seating,
            self.patience,
        )


def play_match(
    game: Game | str,
    bots: Sequence[Entry],
    games: int = 1000,
    seed: str | None = None,
    jobs: int = 1,
    options: Mapping[str, object] | None = None,
    progress: Callable[[Outcome], None] | None = None,
) -> Results:
    """Play many games, one bot to a seat; `progress` is told of each one that is finished."""
    outcomes = []
    for outcome in Series(game, bots, seed, options).outcomes(games, jobs):
        outcomes.append(outcome)
        if progress is not None:
            progress(outcome)
    return Results(outcomes)
