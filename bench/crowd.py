"""People who play as fast as they are told to, and measure how long they wait."""

import asyncio
import time
from typing import NamedTuple, Self

from bench.wire import Told, Wire, open_wire
from schatzkiste.core import Rng
from schatzkiste.server.messages import Act, Hello
from tests.server.people import PeoplesTable

PATIENCE = 30.0
HELD = 5.0
"""After so many seconds without an answer we ask ourselves whether an action is held."""


ABOUT_PEOPLE = ("party", "welcome")


class StoodStill(Exception):
    """Nothing came for so long that something must be wrong."""


class Deed(NamedTuple):
    """What somebody did, as it stands in the log."""

    seat: int
    notation: str


class Sitter:
    """Somebody on a seat, or (without a key) a spectator; `told` is the last update."""

    def __init__(self, key: str | None, changed: asyncio.Event) -> None:
        self._key = key
        self._changed = changed
        self.wire: Wire
        self.told = Told("none")
        self.told_at = 0.0
        self.is_acting = False
        self.is_refused = False
        self._action = ""

    async def come(self, port: int, table: str) -> None:
        """Connect and wait for the first update."""
        self.told = Told("none")
        self.wire = await open_wire(port, table, self._hear)
        self.wire.say(Hello(self._key))
        await self.wait_for_update(-1)

    async def wait_for_update(self, seq: int) -> None:
        """Wait for an update with a higher number than this."""
        while self.told.type == "none" or self.told.seq <= seq:
            self._changed.clear()
            await wait(self._changed)

    @property
    def is_asked(self) -> bool:
        """Whether it is this one's turn."""
        return bool(self.told.legal) and not self.is_acting

    def act(self, rng: Rng) -> str:
        """Do anything that is legal."""
        action = self.told.legal[rng.below(len(self.told.legal))]
        self.wire.say(Act(action, self.told.seq))
        self.is_acting, self.is_refused = True, False
        self._action = action
        return action

    def _hear(self, told: Told) -> None:
        if told.type in ABOUT_PEOPLE:
            return
        if told.type == "update":
            self.is_acting = self.is_acting and all(line.own != self._action for line in told.log)
            self.told = told
            self.told_at = time.perf_counter()
        else:
            self.is_acting, self.is_refused = False, True
            self.told.legal.clear()  # what is legal now comes with the next update
        self._changed.set()


class Party:
    """Everybody at one table; one of those who are asked acts at a time."""

    def __init__(self, prepared: PeoplesTable) -> None:
        self._prepared = prepared
        self._changed = asyncio.Event()
        self._rng = Rng(prepared.id)
        self.sitters = [Sitter(key, self._changed) for key in prepared.keys]
        self.done: list[Deed] = []  # what was accepted
        self.doing: Deed | None = None

    async def come(self, *ports: int) -> Self:
        """Sit down, all of them, at these servers in turn."""
        for place, sitter in enumerate(self.sitters):
            await sitter.come(ports[place % len(ports)], self._prepared.id)
        return self

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return any(sitter.told.over for sitter in self.sitters)

    async def act(self, since: float | None = None) -> float | None:
        """One of those who are asked does something; after how many seconds it saw that happen, unless it was refused.

        Whoever is asked in secret knows of more people who are asked, and goes first: others' actions would be held.
        """
        while not (asked := [sitter for sitter in self.sitters if sitter.is_asked]):
            self._changed.clear()
            await wait(self._changed)
        began = time.perf_counter() if since is None else since
        actor = max(asked, key=lambda sitter: len(sitter.told.to_act))
        self.doing = Deed(self.sitters.index(actor), actor.act(self._rng))
        while actor.is_acting:
            self._changed.clear()
            try:
                async with asyncio.timeout(HELD):
                    await self._changed.wait()
            except TimeoutError:
                await self._let_others_answer(actor)
                return None
        if not actor.is_refused:
            self.done.append(self.doing)
        self.doing = None
        return None if actor.is_refused else actor.told_at - began

    async def _let_others_answer(self, held: Sitter) -> None:
        """Have those answer who were asked in secret after somebody acted, or else wait."""
        for sitter in self.sitters:
            if sitter.is_asked:
                sitter.act(self._rng)
        while held.is_acting:
            self._changed.clear()
            await wait(self._changed)

    async def update_again(self, port: int) -> None:
        """Leave and come back, for what is legal now."""
        self.leave()
        await self.come(port)

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
