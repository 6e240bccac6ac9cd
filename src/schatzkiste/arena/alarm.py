"""Time that runs out: a thought that has no end is broken off."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from ctypes import c_ulong, py_object, pythonapi
from threading import Timer, current_thread, get_ident, main_thread
from types import FrameType


class TimeUp(BaseException):
    """Time has run out; not an Exception, so that no bot mistakes it for one of its own."""


@contextmanager
def alarm(seconds: float | None) -> Iterator[None]:
    """Raise TimeUp when what is done here takes longer.

    It reaches Python between two of its own steps: a bot that hangs inside of compiled code can be broken off only as
    a program of its own.
    """
    if seconds is None:
        yield
    elif current_thread() is main_thread() and hasattr(signal, "setitimer"):
        with _signal(seconds):
            yield
    else:
        with _bell(seconds):
            yield


@contextmanager
def _signal(seconds: float) -> Iterator[None]:
    """For the main thread, which alone hears signals; they wake it up, too."""

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


@contextmanager
def _bell(seconds: float) -> Iterator[None]:
    """For other threads, in which only Python itself can raise something from outside."""
    thread = c_ulong(get_ident())
    bell = Timer(seconds, pythonapi.PyThreadState_SetAsyncExc, (thread, py_object(TimeUp)))
    bell.daemon = True
    bell.start()
    try:
        yield
    finally:
        bell.cancel()
        bell.join()  # now it has rung or never will
        pythonapi.PyThreadState_SetAsyncExc(thread, None)  # what was not heard in time is not to be heard later
