"""Numbered lines that show how far a setup has come, also when several steps are under way."""

import shutil
import sys
import threading
import time
from collections.abc import Callable
from types import TracebackType

Tell = Callable[[str], None]
"""How a step says what it is doing at the moment."""

EVERY_SECOND = 1.0
NOW_AND_THEN = 15.0


class Progress:
    """Prints `2/5 Node … ready (0.1 s)` for each finished step, and what is under way.

    A terminal shows that in its last line, which changes every second; anything else gets a plain line now and then.
    """

    def __init__(self, total: int) -> None:
        self.total = total
        self.finished = 0
        self._live = sys.stdout.isatty()
        self._started: dict[str, float] = {}
        self._doing: dict[str, str] = {}
        self._lock = threading.Lock()
        self._over = threading.Event()
        self._clock = threading.Thread(target=self._tick, daemon=True)

    def __enter__(self) -> "Progress":
        self._clock.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self._over.set()
        self._clock.join()

    def step(self, title: str, work: Callable[[Tell], str]) -> None:
        """Do one step and print what came of it; a problem is passed on after its line is printed."""

        def tell(doing: str) -> None:
            self._doing[title] = doing

        with self._lock:
            self._started[title] = time.monotonic()
        outcome = "failed"
        try:
            outcome = work(tell)
        finally:
            with self._lock:
                seconds = time.monotonic() - self._started.pop(title)
                self._doing.pop(title, None)
                self.finished += 1
                line = f"{self.finished}/{self.total} {title} … {outcome} ({seconds:.1f} s)"
                print(f"\r\033[K{line}" if self._live else line, flush=True)

    def _tick(self) -> None:
        while not self._over.wait(EVERY_SECOND if self._live else NOW_AND_THEN):
            with self._lock:
                running = " · ".join(self._running(title) for title in self._started)
                if running and self._live:
                    print(f"\r\033[K{running[: shutil.get_terminal_size().columns - 1]}", end="", flush=True)
                elif running:
                    print(running, flush=True)

    def _running(self, title: str) -> str:
        seconds = time.monotonic() - self._started[title]
        return f"{title} … {self._doing.get(title, '')} {seconds:.0f} s".replace("  ", " ")
