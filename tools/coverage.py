"""`make coverage`: how much of the code the tests run, by part; a figure to look at, not a goal to reach.

ARGS names other tests than those of everything but the page; laws are left out, because they run what others run too.
"""

import json
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from tools.checks import PAGE_TOOLS, PURE, PYTEST
from tools.commands import child_environment
from tools.page import npm
from tools.paths import BUILD, PYTHON, ROOT, TEST_LOCK
from tools.prepare import Need, prepare
from tools.problem import Problem, exit_with

FOLDER = BUILD / "coverage"
USUAL = ("tests", "--ignore", "tests/page", "--ignore", "tests/laws")
COVERAGE = (PYTHON, "-m", "coverage")


@dataclass
class Figure:
    """What there is in a part of the code and what of it was run."""

    lines: int = 0
    lines_run: int = 0
    branches: int = 0
    branches_run: int = 0

    def add(self, summary: dict[str, int]) -> None:
        self.lines += summary["num_statements"]
        self.lines_run += summary["covered_lines"]
        self.branches += summary["num_branches"]
        self.branches_run += summary["covered_branches"]


def part_of(file: PurePosixPath) -> str:
    """`core`, `server`, or a game: the folder below the package, and for a game its own."""
    _, _, part, *below = file.parts
    return f"games/{below[0]}" if part == "games" and len(below) > 1 else PurePosixPath(part).stem


def figures(report: Path) -> dict[str, Figure]:
    """The figures of all parts, and of everything."""
    found: dict[str, Figure] = {}
    total = Figure()
    for name, file in sorted(json.loads(report.read_text())["files"].items()):
        for figure in (found.setdefault(part_of(PurePosixPath(name)), Figure()), total):
            figure.add(file["summary"])
    return {**found, "all": total}


def page_figure() -> Figure:
    """What the unit tests of the page run of the modules they load; components are tested in Chromium, uncounted."""
    options = ("--coverage.reporter=json-summary", f"--coverage.reportsDirectory={FOLDER / 'page'}")
    npm("exec", "--", "vitest", "run", "--coverage", *options, log="page-coverage")
    total = json.loads(FOLDER.joinpath("page", "coverage-summary.json").read_text())["total"]
    return Figure(
        total["lines"]["total"], total["lines"]["covered"], total["branches"]["total"], total["branches"]["covered"]
    )


def print_figures(parts: dict[str, Figure]) -> None:
    print(f"{'part':<20} {'lines':>7} {'run':>6} {'branches':>9} {'run':>6}")
    for name, figure in parts.items():
        lines, branches = share(figure.lines_run, figure.lines), share(figure.branches_run, figure.branches)
        print(f"{name:<20} {figure.lines:>7} {lines:>6} {figure.branches:>9} {branches:>6}")


def share(run: int, there: int) -> str:
    """A percentage that reaches 100 only when everything was run."""
    return f"{1000 * run // there / 10:.1f}" if there else "–"


def main() -> int:
    prepare((*PAGE_TOOLS, Need.POSTGRES), TEST_LOCK)
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    environment = child_environment(**PURE)
    tests = subprocess.run([*COVERAGE, "run", "-m", *PYTEST[2:], *(sys.argv[1:] or USUAL)], cwd=ROOT, env=environment)
    report = FOLDER / "report.json"
    for step in (("combine", "--quiet"), ("json", "--quiet", "-o", report)):
        if subprocess.run([*COVERAGE, *step], cwd=ROOT, env=environment).returncode != 0:
            raise Problem("The tests left nothing that could be counted.")
    print_figures({**figures(report), "page, modules": page_figure()})
    return tests.returncode


if __name__ == "__main__":
    exit_with(main)
