"""What treasures promise: to those who carry one, to those who wait for a partner, to those who are on the way."""

from typing import Final

from schatzkiste.games.dracheninsel.board import BOATS, CENTRE, COLOURS
from schatzkiste.games.dracheninsel.constants import NO_HUNTER
from schatzkiste.games.dracheninsel.judgement.chart import FAR, PAID, Chart, Charts
from schatzkiste.games.dracheninsel.judgement.weights import Weights
from schatzkiste.games.dracheninsel.state import Dracheninsel

_NOWHERE: Final[list[int]] = []


class Prospects:
    """Gains in coins; each fades with the distance that is still to go."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.charts = Charts()
        self.fades: list[float] = [pow(weights.fade, far / PAID) for far in range(FAR)] + [0.0]

    def carried(self, state: Dracheninsel, chart: Chart, seat: int, one: int, other: int, value: int, at: int) -> float:
        """What a seat can expect of a treasure at a place if these two carry it, one of them its own."""
        near_one = min(chart.to(one, BOATS + one)[at], chart.to(other, BOATS + one)[at])
        near_other = min(chart.to(one, BOATS + other)[at], chart.to(other, BOATS + other)[at])
        near = min(near_one, near_other)
        if state.owner[one] == state.owner[other]:
            return 2.0 * value * self.weights.pair * self.fades[near]
        ahead = near_other - near_one if state.owner[one] == seat else near_one - near_other
        return value * self.fades[near] * (1.0 + self.weights.boat * ahead / (near_one + near_other + 1))

    def nearness(self, chart: Chart, one: int, other: int, at: int) -> int:
        """How far two carriers at a place have to the nearer of their boats."""
        return min(
            min(chart.to(one, BOATS + one)[at], chart.to(other, BOATS + one)[at]),
            min(chart.to(one, BOATS + other)[at], chart.to(other, BOATS + other)[at]),
        )

    def robbed(self, state: Dracheninsel, chart: Chart, seat: int, hunter: int, treasure: int, other: int) -> float:
        """What the hunter's seat gains when it takes the place of `other`, one of two who carry a treasure."""
        at = state.treasure_places[treasure]
        value = state.components.treasures[treasure]
        stays = partner_at(state, at, hunter, other)
        gain = self.carried(state, chart, seat, hunter, stays, value, at)
        victim = state.owner[other]
        lost = self.carried(state, chart, victim, other, stays, value, at)
        if victim == seat:
            return gain - lost
        if state.owner[stays] == seat:
            gain -= self.carried(state, chart, seat, stays, other, value, at)
        return gain + self.weights.spite * lost

    def victim(self, state: Dracheninsel, chart: Chart, seat: int, hunter: int, treasure: int) -> int:
        """Which of the two who carry a treasure the hunter had best replace."""
        best = NO_HUNTER
        most = -1e9
        at = state.treasure_places[treasure]
        for other in range(COLOURS):
            if other != hunter and state.hunter_places[other] == at:
                gain = self.robbed(state, chart, seat, hunter, treasure, other)
                if gain > most:
                    most = gain
                    best = other
        return best


class Goals:
    """Where a lone hunter may want to go, and what it gains there."""

    def __init__(self, prospects: Prospects) -> None:
        self.prospects = prospects
        self.count = 0
        self.places = [0] * 16
        self.gains = [0.0] * 16
        self.ways: list[list[int]] = [_NOWHERE] * 16

    def find(self, state: Dracheninsel, chart: Chart, seat: int, hunter: int) -> None:
        """Look for all goals of the hunter."""
        self.count = 0
        weights = self.prospects.weights
        values = state.components.treasures
        for treasure in range(len(values)):
            at = state.treasure_places[treasure]
            if at < 0 or at >= BOATS:
                continue
            value = values[treasure]
            one = partner_at(state, at, hunter, NO_HUNTER)
            other = NO_HUNTER if one == NO_HUNTER else partner_at(state, at, hunter, one)
            if at == CENTRE:
                if one == NO_HUNTER:
                    gain = value * weights.wait
                else:
                    gain = weights.lift * self.prospects.carried(state, chart, seat, hunter, one, value, at)
            elif one == NO_HUNTER or state.hunter_places[hunter] == at:
                continue
            elif other == NO_HUNTER:
                gain = weights.join * self.prospects.carried(state, chart, seat, hunter, one, value, at)
            else:
                gain = weights.rob * max(
                    self.prospects.robbed(state, chart, seat, hunter, treasure, one),
                    self.prospects.robbed(state, chart, seat, hunter, treasure, other),
                )
            if gain > 0.0:
                self.places[self.count] = at
                self.gains[self.count] = gain
                self.ways[self.count] = chart.to(hunter, at)
                self.count += 1

    def at(self, place: int) -> float:
        """What the best of the goals promises at a place."""
        most = 0.0
        fades = self.prospects.fades
        for number in range(self.count):
            gain = self.gains[number] * fades[self.ways[number][place]]
            if gain > most:
                most = gain
        return most

    def way(self, place: int) -> list[int]:
        """The distances to the goal that promises most at a place; nothing if there is no goal."""
        most = 0.0
        best = _NOWHERE
        for number in range(self.count):
            gain = self.gains[number] * self.prospects.fades[self.ways[number][place]]
            if gain > most:
                most = gain
                best = self.ways[number]
        return best


def partner_at(state: Dracheninsel, place: int, hunter: int, other: int) -> int:
    """The first hunter at a place who is neither of these two, NO_HUNTER if there is none."""
    places = state.hunter_places
    for found in range(COLOURS):
        if places[found] == place and found != hunter and found != other:
            return found
    return NO_HUNTER
