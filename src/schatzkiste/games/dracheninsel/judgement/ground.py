"""Which two tiles to swap: a tile of the hunter's own terrain goes where its next step leads, which is then free."""

from schatzkiste.games.dracheninsel.board import BIT, BOATS, CENTRE, FIELDS
from schatzkiste.games.dracheninsel.constants import NO_HUNTER, NO_PLACE
from schatzkiste.games.dracheninsel.judgement.chart import Chart
from schatzkiste.games.dracheninsel.judgement.prospects import Goals, Prospects
from schatzkiste.games.dracheninsel.moves import movers
from schatzkiste.games.dracheninsel.phases.tiles import movable
from schatzkiste.games.dracheninsel.state import Dracheninsel


class Ground:
    """Looks for a swap; `first` is the field on the way, `second` where the hunter's own tile comes from."""

    def __init__(self, prospects: Prospects) -> None:
        self.prospects = prospects
        self.goals = Goals(prospects)
        self.first = NO_PLACE
        self.second = NO_PLACE

    def find(self, state: Dracheninsel, chart: Chart, seat: int, is_near: bool) -> bool:
        """Whether a swap, or only one of neighbours, brings a hunter of the seat closer to its goal (DI-8.1)."""
        helps = False
        for hunter in movers(state, seat):
            helps = helps or self._helps(state, chart, seat, hunter, is_near)
        return helps

    def _helps(self, state: Dracheninsel, chart: Chart, seat: int, hunter: int, is_near: bool) -> bool:
        spot = state.hunter_places[hunter]
        way = self._way(state, chart, seat, hunter)
        if not way:
            return False
        free = movable(state)
        self.first = NO_PLACE
        least = way[spot]
        for place in state.components.near[spot]:
            if place >= BOATS or not free & BIT[place] or state.tiles[place] == hunter or way[place] >= least:
                continue
            source = self._source(state, hunter, way, place, is_near)
            if source != NO_PLACE:
                least = way[place]
                self.first = place
                self.second = source
        return self.first != NO_PLACE

    def _way(self, state: Dracheninsel, chart: Chart, seat: int, hunter: int) -> list[int]:
        """The distances to where the hunter wants to go; empty if it goes nowhere."""
        spot = state.hunter_places[hunter]
        if state.treasure_fields & BIT[spot]:
            partner = state.companion(hunter)
            if partner == NO_HUNTER or spot == CENTRE:
                return []
            home = chart.to(hunter, BOATS + hunter)
            other = chart.to(hunter, BOATS + partner)
            return home if home[spot] <= other[spot] else other
        self.goals.find(state, chart, seat, hunter)
        return self.goals.way(spot)

    def _source(self, state: Dracheninsel, hunter: int, way: list[int], target: int, is_near: bool) -> int:
        """The one of the hunter's own tiles that is missed least: behind it, as far from the goal as possible."""
        free = movable(state)
        best = NO_PLACE
        most = way[target]
        near = state.components.near_fields[target]
        for place in range(FIELDS):
            if state.tiles[place] != hunter or way[place] <= most or not free & BIT[place]:
                continue
            if not is_near or near & BIT[place]:
                most = way[place]
                best = place
        return best


def twin(state: Dracheninsel, first: int, legal: list[int], base: int) -> int:
    """A tile among the legal actions that is equal to the first one, so that the swap changes nothing."""
    for action in legal:
        if state.tiles[action - base] == state.tiles[first]:
            return action
    return legal[0]
