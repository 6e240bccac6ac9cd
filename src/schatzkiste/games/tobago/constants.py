"""The streams of chance, the phases and the kinds of drive by number, and the values that stand for nothing."""

from typing import Final

ISLAND: Final = 0
LANDMARKS: Final = 1
CLUE_STACK: Final = 2
GOLD_STACK: Final = 3
PILE: Final = 4
FIRST_SEAT: Final = 5
STREAMS: Final = ("island", "landmarks", "clues", "gold", "pile", "first-seat")

PHASES: Final = ("vehicles", "first-clues", "turn", "extra-clue", "swapping", "sharing", "opening")
VEHICLES: Final = 0
FIRST_CLUES: Final = 1
TURN: Final = 2
EXTRA_CLUES: Final = 3
SWAPPING: Final = 4
SHARING: Final = 5
OPENING: Final = 6

DRIVES: Final = ("none", "action", "extra")
NO_DRIVE: Final = 0
ACTION_DRIVE: Final = 1
EXTRA_DRIVE: Final = 2

DOUBLE_ROSE: Final = 4
"""A rose on a clue is its owner's seat, with this added when it is a double (TO-6.5)."""
ROSES: Final = ("0", "1", "2", "3", "0+", "1+", "2+", "3+")

NO_PLACE: Final = -1
NO_REGION: Final = -1
NO_CLUE: Final = -1
NO_PATH: Final = -1
NO_SEAT: Final = -1
NO_CARD: Final = -1
NO_ROSE: Final = -1
