"""What is told of a finished game: a score sheet in the game's own categories, and how everyone's points grew."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from schatzkiste.core.refusal import Arg


@dataclass(frozen=True)
class Part:
    """One thing that a cell of the sheet is made of: what it is, and its number."""

    what: str
    value: int


@dataclass(frozen=True)
class Cell:
    """What a category brought one seat: its points, how many things that were, and those worth showing one by one."""

    points: int
    count: int
    parts: tuple[Part, ...] = ()


@dataclass(frozen=True)
class Row:
    """A category of the score sheet with a cell for each seat; one that is only told `counts` for nothing.

    The name is text `<game>-sheet-<code>`, the small line below it `<game>-sheet-<note>`, both with `args`.
    """

    code: str
    args: Mapping[str, Arg]
    note: str
    counts: bool
    cells: tuple[Cell, ...]


@dataclass(frozen=True)
class InterimScore:
    """Everyone's points at some step of the game, and its round, from 1."""

    round: int
    points: list[int]


@dataclass(frozen=True)
class Summary:
    """A finished game: its score sheet, and how the points went, step by step."""

    rows: list[Row]
    course: list[InterimScore]
