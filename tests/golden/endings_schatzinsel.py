"""How games of Die Schatzinsel can end: by an empty screen, by a shared victory, or because nobody can move."""

from collections.abc import Callable
from pathlib import Path

from schatzkiste.core import Game, State
from schatzkiste.games import game
from tests.golden.make import bot_game, write
from tests.laws.setups import every_setup

ENDINGS = {"bonus-won", "all-stuck", "shared"}


def write_missing(folder: Path) -> None:
    """Look for the endings that a first game does not have; only other components let everyone be stuck (SI-3.7)."""
    look_for(folder / "shared.json", game("schatzinsel"), lambda state: len(state.winners()) > 1)
    look_for(folder / "stuck.json", game("schatzinsel", folder / "stuck.toml"), lambda state: state.is_over)


def look_for(path: Path, chest: Game, fits: Callable[[State], bool]) -> None:
    """Play until a game ends as wanted."""
    setup = next(setup for setup in every_setup() if setup.game == "schatzinsel")
    number = 0
    while not path.exists():
        state, actions, _ = bot_game(chest, setup, f"{number:x}")
        if fits(state):
            write(path, state, actions)
        number += 1
