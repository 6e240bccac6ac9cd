"""Section 4 of the rule book: fields with dragons and hunters."""

import pytest

from tests.games.dracheninsel.play import choices, do, spot, spots, status
from tests.games.dracheninsel.positions import position
from tests.games.talk import refused


@pytest.mark.rule("DI-4.1", "DI-8.5")
def test_nobody_enters_or_flies_over_a_dragon() -> None:
    state = position("flight mountain forest forest", hunters={"green": "f6"}, dragons=["f7"])
    assert refused(state, "step f7") == "dragon-there place=f7 (DI-4.1)"
    do(state, "flight")
    assert refused(state, "over f7") == "dragon-below place=f7 (DI-4.1)"


@pytest.mark.rule("DI-4.2")
def test_nobody_enters_the_field_of_a_hunter() -> None:
    state = position("mountain flight desert", hunters={"green": "f6", "yellow": "f7"})
    assert refused(state, "step f7") == "hunter-there place=f7 (DI-4.2)"
    do(state, "flight", "over f7")
    assert choices(state, "land") == ["f8", "e8"]


@pytest.mark.rule("DI-4.3", "DI-7.3")
def test_one_hunter_joins_a_keeper() -> None:
    state = position("mountain", hunters={"green": "f6", "yellow": "f7"}, gold={100: "f7"})
    happened = do(state, "step f7")
    assert happened[-1] == "joined seat=0 hunter=green partner=yellow place=f7 value=100"
    assert spots(state, "green", "yellow") == ["f7", "f7"]
    assert status(state, 100) == "carried f7"


@pytest.mark.rule("DI-4.4")
def test_a_pair_enters_a_boat_with_others_in_it() -> None:
    state = position(
        hunters={"green": "e9", "blue": "e9", "yellow": "boat-green", "brown": "boat-green"}, gold={100: "e9"}
    )
    do(state, "step boat-green")
    assert spots(state, "green", "blue", "yellow", "brown") == ["boat-green"] * 4


@pytest.mark.rule("DI-4.4")
def test_alone_nobody_enters_his_boat_while_another_is_in_it() -> None:
    state = position("flight", hunters={"green": "e9", "yellow": "boat-green"})
    assert refused(state, "step boat-green") == "boat-taken (DI-4.4)"
    flying = position("flight water", hunters={"green": "e8"})
    do(flying, "flight", "over f8")
    assert choices(flying, "land") == ["g7", "boat-green"]
    flying = position("flight water", hunters={"green": "e8", "yellow": "boat-green"})
    do(flying, "flight", "over f8")
    assert spot(flying, "green") == "g7"


@pytest.mark.rule("DI-4.4")
def test_whoever_is_sent_home_finds_room() -> None:
    state = position("terror-sneak", hunters={"green": "e9", "yellow": "boat-green"})
    do(state, "terror terror-sneak", "send green", "go-on")
    assert spots(state, "green", "yellow") == ["boat-green", "boat-green"]


@pytest.mark.rule("DI-4.5", "DI-7.1")
def test_a_third_hunter_enters_the_field_of_two_carriers() -> None:
    state = position("mountain", hunters={"green": "f6", "yellow": "f7", "blue": "f7"}, gold={100: "f7"})
    assert "f7" in choices(state, "step")
    do(state, "step f7", "rob yellow")
    assert spots(state, "green", "yellow", "blue") == ["f7", "boat-yellow", "f7"]


@pytest.mark.rule("DI-4.6")
def test_a_pair_does_not_go_back_to_the_treasure_field() -> None:
    state = position("flight", hunters={"green": "d4", "yellow": "d4"}, gold={100: "d4"})
    assert refused(state, "step e5") == "pair-at-treasure-field (DI-4.6)"


@pytest.mark.rule("DI-4.6")
def test_a_pair_is_refused_at_another_pair_a_keeper_and_a_hunter() -> None:
    others = position(
        "mountain mountain",
        players=6,
        hunters={"green": "f6", "yellow": "f6", "grey": "f7", "blue": "f7"},
        gold={100: "f6", 125: "f7"},
    )
    assert refused(others, "step f7") == "no-room-for-pair place=f7 (DI-4.6)"
    keeper = position("mountain", hunters={"green": "f6", "yellow": "f6", "blue": "f7"}, gold={100: "f6", 125: "f7"})
    assert refused(keeper, "step f7") == "no-room-for-pair place=f7 (DI-4.6)"
    hunter = position("mountain", hunters={"green": "f6", "yellow": "f6", "blue": "f7"}, gold={100: "f6"})
    assert refused(hunter, "step f7") == "no-room-for-pair place=f7 (DI-4.6)"
