"""Small tables with a handful of cards: what is dealt is exactly what exhaustive search finds possible."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import permutations

import pytest

from schatzkiste.core import Rng
from schatzkiste.games.dracheninsel.cards import holder_of, kind_in, seat_card
from schatzkiste.games.dracheninsel.knowledge import Knowledge

Cards = tuple[int, ...]
World = tuple[tuple[Cards, ...], Cards, Cards]
"""The hands, the cards of the pile, the kinds of the loot."""
DECK = (0, 0, 1, 1, 2, 2, 3, 4, 5)
PLAYERS = 3
MANY = 400


def less(cards: Cards, kind: int) -> Cards:
    place = cards.index(kind)
    return cards[:place] + cards[place + 1 :]


def more(cards: Cards, kind: int) -> Cards:
    return tuple(sorted((*cards, kind)))


def moved(hands: tuple[Cards, ...], giver: int, taker: int, kind: int) -> tuple[Cards, ...]:
    found = list(hands)
    found[giver] = less(found[giver], kind)
    found[taker] = more(found[taker], kind)
    return tuple(found)


class Search:
    """All worlds that a seat cannot rule out, found by trying everything."""

    def __init__(self, seat: int, worlds: Iterable[World]) -> None:
        self.seat = seat
        self.worlds = set(worlds)

    def draw(self, seat: int, kind: int) -> None:
        found: set[World] = set()
        for hands, pile, loot in self.worlds:
            for drawn in set(pile) if seat != self.seat else {kind} & set(pile):
                grown = (*hands[:seat], more(hands[seat], drawn), *hands[seat + 1 :])
                found.add((grown, less(pile, drawn), loot))
        self.worlds = found

    def show(self, seat: int, kind: int) -> None:
        self.worlds = {
            ((*hands[:seat], less(hands[seat], kind), *hands[seat + 1 :]), pile, loot)
            for hands, pile, loot in self.worlds
            if kind in hands[seat]
        }

    def steal(self, thief: int, victim: int, kind: int) -> None:
        is_seen = self.seat in (thief, victim)
        self.worlds = {
            (moved(hands, victim, thief, stolen), pile, (*loot, stolen))
            for hands, pile, loot in self.worlds
            for stolen in set(hands[victim])
            if stolen == kind or not is_seen
        }

    def take_back(self, thief: int, victims: list[int], came_back: list[bool], shown: list[int]) -> None:
        found: set[World] = set()
        for hands, pile, loot in self.worlds:
            possible = True
            for victim, kind, back in zip(victims, loot, came_back, strict=True):
                if back and kind in hands[thief]:
                    hands = moved(hands, thief, victim, kind)
                else:
                    possible = possible and not back and kind in shown
            if possible:
                found.add((hands, pile, ()))
        self.worlds = found

    def forget_loot(self) -> None:
        self.worlds = {(hands, pile, ()) for hands, pile, _ in self.worlds}


class Table:
    """Cards that go round, told to a `Knowledge` and to a search for each seat."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        cards = list(DECK)
        rng.shuffle(cards)
        self.hands = [sorted(cards[2 * seat : 2 * seat + 2]) for seat in range(PLAYERS)]
        self.pile = cards[2 * PLAYERS :]
        self.discard: list[int] = []
        self.thief = 0
        self.loot: list[int] = []
        self.shown: list[int] = []
        self.knowledge = Knowledge(PLAYERS)
        self.searches = [Search(seat, self.dealt_anew(seat)) for seat in range(PLAYERS)]

    def dealt_anew(self, seat: int) -> Iterator[World]:
        """All ways in which the cards that a seat does not see may lie, if it knows nothing."""
        others = [other for other in range(PLAYERS) if other != seat]
        unseen = [*self.pile, *(kind for other in others for kind in self.hands[other])]
        for order in set(permutations(unseen)):
            cards = list(order)
            hands = [tuple(self.hands[seat])] * PLAYERS
            for other in others:
                hands[other] = tuple(sorted(cards.pop() for _ in self.hands[other]))
            yield tuple(hands), tuple(sorted(cards)), ()

    def draw(self, seat: int) -> None:
        if not self.pile or len(self.hands[seat]) > 2:
            return
        kind = self.pile.pop()
        self.knowledge.drew(seat, kind)
        self.hands[seat] = sorted([*self.hands[seat], kind])
        for search in self.searches:
            search.draw(seat, kind)
        if not self.pile and self.discard:
            self.shuffle()

    def shuffle(self) -> None:
        """The discards are the new pile; from now on the searches know where they cannot be."""
        self.rng.shuffle(self.discard)
        self.pile, self.discard = self.discard, []
        self.knowledge.shuffled(self.hands, self.pile)
        for search in self.searches:
            cases = self.knowledge.belief(search.seat, self.hands, self.pile).cases
            kept = [world for world in self.dealt_anew(search.seat) if world[1] == tuple(sorted(self.pile))]
            search.worlds = {world for world in kept if any(holds(world, case) for case in cases)}

    def show(self, seat: int) -> None:
        if not self.hands[seat] or (seat == self.thief and self.shown):
            return
        kind = self.rng.pick(self.hands[seat])
        self.hands[seat].remove(kind)
        self.discard.append(kind)
        self.knowledge.showed(seat, kind)
        if self.loot and seat == self.thief:
            self.shown.append(kind)
        for search in self.searches:
            search.show(seat, kind)

    def steal(self, thief: int) -> None:
        """One card from each of the others."""
        self.forget_loot()
        self.thief = thief
        for victim in range(PLAYERS):
            if victim != thief and self.hands[victim] and len(self.hands[thief]) < 4:
                kind = self.rng.pick(self.hands[victim])
                self.loot.append(seat_card(victim, kind))
                self.knowledge.stole(thief, victim, kind)
                self.hands[victim].remove(kind)
                self.hands[thief] = sorted([*self.hands[thief], kind])
                for search in self.searches:
                    search.steal(thief, victim, kind)

    def take_back(self) -> None:
        """What the thief still has goes back (DI-9.2)."""
        came_back: list[bool] = []
        for card in self.loot:
            victim, kind = holder_of(card), kind_in(card)
            came_back.append(kind in self.hands[self.thief])
            if came_back[-1]:
                self.hands[self.thief].remove(kind)
                self.hands[victim] = sorted([*self.hands[victim], kind])
                self.knowledge.gave_back(self.thief, victim, kind)
            else:
                self.knowledge.spent(self.thief, victim, kind)
        for search in self.searches:
            search.take_back(self.thief, [holder_of(card) for card in self.loot], came_back, self.shown)
        self.forget_loot()

    def forget_loot(self) -> None:
        self.loot = []
        self.shown = []
        for search in self.searches:
            search.forget_loot()

    def go_on(self) -> None:
        """Something happens, by chance."""
        seat = self.rng.below(PLAYERS)
        what = self.rng.below(8)
        if what < 3:
            self.show(seat)
        elif what == 3:
            self.steal(seat)
        elif what == 4:
            self.take_back()
        else:
            self.forget_loot()
            self.draw(seat)

    def dealt(self, seat: int, rng: Rng, count: int) -> Iterator[World]:
        """So many worlds for a seat."""
        dealer = self.knowledge.dealer(seat, self.hands, self.pile, self.thief, self.loot)
        for _ in range(count):
            dealer.deal(rng)
            hands = [tuple(self.hands[seat] if other == seat else dealer.hands[other]) for other in range(PLAYERS)]
            yield tuple(hands), tuple(sorted(dealer.pile)), tuple(kind_in(card) for card in dealer.loot)


def holds(world: World, case: list[int]) -> bool:
    """Whether the known cards of a possibility are in the hands of a world."""
    return all(case.count(card) <= world[0][holder_of(card)].count(kind_in(card)) for card in case)


@pytest.mark.rule("DI-3.12", "DI-8.6", "DI-8.7", "DI-9.2")
@pytest.mark.parametrize("number", range(30))
def test_exactly_what_is_possible_is_dealt(number: int) -> None:
    table = Table(Rng(f"table {number}"))
    for _ in range(6 + table.rng.below(20)):
        table.go_on()
    for seat, search in enumerate(table.searches):
        really = (tuple(map(tuple, table.hands)), tuple(sorted(table.pile)), tuple(map(kind_in, table.loot)))
        assert really in search.worlds
        found: set[World] = set()
        rng = Rng(f"seat {seat}")
        for _ in range(20):
            found |= set(table.dealt(seat, rng, MANY))
            if len(found) >= len(search.worlds):
                break
        assert found == search.worlds
