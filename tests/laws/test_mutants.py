"""A spoilt position is refused with a sentence, or it is a position like any other."""

import pytest
from hypothesis import given

from schatzkiste.core import Rng
from schatzkiste.games import game, game_ids
from tests.laws.mutants import is_refused_or_plays_on, mutants
from tests.laws.seeds import few, seeds

MUTANTS = 40


@pytest.mark.parametrize("id", game_ids())
@few
@given(seed=seeds)
def test_a_spoilt_position_is_refused_or_plays_on(id: str, seed: str) -> None:
    accepted = 0
    for number, mutant in enumerate(mutants(id, seed, MUTANTS)):
        try:
            accepted += is_refused_or_plays_on(game(id), mutant, Rng(f"{seed} {number}"))
        except Exception as error:
            raise AssertionError(f"{mutant.how}: {type(error).__name__}: {error}") from error
    assert 0 < accepted < MUTANTS
