"""Section 5 of the rule book: waiting on the treasure field, lifting, carrying."""

import pytest

from tests.games.dracheninsel.play import choices, do, hand, phase, seen_by, spot, spots, status
from tests.games.dracheninsel.positions import position
from tests.games.talk import codes, refused


@pytest.mark.rule("DI-5.1")
def test_the_treasure_field_is_free() -> None:
    state = position("volcano", hunters={"green": "d4"})
    do(state, "step e5")
    assert hand(state, 0) == ["volcano"]


@pytest.mark.rule("DI-5.2")
def test_the_first_waits_and_does_not_walk_or_fly() -> None:
    state = position("flight forest mountain forces", hunters={"green": "e5"})
    assert choices(state, "step") == []
    assert refused(state, "step e6") == "waits-for-partner (DI-5.2)"
    assert refused(state, "flight") == "waits-for-partner (DI-5.2)"
    do(state, "forces", "tile c3", "tile c4")
    assert spot(state, "green") == "e5"


@pytest.mark.rule("DI-5.2", "DI-8.13")
def test_terror_on_oneself_on_the_treasure_field() -> None:
    state = position("terror-sneak forest volcano", hunters={"green": "e5"})
    do(state, "terror terror-sneak", "send green", "go-on")
    assert spot(state, "green") == "boat-green"
    assert status(state, 100) == "field e5"
    do(state, "step e9", "pay volcano")
    assert spot(state, "green") == "e9"


@pytest.mark.rule("DI-5.2")
def test_the_other_hunter_of_three_players_moves_as_usual() -> None:
    state = position(players=3, hunters={"green": "e5", "blue": "e3"})
    assert sorted(choices(state, "step")) == ["d3", "e2"]
    do(state, "step d3")
    assert spots(state, "green", "blue") == ["e5", "d3"]


@pytest.mark.rule("DI-5.3")
def test_nobody_carries_alone() -> None:
    state = position("desert", hunters={"green": "f7"}, gold={100: "f7"})
    happened = codes(do(state, "step f8"))
    assert "treasure-lost" in happened
    assert status(state, 100) == "lost"


@pytest.mark.rule("DI-5.4", "DI-5.5")
def test_the_second_leaves_at_once_with_the_first_and_the_treasure() -> None:
    state = position("mountain", hunters={"green": "d4", "yellow": "e5"})
    happened = do(state, "step e5")
    assert phase(state) == "exit"
    assert happened == []
    assert refused(state, "step f4") == "cannot-pay place=f4 terrain=farmland hunter=green (DI-3.4)"
    assert refused(state, "step a1") == "leave-treasure-field place=a1 (DI-5.4)"
    assert refused(state, "flight") == "card-not-in-hand card=flight (DI-3.9)"
    happened = do(state, "step e6")
    assert codes(happened) == ["stepped", "stepped", "lifted", "treasure-laid"]
    assert spots(state, "green", "yellow") == ["e6", "e6"]
    assert (status(state, 100), status(state, 125)) == ("carried e6", "field e5")


@pytest.mark.rule("DI-5.4")
def test_the_second_may_go_back_where_he_came_from() -> None:
    state = position(hunters={"green": "d4", "yellow": "e5"})
    do(state, "step e5")
    assert spots(state, "green", "yellow") == ["d4", "d4"]


@pytest.mark.rule("DI-5.4")
def test_second_entrant_without_a_way_out_is_refused() -> None:
    state = position("forces elements", hunters={"green": "e4", "yellow": "e5", "blue": "d4"})
    assert refused(state, "step e5") == "no-way-out (DI-5.4)"


@pytest.mark.rule("DI-5.4")
def test_second_entrant_leaving_by_flight() -> None:
    state = position("flight", hunters={"green": "e4", "yellow": "e5", "blue": "d4"}, tiles={"c4": "F", "g4": "F"})
    do(state, "step e5")
    assert phase(state) == "flying"
    assert sorted(choices(state, "over")) == ["d4", "d5", "e6", "f4", "f5"]
    do(state, "over d4")
    assert spots(state, "green", "yellow") == ["c4", "c4"]
    assert seen_by(state, 0)["played"] == [(0, "flight")]


@pytest.mark.rule("DI-5.4")
def test_flying_in_and_out_takes_two_flight_cards() -> None:
    away = {"green": "c4", "yellow": "e5", "blue": "d4", "brown": "d5"}
    one = position("flight", hunters=away, tiles={"g5": "F"})
    assert refused(one, "flight") == "no-landing (DI-8.10)"
    two = position("flight flight", hunters=away, tiles={"g5": "F"})
    do(two, "flight", "over d4", "over f5", "land g5")
    assert spots(two, "green", "yellow") == ["g5", "g5"]
    assert seen_by(two, 0)["played"] == [(0, "flight"), (0, "flight")]


@pytest.mark.rule("DI-5.4", "DI-8.12")
def test_a_running_long_journey_counts_for_the_way_out() -> None:
    state = position("journey volcano", hunters={"green": "e4", "yellow": "e5", "blue": "d4"})
    do(state, "journey")
    do(state, "step e5")
    assert spots(state, "green", "yellow") == ["e4", "e4"]


@pytest.mark.rule("DI-5.5")
def test_the_next_treasure_is_laid_out() -> None:
    state = position(hunters={"green": "d4", "yellow": "e5"}, coins={100: (0, 1)}, gold={125: "lost"})
    assert do(state, "step e5")[-1] == "treasure-laid value=175"


@pytest.mark.rule("DI-5.6")
def test_a_pair_moves_by_the_colour_of_the_active_hunter_and_stays_together() -> None:
    state = position("forest", "", "", hunters={"green": "e7", "yellow": "e7"}, gold={100: "e7"})
    do(state, "step e8")
    assert hand(state, 0) == ["forest"]
    assert spots(state, "green", "yellow") == ["e8", "e8"]
    do(state, "step e9")
    assert hand(state, 0) == []
    other = position("", "forest", turn=1, hunters={"green": "e7", "yellow": "e7"}, gold={100: "e7"})
    do(other, "step e8")
    assert hand(other, 1) == []


@pytest.mark.rule("DI-5.6")
def test_after_lifting_joining_and_robbing_the_turn_goes_on() -> None:
    lifting = position(hunters={"green": "d4", "yellow": "e5"})
    do(lifting, "step e5")
    joining = position("mountain", hunters={"green": "f6", "yellow": "f7"}, gold={100: "f7"})
    do(joining, "step f7")
    robbing = position("mountain", hunters={"green": "f6", "yellow": "f7", "blue": "f7"}, gold={100: "f7"})
    do(robbing, "step f7", "rob blue")
    for state in (lifting, joining, robbing):
        assert (phase(state), state.to_act) == ("turn", (0,))
    do(joining, "step e8")
    assert spots(joining, "green", "yellow") == ["e8", "e8"]


@pytest.mark.rule("DI-5.6", "DI-5.7")
def test_of_an_own_pair_the_leader_is_named_with_the_first_step() -> None:
    state = position(players=3, hunters={"green": "d4", "blue": "d4"}, gold={100: "d4"}, tiles={"d5": "W"})
    do(state, "step d5")
    assert phase(state) == "turn"
    assert seen_by(state, 0)["mover"] == "blue"
    assert refused(state, "step d4") == "cannot-pay place=d4 terrain=forest hunter=blue (DI-3.4)"


@pytest.mark.rule("DI-5.7")
def test_own_hunters_carry_together() -> None:
    state = position(players=3, hunters={"green": "d4", "blue": "e5"})
    do(state, "step e5")
    assert spots(state, "green", "blue") == ["d4", "d4"]
    assert status(state, 100) == "carried d4"


LAST = {100: "lost", 125: "lost", 150: "lost", 175: "lost", 200: "lost", 240: "lost"}


@pytest.mark.rule("DI-5.8")
def test_the_empty_centre_after_the_300s() -> None:
    state = position(hunters={"green": "d4", "yellow": "e5", "blue": "e4"}, gold=LAST)
    happened = codes(do(state, "step e5"))
    assert "treasure-laid" not in happened
    assert status(state, 300) == "carried d4"
    assert refused(state, "step e5") == "pair-at-treasure-field (DI-4.6)"
    do(state, "end", "1: end")
    do(state, "2: step e5")
    assert (phase(state), state.to_act) == ("turn", (2,))
    assert choices(state, "step") == ["f5"]
    do(state, "2: end")
    assert spot(state, "blue") == "e5"


@pytest.mark.rule("DI-5.8")
def test_the_empty_centre_holds_one_hunter_and_no_dragon() -> None:
    gold = {**LAST, 300: "c4"}
    state = position("patrol", hunters={"green": "e5", "yellow": "d4", "blue": "c4", "brown": "c4"}, gold=gold, turn=1)
    assert refused(state, "step e5") == "empty-centre-taken (DI-5.8)"
    state = position("patrol", hunters={"green": "e5", "blue": "c4", "brown": "c4"}, gold=gold)
    assert "d4" in choices(state, "step")
    do(state, "patrol patrol")
    assert refused(state, "place e5") == "no-dragons-there place=e5 (DI-8.4)"


@pytest.mark.rule("DI-5.4", "DI-7.4")
def test_a_keeper_may_come_back_with_another_treasure_to_where_one_was_lost() -> None:
    state = position("farmland", hunters={"green": "f4", "yellow": "e5"}, gold={100: "f4"})
    happened = codes(do(state, "step e5", "step f4"))
    assert {"treasure-lost", "lifted"} <= set(happened)
    assert (status(state, 100), status(state, 125)) == ("lost", "carried f4")
    assert state.game.from_json(state.to_json()).fingerprint() == state.fingerprint()
