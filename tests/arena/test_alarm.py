"""Time runs out in the main thread and in others, and only for what was to be done in it."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import sleep

import pytest

from schatzkiste.arena.alarm import TimeUp, alarm

SOON = 0.02
AMPLE = 0.5
"""Enough for a few steps of Python on a busy machine."""


def here(work: Callable[[], str]) -> str:
    return work()


def in_a_thread(work: Callable[[], str]) -> str:
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(work).result()


def endless() -> str:
    with alarm(SOON):
        while True:
            pass


def quick() -> str:
    with alarm(AMPLE):
        done = "done"
    for _ in range(4):
        sleep(AMPLE / 3)
    return done


def deaf() -> str:
    """Hears nothing until its time is over, and then is heard to have been too late."""
    with alarm(SOON):
        sleep(2 * SOON)
        for _ in range(1000):
            pass
    return "too late"


def failing() -> str:
    with alarm(AMPLE):
        raise ZeroDivisionError


@pytest.mark.parametrize("where", [here, in_a_thread])
def test_time_runs_out(where: Callable[[Callable[[], str]], str]) -> None:
    for late in (endless, deaf):
        with pytest.raises(TimeUp):
            where(late)


@pytest.mark.parametrize("where", [here, in_a_thread])
def test_what_was_done_in_time_hears_nothing_later(where: Callable[[Callable[[], str]], str]) -> None:
    assert where(quick) == "done"


@pytest.mark.parametrize("where", [here, in_a_thread])
def test_errors_come_through(where: Callable[[Callable[[], str]], str]) -> None:
    with pytest.raises(ZeroDivisionError):
        where(failing)
