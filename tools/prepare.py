"""Getting ready: the steps of a setup, each done only when it is needed, side by side where they can be."""

import fcntl
from collections.abc import Callable, Collection, Iterator
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import contextmanager
from enum import Enum
from pathlib import Path

from tools.debian import ensure_chromium, ensure_postgres
from tools.engines import ensure_engines
from tools.page import ensure_node, ensure_page, ensure_page_packages, machine_node
from tools.paths import BUILD
from tools.problem import Problem
from tools.progress import Progress, Tell
from tools.python_environment import ensure_environment
from tools.wheel import ensure_wheel


class Need(Enum):
    """What a target may need; nothing needs what stands below it."""

    PYTHON = "Python environment"
    NODE = "Node"
    PAGE_PACKAGES = "Packages of the page"
    PAGE = "Page"
    ENGINES = "Games"
    WHEEL = "Installation"
    CHROMIUM = "Chromium"
    POSTGRES = "PostgreSQL"


Work = Callable[[Tell], str]

WHOLE_PAGE = (Need.NODE, Need.PAGE_PACKAGES, Need.PAGE)
LIBRARY = (Need.ENGINES, Need.WHEEL)


def first_needed(need: Need) -> tuple[Need, ...]:
    """What must be done before, as far as it is needed at all."""
    match need:
        case Need.PYTHON | Need.CHROMIUM | Need.POSTGRES:
            return ()
        case Need.NODE:
            return () if machine_node() else (Need.PYTHON,)
        case Need.PAGE_PACKAGES:
            return (Need.NODE,)
        case Need.PAGE:
            return (Need.PAGE_PACKAGES,)
        case Need.ENGINES:
            return (Need.PYTHON,)
        case Need.WHEEL:
            return (Need.ENGINES, Need.PAGE)


def is_dispensable(other: Need, need: Need) -> bool:
    """Whether a step that failed is no reason to give up another: the engines can be tested without a page."""
    return (other, need) == (Need.PAGE, Need.WHEEL)


def prepare(
    needs: Collection[Need], lock: Path, *, must_compile: bool = False, keep_going: bool = False
) -> dict[Need, Problem]:
    """Do the steps; with `keep_going` a failed one is returned instead of raised."""
    wanted = {Need.PYTHON, *needs}
    problems: dict[Need, Problem] = {}
    works: dict[Need, Work] = {
        Need.PYTHON: lambda _: ensure_environment(lock),
        Need.NODE: lambda _: ensure_node(),
        Need.PAGE_PACKAGES: lambda _: ensure_page_packages(),
        Need.PAGE: lambda _: ensure_page(),
        Need.ENGINES: lambda tell: ensure_engines(tell, must_compile=must_compile),
        Need.WHEEL: lambda _: ensure_wheel(with_page=Need.PAGE in wanted and Need.PAGE not in problems),
        Need.CHROMIUM: lambda _: ensure_chromium(),
        Need.POSTGRES: lambda _: ensure_postgres(),
    }
    steps: dict[Need, Future[None]] = {}

    def perform(need: Need) -> None:
        before = [other for other in first_needed(need) if other in steps]
        wait([steps[other] for other in before])
        unmet = [problems[other] for other in before if other in problems and not is_dispensable(other, need)]
        if unmet or (problems and not keep_going):
            problems[need] = next(iter([*unmet, *problems.values()]))
            return
        try:
            progress.step(need.value, works[need])
        except Problem as problem:
            problems[need] = problem

    with one_setup_at_a_time(), Progress(len(wanted)) as progress, ThreadPoolExecutor(len(wanted)) as pool:
        for need in (need for need in Need if need in wanted):
            steps[need] = pool.submit(perform, need)
    for step in steps.values():
        step.result()
    if problems and (not keep_going or Need.PYTHON in problems):
        raise next(iter(problems.values()))
    for problem in dict.fromkeys(problems.values()):
        print(problem)
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
