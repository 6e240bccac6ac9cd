"""Running other programs, with their noise kept in a log file until it is needed."""

import os
import subprocess
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from tools.paths import BUILD, ROOT
from tools.problem import Problem

LINES_SHOWN = 40


# They would lead the Python in .venv, or a make below ours, astray.
NOT_INHERITED = frozenset({"PYTHONPATH", "PYTHONHOME", "MAKEFLAGS"})


def child_environment(**extra: str) -> dict[str, str]:
    """The environment for programs we start: our own one, with a HOME that can be written to."""
    environment = {name: value for name, value in os.environ.items() if name not in NOT_INHERITED}
    home = environment.get("HOME")
    if not home or not os.access(home, os.W_OK | os.X_OK):
        substitute = BUILD / "home"
        substitute.mkdir(parents=True, exist_ok=True)
        environment["HOME"] = str(substitute)
    environment.setdefault("PATH", os.defpath)
    return environment | extra


def run_logged(
    command: Sequence[str | Path],
    *,
    log: str,
    cwd: Path = ROOT,
    environment: Mapping[str, str] | None = None,
    watch: Callable[[str], None] = lambda line: None,
) -> None:
    """Run a program silently, its lines seen by `watch`; when it fails, the problem shows the end of its output."""
    BUILD.mkdir(exist_ok=True)
    log_file = BUILD / f"{log}.log"
    with log_file.open("w") as output:
        output.write(f"$ {' '.join(map(str, command))}\n")
        output.flush()
        try:
            program = subprocess.Popen(
                command,
                cwd=cwd,
                env=environment or child_environment(),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                errors="replace",
            )
        except OSError as error:
            raise Problem(f"{command[0]} could not be started: {error.strerror}.") from error
        with program:
            for line in program.stdout or ():
                output.write(line)
                output.flush()
                watch(line.rstrip())
    if program.returncode != 0:
        tail = log_file.read_text(errors="replace").splitlines()[-LINES_SHOWN:]
        raise Problem("\n".join([*tail, f"{command[0]} failed; the full output is in {log_file.relative_to(ROOT)}."]))
