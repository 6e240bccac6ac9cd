"""A terminal in which a command runs, with a screen that the tests can look at."""

import fcntl
import os
import pty
import select
import struct
import subprocess
import termios
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType

import pyte

from tests.cli.command_line import COMMAND, PLAIN, hear_interrupts

PATIENCE = 60.0
"""So many seconds without a sign of life are a failure."""
DOWN, PAGE_DOWN, PAGE_UP, ENTER, TAB, CTRL_C = "\x1b[B", "\x1b[6~", "\x1b[5~", "\r", "\t", "\x03"


def take_over() -> None:
    """Make the terminal on standard input the one whose Ctrl-C the command hears."""
    hear_interrupts()
    fcntl.ioctl(0, termios.TIOCSCTTY)


class Terminal:
    """A command in a terminal of 80 columns and 24 rows, if nothing else is said."""

    def __init__(
        self, *arguments: str, folder: Path, rows: int = 24, columns: int = 80, kind: str = "xterm-256color"
    ) -> None:
        ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        environment = {**os.environ, **PLAIN, "TERM": kind}
        if "PYTHONPATH" in environment:  # which may be told from here
            paths = environment["PYTHONPATH"].split(os.pathsep)
            environment["PYTHONPATH"] = os.pathsep.join(str(Path(path).resolve()) for path in paths)
        self._screen = pyte.Screen(columns, rows)
        self._stream = pyte.ByteStream(self._screen)
        self._ours = ours
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            cwd=folder,
            env={name: value for name, value in environment.items() if name not in ("COLUMNS", "LINES", "NO_COLOR")},
            start_new_session=True,
            preexec_fn=take_over,
        )
        os.close(theirs)

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self._ours)

    def type(self, *keys: str) -> None:
        """Press keys, one after the other."""
        os.write(self._ours, "".join(keys).encode())

    @property
    def lines(self) -> list[str]:
        """The screen."""
        return [line.rstrip() for line in self._screen.display]

    @property
    def text(self) -> str:
        """The screen as one text."""
        return "\n".join(self.lines)

    def wait_for(self, *signs: str, without: Sequence[str] = ()) -> str:
        """Wait until all these signs stand on the screen, and none of the others; the screen then."""
        return self.wait_until(
            lambda text: all(sign in text for sign in signs) and not any(sign in text for sign in without)
        )

    def wait_until(self, is_there: Callable[[str], bool]) -> str:
        """Wait until the screen is as wanted."""
        while not is_there(self.text):
            assert self._hears(), f"this never came:\n{self.text}"
        return self.text

    def end(self) -> int:
        """Wait for the end of the command; its exit code."""
        while self._hears():
            pass
        return self.process.wait(PATIENCE)

    def _hears(self) -> bool:
        """Whether there was something more to show."""
        ready, _, _ = select.select([self._ours], [], [], PATIENCE)
        assert ready, f"nothing happens any more:\n{self.text}"
        try:
            data = os.read(self._ours, 65536)
        except OSError:  # the other side is closed
            return False
        self._stream.feed(data)
        return bool(data)
