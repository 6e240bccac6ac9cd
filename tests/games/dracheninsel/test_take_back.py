"""A taken-back action restores all but the spent cards, whatever it was (DI-9.2)."""

from collections import Counter
from dataclasses import dataclass

import pytest

import schatzkiste as sk
from schatzkiste.bots import bot
from schatzkiste.core import JsonObject, Rng
from schatzkiste.games.dracheninsel.cards import CARD_NAMES, SLUMBERS
from schatzkiste.games.dracheninsel.island import NO_PLAN
from schatzkiste.games.dracheninsel.state import PASSING, SLUMBER, TURN, Dracheninsel
from schatzkiste.games.dracheninsel.writing import island_doc

pytestmark = pytest.mark.rule("DI-9.2", "DI-9.7")


@dataclass(frozen=True)
class Moment:
    """How things stood before an action."""

    island: JsonObject
    hands: list[Counter[int]]
    played: int
    deeds: int


def moment(state: Dracheninsel) -> Moment:
    hands = [Counter(hand) for hand in state.hands]
    return Moment(island_doc(state.island), hands, len(state.table), state.deeds)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_whatever_is_stopped_at_random_comes_back(players: int) -> None:
    stopped = 0
    for number in range(6):
        state = sk.game("dracheninsel").new(players, f"{number:x}")
        assert isinstance(state, Dracheninsel)
        rng = Rng(f"stop {number}")
        before = moment(state)
        while state.to_act and state.turns < 40:
            if state.phase == TURN and state.plan is NO_PLAN:
                before = moment(state)
            if state.phase == SLUMBER and state.deeds == before.deeds + 1:
                stopped += 1
                check_stop(state.copy(), before)
            seat = state.to_act[0]
            greedy = bot("greedy", "dracheninsel").decide(state.observation(seat), rng)
            state.apply(rng.pick(state.legal_actions(seat)) if rng.below(3) == 0 else greedy, seat)
    assert stopped > 20


def check_stop(state: Dracheninsel, before: Moment) -> None:
    """Let the first who can call Stop, and nobody counter it."""
    parse = state.game.parse
    active, stopper = state.turn, state.to_act[0]
    card = next(kind for kind in SLUMBERS if state.held[stopper] >> kind & 1)
    state.apply(parse(f"stop {CARD_NAMES[card]}"), stopper)
    while state.phase == SLUMBER:
        state.apply(parse("let-go"), state.to_act[0])
    table = state.table[before.played :]
    while state.announced:
        seat = state.to_act[0]
        state.apply(parse("go-on" if seat == state.announcer else "let-go"), seat)
    now = moment(state)
    for key in ("hunters", "tiles", "dragons", "treasures"):
        assert now.island[key] == before.island[key]
    for seat in range(state.players):
        if seat != active:
            spent = Counter(played & 31 for played in table if played >> 5 == seat)
            assert now.hands[seat] + spent == before.hands[seat]
    assert any(played & 31 in SLUMBERS for played in table)
    assert state.phase == PASSING or state.turn != active or not state.to_act
