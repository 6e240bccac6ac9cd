"""A taken-back action restores all but the spent cards, whatever it was (DI-9.2)."""

from collections import Counter
from dataclasses import dataclass

import pytest

import schatzkiste as sk
from schatzkiste.bots import bot
from schatzkiste.core import Rng
from schatzkiste.games.dracheninsel.cards import CARD_NAMES, SLUMBERS, holder_of, kind_in
from schatzkiste.games.dracheninsel.constants import NOTHING, PASSING, STOPPING, TURN
from schatzkiste.games.dracheninsel.state import Dracheninsel

pytestmark = pytest.mark.rule("DI-9.2", "DI-9.7")


@dataclass(frozen=True)
class Standing:
    """How things stood before an action."""

    island: tuple[list[int], ...]
    hands: list[Counter[int]]
    played: int
    actions_taken: int


def standing(state: Dracheninsel) -> Standing:
    island = (state.hunter_places, state.tiles, state.dragon_places, state.treasure_places)
    hands = [Counter(hand) for hand in state.hands]
    return Standing(island, hands, len(state.played), state.actions_taken)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_whatever_is_stopped_at_random_comes_back(players: int) -> None:
    stopped = 0
    for number in range(6):
        state = sk.game("dracheninsel").new(players, f"{number:x}")
        assert isinstance(state, Dracheninsel)
        rng = Rng(f"stop {number}")
        before = standing(state)
        while state.to_act and state.turns < 40:
            if state.phase == TURN:
                before = standing(state)
            if state.phase == STOPPING and state.actions_taken == before.actions_taken + 1:
                stopped += 1
                check_stop(state.copy(), before)
            seat = state.to_act[0]
            helmsman = bot("helmsman", "dracheninsel").decide(state.observation(seat), rng)
            state.apply(rng.pick(state.legal_actions(seat)) if rng.below(3) == 0 else helmsman, seat)
    assert stopped > 20


def check_stop(state: Dracheninsel, before: Standing) -> None:
    """Let the first who can call Stop, and nobody counter it."""
    parse = state.game.parse
    active, stopper = state.turn, state.to_act[0]
    card = next(kind for kind in SLUMBERS if state.held[stopper] >> kind & 1)
    state.apply(parse(f"stop {CARD_NAMES[card]}"), stopper)
    played = state.played[before.played :]
    while state.announced != NOTHING:
        seat = state.to_act[0]
        state.apply(parse("go-on" if seat == stopper else "let-go"), seat)
    now = standing(state)
    assert now.island == before.island
    for seat in range(state.players):
        if seat != active:
            spent = Counter(kind_in(card) for card in played if holder_of(card) == seat)
            assert now.hands[seat] + spent == before.hands[seat]
    assert any(kind_in(card) in SLUMBERS for card in played)
    assert state.phase == PASSING or state.turn != active or not state.to_act
