"""One game between bots."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from operator import index
from time import perf_counter

from schatzkiste.bots import Bot
from schatzkiste.core import Rng, SchatzkisteError, State
from schatzkiste.record import Record, SeatAction

MOST_DECISIONS = 100_000
"""A bot that has decided so often in one game goes round in circles: no rule ends a turn of free steps."""


class BotFailed(SchatzkisteError):
    """A bot that raised an error, chose something it may not do or found no end; names bot, seat and seed."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game of a series went, seat by seat.

    `thinking` are the seconds each bot took to decide, `record` is the whole game where it was to be recorded.
    """

    number: int
    seed: str
    seats: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: tuple[int, ...]
    thinking: tuple[float, ...] = field(compare=False)
    record: Record | None = field(default=None, compare=False)


def play_game(
    state: State,
    bots: Sequence[Bot],
    names: Sequence[str],
    number: int = 0,
    most: int = MOST_DECISIONS,
    taken: list[SeatAction] | None = None,
) -> Outcome:
    """Let the bots, one on each seat, play the game to its end; none may decide more often than `most`.

    The actions are added to `taken` if it is given.
    """
    chances = [Rng(f"bot/{state.seed}/{seat}") for seat in range(state.players)]
    decisions = [0] * state.players
    thinking = [0.0] * state.players
    while state.to_act:
        seat = state.to_act[0]
        started = perf_counter()
        action = decide(state, seat, bots[seat], names[seat], chances[seat])
        thinking[seat] += perf_counter() - started
        decisions[seat] += 1
        if decisions[seat] > most:
            raise _failure(state, seat, names[seat], f"has found no end after {most:,} decisions")
        state.apply(action, seat)
        if taken is not None:
            taken.append(SeatAction(seat, state.game.notation(action)))
    return Outcome(
        number=number,
        seed=state.seed,
        seats=tuple(names),
        scores=tuple(state.scores()),
        winners=state.winners(),
        decisions=tuple(decisions),
        thinking=tuple(thinking),
    )


def decide(state: State, seat: int, bot: Bot, name: str, chance: Rng) -> int:
    """What the bot on the seat does now, checked to be legal."""
    try:
        action = index(bot.decide(state.observation(seat), chance))
        refusal = state.why_not(action, seat)
    except Exception as error:
        raise _failure(state, seat, name, f"{type(error).__name__}: {error}") from error
    if refusal is not None:
        raise _failure(state, seat, name, f"chose {state.game.notation(action)!r}: {refusal}")
    return action


def _failure(state: State, seat: int, name: str, what: str) -> BotFailed:
    return BotFailed(f"bot {name} on seat {seat} failed in the game of {state.game.id} with seed {state.seed}: {what}")
