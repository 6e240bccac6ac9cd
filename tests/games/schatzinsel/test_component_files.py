"""Component files of the user's own, and every way in which one can be broken."""

from pathlib import Path

import pytest

import schatzkiste as sk
from schatzkiste.core import BadComponents
from schatzkiste.games.schatzinsel.game import make
from tests.games.schatzinsel.play import own_screen, seen_by
from tests.games.schatzinsel.positions import component_file


def test_a_component_file_changes_what_is_dealt() -> None:
    game = make(component_file(guards=5, tiles_each=1, chests_each=3, guards_each=0))
    state = game.new(2, "1")
    tiles, chests, guards = own_screen(state, 0)
    assert (len(tiles), chests, guards) == (1, 3, 0)
    stock = seen_by(state, None)["stock"]
    assert (len(stock["tiles"]), stock["guards"]) == (22, 5)


def test_all_tiles_and_guards_may_be_dealt_and_no_chests() -> None:
    state = make(component_file(guards=8, tiles_each=12, chests_each=0, guards_each=4)).new(2, "1")
    assert [own_screen(state, seat)[1:] for seat in range(2)] == [(0, 4), (0, 4)]
    assert seen_by(state, None)["stock"] == {"tiles": [], "guards": 0}


def test_the_numbers_of_players_are_those_in_the_file() -> None:
    game = make(component_file())
    assert game.players == (2,)
    with pytest.raises(sk.BadSetup, match=r"^schatzinsel is for 2 players, not 3$"):
        game.new(3, "1")


def test_the_digest_tells_component_files_apart() -> None:
    games = [sk.game("schatzinsel"), make(component_file()), make(component_file(guards=7))]
    assert [made.component_file.digest == games[0].component_file.digest for made in games] == [True, False, False]


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadComponents, match=r"^cannot read .*nowhere\.toml: no such file"):
        sk.game("schatzinsel", components=tmp_path / "nowhere.toml")


def test_a_file_that_is_not_text(tmp_path: Path) -> None:
    file = tmp_path / "picture.toml"
    file.write_bytes(b"\x89PNG\xff")
    with pytest.raises(BadComponents, match=r"^cannot read .*picture\.toml: "):
        sk.game("schatzinsel", components=file)


def test_a_text_that_is_not_toml() -> None:
    with pytest.raises(BadComponents, match=r"^components: not valid TOML: .*line 1"):
        make("chests: 9")


BROKEN = {
    "an unknown entry": (
        "lap = 60",
        "lap = 60\ncoins = 3",
        "components.coins: is unknown; known are chests, guards, lap",
    ),
    "no lap": ("lap = 60", "", "components.lap: is missing"),
    "no chests": ("chests = 9", "chests = 0", "components.chests: must be 1 to 25, not 0"),
    "guards below zero": ("guards = 8", "guards = -1", "components.guards: must be 0 to 99, not -1"),
    "a lap too short": ("lap = 60", "lap = 9", "components.lap: must be 10 to 1000, not 9"),
    "a bonus in words": ("bonus = 7", "bonus = 'seven'", "components.bonus: must be a whole number, not a text"),
    "a bonus below zero": ("bonus = 7", "bonus = -7", "components.bonus: must be 0 to 100, not -7"),
    "crosses in one text": ("crosses = [", "crosses = '1-1' # ", "components.crosses: must be a list, not a text"),
    "a cross off the board": ("'5-5'", "'6-5'", "components.crosses[4]: must be a tile from 1-1 to 5-5, not '6-5'"),
    "a cross twice": ("'5-5'", "'1-1'", "components.crosses[4]: names 1-1 twice"),
    "five players": ("[players.2]", "[players.5]", "components.players.5: the game is for 2, 3 or 4 players"),
    "an unknown piece": (
        "[players.2]",
        "[players.2]\nboats = 1",
        "components.players.2.boats: is unknown; known are tiles",
    ),
    "too many tiles": (
        "tiles = 4",
        "tiles = 13",
        "components.players.2.tiles: 2 times 13 is more than the 24 there are",
    ),
    "too many chests": (
        "chests = 4",
        "chests = 5",
        "components.players.2.chests: 2 times 5 is more than the 9 there are",
    ),
    "too many guards": (
        "guards = 2",
        "guards = 5",
        "components.players.2.guards: 2 times 5 is more than the 8 there are",
    ),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_component_file(case: str) -> None:
    right, wrong, sentence = BROKEN[case]
    assert right in component_file()
    with pytest.raises(BadComponents) as caught:
        make(component_file().replace(right, wrong, 1))
    assert str(caught.value).startswith(sentence)


def test_screens_must_not_be_empty_from_the_start() -> None:
    with pytest.raises(BadComponents, match=r"^components\.players\.2: leaves every screen empty$"):
        make(component_file(tiles_each=0, chests_each=0, guards_each=0))


def test_there_must_be_a_number_of_players() -> None:
    head, _ = component_file().split("[players.2]")
    with pytest.raises(BadComponents, match=r"^components\.players: must have at least one of 2, 3, 4$"):
        make(head + "[players]")
    with pytest.raises(BadComponents, match=r"^components\.players: is missing$"):
        make(head)
