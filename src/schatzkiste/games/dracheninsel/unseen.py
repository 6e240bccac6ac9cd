"""The cards that a seat does not see, and dealing them to the other hands and the pile as they may really lie."""

from schatzkiste.core.rng import Rng
from schatzkiste.games.dracheninsel.cards import KINDS
from schatzkiste.games.dracheninsel.hands import hold
from schatzkiste.games.dracheninsel.lore import holder_of, kind_in
from schatzkiste.games.dracheninsel.state import Dracheninsel
from schatzkiste.games.dracheninsel.tracing import Tracing

_FREELY = 200
"""After so many deals that did not come out, cards that cannot be in the pile go into hands first."""
_AT_ALL = 400
"""A position from outside may say more than is possible: after so many deals only the known cards count."""


class Unseen:
    """How many of each kind there are, and how many of them may be in the pile or in hands since the last shuffle.

    A hand has old places, one for each card that cannot be a newcomer, new places, one for each that must be one, and
    open places. Old places take cards from before the shuffle, new places and the pile what was shuffled, open places
    take either.
    """

    def __init__(self, state: Dracheninsel, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.others = [other for other in range(state.players) if other != seat]
        self.counts = [0] * KINDS
        for kind in state.pile:
            self.counts[kind] += 1
        for other in self.others:
            for kind in state.hands[other]:
                self.counts[kind] += 1
        self.sizes = [len(hand) for hand in state.hands]
        self.old = state.old_elsewhere[seat] if state.old_elsewhere else [0] * KINDS
        self.new = state.new_unseen[seat] if state.new_unseen else self.counts
        self.tracing = Tracing(state, seat)
        most_old = self.tracing.most_old() if state.new_unseen else self.sizes
        self.old_places = [max(0, self.sizes[other] - count) for other, count in enumerate(state.newcomers)]
        self.new_places = [
            max(0, min(self.sizes[other] - count, state.newcomers[other])) for other, count in enumerate(most_old)
        ]
        self.failures = 0

    def deal(self, case: list[int], rng: Rng) -> bool:
        """Deal the hands and the pile, with the known cards in their places; whether it came out."""
        came_out = self._deal(case, rng)
        self.failures += not came_out
        return came_out

    def _deal(self, case: list[int], rng: Rng) -> bool:
        is_bound = self.failures < _AT_ALL
        left = self.counts[:]
        old = self.old if is_bound else self.counts
        new = self.new if is_bound else self.counts
        old_room = self.old_places[:]
        new_room = self.new_places if is_bound else [0] * len(self.sizes)
        room = [self.sizes[seat] - old_room[seat] - new_room[seat] for seat in range(len(old_room))]
        old_left = [min(old[kind], left[kind]) for kind in range(KINDS)]
        hands: list[list[int]] = [[] for _ in self.sizes]
        for item in case:
            holder, kind = holder_of(item), kind_in(item)
            can_be_old = old_room[holder] > 0 and old_left[kind] > 0
            if not left[kind] or not (can_be_old or room[holder]):
                return False
            if can_be_old and (not room[holder] or self.failures >= _FREELY or rng.below(2)):
                old_room[holder] -= 1
                old_left[kind] -= 1
            else:
                room[holder] -= 1
            left[kind] -= 1
            old_left[kind] = min(old_left[kind], left[kind])
            hands[holder].append(kind)
        places = [other for other in self.others for _ in range(old_room[other])]
        pool = self._old_cards(old_left, [max(0, left[kind] - new[kind]) for kind in range(KINDS)], rng)
        if len(pool) < len(places):
            return False
        for place, kind in enumerate(pool[: len(places)]):
            hands[places[place]].append(kind)
            left[kind] -= 1
        must: list[int] = []
        may: list[int] = []
        for kind in range(KINDS):
            barred = max(0, left[kind] - new[kind])
            must += [kind] * barred
            may += [kind] * (left[kind] - barred)
        places = [other for other in self.others for _ in range(room[other])]
        if len(must) > len(places):
            return False
        rng.shuffle(may)
        drawn = must + may[: len(places) - len(must)]
        may = may[len(places) - len(must) :]
        rng.shuffle(drawn)
        for place, kind in enumerate(drawn):
            hands[places[place]].append(kind)
        for other in self.others:
            hands[other] += may[: new_room[other]]
            may = may[new_room[other] :]
        self._lay(hands, may)
        return not is_bound or self.tracing.succeeds()

    def _old_cards(self, old: list[int], barred: list[int], rng: Rng) -> list[int]:
        """The cards for old places in the order in which they are taken; in need, first those barred from the pile."""
        first: list[int] = []
        rest: list[int] = []
        for kind in range(KINDS):
            needed = min(old[kind], barred[kind]) if self.failures >= _FREELY else 0
            first += [kind] * needed
            rest += [kind] * (old[kind] - needed)
        rng.shuffle(first)
        rng.shuffle(rest)
        return first + rest

    def _lay(self, hands: list[list[int]], pile: list[int]) -> None:
        for other in self.others:
            self.state.hands[other] = sorted(hands[other])
            hold(self.state, other)
        self.state.pile = pile
