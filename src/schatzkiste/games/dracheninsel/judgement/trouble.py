"""Trouble for others: whom Terror, a dragon, a Sneak Attack or a robbery hits best."""

from schatzkiste.games.dracheninsel.board import BIT, BOATS, CENTRE
from schatzkiste.games.dracheninsel.constants import NO_HUNTER, NO_PLACE
from schatzkiste.games.dracheninsel.judgement.chart import FAR, PAID, Chart
from schatzkiste.games.dracheninsel.judgement.prospects import Prospects, partner_at
from schatzkiste.games.dracheninsel.phases.patrol import closed_to_dragons
from schatzkiste.games.dracheninsel.state import Dracheninsel


class Trouble:
    """Looks for the pair closest to home in which the seat has no part; its attributes tell the last one found."""

    def __init__(self, prospects: Prospects) -> None:
        self.prospects = prospects
        self.one = NO_HUNTER
        self.other = NO_HUNTER
        self.near = FAR
        self.place = NO_PLACE

    def find(self, state: Dracheninsel, chart: Chart, seat: int, spared: int) -> None:
        """Find the pair; a treasure that the seat is about to rob is spared."""
        self.one = NO_HUNTER
        self.near = FAR
        for treasure in range(len(state.treasure_places)):
            at = state.treasure_places[treasure]
            if at < 0 or at >= BOATS or at == CENTRE or treasure == spared:
                continue
            one = partner_at(state, at, NO_HUNTER, NO_HUNTER)
            other = partner_at(state, at, one, NO_HUNTER)
            if other == NO_HUNTER or seat == state.owner[one] or seat == state.owner[other]:
                continue
            near = self.prospects.nearness(chart, one, other, at)
            if near < self.near:
                self.near = near
                self.one = one
                self.other = other
                self.place = at

    def is_within(self, cards: float) -> bool:
        """Whether the pair has at most this many cards to go."""
        return self.one != NO_HUNTER and self.near <= cards * PAID

    def frightened(self, state: Dracheninsel, chart: Chart) -> int:
        """The carrier to send home: the one who loses more by the way back and is richer."""
        return self.one if self._loss(state, chart, self.one) >= self._loss(state, chart, self.other) else self.other

    def _loss(self, state: Dracheninsel, chart: Chart, hunter: int) -> int:
        scores = state.scores()
        return 10 * chart.to(hunter, self.place)[BOATS + hunter] + scores[state.owner[hunter]]

    def guarded(self, state: Dracheninsel, chart: Chart) -> int:
        """The field before the pair where a dragon is most in its way, NO_PLACE if there is none."""
        best = NO_PLACE
        least = FAR
        closed = closed_to_dragons(state)
        for field in state.components.near[self.place]:
            if field < BOATS and not closed & BIT[field]:
                near = self.prospects.nearness(chart, self.one, self.other, field)
                if near < least:
                    least = near
                    best = field
        return best if least < self.near else NO_PLACE


def richest(state: Dracheninsel, seat: int) -> int:
    """The hunter that stands for the player from whom to steal: the richest of the others who hold cards."""
    scores = state.scores()
    best = NO_HUNTER
    most = -1
    for other in range(state.players):
        held = len(state.hands[other])
        if other != seat and held and 8 * scores[other] + held > most:
            most = 8 * scores[other] + held
            best = state.hunters[other][0]
    return best
