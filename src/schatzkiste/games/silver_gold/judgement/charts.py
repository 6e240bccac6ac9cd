"""Charts of islands: for every set of free fields what fits there and what it costs to fill it.

The cost, or toll, is what the patterns would be worth elsewhere, less what crosses bring. Every turn brings one of the
patterns, and it may go to the other card instead; so a set of free fields that waits for few patterns costs patience,
and one that takes single fields costs whole turns. Sometimes a cross of the other card brings a field.
"""

from typing import Final

from schatzkiste.games.silver_gold.board import BIT
from schatzkiste.games.silver_gold.judgement.islands import ALL_PATTERNS, PATTERN_BITS, Island, Way, count
from schatzkiste.games.silver_gold.judgement.weights import Weights
from schatzkiste.games.silver_gold.patterns import PATTERN_SIZES, PATTERNS

LARGEST: Final = 14
"""Islands of at most this many fields are charted; larger ones, which only other decks have, are estimated."""
NEVER: Final = 1e9
MOST_ATLASES: Final = 4


class Chart:
    """The chart of one island, drawn when somebody asks."""

    def __init__(self, island: Island, weights: Weights) -> None:
        self.island = island
        self.price = weights.price
        self.hold = weights.hold
        self.bonus = weights.bonus
        self.luck = weights.luck
        self.is_drawn = False
        self._tolls: list[float] = []
        self._fits: list[int] = []

    def toll(self, free: int) -> float:
        """What it costs to fill these fields."""
        return self._tolls[free] if self.is_drawn else self.plain_toll(free)

    def plain_toll(self, free: int) -> float:
        """What it would cost if every pattern fitted everywhere."""
        return self.price * count(free) - self.bonus * count(free & self.island.crosses)

    def fits(self, free: int) -> int:
        """The patterns that have room there, as bits."""
        if self.is_drawn:
            return self._fits[free]
        fits = 0
        for way in self.island.ways:
            if way.fields & free == way.fields:
                fits |= PATTERN_BITS[way.pattern]
        return fits

    def ends(self, free: int) -> int:
        """The patterns that fill these fields at once, with the crosses among them, as bits."""
        island = self.island
        need = count(free)
        crosses = count(free & island.crosses)
        if need <= 1 + crosses:
            return ALL_PATTERNS  # a single field does, if only by crosses that bring each other
        ends = 0
        for way in island.ways:
            if way.fields & free == way.fields:
                rest = need - count(way.fields)
                if rest == 0 or (way.crosses and rest <= crosses):
                    ends |= PATTERN_BITS[way.pattern]
        return ends

    def draw(self) -> None:
        """Work out every set of free fields, the smaller numbers first."""
        if not self.is_drawn and self.island.size <= LARGEST:
            drawing = Drawing(self)
            drawing.walk(self.island.size, 0, self.island.ways)
            self._tolls = drawing.tolls
            self._fits = drawing.fits
            self.is_drawn = True


class Drawing:
    """A chart while it is drawn; tolls also for when one or two fields are still to be marked for crosses."""

    def __init__(self, chart: Chart) -> None:
        self.island = chart.island
        self.hold = chart.hold
        self.bonus = chart.bonus
        self.elsewhere = [chart.price * size for size in PATTERN_SIZES]
        self.rates = [*chart.island.rates, chart.luck]
        self.has_pairs = count(self.island.crosses) >= 2  # else no two fields are ever to be marked for crosses
        self.offers = [0.0] * (PATTERNS + 1)
        self.tolls = [0.0]
        self.tolls_one = [-self.bonus]
        self.tolls_two = [-2.0 * self.bonus]
        self.fits = [0]

    def walk(self, below: int, free: int, ways: list[Way]) -> None:
        """Go through all sets whose fields from `below` on are these, with the ways that have room in them so far."""
        if below == 0:
            if free:
                self._add(free, ways)
            return
        bit = BIT[below - 1]
        self.walk(below - 1, free, [way for way in ways if not way.fields & bit])
        self.walk(below - 1, free | bit, ways)

    def _add(self, free: int, ways: list[Way]) -> None:
        """Work out one set from the smaller ones."""
        bonus = self.bonus
        tolls, tolls_one, tolls_two = self.tolls, self.tolls_one, self.tolls_two
        offers, elsewhere = self.offers, self.elsewhere
        single = double = NEVER
        for field in range(self.island.size):
            bit = BIT[field]
            if free & bit:
                crossed = self.island.crosses & bit != 0
                toll = tolls_one[free ^ bit] if crossed else tolls[free ^ bit]
                if toll < single:
                    single = toll
                if self.has_pairs:
                    toll = tolls_two[free ^ bit] if crossed else tolls_one[free ^ bit]
                    if toll < double:
                        double = toll
        for pattern in range(PATTERNS):
            offers[pattern] = single + elsewhere[pattern]
        offers[PATTERNS] = single + bonus
        fits = 0
        for way in ways:
            rest = free ^ way.fields
            fits |= PATTERN_BITS[way.pattern]
            if way.crosses == 0:
                toll = tolls[rest]
            elif way.crosses == 1:
                toll = tolls_one[rest]
            else:
                toll = tolls_two[rest] - (way.crosses - 2) * bonus
            toll += elsewhere[way.pattern]
            if toll < offers[way.pattern]:
                offers[way.pattern] = toll
        toll = cheapest(offers, self.rates, self.hold)
        tolls.append(toll)
        tolls_one.append(min(toll - bonus, single))
        if self.has_pairs:
            tolls_two.append(min(toll - 2.0 * bonus, double))
        self.fits.append(fits)


def cheapest(offers: list[float], rates: list[float], hold: float) -> float:
    """What it costs on average when each turn brings one of some offers, and one may wait for a good one."""
    cost = NEVER
    while True:
        paid = hold
        rate = 0.0
        for place in range(len(offers)):
            offer = offers[place]
            if offer < cost:
                paid += rates[place] * offer
                rate += rates[place]
        if rate == 0.0 or paid / rate >= cost:
            return cost
        cost = paid / rate


class Atlas:
    """The charts of a deck, kept for everyone who weighs time alike."""

    def __init__(self, islands: list[Island]) -> None:
        self._islands = islands
        self._known: list[list[Chart]] = []

    def charts(self, weights: Weights) -> list[Chart]:
        """The chart of every card."""
        for charts in self._known:
            first = charts[0]
            if (first.price, first.hold, first.bonus, first.luck) == (
                weights.price,
                weights.hold,
                weights.bonus,
                weights.luck,
            ):
                return charts
        made = [Chart(island, weights) for island in self._islands]
        self._known = [*self._known[1 - MOST_ATLASES :], made]
        return made
