"""The steps of a setup: in which order, and what comes of one that fails."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import tools.prepare
from tools.paths import TEST_LOCK
from tools.prepare import LIBRARY, WHOLE_PAGE, Need, first_needed, prepare
from tools.problem import Problem

EVERYTHING = (*WHOLE_PAGE, *LIBRARY, Need.CHROMIUM, Need.POSTGRES)


class Steps:
    """Stands in for the real steps and remembers what was done."""

    def __init__(self, failing: str = "") -> None:
        self.done: list[str] = []
        self.failing = failing

    def step(self, name: str) -> str:
        if name == self.failing:
            raise Problem(f"{name} is broken")
        self.done.append(name)
        return "ready"

    def put_in(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def wheel(*, with_page: bool) -> str:
            return self.step("wheel with page" if with_page else "wheel")

        monkeypatch.setattr(tools.prepare, "one_setup_at_a_time", nothing_else)
        monkeypatch.setattr(tools.prepare, "machine_node", lambda: None)
        monkeypatch.setattr(tools.prepare, "ensure_environment", lambda lock: self.step("python"))
        monkeypatch.setattr(tools.prepare, "ensure_node", lambda: self.step("node"))
        monkeypatch.setattr(tools.prepare, "ensure_page_packages", lambda: self.step("packages"))
        monkeypatch.setattr(tools.prepare, "ensure_page", lambda: self.step("page"))
        monkeypatch.setattr(tools.prepare, "ensure_engines", lambda tell, must_compile: self.step("engines"))
        monkeypatch.setattr(tools.prepare, "ensure_wheel", wheel)
        monkeypatch.setattr(tools.prepare, "ensure_chromium", lambda: self.step("chromium"))
        monkeypatch.setattr(tools.prepare, "ensure_postgres", lambda: self.step("postgres"))


@contextmanager
def nothing_else() -> Iterator[None]:
    yield


def test_nothing_needs_a_later_step() -> None:
    order = list(Need)
    for need in Need:
        assert all(order.index(other) < order.index(need) for other in first_needed(need))


def test_the_wheel_waits_for_engines_and_page(monkeypatch: pytest.MonkeyPatch) -> None:
    steps = Steps()
    steps.put_in(monkeypatch)
    assert prepare(EVERYTHING, TEST_LOCK) == {}
    done = [step for step in steps.done if step not in ("chromium", "postgres")]
    assert done[0] == "python"
    assert done[-1] == "wheel with page"
    assert done.index("node") < done.index("packages") < done.index("page")


def test_only_what_is_needed_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    steps = Steps()
    steps.put_in(monkeypatch)
    prepare(LIBRARY, TEST_LOCK)
    assert steps.done == ["python", "engines", "wheel"]


def test_a_failed_step_stops_the_setup(monkeypatch: pytest.MonkeyPatch) -> None:
    steps = Steps(failing="engines")
    steps.put_in(monkeypatch)
    with pytest.raises(Problem, match="engines is broken"):
        prepare(LIBRARY, TEST_LOCK)
    assert steps.done == ["python"]


def test_tests_go_on_without_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    steps = Steps(failing="packages")
    steps.put_in(monkeypatch)
    problems = prepare(EVERYTHING, TEST_LOCK, keep_going=True)
    assert set(problems) == {Need.PAGE_PACKAGES, Need.PAGE}
    assert "wheel" in steps.done


def test_what_stands_on_a_failed_step_is_not_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    steps = Steps(failing="engines")
    steps.put_in(monkeypatch)
    assert set(prepare(EVERYTHING, TEST_LOCK, keep_going=True)) == {Need.ENGINES, Need.WHEEL}


def test_every_finished_step_has_its_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    Steps().put_in(monkeypatch)
    prepare(LIBRARY, Path("any.lock"))
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(" … ")[0] for line in lines] == ["1/3 Python environment", "2/3 Games", "3/3 Installation"]
