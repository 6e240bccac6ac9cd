"""What can happen in Die Dracheninsel; what only some may know stands in events of their own.

Hunters are named by colour, cards by kind; `paid` is the card an entry cost, or "nothing"; `origin` is the place that
somebody or something left, or "nowhere".
"""

from dataclasses import dataclass

from schatzkiste.core.events import Event


@dataclass(frozen=True)
class TurnBegun(Event):
    """A player is active."""

    seat: int


@dataclass(frozen=True)
class Stepped(Event):
    """A hunter stepped onto a field or into a boat."""

    seat: int
    hunter: str
    origin: str
    place: str
    paid: str


@dataclass(frozen=True)
class Flown(Event):
    """A hunter flew over a field (Daring Flight)."""

    seat: int
    hunter: str
    origin: str
    over: str
    place: str
    paid: str


@dataclass(frozen=True)
class Waiting(Event):
    """A hunter is the first on the treasure field."""

    seat: int
    hunter: str


@dataclass(frozen=True)
class Lifted(Event):
    """Two hunters have lifted a treasure."""

    seat: int
    hunter: str
    partner: str
    value: int


@dataclass(frozen=True)
class TreasureLaid(Event):
    """The next treasure lies on the treasure field."""

    value: int


@dataclass(frozen=True)
class Joined(Event):
    """A hunter has joined a keeper."""

    seat: int
    hunter: str
    partner: str
    place: str
    value: int


@dataclass(frozen=True)
class Robbed(Event):
    """A hunter has taken the place of a carrier, who went home."""

    seat: int
    hunter: str
    victim: str
    partner: str
    place: str
    value: int


@dataclass(frozen=True)
class TreasureLost(Event):
    """A treasure was left alone and is out of the game."""

    place: str
    value: int


@dataclass(frozen=True)
class Arrived(Event):
    """A pair has brought a treasure into a boat."""

    seat: int
    hunter: str
    partner: str
    place: str
    value: int


@dataclass(frozen=True)
class TreasureShared(Event):
    """The owner of the boat shares: one coin each."""

    seat: int
    other: int
    value: int


@dataclass(frozen=True)
class BetrayalPlayed(Event):
    """A carrier claims both coins."""

    seat: int
    card: str


@dataclass(frozen=True)
class TreasureWon(Event):
    """One player takes both coins."""

    seat: int
    value: int


@dataclass(frozen=True)
class TilesSwapped(Event):
    """Two tiles changed places by Raging Elements or Destructive Forces."""

    seat: int
    card: str
    one: str
    other_field: str


@dataclass(frozen=True)
class DragonSet(Event):
    """A dragon was brought in or moved."""

    seat: int
    card: str
    dragon: int
    origin: str
    place: str


@dataclass(frozen=True)
class JourneyBegun(Event):
    """A terrain is free for the rest of the turn (Long Journey)."""

    seat: int
    card: str
    terrain: str


@dataclass(frozen=True)
class CursePlayed(Event):
    """A whole hand is put away, and cards are drawn from the others."""

    seat: int


@dataclass(frozen=True)
class TerrorPlayed(Event):
    """Terror was announced against a hunter."""

    seat: int
    card: str
    hunter: str


@dataclass(frozen=True)
class SentHome(Event):
    """A hunter went back to its boat."""

    hunter: str
    origin: str


@dataclass(frozen=True)
class SneakPlayed(Event):
    """A Sneak Attack was announced against another player."""

    seat: int
    card: str
    other: int


@dataclass(frozen=True)
class CardStolen(Event):
    """A card was drawn blindly from another hand."""

    seat: int
    other: int


@dataclass(frozen=True)
class CardLearned(Event):
    """Which card it was: only thief and victim know."""

    seat: int
    other: int
    card: str

    def audience(self) -> tuple[int, ...] | None:
        return (self.seat, self.other)


@dataclass(frozen=True)
class SlumberPlayed(Event):
    """Somebody called Stop."""

    seat: int
    card: str
    other: int


@dataclass(frozen=True)
class CounterPlayed(Event):
    """A card was cancelled."""

    seat: int
    card: str
    other: int
    cancelled: str


@dataclass(frozen=True)
class TakenBack(Event):
    """The last action was taken back, and the turn is over; `hunter` went back, or "nobody" did."""

    seat: int
    hunter: str
    origin: str
    place: str
    cards: int


@dataclass(frozen=True)
class Stopped(Event):
    """The turn is over before it began."""

    seat: int


@dataclass(frozen=True)
class StopEndsTurn(Event):
    """The turn is over; the last action was cancelled or left nothing to take back (DI-9.8)."""

    seat: int


@dataclass(frozen=True)
class TurnPassed(Event):
    """A player passed and put away some cards."""

    seat: int
    count: int


@dataclass(frozen=True)
class CardTossed(Event):
    """A card went face up to the discard pile."""

    seat: int
    card: str


@dataclass(frozen=True)
class CardsDrawn(Event):
    """A player drew back to six."""

    seat: int
    count: int


@dataclass(frozen=True)
class CardDrawn(Event):
    """Which card it was: only its player knows."""

    seat: int
    card: str

    def audience(self) -> tuple[int, ...] | None:
        return (self.seat,)


@dataclass(frozen=True)
class DeckShuffled(Event):
    """The discard pile is the new draw pile."""

    count: int


@dataclass(frozen=True)
class AllCashed(Event):
    """The last treasure was cashed: the end."""


@dataclass(frozen=True)
class LastLost(Event):
    """The last treasure is out of the game: the end."""


@dataclass(frozen=True)
class EndProposed(Event):
    """The active player asks whether to end the game."""

    seat: int


@dataclass(frozen=True)
class EndAccepted(Event):
    """A player would end it."""

    seat: int


@dataclass(frozen=True)
class EndRefused(Event):
    """A player wants to play on."""

    seat: int


@dataclass(frozen=True)
class EndAgreed(Event):
    """All agree: the end."""


@dataclass(frozen=True)
class Stalemate(Event):
    """Nothing has happened to any treasure for too many rounds: the end."""

    rounds: int


@dataclass(frozen=True)
class TimeUp(Event):
    """The agreed number of rounds is over: the end."""

    rounds: int
