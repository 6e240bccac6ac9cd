"""The ways to set up every game: all numbers of players, every value of every option."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from schatzkiste.core import Choice, Count, Event, Option, Rng, State
from schatzkiste.games import game, game_ids
from schatzkiste.record import Move


@dataclass(frozen=True)
class Setup:
    """A game with its number of players and its options."""

    game: str
    players: int
    options: tuple[tuple[str, str | int], ...]

    def new(self, seed: str) -> State:
        """The beginning of a game."""
        return game(self.game).new(self.players, seed, dict(self.options))

    def __str__(self) -> str:
        values = "-".join(str(value) for _, value in self.options)
        return f"{self.game}-{self.players}p-{values}"


@dataclass(frozen=True)
class Step:
    """An action about to be taken in a state, by one of those who may."""

    state: State
    seat: int
    action: int


FEW = 4


def _values(option: Option) -> list[str | int]:
    """Values worth trying: all of a few, of many the default and the last."""
    if isinstance(option, Choice) and len(option.values) <= FEW:
        return list(option.values)
    assert isinstance(option, Choice | Count)
    last: str | int = option.values[-1] if isinstance(option, Choice) else option.low
    return [option.default, last]


def _agreements(options: tuple[Option, ...]) -> list[tuple[str | int, ...]]:
    """All combinations of values if they are few, else each value once with defaults for the other options."""
    everything = list(product(*(_values(option) for option in options)))
    if len(everything) <= FEW:
        return everything
    defaults = tuple(option.default for option in options)
    one_changed = [
        (*defaults[:place], value, *defaults[place + 1 :])
        for place, option in enumerate(options)
        for value in _values(option)
        if value != option.default
    ]
    return [defaults, *one_changed]


def every_setup() -> list[Setup]:
    """All of them, in a fixed order."""
    return [
        Setup(id, players, tuple(zip((option.name for option in chest.options), values, strict=True)))
        for id in game_ids()
        for chest in [game(id)]
        for players in chest.players
        for values in _agreements(chest.options)
    ]


def random_steps(state: State, rng: Rng) -> Iterator[Step]:
    """Play at random to the end, in place; each step is shown before it is taken."""
    while state.to_act:
        seat = state.to_act[rng.below(len(state.to_act))]
        action = rng.pick(state.legal_actions(seat))
        yield Step(state, seat, action)
        state.apply(action, seat)


def random_game(setup: Setup, seed: str, most: int | None = None) -> tuple[State, list[Move], list[Event]]:
    """A random game with its moves and events, to the end or at most so many moves long."""
    state = setup.new(seed)
    rng = Rng(f"choices {seed}")
    moves: list[Move] = []
    events: list[Event] = []
    while state.to_act and (most is None or len(moves) < most):
        seat = state.to_act[rng.below(len(state.to_act))]
        action = rng.pick(state.legal_actions(seat))
        state.apply(action, seat, events)
        moves.append(Move(seat, state.game.notation(action)))
    return state, moves, events
