"""The tool that puts faults into the code."""

from itertools import chain
from pathlib import Path

import pytest

from tools.mutants.faults import Fault, faults, is_another_module
from tools.mutants.results import EQUIVALENT, equivalents
from tools.mutants.sample import USUAL, Mutant, draw, parts
from tools.mutants.selection import selection_for
from tools.paths import ROOT


def faulty(source: str) -> set[str]:
    """What the faults make of a text, those that leave no module left out."""
    return {made for fault in faults(source) if is_another_module(source, made := fault.put_into(source))}


@pytest.mark.parametrize(
    ("source", "made"),
    [
        ("a < b", {"a <= b", "a >= b"}),
        ("a == b", {"a != b"}),
        ("a not in b", {"a in b"}),
        ("a is not b", {"a is b"}),
        ("a and (b)", {"a or (b)"}),
        ("x = not (a)", {"x = (a)"}),
        ("n = 7", {"n = 8", "n = 6"}),
        ("n = 0", {"n = 1", "n = (-1)"}),
        ("yes = True", {"yes = False"}),
        ("a << b", {"a >> b"}),
        ("ü = 'ö' + b", {"ü = 'ö' - b"}),
        ("x = max(a, b)", {"x = min(a, b)"}),
        ("x = a if b else c", {"x = a if not (b) else c"}),
        ("x = [a for a in b if a.c]", {"x = [a for a in b if not (a.c)]"}),
        ("a += b", {"a -= b", "pass"}),
        ("a.b = c", {"pass"}),
        ("tell(a)", {"pass"}),
        ("while a:\n    break", {"while not (a):\n    break", "while a:\n    continue"}),
        ("def f():\n    return a", {"def f():\n    return None"}),
        ("def f() -> bool:\n    return a", {"def f() -> bool:\n    return not (a)"}),
        ("def f(a: int = 1): ...", {"def f(a: int = 2): ...", "def f(a: int = 0): ..."}),
    ],
)
def test_faults(source: str, made: set[str]) -> None:
    assert faulty(source) == made


@pytest.mark.parametrize(
    "source",
    [
        '"""One and two, not three."""',
        "a = b",
        "a: Literal[1]",
        "def f(a: Literal[1]) -> Literal[2]: ...",
        "assert a < 1",
        "from a import b",
        "x = f'{a < 1}'",
        "def f():\n    return None",
        "if TYPE_CHECKING:\n    a = 1",
    ],
)
def test_what_does_not_run_gets_no_fault(source: str) -> None:
    assert faulty(source) == set()


def test_a_sample_is_drawn_by_its_seed_and_grows_at_its_end() -> None:
    files = parts(["core"])["core"]
    few = draw("core", files, 3, "1")
    assert [mutant.id for mutant in draw("core", files, 5, "1")][:3] == [mutant.id for mutant in few]
    assert [mutant.id for mutant in draw("core", files, 3, "2")] != [mutant.id for mutant in few]


def test_a_mutant_tells_the_lines_it_changes() -> None:
    source = "def f():\n    return (\n        a\n    )\n"
    fault = Fault("return", 2, source.index("(\n"), source.index(")\n") + 1, "None")
    change = Mutant("core", "src/schatzkiste/core/f.py", fault, source).change
    assert (change.file, change.before, change.after) == ("core/f.py", "return ( a )", "return None")


def test_every_part_has_tests() -> None:
    for part, files in parts(USUAL).items():
        for file in files:
            selection = selection_for(part, str(file.relative_to(ROOT)))
            folders = [place for place in chain(selection.near, selection.far) if place.startswith("tests")]
            assert folders
            assert all(ROOT.joinpath(place).exists() for place in folders)


def test_a_module_of_the_server_is_first_tried_with_its_own_tests() -> None:
    codes = selection_for("server", "src/schatzkiste/server/codes.py")
    assert codes.near[0] == "tests/server/test_codes.py"
    assert "tests/server/test_lobby.py" in codes.near
    assert "tests/server" not in codes.near
    store = selection_for("server", "src/schatzkiste/server/store/checking.py")
    assert store.near == ("tests/server/test_moving.py",)
    assert "tests/server" in store.far
    assert selection_for("server", "src/schatzkiste/server/answers.py").near == ("tests/server",)


def test_equivalent_mutants_have_a_reason(tmp_path: Path) -> None:
    assert all(equivalents(EQUIVALENT).values())
    empty = tmp_path / "none.toml"
    empty.touch()
    assert equivalents(empty) == {}
