"""The virtual environment in .venv and the locked packages in it."""

import functools
import importlib.util
import json
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from tools.commands import child_environment, run_logged
from tools.debian import install_package
from tools.paths import PLAY_LOCK, PYTHON, ROOT, TEST_LOCK, VENV
from tools.stamps import Stamp, content_hash

PIP = (PYTHON, "-m", "pip", "--disable-pip-version-check", "--no-input")

# What else is there once a lock file is installed.
INCLUDES = {TEST_LOCK: (PLAY_LOCK,)}

DESCRIBE = """
import json, sys, sysconfig
print(json.dumps({"version": "%d.%d" % sys.version_info[:2],
                  "compiler": sysconfig.get_config_var("CC") or "cc",
                  "headers": sysconfig.get_path("include")}))
"""


@dataclass(frozen=True)
class Interpreter:
    """What a build must know about the Python in .venv."""

    version: str
    compiler: str
    headers: str


@functools.cache
def interpreter() -> Interpreter:
    answer = subprocess.check_output([PYTHON, "-c", DESCRIBE], env=child_environment())
    return Interpreter(**json.loads(answer))


def ensure_environment(lock: Path) -> str:
    """An environment in which exactly the locked packages are installed (or more, for tests)."""
    created = ensure_venv()
    installed = ensure_packages(lock)
    return "created" if created else "updated" if installed else "ready"


def ensure_venv() -> bool:
    """Create .venv unless it works; one that was moved, copied or half made is thrown away."""
    stamp = Stamp(VENV / "stamps" / "venv")
    if stamp.read() and stamp.read() == venv_identity():
        return False
    if importlib.util.find_spec("ensurepip") is None:
        install_package("python3-venv", "Python's package for virtual environments is missing.")
    shutil.rmtree(VENV, ignore_errors=True)
    base_python = getattr(sys, "_base_executable", sys.executable)  # also right inside another environment
    run_logged([base_python, "-m", "venv", VENV], log="venv")
    interpreter.cache_clear()
    stamp.write(venv_identity())
    return True


def venv_identity() -> str:
    """Where .venv was made and for which Python; empty when its Python does not run."""
    try:
        return f"{ROOT} {interpreter().version}"
    except (OSError, subprocess.CalledProcessError):
        return ""


def ensure_packages(lock: Path) -> bool:
    """Install a lock file into .venv when its content changed since the last time."""
    if package_stamp(lock).read() == content_hash([lock]):
        return False
    for other in (*INCLUDES, *INCLUDES.get(lock, ()), lock):
        package_stamp(other).clear()
    run_logged(
        [*PIP, "install", "--progress-bar=off", "--require-hashes", "--requirement", lock],
        log=f"pip-{lock.stem}",
    )
    for satisfied in (lock, *INCLUDES.get(lock, ())):
        package_stamp(satisfied).write(content_hash([satisfied]))
    return True


def package_stamp(lock: Path) -> Stamp:
    return Stamp(VENV / "stamps" / lock.name)
