"""The installed package: the engines, all that is above them and the page, as a wheel, installed into .venv."""

import shutil
from pathlib import Path

from tools.commands import child_environment, run_logged
from tools.engines import BUILD_FILES, DOCUMENTS, TREE, copy_sources, engines_are_compiled
from tools.paths import BUILD, PLAY_LOCK, SOURCE, VENV
from tools.problem import Problem
from tools.python_environment import PIP, interpreter
from tools.stamps import Stamp, content_hash

DIST = BUILD / "dist"
INSTALLED = Stamp(VENV / "stamps" / "wheel")


def installed_is_compiled() -> bool:
    return INSTALLED.read().endswith("compiled")


def ensure_wheel(*, with_page: bool) -> str:
    """Install the package as it is now; one `with_page` cannot be built without it."""
    sources = content_hash([SOURCE, *BUILD_FILES, *DOCUMENTS, PLAY_LOCK], interpreter().version)
    wanted = f"{sources} {'compiled' if engines_are_compiled() else 'pure'}"
    if INSTALLED.read() == wanted:
        return "ready"
    wheel = build_wheel(with_page=with_page)
    INSTALLED.clear()
    run_logged([*PIP, "install", "--no-index", "--no-deps", "--force-reinstall", wheel], log="wheel-install")
    INSTALLED.write(wanted)
    return "installed"


def build_wheel(*, with_page: bool) -> Path:
    """Pack the engines that were compiled before; nothing is compiled here."""
    copy_sources(with_page=True)
    shutil.rmtree(DIST, ignore_errors=True)
    environment = child_environment()
    environment["SCHATZKISTE_REQUIRE_COMPILED" if engines_are_compiled() else "SCHATZKISTE_PURE"] = "1"
    if not with_page:
        environment["SCHATZKISTE_WITHOUT_PAGE"] = "1"
    options = ("--verbose", "--no-index", "--no-deps", "--no-build-isolation", "--wheel-dir", DIST)
    run_logged([*PIP, "wheel", *options, TREE], log="wheel", environment=environment)
    wheels = list(DIST.glob("*.whl"))
    if len(wheels) != 1:
        raise Problem("The build made no wheel; see .build/wheel.log.")
    return wheels[0]
