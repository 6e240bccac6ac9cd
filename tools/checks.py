"""The table of all checks that `make test` runs."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path

from tools.paths import PYTHON, ROOT, SOURCE, VENV_BIN, WEB
from tools.prepare import LIBRARY, WHOLE_PAGE, Need


class Run(Enum):
    """How a check uses the machine."""

    BESIDE = "two of them at a time; the output is shown when one fails"
    ALONE = "with all cores for itself; the output is shown as it comes"


@dataclass(frozen=True)
class Check:
    """One named step of the tests: a command, and what must be ready for it; some have a second run, see there."""

    name: str
    command: tuple[str | Path, ...]
    run: Run = Run.BESIDE
    needs: tuple[Need, ...] = ()
    cwd: Path = ROOT
    environment: Mapping[str, str] = field(default_factory=dict)
    only_compiled: bool = False
    second_run: bool = False


def existing(*names: str) -> tuple[str, ...]:
    """Those of the named places that are there."""
    return tuple(name for name in names if (ROOT / name).exists())


def python_places() -> tuple[str, ...]:
    return existing("src", "tests", "tools", "bench", "examples", "setup.py")


RUFF = VENV_BIN / "ruff"


def pytest(at_once: int) -> tuple[str | Path, ...]:
    """The command that runs so many tests at once."""
    slowest = ("--durations", "10", "--durations-min", "5")
    return (PYTHON, "-m", "pytest", "-n", str(at_once), "--dist", "worksteal", *slowest)


PYTEST = pytest(2)
FROM_SOURCE = {"PYTHONPATH": str(SOURCE)}
PURE = {**FROM_SOURCE, "SCHATZKISTE_EXPECT": "pure"}
COMPILED = {"SCHATZKISTE_EXPECT": "compiled"}
PAGE_TOOLS = (Need.NODE, Need.PAGE_PACKAGES)
# What compiling could change is how whole games go; that each rule is kept is proved by the source.
WHOLE_GAMES = existing("tests/laws", "tests/golden", "tests/core", "tests/record")
# These talk to servers, terminals and programs, and wait for them more than they compute: more of them fit at a time.
PROCESSES = existing("tests/server", "tests/cli", "tests/arena")

# To add a check, add a line; the slow ones that run beside others first. Checks without PYTHONPATH import the installed
# wheel, never src.
CHECKS = (
    Check("page-lint", ("npm", "run", "lint"), needs=PAGE_TOOLS, cwd=WEB),
    Check("types", (PYTHON, "-m", "mypy", *python_places())),
    Check("page-types", ("npm", "run", "check"), needs=PAGE_TOOLS, cwd=WEB),
    Check("page-format", ("npm", "run", "format-check"), needs=PAGE_TOOLS, cwd=WEB),
    Check("page-units", ("npm", "test"), needs=PAGE_TOOLS, cwd=WEB),
    Check("layers", (VENV_BIN / "lint-imports", "--no-cache"), environment=FROM_SOURCE),
    Check("generated", (PYTHON, "-m", "tools.types", "--check"), environment=FROM_SOURCE),
    Check("positions", (PYTHON, "-m", "tools.positions", "--check"), environment=FROM_SOURCE),
    Check("formatting", (RUFF, "format", "--check", *python_places())),
    Check("lint", (RUFF, "check", *python_places())),
    Check(
        "pure",
        (*PYTEST, "tests", *(f"--ignore={place}" for place in (*PROCESSES, "tests/page"))),
        run=Run.ALONE,
        environment=PURE,
    ),
    Check(
        "processes",
        (*pytest(4), *PROCESSES),
        run=Run.ALONE,
        needs=(Need.POSTGRES, Need.NODE),
        environment=PURE,
        second_run=True,
    ),
    Check("compiled", (*PYTEST, *WHOLE_GAMES), run=Run.ALONE, needs=LIBRARY, environment=COMPILED, only_compiled=True),
    Check(
        "page",
        (*pytest(3), "tests/page"),
        run=Run.ALONE,
        needs=(*WHOLE_PAGE, *LIBRARY, Need.CHROMIUM),
        second_run=True,
    ),
)
