"""How far it is from every place to a goal, in the cards that the way is likely to take.

Tiles and dragons move seldom, and lists of tiles are never changed in place: what was found out once is kept.
"""

from typing import Final

from schatzkiste.games.dracheninsel.board import BIT, BOATS, CENTRE, COLOURS, PLACES
from schatzkiste.games.dracheninsel.state import Dracheninsel

FREE: Final = 1
PAID: Final = 6
"""A step that is free is a sixth of one that takes a card."""
FAR: Final = 599
"""There is no way."""
_CHARTS: Final = 8
_UNKNOWN: Final[list[int]] = []


class Chart:
    """The distances for one arrangement of tiles and dragons."""

    def __init__(self, near: list[list[int]], tiles: list[int], dragons: int) -> None:
        self.near = near
        self.tiles = tiles
        self.dragons = dragons
        self._known: list[list[int]] = [_UNKNOWN] * (COLOURS * PLACES)

    def to(self, leader: int, goal: int) -> list[int]:
        """How far the goal is from each place, when a hunter of this colour leads the way."""
        known = self._known[leader * PLACES + goal]
        if not known:
            known = self._survey(leader, goal)
            self._known[leader * PLACES + goal] = known
        return known

    def _survey(self, leader: int, goal: int) -> list[int]:
        far = [FAR] * PLACES
        far[goal] = 0
        edge = [goal]
        tiles = self.tiles
        dragons = self.dragons
        at = 0
        while at < len(edge):
            place = edge[at]
            at += 1
            cost = far[place] + PAID
            if place >= BOATS or place == CENTRE or tiles[place] == leader:
                cost = far[place] + FREE
            for other in self.near[place]:
                if cost < far[other] and not dragons & BIT[other]:
                    far[other] = cost
                    if other < BOATS:
                        edge.append(other)
        return far


class Charts:
    """The charts that were needed last."""

    def __init__(self) -> None:
        self._charts: list[Chart] = []
        self._next = 0

    def of(self, state: Dracheninsel) -> Chart:
        """The chart of a position."""
        tiles = state.tiles
        dragons = state.dragon_fields
        near = state.components.near
        for chart in self._charts:
            if chart.tiles is tiles and chart.dragons == dragons and chart.near is near:
                return chart
        for chart in self._charts:
            if chart.dragons == dragons and chart.near is near and chart.tiles == tiles:
                chart.tiles = tiles
                return chart
        chart = Chart(near, tiles, dragons)
        if len(self._charts) < _CHARTS:
            self._charts.append(chart)
        else:
            self._charts[self._next] = chart
            self._next = (self._next + 1) % _CHARTS
        return chart
