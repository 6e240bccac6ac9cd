"""`make lock`: choose the dependencies and write the lock files, with hashes and without addresses.

ARGS=--upgrade takes newer versions; without it the versions already chosen stay where they still fit.
"""

import re
import sys
import tempfile
import venv
from functools import partial
from pathlib import Path

from tools.commands import run_logged
from tools.paths import NODE_LOCK, PLAY_LOCK, ROOT, TEST_LOCK
from tools.problem import Problem, exit_with
from tools.progress import Progress

LOCKS: dict[Path, tuple[str, ...]] = {
    PLAY_LOCK: ("pyproject.toml", "--extra", "server", "--group", "build"),
    TEST_LOCK: ("pyproject.toml", "--extra", "server", "--group", "dev", "--constraint", PLAY_LOCK.name),
    NODE_LOCK: ("--group", "node"),
}
STYLE = ("--universal", "--generate-hashes", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links")
PIN = re.compile(r"^([a-z0-9.-]+)==(\S+)", re.MULTILINE)


def main() -> int:
    progress = Progress(1 + len(LOCKS))
    with tempfile.TemporaryDirectory() as folder:
        uv = Path(folder, "bin", "uv")
        progress.step("uv, for this once", lambda: install_uv(Path(folder)))
        for lock, wanted in LOCKS.items():
            progress.step(lock.name, partial(write_lock, uv, lock, wanted))
    require_superset()
    return 0


def install_uv(folder: Path) -> str:
    venv.create(folder, with_pip=True)
    run_logged([folder / "bin" / "python", "-m", "pip", "install", "--quiet", "uv"], log="lock-uv")
    return "ready"


def write_lock(uv: Path, lock: Path, wanted: tuple[str, ...]) -> str:
    header = ("--custom-compile-command", "make lock")
    run_logged(
        [uv, "pip", "compile", *wanted, *STYLE, *header, *sys.argv[1:], "--output-file", lock.name],
        log=f"lock-{lock.stem}",
        cwd=ROOT,
    )
    text = lock.read_text()
    if "://" in text or str(ROOT) in text:
        raise Problem(f"{lock.name} contains an address or a path of this machine; it must not be committed.")
    return f"{len(PIN.findall(text))} packages"


def require_superset() -> None:
    """Tests run with the very packages that players get."""
    missing = set(PIN.findall(PLAY_LOCK.read_text())) - set(PIN.findall(TEST_LOCK.read_text()))
    if missing:
        names = ", ".join(sorted(name for name, _ in missing))
        raise Problem(f"{TEST_LOCK.name} differs from {PLAY_LOCK.name} in: {names}.")


if __name__ == "__main__":
    exit_with(main)
