"""Answers for which somebody waits."""

import asyncio
from typing import TypeVar

Answer = TypeVar("Answer")


def settle(waiting: asyncio.Future[Answer], answer: Answer | Exception) -> None:
    """Give the answer, or the error, to whoever still waits for it."""
    if waiting.done():
        return
    if isinstance(answer, Exception):
        waiting.set_exception(answer)
    else:
        waiting.set_result(answer)
