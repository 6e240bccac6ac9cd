"""Nobody sees, may do, is refused or is told anything that depends on what they cannot know."""

import inspect
from collections.abc import Iterator
from importlib import import_module
from itertools import islice

import pytest
from hypothesis import given

from schatzkiste.core import Event, Rng, State
from schatzkiste.games import game_ids
from tests.laws import secrecy
from tests.laws.secrecy import Outcome
from tests.laws.seeds import few, seeds
from tests.laws.setups import Setup, Step, every_setup, moments, random_steps


def is_open_to_all(setup: Setup) -> bool:
    """In Die Schatzinsel one of two players can work out all that the other has."""
    return (setup.game, setup.players) == ("schatzinsel", 2)


every = pytest.mark.parametrize("setup", every_setup(), ids=str)
GAMES = 60
WORLDS = 40
ENOUGH = 10


@every
@few
@given(seed=seeds)
def test_hidden_things_do_not_show(setup: Setup, seed: str) -> None:
    for step in moments(setup, seed):
        for seat in range(setup.players):
            secrecy.hidden_things_do_not_show(step.state, seat, Rng(f"{seed} {seat}"))


@every
@few
@given(seed=seeds)
def test_the_log_keeps_secrets(setup: Setup, seed: str) -> None:
    for step in moments(setup, seed):
        secrecy.the_log_keeps_secrets(step, Rng(seed))


@pytest.mark.parametrize("setup", [setup for setup in every_setup() if not is_open_to_all(setup)], ids=str)
def test_what_a_seat_cannot_know_really_is_dealt_anew(setup: Setup) -> None:
    """The laws above would say nothing of worlds that were all the real one."""
    seats = range(setup.players)
    unlike = {(seat, other) for seat in seats for other in seats if setup.players > 1 and seat == other}
    for number in range(GAMES):
        for step in moments(setup, f"{number:x}") if len(unlike) < setup.players**2 else ():
            for seat in seats:
                world = step.state.observation(seat).sample(Rng(f"{number} {seat}"))
                assert world.seed != step.state.seed
                unlike |= {(seat, other) for other in seats if is_unlike(step.state, world, other)}
    assert unlike == {(seat, other) for seat in seats for other in seats}


def is_unlike(state: State, world: State, seat: int) -> bool:
    """Whether the seat finds other things in the world; alone, what is in the deck for it."""
    if state.players == 1:
        return world.position() != state.position()
    return world.view(seat) != state.view(seat)


def private_kinds() -> list[type[Event]]:
    """The kinds of events that are not for everyone."""
    modules = [import_module(f"schatzkiste.games.{id}.events") for id in game_ids()]
    kinds = [kind for module in modules for _, kind in inspect.getmembers(module, inspect.isclass)]
    return [kind for kind in kinds if issubclass(kind, Event) and kind.audience is not Event.audience]


def comparisons(kind: type[Event], game: str) -> Iterator[int]:
    """Compares what is told where events of this kind could have been others; yields each watcher who cannot tell."""
    setups = [setup for setup in every_setup() if setup.game == game and setup.players > 1]
    for number in range(GAMES):
        setup = setups[number % len(setups)]
        rng = Rng(f"secrets {number}")
        for step in random_steps(setup.new(f"{number:x}"), Rng(f"{number}")):
            here = secrecy.outcome(step.state, step.seat, step.action)
            if of_kind(kind, here):
                yield from (watcher for watcher in range(setup.players) if is_compared(kind, step, here, watcher, rng))


def is_compared(kind: type[Event], step: Step, here: Outcome, watcher: int, rng: Rng) -> bool:
    """Whether a world was found in which such events were others and the watcher knows no more than here."""
    for there in secrecy.elsewhere(step, watcher, rng, WORLDS):
        if of_kind(kind, here) != of_kind(kind, there) and secrecy.knows_the_same(here, there, watcher):
            secrecy.log_fits_knowledge(here, there, watcher)
            return True
    return False


def of_kind(kind: type[Event], here: Outcome) -> list[Event]:
    """What happened of this kind."""
    return [event for event in here.events if isinstance(event, kind)]


@pytest.mark.parametrize("kind", private_kinds(), ids=lambda kind: f"{kind.__module__.split('.')[-2]}-{kind.__name__}")
def test_who_is_not_meant_is_told_the_same_whatever_the_secret_is(kind: type[Event]) -> None:
    """The law of the log would say nothing if no such secret came up: here each kind is waited for."""
    compared = list(islice(comparisons(kind, kind.__module__.split(".")[-2]), ENOUGH))
    assert len(compared) == ENOUGH
