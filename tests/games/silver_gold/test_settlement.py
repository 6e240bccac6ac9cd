"""Section 3 of the rule book, second half: trophies and new cards, one player after another, and the next turn."""

import pytest

import schatzkiste as sk
from tests.games.silver_gold.play import (
    all_others,
    choices,
    completed,
    display,
    do,
    face_names,
    finish,
    of_kind,
    refused,
    table,
)
from tests.games.silver_gold.positions import OTHER, PLAIN, Seat, all_but, position

ONE_LEFT = Seat(f"{all_but('grey-11', 'a1')} purple-12")
BOTH_LEFT = Seat(f"{all_but('grey-11', 'd1')} {all_but('purple-12', 'd2')}")


def trophies(state: sk.State, seat: int) -> list[int]:
    return table(state)["seats"][seat]["sheet"]["trophies"]


@pytest.mark.rule("SG-3.9")
def test_what_each_player_completed_is_announced_before_anyone_settles() -> None:
    state = position(ONE_LEFT, Seat("orange-09 purple-11", coins=3), starter=0)
    do(state, "0 field 1 a1", "0 done", "1 mark 1 a1b1c1")
    events = [event.split()[0] for event in do(state, "1 done")]
    assert events.index("card-completed") < events.index("row-filled")
    assert "trophy-won" not in events, "seat 0 settles first"
    assert [event.split()[0] for event in do(state, "0 take 1")][:3] == ["card-taken", "card-turned-up", "trophy-won"]


@pytest.mark.rule("SG-3.9")
@pytest.mark.parametrize(("starter", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_settlement_goes_clockwise_from_the_starting_player(starter: int, order: list[int]) -> None:
    cards = ("orange-06 purple-01", "orange-07 purple-02", "orange-09 purple-03")
    state = position(*(Seat(pair, coins=3) for pair in cards), starter=starter)
    for move in ("0 field 1 a1", "1 field 1 a2", "2 field 1 a1"):
        do(state, move)
    events = [event for seat in range(3) for event in do(state, f"{seat} done")]
    won = {seat: 6 - place for place, seat in enumerate(order)}
    assert of_kind(events, "trophy-won") == [f"trophy-won seat={seat} row=1 points={won[seat]}" for seat in order]
    assert [trophies(state, seat) for seat in range(3)] == [[won[seat]] for seat in range(3)]


@pytest.mark.rule("SG-3.9")
def test_no_trophy_left_no_points() -> None:
    first = Seat("orange-09 purple-12", coins=11, trophies=(6, 5))
    second = Seat("orange-06 purple-11", coins=11, trophies=(4, 3))
    third = Seat("orange-07 purple-10", coins=8, trophies=(2, 1))
    state = position(first, second, third)
    assert all(not trophy["free"] for trophy in table(state)["trophies"])
    do(state, "0 field 1 a1")
    all_others(state, 0)
    events = do(state, "0 done")
    assert of_kind(events, "trophy-won", "trophy-missed")[0] == "trophy-missed seat=0 row=3"
    assert trophies(state, 0) == [6, 5, 0]
    assert table(state)["seats"][0]["sheet"]["trophy_points"] == 11


@pytest.mark.rule("SG-3.9")
def test_the_last_trophy_goes_to_whoever_settles_first() -> None:
    first = Seat("orange-09 purple-12", coins=11, trophies=(6, 5))
    second = Seat("orange-06 purple-11", coins=11, trophies=(4, 3))
    third = Seat("orange-07 purple-10", coins=4, trophies=(2,))
    state = position(first, second, third, starter=1)
    do(state, "0 field 1 a1", "0 done", "1 field 1 a1", "1 done")
    finish(state, 2)
    assert trophies(state, 1) == [4, 3, 1]
    assert trophies(state, 0) == [6, 5, 0]


@pytest.mark.rule("SG-3.10")
def test_a_completed_card_is_laid_aside_for_a_new_one_of_the_display() -> None:
    state = position(ONE_LEFT, OTHER)
    do(state, "0 field 1 a1", "0 done")
    finish(state, 1)
    assert state.to_act == (0,)
    assert completed(state, 0) == ["grey-11"]
    assert choices(state, 0) == ["take 1", "take 2", "take 3", "take 4", "draw"]
    assert do(state, "0 take 3")[0] == "card-taken seat=0 card=grey-01 colour=grey points=8"
    assert face_names(state, 0) == ["grey-01", "purple-12"]
    assert completed(state, 0) == ["grey-11"]


@pytest.mark.rule("SG-3.10")
def test_or_for_the_top_card_of_the_deck_unseen() -> None:
    state = position(ONE_LEFT, OTHER, deck="orange-05 green-07")
    do(state, "0 field 1 a1", "0 done")
    finish(state, 1)
    reveals = state.reveals
    assert do(state, "0 draw")[0] == "card-drawn seat=0 card=orange-05 colour=orange points=12"
    assert state.reveals > reveals
    assert face_names(state, 0) == ["orange-05", "purple-12"]
    assert display(state) == ["green-01", "green-02", "grey-01", "grey-02"]


@pytest.mark.rule("SG-3.10")
def test_two_completed_cards_two_new_ones_one_after_the_other() -> None:
    state = position(BOTH_LEFT, OTHER, deck="orange-05 green-07")
    do(state, "0 field 1 d1", "0 cross 2 d2", "0 done")
    finish(state, 1)
    assert completed(state, 0) == ["grey-11", "purple-12"]
    do(state, "0 draw")
    assert [held["face"]["name"] for held in table(state, 0)["seats"][0]["cards"]] == ["orange-05"], "looked at first"
    assert state.to_act == (0,)
    do(state, "0 take 2")
    assert face_names(state, 0) == ["orange-05", "green-02"]


@pytest.mark.rule("SG-3.10", "SG-3.11")
def test_no_refill_between_the_two() -> None:
    state = position(BOTH_LEFT, OTHER, deck="orange-05 green-07")
    do(state, "0 field 1 d1", "0 cross 2 d2", "0 done")
    finish(state, 1)
    do(state, "0 take 1")
    assert display(state) == ["green-02", "grey-01", "grey-02"]
    assert choices(state, 0) == ["take 1", "take 2", "take 3", "draw"]
    assert refused(state, "0 take 4") == "display-shorter place=4 cards=3 (SG-3.11)"
    do(state, "0 take 1")
    assert display(state) == ["grey-01", "grey-02", "orange-05", "green-07"]


@pytest.mark.rule("SG-3.11")
def test_the_display_is_refilled_after_each_players_settlement() -> None:
    second = Seat(f"{all_but('grey-10', 'a2')} purple-11")
    state = position(ONE_LEFT, second, deck="orange-05 green-07")
    do(state, "0 field 1 a1", "0 done", "1 field 1 a2", "1 done")
    events = do(state, "0 take 1")
    assert events == [
        "card-taken seat=0 card=green-01 colour=green points=10",
        "card-turned-up card=orange-05 colour=orange points=12",
    ]
    assert state.to_act == (1,)
    assert display(state) == ["green-02", "grey-01", "grey-02", "orange-05"]
    do(state, "1 take 4")
    assert face_names(state, 1) == ["orange-05", "purple-11"]


@pytest.mark.rule("SG-3.11")
def test_with_an_empty_deck_the_display_stays_smaller() -> None:
    state = position(ONE_LEFT, OTHER, display="green-01 green-02 grey-01", rest=1)
    do(state, "0 field 1 a1", "0 done")
    finish(state, 1)
    assert choices(state, 0) == ["take 1", "take 2", "take 3"]
    assert refused(state, "0 draw") == "deck-empty (SG-3.11)"
    do(state, "0 take 2")
    assert display(state) == ["green-01", "grey-01"]


@pytest.mark.rule("SG-3.11")
def test_the_only_card_comes_by_itself() -> None:
    state = position(BOTH_LEFT, OTHER, display="green-01 grey-01", rest=1)
    do(state, "0 field 1 d1", "0 cross 2 d2", "0 done")
    finish(state, 1)
    assert choices(state, 0) == ["take 1", "take 2"]
    events = do(state, "0 take 2")
    assert of_kind(events, "card-taken")[1:] == ["card-taken seat=0 card=green-01 colour=green points=10"]
    assert face_names(state, 0) == ["grey-01", "green-01"]
    assert state.to_act == (0, 1)


@pytest.mark.rule("SG-3.11")
def test_with_deck_and_display_empty_a_player_goes_on_with_fewer_cards() -> None:
    state = position(BOTH_LEFT, OTHER, display="green-01", rest=1)
    do(state, "0 field 1 d1", "0 cross 2 d2", "0 done")
    assert "no-card-left seat=0" in finish(state, 1)
    assert face_names(state, 0) == ["green-01"]
    assert state.to_act == (0, 1)


@pytest.mark.rule("SG-3.11")
def test_without_any_free_field_a_player_marks_nothing() -> None:
    last = Seat(f"none {all_but('grey-11', 'a1')}", completed="grey-08")
    state = position(last, OTHER, display="", rest=1)
    do(state, "0 field 2 a1", "0 done")
    events = finish(state, 1)
    assert of_kind(events, "no-card-left", "seat-idle") == ["no-card-left seat=0", "seat-idle seat=0"]
    assert state.to_act == (1,)
    assert table(state)["seats"][0]["stage"] == "done"
    assert refused(state, "0 field 1 a1") == "not-your-turn (SG-3.13)"


@pytest.mark.rule("SG-3.11", "SG-4.2")
def test_the_game_runs_to_its_end_when_nobody_has_a_field() -> None:
    last = Seat(f"none {all_but('grey-11', 'a1')}", completed="grey-08")
    state = position(last, Seat(f"none {all_but('grey-10', 'a2')}", completed="grey-09"), display="", rest=1)
    do(state, "0 field 2 a1", "0 done", "1 field 2 a2", "1 done")
    assert state.is_over
    assert (table(state)["round"], table(state)["turn"]) == (4, 7)


@pytest.mark.rule("SG-3.12")
def test_the_starting_player_moves_one_seat_after_each_turn() -> None:
    state = position(PLAIN, OTHER, Seat("orange-01 orange-02"), starter=1)
    starters = []
    for _ in range(4):
        starters.append(table(state)["starter"])
        for seat in range(3):
            finish(state, seat)
    assert starters == [1, 2, 0, 1]


@pytest.mark.rule("SG-3.10")
def test_nothing_is_taken_at_other_times() -> None:
    state = position(PLAIN, OTHER)
    assert refused(state, "0 take 1") == "not-now (SG-3.2)"
    assert refused(state, "0 draw") == "not-now (SG-3.2)"
    state = position(ONE_LEFT, OTHER)
    do(state, "0 field 1 a1", "0 done")
    finish(state, 1)
    assert refused(state, "1 take 1") == "not-your-turn (SG-3.9)"
    assert refused(state, "0 field 2 b1") == "not-now (SG-3.10)"
