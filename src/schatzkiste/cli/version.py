"""Which version this is, and whether its rules run compiled."""

from collections.abc import Callable
from typing import TypeVar

import click

from schatzkiste import __version__
from schatzkiste.core import state

Command = TypeVar("Command", bound=Callable[..., object])


def core_kind() -> str:
    """How the rules run: mypyc leaves a compiled module in place of the source."""
    return "pure Python" if str(state.__file__).endswith(".py") else "compiled"


def version_option(command: Command) -> Command:
    """The option `--version`."""
    return click.version_option(__version__, message=f"schatzkiste %(version)s, {core_kind()} core")(command)
