"""The ways to set up every game: all numbers of players, every value of every option."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from schatzkiste.core import Choice, Count, Event, Option, Rng, State
from schatzkiste.games import game, game_ids
from schatzkiste.record import SeatAction


@dataclass(frozen=True)
class Setup:
    """A game with its number of players and its options."""

    game: str
    players: int
    options: tuple[tuple[str, str | int], ...]

    def new(self, seed: str) -> State:
        """The beginning of a game."""
        return game(self.game).new(self.players, seed, dict(self.options))

    @property
    def name(self) -> str:
        """The set-up among those of its game."""
        return "-".join([f"{self.players}p", *(str(value) for _, value in self.options)])

    def __str__(self) -> str:
        return f"{self.game}-{self.name}"


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


def some_steps(state: State, seed: str, most: int) -> Iterator[Step]:
    """Play at random to the end, in place; of the steps at most so many, drawn by lot, are shown."""
    numbers = list(range(sum(1 for _ in random_steps(state.copy(), Rng(seed)))))
    Rng(f"lot {seed}").shuffle(numbers)
    shown = set(numbers[:most])
    for number, step in enumerate(random_steps(state, Rng(seed))):
        if number in shown:
            yield step


class Lot:
    """Draws one of the steps offered, each with the same chance."""

    def __init__(self, rng: Rng) -> None:
        self.drawn: list[Step] = []
        self._rng = rng
        self._offered = 0

    def offer(self, step: Step) -> None:
        """Take part in the draw."""
        self._offered += 1
        if self._rng.below(self._offered) == 0:
            self.drawn = [Step(step.state.copy(), step.seat, step.action)]


def moments(setup: Setup, seed: str) -> list[Step]:
    """Steps of a random game drawn by lot: one anywhere, one amid open questions, one that tells somebody a secret.

    Amid questions means that several are asked, or that somebody is asked in secret.
    """
    state = setup.new(seed)
    rng = Rng(f"choices {seed}")
    chance = Rng(f"moments {seed}")
    anywhere, amid, secret = Lot(chance), Lot(chance), Lot(chance)
    while state.to_act:
        seat = state.to_act[rng.below(len(state.to_act))]
        step = Step(state.copy(), seat, rng.pick(sorted(state.legal_actions(seat))))
        events: list[Event] = []
        state.apply(step.action, seat, events)
        anywhere.offer(step)
        if len(step.state.to_act) > 1 or step.state.known_to_act(None) != step.state.to_act:
            amid.offer(step)
        if any(event.audience() is not None for event in events):
            secret.offer(step)
    return [*anywhere.drawn, *amid.drawn, *secret.drawn]


def random_game(setup: Setup, seed: str, most: int | None = None) -> tuple[State, list[SeatAction], list[Event]]:
    """A random game with its actions and events, to the end or at most so many actions long."""
    state = setup.new(seed)
    rng = Rng(f"choices {seed}")
    actions: list[SeatAction] = []
    events: list[Event] = []
    while state.to_act and (most is None or len(actions) < most):
        seat = state.to_act[rng.below(len(state.to_act))]
        action = rng.pick(sorted(state.legal_actions(seat)))  # the order of legal actions is no rule
        state.apply(action, seat, events)
        actions.append(SeatAction(seat, state.game.notation(action)))
    return state, actions, events
