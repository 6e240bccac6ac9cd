"""The bot: better than chance, and sensible in simple cases."""

import schatzkiste as sk
from schatzkiste.bots import bot
from tests.games.silver_gold.play import do
from tests.games.silver_gold.positions import OTHER, Seat, position


def choice(state: sk.State, seat: int = 0) -> str:
    return state.game.notation(bot("helmsman", "silver_gold").decide(state.observation(seat), sk.Rng("bot")))


def test_it_confirms_when_nothing_else_is_left() -> None:
    state = position(Seat("grey-11 orange-01"), OTHER)
    do(state, "0 mark 1 a1b1c1")
    assert choice(state) == "done"


def test_it_beats_the_random_bot() -> None:
    won = 0
    for number in range(6):
        state = sk.game("silver_gold").new(2, f"{number:x}")
        bots = [bot("helmsman", "silver_gold"), bot("random", "silver_gold")]
        rng = sk.Rng(f"{number}")
        while state.to_act:
            seat = state.to_act[0]
            state.apply(bots[seat].decide(state.observation(seat), rng), seat)
        won += state.winners() == (0,)
    assert won >= 5
