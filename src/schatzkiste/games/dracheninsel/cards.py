"""The 25 kinds of card and what each can be used for (DI-1.6, DI-1.7).

Cards of a kind look alike, so a card is its kind. Sets of kinds are bit masks.
"""

from typing import Final

from schatzkiste.games.dracheninsel.board import COLOURS, TERRAIN_NAMES

KINDS: Final = 25
HAND: Final = 6

CARD_NAMES: Final[tuple[str, ...]] = (
    *TERRAIN_NAMES,
    *("desert-mountain", "forest-volcano", "water-farmland"),
    *("flight", "elements", "journey", "forces", "patrol", "curse", "slumber"),
    *("betrayal-counterspell", "betrayal-terror", "betrayal-patrol", "betrayal-sneak", "betrayal-slumber"),
    *("counterspell-terror", "terror-sneak", "slumber-terror", "slumber-patrol"),
)
HALVES: Final[list[tuple[str, ...]]] = [tuple(name.split("-")) for name in CARD_NAMES]
GREEN_HALVES: Final = ("slumber", "counterspell", "betrayal")
"""What may be played out of turn (DI-1.7)."""


def _kinds_with(half: str) -> list[int]:
    return [kind for kind in range(KINDS) if half in HALVES[kind]]


def mask_of(kinds: list[int]) -> int:
    """These kinds as a set."""
    return sum(1 << kind for kind in kinds)


FLIGHT: Final = 9
ELEMENTS: Final = 10
JOURNEY: Final = 11
FORCES: Final = 12
CURSE: Final = 14

PATROLS: Final[list[int]] = _kinds_with("patrol")
TERRORS: Final[list[int]] = _kinds_with("terror")
SNEAKS: Final[list[int]] = _kinds_with("sneak")
SLUMBERS: Final[list[int]] = _kinds_with("slumber")
COUNTERSPELLS: Final[list[int]] = _kinds_with("counterspell")
BETRAYALS: Final[list[int]] = _kinds_with("betrayal")
TERRAIN_CARDS: Final[list[int]] = list(range(9))

SLUMBER_MASK: Final[int] = mask_of(SLUMBERS)
COUNTERSPELL_MASK: Final[int] = mask_of(COUNTERSPELLS)
TERRAIN_MASK: Final = 0b111111111

TERRAINS_ON: Final[list[int]] = [
    sum(1 << terrain for terrain in range(COLOURS) if TERRAIN_NAMES[terrain] in HALVES[kind]) for kind in range(KINDS)
]
"""The terrains shown on a card, as a set."""

_SHOWING: Final[list[int]] = [mask_of(_kinds_with(terrain)) for terrain in TERRAIN_NAMES]

PAYING: Final[list[list[int]]] = [
    [_SHOWING[colour] | _SHOWING[terrain] for terrain in range(COLOURS)] for colour in range(COLOURS)
]
"""What pays for a terrain when a hunter of this colour enters: the terrain itself, or that colour (DI-3.5)."""

PAYABLE: Final[list[int]] = [
    sum(1 << terrain for terrain in range(COLOURS) if paying[terrain] & held)
    for paying in PAYING
    for held in range(512)
]
"""The terrains that a hunter can pay for with a set of terrain cards, at the place 512 * colour + set."""


def kinds_of(mask: int) -> list[int]:
    """The kinds of a set, in rising order."""
    return [kind for kind in range(KINDS) if mask >> kind & 1]


def card_names(cards: list[int]) -> list[str]:
    """These cards by name, in the order of the kinds."""
    return [CARD_NAMES[kind] for kind in sorted(cards)]


def seat_card(seat: int, kind: int) -> int:
    """A card of this kind in the hand of a seat, or from it, as one number."""
    return 32 * seat + kind


def holder_of(card: int) -> int:
    """The seat of such a card."""
    return card >> 5


def kind_in(card: int) -> int:
    """The kind of such a card."""
    return card & 31
