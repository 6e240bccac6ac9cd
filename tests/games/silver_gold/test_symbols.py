"""Section 3 of the rule book: coins, palms, and the moment at which symbols take effect."""

from itertools import permutations

import pytest

import schatzkiste as sk
from tests.games.silver_gold.play import all_others, do, of_kind, table
from tests.games.silver_gold.positions import OTHER, Seat, deck_with, position

PALMS_IN_DISPLAY = "grey-04 grey-06 green-01 grey-01"


def sheet(state: sk.State, seat: int) -> tuple[int, list[int], list[int]]:
    found = table(state)["seats"][seat]["sheet"]
    return found["coins"], found["trophies"], found["palms"]


def played(state: sk.State, *moves: str) -> list[str]:
    """Seat 0 marks and confirms after everyone else."""
    do(state, *moves)
    all_others(state, 0)
    return do(state, "0 done")


@pytest.mark.rule("SG-3.6")
def test_each_coin_is_crossed_off() -> None:
    state = position(Seat("orange-09 purple-12", coins=1), OTHER)
    events = played(state, "0 mark 1 a1b1c1")
    assert of_kind(events, "coins-crossed") == ["coins-crossed seat=0 coins=2 total=3"]
    assert sheet(state, 0)[0] == 3


@pytest.mark.rule("SG-3.6")
def test_the_upper_row_is_filled_first() -> None:
    state = position(Seat("orange-09 purple-12", coins=3), OTHER)
    events = played(state, "0 mark 1 a1b1c1")
    assert of_kind(events, "row-filled") == ["row-filled seat=0 row=1"]
    assert sheet(state, 0)[:2] == (5, [6])


@pytest.mark.rule("SG-3.6")
def test_beyond_twelve_coins_nothing_happens() -> None:
    state = position(Seat("orange-09 purple-12", coins=11, trophies=(6, 5)), OTHER)
    assert table(state, 0)["effects"]["mark 1 a1b1c1"]["coins"] == 1
    played(state, "0 mark 1 a1b1c1")
    assert sheet(state, 0)[:2] == (12, [6, 5, 4])
    full = position(Seat("orange-09 purple-12", coins=12, trophies=(6, 5, 4)), OTHER)
    assert of_kind(played(full, "0 mark 1 a1b1c1"), "coins-crossed", "row-filled", "trophy-won") == []
    assert sheet(full, 0)[:2] == (12, [6, 5, 4])


@pytest.mark.rule("SG-3.7")
def test_a_palm_scores_one_and_one_for_each_palm_in_the_display() -> None:
    for display, points in (("green-01 green-02 grey-01 grey-02", 1), (PALMS_IN_DISPLAY, 3)):
        state = position(Seat("grey-10 purple-12"), OTHER, display=display)
        assert table(state)["palm"] == points
        assert table(state, 0)["effects"]["field 1 c3"]["palms"] == [points]
        assert of_kind(played(state, "0 field 1 c3"), "palm-scored") == [f"palm-scored seat=0 points={points}"]
        assert sheet(state, 0)[2] == [points]


@pytest.mark.rule("SG-3.7")
def test_palms_on_the_own_cards_do_not_count() -> None:
    state = position(Seat("grey-10 grey-07"), OTHER)
    played(state, "0 field 1 c3")
    assert sheet(state, 0)[2] == [1]


@pytest.mark.rule("SG-3.7")
def test_only_the_first_four_palms_score() -> None:
    state = position(Seat("grey-10 purple-12", palms=(2, 2, 2)), OTHER, display=PALMS_IN_DISPLAY)
    played(state, "0 field 1 c3")
    assert sheet(state, 0)[2] == [2, 2, 2, 3]
    full = position(Seat("grey-10 purple-12", palms=(1, 1, 1, 1)), OTHER, display=PALMS_IN_DISPLAY)
    assert table(full, 0)["effects"]["field 1 c3"]["palms"] == []
    assert of_kind(played(full, "0 field 1 c3"), "palm-scored") == []
    assert sheet(full, 0)[2] == [1, 1, 1, 1]


@pytest.mark.rule("SG-3.7")
def test_several_palms_of_one_turn_score_alike() -> None:
    game = deck_with(grey_11="##pp/####")
    state = position(Seat("grey-11 purple-12"), OTHER, display=PALMS_IN_DISPLAY, game=game)
    assert table(state, 0)["effects"]["mark 1 b1c1d1"]["palms"] == [3, 3]
    played(state, "0 mark 1 b1c1d1")
    assert sheet(state, 0)[2] == [3, 3]
    nearly = position(Seat("grey-11 purple-12", palms=(1, 1, 1)), OTHER, display=PALMS_IN_DISPLAY, game=game)
    played(nearly, "0 mark 1 b1c1d1")
    assert sheet(nearly, 0)[2] == [1, 1, 1, 3]


@pytest.mark.rule("SG-3.7", "SG-3.5")
def test_a_palm_marked_for_a_cross_scores_too() -> None:
    state = position(Seat("green-09 grey-07"), OTHER, display=PALMS_IN_DISPLAY)
    assert of_kind(played(state, "0 field 1 a2", "0 cross 2 a1"), "palm-scored") == ["palm-scored seat=0 points=3"]


@pytest.mark.rule("SG-3.8")
def test_symbols_take_effect_after_the_whole_pattern() -> None:
    state = position(Seat("grey-11:a1 orange-09"), OTHER)
    do(state, "0 mark 1 b1c1d1")
    # The duty field comes when the pattern lies: none of its own fields can be chosen any more.
    assert state.why_not(state.game.parse("cross 1 b1"), 0) is not None
    assert state.why_not(state.game.parse("cross 1 a2"), 0) is None


@pytest.mark.rule("SG-3.8")
def test_the_result_does_not_depend_on_the_order_of_marking() -> None:
    moves = {
        0: ["0 mark 1 a2b2c2", "0 cross 2 b4", "0 done"],
        1: ["1 mark 1 a2b2c2", "1 done"],
        2: ["2 field 1 c3", "2 done"],
    }
    ends: set[str] = set()
    for order in permutations(range(3)):
        state = position(Seat("green-09 orange-12"), Seat("grey-07 purple-12"), Seat("grey-10 grey-11"))
        for seat in order:
            do(state, *moves[seat])
        ends.add(state.fingerprint())
    assert len(ends) == 1
    interleaved = position(Seat("green-09 orange-12"), Seat("grey-07 purple-12"), Seat("grey-10 grey-11"))
    do(interleaved, *(moves[seat][step] for step in range(3) for seat in (2, 0, 1) if step < len(moves[seat])))
    assert interleaved.fingerprint() in ends


@pytest.mark.rule("SG-3.8")
def test_the_display_does_not_change_while_players_mark() -> None:
    first = Seat("grey-10:b1c1d1a2b2c2d2 purple-12")
    state = position(first, Seat("grey-07 orange-12"), display=PALMS_IN_DISPLAY)
    do(state, "0 field 1 c3", "0 done", "1 field 1 a1")
    events = do(state, "1 done")
    assert of_kind(events, "palm-scored") == ["palm-scored seat=0 points=3", "palm-scored seat=1 points=3"]
