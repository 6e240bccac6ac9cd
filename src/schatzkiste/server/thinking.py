"""The bots at a table: asked again when no answer comes, and at last a stand-in decides, so that play goes on."""

import asyncio
import json
import logging
import time
from contextlib import suppress
from typing import NamedTuple

from schatzkiste.bots import stand_in
from schatzkiste.core import Observation
from schatzkiste.server.dues import QUICK, BotDecision, bot_decision_for, first_bot_decision
from schatzkiste.server.message import Problem
from schatzkiste.server.messages import Refused, Thinking
from schatzkiste.server.pool import BotFailed, WorkerFailed, WorkerPool
from schatzkiste.server.problems import problem
from schatzkiste.server.store import Store, UnusableDatabase
from schatzkiste.server.table import News, Table

logger = logging.getLogger(__name__)

PAUSES = (0.0, 0.5, 2.0)
"""How long to wait before each time a decision is asked."""
BACK_OFF = (0.5, 1.0, 2.0, 5.0, 10.0, 30.0)
"""How long to wait after each failure that even a stand-in could not help."""
QUICK_WITHIN = 2.0


class BotTurn(NamedTuple):
    """A decision of a bot, and what it knew after it had noticed `seq` changes."""

    due: BotDecision
    seq: int
    seen: Observation
    is_secret: bool

    @property
    def seat(self) -> int:
        """For whom it decides."""
        return self.due.seat

    @property
    def bot(self) -> str:
        """Which bot it is."""
        return self.due.bot


class Bots:
    """The bots at one table: whenever it is their turn they think and act."""

    def __init__(self, table: Table, pool: WorkerPool, store: Store) -> None:
        self._table = table
        self._pool = pool
        self._store = store
        self._playing: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()
        table.listeners.add(self.listen)

    @property
    def are_playing(self) -> bool:
        """Whether a bot is thinking or acting, or waits to try again."""
        return self._playing is not None and not self._playing.done()

    def listen(self, news: News) -> None:
        """Something changed at the table."""
        if news is None:
            self._changed.set()
            self.go_on()

    def go_on(self) -> None:
        """Play if it is a bot's turn."""
        if not self.are_playing and first_bot_decision(self._table, time.time()) is not None:
            self._playing = asyncio.create_task(self._play(), name=f"bots at {self._table.id}")

    async def stop(self) -> None:
        """Leave the table."""
        if self._playing is not None:
            self._playing.cancel()
            await asyncio.gather(self._playing, return_exceptions=True)

    async def _play(self) -> None:
        """Play as long as bots are to act; after a failure the pauses become longer and longer, but there is no end."""
        failures = 0
        while (due := first_bot_decision(self._table, time.time())) is not None:
            try:
                if not await self._store.claim(self._table.id):
                    return  # another process plays here until it ends, and then we are called again
                wrong = await self._decide_and_act(due)
            except UnusableDatabase as error:
                logger.warning("bots at table %s wait: %s", self._table.id, error)
                wrong = problem("not-saved")
            if self._table.is_removed:
                return
            if wrong is None:
                failures = 0
                continue
            await self._pause(BACK_OFF[min(failures, len(BACK_OFF) - 1)])
            failures += 1

    async def _decide_and_act(self, due: BotDecision) -> Problem | None:
        """One action of the bot; a problem that remains is told to the table."""
        is_secret = self._table.state.known_to_act(None) != self._table.state.to_act
        try:
            seen = self._table.state.observation(due.seat)
            wrong = await self._take(BotTurn(due, self._table.seq_for(due.seat), seen, is_secret))
        except Exception:
            logger.exception("bot %s failed at table %s", due.bot, self._table.id)
            wrong = problem("bot-failed", bot=due.bot)
        if wrong is not None and not is_secret:  # otherwise everyone would learn that somebody is asked
            self._table.tell(wrong)
        return wrong

    async def _take(self, turn: BotTurn) -> Problem | None:
        """Do what the bot decides or, if that cannot be done, what a stand-in decides.

        A person who comes back while the bot thinks decides for themselves.
        """

        def still() -> bool:
            return bot_decision_for(self._table, turn.seat, time.time()) == turn.due

        others = () if turn.due.said is not None else ((self._quick, True), (self._any, True))
        for decide, is_stand_in in ((self._own, False), *others):
            notation = await decide(turn)
            if notation is None:
                if self._table.seq_for(turn.seat) != turn.seq:
                    return None  # it may be asked something else now
                continue
            answer = await self._table.act(turn.seat, notation, turn.seq, is_stand_in, turn.due.clock, still)
            if answer is None or (isinstance(answer, Problem) and answer.code == "stale"):
                return None
            if isinstance(answer, Problem) and answer.code == "not-saved":
                return problem("bot-not-saved", bot=turn.bot)
            code = answer.refusal.code if isinstance(answer, Refused) else answer.code
            logger.error("bot %s chose %r at table %s: %s", turn.bot, notation, self._table.id, code)
        return problem("bot-failed", bot=turn.bot)

    async def _own(self, turn: BotTurn) -> str | None:
        """The bot's own decision, if it comes to one, or what the lesson says.

        Nothing is asked twice in secret: nobody is told of it, and a long wait would tell.
        """
        if turn.due.said is not None:
            return turn.due.said
        for tries, pause in enumerate(PAUSES[:1] if turn.is_secret else PAUSES):
            if tries:
                self._table.tell(Thinking(turn.seat, tries))
                await self._pause(pause)
                if self._table.seq_for(turn.seat) != turn.seq:
                    return None
            try:
                return await self._ask(turn, turn.bot)
            except WorkerFailed as error:
                logger.warning("bot %s at table %s gave no answer: %s", turn.bot, self._table.id, error)
                if self._table.seq_for(turn.seat) != turn.seq:
                    return None
            except BotFailed as error:
                logger.error("bot %s failed at table %s: %s", turn.bot, self._table.id, error)
                return None
        return None

    async def _quick(self, turn: BotTurn) -> str | None:
        """What a quick bot would do, if it can be asked just now."""
        if turn.bot == QUICK or not self._pool.health().is_well:
            return None
        try:
            async with asyncio.timeout(QUICK_WITHIN):
                return await self._ask(turn, QUICK, QUICK_WITHIN)
        except (TimeoutError, WorkerFailed, BotFailed) as error:
            logger.warning("no quick decision for bot %s at table %s: %r", turn.bot, self._table.id, error)
            return None

    async def _any(self, turn: BotTurn) -> str | None:
        """Any legal action: found at once, and therefore without a worker."""
        return self._table.game.notation(stand_in(turn.seen))

    async def _ask(self, turn: BotTurn, bot: str, within: float | None = None) -> str:
        observation = json.dumps(turn.seen.to_json())
        return await self._pool.decide(self._table.game.id, bot, observation, turn.seat, within)

    async def _pause(self, seconds: float) -> None:
        """Wait, but not longer than until something changes at the table."""
        self._changed.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._changed.wait()
