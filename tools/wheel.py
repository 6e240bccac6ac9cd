"""The installed package: built as a wheel in .build, compiled where possible, and installed into .venv."""

import os
import shlex
import shutil
import zipfile
from pathlib import Path

from tools.commands import child_environment, run_logged
from tools.paths import BUILD, PACKAGE, PLAY_LOCK, ROOT, SOURCE, VENV
from tools.problem import Problem
from tools.python_environment import PIP, interpreter
from tools.stamps import Stamp, content_hash

TREE = BUILD / "wheel"
DIST = BUILD / "dist"
BUILD_FILES = (ROOT / "pyproject.toml", ROOT / "setup.py")
DOCUMENTS = (ROOT / "LICENSE", ROOT / "README.md")
INSTALLED = Stamp(VENV / "stamps" / "wheel")


def obstacle() -> str | None:
    """Why nothing can be compiled on this machine, or None."""
    if os.environ.get("SCHATZKISTE_PURE") == "1":
        return "SCHATZKISTE_PURE=1 is set"
    compiler = shlex.split(os.environ.get("CC") or interpreter().compiler)[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler ({compiler})"
    if not Path(interpreter().headers, "Python.h").is_file():
        return "the headers of Python are missing (Debian: python3-dev)"
    return None


def installed_is_compiled() -> bool:
    return INSTALLED.read().endswith("compiled")


def ensure_wheel(*, must_compile: bool = False) -> str:
    """Install the package as it is now; `must_compile` allows pure Python only where no compiler is."""
    hindrance = obstacle()
    sources = content_hash([SOURCE, *BUILD_FILES, *DOCUMENTS, PLAY_LOCK], interpreter().version, str(hindrance))
    unwanted_fallback = must_compile and hindrance is None and not installed_is_compiled()
    if INSTALLED.read().startswith(sources) and not unwanted_fallback:
        return describe(hindrance, "ready")
    wheel = build_wheel(compile_it=hindrance is None, must_compile=must_compile)
    INSTALLED.clear()
    run_logged([*PIP, "install", "--no-index", "--no-deps", "--force-reinstall", wheel], log="wheel-install")
    INSTALLED.write(f"{sources} {'compiled' if is_compiled(wheel) else 'pure'}")
    return describe(hindrance, "built")


def is_compiled(wheel: Path) -> bool:
    with zipfile.ZipFile(wheel) as archive:
        return any(name.endswith(".so") for name in archive.namelist())


def describe(hindrance: str | None, outcome: str) -> str:
    if installed_is_compiled():
        return f"{outcome}, compiled"
    return f"{outcome}, pure Python: {hindrance or 'compiling failed, see .build/wheel.log'}"


def build_wheel(*, compile_it: bool, must_compile: bool) -> Path:
    """Build in a copy, so that nothing compiled ever lies beside the sources."""
    compiled_from = content_hash([PACKAGE / "core", PACKAGE / "games", *BUILD_FILES, PLAY_LOCK], interpreter().version)
    last_build = Stamp(TREE / "compiled-from")
    copy_sources(keep_compiled=last_build.read() == compiled_from)
    last_build.clear()
    shutil.rmtree(DIST, ignore_errors=True)
    environment = child_environment()
    if not compile_it:
        environment["SCHATZKISTE_PURE"] = "1"
    elif must_compile:
        environment["SCHATZKISTE_REQUIRE_COMPILED"] = "1"
    options = ("--verbose", "--no-index", "--no-deps", "--no-build-isolation", "--wheel-dir", DIST)
    run_logged([*PIP, "wheel", *options, TREE], log="wheel", environment=environment)
    last_build.write(compiled_from)
    wheels = list(DIST.glob("*.whl"))
    if len(wheels) != 1:
        raise Problem("The build made no wheel; see .build/wheel.log.")
    return wheels[0]


def copy_sources(*, keep_compiled: bool) -> None:
    """Fill the build folder; setuptools uses compiled modules of the last build again if they are kept."""
    if keep_compiled:
        shutil.rmtree(TREE / "src")
        for left_over in TREE.glob("build/lib*/**/*"):
            if left_over.is_file() and left_over.suffix != ".so":
                left_over.unlink()
    else:
        shutil.rmtree(TREE, ignore_errors=True)
    not_sources = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info")
    shutil.copytree(SOURCE, TREE / "src", ignore=not_sources)
    for file in (*BUILD_FILES, *DOCUMENTS):
        if file.is_file():
            shutil.copy2(file, TREE)
