"""Hints: stable, legal, the best first, and with a reason that is the searcher's own."""

import pytest

import schatzkiste as sk
from schatzkiste.bots.hints import ADVISER, ONLY, OTHERS, hint, reason, rounded
from schatzkiste.bots.levels import judgement
from schatzkiste.bots.search import Candidate
from schatzkiste.core import Rng
from tests.bots.fortunes import Fortunes


def candidate(action: int, **terms: float) -> Candidate:
    return Candidate(action, sum(terms.values()), terms)


@pytest.mark.parametrize("game_id", ["schatzinsel", "tobago"])
def test_the_same_position_gets_the_same_hint(game_id: str) -> None:
    state = sk.game(game_id).new(2, "5eed")
    while len(state.legal_actions()) < 3:
        state.apply(state.legal_actions()[0])
    seat = state.to_act[0]
    found = hint(state.observation(seat))
    assert found == hint(state.observation(seat).sample(Rng("other")).observation(seat))
    assert 2 <= len(found.advice) <= 3
    assert found.advice[0].gain >= 0 >= found.advice[1].gain
    assert all(state.why_not(advice.action, seat) is None for advice in found.advice)
    assert found.reason in (*judgement(ADVISER, game_id).term_names, OTHERS)


def test_the_reason_is_where_the_others_are_furthest_behind() -> None:
    assert reason([candidate(2, points=-1.0, tiles=-8.0), candidate(3, points=-5.0, tiles=0.0)]) == "tiles"


def test_what_brings_nothing_of_its_own_keeps_others_back() -> None:
    assert reason([candidate(2, points=0.0)]) == OTHERS


def test_what_was_dropped_in_generous_worlds_is_no_better_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    fortunes = Fortunes(values=[10.0, 9.0, 6.0, 2.0], luck=[100.0, 0.0])
    monkeypatch.setattr("schatzkiste.bots.hints.searcher", lambda level, game_id: fortunes.search())
    found = hint(fortunes.observation())
    assert [(advice.action, advice.gain) for advice in found.advice] == [(0, 1.0), (1, -1.0), (2, -4.0)]
    assert found.reason == "gold"


def test_gains_are_told_as_exactly_as_guesses_can_be() -> None:
    gains = [0.04, 0.07, 2.31, 9.96, 12.4, -0.38, -12.4]
    assert [rounded(gain) for gain in gains] == [0.0, 0.1, 2.3, 10.0, 12.0, -0.4, -12.0]


def test_there_may_be_nothing_to_choose() -> None:
    state = sk.game("schatzinsel").new(2, "5eed")
    rng = Rng("walk")
    while len(state.legal_actions()) > 1:
        state.apply(rng.pick(state.legal_actions()))
    found = hint(state.observation(state.to_act[0]))
    assert (found.best, found.reason) == (state.legal_actions()[0], ONLY)
