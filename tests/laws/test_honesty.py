"""The honesty of bots, in every phase: one of which they were never asked would prove nothing."""

import pytest

from schatzkiste.core import Rng
from schatzkiste.games import game, game_ids
from tests.laws import laws
from tests.laws.setups import every_setup
from tests.laws.spoilt import one_of_each_phase

SEEDS = ("0", "1", "2")


@pytest.mark.parametrize("game_id", game_ids())
def test_bots_are_honest_in_every_phase(game_id: str) -> None:
    met = set()
    for setup in (setup for setup in every_setup() if setup.game == game_id):
        for seed in SEEDS:
            for state in one_of_each_phase(setup, seed):
                for seat in state.to_act:
                    laws.bots_are_honest(state, seat, Rng(f"{seed} {seat}"))
                    met.add(game(game_id).phases[state.phase].name)
    assert met == {phase.name for phase in game(game_id).phases}
