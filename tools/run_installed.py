"""`make bench` and `make soak`: run a module of the checkout against the installed, compiled package."""

import os
import sys

from tools.commands import child_environment
from tools.paths import PYTHON, ROOT, TEST_LOCK
from tools.prepare import LIBRARY, prepare
from tools.problem import Problem, exit_with


def main() -> int:
    if len(sys.argv) < 2:
        raise Problem("Usage: python -m tools.run_installed MODULE [ARGUMENT ...]")
    module, *arguments = sys.argv[1:]
    prepare(LIBRARY, TEST_LOCK, must_compile=True)
    os.chdir(ROOT)
    os.execve(PYTHON, [str(PYTHON), "-m", module, *arguments], child_environment())


if __name__ == "__main__":
    exit_with(main)
