"""What the commands print: tables, and game tables with a little colour on terminals."""

import re
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any

import click

from schatzkiste.core import Game, JsonObject, State
from schatzkiste.texts import Texts

PIPE_WIDTH = 160


def print_table(columns: Sequence[str], rows: Sequence[Sequence[str]], numbers_from: int) -> None:
    """A table whose columns from `numbers_from` on are numbers."""
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False, pad_edge=False)
    for place, column in enumerate(columns):
        table.add_column(column, justify="left" if place < numbers_from else "right", overflow="fold")
    for row in rows:
        table.add_row(*row)
    is_terminal = sys.stdout.isatty()
    Console(highlight=False, markup=False, width=None if is_terminal else PIPE_WIDTH).print(table)


class Drawing:
    """The terminal pictures of one game: its module `terminal` with draw, remark and COLOURS."""

    def __init__(self, game: Game, texts: Texts) -> None:
        self._module: Any = import_module(f"schatzkiste.games.{game.id}.terminal")
        self._texts = texts

    def table(self, state: State, seat: int | None) -> str:
        """The table as the seat sees it; None is a spectator."""
        return self.coloured(self._module.draw(state.view(seat), self._texts.say))

    def choice(self, view: JsonObject, notation: str) -> str:
        """An action with what is worth knowing about it."""
        return f"{notation} {self._module.remark(view, notation)}".rstrip()

    def coloured(self, text: str) -> str:
        """The text with the game's colours; `click.echo` leaves them out where there are none."""
        patterns = "|".join(f"({pattern})" for pattern, _ in self._module.COLOURS)
        colours = [colour for _, colour in self._module.COLOURS]
        return re.sub(patterns, lambda found: _in_colour(found, colours), text)


def _in_colour(found: re.Match[str], colours: Sequence[str]) -> str:
    return click.style(found[0], fg=colours[(found.lastindex or 1) - 1])
