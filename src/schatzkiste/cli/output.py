"""What the commands print: tables, and game tables with a little colour on terminals."""

import re
import shutil
import sys
from collections.abc import Sequence

import click

from schatzkiste.core import State
from schatzkiste.drawing import Drawing

PIPE_WIDTH = 160
STYLE = re.compile(r"\x1b\[[\d;]*m")


def line_width() -> int:
    """How long a line may be: as wide as the terminal, or what is usual where there is none."""
    return shutil.get_terminal_size().columns if sys.stdout.isatty() else PIPE_WIDTH


def wrapped(line: str, width: int | None = None, indent: str = "  ") -> list[str]:
    """The line in parts that fit, broken between words only; colours count for nothing."""
    limit = line_width() if width is None else width
    parts, length = [""], 0
    for word in re.split(r"( +)", line):
        size = len(STYLE.sub("", word))
        if length + size > limit and length > len(indent):
            parts[-1] = parts[-1].rstrip()
            parts.append(indent)
            length = len(indent)
            word, size = ("", 0) if word.isspace() else (word, size)
        parts[-1] += word
        length += size
    return parts


def print_wrapped(line: str, indent: str = "  ") -> None:
    """Print the line, broken between words."""
    click.echo("\n".join(wrapped(line, indent=indent)))


def print_table(columns: Sequence[str], rows: Sequence[Sequence[str]], numbers_from: int) -> None:
    """A table whose columns from `numbers_from` on are numbers."""
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False, pad_edge=False)
    for place, column in enumerate(columns):
        table.add_column(column, justify="left" if place < numbers_from else "right", overflow="ellipsis")
    for row in rows:
        table.add_row(*row)
    Console(highlight=False, markup=False, width=line_width()).print(table)


class ColouredDrawing(Drawing):
    """The pictures of one game in its colours; `click.echo` leaves them out where there are none."""

    def table(self, state: State, seat: int | None) -> str:
        """The table as the seat sees it; None is a spectator."""
        return self.coloured(super().table(state, seat))

    def coloured(self, text: str) -> str:
        """The text with the game's colours."""
        patterns = "|".join(f"({pattern})" for pattern, _ in self.colours())
        names = [name for _, name in self.colours()]
        return re.sub(patterns, lambda found: click.style(found[0], fg=names[(found.lastindex or 1) - 1]), text)
