"""The table of Die Schatzinsel as text for a terminal: the board on the left, stock and screen on the right."""

from __future__ import annotations

from collections.abc import Callable
from itertools import zip_longest
from typing import TYPE_CHECKING, Final

from schatzkiste.games.schatzinsel.board import SIDE

if TYPE_CHECKING:
    from schatzkiste.games.schatzinsel.view import FieldView, SchatzinselView

CROSS: Final = "×"
CHEST: Final = "■"
GUARD: Final = "▲"
CELL: Final = 7
TILES_A_LINE: Final = 6

COLOURS: Final[tuple[tuple[str, str], ...]] = (
    (r"\+\d+", "red"),
    (CHEST, "yellow"),
    (GUARD, "blue"),
    (CROSS, "magenta"),
)
"""What may be coloured where there are colours, as patterns; nothing is told by colour alone."""


def draw(view: SchatzinselView, say: Callable[..., str]) -> str:
    """The table as its view shows it; `say` finds the words by id."""
    board = _board(view)
    panel = _panel(view, say)
    width = max(len(line) for line in board)
    return "\n".join(f"{left:{width}}   {right}".rstrip() for left, right in zip_longest(board, panel, fillvalue=""))


def remark(view: SchatzinselView, notation: str, say: Callable[..., str]) -> str:
    """What to write behind a choice: the points it would score."""
    return _gain(view, notation)


def _gain(view: SchatzinselView, notation: str) -> str:
    gain = view["gains"].get(notation)
    return "" if gain is None else f"+{gain['points']}"


def _board(view: SchatzinselView) -> list[str]:
    laid = {(field["row"], field["column"]): field for field in view["fields"]}
    lines = ["   ┌" + "┬".join(f"{number:─^{CELL}}" for number in view["columns"]) + "┐"]
    for row, row_number in enumerate(view["rows"]):
        cells: list[tuple[str, str]] = []
        for column, column_number in enumerate(view["columns"]):
            field = laid.get((row, column))
            if field is None:
                cells.append((_gain(view, f"lay {row_number}-{column_number}"), ""))
            else:
                cells.append((_name(view, field), _pieces(view, field)))
        for label, part in ((str(row_number), 0), ("", 1)):
            lines.append(f"{label:>2} │" + "".join(f"{cell[part]:^{CELL}}│" for cell in cells))
        lines.append(_rule("├┼┤" if row < SIDE - 1 else "└┴┘"))
    return lines


def _rule(corners: str) -> str:
    return "   " + corners[0] + corners[1].join(["─" * CELL] * SIDE) + corners[2]


def _name(view: SchatzinselView, field: FieldView) -> str:
    return f"[{field['tile']}]" if field["tile"] == view["last"] else field["tile"]


def _pieces(view: SchatzinselView, field: FieldView) -> str:
    if not field["chest"]:
        return f"{CROSS} {_gain(view, 'chest ' + field['tile'])}".rstrip() if field["cross"] else ""
    guards = GUARD * min(field["guards"], 1) + (str(field["guards"]) if field["guards"] > 1 else "")
    return f"{CHEST}{guards} {_gain(view, 'guard ' + field['tile'])}".rstrip()


def _panel(view: SchatzinselView, say: Callable[..., str]) -> list[str]:
    stock, screen = view["stock"], view["screen"]
    lines = [say("schatzinsel-terminal-stock"), *_tiles(view, stock["tiles"]), _guards(stock["guards"], say)]
    if screen is not None:
        pieces = [say("schatzinsel-terminal-chests", count=screen["chests"]), _guards(screen["guards"], say)]
        lines += ["", say("schatzinsel-terminal-screen"), *_tiles(view, screen["tiles"]), ", ".join(pieces)]
    legend = (("cross", CROSS), ("chest", CHEST), ("guard", GUARD))
    return [*lines, "", "  ".join(f"{sign} {say(f'schatzinsel-terminal-{word}')}" for word, sign in legend)]


def _tiles(view: SchatzinselView, tiles: list[str]) -> list[str]:
    marked = [f"{tile}{CROSS if tile in view['crosses'] else ' '}" for tile in tiles]
    return [" ".join(marked[first : first + TILES_A_LINE]) for first in range(0, len(marked), TILES_A_LINE)]


def _guards(count: int, say: Callable[..., str]) -> str:
    return say("schatzinsel-terminal-guards", count=count)
