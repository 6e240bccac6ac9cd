"""The fixed numbers of the rules (section 1), and those that stand for a phase or for nothing."""

from typing import Final

ROUNDS: Final = 4
TURNS: Final = 7
EXPEDITIONS: Final = 8
SLOTS: Final = 2
DEALT: Final = 4
DISPLAY: Final = 4
COIN_ROW: Final = 4
COINS: Final = 12
PALMS: Final = 4
TROPHIES: Final[tuple[int, ...]] = (6, 5, 4, 3, 2, 1)

CHOOSE: Final = 0
MARKING: Final = 1
SETTLE: Final = 2

NO_CARD: Final = -1
NO_PAIR: Final = -1
NO_SEAL: Final = -1
