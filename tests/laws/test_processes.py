"""A game is the same in every process, whatever order sets and dictionaries of texts have there."""

import json
import os
import subprocess
import sys

import pytest

from schatzkiste.games import game_ids
from tests.laws.setups import every_setup, random_game

GAMES = 2
MOST = 600


def fingerprints(game: str) -> dict[str, list[str]]:
    """How random games of every set-up stand at their end, or after many actions."""
    return {
        str(setup): [random_game(setup, f"{number:x}", MOST)[0].fingerprint() for number in range(GAMES)]
        for setup in every_setup()
        if setup.game == game
    }


@pytest.mark.parametrize("game", game_ids())
def test_the_same_games_under_another_hash_seed(game: str) -> None:
    script = f"import json; from {__name__} import fingerprints; print(json.dumps(fingerprints({game!r})))"
    environment = {**os.environ, "PYTHONHASHSEED": "4711"}
    other = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True)
    assert json.loads(other.stdout) == fingerprints(game)
