"""The bot: goes for the gold, carries it home, replies with reason, and beats chance."""

import schatzkiste as sk
from schatzkiste.bots import bot
from schatzkiste.games.dracheninsel.state import Dracheninsel
from tests.games.dracheninsel.play import do, phase
from tests.games.dracheninsel.positions import position
from tests.games.talk import codes


def choice(state: sk.State, seat: int | None = None) -> str:
    asked = state.to_act[0] if seat is None else seat
    return state.game.notation(bot("helmsman", "dracheninsel").decide(state.observation(asked), sk.Rng("bot")))


def test_it_carries_home() -> None:
    state = position(hunters={"green": "e8", "yellow": "e8"}, gold={100: "e8"}, tiles={"e9": "F"})
    assert choice(state) == "step e9"
    do(state, "step e9")
    assert choice(state) == "step boat-green"


def test_it_betrays_only_when_it_can_answer() -> None:
    one = position("betrayal-sneak", "", "forest " * 6, hunters={"green": "e9", "blue": "e9"}, gold={100: "e9"})
    do(one, "step boat-green")
    assert choice(one) == "share"
    two = position("betrayal-sneak betrayal-sneak", hunters={"green": "e9", "blue": "e9"}, gold={100: "e9"})
    do(two, "step boat-green")
    assert choice(two).startswith("betray")


def test_it_finishes_games_and_beats_the_random_bot() -> None:
    won = 0
    for number in range(4):
        state = sk.game("dracheninsel").new(4, f"{number:x}")
        assert isinstance(state, Dracheninsel)
        bots = [bot("helmsman" if seat % 2 else "random", "dracheninsel") for seat in range(4)]
        rng = sk.Rng(f"{number}")
        while state.to_act:
            seat = state.to_act[0]
            state.apply(bots[seat].decide(state.observation(seat), rng), seat)
        won += state.winners()[0] % 2
    assert won >= 3
    state = sk.game("dracheninsel").new(3, "7")
    happened: list[sk.Event] = []
    while state.to_act:
        seat = state.to_act[0]
        state.apply(bot("helmsman", "dracheninsel").decide(state.observation(seat), sk.Rng("x")), seat, happened)
    assert codes([event.code for event in happened])[-1] == "all-cashed"
    assert phase(state) == "turn"
