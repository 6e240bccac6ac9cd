"""What is told of a finished game: who cashed which treasure with whom (section 6), and the course of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from schatzkiste.core.summary import Cell, InterimScore, Part, Row, Summary
from schatzkiste.games.dracheninsel.board import COLOUR_NAMES
from schatzkiste.games.dracheninsel.constants import NO_SEAT
from schatzkiste.games.dracheninsel.events import Arrived

if TYPE_CHECKING:
    from schatzkiste.core.events import Event
    from schatzkiste.games.dracheninsel.state import Dracheninsel

COIN = "coin"
PARTNER = "partner-"


def summary_of(states: list[Dracheninsel], events: list[Event]) -> Summary:
    """The game that went through these positions, by these events; the first one may bring coins along."""
    start, end = states[0], states[-1]
    carriers: dict[int, tuple[str, str]] = {}  # of the pair that arrived last with a treasure of this value
    if start.has_arrived():
        carriers[start.arrived_value()] = COLOUR_NAMES[start.mover], COLOUR_NAMES[start.partner]
    for event in events:
        if isinstance(event, Arrived):
            carriers[event.value] = (event.hunter, event.partner)
    rows = [_row(end, treasure, carriers) for treasure in range(len(end.components.treasures))]
    course = [InterimScore(state.turns // state.players + 1, state.scores()) for state in states]
    return Summary(rows, course)


def _row(end: Dracheninsel, treasure: int, carriers: dict[int, tuple[str, str]]) -> Row:
    value = end.components.treasures[treasure]
    counts = [end.coins[seat][treasure] for seat in range(end.players)]
    pair = carriers.get(value, ()) if any(counts) else ()
    owners = [end.owner[COLOUR_NAMES.index(colour)] for colour in pair]
    winner = next((seat for seat in range(end.players) if counts[seat] > 1), NO_SEAT)
    note = ""
    if not any(counts):
        note = "not-cashed"
    elif not pair:
        note = "cashed-earlier"
    elif winner != NO_SEAT and len(set(owners)) > 1:
        note = "betrayed"
    args: dict[str, str | int] = {"value": value}
    if note == "betrayed":
        args["seat"] = winner
    cells: list[Cell] = []
    for seat in range(end.players):
        parts: list[Part] = []
        if counts[seat]:
            parts.append(Part(COIN, value))
            parts += [Part(PARTNER + colour, 1) for colour, owner in zip(pair, owners, strict=True) if owner != seat]
        cells.append(Cell(value * counts[seat], counts[seat], tuple(parts)))
    return Row("treasure", args, note, True, tuple(cells))
