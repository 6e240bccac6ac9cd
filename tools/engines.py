"""The compiled engines: core and games, translated and compiled in a copy of the sources."""

import os
import re
import shlex
import shutil
from pathlib import Path

from tools.commands import child_environment, run_logged
from tools.paths import BUILD, PACKAGE, PAGE, PLAY_LOCK, PYTHON, ROOT, SOURCE
from tools.progress import Tell
from tools.python_environment import interpreter
from tools.stamps import Stamp, content_hash

TREE = BUILD / "wheel"
BUILD_FILES = (ROOT / "pyproject.toml", ROOT / "setup.py")
DOCUMENTS = (ROOT / "LICENSE", ROOT / "README.md")
TOOLCHAIN = Stamp(TREE / "toolchain")
ENGINES = Stamp(TREE / "engines")
PROGRESS = re.compile(r"schatzkiste: (.*)")


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


def engines_are_compiled() -> bool:
    """Whether the copy holds compiled engines to be packed."""
    return obstacle() is None and ENGINES.read().endswith("compiled")


def ensure_engines(tell: Tell, *, must_compile: bool) -> str:
    """Compile what changed; `must_compile` allows pure Python only where nothing can be compiled."""
    hindrance = obstacle()
    if hindrance is not None:
        return f"pure Python: {hindrance}"
    wanted = content_hash([PACKAGE / "core", PACKAGE / "games", *BUILD_FILES, PLAY_LOCK], interpreter().version)
    if ENGINES.read() == f"{wanted} compiled":
        return "ready, compiled"
    if ENGINES.read() != f"{wanted} pure" or must_compile:
        compile_engines(tell, must_compile=must_compile)
        kind = "compiled" if any(TREE.glob("build/lib*/**/*.so")) else "pure"
        ENGINES.write(f"{wanted} {kind}")
        if kind == "compiled":
            return "compiled"
    return "pure Python: compiling failed, see .build/engines.log"


def compile_engines(tell: Tell, *, must_compile: bool) -> None:
    """Let mypyc and the C compiler work; what they made of unchanged modules with the same tools is used again."""
    toolchain = content_hash([*BUILD_FILES, PLAY_LOCK], interpreter().version)
    if TOOLCHAIN.read() != toolchain:
        shutil.rmtree(TREE, ignore_errors=True)
    copy_sources(with_page=False)
    ENGINES.clear()
    TOOLCHAIN.clear()  # what an interrupted run leaves cannot be trusted
    extra = {"SCHATZKISTE_REQUIRE_COMPILED": "1"} if must_compile else {}
    run_logged(
        [PYTHON, "setup.py", "build_ext"],
        log="engines",
        cwd=TREE,
        environment=child_environment(**extra),
        watch=lambda line: tell(told[1]) if (told := PROGRESS.match(line)) else None,
    )
    TOOLCHAIN.write(toolchain)


def copy_sources(*, with_page: bool) -> None:
    """Fill the build folder, so that nothing compiled ever lies beside the sources."""
    shutil.rmtree(TREE / "src", ignore_errors=True)
    for left_over in TREE.glob("build/lib*/**/*"):
        if left_over.is_file() and left_over.suffix != ".so":
            left_over.unlink()

    def is_no_source(path: Path) -> bool:
        return path.name == "__pycache__" or path.suffix == ".so" or (path == PAGE and not with_page)

    shutil.copytree(
        SOURCE,
        TREE / "src",
        ignore=lambda folder, names: {name for name in names if is_no_source(Path(folder, name))},
        copy_function=shutil.copyfile,  # with new dates, so that mypy looks at the content for what changed
    )
    for file in (*BUILD_FILES, *DOCUMENTS):
        if file.is_file():
            shutil.copyfile(file, TREE / file.name)
