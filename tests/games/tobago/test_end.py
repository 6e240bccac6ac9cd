"""Section 7 of the rule book: the end of the game."""

import pytest

from tests.games.talk import codes, kinds, refused
from tests.games.tobago.play import do, gold_of, seen_by, settle
from tests.games.tobago.positions import position
from tests.games.tobago.test_raising import HANDS, J4

BOTH = {"white": J4, "black": "15:0 23:1"}


@pytest.mark.rule("TO-7.1")
def test_the_treasure_that_empties_the_stack_exactly_is_the_last() -> None:
    state = position(vehicles="j4", paths=BOTH, hands=HANDS, gold_top="2 3 4 5 |", amulets=[2])
    happened = do(state, "raise white")
    assert "stack-ran-out" in codes(happened)
    assert "gold-shuffled" not in codes(happened)
    assert seen_by(state, None)["gold"]["last_treasure"] is True
    happened = settle(state)
    assert happened[-1] == "last-treasure-shared"
    assert state.is_over
    assert not {"amulet-washed-up", "statues-turned", "clue-laid"} & set(codes(happened))
    assert state.path_clues[0] == [], "no new path"
    assert refused(state, "raise black", seat=0) == "game-over (TO-7.1)"


@pytest.mark.rule("TO-7.1")
def test_one_card_more_and_the_game_goes_on() -> None:
    state = position(vehicles="j4", paths=BOTH, hands=HANDS, gold_top="2 3 4 5 6 |")
    assert "stack-ran-out" not in codes(do(state, "raise white"))
    settle(state)
    assert not state.is_over


@pytest.mark.rule("TO-7.1")
def test_missing_cards_come_from_the_reshuffled_discards() -> None:
    state = position(vehicles="j4", paths=BOTH, hands=HANDS, gold_top="2 3 |")
    discards = len(state.gold_discards)
    happened = do(state, "raise white")
    assert codes(happened).count("gold-shuffled") == 1
    assert (len(state.gold_stack), state.gold_discards) == (discards - 2, [])
    settle(state)
    assert state.is_over
    assert len(state.gold[0]) + len(state.gold[1]) == 3


@pytest.mark.rule("TO-7.1")
def test_without_enough_discards_the_cards_there_are_are_shared() -> None:
    most = " ".join(["2"] * 8 + ["3"] * 9 + ["4"] * 9)
    state = position(
        vehicles="j4", paths=BOTH, hands=HANDS, gold_top="6 6 |", gold=[most, "5 5 5 5 5 5 5 5 6 6"], gold_discards="6"
    )
    assert state.gold_discards == [state.components.gold.names.index("6e")]
    happened = do(state, "raise white")
    assert codes(happened).count("gold-seen") == 3
    assert any(line.startswith("treasure-raised") and line.endswith("cards=3") for line in happened)
    assert len(settle(state)) > 0
    assert state.is_over
    assert state.roses == [14, 14], "those on the other path stay there"


@pytest.mark.rule("TO-7.1")
def test_a_curse_in_the_last_treasure_ends_the_game_too() -> None:
    for number in range(60):
        state = position(
            vehicles="j4", paths=BOTH, hands=HANDS, gold_top="curse 2 3 4 |", gold=["6"], seed=f"{number:x}"
        )
        happened = do(state, "raise white")
        while "accept" in kinds(state):
            happened += do(state, "decline")
        assert state.is_over
        assert "last-treasure-shared" in codes(happened)
        assert ("curse-struck" in codes(happened)) == (gold_of(state, 0) == [])


@pytest.mark.rule("TO-7.2")
def test_most_gold_wins_and_amulets_count_nothing() -> None:
    state = position(
        vehicles="j4", paths={"white": J4}, hands=HANDS, gold_top="2 3 4 5 |", gold=["2", "6 6 6"], amulets=[9]
    )
    assert state.scores() == [0, 0], "gold lies face down until the end"
    do(state, "raise white")
    settle(state, take=False)
    assert state.scores() == [2, 18]
    assert state.winners() == (1,)


@pytest.mark.rule("TO-7.2")
def test_gold_taken_is_hidden_from_view() -> None:
    state = position(gold=["2 5", "6 6 6"])
    assert [seat["gold_cards"] for seat in seen_by(state, 0)["seats"]] == [2, 3]
    assert (seen_by(state, 0)["own_gold"], seen_by(state, None)["own_gold"]) == ([2, 5], None)
    assert state.gold_of(1) == 18, "who kept count knows it"


@pytest.mark.rule("TO-7.2")
def test_ties_are_shared() -> None:
    state = position(vehicles="j4", paths={"white": J4}, hands=HANDS, gold_top="2 3 4 5 |", gold=["3 3", "6"])
    do(state, "raise white")
    settle(state, take=False)
    assert state.winners() == (0, 1)


@pytest.mark.rule("TO-7.3")
def test_without_a_rose_no_clue_no_raising_no_doubling() -> None:
    paths = {"white": "33:0+ 39:0+ 13:0+", "grey": "6:0 27:0", "brown": "35:0+ 36:0+ 37:0", "black": "38:0+"}
    state = position(
        rules="advanced", vehicles="j4", paths=paths, hands=["1 2 3 4 5 7", "8 9 10 11 12 14"], amulets=[2]
    )
    assert state.roses[0] == 0
    assert refused(state, "lay 1 white") == "no-rose (TO-7.3)"
    assert refused(state, "raise grey") == "no-rose (TO-7.3)"
    assert refused(state, "double 37") == "no-rose (TO-7.3)"
    assert refused(state, "extra-clue") == "no-rose (TO-7.3)"
    assert seen_by(state, 0)["raisable"] == []
    do(state, "stop", "end")
    assert state.to_act == (1,)


@pytest.mark.rule("TO-7.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_ten_rounds_without_progress_end_the_game(players: int) -> None:
    state = position(players, gold=["2", "3"])
    for turn in range(10 * players):
        assert not state.is_over
        happened = do(state, "stop")
        assert ("nothing-happened rounds=10" in happened) == (turn == 10 * players - 1)
    assert state.is_over
    assert state.winners() == (1,)


@pytest.mark.rule("TO-7.4")
def test_driving_and_exchanging_are_no_progress() -> None:
    state = position(hands=HANDS, idle_turns=18)
    do(state, "exchange", "drive g8", "stop")
    assert state.is_over


@pytest.mark.rule("TO-7.4")
@pytest.mark.parametrize(
    "progress", [["lay 1 grey"], ["remove brown h4", "stop"], ["raise white", "settle", "stop"]], ids=str
)
def test_a_clue_a_marker_or_a_treasure_is_progress(progress: list[str]) -> None:
    state = position(
        vehicles="j4",
        paths={"white": J4, "brown": "3:0 19:1"},
        hands=["1 2 5 4 7 8", "9 10 11 12 13 14"],
        amulets=[1],
        idle_turns=19,
    )
    for action in progress:
        if action == "settle":
            settle(state)
        else:
            do(state, action)
    if state.to_act == (0,):
        do(state, "end")
    assert not state.is_over
    assert state.idle_turns == 0
    assert seen_by(state, None)["idle_rounds_left"] is None


@pytest.mark.rule("TO-7.4")
@pytest.mark.parametrize(("idle_turns", "left"), [(0, None), (13, None), (14, 3), (17, 2), (18, 1), (19, 1)])
def test_the_last_rounds_without_progress_are_counted(idle_turns: int, left: int | None) -> None:
    state = position(hands=HANDS, idle_turns=idle_turns)
    assert seen_by(state, None)["idle_rounds_left"] == left


@pytest.mark.rule("TO-7.4")
def test_nothing_is_counted_after_the_end() -> None:
    state = position(hands=HANDS, idle_turns=18)
    do(state, "stop", "stop")
    assert state.is_over
    assert seen_by(state, None)["idle_rounds_left"] is None
