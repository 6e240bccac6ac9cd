"""Ctrl-C at a moment that suits: what belongs together is done as a whole."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


@contextmanager
def kept_waiting() -> Iterator[None]:
    """Ctrl-C while the block runs takes effect at its end; for the main thread only."""
    came = False

    def note(number: int, frame: FrameType | None) -> None:
        nonlocal came
        came = True

    before = signal.signal(signal.SIGINT, note)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if came:
        raise KeyboardInterrupt
