"""A record by its steps: positions, views, events and decisions, of every game."""

import doctest
from itertools import pairwise

import pytest

import schatzkiste as sk
from schatzkiste import record as record_module
from schatzkiste.games import game_ids
from schatzkiste.history import History
from schatzkiste.record import Record
from tests.laws.setups import every_setup, random_game


def finished(game_id: str) -> Record:
    """A random game to its end, of three where three can play."""
    setups = [setup for setup in every_setup() if setup.game == game_id]
    setup = next((setup for setup in setups if setup.players == 3), setups[0])
    state, actions, _ = random_game(setup, "5eed")
    return Record.of(state, actions)


def test_the_examples_in_the_documentation() -> None:
    tried = doctest.testmod(record_module)
    assert tried.attempted > 10
    assert not tried.failed


@pytest.mark.parametrize("game_id", game_ids())
def test_steps_are_those_of_the_game(game_id: str) -> None:
    record = finished(game_id)
    history = History(record.start())
    assert record.at(0).state.fingerprint() == history.state.fingerprint()
    for number, taken in enumerate(record.actions, start=1):
        step = history.act(taken.seat, history.state.game.parse(taken.notation))
        moment, before = record.at(number), record.at(number - 1)
        assert (moment.step, moment.seat, moment.notation) == (number, *step.taken.__dict__.values())
        assert list(moment.events) == step.events
        for seat in (None, *range(history.state.players)):
            assert moment.events_for(seat) == step.events_for(seat)
            assert moment.is_noticed_by(seat, before) == history.is_in_sight(number - 1, seat)
        assert moment.view(None) == history.state.view(None)
    assert record.at(-1).state.fingerprint() == history.state.fingerprint()


@pytest.mark.parametrize("game_id", game_ids())
def test_decisions_are_taken_on_what_the_seat_knew(game_id: str) -> None:
    record = finished(game_id)
    decisions = list(record.decisions())
    assert [decision.notation for decision in decisions] == [taken.notation for taken in record.actions]
    assert all(one.step + 1 == other.step for one, other in pairwise(decisions))
    for decision in record.decisions(seat=0):
        assert decision.seat == 0
        assert decision.action in decision.legal
        assert decision.legal == decision.observation.legal_actions()
        assert record.at(decision.step + 1).notation == decision.notation


def test_what_is_done_to_a_moment_leaves_the_record_alone() -> None:
    record = finished("schatzinsel")
    state = record.at(3).state
    state.apply(state.legal_actions()[0])
    assert record.at(3).state.fingerprint() != state.fingerprint()
    next(record.decisions()).position.apply(sk.game("schatzinsel").parse(record.actions[0].notation))
    assert record.at(0).state.fingerprint() == record.start().fingerprint()


def test_there_is_no_step_after_the_last() -> None:
    record = finished("schatzinsel")
    with pytest.raises(IndexError, match=f"from step 0 to {len(record.actions)}, there is no step 9999"):
        record.at(9999)
