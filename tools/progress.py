"""Numbered lines that show how far a setup has come."""

import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager


class Progress:
    """Prints `2/5 Node … ready (0.1 s)` for each step; on a terminal the seconds count while it runs."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.number = 0

    def step(self, title: str, work: Callable[[], str]) -> None:
        """Do one step and print what came of it; a problem is passed on after its line is finished."""
        self.number += 1
        head = f"{self.number}/{self.total} {title} … "
        print(head, end="", flush=True)
        started = time.monotonic()
        outcome = "failed"
        try:
            with ticking(head, started):
                outcome = work()
        finally:
            print(f"{outcome} ({time.monotonic() - started:.1f} s)", flush=True)


@contextmanager
def ticking(head: str, started: float) -> Iterator[None]:
    """Show the passing seconds behind the head of a line, and leave the line as it was."""
    if not sys.stdout.isatty():
        yield
        return
    finished = threading.Event()

    def tick() -> None:
        while not finished.wait(1):
            print(f"\r{head}{time.monotonic() - started:.0f} s", end="", flush=True)

    clock = threading.Thread(target=tick, daemon=True)
    clock.start()
    try:
        yield
    finally:
        finished.set()
        clock.join()
        print(f"\r\033[K{head}", end="", flush=True)
