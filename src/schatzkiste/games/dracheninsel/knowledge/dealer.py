"""Dealing the cards that a seat does not see as they may really lie; the page of the package tells how."""

from __future__ import annotations

from typing import Final

from schatzkiste.core.rng import Rng
from schatzkiste.games.dracheninsel.cards import KINDS, holder_of, kind_in, seat_card
from schatzkiste.games.dracheninsel.knowledge.belief import Belief, Start
from schatzkiste.games.dracheninsel.knowledge.log import Entry, Follower, Rewind

TRIES: Final = 5000
"""After this many failed replays old and new cards are no longer told apart."""
OLD: Final = 0
NEW: Final = 1


class Dealer:
    """Deals worlds for one seat: the other `hands`, the `pile`, and the `loot` of the last action (DI-9.2)."""

    def __init__(self, log: list[Entry], start: Start, then: Rewind, seat: int, thief: int, loot: list[int]) -> None:
        self._log = log
        self._start = start
        self._then = then
        self._seat = seat
        self._thief = thief
        self._secrets: list[int] = []
        for place, card in enumerate(loot):
            if seat not in (thief, holder_of(card)):
                self._secrets.append(place)
        self.hands: list[list[int]] = []
        self.pile: list[int] = []
        self.loot = loot

    def deal(self, rng: Rng) -> None:
        """Deal another world."""
        replay = self._replay(rng, self._start.pile)
        failures = 0
        while not (replay.knows(self._start.belief) and replay.follow(self._log, self._start.since, self._seat)):
            failures += 1
            replay = self._replay(rng, self._start.pile if failures < TRIES else [])
        self.hands = replay.fill()
        self.pile = replay.pile
        if self._secrets:
            self.loot = self.loot[:]
            for number, place in enumerate(self._secrets):
                if replay.loot[number] >= 0:  # else it was shown before the seat began to follow
                    self.loot[place] = seat_card(holder_of(self.loot[place]), replay.loot[number])

    def _replay(self, rng: Rng, pile: list[int]) -> Replay:
        return Replay(self._then, pile, self._thief, len(self._secrets), rng)


class Replay(Follower):
    """The log played again with blanks; everything twice, for OLD ones and NEW ones.

    `_blanks` counts them in each hand, `_cards` what is left to fill them, by kind, and `_left` the same in all. The
    other cards of each hand are `_known`. As the last thefts may have to be given back, `loot` follows them: it has a
    kind, or while that is open ~OLD or ~NEW.
    """

    def __init__(self, then: Rewind, pile: list[int], thief: int, secrets: int, rng: Rng) -> None:
        none = [0] * len(then.sizes)
        old = [0] * KINDS
        new = then.unseen[:]
        if pile:
            for kind in range(KINDS):
                new[kind] = pile[kind] - then.drawn[kind]
                old[kind] = then.unseen[kind] - new[kind]
        self._blanks = [then.sizes[:], none] if pile else [none, then.sizes[:]]
        self._cards = [old, new]
        self._left = [sum(old), sum(new)]
        self._known: list[list[int]] = [[] for _ in none]
        self._thief = thief
        self._earlier_thefts = then.thefts - secrets
        self._rng = rng
        self.loot = [~NEW] * -self._earlier_thefts
        self.pile: list[int] = []

    def knows(self, belief: Belief) -> bool:
        """Turn up the cards of one possibility; whether that can be."""
        place = 0
        if len(belief.weights) > 1:
            drawn = self._rng.below(sum(belief.weights))
            while drawn >= belief.weights[place]:
                drawn -= belief.weights[place]
                place += 1
        for card in belief.cases[place]:
            if not self._turn_up(holder_of(card), kind_in(card)):
                return False
            self._known[holder_of(card)].append(kind_in(card))
        return True

    def draws(self, hand: int) -> None:
        self._blanks[NEW][hand] += 1

    def gains(self, hand: int, kind: int) -> None:
        self._known[hand].append(kind)

    def loses(self, hand: int, kind: int) -> bool:
        """A card known there may as well be the one that left, for cards of a kind are alike."""
        if kind in self._known[hand]:
            self._known[hand].remove(kind)
            return True
        return self._turn_up(hand, kind)

    def _turn_up(self, hand: int, kind: int) -> bool:
        """Take a blank out of the hand for a card of this kind; whether there is one that can be."""
        old = self._blanks[OLD][hand] * self._cards[OLD][kind] * max(1, self._left[NEW])
        new = self._blanks[NEW][hand] * self._cards[NEW][kind] * max(1, self._left[OLD])
        if old + new == 0:
            return False
        age = OLD if new == 0 or (old > 0 and self._rng.below(old + new) < old) else NEW
        if self.loot and hand == self._thief and self._rng.below(self._blanks[age][hand]) < self.loot.count(~age):
            self.loot[self.loot.index(~age)] = kind
        self._blanks[age][hand] -= 1
        self._cards[age][kind] -= 1
        self._left[age] -= 1
        return True

    def passes(self, giver: int, taker: int) -> None:
        """Blindly drawn: any card of the hand."""
        known = self._known[giver]
        old = self._blanks[OLD][giver]
        drawn = self._rng.below(len(known) + old + self._blanks[NEW][giver])
        if drawn < len(known):
            card = known.pop(drawn)
            self._known[taker].append(card)
        else:
            age = OLD if drawn < len(known) + old else NEW
            card = ~age
            self._blanks[age][giver] -= 1
            self._blanks[age][taker] += 1
        if self._earlier_thefts > 0:
            self._earlier_thefts -= 1
        else:
            self.loot.append(card)

    def fill(self) -> list[list[int]]:
        """The hands with a card for every blank; what is left is the pile."""
        hands = self._known
        for age in (OLD, NEW):
            cards: list[int] = []
            for kind in range(KINDS):
                for _ in range(self._cards[age][kind]):
                    cards.append(kind)
            self._rng.shuffle(cards)
            for hand, held in enumerate(hands):
                for _ in range(self._blanks[age][hand]):
                    held.append(cards.pop())
                    if hand == self._thief and ~age in self.loot:
                        self.loot[self.loot.index(~age)] = held[-1]
            self.pile = cards
        for held in hands:
            held.sort()
        return hands
