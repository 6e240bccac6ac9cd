"""What the documentation says about the layout of the code is so."""

import re
from importlib import import_module
from pathlib import Path

import pytest

from schatzkiste.games import game_ids

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src" / "schatzkiste" / "games"


def same_names() -> list[list[str]]:
    """The table of files that every game has; where a row names several, one of them is enough."""
    text = ROOT.joinpath("docs", "architecture.md").read_text(encoding="utf-8")
    table = text.partition("\n## A game is a folder\n")[2].partition("\n## ")[0]
    return [re.findall(r"`([^`]+)`", row.split("|")[1]) for row in table.splitlines() if row.startswith("| `")]


def test_the_table_of_files_is_read() -> None:
    assert ["turns.py"] in same_names()
    assert ["judgement.py", "judgement/"] in same_names()


@pytest.mark.parametrize("id", game_ids())
def test_the_same_job_has_the_same_file_name_in_every_game(id: str) -> None:
    missing = [names for names in same_names() if not any(GAMES.joinpath(id, name).exists() for name in names)]
    assert missing == []


@pytest.mark.parametrize("id", game_ids())
def test_the_same_job_has_the_same_door_in_every_game(id: str) -> None:
    doors = {"hidden": "redeal", "ending": "ending_of", "summary": "summary_of", "view": "view_of", "game": "make"}
    missing = [
        f"{module}.{name}"
        for module, name in doors.items()
        if not hasattr(import_module(f"schatzkiste.games.{id}.{module}"), name)
    ]
    assert missing == []
