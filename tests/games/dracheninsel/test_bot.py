"""The greedy bot: goes for the gold, carries it home, replies with reason, and beats chance."""

import schatzkiste as sk
from schatzkiste.bots import bot
from schatzkiste.games.dracheninsel.state import Dracheninsel
from tests.games.dracheninsel.play import do, phase
from tests.games.dracheninsel.positions import position
from tests.games.talk import codes, kinds


def choice(state: sk.State, seat: int | None = None) -> str:
    asked = state.to_act[0] if seat is None else seat
    return state.game.notation(bot("greedy", "dracheninsel").decide(state.observation(asked), sk.Rng("bot")))


def test_it_lifts_the_treasure_with_the_one_who_waits() -> None:
    assert choice(position("mountain", hunters={"green": "d4", "yellow": "e5"})) == "step e5"


def test_it_walks_to_the_treasure_and_waits() -> None:
    state = position("forest water", hunters={"green": "f6"})
    assert choice(state) in ("step f5", "step e6")
    do(state, "step f5", "pay water")
    assert choice(state) == "step e5"


def test_it_carries_home() -> None:
    state = position(hunters={"green": "e8", "yellow": "e8"}, gold={100: "e8"}, tiles={"e9": "F"})
    assert choice(state) == "step e9"
    do(state, "step e9")
    assert choice(state) == "step boat-green"


def test_it_stops_others_who_arrive_and_counters_for_itself() -> None:
    state = position("", "slumber", hunters={"green": "e9", "blue": "e9"}, gold={100: "e9"})
    do(state, "step boat-green")
    assert choice(state) == "stop slumber"
    state = position("counterspell-terror", "slumber", hunters={"green": "e9", "blue": "e9"}, gold={100: "e9"})
    do(state, "step boat-green", "1: stop slumber")
    assert choice(state, 0) == "counter counterspell-terror"


def test_it_lets_harmless_things_go() -> None:
    state = position("desert", "slumber", hunters={"green": "f7"})
    do(state, "step f8")
    assert choice(state) == "let-go"


def test_it_betrays_only_when_it_can_answer() -> None:
    one = position("betrayal-sneak", "", "forest " * 6, hunters={"green": "e9", "blue": "e9"}, gold={100: "e9"})
    do(one, "step boat-green")
    assert choice(one) == "share"
    two = position("betrayal-sneak betrayal-sneak", hunters={"green": "e9", "blue": "e9"}, gold={100: "e9"})
    do(two, "step boat-green")
    assert choice(two).startswith("betray")


def test_it_does_not_walk_to_and_fro_for_ever() -> None:
    """Its own terrain is free, and it cannot fly where it would like to: nothing else would end its turn."""
    tiles = {"d6": "F", "d7": "F", "d4": "M", "e8": "D", "f6": "W", "b6": "V"}
    state = position("flight slumber", hunters={"green": "d6", "blue": "e5"}, tiles=tiles)
    assert kinds(state) == {"step", "pass", "end"}, "as second on the treasure field it could not leave again"
    taken = 0
    while state.turn == 0 and taken < 40:
        do(state, choice(state))
        taken += 1
    assert taken < 40


def test_it_finishes_games_and_beats_the_random_bot() -> None:
    won = 0
    for number in range(4):
        state = sk.game("dracheninsel").new(4, f"{number:x}")
        assert isinstance(state, Dracheninsel)
        bots = [bot("greedy" if seat % 2 else "random", "dracheninsel") for seat in range(4)]
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
        state.apply(bot("greedy", "dracheninsel").decide(state.observation(seat), sk.Rng("x")), seat, happened)
    assert codes([event.code for event in happened])[-1] == "all-cashed"
    assert phase(state) == "turn"
