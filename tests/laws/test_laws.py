"""Random games of every set-up, and the laws at every step or at a random one."""

import os
import subprocess
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from schatzkiste.core import Rng, State
from schatzkiste.record import Record
from tests.laws import laws
from tests.laws.setups import Setup, every_setup, random_game, random_steps

pytestmark = pytest.mark.parametrize("setup", every_setup(), ids=str)
seeds = st.integers(min_value=0, max_value=2**64 - 1).map(lambda number: f"{number:x}")
few = settings(max_examples=6, deadline=None)
fewer = settings(max_examples=2, deadline=None)


def somewhere(setup: Setup, seed: str) -> State:
    """A position after a random number of random moves of a random game; never the end."""
    length = len(random_game(setup, seed)[1])
    return random_game(setup, seed, most=Rng(f"stop {seed}").below(length))[0]


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
    for step in random_steps(state, Rng(seed)):
        laws.pieces_are_conserved(start, step.state)
    laws.pieces_are_conserved(start, state)


@fewer
@given(seed=seeds)
def test_refusals_match_legality(setup: Setup, seed: str) -> None:
    state = setup.new(seed)
    chance = Rng(f"look {seed}")
    for step in random_steps(state, Rng(seed)):
        if chance.below(8) == 0:  # the whole table for every seat is slow
            laws.refusals_match_legality(step.state)
    laws.refusals_match_legality(state)


@few
@given(seed=seeds)
def test_a_refused_action_changes_nothing(setup: Setup, seed: str) -> None:
    laws.refused_changes_nothing(somewhere(setup, seed), Rng(seed))


@fewer
@given(seed=seeds)
def test_copies_are_independent(setup: Setup, seed: str) -> None:
    state = setup.new(seed)
    copies: list[tuple[State, str]] = []
    for step in random_steps(state, Rng(seed)):
        copies.append((step.state.copy(), step.state.fingerprint()))
    assert all(copy.fingerprint() == fingerprint for copy, fingerprint in copies)
    assert len({fingerprint for _, fingerprint in copies}) == len(copies)


@fewer
@given(seed=seeds)
def test_positions_save_and_load(setup: Setup, seed: str) -> None:
    state = setup.new(seed)
    for step in random_steps(state, Rng(seed)):
        laws.saves_and_loads(step.state)
    laws.saves_and_loads(state)


@few
@given(seed=seeds)
def test_the_record_replays_the_same_game(setup: Setup, seed: str) -> None:
    state, moves, _ = random_game(setup, seed)
    record = Record.parse(Record.of(state, moves).text())
    assert record.verify().fingerprint() == state.fingerprint()
    assert [replayed.fingerprint() for replayed in record.replay()][-1] == state.fingerprint()


@few
@given(seed=seeds)
def test_hidden_things_do_not_show(setup: Setup, seed: str) -> None:
    state = somewhere(setup, seed)
    for seat in range(state.players):
        laws.hidden_things_do_not_show(state, seat, Rng(f"{seed} {seat}"))


@few
@given(seed=seeds)
def test_bots_are_honest(setup: Setup, seed: str) -> None:
    state = somewhere(setup, seed)
    for seat in state.to_act:
        laws.bots_are_honest(state, seat, Rng(f"{seed} {seat}"))


@few
@given(seed=seeds)
def test_simultaneous_answers_commute(setup: Setup, seed: str) -> None:
    laws.answers_commute(somewhere(setup, seed), Rng(seed))


@fewer
@given(seed=seeds)
def test_events_cost_and_change_nothing(setup: Setup, seed: str) -> None:
    for step in random_steps(setup.new(seed), Rng(seed)):
        laws.events_cost_and_change_nothing(step.state, step.seat, step.action)


def test_every_action_reads_back(setup: Setup) -> None:
    chest = setup.new("0").game
    for action in range(len(chest.actions)):
        assert chest.parse(chest.notation(action)) == action
        assert chest.parse(f"  {chest.notation(action).upper()} ") == action


def test_the_same_game_under_another_hash_seed(setup: Setup) -> None:
    script = (
        "from tests.laws.setups import every_setup, random_game\n"
        f"setup = next(setup for setup in every_setup() if str(setup) == {str(setup)!r})\n"
        "print([random_game(setup, f'{n:x}')[0].fingerprint() for n in range(3)])"
    )
    environment = {**os.environ, "PYTHONHASHSEED": "4711"}
    other = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True)
    assert other.stdout.strip() == str([random_game(setup, f"{n:x}")[0].fingerprint() for n in range(3)])
