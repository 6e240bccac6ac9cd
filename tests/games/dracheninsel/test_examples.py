"""The worked example of the rule text, played literally, and those of the rule book."""

import pytest

from tests.games.dracheninsel.play import do, hand, phase, seen_by, spot, spots, status
from tests.games.dracheninsel.positions import position
from tests.games.talk import codes, refused


@pytest.mark.rule("DI-3.2", "DI-3.4", "DI-3.5", "DI-3.6", "DI-5.1", "DI-8.9", "DI-8.10")
def test_grey_walks_from_its_boat_to_the_treasure() -> None:
    state = position(
        "", "", "water forest-volcano mountain flight farmland slumber", players=6, turn=2, draws="water water desert"
    )
    do(state, "step h1", "pay water", "step g1", "pay forest-volcano", "step g2", "pay mountain")
    assert spot(state, "grey") == "g2"
    happened = do(state, "flight", "over g3")  # the only place he can pay for is taken by itself
    assert happened == ["flown seat=2 hunter=grey origin=g2 over=g3 place=f4 paid=farmland"]
    assert do(state, "step e5") == [
        "stepped seat=2 hunter=grey origin=f4 place=e5 paid=nothing",
        "waiting seat=2 hunter=grey",
    ]
    assert hand(state, 2) == ["slumber"]
    assert len(seen_by(state, None)["played"]) == 5
    happened = do(state, "go-on")
    assert happened[0] == "cards-drawn seat=2 count=5"
    assert happened[-1] == "turn-begun seat=3"
    assert len(hand(state, 2)) == 6
    assert sum(seen_by(state, None)["discard"].values()) == 5


@pytest.mark.rule("DI-6.3", "DI-6.4")
def test_a_duel_of_three_betrayals() -> None:
    state = position(
        "betrayal-terror",
        "",
        "betrayal-slumber betrayal-sneak",
        turn=2,
        hunters={"green": "d1", "blue": "d1"},
        gold={100: "lost", 125: "lost", 150: "d1"},
    )
    do(state, "step boat-blue")
    assert phase(state) == "sharing"
    do(state, "2: betray betrayal-slumber", "0: betray betrayal-terror", "2: betray betrayal-sneak")
    happened = do(state, "0: yield")
    assert happened[0] == "treasure-won seat=2 value=150"
    assert state.scores() == [0, 0, 300, 0]
    assert status(state, 150) == "cashed"
    assert seen_by(state, None)["discard"] == {"betrayal-slumber": 1, "betrayal-terror": 1, "betrayal-sneak": 1}


@pytest.mark.rule("DI-9.4", "DI-9.5", "DI-9.6")
def test_slumber_on_arrival_countered_then_a_second_slumber() -> None:
    state = position(
        "",
        "",
        "slumber betrayal-slumber",
        "counterspell-terror",
        turn=1,
        hunters={"green": "i4", "yellow": "i4"},
        gold={100: "i4"},
    )
    do(state, "step boat-yellow")
    assert (phase(state), state.to_act, state.window) == ("stopping", (2,), "slumber")
    assert do(state, "2: stop slumber") == ["slumber-played seat=2 card=slumber other=1"]
    assert (phase(state), state.to_act, state.window) == ("countering", (3,), "counter")
    happened = do(state, "3: counter counterspell-terror")
    assert happened == ["counter-played seat=3 card=counterspell-terror other=2 cancelled=slumber"]
    assert spots(state, "green", "yellow") == ["boat-yellow", "boat-yellow"]
    assert state.to_act == (2,)
    happened = do(state, "2: stop betrayal-slumber", "2: go-on")
    assert codes(happened)[:2] == ["slumber-played", "taken-back"]
    assert spots(state, "green", "yellow") == ["i4", "i4"]
    assert status(state, 100) == "carried i4"
    assert refused(state, "share", 1) == "not-now (DI-3.13)"
