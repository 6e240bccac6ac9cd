"""The greedy bot of Silver & Gold: the marks that leave the best sheet and islands, the cards that fit both."""

from dataclasses import dataclass

from schatzkiste.bots.bot import Bot
from schatzkiste.core import Observation, Rng
from schatzkiste.games.silver_gold.actions import DRAW, PAIRS, TAKE
from schatzkiste.games.silver_gold.board import BIT, CELLS, SIDE
from schatzkiste.games.silver_gold.components import Card
from schatzkiste.games.silver_gold.constants import (
    CHOOSING,
    COIN_ROW,
    MARKING,
    NO_CARD,
    NO_SEAL,
    ROUNDS,
    SLOTS,
    TURNS,
)
from schatzkiste.games.silver_gold.patterns import PATTERN_SIZES, PATTERNS, PLACEMENTS
from schatzkiste.games.silver_gold.scoring import cards_worth, colour_counts
from schatzkiste.games.silver_gold.state import SilverGold
from schatzkiste.games.silver_gold.symbols import gain_of

LEFT_EDGE = sum(BIT[SIDE * row] for row in range(SIDE))
RIGHT_EDGE = LEFT_EDGE << SIDE - 1
ALL_CELLS = (1 << CELLS) - 1


@dataclass(frozen=True)
class Worth:
    """What things that are not points yet are held to be worth in points."""

    coin: float = 1.0
    palm: float = 2.4
    cross: float = 1.4
    lonely: float = 1.0
    fit: float = 0.5
    seal: float = 1.2
    completed: float = 1.0
    pace: float = 3.2
    doubt: float = 0.6


class Greedy:
    """Looks at every way to mark the pattern, follows its crosses one by one, and takes the best."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self._fits: dict[tuple[int, int], float] = {}

    def decide(self, observation: Observation, rng: Rng) -> int:
        """The best action; among equals the first in the table."""
        world = observation.sample(Rng("greedy"))
        assert isinstance(world, SilverGold)
        seat = observation.seat
        actions = world.legal_actions(seat)
        if len(actions) == 1:
            return actions[0]
        self._fits.clear()
        if world.phase == CHOOSING:
            values = [self._pair(world, [world.dealt[seat][place] for place in pair]) for pair in PAIRS]
        elif world.phase == MARKING:
            values = [self._marked(world, seat, action) for action in actions]
        else:
            values = [self._taken(world, seat, action) for action in actions]
        return actions[values.index(max(values))]

    def _pair(self, state: SilverGold, cards: list[int]) -> float:
        return sum(self._promise(state, card, cards, turns_left(state)) for card in cards)

    def _marked(self, state: SilverGold, seat: int, action: int) -> float:
        """The standing after the action when each cross that follows is placed where it looks best."""
        later = state.copy()
        later.apply(action, seat)
        while later.crosses_left[seat]:
            later = max(self._crossed(later, seat), key=lambda placed: self._standing(placed, seat))
        return self._standing(later, seat)

    def _crossed(self, state: SilverGold, seat: int) -> list[SilverGold]:
        """Every way to place the next cross."""
        ways: list[SilverGold] = []
        for field in state.legal_actions(seat):
            later = state.copy()
            later.apply(field, seat)
            ways.append(later)
        return ways

    def _standing(self, state: SilverGold, seat: int) -> float:
        """What the seat's sheet and cards are worth when its marks count."""
        worth = self.worth
        gain = gain_of(state, seat)
        coins = state.coins[seat] + gain.coins
        rows = coins // COIN_ROW - len(state.trophies[seat])
        left = turns_left(state)
        value = coins + worth.coin * (coins % COIN_ROW) + sum(state.trophies_left[:rows])
        value += worth.cross * state.crosses_left[seat]
        value += gain.palms * (state.palm_value() - min(1.0, left / TURNS) * (worth.palm - 1))
        done = state.completed[seat] + [state.cards[place] for place in gain.completed]
        value += cards_worth(state.components, done) + worth.completed * len(gain.completed)
        open_places = [
            place
            for place in range(SLOTS * seat, SLOTS * seat + SLOTS)
            if state.cards[place] != NO_CARD and place not in gain.completed
        ]
        needs = sorted((state.free[place].bit_count(), place) for place in open_places)
        spent = 0.0
        for need, place in needs:
            spent += need / worth.pace
            value += self._progress(state, place, need, left - spent)
        return value

    def _progress(self, state: SilverGold, place: int, need: int, spare: float) -> float:
        """What an island under way is worth; less when the game may end before it is completed."""
        worth = self.worth
        card = state.components.cards[state.cards[place]]
        free = state.free[place]
        chance = 1.0 if spare > 2 else max(0.0, (spare + 2) / 4)
        marked = card.points - need
        value = chance * marked * (1 - worth.doubt * need / card.points / 4)
        value -= worth.lonely * lonely(free).bit_count()
        value += worth.cross * (free & card.crosses).bit_count()
        return value + worth.fit * self._fit(state, place)

    def _fit(self, state: SilverGold, place: int) -> float:
        """How many fields the expedition cards still to come would fill on this island, on average."""
        marked = state.marks[place] | state.new_marks[place]
        key = (state.cards[place], marked)
        if key not in self._fits:
            ahead = state.expeditions[state.turn :]
            filled = sum(self._filled(state, key[0], marked, pattern) for pattern in ahead)
            self._fits[key] = filled / len(ahead)
        return self._fits[key]

    def _filled(self, state: SilverGold, card: int, marked: int, pattern: int) -> int:
        for placement in state.components.fits[PATTERNS * card + pattern]:
            if not PLACEMENTS[placement] & marked:
                return PATTERN_SIZES[pattern]
        return 1

    def _taken(self, state: SilverGold, seat: int, action: int) -> float:
        """The promise of a card of the display, or of the average card of the deck."""
        company = [card for card in state.cards[SLOTS * seat : SLOTS * seat + SLOTS] if card != NO_CARD]
        company += state.completed[seat]
        left = turns_left(state)
        if action != DRAW.at():
            return self._promise(state, state.display[TAKE.arg(action)], company, left)
        return sum(self._promise(state, card, company, left) for card in state.deck) / len(state.deck)

    def _promise(self, state: SilverGold, card: int, company: list[int], left: int) -> float:
        """What a card may bring within the turns left, beside the cards already there."""
        worth = self.worth
        face = state.components.cards[card]
        extras = (1 + worth.coin) * face.coins.bit_count()
        extras += worth.palm * face.palm_count + worth.cross * face.crosses.bit_count()
        seals = self._seals(state, face, card, company)
        need = (face.points - face.crosses.bit_count()) / worth.pace
        chance = min(1.0, max(0.0, (left - need + 1) / 4))
        return extras / need + chance * (seals + face.points) / need

    def _seals(self, state: SilverGold, face: Card, card: int, company: list[int]) -> float:
        """Points by seals: the card's own for those it goes with, theirs for this card."""
        others = [other for other in company if other != card]
        points = 0.0
        if face.seal_colour != NO_SEAL:
            points += face.seal_value * (self.worth.seal + colour_counts(state.components, others)[face.seal_colour])
        for other in others:
            seal = state.components.cards[other]
            if seal.seal_colour == face.colour:
                points += seal.seal_value
        return points


def turns_left(state: SilverGold) -> int:
    """How many turns follow this one."""
    return (ROUNDS - state.round) * TURNS + TURNS - state.turn


def lonely(free: int) -> int:
    """The free fields without a free neighbour."""
    beside = (free & ~RIGHT_EDGE) << 1 | (free & ~LEFT_EDGE) >> 1 | free << SIDE & ALL_CELLS | free >> SIDE
    return free & ~beside


def make() -> Bot:
    """The bot as it sits at tables."""
    return Greedy(Worth())
