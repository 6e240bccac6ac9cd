"""People who play as fast as they are told to, and measure how long they wait."""

import asyncio
import time
from typing import Self

from bench.wire import Told, Wire, open_wire
from schatzkiste.core import Rng
from schatzkiste.server.messages import Act, Hello
from tests.server.people import PeoplesTable

PATIENCE = 30.0


class StoodStill(Exception):
    """Nothing came for so long that something must be wrong."""


class Sitter:
    """Somebody on a seat, or (without a key) a spectator; `told` is the last update."""

    def __init__(self, key: str | None, changed: asyncio.Event) -> None:
        self._key = key
        self._changed = changed
        self.wire: Wire
        self.told = Told("none")
        self.told_at = 0.0
        self.problems: list[str] = []

    async def come(self, port: int, table: str) -> None:
        """Connect and wait for the first update."""
        self.wire = await open_wire(port, table, self._hear)
        self.wire.say(Hello(self._key))
        await self.wait_for_update(-1)

    async def wait_for_update(self, seq: int) -> None:
        """Wait for an update with a higher number than this."""
        while self.told.type == "none" or self.told.seq <= seq:
            self._changed.clear()
            await wait(self._changed)

    def _hear(self, told: Told) -> None:
        if told.type == "update":
            self.told = told
            self.told_at = time.perf_counter()
        elif told.type == "problem":
            self.problems.append(told.code)
        self._changed.set()


class Party:
    """Everybody at one table; one of those who are asked acts at a time."""

    def __init__(self, prepared: PeoplesTable) -> None:
        self._prepared = prepared
        self._changed = asyncio.Event()
        self._rng = Rng(prepared.id)
        self.sitters = [Sitter(key, self._changed) for key in prepared.keys]

    async def come(self, port: int) -> Self:
        """Sit down, all of them."""
        for sitter in self.sitters:
            await sitter.come(port, self._prepared.id)
        return self

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return any(sitter.told.over for sitter in self.sitters)

    async def act(self, since: float | None = None) -> float:
        """Do something, and tell how many seconds passed until whoever did it saw it happen."""
        while not (asked := [sitter for sitter in self.sitters if sitter.told.legal]):
            self._changed.clear()
            await wait(self._changed)
        actor = asked[0]
        before = actor.told.seq
        began = time.perf_counter() if since is None else since
        actor.wire.say(Act(actor.told.legal[self._rng.below(len(actor.told.legal))], before))
        await actor.wait_for_update(before)
        return actor.told_at - began

    def leave(self) -> None:
        """Go, all of them."""
        for sitter in self.sitters:
            sitter.wire.close()


async def wait(changed: asyncio.Event) -> None:
    """Wait, but not for ever."""
    try:
        async with asyncio.timeout(PATIENCE):
            await changed.wait()
    except TimeoutError:
        raise StoodStill from None
