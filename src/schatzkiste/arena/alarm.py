"""Time that runs out: a thought that has no end is broken off."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from types import FrameType


class TimeUp(BaseException):
    """Time has run out; not an Exception, so that no bot mistakes it for one of its own."""


@contextmanager
def alarm(seconds: float | None) -> Iterator[None]:
    """Raise TimeUp when what is done here takes longer.

    Signals reach only the main thread, and Python between two of its own steps: a bot that hangs inside of compiled
    code can be broken off only as a program of its own.
    """
    if seconds is None or current_thread() is not main_thread() or not hasattr(signal, "setitimer"):
        yield
        return

    def ring(number: int, frame: FrameType | None) -> None:
        raise TimeUp

    before = signal.signal(signal.SIGALRM, ring)
    try:
        signal.setitimer(signal.ITIMER_REAL, seconds)
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
    finally:
        signal.signal(signal.SIGALRM, before)
