"""What a seat knows of the others' hands, though it cannot see them (DI-8.6, DI-8.7, DI-9.2).

Whoever is robbed of a card knows who has it; whoever must give it back knows it too. A third party that knew a card
of the victim is left with several possibilities. A lore is never changed: each change makes a new one.
"""

from __future__ import annotations

from math import gcd
from typing import Final

_HOLDER: Final = 32
"""A token is _HOLDER * seat + kind: this seat holds a card of this kind."""
MOST: Final = 64
"""So many possibilities at most are kept apart."""
HEAVIEST: Final = 1 << 22
ROUGH: Final = 1 << 20
"""If all weights together are above the one, they are brought down to the other, to stay small numbers for chance."""


class Lore:
    """The possibilities, each with its weight and the tokens that hold in it, in rising order."""

    def __init__(self, weights: list[int], cases: list[list[int]]) -> None:
        self.weights = weights
        self.cases = cases

    @property
    def is_empty(self) -> bool:
        """Whether the seat knows nothing."""
        return len(self.cases) == 1 and not self.cases[0]


NOTHING: Final[Lore] = Lore([1], [[]])


def token(holder: int, kind: int) -> int:
    """The knowledge that a seat holds a card of a kind."""
    return _HOLDER * holder + kind


def holder_of(token: int) -> int:
    """The seat a token speaks of."""
    return token // _HOLDER


def kind_in(token: int) -> int:
    """The kind of the card a token speaks of."""
    return token % _HOLDER


def learned(lore: Lore, holder: int, kind: int) -> Lore:
    """The seat has come to know that another holds a card of this kind."""
    return merged(lore.weights, [sorted([*case, token(holder, kind)]) for case in lore.cases])


def gone(lore: Lore, holder: int, kind: int) -> Lore:
    """A card of this kind has left that hand and was seen: whoever knew of one there knows of one less.

    Cards of a kind are alike: whether it was the known one or another, what remains is possible either way.
    """
    lost = token(holder, kind)
    if not any(lost in case for case in lore.cases):
        return lore
    return merged(lore.weights, [without(case, [lost]) for case in lore.cases])


def stolen(lore: Lore, thief: int, victim: int, slots: int) -> Lore:
    """A card went unseen from one hand to another; the victim had so many."""
    weights: list[int] = []
    cases: list[list[int]] = []
    for place, case in enumerate(lore.cases):
        weight = lore.weights[place]
        known = [item for item in case if holder_of(item) == victim]
        if slots > len(known):
            weights.append(weight * (slots - len(known)))
            cases.append(case)
        for item in sorted(set(known)):
            weights.append(weight * known.count(item))
            cases.append(sorted([*without(case, [item]), token(thief, kind_in(item))]))
    return manageable(merged(weights, cases))


def spent_since(lore: Lore, thief: int, victims: list[int], played: list[int]) -> Lore:
    """The thief has played these kinds; one for each of the victims was stolen there, the others were his own."""
    weights: list[int] = []
    cases: list[list[int]] = []
    for way in assignments(len(victims), played) or [[]]:
        lost = [token(victim, kind) for victim, kind in zip(victims, way, strict=False)]
        lost += [token(thief, kind) for kind in without(played, way)]
        weights += lore.weights
        cases += [without(case, lost) for case in lore.cases]
    return manageable(merged(weights, cases))


def assignments(count: int, pool: list[int]) -> list[list[int]]:
    """All ways to take so many from the pool one after the other, equal ones as often as they come."""
    ways: list[list[int]] = [[]]
    for _ in range(count):
        ways = [[*way, kind] for way in ways for kind in without(pool, way)]
    return ways


def without(items: list[int], lost: list[int]) -> list[int]:
    """What remains of the items, as far as the lost ones are there."""
    left = items[:]
    for item in lost:
        if item in left:
            left.remove(item)
    return left


def merged(weights: list[int], cases: list[list[int]]) -> Lore:
    """Equal possibilities as one, in rising order, with the smallest whole weights; rounded where they grow too big."""
    total: dict[tuple[int, ...], int] = {}
    for weight, case in zip(weights, cases, strict=True):
        key = tuple(case)
        total[key] = total.get(key, 0) + weight
    keys = sorted(total)
    if keys in ([], [()]):
        return NOTHING
    sums = [total[key] for key in keys]
    everything = sum(sums)
    if everything > HEAVIEST:
        sums = [max(1, weight * ROUGH // everything) for weight in sums]
    divisor = gcd(*sums)
    return Lore([weight // divisor for weight in sums], [list(key) for key in keys])


def manageable(lore: Lore) -> Lore:
    """Of too many possibilities only what they have in common is remembered: that stays true, whichever is."""
    if len(lore.cases) <= MOST:
        return lore
    common = lore.cases[0]
    for case in lore.cases[1:]:
        common = without(common, without(common, case))
    return merged([1], [common])


def possible(lore: Lore, fits: list[bool]) -> Lore:
    """Only the possibilities that fit what the seat sees now."""
    kept = [place for place in range(len(lore.cases)) if fits[place]]
    return merged([lore.weights[place] for place in kept], [lore.cases[place] for place in kept])
