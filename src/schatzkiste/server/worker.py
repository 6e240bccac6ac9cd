"""A process in which bots think: started, asked, heard and ended from here."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import count
from typing import Self

import msgspec
from msgspec import Struct

from schatzkiste.server.messages import AdviceInfo

logger = logging.getLogger(__name__)

START_WITHIN = 60.0
LONGEST_LINE = 4096
LONGEST_COMPLAINT = 500
MOST_COMPLAINTS = 100


class WorkerFailed(Exception):
    """A worker gave no answer and cannot be used any more; another one may answer."""


class Hung(WorkerFailed):
    """It took too long."""


class Died(WorkerFailed):
    """It ended, or what it said made no sense."""


class BotFailed(Exception):
    """The bot itself raised an error; it would again, because it decides alike from the same observation."""


class Question(Struct):
    """What a bot has to decide, or what the seat wants a hint about; after `seconds` nobody waits for the answer."""

    number: int
    game: str
    bot: str | None
    observation: str
    seat: int
    seconds: float


class Ready(Struct, tag="ready", forbid_unknown_fields=True):
    """The worker has loaded everything and can be asked."""


class Decided(Struct, tag="decided", forbid_unknown_fields=True):
    """The decision in notation."""

    number: int
    notation: str


class Advised(Struct, tag="advised", forbid_unknown_fields=True):
    """A hint: actions worth thinking about, the best first, and the name of the reason."""

    number: int
    actions: list[AdviceInfo]
    reason: str


class Failed(Struct, tag="failed", forbid_unknown_fields=True):
    """The bot raised an error."""

    number: int
    error: str


Answer = Ready | Decided | Advised | Failed
decode: Callable[[bytes], Answer] = msgspec.json.Decoder(Answer).decode
encode = msgspec.json.Encoder().encode


class Worker:
    """A process in which bots think, one question at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self._process = process
        self._questions = process.stdin
        self._answers = process.stdout
        self._complaints = asyncio.create_task(self._log_complaints(process.stderr))

    @classmethod
    async def start(cls, command: Sequence[str]) -> Self:
        """A worker that can be asked."""
        pipe = asyncio.subprocess.PIPE
        try:
            process = await asyncio.create_subprocess_exec(
                *command, stdin=pipe, stdout=pipe, stderr=pipe, limit=LONGEST_LINE
            )
        except OSError as error:
            raise Died(f"the bots' worker cannot be started: {error}") from error
        worker = cls(process)
        try:
            async with asyncio.timeout(START_WITHIN):
                answer = await worker._answer()
                if not isinstance(answer, Ready):
                    raise Died(f"{worker} did not say that it is ready")
        except BaseException as error:
            worker.kill()
            await worker.ended()
            if isinstance(error, TimeoutError):
                raise Hung(f"{worker} was not ready after {START_WITHIN:g} s") from error
            raise
        return worker

    def __str__(self) -> str:
        return f"the bots' worker {self._process.pid}"

    @property
    def is_alive(self) -> bool:
        """Whether the process runs, as far as anyone has heard."""
        return self._process.returncode is None

    async def ask(self, question: Question) -> Decided | Advised:
        """The decision or the hint. After a `WorkerFailed` the worker must not be asked again."""
        try:
            async with asyncio.timeout(question.seconds):
                self._questions.write(encode(question) + b"\n")
                await self._questions.drain()
                answer = await self._answer()
        except TimeoutError as error:
            raise Hung(f"{self} gave no answer within {question.seconds:g} s") from error
        except (OSError, RuntimeError) as error:  # a pipe that is already closed is no error of the system to uvloop
            raise Died(f"{self} hears no questions: {error}") from error
        if isinstance(answer, Ready) or answer.number != question.number:
            raise Died(f"{self} answered what nobody asked")
        if isinstance(answer, Failed):
            raise BotFailed(answer.error)
        return answer

    def kill(self) -> None:
        """End it, whatever it does; this also ends a process that was stopped."""
        if self.is_alive:
            with suppress(ProcessLookupError):
                self._process.kill()

    async def ended(self) -> None:
        """Wait until it has ended and all it said was heard."""
        await self._process.wait()
        await asyncio.wait([self._complaints])  # unlike a plain await this leaves it alone when it is broken off

    async def _answer(self) -> Answer:
        try:
            line = await self._answers.readline()
        except ValueError as error:
            raise Died(f"{self} gave an answer without end") from error
        if not line:
            raise Died(f"{self} has ended")
        try:
            return decode(line)
        except (msgspec.DecodeError, RecursionError) as error:
            raise Died(f"{self} answered nonsense") from error

    async def _log_complaints(self, stderr: asyncio.StreamReader) -> None:
        """Put what it complains about into the log, as long as that is within reason."""
        for number in count():
            try:
                line = await stderr.readline()
            except ValueError:
                line = b"more than fits into a line\n"
            if not line:
                return
            if number < MOST_COMPLAINTS:
                logger.warning("%s says %r", self, line[:LONGEST_COMPLAINT].decode(errors="replace").rstrip())
