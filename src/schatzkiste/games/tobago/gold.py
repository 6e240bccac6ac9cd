"""The gold cards: each its own card, known by its value and a letter, such as 4c; curses are worth nothing (TO-1.5)."""

from __future__ import annotations

from typing import Final

CURSE: Final = 0


class GoldDeck:
    """All gold cards; a card is its number, in rising order of value, the curses last. Sets of cards are bit masks."""

    def __init__(self, values: list[int], curses: int) -> None:
        self.values = sorted(values) + [CURSE] * curses
        self.size = len(self.values)
        self.golden = self.size - curses
        self.names: list[str] = []
        for card, value in enumerate(self.values):
            letter = chr(ord("a") + card - self.values.index(value))
            self.names.append(f"curse-{letter}" if value == CURSE else f"{value}{letter}")
        self.bit: list[int] = [1 << card for card in range(self.size)]
        self.curses = sum(self.bit[card] for card in range(self.golden, self.size))

    def is_curse(self, card: int) -> bool:
        """Whether the card is one of the curses."""
        return card >= self.golden

    def cards(self, mask: int) -> list[int]:
        """The cards of a set, in rising order."""
        return [card for card in range(self.size) if mask & self.bit[card]]

    def mask(self, cards: list[int]) -> int:
        """These cards as a set."""
        found = 0
        for card in cards:
            found |= self.bit[card]
        return found

    def worth(self, cards: list[int]) -> int:
        """The gold on these cards."""
        return sum(self.values[card] for card in cards)


class FaceDown:
    """A gold card left over, laid among the discards unseen (TO-5.4), and who drew how many cards of its treasure.

    The lists have an entry for each seat and one for the card that nobody looked at; `safe_draws` are those drawn from
    the part of the stack without curses.
    """

    def __init__(self, card: int, draws: list[int], safe_draws: list[int]) -> None:
        self.card = card
        self.draws = draws
        self.safe_draws = safe_draws
