"""The processes in which bots think: a hung or dead one is replaced, and the others go on.

Whoever comes first is served first. That is fair because a table asks one question at a time: each of n tables waits
for at most n - 1 decisions of others.
"""

import asyncio
import logging
import os
import sys
from collections import deque
from collections.abc import Coroutine, Sequence
from itertools import count
from typing import NamedTuple

from msgspec import Struct

from schatzkiste.bots import SERVER_DEADLINE
from schatzkiste.server.answers import settle
from schatzkiste.server.worker import Advised, BotFailed, Decided, Died, Hung, Question, Worker, WorkerFailed

__all__ = ["BotFailed", "Died", "Hung", "PoolHealth", "WorkerFailed", "WorkerPool"]

logger = logging.getLogger(__name__)

SIZE = max(1, (os.cpu_count() or 1) - 1)
COMMAND = (sys.executable, "-m", "schatzkiste.bots.worker")
LAST_SECONDS = 2.0


class PoolHealth(Struct):
    """How the workers are: those alive, starting ones included, of at most `size`.

    Of these `busy` are at work; `waiting` questions wait for one, and `replaced` workers were replaced until now. It is
    `failing` while no worker can be started.
    """

    size: int
    alive: int
    busy: int
    waiting: int
    replaced: int
    failing: bool

    @property
    def is_well(self) -> bool:
        """Whether questions will be answered."""
        return self.alive > 0 or not (self.waiting or self.failing)


class Waiting(NamedTuple):
    """A question that nobody has taken up yet."""

    question: Question
    answer: asyncio.Future[Decided | Advised]


class WorkerPool:
    """Workers, started when they are needed; a question has its time from when a worker takes it up."""

    def __init__(self, size: int = SIZE, deadline: float = SERVER_DEADLINE, command: Sequence[str] = COMMAND) -> None:
        self._size = size
        self._deadline = deadline
        self._command = command
        self._numbers = count()
        self._waiting: deque[Waiting] = deque()
        self._idle: list[Worker] = []
        self._busy: set[Worker] = set()
        self._starting = 0
        self._replaced = 0
        self._is_failing = False
        self._is_closed = False
        self._tasks: set[asyncio.Task[None]] = set()

    def warm_up(self) -> None:
        """Start a worker before the first question."""
        if not self._alive:
            self._start()

    async def decide(self, game: str, bot: str, observation: str, seat: int, within: float | None = None) -> str:
        """The bot's decision in notation, by the deadline of the pool or of this question."""
        answer = await self._answer(Question(self._number, game, bot, observation, seat, within or self._deadline))
        if not isinstance(answer, Decided):
            raise BotFailed("it gave a hint instead of a decision")
        return answer.notation

    async def advise(self, game: str, observation: str, seat: int) -> Advised:
        """A hint for the seat, by the deadline of the pool."""
        answer = await self._answer(Question(self._number, game, None, observation, seat, self._deadline))
        if not isinstance(answer, Advised):
            raise BotFailed("it gave a decision instead of a hint")
        return answer

    @property
    def _number(self) -> int:
        return next(self._numbers)

    async def _answer(self, question: Question) -> Decided | Advised:
        if self._is_closed:
            raise Died("the bots' workers have gone")
        answer: asyncio.Future[Decided | Advised] = asyncio.get_running_loop().create_future()
        self._waiting.append(Waiting(question, answer))
        self._hand_out()
        return await answer

    def health(self) -> PoolHealth:
        """How the workers are."""
        self._forget_the_unwanted()
        return PoolHealth(
            self._size, self._alive, len(self._busy), len(self._waiting), self._replaced, self._is_failing
        )

    async def close(self) -> None:
        """End all workers at once, whatever they do."""
        self._is_closed = True
        workers = [*self._idle, *self._busy]
        for worker in workers:
            worker.kill()
        for task in self._tasks:
            task.cancel()
        for waiting in self._waiting:
            waiting.answer.cancel()
        endings = [asyncio.create_task(worker.ended()) for worker in workers]
        if ending := [*self._tasks, *endings]:
            await asyncio.wait(ending, timeout=LAST_SECONDS)

    @property
    def _alive(self) -> int:
        return self._starting + len(self._busy) + sum(worker.is_alive for worker in self._idle)

    def _forget_the_unwanted(self) -> None:
        """Drop questions of which nobody wants the answer any more."""
        self._waiting = deque(waiting for waiting in self._waiting if not waiting.answer.done())

    def _hand_out(self) -> None:
        """Give questions to idle workers, and start workers for those left over."""
        self._forget_the_unwanted()
        while self._waiting and self._idle:
            worker = self._idle.pop()
            self._busy.add(worker)
            self._run(self._ask(worker, self._waiting.popleft()))
        while len(self._waiting) > self._starting and self._starting + len(self._busy) < self._size:
            self._start()

    def _start(self) -> None:
        if not self._is_closed:
            self._starting += 1
            self._run(self._bring_up())

    async def _bring_up(self) -> None:
        """Start a worker; when that fails and there is no other, nobody waits in vain."""
        try:
            worker = await Worker.start(self._command)
        except WorkerFailed as error:
            logger.error("%s", error)
            self._starting -= 1
            self._is_failing = not self._alive
            while self._is_failing and self._waiting:
                settle(self._waiting.popleft().answer, error)
            return
        self._starting -= 1
        self._is_failing = False
        self._idle.append(worker)
        self._run(self._watch(worker))
        self._hand_out()

    async def _watch(self, worker: Worker) -> None:
        """Replace a worker that ends while nobody asks it anything."""
        await worker.ended()
        if worker in self._idle:
            self._idle.remove(worker)
            self._replace(worker, "it ended")

    async def _ask(self, worker: Worker, waiting: Waiting) -> None:
        """Ask a worker; when nobody waits any more it still thinks to the end, and is not in anyone's way."""
        result: Decided | Advised | Exception
        try:
            result = await worker.ask(waiting.question)
        except (BotFailed, WorkerFailed) as error:
            result = error
        self._busy.discard(worker)
        if isinstance(result, WorkerFailed):
            self._replace(worker, str(result))
        elif not worker.is_alive:
            self._replace(worker, "it ended")
        else:
            self._idle.append(worker)
        settle(waiting.answer, result)
        self._hand_out()

    def _replace(self, worker: Worker, reason: str) -> None:
        logger.warning("%s is replaced: %s", worker, reason)
        worker.kill()
        self._replaced += 1
        self._start()

    def _run(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
