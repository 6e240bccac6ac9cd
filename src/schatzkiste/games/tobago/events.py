"""What can happen in Tobago; what only one seat may know is an event of its own.

What others have in gold fades from the log with the next treasure, one's own stays (TO-7.2).
"""

from dataclasses import dataclass

from schatzkiste.core.events import Event


@dataclass(frozen=True)
class VehiclePlaced(Event):
    """A vehicle was put on the island."""

    seat: int
    space: str


@dataclass(frozen=True)
class ClueLaid(Event):
    """A clue was laid on a path, with the number of possible spaces before it and now."""

    seat: int
    clue: int
    relation: str
    subject: str
    largest: str
    negated: str
    path: str
    before: int
    after: int


@dataclass(frozen=True)
class ClueDrawn(Event):
    """A clue went from the stack to a hand; only its owner learns which."""

    seat: int
    clue: int
    relation: str
    subject: str
    largest: str
    negated: str

    def audience(self) -> tuple[int, ...] | None:
        return (self.seat,)


@dataclass(frozen=True)
class CluesShuffled(Event):
    """The clue stack was empty, and the discards became the new one."""


@dataclass(frozen=True)
class HandExchanged(Event):
    """A whole hand of clues went to the discards, openly; `paid` says whether for an amulet."""

    seat: int
    clues: str
    paid: str


@dataclass(frozen=True)
class TreasureLocated(Event):
    """Only one space is left on a path."""

    path: str
    space: str


@dataclass(frozen=True)
class LegDriven(Event):
    """A vehicle drove one leg from `origin` to `space`."""

    seat: int
    origin: str
    space: str
    leg: int


@dataclass(frozen=True)
class DriveEnded(Event):
    """A player ended the drive after some legs."""

    seat: int
    legs: int


@dataclass(frozen=True)
class AmuletTaken(Event):
    """A player picked up an amulet."""

    seat: int
    space: str


@dataclass(frozen=True)
class MarkerRemoved(Event):
    """A player gave an amulet to remove a marker, with how many are left."""

    seat: int
    path: str
    space: str
    left: int


@dataclass(frozen=True)
class ExtraClueBought(Event):
    """A player gave an amulet for an extra clue."""

    seat: int


@dataclass(frozen=True)
class ExtraDriveBought(Event):
    """A player gave an amulet for an extra drive."""

    seat: int


@dataclass(frozen=True)
class RoseDoubled(Event):
    """A player gave an amulet for a second rose on a clue."""

    seat: int
    path: str
    clue: int


@dataclass(frozen=True)
class SwapPaid(Event):
    """A player gave an amulet to swap two roses."""

    seat: int


@dataclass(frozen=True)
class RosesSwapped(Event):
    """The roses of two clues of a path changed places."""

    seat: int
    path: str
    clue: int
    with_clue: int


@dataclass(frozen=True)
class TreasureRaised(Event):
    """A treasure was raised and its gold cards are shared."""

    seat: int
    path: str
    space: str
    cards: int

    @property
    def wipes(self) -> bool:
        return True


@dataclass(frozen=True)
class GoldSeen(Event):
    """A player drew a gold card for a rose and looked at it (0: a curse)."""

    seat: int
    value: int

    def audience(self) -> tuple[int, ...] | None:
        return (self.seat,)


@dataclass(frozen=True)
class GoldShuffled(Event):
    """The gold stack was empty, and the discards became the new one."""


@dataclass(frozen=True)
class StackRanOut(Event):
    """No gold card is left on the stack: this treasure is the last."""


@dataclass(frozen=True)
class GoldTurnedUp(Event):
    """A card of the treasure was turned up."""

    value: int

    def fades_for(self, seat: int | None) -> bool:
        return True


@dataclass(frozen=True)
class GoldTaken(Event):
    """A player took the card on offer."""

    seat: int
    value: int

    def fades_for(self, seat: int | None) -> bool:
        return seat != self.seat


@dataclass(frozen=True)
class GoldDeclined(Event):
    """A player did not want the card on offer for this rose."""

    seat: int
    value: int

    def fades_for(self, seat: int | None) -> bool:
        return True


@dataclass(frozen=True)
class GoldDiscarded(Event):
    """Nobody wanted the card on offer."""

    value: int


@dataclass(frozen=True)
class GoldLeftOver(Event):
    """A card was left when no rose was, and went to the discards unseen."""


@dataclass(frozen=True)
class CurseStruck(Event):
    """A curse was turned up; the other cards of the treasure are shared no more."""

    path: str
    undealt: int


@dataclass(frozen=True)
class SecondCurseGone(Event):
    """Another curse was among the cards no longer shared, and leaves the game harmlessly."""


@dataclass(frozen=True)
class AmuletProtected(Event):
    """An amulet was given for the curse."""

    seat: int


@dataclass(frozen=True)
class GoldLost(Event):
    """A player lost the most valuable gold card to the curse."""

    seat: int
    value: int

    def fades_for(self, seat: int | None) -> bool:
        return seat != self.seat


@dataclass(frozen=True)
class CurseSpared(Event):
    """A player had neither an amulet nor gold to lose."""

    seat: int


@dataclass(frozen=True)
class AmuletWashedUp(Event):
    """An amulet appeared where a statue looks."""

    space: str


@dataclass(frozen=True)
class StatuesTurned(Event):
    """All statues turned to the next space."""


@dataclass(frozen=True)
class TurnEnded(Event):
    """A player's turn was over."""

    seat: int


@dataclass(frozen=True)
class LastTreasureShared(Event):
    """The treasure that emptied the gold stack is shared: the end."""


@dataclass(frozen=True)
class NothingHappened(Event):
    """Too many rounds went by without progress: the end."""

    rounds: int
