"""Builds the wheel: `core` and `games` are compiled by mypyc where that is possible, else stay pure Python.

SCHATZKISTE_PURE=1 skips compiling; SCHATZKISTE_REQUIRE_COMPILED=1 makes a failed compilation fatal.
Never install this project editable: a compiled file beside the source would hide later edits.
"""

import os
import sys
from pathlib import Path
from typing import cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

PACKAGE = Path("src/schatzkiste")
COMPILED_LAYERS = ("core", "games")
# Far from the hot path, and half of the C code: reading and checking of documents, views, drawings.
INTERPRETED = ("checking.py", "previews.py", "reading.py", "terminal.py", "view.py", "writing.py")
PURE = os.environ.get("SCHATZKISTE_PURE") == "1"
ONLY_METADATA = "dist_info" in sys.argv  # pip asks for it first, in a run of its own
REQUIRED = os.environ.get("SCHATZKISTE_REQUIRE_COMPILED") == "1"


def compiled_modules() -> list[str]:
    """All modules of the compiled layers; an `__init__.py` stays plain, so that data beside it is found."""
    found = (path for layer in COMPILED_LAYERS for path in PACKAGE.joinpath(layer).glob("**/*.py"))
    return sorted(str(path) for path in found if path.name not in ("__init__.py", *INTERPRETED))


def stay_pure(reason: object) -> None:
    print(f"schatzkiste: pure Python wheel, because compiling was not possible: {reason}", file=sys.stderr)


def extensions() -> list[Extension]:
    """What mypyc makes of the compiled layers, or nothing when it cannot."""
    if PURE or ONLY_METADATA:
        return []
    try:
        from mypyc.build import mypycify

        made = mypycify(["--strict", *compiled_modules()], opt_level="2", debug_level="0")
        return cast("list[Extension]", made)  # of setuptools, because that was imported first
    except (Exception, SystemExit) as problem:
        if REQUIRED:
            raise
        # Errors in the code itself are printed by mypyc, which then just leaves.
        stay_pure("mypyc found errors, see above" if isinstance(problem, SystemExit) else problem)
        return []


class OptionalBuildExt(build_ext):
    """Compiles all modules or none: a half compiled package could not be imported."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as problem:
            if REQUIRED:
                raise
            stay_pure(problem)
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_ext": OptionalBuildExt})
