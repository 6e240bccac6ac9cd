"""What all tests share."""

import os
from collections.abc import Mapping

import pytest

import schatzkiste.core.state
from schatzkiste.games import game_ids

pytest_plugins = ["tests.rule_coverage"]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--quick", metavar="GAMES", help="of the tests for every game, run those of these games, with one set-up each"
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Narrow the tests for --quick; not called deselecting, because all tests of a game itself are still there."""
    wanted = config.getoption("--quick")
    if wanted is None:
        return
    games = (None, *wanted.split(","))
    items[:] = [item for item in items if game_of(item) in games]
    setups = (None, *(most_players(game, items) for game in games))
    items[:] = [item for item in items if parameters(item).get("setup") in setups]


def parameters(item: pytest.Item) -> Mapping[str, object]:
    """What a parametrised test is called with."""
    return item.callspec.params if isinstance(item, pytest.Function) and hasattr(item, "callspec") else {}


def game_of(item: pytest.Item) -> str | None:
    """The game that a test for every game is run for, by its name such as `test_law[tobago-2p-advanced]`."""
    name = item.name.partition("[")[2].rstrip("]")
    return next((game for game in game_ids() if name == game or name.startswith(f"{game}-")), None)


def most_players(game: str | None, items: list[pytest.Item]) -> object:
    """The set-up that stands for all of a game: the first with as many players as there can be."""
    setups = [parameters(item).get("setup") for item in items if game_of(item) == game]
    return max(filter(None, setups), key=lambda setup: getattr(setup, "players", 0), default=None)


def pytest_sessionstart() -> None:
    """SCHATZKISTE_EXPECT=pure or compiled makes sure that the tests run on what they are meant to run on."""
    expected = os.environ.get("SCHATZKISTE_EXPECT")
    found = "pure" if schatzkiste.core.state.__file__.endswith(".py") else "compiled"
    if expected is not None and expected != found:
        raise pytest.UsageError(f"SCHATZKISTE_EXPECT is {expected!r}, but {schatzkiste.core.state.__file__} is {found}")
