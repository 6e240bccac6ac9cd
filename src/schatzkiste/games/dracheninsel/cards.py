"""The 25 kinds of card and what each can be used for (DI-1.6, DI-1.7).

Cards of a kind look alike, so a card is its kind. Sets of kinds are bit masks.
"""

from typing import Final

from schatzkiste.games.dracheninsel.board import COLOURS, TERRAIN_NAMES

KINDS: Final = 25
HAND: Final = 6
NO_CARD: Final = -1

CARD_NAMES: Final[tuple[str, ...]] = (
    *TERRAIN_NAMES,
    *("desert-mountain", "forest-volcano", "water-farmland"),
    *("flight", "elements", "journey", "forces", "patrol", "curse", "slumber"),
    *("betrayal-counterspell", "betrayal-terror", "betrayal-patrol", "betrayal-sneak", "betrayal-slumber"),
    *("counterspell-terror", "terror-sneak", "slumber-terror", "slumber-patrol"),
)
CARD_BY_NAME: Final[dict[str, int]] = {name: kind for kind, name in enumerate(CARD_NAMES)}
HALVES: Final[list[tuple[str, ...]]] = [tuple(name.split("-")) for name in CARD_NAMES]
GREEN_HALVES: Final = ("slumber", "counterspell", "betrayal")
"""What may be played out of turn (DI-1.7)."""

KIND_BIT: Final[list[int]] = [1 << kind for kind in range(KINDS)]


def _kinds_with(half: str) -> list[int]:
    return [kind for kind in range(KINDS) if half in HALVES[kind]]


def _mask(kinds: list[int]) -> int:
    return sum(KIND_BIT[kind] for kind in kinds)


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

FLIGHT_BIT: Final = 1 << 9
ELEMENTS_BIT: Final = 1 << 10
JOURNEY_BIT: Final = 1 << 11
FORCES_BIT: Final = 1 << 12
CURSE_BIT: Final = 1 << 14
PATROL_MASK: Final[int] = _mask(PATROLS)
TERROR_MASK: Final[int] = _mask(TERRORS)
SNEAK_MASK: Final[int] = _mask(SNEAKS)
SLUMBER_MASK: Final[int] = _mask(SLUMBERS)
COUNTERSPELL_MASK: Final[int] = _mask(COUNTERSPELLS)
BETRAYAL_MASK: Final[int] = _mask(BETRAYALS)
TERRAIN_MASK: Final = 0b111111111

TERRAINS_ON: Final[list[int]] = [
    sum(1 << terrain for terrain in range(COLOURS) if TERRAIN_NAMES[terrain] in HALVES[kind]) for kind in range(KINDS)
]
"""The terrains shown on a card, as a set."""

SHOWING: Final[list[int]] = [_mask(_kinds_with(terrain)) for terrain in TERRAIN_NAMES]
"""The cards that show a terrain."""

PAYING: Final[list[list[int]]] = [
    [SHOWING[colour] | SHOWING[terrain] for terrain in range(COLOURS)] for colour in range(COLOURS)
]
"""What pays for a terrain when a hunter of this colour enters: the terrain itself, or the own colour (DI-3.5)."""


def kinds_of(mask: int) -> list[int]:
    """The kinds of a set, in rising order."""
    return [kind for kind in range(KINDS) if mask & KIND_BIT[kind]]


def card_names(cards: list[int]) -> list[str]:
    """These cards by name, in the order of the kinds."""
    return [CARD_NAMES[kind] for kind in sorted(cards)]
