"""A bot that is a program of its own, in any language: it hears lines of JSON and answers by lines of JSON.

The protocol is in docs/bots.md. A program that crashes, hangs or talks nonsense is ended, and started again for the
next question.
"""

import json
import os
import shlex
import signal
import subprocess
import tempfile
from contextlib import suppress
from multiprocessing import parent_process
from multiprocessing.util import Finalize
from select import select
from time import monotonic
from types import FrameType
from typing import IO, Any

from schatzkiste.bots import DEADLINE
from schatzkiste.core import BadSetup, Observation, Rng, SchatzkisteError
from schatzkiste.games import game, game_ids

PREFIX = "program:"
PROTOCOL = 1
START_WITHIN = DEADLINE
"""How many seconds a program has to start, unless it has more than that for a decision."""
LONGEST_LINE = 1 << 20
CHUNK = 1 << 16
LAST_WORDS = 2000


class ProgramFailed(SchatzkisteError):
    """A program that cannot be started, ended, gave no answer in time or answered nonsense."""


class NoAnswer(ProgramFailed):
    """A program that gave no answer in time."""


class Program:
    """The program at the table; it is started when it is first needed."""

    def __init__(self, command: str, game_id: str, seconds: float | None = None) -> None:
        self.command = _words(command)
        self.seconds = DEADLINE if seconds is None else seconds
        self._game = game(game_id)
        self._pipes: Pipes | None = None
        self._wants: tuple[str, ...] = ()
        self._claims: tuple[str, ...] = ()
        self._number = 0

    def decide(self, observation: Observation, rng: Rng) -> int:
        """What the program answers; its chance is a seed from the generator."""
        seed = rng.seed()
        pipes = self._started()
        self._number += 1
        answer = self._exchange(pipes, self._question(observation, seed), self.seconds)
        match answer:
            case {"type": "decided", "number": self._number, "notation": str(notation)}:
                return self._game.parse(notation)
            case {"type": "failed", "number": self._number, "error": str(error)}:
                raise ProgramFailed(f"says that it failed: {error[:200]}")
            case _:
                self.end()
                raise ProgramFailed(f"answered nonsense: {json.dumps(answer)[:200]}")

    def games(self) -> tuple[str, ...]:
        """The games that the program claims to play; all, if it names none."""
        self._started()
        return self._claims

    def end(self) -> None:
        """End the program."""
        if self._pipes is not None:
            self._pipes.end()
            self._pipes = None

    def _started(self) -> "Pipes":
        if self._pipes is not None:
            return self._pipes
        self._pipes = pipes = Pipes(self.command)
        hello = {"type": "hello", "protocol": PROTOCOL, "game": self._game.id}
        answer = self._exchange(pipes, hello, max(self.seconds, START_WITHIN))
        try:
            if answer.get("type") != "ready":
                raise ProgramFailed(f'did not answer {{"type": "ready"}} but {json.dumps(answer)[:200]}')
            self._claims = _known("games", answer.get("games", list(game_ids())), game_ids())
            self._wants = _known("wants", answer.get("wants", ["view"]), ("view", "position"))
        except ProgramFailed:
            self.end()
            raise
        return pipes

    def _question(self, observation: Observation, seed: str) -> dict[str, object]:
        question: dict[str, object] = {
            "type": "question",
            "number": self._number,
            "game": self._game.id,
            "seat": observation.seat,
            "scores": observation.scores(),
            "legal": [self._game.notation(action) for action in observation.legal_actions()],
            "seed": seed,
            "seconds": self.seconds,
        }
        if "view" in self._wants:
            question["view"] = observation.view()
        if "position" in self._wants:
            question["position"] = observation.to_json()
        return question

    def _exchange(self, pipes: "Pipes", line: dict[str, object], seconds: float) -> dict[str, Any]:
        try:
            answer = json.loads(pipes.exchange(json.dumps(line).encode() + b"\n", seconds))
            if not isinstance(answer, dict):
                raise ValueError("not an object")
        except (ValueError, RecursionError) as error:
            self.end()
            raise ProgramFailed(f"answered a line that is no JSON object: {error}") from error
        except BaseException:  # an interrupt too leaves a question without answer behind
            self.end()
            raise
        return answer


class Pipes:
    """The lines between us and a running program."""

    def __init__(self, command: list[str]) -> None:
        self._last_words: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 — closed in end()
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._last_words,
                start_new_session=True,  # Ctrl-C is ours to handle, and all that it starts ends with it
            )
        except OSError as error:
            self._last_words.close()
            raise ProgramFailed(f"cannot be started: {command[0]}: {(error.strerror or str(error)).lower()}") from error
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._questions, self._answers = self._process.stdin.fileno(), self._process.stdout.fileno()
        os.set_blocking(self._questions, False)
        self._heard = b""
        if parent_process() is not None:
            signal.signal(signal.SIGTERM, _leave)
        _running.add(self._process)
        self._ending = Finalize(self, _end, (self._process, self._last_words), exitpriority=1)

    def exchange(self, line: bytes, seconds: float) -> bytes:
        """The line that answers this one."""
        deadline = monotonic() + seconds
        while b"\n" not in self._heard:
            left = deadline - monotonic()
            readable, writable, _ = select([self._answers], [self._questions] if line else [], [], max(left, 0))
            if readable:
                self._hear()
            elif writable:
                line = self._said(line)
            elif left <= 0:
                raise NoAnswer(f"gave no answer within {seconds:g} s")
        answer, _, self._heard = self._heard.partition(b"\n")
        return answer

    def end(self) -> None:
        """Kill the program and whatever it started."""
        self._ending()

    def _said(self, line: bytes) -> bytes:
        """What is left of the line when as much of it was said as the program takes now."""
        try:
            return line[os.write(self._questions, line[:CHUNK]) :]
        except BlockingIOError:
            return line
        except BrokenPipeError:
            return b""  # it has ended, which reading will tell

    def _hear(self) -> None:
        heard = os.read(self._answers, CHUNK)
        if not heard:
            raise ProgramFailed(self._ended())
        self._heard += heard
        if len(self._heard) > LONGEST_LINE:
            raise ProgramFailed(f"answered a line of more than {LONGEST_LINE:,} bytes")

    def _ended(self) -> str:
        """How the program ended, with the last line it wrote on its standard error."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(1.0)
        size = self._last_words.seek(0, os.SEEK_END)
        self._last_words.seek(max(0, size - LAST_WORDS))
        lines = self._last_words.read().decode(errors="replace").split("\n")
        last = next((line.strip() for line in reversed(lines) if line.strip()), "")
        code = self._process.returncode
        how = "closed its output" if code is None else f"ended with exit code {code}"
        return f"{how}: {last[:200]}" if last else how


_running: "set[subprocess.Popen[bytes]]" = set()


def _leave(number: int, frame: FrameType | None) -> None:
    """End a process of the pool that is told to, and first the programs it runs: nobody else would."""
    for process in _running:
        _kill(process)
    os._exit(0)


def _kill(process: "subprocess.Popen[bytes]") -> None:
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)


def _end(process: "subprocess.Popen[bytes]", last_words: IO[bytes]) -> None:
    _running.discard(process)
    _kill(process)
    process.wait()
    for file in (process.stdin, process.stdout, last_words):
        if file is not None:
            with suppress(OSError):
                file.close()


def _words(command: str) -> list[str]:
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise BadSetup(f"the command {command!r} cannot be read: {error}") from error
    if not words:
        raise BadSetup(f"a program is named by its command, such as {PREFIX}./my-bot, not {PREFIX!r}")
    return words


def _known(key: str, named: object, known: tuple[str, ...]) -> tuple[str, ...]:
    """What the program named in its first line, if we know all of it."""
    if not isinstance(named, list) or not all(name in known for name in named):
        raise ProgramFailed(f'named in "ready" as {key}: {json.dumps(named)[:200]}; known are {", ".join(known)}')
    return tuple(named)
