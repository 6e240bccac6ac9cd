"""The plugin that counts rules with a test, tried out in small projects of its own."""

import os
import sys
from collections.abc import Callable

import pytest

pytest_plugins = ["pytester"]

FOLDER = "tests/games/schatzinsel"
BOOK = """
    # Die Schatzinsel
    - **SI-1.1** The board, as in SI-9.9.
    - **SI-1.2** The tiles.
"""
PROVES_THE_FIRST = """
    import pytest

    @pytest.mark.rule("SI-1.1")
    def test_board():
        pass
"""
PROVES_THE_SECOND = """
    import pytest

    @pytest.mark.rule("SI-1.2")
    @pytest.mark.parametrize("tile", [1, 2])
    def test_tiles(tile):
        pass
"""


@pytest.fixture
def project(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """A project with a book of two rules and a test for the first."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
    pytester.makeini("[pytest]\naddopts = -p tests.rule_coverage --strict-markers\nmarkers = rule(id): a rule")
    write(pytester, "docs/rules/schatzinsel.md", BOOK)
    write(pytester, f"{FOLDER}/test_board.py", PROVES_THE_FIRST)
    return pytester


def write(project: pytest.Pytester, name: str, text: str) -> None:
    """Write a file of the project, without the indentation of this one."""
    file = project.path / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("\n".join(line.removeprefix("    ") for line in text.splitlines()), encoding="utf-8")


def run(project: pytest.Pytester, *arguments: str) -> pytest.RunResult:
    """Run tests of the project in this process."""
    return project.runpytest_inprocess("-p", "no:xdist", *arguments)


def run_by_workers(project: pytest.Pytester, *arguments: str) -> pytest.RunResult:
    """Run tests of the project with pytest-xdist."""
    return project.runpytest_subprocess("-n", "2", *arguments)


Run = Callable[..., pytest.RunResult]
ALONE_OR_BY_WORKERS = pytest.mark.parametrize("run", [run, run_by_workers])


@ALONE_OR_BY_WORKERS
def test_a_rule_without_a_test_fails_the_run(project: pytest.Pytester, run: Run) -> None:
    result = run(project, FOLDER)
    result.stdout.fnmatch_lines(
        ["schatzinsel: rules with a test: 1 of 2", "schatzinsel: rules without a test: SI-1.2"], consecutive=True
    )
    result.assert_outcomes(passed=1)
    assert result.ret == pytest.ExitCode.TESTS_FAILED


@ALONE_OR_BY_WORKERS
def test_all_rules_with_a_test(project: pytest.Pytester, run: Run) -> None:
    write(project, f"{FOLDER}/test_tiles.py", PROVES_THE_SECOND)
    result = run(project, FOLDER)
    result.stdout.fnmatch_lines(["schatzinsel: rules with a test: 2 of 2"])
    result.stdout.no_fnmatch_line("*without a test*")
    assert result.ret == pytest.ExitCode.OK


def test_a_marked_rule_that_stands_in_no_book_fails_any_run(project: pytest.Pytester) -> None:
    write(project, f"{FOLDER}/test_tiles.py", PROVES_THE_SECOND.replace("SI-1.2", "SI-9.9"))
    result = run(project, f"{FOLDER}/test_tiles.py")
    result.stdout.fnmatch_lines(["marked rules that stand in no book: SI-9.9"])
    assert result.ret == pytest.ExitCode.TESTS_FAILED


@pytest.mark.parametrize(
    "part",
    [
        (f"{FOLDER}/test_board.py",),
        (f"{FOLDER}/test_board.py::test_board",),
        (FOLDER, "-k", "board"),
        (FOLDER, "--ignore", f"{FOLDER}/test_other.py"),
    ],
)
def test_a_part_of_the_tests_does_not_fail(project: pytest.Pytester, part: tuple[str, ...]) -> None:
    write(project, f"{FOLDER}/test_other.py", "def test_other(): pass")
    result = run(project, *part)
    result.stdout.no_fnmatch_line("*rules with*")
    assert result.ret == pytest.ExitCode.OK


def test_tests_elsewhere_count_too(project: pytest.Pytester) -> None:
    write(project, "tests/laws/test_tiles.py", PROVES_THE_SECOND)
    result = run(project, "tests/laws", FOLDER)
    result.stdout.fnmatch_lines(["schatzinsel: rules with a test: 2 of 2"])
    assert result.ret == pytest.ExitCode.OK


def test_several_rules_in_one_mark(project: pytest.Pytester) -> None:
    write(project, f"{FOLDER}/test_board.py", PROVES_THE_FIRST.replace('"SI-1.1"', '"SI-1.1", "SI-1.2"'))
    result = run(project, FOLDER)
    result.stdout.fnmatch_lines(["schatzinsel: rules with a test: 2 of 2"])
    assert result.ret == pytest.ExitCode.OK


def test_a_game_without_a_book_fails(project: pytest.Pytester) -> None:
    (project.path / "docs/rules/schatzinsel.md").unlink()
    write(project, f"{FOLDER}/test_board.py", "def test_board(): pass")
    result = run(project, FOLDER)
    result.stdout.fnmatch_lines(["schatzinsel: docs/rules/schatzinsel.md names no rule"])
    assert result.ret == pytest.ExitCode.TESTS_FAILED


def test_a_failed_test_stays_the_reason(project: pytest.Pytester) -> None:
    write(project, f"{FOLDER}/test_tiles.py", PROVES_THE_SECOND.replace("pass", "assert tile == 1"))
    result = run(project, FOLDER)
    result.assert_outcomes(passed=2, failed=1)
    result.stdout.fnmatch_lines(["schatzinsel: rules with a test: 2 of 2"])
    assert result.ret == pytest.ExitCode.TESTS_FAILED
