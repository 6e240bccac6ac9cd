"""The streams of chance by number, and the values that stand for nothing."""

from typing import Final

ISLAND: Final = 0
TILES: Final = 1
FIRST_SEAT: Final = 2
STREAMS: Final = ("island", "tiles", "first-seat")

NO_FIELD: Final = -1
NO_KIND: Final = -1
