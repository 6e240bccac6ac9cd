"""Trying a mutant: its file is changed in a copy of the checkout, tests run there, and the file is put back."""

import os
import shutil
import signal
import subprocess
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from enum import Enum
from pathlib import Path

from tools.changes import git
from tools.commands import child_environment
from tools.mutants.sample import Mutant
from tools.mutants.selection import selection_for
from tools.paths import PYTHON, ROOT
from tools.problem import Problem

PATIENCE = 3.0
"""How many times as long as usual the tests may take before the fault counts as found."""
START = 30.0
NOTHING_FAILED = 0
NOTHING_COLLECTED = 5


class Outcome(Enum):
    """What came of a mutant."""

    KILLED = "killed"
    TIMED_OUT = "timed out"
    SURVIVED = "survived"


class Stopped(Exception):
    """The run was broken off; nothing is known about the mutant at hand."""


class Usual:
    """How long the tests take without a fault; measured when it is first asked for, one at a time."""

    def __init__(self) -> None:
        self._known: dict[str, float] = {}
        self._lock = threading.Lock()

    def seconds(self, copy: "Copy", tests: Sequence[str]) -> float:
        key = " ".join(tests)
        with self._lock:
            if key not in self._known:
                started = time.monotonic()
                code = copy.run(tests, None)
                if code != NOTHING_FAILED:
                    raise Problem(f"Without any fault these tests fail already: {key}")
                self._known[key] = time.monotonic() - started
        return self._known[key]


class Copy:
    """A copy of the checkout in which one mutant after the other is tried."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._stopped = threading.Event()
        self._running: subprocess.Popen[bytes] | None = None
        listed = git("ls-files", "--cached", "--others", "--exclude-standard", "-z")
        if listed is None:
            raise Problem("git cannot tell which files belong to the checkout.")
        for name in filter(None, listed.split("\0")):
            if ROOT.joinpath(name).is_file():
                target = folder / name
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, target)

    def try_out(self, mutant: Mutant, usual: Usual) -> Outcome:
        """Run the near tests, then the far ones, until one fails."""
        selection = selection_for(mutant.part, mutant.file)
        for tests in (selection.near, selection.far):
            limit = START + PATIENCE * usual.seconds(self, tests)
            with self.changed(mutant):
                code = self.run(tests, limit)
            if code is None:
                return Outcome.TIMED_OUT
            if code == NOTHING_COLLECTED:
                raise Problem(f"There are no tests for {mutant.part}: {' '.join(tests)}")
            if code != NOTHING_FAILED:
                return Outcome.KILLED
        return Outcome.SURVIVED

    @contextmanager
    def changed(self, mutant: Mutant) -> Iterator[None]:
        """The fault in its file, with another date so that no compiled file of before is taken for it."""
        file = self.folder / mutant.file
        date = file.stat().st_mtime
        file.write_text(mutant.faulty, encoding="utf-8")
        os.utime(file, (date + 60, date + 60))
        try:
            yield
        finally:
            file.write_text(mutant.source, encoding="utf-8")
            os.utime(file, (date, date))

    def stop(self) -> None:
        """End the tests that run now; no others begin."""
        self._stopped.set()
        if self._running is not None:
            end_group(self._running)

    def run(self, tests: Sequence[str], limit: float | None) -> int | None:
        """The exit code of pytest, or None when it took too long; without a limit compiled files are kept."""
        environment = child_environment(PYTHONPATH=f"{self.folder / 'src'}{os.pathsep}{self.folder}")
        if limit is not None:
            environment["PYTHONDONTWRITEBYTECODE"] = "1"
        options = ("-x", "-q", "--no-header", "-p", "no:cacheprovider", "-p", "no:xdist")
        self._running = program = subprocess.Popen(
            [PYTHON, "-m", "pytest", *options, *tests],
            cwd=self.folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            code = None if self._stopped.is_set() else program.wait(limit)
        except subprocess.TimeoutExpired:
            code = None
        end_group(program)
        if self._stopped.is_set():
            raise Stopped
        return code


def end_group(program: subprocess.Popen[bytes]) -> None:
    """End a run with everything that it started, such as servers."""
    with suppress(ProcessLookupError):
        os.killpg(program.pid, signal.SIGKILL)
    program.wait()
