"""A spoilt position is refused with a sentence, or it is a position like any other."""

import pytest
from hypothesis import given

from schatzkiste.core import Rng
from schatzkiste.games import game, game_ids
from tests.laws.seeds import few, seeds
from tests.laws.spoilt import is_refused_or_plays_on, spoilt_positions

POSITIONS = 40


@pytest.mark.parametrize("id", game_ids())
@few
@given(seed=seeds)
def test_a_spoilt_position_is_refused_or_plays_on(id: str, seed: str) -> None:
    accepted = 0
    for number, spoilt in enumerate(spoilt_positions(id, seed, POSITIONS)):
        try:
            accepted += is_refused_or_plays_on(game(id), spoilt, Rng(f"{seed} {number}"))
        except Exception as error:
            raise AssertionError(f"{spoilt.how}: {type(error).__name__}: {error}") from error
    assert 0 < accepted < POSITIONS
