"""What a seat can expect at the end of Tobago, in gold."""

from typing import Final

from schatzkiste.games.tobago.actions import PATHS
from schatzkiste.games.tobago.constants import DOUBLE_ROSE, NO_PLACE
from schatzkiste.games.tobago.sharing import waiting
from schatzkiste.games.tobago.state import Tobago

TERMS: Final = ("gold", "roses", "raising", "nearness", "amulets")


class Expectations:
    """Weighs what is not gold yet.

    A rose brings `card` gold; `late` of it is lost for each ten spaces where the treasure may still lie. Whoever is
    `first` at a located treasure has one rose more. A `marker` within reach is a share of that, and being `near` the
    few spaces left a smaller one. Of several `amulet`s each next one is worth `amulet_next` times the one before.
    """

    def __init__(self, values: list[float]) -> None:
        self.card = values[0]
        self.late = values[1]
        self.first = values[2]
        self.marker = values[3]
        self.near = values[4]
        self.amulet = values[5]
        self.amulet_next = values[6]

    def of(self, state: Tobago, seat: int) -> list[float]:
        """The seat's expectations by term."""
        gold = float(state.gold_of(seat))
        if not state.to_act:
            return [gold, 0.0, 0.0, 0.0, 0.0]
        roses = 0.0
        raising = 0.0
        nearness = 0.0
        away = state.island.legs_from(state.vehicles[seat])
        legs = state.components.legs
        for path in range(PATHS):
            if path == state.raised:
                continue
            left = state.candidates[path]
            spaces = len(left)
            own = 0
            for rose in state.path_roses[path]:
                if rose % DOUBLE_ROSE == seat:
                    own += 2 if rose >= DOUBLE_ROSE else 1
            if own:
                roses += own * self.card / (1.0 + self.late * spaces / 10.0)
            treasure = state.treasures[path]
            if treasure != NO_PLACE:
                raising += self.first * self._ahead(state, seat, treasure)
            elif state.has_markers(path):
                within = 0
                for place in left:
                    if away[place] <= legs:
                        within += 1
                nearness += self.marker * within / (spaces * spaces) + self.near * within / spaces
        if state.is_sharing:
            roses += self._shared(state, seat)
        amulets = 0.0
        each = self.amulet
        for _ in range(state.amulets[seat]):
            amulets += each
            each *= self.amulet_next
        return [gold, roses, raising, nearness, amulets]

    def _ahead(self, state: Tobago, seat: int, treasure: int) -> float:
        """How sure the seat is to be first at a treasure: one if it is, less for each drive it comes later."""
        legs = state.components.legs
        own = self._arrival(state, seat, treasure, legs)
        best = 1e9
        for other in range(state.players):
            if other != seat:
                arrival = self._arrival(state, other, treasure, legs)
                if arrival < best:
                    best = arrival
        if own < best:
            return 1.0 / (1.0 + 0.1 * own)
        return 0.15 if own < best + 1.0 else 0.0

    def _arrival(self, state: Tobago, seat: int, treasure: int, legs: int) -> float:
        """When the seat can be there, in rounds from now."""
        drives = (state.island.legs_from(state.vehicles[seat])[treasure] + legs - 1) // legs
        wait = (seat - state.turn) % state.players
        if wait == 0 and state.done:
            wait = state.players
        if drives == 0:
            return wait / state.players
        if drives > 1 and state.amulets[seat]:
            drives -= 1
        return drives - 1 + wait / state.players

    def _shared(self, state: Tobago, seat: int) -> float:
        """What the seat's roses still waiting at the treasure being shared may bring."""
        own = 0
        for owner in waiting(state):
            if owner == seat:
                own += 1
        cards = len(state.pile) + 1
        deck = state.components.gold
        total = deck.values[state.offer] if state.shown else 0
        for card in state.pile:
            total += deck.values[card]
        return min(own, cards) * total / cards
