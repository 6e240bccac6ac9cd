"""Measuring: every operation is repeated long enough, several times over."""

from collections.abc import Callable
from dataclasses import dataclass
from operator import methodcaller
from statistics import median
from time import perf_counter
from typing import TypeVar

from schatzkiste.core import Game, Rng, State

SAMPLES = 64
"""How many positions, spread over random games, the basic operations are tried on."""

Round = Callable[[], int]
Sample = TypeVar("Sample")


@dataclass(frozen=True)
class Speed:
    """How often a second something can be done."""

    game: str
    what: str
    players: int
    best: float
    median: float


def speeds(game: Game, repeats: int, seconds: float) -> list[Speed]:
    """The speeds of a game with each number of players for playouts, with the fewest for the rest."""
    fewest = min(game.players)
    states = positions(game, fewest)
    rounds = [("random playout, decisions", players, playouts(game, players)) for players in game.players]
    rounds += [
        ("new", fewest, each([state.seed for state in states], lambda seed: game.new(fewest, seed))),
        ("copy", fewest, each(states, methodcaller("copy"))),
        ("legal_actions", fewest, each(states, methodcaller("legal_actions"))),
        ("observation", fewest, each(states, lambda state: state.observation(state.to_act[0]))),
    ]
    return [measured(game.id, what, players, once, repeats, seconds) for what, players, once in rounds]


def measured(game: str, what: str, players: int, once: Round, repeats: int, seconds: float) -> Speed:
    """The rates of several repeats, best and median."""
    once()
    rates = [rate(once, seconds) for _ in range(repeats)]
    return Speed(game, what, players, max(rates), median(rates))


def rate(once: Round, seconds: float) -> float:
    """How much is done a second when a round is repeated for some time."""
    done = 0
    started = perf_counter()
    while (passed := perf_counter() - started) < seconds or not done:
        done += once()
    return done / passed


def playouts(game: Game, players: int) -> Round:
    """A round is one random game; its decisions are counted."""
    seeds = Rng("bench")

    def once() -> int:
        state = game.new(players, seeds.seed())
        rng = Rng(state.seed)
        decisions = 0
        while state.to_act:
            state.apply(rng.pick(state.legal_actions()))
            decisions += 1
        return decisions

    return once


def each(samples: list[Sample], operation: Callable[[Sample], object]) -> Round:
    """A round is the operation on every sample."""

    def once() -> int:
        for sample in samples:
            operation(sample)
        return len(samples)

    return once


def positions(game: Game, players: int) -> list[State]:
    """Positions from the beginning to late in random games."""
    found: list[State] = []
    seeds = Rng("bench positions")
    while len(found) < SAMPLES:
        state = game.new(players, seeds.seed())
        rng = Rng(state.seed)
        while state.to_act and len(found) < SAMPLES:
            if rng.below(8) == 0:
                found.append(state.copy())
            state.apply(rng.pick(state.legal_actions()))
    return found
