"""Section 2 of the rule book: the island, what lies behind the screens, who begins."""

import pytest

import schatzkiste as sk
from tests.games.schatzinsel.play import do, own_screen, seen_by
from tests.games.schatzinsel.positions import TILES, Behind, position
from tests.games.talk import refused

MANY_SEEDS = [f"{number:x}" for number in range(300)]


@pytest.fixture(scope="module")
def beginnings() -> list[sk.State]:
    """Many games of four that have just been set up."""
    return [sk.game("schatzinsel").new(4, seed) for seed in MANY_SEEDS]


@pytest.mark.rule("SI-2.1", "SI-2.2")
def test_one_tile_lies_where_its_numbers_stand(beginnings: list[sk.State]) -> None:
    for state in beginnings:
        table = seen_by(state, None)
        [field] = table["fields"]
        assert field["start"]
        assert field["tile"] == f"{table['rows'][field['row']]}-{table['columns'][field['column']]}"


@pytest.mark.rule("SI-2.1")
def test_start_tile_and_field_are_drawn_at_random(beginnings: list[sk.State]) -> None:
    fields = [seen_by(state, None)["fields"][0] for state in beginnings]
    assert {field["tile"] for field in fields} == set(TILES)
    assert len({(field["row"], field["column"]) for field in fields}) == 25


@pytest.mark.rule("SI-2.2")
@pytest.mark.parametrize("place", range(5))
def test_any_number_may_stand_at_any_place(beginnings: list[sk.State], place: int) -> None:
    views = [seen_by(state, None) for state in beginnings]
    assert {view["rows"][place] for view in views} == {1, 2, 3, 4, 5}
    assert {view["columns"][place] for view in views} == {1, 2, 3, 4, 5}


@pytest.mark.rule("SI-2.2")
def test_the_island_is_different_in_each_game(beginnings: list[sk.State]) -> None:
    islands = {(*seen_by(state, None)["rows"], *seen_by(state, None)["columns"]) for state in beginnings}
    assert len(islands) > 290


@pytest.mark.rule("SI-2.3")
@pytest.mark.parametrize(
    ("players", "tiles", "chests", "guards", "free_tiles", "free_guards", "chests_out"),
    [(2, 4, 4, 2, 16, 4, 1), (3, 3, 3, 1, 15, 5, 0), (4, 2, 2, 1, 16, 4, 1)],
)
def test_pieces_by_number_of_players(
    players: int, tiles: int, chests: int, guards: int, free_tiles: int, free_guards: int, chests_out: int
) -> None:
    state = sk.game("schatzinsel").new(players, "c0ffee")
    for seat in range(players):
        own_tiles, own_chests, own_guards = own_screen(state, seat)
        assert (len(own_tiles), own_chests, own_guards) == (tiles, chests, guards)
    stock = seen_by(state, None)["stock"]
    assert (len(stock["tiles"]), stock["guards"]) == (free_tiles, free_guards)
    assert 9 - players * chests == chests_out


@pytest.mark.rule("SI-2.3")
def test_every_tile_may_come_behind_every_screen(beginnings: list[sk.State]) -> None:
    for seat in range(4):
        assert {tile for state in beginnings for tile in own_screen(state, seat)[0]} == set(TILES)


@pytest.mark.rule("SI-2.4")
def test_a_player_sees_only_his_own_screen() -> None:
    state = position(screens=[Behind("1-1 1-2", chests=2, guards=1), Behind("5-4 5-5", chests=2)])
    assert own_screen(state, 0) == (["1-1", "1-2"], 2, 1)
    assert own_screen(state, 1) == (["5-4", "5-5"], 2, 0)
    assert seen_by(state, None)["screen"] is None


@pytest.mark.rule("SI-2.4")
@pytest.mark.parametrize("watcher", [1, None])
def test_what_and_how_much_lies_behind_a_screen_is_secret(watcher: int | None) -> None:
    picture = """
        . . . . .
        . C # . .
        . # C # .
        . . # C .
        . . . . .
    """
    nothing, much, own = Behind(guards=1), Behind("1-1 1-2", chests=3, guards=4), Behind("5-5", chests=3, guards=1)
    few, many = (
        position(picture, [one, own, other], free_guards=2, game=sk.game("schatzinsel"))
        for one, other in ((nothing, much), (much, nothing))
    )
    assert few.view(watcher) == many.view(watcher)


@pytest.mark.rule("SI-2.4")
def test_nobody_else_is_shown_what_the_player_could_score() -> None:
    state = position(screens=[Behind("1-1"), Behind("5-5"), Behind("2-2")])
    assert seen_by(state, 0)["gains"] == {"lay 1-1": {"points": 8, "counted": [5, 10, 15, 20, 1, 2, 3, 4]}}
    assert seen_by(state, 1)["gains"] == seen_by(state, None)["gains"] == {}


@pytest.mark.rule("SI-2.4")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_free_stock_is_open(seat: int | None) -> None:
    state = position(screens=[Behind("1-1"), Behind("5-5")], free_guards=3)
    assert seen_by(state, seat)["stock"]["tiles"] == [tile for tile in TILES if tile not in ("1-1", "3-3", "5-5")]
    assert seen_by(state, seat)["stock"]["guards"] == 3


@pytest.mark.rule("SI-2.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_starting_player_is_drawn_by_lot(players: int) -> None:
    starters = [sk.game("schatzinsel").new(players, seed).to_act for seed in MANY_SEEDS]
    counts = [starters.count((seat,)) for seat in range(players)]
    assert sum(counts) == len(MANY_SEEDS)
    assert min(counts) > len(MANY_SEEDS) / players * 0.75


@pytest.mark.rule("SI-2.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_marker_starts_at_zero_in_spite_of_the_start_tile(players: int) -> None:
    assert sk.game("schatzinsel").new(players, "1").scores() == [0] * players


@pytest.mark.rule("SI-2.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_clockwise(players: int) -> None:
    state = position(screens=[Behind(chests=1)] * players, turn=players - 1)
    order: list[int] = []
    for tile in ("1-1", "1-2", "1-3", "1-4", "1-5"):
        order += state.to_act
        do(state, f"take {tile}")
    assert order == [(players - 1 + turn) % players for turn in range(5)]


@pytest.mark.rule("SI-2.5")
def test_nobody_acts_out_of_turn() -> None:
    state = position(turn=1)
    assert refused(state, "take 1-1", seat=0) == "not-your-turn (SI-2.5)"
    assert state.legal_actions(0) == []
