"""Answers for which somebody waits, or does not wait any more."""

import asyncio
from collections.abc import Coroutine
from typing import TypeVar

Answer = TypeVar("Answer")

_under_way: set[asyncio.Task[object]] = set()  # the loop itself does not keep them


def settle(waiting: asyncio.Future[Answer], answer: Answer | Exception) -> None:
    """Give the answer, or the error, to whoever still waits for it."""
    if waiting.done():
        return
    if isinstance(answer, Exception):
        waiting.set_exception(answer)
    else:
        waiting.set_result(answer)


async def to_the_end(work: Coroutine[object, object, Answer]) -> Answer:
    """Finish even if the client that asked has gone: what is on disk must be folded in."""
    task = asyncio.ensure_future(work)
    _under_way.add(task)
    task.add_done_callback(_under_way.discard)
    return await asyncio.shield(task)
