"""The streams of chance, the phases and the announced cards by number, and the values that stand for nothing."""

from typing import Final

DECK: Final = 0
THEFT: Final = 1
FIRST_SEAT: Final = 2
STREAMS: Final = ("deck", "theft", "first-seat")

TURN: Final = 0
LEADER: Final = 1
EXIT: Final = 2
FLYING: Final = 3
LANDING: Final = 4
PAYMENT: Final = 5
ROBBERY: Final = 6
SWAPPING: Final = 7
PATROLLING: Final = 8
FRIGHTENING: Final = 9
SNEAKING: Final = 10
TRAVELLING: Final = 11
PASSING: Final = 12
STOPPING: Final = 13
CONFIRMING: Final = 14
COUNTERING: Final = 15
SHARING: Final = 16
ANSWERING: Final = 17
AGREEING: Final = 18
"""The phases, in the order in which the game lists them; from LEADER to PASSING an action is half-made."""

TERROR: Final = 0
SNEAK: Final = 1
SLUMBER: Final = 2
NOTHING: Final = -1
ANNOUNCEMENTS: Final = ("terror", "sneak", "slumber")
"""What can be announced, to happen once nobody cancels it any more (DI-9.5)."""

NO_PLACE: Final = -1
NO_HUNTER: Final = -1
NO_SEAT: Final = -1
NO_TREASURE: Final = -1
NO_TERRAIN: Final = -1
NO_DRAGON: Final = -1
NO_CARD: Final = -1
