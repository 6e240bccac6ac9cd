"""The command `schatzkiste`: one module for each of its commands, imported when it is called for."""

import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn

import click

from schatzkiste.cli.version import version_option
from schatzkiste.core import BadSetup, SchatzkisteError, UnknownGame
from schatzkiste.core.errors import unreadable

COMMANDS = ("games", "learn", "play", "simulate", "arena", "certify", "replay", "verify", "serve", "database")
FAILED, WRONG_USAGE, INTERRUPTED = 1, 2, 130


class Commands(click.Group):
    """The commands by name."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names in the order of the help page."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command:
        """The command that a module of this package holds."""
        if cmd_name not in COMMANDS:
            raise click.UsageError(f"there is no command {cmd_name!r}; there are: {', '.join(COMMANDS)}", ctx)
        command = import_module(f"{__name__}.{cmd_name}").command
        assert isinstance(command, click.Command)
        return command


@click.group(cls=Commands, invoke_without_command=True)
@version_option
@click.pass_context
def chest(ctx: click.Context) -> None:
    """Treasure-hunt board games for people and programs.

    \b
    Examples:
      schatzkiste learn schatzinsel
      schatzkiste play schatzinsel
      schatzkiste simulate schatzinsel -n 1000 --bots helmsman,random
      schatzkiste arena schatzinsel -n 400 --bots 2,3
      schatzkiste serve
    """
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run the command line and leave with its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal without our signs shows others, but goes on
    sys.exit(run(arguments))


def run(arguments: Sequence[str] | None) -> int:
    """The exit code of a command; what goes wrong is told in one line."""
    try:
        code: object = chest.main(arguments, prog_name="schatzkiste", standalone_mode=False)
    except click.UsageError as error:
        hint = "" if error.ctx is None else f" (see {error.ctx.command_path} --help)"
        return complain(error.format_message() + hint, WRONG_USAGE)
    except click.ClickException as error:
        return complain(error.format_message(), FAILED)
    except click.Abort:
        return INTERRUPTED
    except (BadSetup, UnknownGame) as error:
        return complain(str(error), WRONG_USAGE)
    except SchatzkisteError as error:
        return complain(str(error), FAILED)
    except OSError as error:
        place = "" if error.filename is None else f"{error.filename}: "
        return complain(f"{place}{unreadable(error)}", FAILED)
    return code if isinstance(code, int) else 0


def complain(message: str, code: int) -> int:
    """Tell what is wrong, in one line; the exit code is handed back."""
    click.echo(f"schatzkiste: {' '.join(message.split())}", err=True)
    return code
