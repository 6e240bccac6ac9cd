"""The trail: which cards came into hands and left them since the last shuffle, as everyone saw it.

An entry is a number. A player drew a card, showed a card, stole one from another, or saw one: he stole it and had to
give it back. What was stolen or seen only the two know; to all others its kind is HIDDEN. A trail is never changed in
place.
"""

from typing import Final

from schatzkiste.games.dracheninsel.cards import CARD_NAMES, KINDS

DREW: Final = 0
SHOWED: Final = 1
STOLE: Final = 2
SAW: Final = 3
DEEDS: Final = ("drew", "showed", "stole", "saw")
HIDDEN: Final = KINDS


def entry(deed: int, seat: int, other: int, kind: int) -> int:
    """What a seat did, to which other one, with which card."""
    return deed << 16 | seat << 12 | other << 8 | kind


def drew(seat: int) -> int:
    """The seat took a card from the pile."""
    return entry(DREW, seat, seat, HIDDEN)


def showed(seat: int, kind: int) -> int:
    """A card left the seat's hand face up."""
    return entry(SHOWED, seat, seat, kind)


def stole(thief: int, victim: int, kind: int) -> int:
    """A card went from hand to hand."""
    return entry(STOLE, thief, victim, kind)


def saw(thief: int, victim: int, kind: int) -> int:
    """A card went from hand to hand and came back."""
    return entry(SAW, thief, victim, kind)


def deed_of(entry: int) -> int:
    """DREW, SHOWED, STOLE or SAW."""
    return entry >> 16


def seat_of(entry: int) -> int:
    """The seat that did it."""
    return entry >> 12 & 15


def other_of(entry: int) -> int:
    """The seat it was done to; for draws and shows the same."""
    return entry >> 8 & 15


def kind_of(entry: int) -> int:
    """The kind of card, or HIDDEN."""
    return entry & 255


def known_to(trail: list[int], seat: int) -> list[int]:
    """The trail with the kinds hidden that the seat does not know."""
    found: list[int] = []
    for item in trail:
        deed = deed_of(item)
        if deed == SAW and seat_of(item) != seat:
            item = saw(seat_of(item), other_of(item), HIDDEN)
        elif deed == STOLE and seat not in (seat_of(item), other_of(item)):
            item = stole(seat_of(item), other_of(item), HIDDEN)
        found.append(item)
    return found


def entry_doc(item: int) -> list[object]:
    """An entry by names: what, who, from whom, which card."""
    card = None if kind_of(item) == HIDDEN else CARD_NAMES[kind_of(item)]
    return [DEEDS[deed_of(item)], seat_of(item), other_of(item), card]
