"""Bots at the tables: they think in a worker process, never in the event loop."""

import asyncio
import json
import logging
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from schatzkiste.bots import worker
from schatzkiste.server.messages import Problem, Refused
from schatzkiste.server.problems import problem
from schatzkiste.server.table import Table

logger = logging.getLogger(__name__)

ATTEMPTS = 3


class BotWorker:
    """The process in which bots think, started when the first bot has to think and replaced when it dies."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    def warm_up(self) -> None:
        """Start the worker before its first question."""
        if self._pool is None:
            self._running().submit(str)

    async def decide(self, game: str, bot: str, observation: str, seat: int) -> str:
        """The bot's decision in notation; asked again when the worker died over it."""
        loop = asyncio.get_running_loop()
        for _ in range(ATTEMPTS):
            pool = self._running()
            try:
                return await loop.run_in_executor(pool, worker.decide, game, bot, observation, seat)
            except BrokenProcessPool:
                logger.warning("the bots' worker died and is replaced")
                self._drop(pool)
        raise BrokenProcessPool(f"the worker died {ATTEMPTS} times over one decision of {bot}")

    def close(self) -> None:
        """Let the worker go."""
        if self._pool is not None:
            self._drop(self._pool)

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(max_workers=1, mp_context=spawn, initializer=worker.prepare)
        return self._pool

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        pool.shutdown(wait=False, cancel_futures=True)
        if self._pool is pool:
            self._pool = None


class Bots:
    """The bots at one table: whenever it is their turn they think and act."""

    def __init__(self, table: Table, worker: BotWorker) -> None:
        self._table = table
        self._worker = worker
        self._playing: asyncio.Task[None] | None = None
        table.listeners.add(self.listen)

    @property
    def are_playing(self) -> bool:
        """Whether a bot is thinking or acting."""
        return self._playing is not None and not self._playing.done()

    def listen(self, wrong: Problem | None) -> None:
        """Something changed at the table."""
        if wrong is None:
            self.go_on()

    def go_on(self) -> None:
        """Play if it is a bot's turn."""
        if not self.are_playing and self._table.bot_to_act() is not None:
            self._playing = asyncio.create_task(self._play(), name=f"bots at {self._table.setup.id}")

    async def stop(self) -> None:
        """Leave the table."""
        if self._playing is not None:
            self._playing.cancel()
            await asyncio.gather(self._playing, return_exceptions=True)

    async def _play(self) -> None:
        table = self._table
        while (seat := table.bot_to_act()) is not None:
            bot = table.setup.seats[seat].bot
            assert bot is not None
            seq = table.seq_for(seat)
            observation = json.dumps(table.state.observation(seat).to_json())
            try:
                notation = await self._worker.decide(table.game.id, bot, observation, seat)
                answer = await table.act(seat, notation, seq)
            except Exception:
                logger.exception("bot %s failed at table %s", bot, table.setup.id)
                table.tell(problem("bot-failed", bot=bot))
                return
            if isinstance(answer, Refused):
                logger.error("bot %s chose %s at table %s: %s", bot, notation, table.setup.id, answer.refusal.code)
                table.tell(problem("bot-failed", bot=bot))
                return
            if isinstance(answer, Problem) and answer.code != "stale":
                table.tell(answer)
                return
