"""Builds the wheel: `core` and `games` are compiled by mypyc where that is possible, else stay pure Python.

SCHATZKISTE_PURE=1 skips compiling; SCHATZKISTE_REQUIRE_COMPILED=1 makes a failed compilation fatal.
SCHATZKISTE_WITHOUT_PAGE=1 allows a wheel for engines alone, whose server has no page to show.
Never install this project editable: a compiled file beside the source would hide later edits.
"""

import os
import sys
import threading
from pathlib import Path
from typing import cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

PACKAGE = Path("src/schatzkiste")
PAGE = PACKAGE / "server" / "page" / "index.html"
COMPILED_LAYERS = ("core", "games")
# Far from the hot path, and half of the C code.
INTERPRETED = {
    "__init__.py": "data beside it must be found",
    "codec*.py": "reading and writing of positions",
    "attributes.py": "reading and writing of positions",
    "*checks.py": "checking of positions from outside",
    "ending.py": "once in a game",
    "previews.py": "for people, in views",
    "view.py": "for people",
    "terminal.py": "for people",
}
COMMANDS = frozenset(sys.argv[1:])
PURE = os.environ.get("SCHATZKISTE_PURE") == "1"
REQUIRED = os.environ.get("SCHATZKISTE_REQUIRE_COMPILED") == "1"
WITHOUT_PAGE = os.environ.get("SCHATZKISTE_WITHOUT_PAGE") == "1"
# Commands that pip runs by themselves before the wheel, or that pack the sources as they are.
NOTHING_TO_COMPILE = COMMANDS & {"dist_info", "egg_info", "sdist"}
PACKING = COMMANDS & {"bdist_wheel", "sdist"}


def require_page() -> None:
    """Refuse to pack a server that has nothing to show."""
    if PACKING and not WITHOUT_PAGE and not PAGE.is_file():
        sys.exit(
            f"schatzkiste: {PAGE} is missing, so the server would have no page. Build it first: "
            "`make page` in the checkout, or `npm ci && npm run build` in web/. "
            "For the library alone set SCHATZKISTE_WITHOUT_PAGE=1."
        )


def say(text: str) -> None:
    """A line that shows how far the build is; `make` looks for them."""
    print(f"schatzkiste: {text}", flush=True)


def group_of(path: Path) -> str:
    """The library a module is compiled into: one for the core and one for each game, to compile side by side."""
    layer, *below = path.relative_to(PACKAGE).parts
    return below[0] if layer == "games" else layer


def groups() -> dict[str, list[str]]:
    """The modules of the compiled layers by group."""
    found: dict[str, list[str]] = {}
    for layer in COMPILED_LAYERS:
        for path in sorted(PACKAGE.joinpath(layer).glob("**/*.py")):
            if not any(path.match(pattern) for pattern in INTERPRETED):
                found.setdefault(group_of(path), []).append(str(path))
    return found


def stay_pure(reason: object) -> None:
    say(f"pure Python wheel, because compiling was not possible: {reason}")


def extensions() -> list[Extension]:
    """What mypyc makes of the compiled layers, or nothing when it cannot."""
    if PURE or NOTHING_TO_COMPILE:
        return []
    try:
        from mypyc.build import mypycify

        chosen = groups()
        modules = [module for group in chosen.values() for module in group]
        say(f"translating {len(modules)} modules to C")
        translated = mypycify(
            ["--strict", *modules],
            opt_level="2",
            debug_level="0",
            separate=[(group, f"schatzkiste_{name}") for name, group in chosen.items()],
        )
        made = cast("list[Extension]", translated)  # of setuptools, because that was imported first
        if os.name == "posix":
            for extension in made:  # its own functions may be inlined: nobody replaces them from outside
                extension.extra_compile_args.append("-fno-semantic-interposition")
        return made
    except (Exception, SystemExit) as problem:
        if REQUIRED:
            raise
        # Errors in the code itself are printed by mypyc, which then just leaves.
        stay_pure("mypyc found errors, see above" if isinstance(problem, SystemExit) else problem)
        return []


def weight(extension: Extension) -> int:
    """How much C there is to compile."""
    return sum(Path(source).stat().st_size for source in extension.sources)


class OptionalBuildExt(build_ext):
    """Compiles all modules or none, several at a time: a half compiled package could not be imported."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()
        self.extensions.sort(key=weight, reverse=True)  # the longest first, so that none is waited for at the end
        self.compiled = 0
        self.counting = threading.Lock()

    def build_extensions(self) -> None:
        say("compiling: 0 % done")
        super().build_extensions()

    def build_extension(self, ext: Extension) -> None:
        super().build_extension(ext)
        with self.counting:
            self.compiled += weight(ext)
            say(f"compiling: {100 * self.compiled // sum(map(weight, self.extensions))} % done")

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
        self.remove_left_overs()

    def remove_left_overs(self) -> None:
        """Without this, what an earlier build made of a module that is gone would be packed."""
        wanted = set(self.get_outputs())
        for library in Path(self.build_lib).glob("**/*.so"):
            if str(library) not in wanted:
                library.unlink()


if __name__ == "__main__":
    require_page()
    setup(ext_modules=extensions(), cmdclass={"build_ext": OptionalBuildExt})
