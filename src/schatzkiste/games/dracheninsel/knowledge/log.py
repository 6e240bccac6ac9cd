"""The log: what happened to cards in hands since the last shuffle."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from schatzkiste.games.dracheninsel.cards import KINDS

DREW: Final = 0
SHOWED: Final = 1
STOLE: Final = 2
SAW: Final = 3
"""A card came from the pile, left a hand face up, went from hand to hand, or went and was given back."""
HIDDEN: Final = -1
"""The kind of a card, in the log as one seat knows it, that this seat has not seen."""


class Entry:
    """What a seat did, with a card of which kind, and whose it was: its own, or that of a victim; never changed."""

    def __init__(self, what: int, seat: int, owner: int, kind: int) -> None:
        self.what = what
        self.seat = seat
        self.owner = owner
        self.kind = kind

    def as_seen(self, seat: int) -> Entry:
        """The entry, without its kind if the seat has not seen the card."""
        if seat == self.seat or self.what == SHOWED or (seat == self.owner and self.what == STOLE):
            return self
        return Entry(self.what, self.seat, self.owner, HIDDEN)


class Follower(ABC):
    """Goes through the log with the eyes of one seat; what happens to the other hands is for subclasses."""

    def follow(self, log: list[Entry], since: int, seat: int) -> bool:
        """Whether all entries from one on could be followed."""
        for place in range(since, len(log)):
            entry = log[place]
            what = entry.what
            if what == DREW:
                if entry.seat != seat:
                    self.draws(entry.seat)
            elif what == SHOWED:
                if entry.seat != seat and not self.loses(entry.seat, entry.kind):
                    return False
            elif entry.seat == seat:
                if not self.loses(entry.owner, entry.kind):
                    return False
                if what == SAW:
                    self.gains(entry.owner, entry.kind)
            elif what == STOLE:
                if entry.owner == seat:
                    self.gains(entry.seat, entry.kind)
                else:
                    self.passes(entry.owner, entry.seat)
        return True

    @abstractmethod
    def draws(self, hand: int) -> None:
        """Another hand drew a card."""

    @abstractmethod
    def loses(self, hand: int, kind: int) -> bool:
        """The seat saw a card of this kind leave the hand; whether that is possible."""

    @abstractmethod
    def gains(self, hand: int, kind: int) -> None:
        """The seat knows that a card of this kind has come into the hand."""

    @abstractmethod
    def passes(self, giver: int, taker: int) -> None:
        """A card went unseen from one hand to another."""


class Rewind(Follower):
    """What a seat had not seen at an entry of the log: the `sizes` of the other hands, all their cards and the pile.

    `drawn` are the cards it has drawn itself since; the `unseen` ones are counted without them. `thefts` is how many
    cards went unseen from hand to hand.
    """

    def __init__(self, log: list[Entry], since: int, seat: int, hands: list[list[int]], pile: list[int]) -> None:
        self.unseen = [0] * KINDS
        self.drawn = [0] * KINDS
        self.sizes = [0] * len(hands)
        self.thefts = 0
        for kind in pile:
            self.unseen[kind] += 1
        for other, hand in enumerate(hands):
            if other != seat:
                self.sizes[other] = len(hand)
                for kind in hand:
                    self.unseen[kind] += 1
        for place in range(since, len(log)):
            if log[place].what == DREW and log[place].seat == seat:
                self.drawn[log[place].kind] += 1
        self.follow(log, since, seat)

    def draws(self, hand: int) -> None:
        self.sizes[hand] -= 1

    def loses(self, hand: int, kind: int) -> bool:
        self.sizes[hand] += 1
        self.unseen[kind] += 1
        return True

    def gains(self, hand: int, kind: int) -> None:
        self.sizes[hand] -= 1
        self.unseen[kind] -= 1

    def passes(self, giver: int, taker: int) -> None:
        self.sizes[giver] += 1
        self.sizes[taker] -= 1
        self.thefts += 1
