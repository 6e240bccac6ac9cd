"""Where the hand can carry a hunter within this turn, and which way through the turn ends best.

A way is followed step by step and flight by flight, also beyond lifting, joining or robbing, after which the pair goes
on (DI-5.6). Of the ways to a place only those are followed that keep a card which the others spend. Cards are paid in
one order: plain ones first, jokers last.
"""

from typing import Final

from schatzkiste.games.dracheninsel.board import BIT, BOATS, CENTRE, COLOURS, PLACES
from schatzkiste.games.dracheninsel.cards import FLIGHT, TERRAINS_ON
from schatzkiste.games.dracheninsel.constants import NO_HUNTER, NO_PLACE, NO_TREASURE
from schatzkiste.games.dracheninsel.judgement.chart import Chart
from schatzkiste.games.dracheninsel.judgement.prospects import Goals, Prospects, partner_at
from schatzkiste.games.dracheninsel.state import Dracheninsel

NO_WAY: Final = -1e9
ANYWHERE: Final = -2
"""A flight over any field."""
ALONE: Final = 0
"""The mode of a hunter alone; with a treasure it is 1 plus the treasure."""
_MODES: Final = 13
_LEVELS: Final = 7
_KEPT: Final = 3
"""How many ways to one place are followed."""
_SPENT: Final[list[int]] = [bin(cards).count("1") for cards in range(64)]
_COLOUR: Final[list[int]] = [1 << colour for colour in range(COLOURS)]
_SLOT: Final[list[int]] = [1 << slot for slot in range(COLOURS)]


class Reach:
    """Looks for the best way of one hunter; what it found stands in its attributes until it looks again.

    `gain` is what the best way brings beyond staying, `over` and `to` its first flight or step, `out_over` and `out_to`
    the way out of the treasure field if it begins with lifting, `treasure` what is carried at its end, `end` its end.
    """

    def __init__(self, prospects: Prospects) -> None:
        self.prospects = prospects
        self.goals = Goals(prospects)
        self.gain = NO_WAY
        self.over = NO_PLACE
        self.to = NO_PLACE
        self.out_over = NO_PLACE
        self.out_to = NO_PLACE
        self.treasure = NO_TREASURE
        self.end = NO_PLACE
        self.staying = 0.0
        self._partners = [NO_HUNTER] * _MODES
        self._bonus = [0.0] * _MODES
        self._payers = [0] * COLOURS
        self._lefts = [0] * (_MODES * PLACES * _KEPT)
        self._stamps = [0] * (_MODES * PLACES)
        self._counts = [0] * (_MODES * PLACES)
        self._stamp = 0
        self._levels: list[list[int]] = [[] for _ in range(_LEVELS)]
        self._places: list[int] = []
        self._modes: list[int] = []
        self._left: list[int] = []
        self._steps: list[int] = []
        self._firsts: list[int] = []
        self._best = NO_WAY
        self._node = -1
        self._all = 0

    def look(
        self,
        state: Dracheninsel,
        chart: Chart,
        seat: int,
        hunter: int,
        free: int,
        spent: int,
    ) -> None:
        """Find the best way that begins as planned, when these terrains are free and one card of a kind is spent."""
        self.state = state
        self.chart = chart
        self.seat = seat
        self.hunter = hunter
        self.free = free | _COLOUR[hunter]
        self.start = state.hunter_places[hunter]
        self.crowd = state.hunter_fields & ~BIT[self.start]
        self.gain = NO_WAY
        self._best = NO_WAY
        self._node = -1
        self.staying = self.stay(state, chart, seat, hunter)
        if self.start == CENTRE and state.treasure_fields & BIT[CENTRE]:
            return
        self._take_up(spent)
        self._stamp += 1
        self._places.clear()
        self._modes.clear()
        self._left.clear()
        self._steps.clear()
        self._firsts.clear()
        for level in self._levels:
            level.clear()
        mode = ALONE
        partner = state.companion(hunter)
        for number in range(_MODES):
            self._partners[number] = NO_HUNTER
        if partner != NO_HUNTER:
            mode = 1 + state.treasure_at(self.start)
            self._partners[mode] = partner
            self._bonus[mode] = 0.0
        self._note(mode, self.start, self._all, 0, -1)
        self._best = NO_WAY
        self._node = -1
        plan = state.plan
        if plan.flies:
            self._expand(0, ANYWHERE if plan.over == NO_PLACE else plan.over, plan.to, False)
        elif plan.to != NO_PLACE:
            self._expand(0, NO_PLACE, plan.to, True)
        else:
            self._expand(0, ANYWHERE, NO_PLACE, True)
        self._follow()
        self._conclude()

    def stay(self, state: Dracheninsel, chart: Chart, seat: int, hunter: int) -> float:
        """What the hunter can expect where it is."""
        start = state.hunter_places[hunter]
        weights = self.prospects.weights
        if start < BOATS and state.treasure_fields & BIT[start]:
            value = state.components.treasures[state.treasure_at(start)]
            partner = state.companion(hunter)
            if partner != NO_HUNTER:
                return self.prospects.carried(state, chart, seat, hunter, partner, value, start)
            if start == CENTRE:
                return value * weights.wait
            self.goals.find(state, chart, seat, hunter)
            return max(value * weights.keep, self.goals.at(start))
        self.goals.find(state, chart, seat, hunter)
        return self.goals.at(start)

    def _take_up(self, spent: int) -> None:
        """Sort the cards that carry: plain terrain, two terrains, jokers, flights; which of them pay for what."""
        hand = self.state.hands[self.seat]
        own = _COLOUR[self.hunter]
        payers = self._payers
        for terrain in range(COLOURS):
            payers[terrain] = 0
        slot = 0
        is_spent = spent < 0
        for rank in range(3):
            for kind in hand:
                if kind >= FLIGHT:
                    break
                if slot >= COLOURS:
                    break
                shown = TERRAINS_ON[kind]
                if rank != (2 if shown & own else 1 if kind >= COLOURS else 0):
                    continue
                if kind == spent and not is_spent:
                    is_spent = True
                    continue
                for terrain in range(COLOURS):
                    if rank == 2 or shown & _COLOUR[terrain]:
                        payers[terrain] |= _SLOT[slot]
                slot += 1
        self._flights = 0
        for kind in hand:
            if kind == FLIGHT and slot < COLOURS:
                self._flights |= _SLOT[slot]
                slot += 1
        self._all = (1 << slot) - 1

    def _follow(self) -> None:
        """Follow the ways, those first that have taken the fewest cards."""
        weights = self.prospects.weights
        sight = weights.sight
        level = 0
        while level < _LEVELS and level <= weights.cards:
            nodes = self._levels[level]
            at = 0
            while at < len(nodes):
                node = nodes[at]
                at += 1
                if node > 0 and self._steps[node] < sight:
                    self._expand(node, ANYWHERE, NO_PLACE, True)
            level += 1

    def _expand(self, node: int, over: int, to: int, walks: bool) -> None:
        """Go on from the end of a way: over this field (NO_PLACE: not by flight) to this place (NO_PLACE: any)."""
        place = self._places[node]
        left = self._left[node]
        mode = self._modes[node]
        components = self.state.components
        if walks:
            for other in components.near[place]:
                if to in (NO_PLACE, other):
                    self._enter(node, mode, NO_PLACE, other, left)
        flights = left & self._flights
        if flights and over != NO_PLACE:
            left &= ~(flights & -flights)
            overs = components.overs[place]
            for way in range(len(overs)):
                field = overs[way]
                if self.chart.dragons & BIT[field] or (over >= 0 and over != field):
                    continue
                for other in components.landings[place][way]:
                    if to in (NO_PLACE, other):
                        self._enter(node, mode, field, other, left)

    def _enter(self, node: int, mode: int, over: int, to: int, left: int) -> None:
        """Go to a place if that is allowed and can be paid."""
        state = self.state
        if to >= BOATS:
            if to != BOATS + self.hunter and (mode == ALONE or to != BOATS + self._partners[mode]):
                return
            if mode == ALONE and partner_at(state, to, self.hunter, NO_HUNTER) != NO_HUNTER:
                return
        elif to == CENTRE:
            if mode != ALONE:
                return
            if self.crowd & BIT[CENTRE]:
                if state.treasure_fields & BIT[CENTRE]:
                    self._lift(node, over, left)
                return
        else:
            if self.chart.dragons & BIT[to]:
                return
            if self.crowd & BIT[to]:
                if mode != ALONE or not state.treasure_fields & BIT[to]:
                    return
                mode = 1 + state.treasure_at(to)
                self._team_up(mode)
            terrain = self.chart.tiles[to]
            if not self.free & _COLOUR[terrain]:
                pays = left & self._payers[terrain]
                if not pays:
                    return
                left &= ~(pays & -pays)
        first = self._firsts[node]
        if node == 0:
            first = (over + 1) << 21 | to << 14
        self._note(mode, to, left, self._steps[node] + 1, first)

    def _lift(self, node: int, over: int, left: int) -> None:
        """Enter the treasure field as second and leave it at once with the other one (DI-5.4)."""
        mode = 1 + self.state.treasure_at(CENTRE)
        self._team_up(mode)
        first = self._firsts[node]
        if node == 0:
            first = (over + 1) << 21 | CENTRE << 14
        plan = self.state.plan
        over_out = plan.out_over if node == 0 and plan.flies_out else NO_PLACE
        if node != 0 or not plan.flies_out:
            for to in self.state.components.near[CENTRE]:
                self._leave(node, mode, NO_PLACE, to, left, first)
        flights = left & self._flights
        if flights:
            left &= ~(flights & -flights)
            overs = self.state.components.overs[CENTRE]
            for way in range(len(overs)):
                field = overs[way]
                if not self.chart.dragons & BIT[field] and over_out in (NO_PLACE, field):
                    for to in self.state.components.landings[CENTRE][way]:
                        self._leave(node, mode, field, to, left, first)

    def _leave(self, node: int, mode: int, over: int, to: int, left: int, first: int) -> None:
        """Leave the treasure field as a pair."""
        if to >= BOATS or self.chart.dragons & BIT[to] or self.crowd & BIT[to]:
            return
        terrain = self.chart.tiles[to]
        if not self.free & _COLOUR[terrain]:
            pays = left & self._payers[terrain]
            if not pays:
                return
            left &= ~(pays & -pays)
        if node == 0:
            first |= (over + 1) << 7 | to
        self._note(mode, to, left, self._steps[node] + 2, first)

    def _team_up(self, mode: int) -> None:
        """Find out with whom the treasure of this mode would be carried, and what that does to others."""
        if self._partners[mode] != NO_HUNTER:
            return
        state = self.state
        at = state.treasure_places[mode - 1]
        one = partner_at(state, at, self.hunter, NO_HUNTER)
        self._partners[mode] = one
        self._bonus[mode] = 0.0
        if at == CENTRE or partner_at(state, at, self.hunter, one) == NO_HUNTER:
            return
        prospects = self.prospects
        value = state.components.treasures[mode - 1]
        victim = prospects.victim(state, self.chart, self.seat, self.hunter, mode - 1)
        stays = partner_at(state, at, self.hunter, victim)
        self._partners[mode] = stays
        gain = prospects.robbed(state, self.chart, self.seat, self.hunter, mode - 1, victim)
        alone = prospects.carried(state, self.chart, self.seat, self.hunter, stays, value, at)
        self._bonus[mode] = gain - alone

    def _note(self, mode: int, place: int, left: int, steps: int, first: int) -> None:
        """Keep a way unless another one to the same place has all its cards too."""
        at = mode * PLACES + place
        count = 0
        if self._stamps[at] == self._stamp:
            count = self._counts[at]
            for number in range(count):
                if left & ~self._lefts[at * _KEPT + number] == 0:
                    return
            if count == _KEPT:
                return
        self._stamps[at] = self._stamp
        self._counts[at] = count + 1
        self._lefts[at * _KEPT + count] = left
        spent = _SPENT[self._all & ~left]
        node = len(self._places)
        self._places.append(place)
        self._modes.append(mode)
        self._left.append(left)
        self._steps.append(steps)
        self._firsts.append(first)
        worth = self._worth(mode, place) - self.prospects.weights.thrift * spent
        if worth > self._best:
            self._best = worth
            self._node = node
        if mode == ALONE:
            if place != CENTRE or not self.state.treasure_fields & BIT[CENTRE]:
                self._levels[spent].append(node)
        elif place < BOATS:
            self._levels[spent].append(node)

    def _worth(self, mode: int, place: int) -> float:
        """What a way that ends like this is worth."""
        if mode == ALONE:
            return self.goals.at(place)
        state = self.state
        value = state.components.treasures[mode - 1]
        partner = self._partners[mode]
        carried = self.prospects.carried(state, self.chart, self.seat, self.hunter, partner, value, place)
        return carried + self._bonus[mode]

    def _conclude(self) -> None:
        if self._node < 0:
            return
        node = self._node
        first = self._firsts[node]
        self.gain = self._best - self.staying
        self.over = (first >> 21) - 1
        self.to = first >> 14 & 127
        self.out_over = (first >> 7 & 127) - 1
        self.out_to = first & 127
        self.treasure = self._modes[node] - 1
        self.end = self._places[node]
