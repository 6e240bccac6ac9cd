import pytest

from schatzkiste.cli.games import written
from schatzkiste.core import Choice, Count, Option
from schatzkiste.games import game_ids
from tests.cli.command_line import schatzkiste


def test_all_games_are_listed_with_options_and_bots() -> None:
    finished = schatzkiste("games")
    assert finished.code == 0
    assert all(id in finished.out for id in game_ids())
    assert "rules: silver, hawkins" in finished.out
    assert "guards: one, any" in finished.out
    assert "helmsman" in finished.out


@pytest.mark.parametrize(
    "head",
    [
        "Die Dracheninsel: 3, 4, 5, 6 players, 60 min",
        "Die Schatzinsel: 2, 3, 4 players, 25 min",
        "Silver & Gold: 1, 2, 3, 4 players, 20 min",
        "Tobago: 2, 3, 4 players, 60 min",
    ],
)
def test_a_game_is_listed_for_how_many_and_how_long_it_is(head: str) -> None:
    assert head in schatzkiste("games").out


@pytest.mark.parametrize(("language", "word"), [("de", "Personen"), ("en", "players"), ("fr", "joueurs")])
def test_the_table_speaks_the_language(language: str, word: str) -> None:
    assert word in schatzkiste("games", "--lang", language).out


@pytest.mark.parametrize(
    ("option", "text"),
    [(Choice("wind", ("west", "east"), "east"), "wind: east, west"), (Count("laps", 1, 5, 3), "laps: 3 (1–5)")],
)
def test_options_show_their_default_first(option: Option, text: str) -> None:
    assert written(option) == text
