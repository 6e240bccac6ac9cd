"""`make format`: the same layout for everybody."""

import subprocess

from tools.checks import python_places
from tools.paths import ROOT, TEST_LOCK, VENV_BIN
from tools.prepare import prepare
from tools.problem import exit_with


def main() -> int:
    prepare((), TEST_LOCK)
    ruff = VENV_BIN / "ruff"
    subprocess.run([ruff, "check", "--fix-only", *python_places()], cwd=ROOT)
    return subprocess.run([ruff, "format", *python_places()], cwd=ROOT).returncode


if __name__ == "__main__":
    exit_with(main)
