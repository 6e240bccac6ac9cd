"""What `make quick` chooses for the files that changed."""

import re
import subprocess
import sys
from pathlib import PurePosixPath

import pytest

from tools.checks import PYTEST
from tools.paths import ROOT
from tools.quick import choose, game_names, part_of, reasons


@pytest.mark.parametrize(
    ("file", "part"),
    [
        ("src/schatzkiste/games/tobago/phases/turn.py", "tobago"),
        ("src/schatzkiste/games/silver_gold/data/components.toml", "silver_gold"),
        ("src/schatzkiste/games/tobago/judgement.py", "tobago"),
        ("tests/games/schatzinsel/play.py", "schatzinsel"),
        ("tests/golden/endings_silver_gold.py", "silver_gold"),
        ("tests/golden/tobago/shared.json", "tobago"),
        ("tests/golden/make.py", "golden"),
        ("src/schatzkiste/games/__init__.py", "core"),
        ("src/schatzkiste/core/state.py", "core"),
        ("src/schatzkiste/record.py", "record"),
        ("src/schatzkiste/server/store/sqlite.py", "server"),
        ("src/schatzkiste/locales/de/tobago.ftl", "texts"),
        ("docs/rules/tobago.md", "texts"),
        ("web/src/games/tobago/Table.svelte", "page"),
        ("tests/test_readme.py", "test_readme.py"),
        ("README.md", "test_readme.py"),
        ("tools/quick.py", "tools"),
        ("tests/conftest.py", None),
        ("LICENSE", None),
    ],
)
def test_a_file_belongs_to_a_part(file: str, part: str | None) -> None:
    assert part_of(PurePosixPath(file)) == part


def chosen_for(*parts: str) -> list[str]:
    """The places of tests that are run for these parts, and the games they are narrowed to."""
    return [str(word) for word in choose(parts)[-1].command[len(PYTEST) :]]


def test_a_game_is_tested_with_its_golden_games_one_set_up_of_the_laws_and_the_lessons() -> None:
    assert chosen_for("tobago") == [
        "tests/games/tobago",
        "tests/core",
        "tests/golden",
        "tests/laws",
        "tests/lessons",
        "--quick",
        "tobago",
    ]


def test_the_core_concerns_every_game() -> None:
    assert chosen_for("core")[-1] == ",".join(game_names())


def test_without_a_game_no_laws_are_tried() -> None:
    assert chosen_for("texts") == ["tests/core", "tests/texts"]


def test_files_of_the_page_are_checked_only_when_they_changed() -> None:
    assert "page-types" not in {check.name for check in choose(["tobago"])}
    names = {
        check.name for check in choose(["page"], [PurePosixPath("web/vite.config.ts"), PurePosixPath("web/gone.ts")])
    }
    assert {"page-types", "page-units", "page-format", "page-lint"} <= names


def test_the_reasons_are_told() -> None:
    files = [PurePosixPath(f"src/schatzkiste/games/tobago/{name}.py") for name in "abcde"]
    (reason,) = reasons([*files, PurePosixPath("LICENSE")])
    assert str(reason).startswith("  tobago: src/schatzkiste/games/tobago/a.py, ")
    assert str(reason).endswith(" and 2 more")


def test_pytest_narrows_the_laws_to_one_set_up_of_each_game() -> None:
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider"]
    games = ("schatzinsel", "tobago")
    told = subprocess.run(
        [*command, "tests/laws", "tests/golden", "--quick", ",".join(games)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert set(re.findall(r"tests/laws/.*\[([a-z_]+)", told)) == set(games)
    set_ups = set(re.findall(r"tests/laws/.*\[([a-z_]+-\dp-.*)\]", told))
    assert sorted(name.partition("-")[0] for name in set_ups) == sorted(games)
    golden = re.findall(r"test_record_replays\[(\w+)-", told)
    assert set(golden) == set(games)
    assert len(golden) > 2 * len(games)
