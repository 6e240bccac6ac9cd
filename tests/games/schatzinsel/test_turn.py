"""Section 3 of the rule book: the five kinds of action by John Silver's rules, and their conditions."""

import pytest

import schatzkiste as sk
from tests.games.schatzinsel.play import do, own_screen, seen_by
from tests.games.schatzinsel.positions import ONE_CHEST, Behind, position
from tests.games.talk import choices, kinds, refused

TWO_CROSSES = """
    . . . . .
    . C . . .
    . . # . .
    . . . . .
    . . . . .
"""
EVERYTHING = Behind("1-1 1-2", chests=2, guards=2)


@pytest.mark.rule("SI-3.1")
def test_five_kinds_of_action_and_no_passing() -> None:
    state = position(TWO_CROSSES, [EVERYTHING, ONE_CHEST], free_guards=1)
    assert kinds(state) == {"take", "take-guard", "lay", "chest", "guard"}
    assert refused(state, "end") == "nothing-done-yet (SI-3.1)"


@pytest.mark.rule("SI-3.1")
def test_taking_a_tile_is_the_whole_turn() -> None:
    state = position(TWO_CROSSES, [EVERYTHING, ONE_CHEST])
    assert do(state, "take 4-5") == ["tile-taken seat=0 tile=4-5"]
    assert own_screen(state, 0) == (["1-1", "1-2", "4-5"], 2, 2)
    assert "4-5" not in seen_by(state, None)["stock"]["tiles"]
    assert state.to_act == (1,)


@pytest.mark.rule("SI-3.1")
def test_taking_a_guard_is_the_whole_turn() -> None:
    state = position(TWO_CROSSES, [EVERYTHING, ONE_CHEST], free_guards=2)
    assert do(state, "take-guard") == ["guard-taken seat=0"]
    assert own_screen(state, 0) == (["1-1", "1-2"], 2, 3)
    assert seen_by(state, None)["stock"]["guards"] == 1
    assert state.to_act == (1,)


@pytest.mark.rule("SI-3.1")
def test_one_or_more_tiles() -> None:
    state = position(TWO_CROSSES, [EVERYTHING, ONE_CHEST], free_guards=1)
    assert do(state, "lay 1-1") == ["tile-laid seat=0 tile=1-1 points=8"]
    assert kinds(state) == {"lay", "end"}
    for other in ("take 4-5", "take-guard", "chest 3-3", "guard 2-2"):
        assert refused(state, other) == "one-kind-a-turn kind=lay (SI-3.1)"
    do(state, "lay 1-2")
    assert own_screen(state, 0) == ([], 2, 2)
    assert state.to_act == (1,)


@pytest.mark.rule("SI-3.1")
def test_one_or_more_chests() -> None:
    state = position(
        """
        # . . . .
        . C . . .
        . . # . .
        . . . . .
        . . . . .
        """,
        [Behind("1-2", chests=2, guards=2), ONE_CHEST],
        free_guards=1,
    )
    assert do(state, "chest 3-3") == ["chest-set seat=0 tile=3-3 points=2"]
    assert kinds(state) == {"chest", "end"}
    for other in ("take 4-5", "take-guard", "lay 1-2", "guard 2-2"):
        assert refused(state, other) == "one-kind-a-turn kind=chest (SI-3.1)"
    do(state, "chest 1-1")
    assert own_screen(state, 0) == (["1-2"], 0, 2)
    assert state.to_act == (1,)


@pytest.mark.rule("SI-3.1")
def test_one_or_more_guards() -> None:
    state = position(
        """
        C . . . .
        . C . . .
        . . # . .
        . . . . .
        . . . . .
        """,
        [Behind("1-2", chests=1, guards=2), ONE_CHEST],
        free_guards=1,
    )
    assert do(state, "guard 1-1") == ["guard-set seat=0 tile=1-1 points=3"]
    assert kinds(state) == {"guard", "end"}
    for other in ("take 4-5", "take-guard", "lay 1-2", "chest 3-3"):
        assert refused(state, other) == "one-kind-a-turn kind=guard (SI-3.1)"
    do(state, "guard 2-2")
    assert own_screen(state, 0) == (["1-2"], 1, 0)
    assert state.to_act == (1,)


@pytest.mark.rule("SI-3.1")
def test_a_player_may_leave_it_at_one_piece() -> None:
    state = position(TWO_CROSSES, [EVERYTHING, ONE_CHEST])
    do(state, "lay 1-1", "end")
    assert own_screen(state, 0)[0] == ["1-2"]
    assert state.to_act == (1,)


@pytest.mark.rule("SI-3.1")
def test_only_free_pieces_are_taken() -> None:
    state = position(screens=[Behind("1-1"), Behind("5-5")], free_guards=0)
    for tile in ("1-1", "3-3", "5-5"):
        assert refused(state, f"take {tile}") == f"tile-not-free tile={tile} (SI-3.1)"
    assert refused(state, "take-guard") == "no-free-guard (SI-3.1)"


@pytest.mark.rule("SI-3.1")
def test_only_pieces_from_behind_the_own_screen_are_laid_or_set() -> None:
    state = position(TWO_CROSSES, [Behind("1-1"), Behind("5-5", chests=1, guards=1)], free_guards=1)
    assert choices(state, "lay") == ["lay 1-1"]
    assert refused(state, "lay 5-5") == "tile-not-yours tile=5-5 (SI-3.1)"
    assert refused(state, "lay 4-5") == "tile-not-yours tile=4-5 (SI-3.1)"
    assert refused(state, "chest 3-3") == "no-chest-left (SI-3.1)"
    assert refused(state, "guard 2-2") == "no-guard-left (SI-3.1)"


@pytest.mark.rule("SI-3.1")
def test_what_was_taken_is_used_in_a_later_turn() -> None:
    state = position(TWO_CROSSES, [ONE_CHEST, Behind("5-5", chests=2)], free_guards=1)
    do(state, "take 4-5", "take-guard", "lay 4-5", "guard 2-2")
    assert own_screen(state, 0) == ([], 1, 0)
    assert own_screen(state, 1) == (["5-5"], 2, 0)


@pytest.mark.rule("SI-3.3")
@pytest.mark.parametrize("seed", ["1", "2", "3", "4", "5", "6", "7", "8"])
def test_a_tile_is_laid_on_the_field_that_its_numbers_fix(seed: str) -> None:
    state = sk.game("schatzinsel").new(2, seed)
    tile = own_screen(state, state.to_act[0])[0][0]
    do(state, f"lay {tile}")
    table = seen_by(state, None)
    [field] = [field for field in table["fields"] if field["tile"] == tile]
    assert f"{table['rows'][field['row']]}-{table['columns'][field['column']]}" == tile


@pytest.mark.rule("SI-3.3")
def test_a_tile_is_never_turned() -> None:
    state = position(screens=[Behind("2-4"), Behind("4-2")])
    do(state, "lay 2-4", "lay 4-2")
    places = {field["tile"]: (field["row"], field["column"]) for field in seen_by(state, None)["fields"]}
    assert places == {"3-3": (2, 2), "2-4": (1, 3), "4-2": (3, 1)}


@pytest.mark.rule("SI-3.3")
def test_a_field_takes_one_tile() -> None:
    assert refused(position(), "lay 3-3") == "tile-already-laid tile=3-3 (SI-3.3)"


@pytest.mark.rule("SI-3.4")
def test_the_first_tile_of_a_turn_may_be_any() -> None:
    state = position(screens=[Behind("1-1 3-4 5-5"), Behind("5-1")])
    assert choices(state, "lay") == ["lay 1-1", "lay 3-4", "lay 5-5"]
    do(state, "lay 3-4", "lay 5-1")
    assert choices(state, "lay") == ["lay 1-1", "lay 5-5"]


@pytest.mark.rule("SI-3.4")
def test_each_further_tile_shares_an_edge_with_the_one_laid_just_before() -> None:
    state = position(screens=[Behind("1-1 1-2 1-3 2-1 2-2"), ONE_CHEST])
    do(state, "lay 1-1")
    assert choices(state, "lay") == ["lay 1-2", "lay 2-1"]
    assert refused(state, "lay 2-2") == "tile-not-next-to-last tile=2-2 (SI-3.4)"
    do(state, "lay 1-2")
    assert choices(state, "lay") == ["lay 1-3", "lay 2-2"]
    assert refused(state, "lay 2-1") == "tile-not-next-to-last tile=2-1 (SI-3.4)"


@pytest.mark.rule("SI-3.4")
def test_the_end_of_a_row_does_not_touch_the_beginning_of_the_next() -> None:
    state = position(screens=[Behind("1-5 2-1"), Behind("1-4")])
    do(state, "lay 1-5")
    assert refused(state, "lay 2-1") == "tile-not-next-to-last tile=2-1 (SI-3.4)"


@pytest.mark.rule("SI-3.5")
def test_a_chest_is_set_on_a_laid_cross_whoever_laid_it() -> None:
    state = position(TWO_CROSSES, [Behind("1-1 1-2"), ONE_CHEST])
    assert refused(state, "chest 3-3") == "no-chest-left (SI-3.1)"
    do(state, "lay 1-1", "end")
    assert choices(state, "chest") == ["chest 1-1", "chest 3-3"]
    do(state, "chest 1-1")
    assert [field["tile"] for field in seen_by(state, None)["fields"] if field["chest"]] == ["1-1", "2-2"]


@pytest.mark.rule("SI-3.5")
def test_no_chest_elsewhere() -> None:
    state = position(
        """
        . # . . .
        . C . . .
        . . # . .
        . . . . .
        . . . . .
        """
    )
    assert choices(state, "chest") == ["chest 3-3"]
    assert refused(state, "chest 1-2") == "no-cross tile=1-2 (SI-3.5)"
    assert refused(state, "chest 1-1") == "cross-not-laid tile=1-1 (SI-3.5)"
    assert refused(state, "chest 2-2") == "cross-has-chest tile=2-2 (SI-3.5)"


@pytest.mark.rule("SI-3.6")
def test_a_guard_is_set_beside_a_chest_whoever_set_it() -> None:
    state = position(screens=[ONE_CHEST, Behind(guards=2)])
    assert refused(state, "guard 3-3", seat=0) == "no-guard-left (SI-3.1)"
    do(state, "chest 3-3", "guard 3-3")
    [field] = seen_by(state, None)["fields"]
    assert (field["chest"], field["guards"]) == (True, 1)


@pytest.mark.rule("SI-3.6")
def test_no_guard_without_a_chest() -> None:
    state = position(TWO_CROSSES, [Behind(guards=1), ONE_CHEST])
    assert choices(state, "guard") == ["guard 2-2"]
    assert refused(state, "guard 3-3") == "no-chest-to-guard tile=3-3 (SI-3.6)"
    assert refused(state, "guard 1-1") == "no-chest-to-guard tile=1-1 (SI-3.6)"
    nowhere = position(screens=[Behind(guards=1), ONE_CHEST])
    assert refused(nowhere, "guard 3-3") == "no-chest-yet (SI-3.6)"


ONE_GUARDED = """
    . . . . .
    . 1 . . .
    . . C . .
    . . . . .
    . . . . .
"""


@pytest.mark.rule("SI-3.6")
def test_by_default_one_guard_per_chest() -> None:
    state = position(ONE_GUARDED, [Behind(guards=2), ONE_CHEST])
    assert choices(state, "guard") == ["guard 3-3"]
    assert refused(state, "guard 2-2") == "chest-guarded tile=2-2 (SI-3.6)"
    do(state, "guard 3-3")
    assert state.to_act == (1,)


@pytest.mark.rule("SI-3.6")
def test_by_option_any_number_of_guards() -> None:
    state = position(ONE_GUARDED, [Behind(guards=3), ONE_CHEST], guards="any")
    do(state, "guard 2-2", "guard 2-2", "guard 3-3")
    assert [field["guards"] for field in seen_by(state, None)["fields"]] == [3, 1]


@pytest.mark.rule("SI-3.7")
@pytest.mark.parametrize("rules", ["silver", "hawkins"])
def test_a_player_who_can_do_nothing_skips(rules: str) -> None:
    state = position(
        """
        . . . . .
        . . # . .
        . . C . .
        . . . . .
        . . . . .
        """,
        [Behind("5-1"), ONE_CHEST, Behind("5-4")],
        rest=2,
        rules=rules,
    )
    assert do(state, "lay 5-1") == ["tile-laid seat=0 tile=5-1 points=8", "seat-skipped seat=1"]
    assert state.to_act == (2,)


@pytest.mark.rule("SI-3.7", "SI-5.1")
def test_an_empty_screen_ends_the_game_instead_of_skipping() -> None:
    state = position(
        """
        . . . . .
        . C # . .
        . # C . .
        . . . . .
        . . . . .
        """,
        [ONE_CHEST, Behind("5-1"), ONE_CHEST, Behind()],
        rest=1,
        turn=1,
    )
    assert do(state, "lay 5-1", "end")[1:] == ["seat-skipped seat=2", "bonus-won seat=3 points=7"]
    assert state.is_over


@pytest.mark.rule("SI-3.7")
def test_when_all_are_stuck_the_game_ends_without_a_bonus() -> None:
    state = position(
        """
        # # # # #
        # # # # #
        # # C # #
        # # # # #
        # # # # .
        """,
        [Behind("5-5", chests=1), ONE_CHEST],
        points=[0, 20],
        crosses="3-3",
    )
    assert do(state, "lay 5-5")[1:] == ["seat-skipped seat=1", "seat-skipped seat=0", "all-stuck"]
    assert state.is_over
    assert state.scores() == [9, 20]
    assert state.winners() == (1,)


@pytest.mark.rule("SI-3.7", "SI-2.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_the_printed_components_every_chest_finds_a_cross_and_every_guard_a_chest(players: int) -> None:
    state = sk.game("schatzinsel").new(players, "1")
    table = seen_by(state, None)
    chests = sum(own_screen(state, seat)[1] for seat in range(players))
    guards = sum(own_screen(state, seat)[2] for seat in range(players)) + table["stock"]["guards"]
    assert guards <= chests <= len(table["crosses"])
