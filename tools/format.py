"""`make format`: the same layout for everybody."""

import subprocess

from tools.checks import PAGE_TOOLS, RUFF, python_places
from tools.page import node_environment
from tools.paths import ROOT, TEST_LOCK, WEB
from tools.prepare import prepare
from tools.problem import exit_with


def main() -> int:
    prepare(PAGE_TOOLS, TEST_LOCK)
    subprocess.run([RUFF, "check", "--fix-only", *python_places()], cwd=ROOT)
    python = subprocess.run([RUFF, "format", *python_places()], cwd=ROOT)
    page = subprocess.run(["npm", "run", "--silent", "format"], cwd=WEB, env=node_environment())
    return python.returncode or page.returncode


if __name__ == "__main__":
    exit_with(main)
