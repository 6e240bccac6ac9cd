"""The fixed numbers of the rules (section 1), phases and streams of chance by number, and the values for nothing."""

from typing import Final

ROUNDS: Final = 4
TURNS: Final = 7
EXPEDITION_CARDS: Final = 8
SLOTS: Final = 2
DEALT: Final = 4
DISPLAY: Final = 4
COIN_ROW: Final = 4
COINS: Final = 12
PALMS: Final = 4
TROPHIES: Final[tuple[int, ...]] = (6, 5, 4, 3, 2, 1)

CHOOSING: Final = 0
MARKING: Final = 1
SETTLING: Final = 2

TREASURES: Final = 0
EXPEDITIONS: Final = 1
FIRST_SEAT: Final = 2
STREAMS: Final = ("treasures", "route", "first-seat")
"""These names are part of how every seed is shuffled, so they stay as they are."""

NO_CARD: Final = -1
NO_MARK: Final = -1
NO_PAIR: Final = -1
NO_PATTERN: Final = -1
NO_PLACE: Final = -1
NO_SEAL: Final = -1
