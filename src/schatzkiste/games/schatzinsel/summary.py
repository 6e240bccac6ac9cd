"""What is told of a finished game: points by the kind of piece (section 4), and the course of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from schatzkiste.core.summary import Cell, InterimScore, Row, Summary
from schatzkiste.games.schatzinsel.events import BonusWon, ChestSet, GuardSet, TileLaid

if TYPE_CHECKING:
    from schatzkiste.core.events import Event
    from schatzkiste.games.schatzinsel.state import Schatzinsel

CODES = ("tiles", "chests", "guards", "bonus")


def summary_of(states: list[Schatzinsel], events: list[Event]) -> Summary:
    """The game that went through these positions, by these events; the first one may bring points along."""
    players = states[0].players
    points = [[0] * players for _ in CODES]
    counts = [[0] * players for _ in CODES]
    for event in events:
        if isinstance(event, TileLaid):
            row, seat, gain = 0, event.seat, event.points
        elif isinstance(event, ChestSet):
            row, seat, gain = 1, event.seat, event.points
        elif isinstance(event, GuardSet):
            row, seat, gain = 2, event.seat, event.points
        elif isinstance(event, BonusWon):
            row, seat, gain = 3, event.seat, event.points
        else:
            continue
        points[row][seat] += gain
        counts[row][seat] += 1
    rows = [
        Row(
            code,
            {},
            f"{code}-note" if code in ("tiles", "bonus") else "",
            True,
            tuple(Cell(points[row][seat], counts[row][seat]) for seat in range(players)),
        )
        for row, code in enumerate(CODES)
    ]
    earlier = states[0].scores()
    if any(earlier):
        rows.insert(0, Row("earlier", {}, "earlier-note", True, tuple(Cell(scored, 0) for scored in earlier)))
    return Summary(rows, course_of(states))


def course_of(states: list[Schatzinsel]) -> list[InterimScore]:
    """Everyone's points all along; a round begins when the turn comes round to a lower seat."""
    course: list[InterimScore] = []
    rounds = 1
    before = states[0].turn
    for state in states:
        if state.turn < before:
            rounds += 1
        before = state.turn
        course.append(InterimScore(rounds, state.scores()))
    return course
