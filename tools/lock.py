"""`make lock`: choose the dependencies and write the lock files, with hashes and without addresses.

ARGS=--upgrade takes newer versions; without it the versions already chosen stay where they still fit.
What the page is made with is chosen in `web/package.json`; only what that needs in turn is chosen here.
"""

import json
import re
import sys
import tempfile
import venv
from functools import partial
from pathlib import Path

from tools.commands import run_logged
from tools.page import ensure_node, npm
from tools.paths import NODE_LOCK, PAGE_LOCK, PEERS_LOCK, PLAY_LOCK, ROOT, TEST_LOCK
from tools.problem import Problem, exit_with
from tools.progress import Progress, Tell
from tools.python_environment import ensure_venv

LOCKS: dict[Path, tuple[str, ...]] = {
    PLAY_LOCK: ("pyproject.toml", "--extra", "server", "--group", "build"),
    TEST_LOCK: ("pyproject.toml", "--extra", "server", "--group", "dev", "--constraint", PLAY_LOCK.name),
    NODE_LOCK: ("--group", "node"),
    PEERS_LOCK: ("--group", "peers"),
}
STYLE = ("--universal", "--generate-hashes", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links")
PIN = re.compile(r"^([a-z0-9.-]+)==(\S+)", re.MULTILINE)


def main() -> int:
    with tempfile.TemporaryDirectory() as folder, Progress(2 + len(LOCKS)) as progress:
        uv = Path(folder, "bin", "uv")
        progress.step("uv, for this once", lambda _: install_uv(Path(folder)))
        for lock, wanted in LOCKS.items():
            progress.step(lock.name, partial(write_lock, uv, lock, wanted))
        progress.step(PAGE_LOCK.name, write_page_lock)
    require_superset()
    return 0


def install_uv(folder: Path) -> str:
    venv.create(folder, with_pip=True)
    run_logged([folder / "bin" / "python", "-m", "pip", "install", "--quiet", "uv"], log="lock-uv")
    return "ready"


def write_lock(uv: Path, lock: Path, wanted: tuple[str, ...], tell: Tell) -> str:
    header = ("--custom-compile-command", "make lock")
    run_logged(
        [uv, "pip", "compile", *wanted, *STYLE, *header, *sys.argv[1:], "--output-file", lock.name],
        log=f"lock-{lock.stem}",
        cwd=ROOT,
    )
    require_no_address(lock)
    return f"{len(PIN.findall(lock.read_text()))} packages"


def write_page_lock(tell: Tell) -> str:
    ensure_venv()
    ensure_node()
    npm("update" if "--upgrade" in sys.argv else "install", "--package-lock-only", "--no-audit", log="lock-page")
    chosen = json.loads(PAGE_LOCK.read_text())
    for package in chosen["packages"].values():
        package.pop("funding", None)  # addresses that nobody needs to install anything
    PAGE_LOCK.write_text(json.dumps(chosen, indent=2) + "\n")
    require_no_address(PAGE_LOCK)
    return f"{len(chosen['packages']) - 1} packages"


def require_no_address(lock: Path) -> None:
    text = lock.read_text()
    if "://" in text or str(ROOT) in text:
        raise Problem(f"{lock.name} contains an address or a path of this machine; it must not be committed.")


def require_superset() -> None:
    """Tests run with the very packages that players get."""
    missing = set(PIN.findall(PLAY_LOCK.read_text())) - set(PIN.findall(TEST_LOCK.read_text()))
    if missing:
        names = ", ".join(sorted(name for name, _ in missing))
        raise Problem(f"{TEST_LOCK.name} differs from {PLAY_LOCK.name} in: {names}.")


if __name__ == "__main__":
    exit_with(main)
