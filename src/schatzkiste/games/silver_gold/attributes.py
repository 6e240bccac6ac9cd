"""What a position of Silver & Gold consists of.

A player has two slots for cards: `cards`, `marks`, `new_marks` and `free` have the place 2 * seat + slot for each.
Lists that are shared between copies are replaced, never changed in place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from schatzkiste.core.attributes import (
    Attribute,
    Attributes,
    Codec,
    Copied,
    Derived,
    Flag,
    ListOf,
    OneOf,
    SetOf,
    Whole,
    seats,
)
from schatzkiste.core.errors import BadPosition
from schatzkiste.games.silver_gold.actions import ACTIONS, FIELD, MARK, PAIR_NAMES
from schatzkiste.games.silver_gold.board import CELL_NAMES
from schatzkiste.games.silver_gold.constants import (
    COINS,
    DISPLAY,
    NO_CARD,
    NO_MARK,
    NO_PAIR,
    ROUNDS,
    SLOTS,
    TROPHIES,
    TURNS,
)
from schatzkiste.games.silver_gold.patterns import PATTERN_NAMES

if TYPE_CHECKING:
    from schatzkiste.games.silver_gold.state import SilverGold


class FirstMark(Codec):
    """The action that marks a pattern or a single field, in notation."""

    def write(self, value: int, state: object) -> object:
        return None if value == NO_MARK else ACTIONS[value].notation

    def read(self, value: object, where: str, state: object) -> int:
        if value is None:
            return NO_MARK
        for kind in (MARK, FIELD):
            for action in range(kind.first, kind.first + kind.size):
                if ACTIONS[action].notation == value:
                    return action
        raise BadPosition(f"{where}: must be a pattern, a single field or null, not {value!r:.60}")


def last_seat(state: SilverGold) -> int:
    """The highest seat."""
    return state.players - 1


def places(state: SilverGold) -> int:
    """As many as there are slots for cards."""
    return SLOTS * state.players


def card_names(state: SilverGold) -> list[str]:
    """The cards of this deck file."""
    return state.components.card_names


def deck_size(state: SilverGold) -> int:
    """As many as the deck has cards."""
    return len(state.deck)


def best_palm(state: SilverGold) -> int:
    """The most that a palm can score: with those cards in the display that have the most palms (SG-3.7)."""
    return 1 + sum(sorted(card.palm_count for card in state.components.cards)[-DISPLAY:])


CARDS = ListOf(OneOf(card_names))
CELLS = SetOf(CELL_NAMES)

ATTRIBUTES = Attributes(
    "SilverGold",
    2,
    Attribute("round", Whole(1, ROUNDS), "the round, counted from 1"),
    Attribute("turn", Whole(1, TURNS), "the turn of the round, counted from 1"),
    Attribute("starter", Whole(0, last_seat), "the starting player of this turn"),
    Attribute(
        "expeditions", ListOf(OneOf(PATTERN_NAMES)), "the patterns of this round in order; the eighth is never seen"
    ),
    Attribute("deck", CARDS, "the treasure cards of the deck, the top one first"),
    Attribute("under", Whole(0, deck_size), "how many of them were put under the deck for all to see (SG-5.1)"),
    Attribute("display", CARDS, "the cards of the display, the oldest first"),
    Attribute("display_taken", Flag(), "whether one of them was taken in this turn"),
    Attribute("trophies_left", ListOf(Whole(1, TROPHIES[0])), "the trophies that are still free, the highest first"),
    Attribute("dealt", ListOf(CARDS, seats), "the four cards each may choose from, none after the choice"),
    Attribute("kept", ListOf(OneOf(PAIR_NAMES, NO_PAIR), seats), "the two of them that each has chosen"),
    Attribute("cards", ListOf(OneOf(card_names, NO_CARD), places), "the card at each place"),
    Attribute("marks", ListOf(CELLS, places), "its final marks"),
    Attribute("new_marks", ListOf(CELLS, places), "its marks of this turn while all mark", Copied.SLICED),
    Attribute("first_mark", ListOf(FirstMark(), seats), "the pattern or field each marked in this turn", Copied.SLICED),
    Attribute("coins", ListOf(Whole(0, COINS), seats), "how many coins each has crossed off", Copied.SLICED),
    Attribute("palms", ListOf(ListOf(Whole(1, best_palm)), seats), "what each palm has scored"),
    Attribute(
        "trophies", ListOf(ListOf(Whole(0, TROPHIES[0])), seats), "the trophy of each full row, 0 if none was left"
    ),
    Attribute("completed", ListOf(CARDS, seats), "the completed cards of each"),
    Derived("pattern", "int", "the pattern of this turn"),
    Derived("free", "list[int]", "the fields at each place without any mark", Copied.SLICED),
    Derived("crosses_left", "list[int]", "how many fields each still has to mark for crosses", Copied.SLICED),
)
