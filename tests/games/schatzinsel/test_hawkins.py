"""Section 3 of the rule book: Jim Hawkins's rules, each kind of action at most once a turn (SI-3.2)."""

import pytest

from tests.games.schatzinsel.play import do, own_screen, seen_by
from tests.games.schatzinsel.positions import ONE_CHEST, Behind, position
from tests.games.talk import choices, kinds, refused

CHEST_AND_CROSS = """
    . . . . .
    . C . . .
    . . # . .
    . . . . .
    . . . . .
"""
EVERYTHING = Behind("1-1 1-2", chests=2, guards=2)
OTHER = Behind("5-5")


@pytest.mark.rule("SI-3.2")
def test_each_kind_once_and_taken_pieces_are_used_at_once() -> None:
    state = position(screens=[ONE_CHEST, OTHER], free_guards=2, rules="hawkins")
    assert do(state, "take 1-1", "take-guard", "lay 1-1", "chest 1-1", "guard 1-1") == [
        "tile-taken seat=0 tile=1-1",
        "guard-taken seat=0",
        "tile-laid seat=0 tile=1-1 points=8",
        "chest-set seat=0 tile=1-1 points=1",
        "guard-set seat=0 tile=1-1 points=2",
    ]
    assert state.to_act == (1,)


@pytest.mark.rule("SI-3.2")
def test_in_any_order() -> None:
    state = position(CHEST_AND_CROSS, [EVERYTHING, OTHER], free_guards=2, rules="hawkins")
    do(state, "guard 2-2", "chest 3-3", "take-guard", "lay 1-1", "lay 1-2", "take 5-1")
    assert own_screen(state, 0) == (["5-1"], 1, 2)
    assert state.to_act == (1,)


@pytest.mark.rule("SI-3.2")
@pytest.mark.parametrize("first", ["take 4-5", "take-guard", "lay 1-1", "chest 3-3", "guard 2-2"])
def test_a_kind_is_closed_when_another_begins(first: str) -> None:
    state = position(CHEST_AND_CROSS, [EVERYTHING, OTHER], free_guards=2, rules="hawkins")
    second = "take-guard" if first != "take-guard" else "take 4-5"
    again = {"take 4-5": "take 4-4", "lay 1-1": "lay 1-2", "chest 3-3": "chest 1-1"}.get(first, first)
    do(state, first, second)
    kind = first.split()[0]
    assert kind not in kinds(state)
    assert refused(state, again) == f"kind-closed kind={kind} (SI-3.2)"


@pytest.mark.rule("SI-3.2", "SI-3.1")
@pytest.mark.parametrize("taken", ["take 4-5", "take-guard"])
def test_only_one_tile_and_one_guard_is_taken(taken: str) -> None:
    state = position(screens=[EVERYTHING, OTHER], free_guards=2, rules="hawkins")
    do(state, taken)
    kind = taken.split()[0]
    assert refused(state, taken.replace("4-5", "4-4")) == f"kind-closed kind={kind} (SI-3.2)"


@pytest.mark.rule("SI-3.2", "SI-3.4")
def test_several_pieces_of_one_kind_come_one_after_the_other() -> None:
    state = position(screens=[EVERYTHING, OTHER], rules="hawkins")
    do(state, "lay 1-1")
    assert kinds(state) == {"lay", "take", "chest", "end"}
    do(state, "lay 1-2", "chest 3-3")
    assert kinds(state) == {"chest", "guard", "take", "end"}
    do(state, "chest 1-1", "guard 1-1", "guard 3-3")
    assert kinds(state) == {"take", "end"}


@pytest.mark.rule("SI-3.2", "SI-3.4")
def test_a_tile_taken_in_the_midst_of_laying_closes_laying() -> None:
    state = position(screens=[Behind("1-1"), OTHER], rules="hawkins")
    do(state, "lay 1-1", "take 1-2")
    assert state.to_act == (1,)
    assert own_screen(state, 0)[0] == ["1-2"]


@pytest.mark.rule("SI-3.2")
def test_the_view_shows_what_is_under_way_and_what_is_closed() -> None:
    state = position(screens=[EVERYTHING, OTHER], rules="hawkins")
    do(state, "take 4-5", "lay 1-1")
    table = seen_by(state, None)
    assert (table["kind"], table["closed"], table["last"]) == ("lay", ["take"], "1-1")
    do(state, "chest 1-1")
    table = seen_by(state, None)
    assert (table["kind"], table["closed"], table["last"]) == ("chest", ["take", "lay"], None)


@pytest.mark.rule("SI-3.2")
def test_at_least_one_action() -> None:
    state = position(screens=[EVERYTHING, OTHER], rules="hawkins")
    assert "end" not in kinds(state)
    assert refused(state, "end") == "nothing-done-yet (SI-3.2)"


@pytest.mark.rule("SI-3.2")
def test_the_player_ends_the_turn_himself() -> None:
    state = position(screens=[EVERYTHING, OTHER], rules="hawkins")
    do(state, "take 4-5")
    assert state.to_act == (0,)
    do(state, "end")
    assert state.to_act == (1,)


@pytest.mark.rule("SI-3.2")
def test_the_turn_ends_by_itself_when_nothing_more_is_possible() -> None:
    state = position(screens=[Behind("1-2"), Behind()], rest=1, rules="hawkins")
    do(state, "lay 1-2")
    assert state.to_act == (1,)


@pytest.mark.rule("SI-3.2")
def test_a_new_turn_opens_all_kinds_again() -> None:
    state = position(CHEST_AND_CROSS, [EVERYTHING, OTHER], free_guards=2, rules="hawkins")
    do(state, "lay 1-1", "take-guard", "end", "take 4-5", "end")
    assert kinds(state) == {"take", "take-guard", "lay", "chest", "guard"}
    assert choices(state, "lay") == ["lay 1-2"]
