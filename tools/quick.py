"""`make quick`: within a minute, what a change in one game can break; `make test` does the rest."""

import os
import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from tools.changes import find_changes
from tools.checks import CHECKS, PAGE_TOOLS, PURE, PYTEST, Check, Run
from tools.paths import PACKAGE, ROOT, WEB
from tools.prepare import Need
from tools.problem import Problem, exit_with
from tools.run_checks import run

ALWAYS = ("formatting", "lint", "types", "layers", "positions")
WHOLE_PAGE = ("page-types", "page-units")
ALL_GAMES = frozenset({"core", "golden", "laws"})
"""Parts that concern every game."""
SHOWN = 3


@dataclass(frozen=True)
class Reason:
    """What is tested, and the files that led to it."""

    what: str
    files: tuple[PurePosixPath, ...]

    def __str__(self) -> str:
        more = f" and {len(self.files) - SHOWN} more" if len(self.files) > SHOWN else ""
        return f"  {self.what}: {', '.join(map(str, self.files[:SHOWN]))}{more}"


def game_names() -> tuple[str, ...]:
    """The folders of the games."""
    return tuple(sorted(marker.parent.name for marker in PACKAGE.joinpath("games").glob("*/__init__.py")))


def game_of(file: PurePosixPath) -> str | None:
    """The game that a file belongs to: the one in its path."""
    words = "|".join(map(re.escape, game_names()))
    found = re.search(rf"(?<![a-z])({words})(?![a-z])", str(file))
    return found[1] if found else None


def part_of(file: PurePosixPath) -> str | None:
    """What a file can break: `page`, a game, or a name in the folder of tests; None when nothing that is tested."""
    match file.parts:
        case ("web", *_):
            return "page"
        case ("src", _, "locales", *_) | ("docs", "rules", *_):
            return "texts"
        case ("src", _, "games", _):
            return "core"
        case ("src", _, part, *_) | ("tests", part, _, *_):
            return game_of(file) or PurePosixPath(part).stem
        case ("tests", name) if name.startswith("test_"):
            return name
        case ("README.md",):
            return "test_readme.py"
        case ("tools", *_):
            return "tools"
        case _:
            return None


def reasons(files: Iterable[PurePosixPath]) -> list[Reason]:
    """The parts that changed, in the order of their names."""
    found: dict[str, list[PurePosixPath]] = {}
    for file in files:
        part = part_of(file)
        if part is not None:
            found.setdefault(part, []).append(file)
    return [Reason(part, tuple(found[part])) for part in sorted(found)]


def choose(parts: Iterable[str], page_files: Iterable[PurePosixPath] = ()) -> list[Check]:
    """The checks for these parts."""
    parts = set(parts)
    chosen = [check for check in CHECKS if check.name in ALWAYS or ("page" in parts and check.name in WHOLE_PAGE)]
    needs = (Need.POSTGRES,) if "server" in parts else ()
    tests = Check("tests", test_command(parts), run=Run.ALONE, needs=needs, environment=PURE)
    return [*chosen, *page_checks(page_files), tests]


def test_command(parts: set[str]) -> tuple[str | Path, ...]:
    """The tests of the parts and of the core; golden games, laws and lessons for the games that may have changed."""
    games = [game for game in game_names() if game in parts or parts & ALL_GAMES]
    places = [f"tests/games/{game}" for game in games if game in parts]
    places += [f"tests/{part}" for part in sorted({"core", *parts} - {"page"}) if has_tests(part)]
    narrowed = ("tests/golden", "tests/laws", "tests/lessons", "--quick", ",".join(games)) if games else ()
    return (*PYTEST, *dict.fromkeys((*places, *narrowed)))


def has_tests(part: str) -> bool:
    return ROOT.joinpath("tests", part).exists()


def page_checks(files: Iterable[PurePosixPath]) -> list[Check]:
    """Layout and style of the page's files that changed and are still there."""
    there = [file.relative_to(WEB.name) for file in files if ROOT.joinpath(file).is_file()]
    code = [str(file) for file in there if file.suffix in (".ts", ".js", ".svelte")]
    if not code:
        return []
    binaries = Path("node_modules", ".bin")
    return [
        Check("page-format", (binaries / "prettier", "--check", *code), needs=PAGE_TOOLS, cwd=WEB),
        Check("page-lint", (binaries / "eslint", *code), needs=PAGE_TOOLS, cwd=WEB),
    ]


def is_tested(part: str) -> bool:
    return part in game_names() or part == "page" or has_tests(part)


def main() -> int:
    wanted = [name for name in re.split(r"[ ,]+", os.environ.get("GAME", "")) if name]
    unknown = [name for name in wanted if name not in game_names()]
    if unknown:
        raise Problem(f"No game is called {', '.join(unknown)}. There are: {', '.join(game_names())}.")
    if wanted:
        print(f"Chosen by GAME: {', '.join(wanted)}")
        return run(choose(wanted))
    changes = find_changes()
    found = reasons(changes.files)
    print(f"Changed since {changes.since}:" if found else f"Nothing that is tested here changed since {changes.since}.")
    for reason in found:
        print(reason if is_tested(reason.what) else f"{reason} (no tests of its own; `make test` may find something)")
    page_files = [file for reason in found if reason.what == "page" for file in reason.files]
    return run(choose((reason.what for reason in found), page_files))


if __name__ == "__main__":
    exit_with(main)
