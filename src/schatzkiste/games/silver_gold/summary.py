"""What is told of a finished game: the score sheet (SG-4.3) by colours and signs, and the course of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from schatzkiste.core.summary import Cell, InterimScore, Part, Row, Summary
from schatzkiste.games.silver_gold.components import COLOURS
from schatzkiste.games.silver_gold.scoring import ScoreSheet, score_sheet

if TYPE_CHECKING:
    from schatzkiste.games.silver_gold.state import SilverGold


def summary_of(states: list[SilverGold]) -> Summary:
    """The game that went through these positions."""
    end = states[-1]
    sheets = [score_sheet(end, seat) for seat in range(end.players)]
    rows = [_row(colour, [_cards(sheet, colour) for sheet in sheets]) for colour in reversed(COLOURS)]
    rows.append(_row("coins", [Cell(sheet["coins"], sheet["coins"]) for sheet in sheets]))
    rows.append(_row("trophies", [_listed("trophy", sheet["trophies"]) for sheet in sheets]))
    rows.append(_row("palms", [_listed("palm", sheet["palms"]) for sheet in sheets]))
    rows.append(_row("seals", [_seals(sheet) for sheet in sheets]))
    return Summary(rows, [InterimScore(state.round, state.scores()) for state in states])


def _row(code: str, cells: list[Cell]) -> Row:
    return Row(code, {}, "", True, tuple(cells))


def _cards(sheet: ScoreSheet, colour: str) -> Cell:
    points = [card["points"] for card in sheet["cards"] if card["colour"] == colour]
    return Cell(sum(points), len(points))


def _listed(what: str, points: list[int]) -> Cell:
    return Cell(sum(points), len(points), tuple(Part(what, value) for value in points))


def _seals(sheet: ScoreSheet) -> Cell:
    seals = sheet["seals"]
    return Cell(sheet["seal_points"], len(seals), tuple(Part(seal["colour"], seal["points"]) for seal in seals))
