"""What can happen in Silver & Gold.

While marks are hidden nothing is told of them before all have marked, so every event may be heard by everyone. Without
the tracker nobody may look up used expedition cards (SG-4.1): the log shows only the last one, and which fields a
pattern covered only until the next card is turned up.
"""

from dataclasses import dataclass

from schatzkiste.core.events import Event


@dataclass(frozen=True)
class PairChosen(Event):
    """A player has chosen two of the four cards; which two is not said yet."""

    seat: int


@dataclass(frozen=True)
class CardKept(Event):
    """A player laid one of the two chosen cards open."""

    seat: int
    card: str
    colour: str
    points: int


@dataclass(frozen=True)
class RoundBegan(Event):
    """The expedition cards were shuffled."""

    round: int


@dataclass(frozen=True)
class ExpeditionTurned(Event):
    """The starting player turned up the expedition card that counts for everyone."""

    seat: int
    pattern: str
    turn: int

    def fades_for(self, seat: int | None) -> bool:
        """Used cards may not be looked at again."""
        return True

    @property
    def wipes(self) -> bool:
        """The next card covers the one before."""
        return True


@dataclass(frozen=True)
class SeatIdle(Event):
    """A player has no free field left and marks nothing in this turn."""

    seat: int


@dataclass(frozen=True)
class MarkingDone(Event):
    """A player has finished marking."""

    seat: int


@dataclass(frozen=True)
class PatternMarked(Event):
    """A player marked the whole pattern on these cells of one card; later the cells are not told."""

    seat: int
    card: str
    colour: str
    cells: str

    def blurred(self) -> Event:
        """The shape of the cells would name a used expedition card."""
        return PatternMarked(self.seat, self.card, self.colour, "")


@dataclass(frozen=True)
class FieldMarked(Event):
    """A player marked one single field instead of the pattern."""

    seat: int
    card: str
    colour: str
    cell: str


@dataclass(frozen=True)
class CrossPlaced(Event):
    """A player marked one more field because of a cross."""

    seat: int
    card: str
    colour: str
    cell: str


@dataclass(frozen=True)
class CoinsCrossed(Event):
    """A player crossed off coin spaces; `total` counts all so far."""

    seat: int
    coins: int
    total: int


@dataclass(frozen=True)
class PalmScored(Event):
    """A player scored a palm."""

    seat: int
    points: int


@dataclass(frozen=True)
class RowFilled(Event):
    """A player announces a full row of coins."""

    seat: int
    row: int


@dataclass(frozen=True)
class CardCompleted(Event):
    """A player announces a completed treasure card."""

    seat: int
    card: str
    colour: str
    points: int


@dataclass(frozen=True)
class TrophyWon(Event):
    """A player wrote the highest trophy left beside a full row of coins."""

    seat: int
    row: int
    points: int


@dataclass(frozen=True)
class TrophyMissed(Event):
    """A player filled a row of coins when no trophy was left."""

    seat: int
    row: int


@dataclass(frozen=True)
class CardTaken(Event):
    """A player took a new card from the display."""

    seat: int
    card: str
    colour: str
    points: int


@dataclass(frozen=True)
class CardDrawn(Event):
    """A player took the top card of the deck."""

    seat: int
    card: str
    colour: str
    points: int


@dataclass(frozen=True)
class NoCardLeft(Event):
    """A player goes on with fewer cards because deck and display are empty."""

    seat: int


@dataclass(frozen=True)
class CardTurnedUp(Event):
    """A card was turned up for the display."""

    card: str
    colour: str
    points: int


@dataclass(frozen=True)
class CardPutUnder(Event):
    """Solo: the oldest card of the display went under the deck."""

    card: str
    colour: str
    points: int


@dataclass(frozen=True)
class TrophyLost(Event):
    """Solo: the highest trophy left was lost at the end of a round."""

    points: int


@dataclass(frozen=True)
class RoundEnded(Event):
    """Seven expedition cards were used."""

    round: int


@dataclass(frozen=True)
class SheetAdded(Event):
    """The game is over: a player's score sheet, added up."""

    seat: int
    coins: int
    trophies: int
    palms: int
    cards: int
    seals: int
    total: int


@dataclass(frozen=True)
class SoloRated(Event):
    """What a finished solo game is called by its points."""

    seat: int
    points: int
    rating: str
