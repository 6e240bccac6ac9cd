"""The page: Node, the packages it is built with, and the build into the Python package."""

import functools
import os
import re
import shutil
import subprocess
from pathlib import Path

from tools.commands import child_environment, run_logged
from tools.paths import BUILD, NODE_LOCK, PACKAGE, PAGE, PAGE_LOCK, ROOT, VENV_BIN, WEB
from tools.problem import Problem
from tools.python_environment import ensure_packages
from tools.stamps import Stamp, content_hash

Version = tuple[int, ...]

CERTIFICATES = Path("/etc/ssl/certs/ca-certificates.crt")  # of Debian and its relatives


def is_new_enough(version: Version) -> bool:
    """What Vite and ESLint support: the later releases of 20 and 22, and everything from 24 on."""
    return (20, 19) <= version < (21,) or (22, 13) <= version < (23,) or version >= (24,)


@functools.cache
def machine_node() -> Version | None:
    """The version of the machine's own Node, or None when it is missing, too old or without npm."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return None
    answer = subprocess.run(["node", "--version"], capture_output=True, text=True, env=child_environment())
    version = tuple(int(part) for part in re.findall(r"\d+", answer.stdout))
    return version if is_new_enough(version) else None


def node_environment() -> dict[str, str]:
    """An environment in which `node` and `npm` are the ones to use."""
    environment = child_environment(CI="1")
    if machine_node() is None:
        environment["PATH"] = f"{VENV_BIN}{os.pathsep}{environment['PATH']}"
    if CERTIFICATES.is_file():  # Node knows only its own, which is too few in some networks
        environment.setdefault("NODE_EXTRA_CA_CERTS", str(CERTIFICATES))
    return environment


def ensure_node() -> str:
    """The machine's Node if it is new enough, else one inside .venv."""
    version = machine_node()
    if version is not None:
        return f"{'.'.join(map(str, version))} of this machine"
    return "installed" if ensure_packages(NODE_LOCK) else "ready"


def npm(*arguments: str, log: str) -> None:
    environment = node_environment()
    program = shutil.which("npm", path=environment["PATH"])
    if program is None:
        raise Problem("npm is missing although Node was installed; `make clean` and another try may help.")
    run_logged([program, *arguments], log=log, cwd=WEB, environment=environment)


def ensure_page_packages() -> str:
    """web/node_modules as package-lock.json says."""
    wanted = content_hash([PAGE_LOCK, WEB / "package.json"])
    stamp = Stamp(WEB / "node_modules" / ".schatzkiste-stamp")
    if stamp.read() == wanted:
        return "ready"
    npm("ci", "--no-audit", "--no-fund", log="npm-ci")
    stamp.write(wanted)
    return "installed"


def page_inputs() -> tuple[Path, ...]:
    return WEB, PACKAGE / "locales", ROOT / "docs" / "rules"


def ensure_page() -> str:
    """The built page inside the server package."""
    wanted = content_hash(page_inputs())
    stamp = Stamp(BUILD / "stamps" / "page")
    if stamp.read() == wanted and (PAGE / "index.html").is_file():
        return "ready"
    stamp.clear()
    npm("run", "build", log="page")
    if not (PAGE / "index.html").is_file():
        raise Problem(f"The build of the page left no index.html in {PAGE.relative_to(ROOT)}.")
    stamp.write(wanted)
    return "built"
