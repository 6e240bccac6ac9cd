"""What the Makefile runs: standard library only, because it works before anything is installed."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - an older Python gets this far
    sys.exit("Schatzkiste needs Python 3.11 or newer; choose one with: make PYTHON=python3.11 ...")
