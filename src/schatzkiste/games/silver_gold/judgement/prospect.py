"""What a seat can expect of its score sheet and its two cards."""

from typing import Final

from schatzkiste.games.silver_gold.components import COLOURS
from schatzkiste.games.silver_gold.constants import (
    CHOOSING,
    COIN_ROW,
    COINS,
    NO_CARD,
    NO_SEAL,
    PALMS,
    ROUNDS,
    SLOTS,
    TURNS,
)
from schatzkiste.games.silver_gold.judgement.charts import Chart
from schatzkiste.games.silver_gold.judgement.islands import PATTERN_BITS, count
from schatzkiste.games.silver_gold.judgement.weights import Weights
from schatzkiste.games.silver_gold.patterns import PATTERN_SIZES, PATTERNS
from schatzkiste.games.silver_gold.state import SilverGold

ALL_TURNS: Final = ROUNDS * TURNS


class Holding:
    """A card at one of the seat's places, or none; `start` are the fields that were free when the turn began.

    What was found about the fields looked at last is kept: most marks lie on the other card.
    """

    def __init__(self, chart: Chart, bluntness: float) -> None:
        self.card = NO_CARD
        self.chart = chart
        self.island = chart.island
        self.bluntness = bluntness
        self.start = 0
        self.points = 0.0
        self.seals = 0.0
        self.free = 0
        self.toll = 0.0
        self.fits = 0
        self.coins = 0
        self.coins_left = 0
        self.palms = 0
        self.palms_left = 0

    def look(self, free: int) -> None:
        """See the card with these fields left free."""
        chart = self.chart
        island = self.island
        self.free = free
        marked = self.start ^ free
        self.coins = count(marked & island.coins)
        self.palms = count(marked & island.palms)
        if free == 0:
            self.toll = 0.0
            self.fits = self.coins_left = self.palms_left = 0
            return
        self.toll = chart.toll(free)
        if self.bluntness > 0.0:
            self.toll += self.bluntness * (chart.plain_toll(free) - self.toll)
        self.fits = chart.fits(free)
        self.coins_left = count(free & island.coins)
        self.palms_left = count(free & island.palms)


class Prospect:
    """The seat's sheet at one moment, and what any marks on its two cards would make of it."""

    def __init__(self, state: SilverGold, seat: int, weights: Weights, charts: list[Chart]) -> None:
        self.weights = weights
        self.charts = charts
        self.components = state.components
        self.left = turns_after(state)
        self.coins_before = state.coins[seat]
        self.rows = len(state.trophies[seat])
        self.trophies_left = state.trophies_left
        self.palm_room = PALMS - len(state.palms[seat])
        self.palm_now = float(state.palm_value())
        self.palm_later = weights.glance * self.palm_now + (1.0 - weights.glance) * weights.palm
        self.counts = [0] * len(COLOURS)
        self.seal_values = [0] * len(COLOURS)
        for card in state.completed[seat]:
            face = state.components.cards[card]
            self.counts[face.colour] += 1
            if face.seal_colour != NO_SEAL:
                self.seal_values[face.seal_colour] += face.seal_value
        self.row = weights.row * min(1.0, 3.0 * self.left / ALL_TURNS)
        self.filled: list[float] = []
        self.ended: list[float] = []
        self._look_ahead(ahead_of(state, weights.memory > 0.0))
        self.one = Holding(charts[0], 1.0 - weights.shape)
        self.two = Holding(charts[0], 1.0 - weights.shape)
        self.together = 0.0
        self.islands = 0.0
        self.seals = 0.0
        self.coins = 0.0
        self.trophies = 0.0
        self.palms = 0.0

    def _look_ahead(self, chances: list[float]) -> None:
        """For each set of patterns: how many fields the next one fills if these fit, how likely it is one of them."""
        filled, ended = [1.0], [0.0]
        for pattern in range(PATTERNS):
            chance = chances[pattern]
            more = chance * (PATTERN_SIZES[pattern] - 1)
            for bits in range(PATTERN_BITS[pattern]):
                filled.append(filled[bits] + more)
                ended.append(ended[bits] + chance)
        self.filled = filled
        self.ended = ended

    def hold(self, place: Holding, card: int, start: int) -> None:
        """Lay a card on a place, as it is at the beginning of the turn."""
        place.card = card
        place.start = start
        place.points = place.seals = 0.0
        if card == NO_CARD:
            place.look(0)
            return
        chart = self.charts[card]
        chart.draw()
        place.chart = chart
        place.island = chart.island
        place.look(start)
        face = self.components.cards[card]
        place.points = float(face.points)
        place.seals = float(self.seal_values[face.colour])
        if face.seal_colour != NO_SEAL:
            others = self.counts[face.seal_colour] + self.weights.seal * self.left / ALL_TURNS
            place.seals += face.seal_value * (others + (1.0 if face.seal_colour == face.colour else 0.0))

    def pair(self) -> None:
        """Work out what the two cards held are worth to each other."""
        self.together = 0.0
        if self.one.card == NO_CARD or self.two.card == NO_CARD:
            return
        one = self.components.cards[self.one.card]
        two = self.components.cards[self.two.card]
        if one.seal_colour == two.colour:
            self.together += one.seal_value
        if two.seal_colour == one.colour:
            self.together += two.seal_value

    def turn_back(self, pattern: int) -> None:
        """See it from the beginning of the turn, when its pattern is still to be marked."""
        self.left += 1
        self._look_ahead([1.0 if other == pattern else 0.0 for other in range(PATTERNS)])

    def hold_own(self, state: SilverGold, seat: int) -> None:
        """Lay out the cards the seat has."""
        self._hold_at(self.one, state, SLOTS * seat)
        self._hold_at(self.two, state, SLOTS * seat + 1)
        self.pair()

    def _hold_at(self, place: Holding, state: SilverGold, number: int) -> None:
        card = state.cards[number]
        start = 0 if card == NO_CARD else self.charts[card].island.set_of(state.free[number] | state.new_marks[number])
        self.hold(place, card, start)

    def value(self, free_one: int, free_two: int) -> float:
        """What the seat can expect when these fields are left free at the end of the turn."""
        weights = self.weights
        one = self.one
        two = self.two
        left = self.left
        if one.free != free_one:
            one.look(free_one)
        if two.free != free_two:
            two.look(free_two)
        chance_one = chance_two = 1.0
        if left == 0:
            if free_one:
                chance_one = 0.0
            if free_two:
                chance_two = 0.0
        elif left == 1:
            ends = one.chart.ends(free_one) if free_one else 0
            if free_one:
                chance_one = self.ended[ends]
            if free_two:
                chance_two = self.ended[two.chart.ends(free_two) & ~ends]
        else:
            if free_one:
                chance_one = self._chance(one.toll, two.toll if two.toll < one.toll else 0.0)
            if free_two:
                chance_two = self._chance(two.toll, one.toll if one.toll <= two.toll else 0.0)
        haste = 1.0 if left >= weights.late else left / weights.late
        grasp = 0.5 if left >= 4 else 0.125 * left
        reach_one = chance_one + (1.0 - chance_one) * grasp
        reach_two = chance_two + (1.0 - chance_two) * grasp
        self.seals = chance_one * one.seals + chance_two * two.seals + chance_one * chance_two * self.together
        self.islands = (
            chance_one * (one.points - haste * one.toll)
            + chance_two * (two.points - haste * two.toll)
            + 2.0 * grasp * weights.fit * self.filled[one.fits | two.fits]
        )
        if free_one == 0:
            self.islands += haste * weights.fresh
        if free_two == 0:
            self.islands += haste * weights.fresh
        self._count_coins(one.coins + two.coins, reach_one * one.coins_left + reach_two * two.coins_left)
        palms = one.palms + two.palms
        later = reach_one * one.palms_left + reach_two * two.palms_left
        if palms > self.palm_room:
            palms = self.palm_room
        if later > self.palm_room - palms:
            later = float(self.palm_room - palms)
        self.palms = palms * self.palm_now + later * self.palm_later
        return self.islands + self.seals + self.coins + self.trophies + self.palms

    def _chance(self, toll: float, before: float) -> float:
        """The chance that an island with this toll is full in the end, when one with the toll `before` goes first."""
        turns = 0.5 + toll / self.weights.pace
        if turns < 1.0:
            turns = 1.0
        spare = self.left - turns - self.weights.share * before / self.weights.pace
        chance = 0.5 + spare / (0.5 + self.weights.spread * (turns - 1.0))
        if chance <= 0.0:
            return 0.0
        return chance if chance < 1.0 else 1.0

    def _count_coins(self, new: int, later: float) -> None:
        """Points by coins, and by the trophies of rows that are full or under way."""
        coins = self.coins_before + new
        if coins > COINS:
            coins = COINS
        if later > COINS - coins:
            later = float(COINS - coins)
        self.coins = coins + later
        self.trophies = 0.0
        filled = coins // COIN_ROW - self.rows
        trophies = self.trophies_left
        for row in range(filled):
            if row < len(trophies):
                self.trophies += trophies[row]
        if coins < COINS and filled >= 0 and filled < len(trophies):
            begun = coins % COIN_ROW + later
            if begun > COIN_ROW:
                begun = float(COIN_ROW)
            self.trophies += self.row * trophies[filled] * begun / COIN_ROW


def turns_after(state: SilverGold) -> int:
    """How many turns follow this one; before the first, all of them."""
    if state.phase == CHOOSING:
        return ALL_TURNS
    return (ROUNDS - state.round) * TURNS + TURNS - state.turn


def ahead_of(state: SilverGold, remembered: bool) -> list[float]:
    """How likely the next pattern is each of the six: those of the round are countable, a new round begins with all."""
    cards = state.components.expeditions
    if remembered and state.expeditions and state.turn < TURNS:
        cards = state.expeditions[state.turn :]
    chances = [0.0] * PATTERNS
    for pattern in cards:
        chances[pattern] += 1.0 / len(cards)
    return chances
