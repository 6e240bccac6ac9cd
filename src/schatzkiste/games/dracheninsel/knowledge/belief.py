"""Beliefs: which cards a seat knows in other hands, as possibilities with weights."""

from typing import Final

from schatzkiste.games.dracheninsel.cards import holder_of, kind_in, seat_card
from schatzkiste.games.dracheninsel.knowledge.log import Follower

MOST: Final = 64
"""How many possibilities are kept apart at most."""
HEAVIEST: Final = 1 << 22
"""Weights are rounded where their sum would be more."""


class Belief:
    """Possibilities, each with its weight and the cards (with their holders) known in it; never changed."""

    def __init__(self, weights: list[int], cases: list[list[int]]) -> None:
        self.weights = weights
        self.cases = cases


class Start:
    """What a seat knew when it began to follow the log at the entry `since`; never changed.

    `pile` counts the cards of the new pile by kind; it is empty if the seat cannot tell them from others.
    """

    def __init__(self, since: int, pile: list[int], belief: Belief) -> None:
        self.since = since
        self.pile = pile
        self.belief = belief


NOTHING: Final[Belief] = Belief([1], [[]])
BEGINNING: Final[Start] = Start(0, [], NOTHING)


def merged(weights: list[int], cases: list[list[int]]) -> Belief:
    """Equal possibilities as one; of too many only what they have in common, which is true in any case."""
    total: dict[tuple[int, ...], int] = {}
    for weight, case in zip(weights, cases, strict=True):
        key = tuple(sorted(case))
        total[key] = total.get(key, 0) + weight
    found = [list(key) for key in sorted(total)]
    if len(found) > MOST:
        common = found[0]
        for case in found:
            common = without(common, without(common, case))
        found = [common]
    if len(found) == 1:
        return Belief([1], found)
    sums = [total[key] for key in sorted(total)]
    if sum(sums) > HEAVIEST:
        shrink = sum(sums) // (HEAVIEST // 2) + 1
        sums = [max(1, weight // shrink) for weight in sums]
    return Belief(sums, found)


def without(cards: list[int], lost: list[int]) -> list[int]:
    """What remains of the cards when those lost are taken away, as far as they are there."""
    left = cards[:]
    for card in lost:
        if card in left:
            left.remove(card)
    return left


class Believer(Follower):
    """Follows the log from what the seat believed before to what it can believe now."""

    def __init__(self, belief: Belief, sizes: list[int]) -> None:
        self.weights = belief.weights
        self.cases = belief.cases
        self.sizes = sizes[:]

    def conclude(self, unseen: list[int]) -> Belief:
        """The possibilities in which no more cards of a kind are known than there are unseen."""
        kept = [place for place, case in enumerate(self.cases) if _is_among(case, unseen)]
        return merged([self.weights[place] for place in kept], [self.cases[place] for place in kept])

    def draws(self, hand: int) -> None:
        self.sizes[hand] += 1

    def loses(self, hand: int, kind: int) -> bool:
        """A card known there may as well be the one that left, for cards of a kind are alike."""
        card = seat_card(hand, kind)
        weights: list[int] = []
        cases: list[list[int]] = []
        for place, case in enumerate(self.cases):
            if card in case:
                weights.append(self.weights[place])
                cases.append(without(case, [card]))
            elif _count_in(case, hand) < self.sizes[hand]:
                weights.append(self.weights[place])
                cases.append(case)
        self.weights = weights
        self.cases = cases
        self.sizes[hand] -= 1
        return True

    def gains(self, hand: int, kind: int) -> None:
        self.cases = [[*case, seat_card(hand, kind)] for case in self.cases]
        self.sizes[hand] += 1

    def passes(self, giver: int, taker: int) -> None:
        """It was one of those known there, or another."""
        weights: list[int] = []
        cases: list[list[int]] = []
        for place, case in enumerate(self.cases):
            weight = self.weights[place]
            others = self.sizes[giver]
            for card in case:
                if holder_of(card) == giver:
                    others -= 1
                    weights.append(weight)
                    cases.append([*without(case, [card]), seat_card(taker, kind_in(card))])
            if others > 0:
                weights.append(weight * others)
                cases.append(case)
        if len(cases) > 1:
            belief = merged(weights, cases)
            weights, cases = belief.weights, belief.cases
        self.weights = weights
        self.cases = cases
        self.sizes[giver] -= 1
        self.sizes[taker] += 1


def _count_in(case: list[int], hand: int) -> int:
    """How many cards are known in the hand."""
    count = 0
    for card in case:
        if holder_of(card) == hand:
            count += 1
    return count


def _is_among(case: list[int], unseen: list[int]) -> bool:
    left = unseen[:]
    for card in case:
        left[kind_in(card)] -= 1
        if left[kind_in(card)] < 0:
            return False
    return True
