"""Tests that wait for other programs run once more, alone, when they failed: what passes then is called unsteady."""

import json
import subprocess
from collections.abc import Mapping
from pathlib import Path

from tools.paths import BUILD, PYTHON, ROOT

RESTLESS = ("tests/page/", "tests/server/", "tests/cli/", "tests/arena/")
"""Where a test waits for other processes, which a busy machine may keep waiting too long."""
MOST = 3
"""More failures than this are no accident."""
TESTS_FAILED = 1
"""How pytest ends when tests failed, and nothing else went wrong."""


def remember_failures(name: str) -> tuple[str, ...]:
    """The options with which pytest notes what fails in the check of this name, beginning with nothing."""
    notes_of(name).unlink(missing_ok=True)
    return ("-o", f"cache_dir={folder_of(name)}")


def unsteady(name: str, code: int, environment: Mapping[str, str]) -> list[str]:
    """The tests that failed in a check and pass alone; none of them if any fails again or may not be run again."""
    failed = failures(name)
    if code != TESTS_FAILED or not 0 < len(failed) <= MOST or not all(test.startswith(RESTLESS) for test in failed):
        return []
    print(f"\n── {name}: once more, alone ──", flush=True)
    again = subprocess.run((PYTHON, "-m", "pytest", *failed), cwd=ROOT, env=environment, stdin=subprocess.DEVNULL)
    return failed if again.returncode == 0 else []


def failures(name: str) -> list[str]:
    """The tests that failed in the last run of a check."""
    notes = notes_of(name)
    return sorted(json.loads(notes.read_text())) if notes.exists() else []


def folder_of(name: str) -> Path:
    return BUILD / "pytest" / name


def notes_of(name: str) -> Path:
    return folder_of(name) / "v" / "cache" / "lastfailed"
