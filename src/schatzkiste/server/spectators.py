"""The spectators of a table: told a few at a time, so that a crowd keeps nobody else waiting."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, TypeVar

News = TypeVar("News")

SLICE = 100
"""How many are told before others have their turn."""


class Spectators(Generic[News]):
    """Listeners who hear the last news, one slice of them after another."""

    def __init__(self) -> None:
        # With the number of the news each was told last; who was told longest ago is first.
        self._listeners: OrderedDict[Callable[[News], None], int] = OrderedDict()
        self._number = 0
        self._is_telling = False

    def __len__(self) -> int:
        return len(self._listeners)

    def add(self, listener: Callable[[News], None]) -> None:
        """Listen to all news from now on."""
        self._listeners[listener] = self._number

    def discard(self, listener: Callable[[News], None]) -> None:
        """Listen no more."""
        self._listeners.pop(listener, None)

    def tell(self, news: News) -> None:
        """Tell everyone, soon; whoever has not heard the news before hears only these."""
        self._news = news
        self._number += 1
        if self._listeners and not self._is_telling:
            self._is_telling = True
            asyncio.get_running_loop().call_soon(self._tell_some)

    def _tell_some(self) -> None:
        for _ in range(SLICE):
            listener, number = next(iter(self._listeners.items()), (None, self._number))
            if listener is None or number == self._number:
                self._is_telling = False
                return
            self._listeners[listener] = self._number
            self._listeners.move_to_end(listener)
            listener(self._news)
        asyncio.get_running_loop().call_soon(self._tell_some)
