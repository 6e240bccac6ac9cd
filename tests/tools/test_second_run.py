"""A test of browsers or servers that fails has one more run, alone; any other failure stands."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools import second_run

STEADY = "def test_steady():\n    pass\n"
BROKEN = "def test_broken():\n    raise AssertionError\n"
UNSTEADY = """
from pathlib import Path

def test_unsteady():
    ran = Path(__file__).with_name("ran")
    before = ran.exists()
    ran.touch()
    assert before
"""


def outcome(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, **files: str) -> tuple[int, list[str]]:
    """How the tests ended when run the first time, and which of them are unsteady."""
    monkeypatch.setattr(second_run, "ROOT", tmp_path)
    monkeypatch.setattr(second_run, "BUILD", tmp_path / "build")
    monkeypatch.setattr(second_run, "PYTHON", sys.executable)
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    for place, text in files.items():
        file = tmp_path / "tests" / place / f"test_{place}.py"
        file.parent.mkdir(parents=True)
        file.write_text(text)
    command = [sys.executable, "-m", "pytest", "tests", *second_run.remember_failures("page")]
    first = subprocess.run(command, cwd=tmp_path, check=False, capture_output=True)
    return first.returncode, second_run.unsteady("page", first.returncode, os.environ)


def test_what_passes_alone_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert outcome(tmp_path, monkeypatch, page=UNSTEADY, core=STEADY) == (
        1,
        ["tests/page/test_page.py::test_unsteady"],
    )


def test_what_fails_twice_has_failed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert outcome(tmp_path, monkeypatch, page=UNSTEADY + BROKEN) == (1, [])


def test_rules_and_laws_have_no_second_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert outcome(tmp_path, monkeypatch, games=UNSTEADY) == (1, [])


def test_many_failures_are_no_accident(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    many = "".join(UNSTEADY.replace("test_unsteady", f"test_{i}").replace('"ran"', f'"{i}"') for i in range(4))
    assert outcome(tmp_path, monkeypatch, server=many) == (1, [])


def test_files_that_cannot_be_read_have_no_second_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert outcome(tmp_path, monkeypatch, page="import nothing_of_that_name\n") == (2, [])


def test_failures_of_an_earlier_run_are_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert outcome(tmp_path, monkeypatch, server=BROKEN)[0] == 1
    assert second_run.failures("page")
    second_run.remember_failures("page")
    assert second_run.failures("page") == []
