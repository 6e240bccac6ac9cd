"""Random games of every set-up, and the laws at every step or at some of them drawn by lot."""

import pytest
from hypothesis import given

from schatzkiste.core import Rng, State
from tests.laws import laws
from tests.laws.seeds import few, fewer, seeds
from tests.laws.setups import Setup, every_setup, moments, random_game, random_steps, some_steps

pytestmark = pytest.mark.parametrize("setup", every_setup(), ids=str)


@few
@given(seed=seeds)
def test_someone_can_act_or_the_game_is_over(setup: Setup, seed: str) -> None:
    state = setup.new(seed)
    laws.someone_can_act(state)
    for step in random_steps(state, Rng(seed)):
        laws.someone_can_act(step.state)
    laws.someone_can_act(state)


@few
@given(seed=seeds)
def test_pieces_are_conserved(setup: Setup, seed: str) -> None:
    state = setup.new(seed)
    start = state.copy()
    for step in some_steps(state, seed, 300):
        laws.pieces_are_conserved(start, step.state)
    laws.pieces_are_conserved(start, state)


@fewer
@given(seed=seeds)
def test_refusals_match_legality(setup: Setup, seed: str) -> None:
    state = setup.new(seed)
    for step in some_steps(state, seed, 10):
        laws.refusals_match_legality(step.state)
    laws.refusals_match_legality(state)


@few
@given(seed=seeds)
def test_a_refused_action_changes_nothing(setup: Setup, seed: str) -> None:
    for step in moments(setup, seed):
        laws.refused_changes_nothing(step.state, Rng(seed))


@fewer
@given(seed=seeds)
def test_copies_are_independent(setup: Setup, seed: str) -> None:
    copies: list[tuple[State, str]] = []
    for step in some_steps(setup.new(seed), seed, 60):
        copies.append((step.state.copy(), step.state.fingerprint()))
    assert all(copy.fingerprint() == fingerprint for copy, fingerprint in copies)
    assert len({fingerprint for _, fingerprint in copies}) == len(copies)


@few
@given(seed=seeds)
def test_positions_save_and_load(setup: Setup, seed: str) -> None:
    state = setup.new(seed)
    laws.saves_and_loads(state)
    for step in some_steps(state, seed, 15):
        laws.saves_and_loads(step.state)
    laws.saves_and_loads(state)


@fewer
@given(seed=seeds)
def test_the_record_replays_the_same_game(setup: Setup, seed: str) -> None:
    state, actions, _ = random_game(setup, seed)
    laws.the_record_replays(state, actions)


@few
@given(seed=seeds)
def test_simultaneous_answers_commute(setup: Setup, seed: str) -> None:
    for step in moments(setup, seed):
        laws.answers_commute(step.state, Rng(seed))


@fewer
@given(seed=seeds)
def test_events_cost_and_change_nothing(setup: Setup, seed: str) -> None:
    for step in some_steps(setup.new(seed), seed, 100):
        laws.events_cost_and_change_nothing(step.state, step.seat, step.action)


def test_every_action_reads_back(setup: Setup) -> None:
    chest = setup.new("0").game
    for action in range(len(chest.actions)):
        assert chest.parse(chest.notation(action)) == action
        assert chest.parse(f"  {chest.notation(action).upper()} ") == action
