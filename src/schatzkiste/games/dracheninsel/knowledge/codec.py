"""Knowledge in positions, by names."""

from typing import Final

from schatzkiste.core.attributes import Codec, CountsOf, ListOf, OneOf, Whole, items, seats
from schatzkiste.core.document import Document
from schatzkiste.core.errors import BadPosition
from schatzkiste.core.state import State
from schatzkiste.games.dracheninsel.cards import CARD_NAMES, holder_of, kind_in, seat_card
from schatzkiste.games.dracheninsel.knowledge.belief import HEAVIEST, MOST, Start, merged
from schatzkiste.games.dracheninsel.knowledge.knowledge import Knowledge
from schatzkiste.games.dracheninsel.knowledge.log import HIDDEN, SHOWED, STOLE, Entry


def _last_seat(state: State) -> int:
    return state.players - 1


LONGEST: Final = 500
"""More entries than 99 cards can need in the log, each drawn, stolen and shown once."""
_WHAT: Final = OneOf(("drew", "showed", "stole", "saw"))
_SEAT: Final = Whole(0, _last_seat)
_KIND: Final = OneOf(CARD_NAMES)
_ANY_KIND: Final = OneOf(CARD_NAMES, HIDDEN)
_WEIGHT: Final = Whole(1, HEAVIEST)
_COUNTS: Final = CountsOf(CARD_NAMES, 99)


class _Entry(Codec):
    """What happened, who did it, from whom a card was stolen, and the card: null if it is hidden."""

    def write(self, value: Entry, state: State) -> object:
        victim = [value.owner] if value.what >= STOLE else []
        return [_WHAT.write(value.what, state), value.seat, *victim, _ANY_KIND.write(value.kind, state)]

    def read(self, value: object, where: str, state: State) -> Entry:
        parts = items(value, where, None)
        what = _WHAT.read(parts[0] if parts else None, f"{where}[0]", state)
        parts = items(value, where, 4 if what >= STOLE else 3)
        seat = _SEAT.read(parts[1], f"{where}[1]", state)
        owner = _SEAT.read(parts[-2], f"{where}[{len(parts) - 2}]", state)
        if what >= STOLE and seat == owner:
            raise BadPosition(f"{where}[2]: must be another seat")
        kind = (_KIND if what == SHOWED else _ANY_KIND).read(parts[-1], f"{where}[{len(parts) - 1}]", state)
        return Entry(what, seat, owner, kind)


class _Card(Codec):
    """A card in a hand: the seat and the kind."""

    def write(self, value: int, state: State) -> object:
        return [holder_of(value), CARD_NAMES[kind_in(value)]]

    def read(self, value: object, where: str, state: State) -> int:
        seat, kind = items(value, where, 2)
        return seat_card(_SEAT.read(seat, f"{where}[0]", state), _KIND.read(kind, f"{where}[1]", state))


_CARDS: Final = ListOf(_Card())


class _Case(Codec):
    """One possibility of a belief: its weight, and the cards known in it."""

    def write(self, value: tuple[int, list[int]], state: State) -> object:
        weight, cards = value
        return {"weight": weight, "cards": _CARDS.write(cards, state)}

    def read(self, value: object, where: str, state: State) -> tuple[int, list[int]]:
        doc = _document(value, where, ("weight", "cards"))
        weight = _WEIGHT.read(doc.get("weight"), f"{where}.weight", state)
        return weight, _CARDS.read(doc.get("cards"), f"{where}.cards", state)


class _Start(Codec):
    """From which entry a seat follows the log, and what it knew then."""

    _cases = ListOf(_Case())

    def write(self, value: Start, state: State) -> object:
        belief = value.belief
        return {
            "since": value.since,
            "pile": _COUNTS.write(value.pile, state) if value.pile else {},
            "belief": self._cases.write(zip(belief.weights, belief.cases, strict=True), state),
        }

    def read(self, value: object, where: str, state: State) -> Start:
        doc = _document(value, where, ("since", "pile", "belief"))
        since = Whole(0, 1 << 20).read(doc.get("since"), f"{where}.since", state)
        pile = _COUNTS.read(doc.get("pile"), f"{where}.pile", state)
        cases = self._cases.read(doc.get("belief"), f"{where}.belief", state)
        if not 1 <= len(cases) <= MOST:
            raise BadPosition(f"{where}.belief: must have 1 to {MOST} possibilities, not {len(cases)}")
        belief = merged([weight for weight, _ in cases], [cards for _, cards in cases])
        return Start(since, pile if any(pile) else [], belief)


class KnowledgeCodec(Codec):
    """The log, and the start of every seat."""

    type = "Knowledge"
    imports = ("from schatzkiste.games.dracheninsel.knowledge import Knowledge",)
    _log = ListOf(_Entry())
    _starts = ListOf(_Start(), seats)

    def write(self, value: Knowledge, state: State) -> object:
        return {"log": self._log.write(value.log, state), "starts": self._starts.write(value.starts, state)}

    def read(self, value: object, where: str, state: State) -> Knowledge:
        doc = _document(value, where, ("log", "starts"))
        knowledge = Knowledge(0)
        knowledge.log = self._log.read(doc.get("log"), f"{where}.log", state)
        if len(knowledge.log) > LONGEST:
            raise BadPosition(f"{where}.log: must have at most {LONGEST} entries, not {len(knowledge.log)}")
        knowledge.starts = self._starts.read(doc.get("starts"), f"{where}.starts", state)
        knowledge.is_logging = bool(knowledge.log) or any(start.pile for start in knowledge.starts)
        return knowledge


def _document(value: object, where: str, keys: tuple[str, ...]) -> Document:
    doc = Document(value, where, BadPosition)
    doc.only(keys)
    return doc
