"""What is told of a finished game: everyone's gold by treasures, curses and amulets, and the course of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from schatzkiste.core.summary import Cell, InterimScore, Part, Row, Summary
from schatzkiste.games.tobago.actions import PATH_NAMES
from schatzkiste.games.tobago.board import HEX_NAMES
from schatzkiste.games.tobago.events import (
    AmuletProtected,
    CurseSpared,
    ExtraClueBought,
    ExtraDriveBought,
    GoldLost,
    GoldTaken,
    HandExchanged,
    MarkerRemoved,
    RoseDoubled,
    SwapPaid,
    TreasureRaised,
)

if TYPE_CHECKING:
    from schatzkiste.core.events import Event
    from schatzkiste.games.tobago.state import Tobago

BOUGHT = (MarkerRemoved, ExtraClueBought, ExtraDriveBought, RoseDoubled, SwapPaid, AmuletProtected)


class Treasure:
    """A treasure, who raised it where, and what it brought everyone."""

    def __init__(self, path: str, space: str, seat: int, players: int) -> None:
        self.args: dict[str, str | int] = {"path": path, "space": space, "seat": seat}
        self.parts: list[list[Part]] = [[] for _ in range(players)]

    def row(self) -> Row:
        """The treasure as a row of the sheet; gold lost to its curse counts against it."""
        return Row("treasure", self.args, "raised", True, tuple(_cell(parts) for parts in self.parts))


def summary_of(states: list[Tobago], events: list[Event]) -> Summary:
    """The game that went through these positions, by these events; the first one may bring gold along."""
    start = states[0]
    players = start.players
    treasures = [_shared_in(start)] if start.is_sharing else []
    spent = [0] * players
    for event in events:
        if isinstance(event, TreasureRaised):
            treasures.append(Treasure(event.path, event.space, event.seat, players))
        elif isinstance(event, GoldTaken):
            treasures[-1].parts[event.seat].append(Part("gold", event.value))
        elif isinstance(event, GoldLost):
            treasures[-1].parts[event.seat].append(Part("lost", -event.value))
        elif isinstance(event, AmuletProtected):
            treasures[-1].parts[event.seat].append(Part("protected", 0))
        elif isinstance(event, CurseSpared):
            treasures[-1].parts[event.seat].append(Part("spared", 0))
        if isinstance(event, BOUGHT) or (isinstance(event, HandExchanged) and event.paid == "yes"):
            spent[event.seat] += 1
    earlier = [[Part("gold", start.components.gold.values[card]) for card in cards] for cards in start.gold]
    rows = [Row("earlier", {}, "earlier-note", True, tuple(_cell(parts) for parts in earlier))] if any(earlier) else []
    rows += [treasure.row() for treasure in treasures]
    rows.append(Row("amulets", {}, "amulets-note", False, tuple(Cell(0, count) for count in spent)))
    return Summary(rows, [_interim_score(state) for state in states])


def _shared_in(state: Tobago) -> Treasure:
    """The treasure that is being shared in a position."""
    raiser = state.turn
    return Treasure(PATH_NAMES[state.raised], HEX_NAMES[state.vehicles[raiser]], raiser, state.players)


def _cell(parts: list[Part]) -> Cell:
    taken = sum(1 for part in parts if part.what == "gold")
    return Cell(sum(part.value for part in parts), taken, tuple(parts))


def _interim_score(state: Tobago) -> InterimScore:
    round = (max(state.turns, 1) - 1) // state.players + 1
    return InterimScore(round, [state.gold_of(seat) for seat in range(state.players)])
