"""Section 1 of the rule book: the board, the tiles, the pieces, the crosses, the score track."""

from pathlib import Path

import pytest

import schatzkiste as sk
from tests.games.schatzinsel.play import do, own_screen, seen_by
from tests.games.schatzinsel.positions import TILES, Behind, component_file, position
from tests.games.talk import choices, refused

CROSSES = ["1-1", "1-3", "2-2", "2-4", "3-3", "3-5", "4-1", "4-4", "5-5"]
SEEDS = [f"{number:x}" for number in range(20)]


@pytest.mark.rule("SI-1.1")
@pytest.mark.parametrize("seed", SEEDS)
def test_ten_coordinate_stones_name_five_rows_and_five_columns(seed: str) -> None:
    table = seen_by(sk.game("schatzinsel").new(2, seed), None)
    assert sorted(table["rows"]) == [1, 2, 3, 4, 5]
    assert sorted(table["columns"]) == [1, 2, 3, 4, 5]


@pytest.mark.rule("SI-1.1")
def test_the_whole_board_can_be_laid() -> None:
    state = position(
        """
        # # # # #
        # # # # #
        # # # # #
        # # # # #
        # # # # .
        """,
        [Behind("5-5"), Behind(chests=1)],
    )
    do(state, "lay 5-5")
    assert len(seen_by(state, None)["fields"]) == 25


@pytest.mark.rule("SI-1.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_pair_of_numbers_is_on_one_tile(players: int) -> None:
    state = sk.game("schatzinsel").new(players, "1")
    table = seen_by(state, None)
    tiles = [field["tile"] for field in table["fields"]] + table["stock"]["tiles"]
    for seat in range(players):
        tiles += own_screen(state, seat)[0]
    assert sorted(tiles) == list(TILES)


@pytest.mark.rule("SI-1.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nine_chests_and_eight_guards(players: int) -> None:
    state = sk.game("schatzinsel").new(players, "1")
    screens = [own_screen(state, seat) for seat in range(players)]
    assert sum(guards for _, _, guards in screens) + seen_by(state, None)["stock"]["guards"] == 8
    assert sum(chests for _, chests, _ in screens) == {2: 8, 3: 9, 4: 8}[players]


@pytest.mark.rule("SI-1.2")
def test_there_are_screens_and_score_markers_for_two_to_four_players() -> None:
    game = sk.game("schatzinsel")
    assert game.players == (2, 3, 4)
    assert [len(game.new(players, "1").scores()) for players in game.players] == [2, 3, 4]


@pytest.mark.rule("SI-1.3")
def test_nine_tiles_show_a_cross() -> None:
    state = sk.game("schatzinsel").new(2, "1")
    assert seen_by(state, None)["crosses"] == CROSSES


@pytest.mark.rule("SI-1.3")
def test_other_crosses_come_from_another_component_file(tmp_path: Path) -> None:
    file = tmp_path / "crosses.toml"
    just_enough = component_file(crosses="3-4 5-1", tiles_each=1, chests_each=1, guards=0, guards_each=0)
    file.write_text(just_enough, encoding="utf-8")
    picture = """
        . . . . .
        . . . . .
        . . # # .
        . . . . .
        . . . . .
        """
    state = position(picture, game=sk.game("schatzinsel", components=file))
    assert seen_by(state, None)["crosses"] == ["3-4", "5-1"]
    assert choices(state, "chest") == ["chest 3-4"]
    assert refused(state, "chest 3-3") == "no-cross tile=3-3 (SI-3.5)"


@pytest.mark.rule("SI-1.4")
@pytest.mark.parametrize(("before", "after"), [(59, 67), (60, 68), (119, 127), (99_999, 100_007)])
def test_the_score_track_never_stops_scoring(before: int, after: int) -> None:
    state = position(screens=[Behind("1-1"), Behind(chests=1)], points=[before, 0])
    do(state, "lay 1-1")
    assert state.scores() == [after, 0]
    assert seen_by(state, None)["points"] == [after, 0]


@pytest.mark.rule("SI-1.4")
def test_a_lap_of_the_score_track_has_sixty_fields() -> None:
    assert seen_by(position(), None)["lap"] == 60
