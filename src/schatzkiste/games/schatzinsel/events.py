"""What can happen in Die Schatzinsel; all of it is seen by everyone."""

from dataclasses import dataclass

from schatzkiste.core.events import Event


@dataclass(frozen=True)
class TileTaken(Event):
    """A tile went from the free stock behind a screen."""

    seat: int
    tile: str


@dataclass(frozen=True)
class GuardTaken(Event):
    """A guard went from the free stock behind a screen."""

    seat: int


@dataclass(frozen=True)
class TileLaid(Event):
    """A tile was laid on its field."""

    seat: int
    tile: str
    points: int


@dataclass(frozen=True)
class ChestSet(Event):
    """A chest was set on a cross."""

    seat: int
    tile: str
    points: int


@dataclass(frozen=True)
class GuardSet(Event):
    """A guard was set beside a chest."""

    seat: int
    tile: str
    points: int


@dataclass(frozen=True)
class SeatSkipped(Event):
    """A player could do nothing."""

    seat: int


@dataclass(frozen=True)
class BonusWon(Event):
    """A player began a turn with an empty screen: the bonus, and the end."""

    seat: int
    points: int


@dataclass(frozen=True)
class AllStuck(Event):
    """Nobody can do anything: the end without a bonus."""
