"""The greedy bot: better than chance, and sensible in simple cases."""

import schatzkiste as sk
from schatzkiste.bots import bot
from tests.games.silver_gold.play import do, finish
from tests.games.silver_gold.positions import OTHER, Seat, all_but, position


def choice(state: sk.State, seat: int = 0) -> str:
    return state.game.notation(bot("greedy", "silver_gold").decide(state.observation(seat), sk.Rng("bot")))


def test_it_completes_a_card_when_it_can() -> None:
    state = position(Seat(f"{all_but('purple-12', 'b1c1d1')} orange-01"), OTHER, pattern="line3")
    assert choice(state) == "mark 1 b1c1d1"


def test_it_confirms_when_nothing_else_is_left() -> None:
    state = position(Seat("grey-11 orange-01"), OTHER)
    do(state, "0 mark 1 a1b1c1")
    assert choice(state) == "done"


def test_it_takes_a_card_it_can_still_complete() -> None:
    state = position(
        Seat(f"{all_but('grey-11', 'a1')} {all_but('grey-10', 'a2b2')}"),
        OTHER,
        round=4,
        turn=4,
        display="purple-04 purple-05 grey-07 purple-06",
        rest=1,
    )
    do(state, "0 field 1 a1", "0 done")
    finish(state, 1)
    assert choice(state) == "take 3"


def test_it_beats_the_random_bot() -> None:
    won = 0
    for number in range(6):
        state = sk.game("silver_gold").new(2, f"{number:x}")
        bots = [bot("greedy", "silver_gold"), bot("random", "silver_gold")]
        rng = sk.Rng(f"{number}")
        while state.to_act:
            seat = state.to_act[0]
            state.apply(bots[seat].decide(state.observation(seat), rng), seat)
        won += state.winners() == (0,)
    assert won >= 5
