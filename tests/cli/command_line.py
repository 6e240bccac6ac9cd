"""Calling the command line: in this process, or in one of its own where exit codes and signals matter."""

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass

import pytest
from click.testing import CliRunner

from schatzkiste.cli import main

PLAIN = {"LC_ALL": "C.UTF-8", "PYTHONIOENCODING": "utf-8"}
COMMAND = (sys.executable, "-W", "error", "-m", "schatzkiste")


@dataclass(frozen=True)
class Finished:
    """What a call left behind."""

    code: int
    out: str
    err: str


def schatzkiste(*arguments: str, typed: Sequence[str] = ()) -> Finished:
    """Call the command in this process, with these lines on its standard input."""
    text = "".join(f"{line}\n" for line in typed)
    with CliRunner().isolation(input=text, env=PLAIN) as (out, err, _):
        with pytest.raises(SystemExit) as leaving:
            main(list(arguments))
        assert isinstance(leaving.value.code, int)
        sys.stdout.flush()
        sys.stderr.flush()
        return Finished(leaving.value.code, out.getvalue().decode(), err.getvalue().decode())


def started(*arguments: str) -> subprocess.Popen[str]:
    """The command in a process of its own, which hears Ctrl-C even if the tests run in the background of a shell."""
    return subprocess.Popen(
        [*COMMAND, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={**os.environ, **PLAIN},
        preexec_fn=hear_interrupts,
    )


def hear_interrupts() -> None:
    """A shell has the jobs in its background ignore Ctrl-C, and children inherit that."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
