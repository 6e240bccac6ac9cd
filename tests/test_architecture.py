"""What the documentation says about the layout of the code is so."""

import re
from collections import Counter
from importlib import import_module
from pathlib import Path

import pytest

from schatzkiste.games import game_ids

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src" / "schatzkiste" / "games"


def tables_of_files() -> list[list[list[str]]]:
    """The files that every game has, and those that some have; where a row names several, one of them is enough."""
    text = ROOT.joinpath("docs", "architecture.md").read_text(encoding="utf-8")
    section = text.partition("\n## A game is a folder\n")[2].partition("\n## ")[0]
    tables = [table.partition("\n\n")[0].splitlines() for table in section.split("|---|---|\n")[1:]]
    return [[re.findall(r"`([^`]+)`", row.split("|")[1]) for row in table] for table in tables]


IN_ALL, IN_SOME = tables_of_files()


def has_one(id: str, names: list[str]) -> bool:
    return any(GAMES.joinpath(id, name).exists() for name in names)


def test_the_tables_of_files_are_read() -> None:
    assert ["turns.py"] in IN_ALL
    assert ["judgement.py", "judgement/"] in IN_ALL
    assert ["knowledge.py", "knowledge/"] in IN_SOME


@pytest.mark.parametrize("id", game_ids())
def test_the_same_job_has_the_same_file_name_in_every_game(id: str) -> None:
    missing = [names for names in IN_ALL if not has_one(id, names)]
    assert missing == []


def test_the_files_that_some_games_have_are_all_told() -> None:
    modules = Counter(
        path.stem for id in game_ids() for path in GAMES.joinpath(id).glob("[a-z]*") if path.name != "data"
    )
    told = {Path(name).stem for names in (*IN_ALL, *IN_SOME) for name in names}
    assert {name for name, games in modules.items() if games > 1} <= told
    assert [names for names in IN_SOME if sum(has_one(id, names) for id in game_ids()) < 2] == []


@pytest.mark.parametrize("id", game_ids())
def test_the_same_job_has_the_same_door_in_every_game(id: str) -> None:
    doors = {"hidden": "redeal", "ending": "ending_of", "summary": "summary_of", "view": "view_of", "game": "make"}
    missing = [
        f"{module}.{name}"
        for module, name in doors.items()
        if not hasattr(import_module(f"schatzkiste.games.{id}.{module}"), name)
    ]
    assert missing == []
