"""While others are asked in secret, everyone's picture is the same whether or not anybody can reply."""

from collections.abc import Iterator
from itertools import islice

import pytest
from hypothesis import given

from schatzkiste.core import Rng
from tests.laws import secrecy
from tests.laws.seeds import few, seeds
from tests.laws.setups import Setup, every_setup, moments, random_steps

every = pytest.mark.parametrize("setup", every_setup(), ids=str)
ENOUGH = 30


@every
@few
@given(seed=seeds)
def test_what_was_not_revealed_cannot_be_told(setup: Setup, seed: str) -> None:
    for step in moments(setup, seed):
        for watcher in range(setup.players):
            secrecy.learning_is_counted(step, watcher, Rng(f"{seed} {watcher}"))


@every
@few
@given(seed=seeds)
def test_a_secret_answer_goes_unnoticed(setup: Setup, seed: str) -> None:
    for step in moments(setup, seed):
        secrecy.what_is_out_of_sight_changes_nothing(step)
        secrecy.who_sees_a_question_knows_of_it(step.state)


def openings(players: int) -> Iterator[int]:
    """Actions after which the hands decide who is asked; yields each watcher to whom that made no difference."""
    setup = next(setup for setup in every_setup() if (setup.game, setup.players) == ("dracheninsel", players))
    rng = Rng(f"openings {players}")
    for number in range(100):
        for step in random_steps(setup.new(f"{number:x}"), Rng(f"{number}")):
            for watcher in range(players if rng.below(4) == 0 else 0):
                here = secrecy.outcome(step.state, step.seat, step.action)
                for there in secrecy.elsewhere(step, watcher, rng):
                    if here.state.to_act != there.state.to_act and not (here.revealed or there.revealed):
                        secrecy.nothing_was_learned(here, there, watcher)
                        yield watcher


@pytest.mark.rule("DI-9.6")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_window_looks_the_same_whether_or_not_anybody_can_reply(players: int) -> None:
    compared = list(islice(openings(players), ENOUGH))
    assert len(compared) == ENOUGH
