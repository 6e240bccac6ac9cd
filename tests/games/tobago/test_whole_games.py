"""What must hold through whole games: candidates only shrink, markers appear once they suffice and then only go."""

import pytest

from schatzkiste.bots import bot
from schatzkiste.core import Event, Rng
from schatzkiste.games.tobago.actions import PATHS
from schatzkiste.games.tobago.events import ClueLaid
from tests.games.tobago.test_material import new


@pytest.mark.rule("TO-3.3", "TO-3.4", "TO-3.5")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_candidates_never_grow_within_a_path_and_never_become_empty(players: int, seed: str) -> None:
    state = new(players, seed, rules="advanced")
    rng = Rng(seed)
    helmsman = bot("helmsman", "tobago")
    while not state.is_over:
        before = [(clues, spaces) for clues, spaces in zip(state.path_clues, state.candidates, strict=True)]
        marked = [state.markers(path) for path in range(PATHS)]
        seat = state.to_act[0]
        action = helmsman.decide(state.observation(seat), rng) if rng.below(3) else rng.pick(state.legal_actions(seat))
        state.apply(action, seat)
        for path in range(PATHS):
            clues, spaces = before[path]
            if state.path_clues[path][: len(clues)] == clues:
                assert set(state.candidates[path]) <= set(spaces)
                assert state.candidates[path]
                if clues and marked[path]:
                    assert set(state.markers(path)) <= set(marked[path])


@pytest.mark.rule("TO-3.4", "TO-5.6")
@pytest.mark.parametrize("players", [2, 4])
def test_every_clue_laid_leaves_fewer_spaces_but_some(players: int) -> None:
    state = new(players, "c1")
    rng = Rng("clues")
    helmsman = bot("helmsman", "tobago")
    events: list[Event] = []
    while not state.is_over:
        seat = state.to_act[0]
        state.apply(helmsman.decide(state.observation(seat), rng), seat, events)
    laid = [event for event in events if isinstance(event, ClueLaid)]
    assert len(laid) > 20
    assert all(0 < event.after < event.before for event in laid)
