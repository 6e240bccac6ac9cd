"""Whether a bot keeps the rules of the house: legal, the same again, no use of what is hidden, in time."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from time import perf_counter
from typing import Final, NamedTuple

from schatzkiste.arena.entrants import Entry, bot_of, claims, name_of
from schatzkiste.arena.match import MOST_DECISIONS, MOST_FAILURES, BotFailed, TooSlow, decide, failure
from schatzkiste.arena.program import Program
from schatzkiste.arena.times import Times
from schatzkiste.bots import SERVER_DEADLINE, Bot, RandomBot, stand_in
from schatzkiste.core import BadSetup, Choice, Count, Game, Rng, Settings, State
from schatzkiste.core.options import Setting
from schatzkiste.games import game as game_by_id

LEGAL, SAME, HONEST, IN_TIME = "legal", "same", "honest", "time"
CHECKS: Final = (LEGAL, SAME, HONEST, IN_TIME)
GAMES = 2
ASKED_AGAIN = 5
"""One decision in this many, drawn by lot, is asked for again."""
MOST_TOLD = 3
"""How many failures of a kind get a sentence of their own."""


class Setup(NamedTuple):
    """A way to set up a game."""

    players: int
    options: Settings


@dataclass
class Certificate:
    """What was found in one game: how often each check failed, and sentences of the first failures."""

    game: str
    decisions: int = 0
    asked_again: int = 0
    slowest: float = 0.0
    times: Times = field(default_factory=Times)
    failed: dict[str, int] = field(default_factory=lambda: dict.fromkeys(CHECKS, 0))
    told: list[str] = field(default_factory=list)

    @property
    def is_good(self) -> bool:
        """Whether nothing failed."""
        return not any(self.failed.values())

    def fail(self, check: str, sentence: str) -> None:
        """Count a failure."""
        self.failed[check] += 1
        if self.failed[check] <= MOST_TOLD:
            self.told.append(sentence)


class Examination:
    """A bot in one game, in every set-up of it; the same seed asks for the same decisions.

    A bot that thinks long is asked for one decision in `one_in`, drawn by lot; the others are taken at random.
    """

    def __init__(
        self,
        entry: Entry,
        game: Game | str,
        games: int = GAMES,
        seconds: float = SERVER_DEADLINE,
        one_in: int = 1,
        seed: str = "ce47",
    ) -> None:
        self.game = game_by_id(game) if isinstance(game, str) else game
        if self.game.id not in claims(entry):
            raise BadSetup(f"bot {name_of(entry)} does not claim to play {self.game.id}")
        self.certificate = Certificate(self.game.id)
        self._name = name_of(entry)
        self._seconds = seconds
        self._one_in = one_in
        self._seed = seed
        self._lot = Rng(f"lot/{seed}")
        self._bot = bot_of(entry, self.game.id, seconds)
        self._twin = bot_of(entry, self.game.id, seconds)  # asked less often: a bot that remembers answers otherwise
        self._games = [(setup, number) for setup in setups(self.game) for number in range(games)]

    def __len__(self) -> int:
        return len(self._games)

    def play(self) -> Iterator[None]:
        """Play the games one by one."""
        try:
            for setup, number in self._games:
                self._play(setup, number)
                yield
        finally:
            for bot in (self._bot, self._twin):
                if isinstance(bot, Program):
                    bot.end()

    def _play(self, setup: Setup, number: int) -> None:
        """A game of the bot against itself, or of the bot on one seat among random ones; then the next way round."""
        state = self.game.new(setup.players, Rng(f"{self._seed}/{setup}/{number}").seed(), setup.options)
        own = range(setup.players) if number % 2 == 0 else [number // 2 % setup.players]
        chance = Rng(f"others/{state.seed}")
        failures = decisions = 0
        while state.to_act and decisions < MOST_DECISIONS:
            seat = state.to_act[0]
            if seat not in own or failures >= MOST_FAILURES or chance.below(self._one_in):
                state.apply(RandomBot().decide(state.observation(seat), chance), seat)
                continue
            decisions += 1
            try:
                action = self._decide(state, seat, f"{state.seed}/{decisions}")
            except BotFailed as error:
                failures += 1
                self.certificate.fail(IN_TIME if isinstance(error, TooSlow) else LEGAL, str(error))
                action = stand_in(state.observation(seat))
            state.apply(action, seat)
        if state.to_act:
            why = failure(state, state.to_act[0], self._name, f"has found no end after {MOST_DECISIONS:,} decisions")
            self.certificate.fail(LEGAL, str(why))

    def _decide(self, state: State, seat: int, chance: str) -> int:
        found = self.certificate
        found.decisions += 1
        started = perf_counter()
        try:
            action = self._ask(self._bot, state, seat, chance)
        finally:
            taken = perf_counter() - started
            found.times.add(taken)
            found.slowest = max(found.slowest, taken)
        if self._lot.below(ASKED_AGAIN) == 0:
            found.asked_again += 1
            for bot in (self._twin, self._bot):
                self._compare(SAME, state, seat, action, self._ask(bot, state, seat, chance))
            world = state.observation(seat).sample(self._lot)
            self._compare(HONEST, state, seat, action, self._ask(self._bot, world, seat, chance))
        return action

    def _ask(self, bot: Bot, state: State, seat: int, chance: str) -> int:
        return decide(state, seat, bot, self._name, Rng(chance), self._seconds)

    def _compare(self, check: str, state: State, seat: int, action: int, again: int) -> None:
        if again != action:
            first, then = self.game.notation(action), self.game.notation(again)
            why = "when asked again" if check == SAME else "where other hidden things were dealt"
            self.certificate.fail(check, str(failure(state, seat, self._name, f"chose {first!r}, but {then!r} {why}")))


def certify(
    entry: Entry, game: Game | str, games: int = GAMES, seconds: float = SERVER_DEADLINE, one_in: int = 1
) -> Certificate:
    """What is found when the bot plays this many games of each set-up."""
    examination = Examination(entry, game, games, seconds, one_in)
    for _ in examination.play():
        pass
    return examination.certificate


def setups(game: Game) -> Iterator[Setup]:
    """Every number of players, then each option by itself with a number of players for which it matters.

    Every other choice is tried, and of a count the least; no two options are changed together.
    """
    for players in game.players:
        yield Setup(players, {})
    for option in game.options:
        assert isinstance(option, Choice | Count)
        values: tuple[Setting, ...] = option.values if isinstance(option, Choice) else (option.low,)
        players = min(option.players or game.players)
        yield from (Setup(players, {option.name: value}) for value in values if value != option.default)
