"""Section 7 of the rule book: robbery, keepers, abandoned treasures."""

import pytest

from tests.games.dracheninsel.play import choices, do, hand, phase, spot, spots, status
from tests.games.dracheninsel.positions import position
from tests.games.talk import codes, kinds, refused

PAIR = {"green": "f6", "yellow": "f7", "blue": "f7"}


@pytest.mark.rule("DI-7.1")
def test_the_robber_chooses_who_goes_home() -> None:
    state = position("mountain", hunters=PAIR, gold={100: "f7"})
    do(state, "step f7")
    assert phase(state) == "robbery"
    assert choices(state, "rob") == ["yellow", "blue"]
    assert refused(state, "rob brown") == "not-a-carrier-there hunter=brown (DI-7.1)"
    happened = do(state, "rob blue")
    assert happened == [
        "stepped seat=0 hunter=green origin=f6 place=f7 paid=mountain",
        "sent-home hunter=blue origin=f7",
        "robbed seat=0 hunter=green victim=blue partner=yellow place=f7 value=100",
    ]
    assert spots(state, "green", "yellow", "blue") == ["f7", "f7", "boat-blue"]


@pytest.mark.rule("DI-7.1")
def test_the_robber_must_be_able_to_enter() -> None:
    state = position("desert", hunters=PAIR, gold={100: "f7"})
    assert refused(state, "step f7") == "cannot-pay place=f7 terrain=mountain hunter=green (DI-3.4)"


@pytest.mark.rule("DI-7.1", "DI-8.10")
def test_robbery_by_flight() -> None:
    state = position("flight mountain", hunters={**PAIR, "green": "f5"}, gold={100: "f7"})
    do(state, "flight", "over f6", "rob yellow")
    assert spots(state, "green", "yellow", "blue") == ["f7", "boat-yellow", "f7"]
    assert hand(state, 0) == []


@pytest.mark.rule("DI-7.1")
def test_with_three_players_the_own_other_hunter_may_be_chosen() -> None:
    state = position("mountain", players=3, hunters={"green": "f6", "blue": "f7", "red": "f7"}, gold={100: "f7"})
    do(state, "step f7")
    assert choices(state, "rob") == ["blue", "red"]
    do(state, "rob blue")
    assert spots(state, "green", "blue", "red") == ["f7", "boat-blue", "f7"]


@pytest.mark.rule("DI-7.2")
def test_nobody_just_leaves_a_partner() -> None:
    state = position("desert", hunters={"green": "f7", "yellow": "f7"}, gold={100: "f7"})
    do(state, "step f8")
    assert spots(state, "green", "yellow") == ["f8", "f8"]
    assert "send" not in kinds(state)


@pytest.mark.rule("DI-7.3", "DI-8.13")
def test_a_keeper_may_leave_at_once_after_his_own_terror() -> None:
    state = position("terror-sneak forest", hunters={"green": "f7", "yellow": "f7"}, gold={100: "f7"})
    do(state, "terror terror-sneak", "send yellow", "go-on")
    assert (spot(state, "yellow"), status(state, 100)) == ("boat-yellow", "kept f7")
    happened = codes(do(state, "step e8"))
    assert happened == ["stepped", "treasure-lost"]
    assert status(state, 100) == "lost"


@pytest.mark.rule("DI-7.3")
def test_the_one_sent_home_may_join_again() -> None:
    state = position("", "mountain", turn=1, hunters={"green": "i4"}, gold={100: "i4"})
    assert "i4" in choices(state, "step")
    do(state, "step i4")
    assert status(state, 100) == "carried i4"


@pytest.mark.rule("DI-7.4", "DI-8.13")
def test_terror_on_a_keeper_removes_the_treasure() -> None:
    state = position("terror-sneak", hunters={"yellow": "f7"}, gold={100: "f7"})
    happened = codes(do(state, "terror terror-sneak", "send yellow", "go-on"))
    assert happened == ["terror-played", "sent-home", "treasure-lost"]
    assert status(state, 100) == "lost"


@pytest.mark.rule("DI-7.4", "DI-9.7", "DI-9.2")
def test_an_abandoned_treasure_comes_back_with_slumber() -> None:
    state = position("forest", "slumber", hunters={"green": "f7"}, gold={100: "f7"})
    do(state, "step e8")
    assert status(state, 100) == "lost"
    do(state, "1: stop slumber", "1: go-on")
    assert (spot(state, "green"), status(state, 100)) == ("f7", "kept f7")


@pytest.mark.rule("DI-7.5")
def test_a_keeper_before_his_boat_steps_in_alone_or_is_joined_from_it() -> None:
    state = position(hunters={"green": "e9"}, gold={100: "e9"})
    assert codes(do(state, "step boat-green")) == ["stepped", "treasure-lost"]
    state = position("", "volcano", turn=1, hunters={"green": "e9", "yellow": "boat-green"}, gold={100: "e9"})
    do(state, "step e9")
    assert status(state, 100) == "carried e9"
