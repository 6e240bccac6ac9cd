"""The one kind of error that is shown without a traceback."""

import sys
from collections.abc import Callable


class Problem(Exception):
    """Something the person at the keyboard can act on, told in a sentence."""


def exit_with(work: Callable[[], int]) -> None:
    """Run a tool and leave with its exit code; a problem is one message and exit code 1."""
    try:
        code = work()
    except Problem as problem:
        print(problem, file=sys.stderr)
        code = 1
    except KeyboardInterrupt:
        code = 130
    sys.exit(code)
