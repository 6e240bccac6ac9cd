"""The searcher: the same thought for the same observation, better than the policy alone, and in no hurry to differ."""

import pytest

import schatzkiste as sk
from schatzkiste.bots.levels import LEVELS, judgement, level_bot
from schatzkiste.bots.search import Budget, Search, Trial, better_half, stands_out
from schatzkiste.core import Rng, State

SMALL = Budget(candidates=4, worlds=2, decisions=6)


def trial(action: int, leads: list[float]) -> Trial:
    made = Trial(action, 0)
    made.leads = leads
    return made


def opening(game_id: str, decisions: int) -> State:
    """A position early in a game that the policy plays."""
    game = sk.game(game_id)
    state = game.new(next(count for count in game.players if count > 1), "5eed")
    judgement("helmsman", game_id).play_on(state, 0, decisions, Rng("opening"))
    return state


@pytest.mark.parametrize("game_id", sk.game_ids())
def test_the_same_observation_and_seed_give_the_same_thought(game_id: str) -> None:
    state = opening(game_id, 9)
    seat = state.to_act[0]
    search = Search(judgement("captain", game_id), SMALL)
    one, other = (search.candidates(state.observation(seat), Rng("thought")) for _ in range(2))
    assert one == other
    assert {candidate.action for candidate in one} <= set(state.legal_actions(seat))
    assert all(set(candidate.terms) == set(search.judgement.term_names) for candidate in one)


def test_the_better_half_stays_and_with_it_the_choice_of_the_policy() -> None:
    trials = [trial(number, [lead]) for number, lead in enumerate((0.0, 3.0, 1.0, 2.0, -1.0))]
    assert [kept.action for kept in better_half(trials)] == [0, 1, 3]


def test_a_gain_must_stand_out_of_the_noise() -> None:
    steady, wild, nothing = trial(1, [2.0, 2.1, 1.9]), trial(2, [9.0, -8.0, 1.0]), trial(0, [0.0, 0.0, 0.0])
    assert stands_out(steady, nothing, doubt=2.0)
    assert not stands_out(wild, nothing, doubt=2.0)
    assert not stands_out(nothing, steady, doubt=0.0)


def test_only_worlds_that_both_met_are_compared() -> None:
    early, late = trial(0, [0.0, 0.0]), trial(1, [1.0, 1.0, -50.0])
    assert stands_out(late, early, doubt=0.5)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game_id", sk.game_ids())
def test_every_level_decides_something_legal(game_id: str, level: str) -> None:
    state = opening(game_id, 4)
    seat = state.to_act[0]
    action = level_bot(level, game_id).decide(state.observation(seat), Rng("bot"))
    assert state.why_not(action, seat) is None
