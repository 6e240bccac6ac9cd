"""The islands as a judge sees them: fields counted from 0, so that a set of them is a small number."""

from typing import Final

from schatzkiste.games.silver_gold.board import BIT
from schatzkiste.games.silver_gold.components import Card, Components
from schatzkiste.games.silver_gold.constants import EXPEDITION_CARDS
from schatzkiste.games.silver_gold.patterns import PATTERNS, PLACEMENTS

PATTERN_BITS: Final[list[int]] = [1 << pattern for pattern in range(PATTERNS)]
ALL_PATTERNS: Final = (1 << PATTERNS) - 1

_HALF: Final = 13
_LOW: Final = (1 << _HALF) - 1
_COUNTS: Final[list[int]] = [mask.bit_count() for mask in range(1 << _HALF)]


def count(mask: int) -> int:
    """How many members a set has."""
    return _COUNTS[mask & _LOW] + _COUNTS[mask >> _HALF]


class Way:
    """A way to mark a pattern on an island: its fields, and how many of them bear a cross."""

    def __init__(self, pattern: int, fields: int, crosses: int) -> None:
        self.pattern = pattern
        self.fields = fields
        self.crosses = crosses


class Island:
    """The island of a card.

    `ways` are in the order of the patterns, `rates` how often each of those comes. `placed` has the fields of each
    placement of the grid and `field_at` that of each cell.
    """

    def __init__(self, card: Card, cells: list[int], fits: list[list[int]], rates: list[float]) -> None:
        self.cells = cells
        self.size = len(cells)
        self.full = (1 << self.size) - 1
        self.crosses = self.set_of(card.crosses)
        self.coins = self.set_of(card.coins)
        self.palms = self.set_of(card.palms)
        self.ways: list[Way] = []
        self.placed = [0] * len(PLACEMENTS)
        for pattern in range(PATTERNS):
            for placement in fits[pattern]:
                fields = self.set_of(PLACEMENTS[placement])
                self.placed[placement] = fields
                self.ways.append(Way(pattern, fields, count(fields & self.crosses)))
        self.field_at = [self.set_of(bit) for bit in BIT]
        self.rates = rates

    def set_of(self, mask: int) -> int:
        """A set of cells of the grid as a set of fields of this island; other cells are left out."""
        found = 0
        for field in range(self.size):
            if mask & BIT[self.cells[field]]:
                found |= BIT[field]
        return found


def islands_of(components: Components) -> list[Island]:
    """The islands of all cards."""
    rates = [0.0] * PATTERNS
    for pattern in components.expeditions:
        rates[pattern] += 1.0 / EXPEDITION_CARDS
    return [
        Island(
            components.cards[card],
            components.cells[card],
            components.fits[PATTERNS * card : PATTERNS * card + PATTERNS],
            rates,
        )
        for card in range(len(components.cards))
    ]
