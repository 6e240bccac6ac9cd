"""Packages of the system: installed when we may, asked for when we may not."""

import os
import shutil
from pathlib import Path

from tools.commands import child_environment, run_logged
from tools.problem import Problem


def install_package(package: str, reason: str) -> None:
    """Install a Debian package as root; otherwise say what is missing and what installs it."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        raise Problem(f"{reason} Please install it and try again (Debian: sudo apt-get install {package}).")
    environment = child_environment(DEBIAN_FRONTEND="noninteractive")
    environment["PATH"] += ":/usr/local/sbin:/usr/sbin:/sbin"  # dpkg insists on them
    run_logged(["apt-get", "update"], log="apt-update", environment=environment)
    run_logged(
        ["apt-get", "install", "--yes", "--no-install-recommends", package],
        log=f"apt-{package}",
        environment=environment,
    )


def chromium() -> str | None:
    """The browser for the page tests, from the system.

    Debian's headless shell is the same Chromium without windows and menus; a visit costs a third less with it.
    """
    return shutil.which("chromium-headless-shell") or shutil.which("chromium")


def ensure_chromium() -> str:
    """See that there is a browser for the page tests."""
    if chromium() is not None:
        return "ready"
    install_package("chromium-headless-shell", "Chromium is missing, and the page tests need it.")
    return "installed"


def postgres_programs() -> Path | None:
    """The folder of PostgreSQL's own programs: that of the newest version where Debian keeps several."""
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: int(folder.parent.name))
    found = shutil.which("initdb")
    folders = [*([Path(found).parent] if found else []), *reversed(debian)]
    return next((folder for folder in folders if (folder / "initdb").exists()), None)


def ensure_postgres() -> str:
    """PostgreSQL for the tests of the store, from the system; they run a server of their own."""
    if postgres_programs() is not None:
        return "ready"
    install_package("postgresql", "PostgreSQL is missing, and the tests of the server need it.")
    return "installed"
