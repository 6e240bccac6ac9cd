"""One game between bots."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from operator import index
from time import perf_counter, process_time

from schatzkiste.arena.alarm import TimeUp, alarm
from schatzkiste.arena.program import NoAnswer, Program, ProgramFailed
from schatzkiste.arena.times import Times
from schatzkiste.bots import Bot, stand_in
from schatzkiste.core import Rng, SchatzkisteError, State
from schatzkiste.record import Record, SeatAction

MOST_DECISIONS = 100_000
"""A bot that has decided this often in one game goes round in circles: no rule ends a turn of free steps."""
MOST_FAILURES = 3
"""After this many failures the stand-in plays the game to its end: a bot that hangs may hang every time."""


class BotFailed(SchatzkisteError):
    """A bot that raised an error, gave no answer, chose something it may not do or found no end.

    The sentence names bot, seat and seed.
    """


class TooSlow(BotFailed):
    """A bot that gave no answer in time."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game of a series went, seat by seat.

    `thinking` is the time each bot took to decide; `stood_in` says how often a stand-in decided for it, and `failures`
    tells its first failure, in a sentence. `record` is the whole game where it was to be recorded.
    """

    number: int
    deal: int
    seed: str
    seats: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: tuple[int, ...]
    thinking: tuple[Times, ...] = field(compare=False)
    stood_in: tuple[int, ...] = ()
    failures: tuple[str, ...] = ()
    record: Record | None = field(default=None, compare=False)


@dataclass(frozen=True)
class Patience:
    """What is done about bots that fail: without a stand-in the game ends by an error.

    A decision may take `seconds`, if they are limited, and a bot may decide at most `most` times in one game.
    """

    seconds: float | None = None
    stand_in: bool = False
    most: int = MOST_DECISIONS


STRICT = Patience()


@dataclass
class Player:
    """A bot on its seat, and how it has done there so far."""

    bot: Bot
    name: str
    chance: Rng
    patience: Patience
    decisions: int = 0
    stood_in: int = 0
    failures: list[BotFailed] = field(default_factory=list)
    thinking: Times = field(default_factory=Times)

    def decide(self, state: State, seat: int) -> int:
        """What is done now: what the bot decides, or its stand-in."""
        self.decisions += 1
        if len(self.failures) < MOST_FAILURES:
            clock = perf_counter if isinstance(self.bot, Program) else process_time
            started = clock()
            try:
                return self._own(state, seat)
            except BotFailed as failure:
                if not self.patience.stand_in:
                    raise
                self.failures.append(failure)
            finally:
                self.thinking.add(clock() - started)
        self.stood_in += 1
        return stand_in(state.observation(seat))

    def _own(self, state: State, seat: int) -> int:
        if self.decisions > self.patience.most:
            raise failure(state, seat, self.name, f"has found no end after {self.patience.most:,} decisions")
        return decide(state, seat, self.bot, self.name, self.chance, self.patience.seconds)


def play_game(
    state: State,
    bots: Sequence[Bot],
    names: Sequence[str],
    number: int = 0,
    deal: int = 0,
    patience: Patience = STRICT,
    taken: list[SeatAction] | None = None,
) -> Outcome:
    """Let the bots, one on each seat, play the game to its end; the actions are added to `taken` if it is given."""
    players = [
        Player(bot, name, Rng(f"bot/{state.seed}/{seat}"), patience)
        for seat, (bot, name) in enumerate(zip(bots, names, strict=True))
    ]
    while state.to_act:
        seat = state.to_act[0]
        action = players[seat].decide(state, seat)
        state.apply(action, seat)
        if taken is not None:
            taken.append(SeatAction(seat, state.game.notation(action)))
    return Outcome(
        number=number,
        deal=deal,
        seed=state.seed,
        seats=tuple(names),
        scores=tuple(state.scores()),
        winners=state.winners(),
        decisions=tuple(player.decisions for player in players),
        thinking=tuple(player.thinking for player in players),
        stood_in=tuple(player.stood_in for player in players),
        failures=tuple(str(player.failures[0]) if player.failures else "" for player in players),
    )


def decide(state: State, seat: int, bot: Bot, name: str, chance: Rng, seconds: float | None = None) -> int:
    """What the bot on the seat does now, checked to be legal; within `seconds`, if they are limited."""
    try:
        with alarm(None if isinstance(bot, Program) else seconds):  # a program keeps its own time
            action = index(bot.decide(state.observation(seat), chance))
        refusal = state.why_not(action, seat)
    except TimeUp as error:
        raise failure(state, seat, name, f"gave no answer within {seconds:g} s", TooSlow) from error
    except NoAnswer as error:
        raise failure(state, seat, name, str(error), TooSlow) from error
    except ProgramFailed as error:
        raise failure(state, seat, name, str(error)) from error
    except Exception as error:
        raise failure(state, seat, name, f"{type(error).__name__}: {error}") from error
    if refusal is not None:
        raise failure(state, seat, name, f"chose {state.game.notation(action)!r}: {refusal}")
    return action


def failure(state: State, seat: int, name: str, what: str, kind: type[BotFailed] = BotFailed) -> BotFailed:
    """A failure of the bot on the seat."""
    return kind(f"bot {name} on seat {seat} failed in the game of {state.game.id} with seed {state.seed}: {what}")
