"""Getting ready: the steps of a setup, in their order, each done only when it is needed."""

import fcntl
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from enum import Enum
from pathlib import Path

from tools.debian import ensure_chromium
from tools.page import ensure_node, ensure_page, ensure_page_packages
from tools.paths import BUILD
from tools.problem import Problem
from tools.progress import Progress
from tools.python_environment import ensure_environment
from tools.wheel import ensure_wheel


class Need(Enum):
    """What a target may need besides the Python environment; the order is the order of the steps."""

    NODE = "Node"
    PAGE_PACKAGES = "Packages of the page"
    PAGE = "Page"
    WHEEL = "Games"
    CHROMIUM = "Chromium"


def prepare(
    needs: Collection[Need], lock: Path, *, must_compile: bool = False, keep_going: bool = False
) -> dict[Need, Problem]:
    """Do the steps; with `keep_going` a failed one is returned instead of raised."""
    works: dict[Need, Callable[[], str]] = {
        Need.NODE: ensure_node,
        Need.PAGE_PACKAGES: ensure_page_packages,
        Need.PAGE: ensure_page,
        Need.WHEEL: lambda: ensure_wheel(must_compile=must_compile),
        Need.CHROMIUM: ensure_chromium,
    }
    steps = [need for need in Need if need in needs]
    problems: dict[Need, Problem] = {}
    progress = Progress(1 + len(steps))
    with one_setup_at_a_time():
        progress.step("Python environment", lambda: ensure_environment(lock))
        for need in steps:
            try:
                progress.step(need.value, works[need])
            except Problem as problem:
                if not keep_going:
                    raise
                print(problem)
                problems[need] = problem
    return problems


@contextmanager
def one_setup_at_a_time() -> Iterator[None]:
    """Two commands started together must not install into the same folders at once."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "setup.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("Waiting for another setup in this checkout …", flush=True)
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield
