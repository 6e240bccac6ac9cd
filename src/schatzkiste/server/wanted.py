"""An action that somebody wants to be done, and that may have to wait."""

import asyncio
import time
from collections.abc import Callable
from typing import NamedTuple

from schatzkiste.history import Step
from schatzkiste.server.stored import ActionEntry


class Held(NamedTuple):
    """An action that has to wait: for the end of a window, or (None) for others who are asked before."""

    closes: float | None

    async def wait_for(self, change: asyncio.Event, until: float) -> None:
        """Wait until something changes, or the window closes; raise TimeoutError if neither has come by then."""
        loop = asyncio.get_running_loop()
        closes = until if self.closes is None else loop.time() + max(0.001, self.closes - time.time())
        try:
            async with asyncio.timeout_at(min(closes, until)):
                await change.wait()
        except TimeoutError:
            if loop.time() >= until:
                raise


class Wanted(NamedTuple):
    """An action that a seat wanted after it had noticed `seq` changes, as long as it is still wanted."""

    entry: ActionEntry
    action: int
    seq: int
    still: Callable[[], bool]


def leaves_alone(step: Step, seat: int, question: int) -> bool:
    """Whether the step was another's, given while the seat was asked the same question."""
    before = step.before
    return step.taken.seat != seat and before.question_for(seat) == question and seat in before.to_act
