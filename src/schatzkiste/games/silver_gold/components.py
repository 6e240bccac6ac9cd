"""The printed cards of Silver & Gold, read from a data file and checked (SG-1.1 to SG-1.4, SG-5.1)."""

from typing import Final

from schatzkiste.core.components import ComponentFile
from schatzkiste.core.document import Document
from schatzkiste.core.errors import BadComponents
from schatzkiste.games.silver_gold.board import BIT, CELLS, SIDE, cell_count, is_connected, members
from schatzkiste.games.silver_gold.constants import EXPEDITION_CARDS, NO_PATTERN, NO_SEAL
from schatzkiste.games.silver_gold.patterns import (
    PATTERN_NAMES,
    PATTERN_OF,
    PATTERNS,
    PLACEMENTS,
    offsets_of,
    pattern_like,
)

COLOURS: Final[tuple[str, ...]] = ("grey", "green", "orange", "purple")
"""In the order in which they break a tie (SG-4.4)."""
RATINGS: Final[tuple[str, ...]] = ("castaway", "deckhand", "sailor", "navigator", "captain", "legend")
FEWEST_CARDS: Final = 16
MOST_CARDS: Final = 200
_SIGNS: Final = ".#xop"


class Card:
    """One treasure card; `seal_colour` is NO_SEAL when it bears none."""

    def __init__(self, name: str, colour: int, points: int, seal_colour: int, seal_value: int, rows: list[str]) -> None:
        self.name = name
        self.colour = colour
        self.points = points
        self.seal_colour = seal_colour
        self.seal_value = seal_value
        self.rows = rows
        self.fields = _signs(rows, "#xop")
        self.crosses = _signs(rows, "x")
        self.coins = _signs(rows, "o")
        self.palms = _signs(rows, "p")
        self.palm_count = cell_count(self.palms)


class Components:
    """A checked component file.

    `cells` has the cells of each card's island. `fits` has, at 6 * card + pattern, the placements of the pattern that
    lie wholly on the card's island. `expeditions` are the patterns of the eight expedition cards. `ratings` are the
    points from which each rating of a solo game is reached.
    """

    def __init__(self, text: str) -> None:
        self.file = ComponentFile(text)
        doc = self.file.doc
        doc.only(("expeditions", "solo", "cards"))
        self.expeditions: list[int] = _expeditions(doc)
        self.ratings: list[int] = _ratings(doc.section("solo"))
        self.cards: list[Card] = _cards(doc)
        self.card_names: list[str] = [card.name for card in self.cards]
        self.fields: list[int] = [card.fields for card in self.cards]
        self.crosses: list[int] = [card.crosses for card in self.cards]
        self.cells: list[list[int]] = [members(card.fields) for card in self.cards]
        self.fits: list[list[int]] = [
            [
                placement
                for placement in range(len(PLACEMENTS))
                if PATTERN_OF[placement] == pattern and not PLACEMENTS[placement] & ~card.fields
            ]
            for card in self.cards
            for pattern in range(PATTERNS)
        ]


def _signs(rows: list[str], signs: str) -> int:
    return sum(BIT[SIDE * y + x] for y, row in enumerate(rows) for x, sign in enumerate(row) if sign in signs)


def _drawing(doc: Document, key: str, signs: str) -> list[str]:
    """The rows of a drawing made of these signs that fits on the grid."""
    rows = [line.strip() for line in doc.text(key).splitlines() if line.strip()]
    if not rows:
        raise doc.wrong(key, "is empty")
    if len(rows) > SIDE:
        raise doc.wrong(key, f"has {len(rows)} rows; at most {SIDE} fit on a card")
    for number, row in enumerate(rows, start=1):
        if len(row) > SIDE:
            raise doc.wrong(key, f"row {number} ({row}) has {len(row)} signs; at most {SIDE} fit on a card")
        if len(row) != len(rows[0]):
            raise doc.wrong(key, f"row {number} ({row}) must be as long as row 1 ({rows[0]})")
        for sign in row:
            if sign not in signs:
                raise doc.wrong(key, f"row {number} ({row}) has the unknown sign {sign!r}; known are {signs}")
    return rows


def _expeditions(doc: Document) -> list[int]:
    found: list[int] = []
    for place, entry in enumerate(doc.items("expeditions")):
        row = Document(entry, f"{doc.path}.expeditions[{place}]", BadComponents)
        row.only(("shape", "copies"))
        rows = _drawing(row, "shape", ".#")
        if not _signs(rows, "#"):
            raise row.wrong("shape", "has no field")
        pattern = pattern_like(offsets_of(tuple(rows)))
        if pattern == NO_PATTERN:
            known = ", ".join(PATTERN_NAMES)
            raise row.wrong("shape", f"{'/'.join(rows)} is none of the patterns this game knows: {known}")
        if pattern in found:
            raise row.wrong("shape", f"{PATTERN_NAMES[pattern]} has an entry already; raise its copies instead")
        found += [pattern] * row.integer("copies", 1, EXPEDITION_CARDS)
    if len(found) != EXPEDITION_CARDS:
        raise doc.wrong("expeditions", f"must be {EXPEDITION_CARDS} cards together, not {len(found)}")
    return found


def _ratings(doc: Document) -> list[int]:
    doc.only(RATINGS)
    ratings = [doc.integer(name, 0, 1000) for name in RATINGS]
    if ratings[0] != 0:
        raise doc.wrong(RATINGS[0], "must be 0, the rating everyone reaches")
    for place in range(1, len(ratings)):
        if ratings[place] <= ratings[place - 1]:
            raise doc.wrong(RATINGS[place], f"must be more than {RATINGS[place - 1]} ({ratings[place - 1]})")
    return ratings


def _cards(doc: Document) -> list[Card]:
    cards: list[Card] = []
    for place, entry in enumerate(doc.items("cards")):
        nameless = Document(entry, f"{doc.path}.cards[{place}]", BadComponents)
        name = nameless.text("name")
        if not name or not name.isascii() or not all(sign.isalnum() or sign in "-_" for sign in name):
            raise nameless.wrong("name", f"must be made of letters, digits and dashes, not {name!r}")
        cards.append(_card(name, Document(entry, f"{doc.path}.cards[{name}]", BadComponents), cards))
    if not FEWEST_CARDS <= len(cards) <= MOST_CARDS:
        raise doc.wrong("cards", f"must be {FEWEST_CARDS} to {MOST_CARDS} cards, not {len(cards)}")
    return cards


def _card(name: str, doc: Document, others: list[Card]) -> Card:
    doc.only(("name", "colour", "points", "seal", "island"))
    rows = _drawing(doc, "island", _SIGNS)
    colour = COLOURS.index(doc.one_of("colour", list(COLOURS)))
    seal_colour, seal_value = NO_SEAL, 0
    if doc.has("seal"):
        seal = doc.section("seal")
        seal.only(("colour", "value"))
        seal_colour = COLOURS.index(seal.one_of("colour", list(COLOURS)))
        seal_value = seal.integer("value", 1, 2)
    card = Card(name, colour, doc.integer("points", 1, CELLS), seal_colour, seal_value, rows)
    fields = cell_count(card.fields)
    if not fields:
        raise doc.wrong("island", "has no field")
    if card.points != fields:
        raise doc.wrong("points", f"must be the number of fields of the island, {fields}, not {card.points}")
    if not is_connected(card.fields):
        raise doc.wrong("island", "is not in one piece: every field must touch another by an edge")
    for other in others:
        if other.name == name:
            raise doc.wrong("name", f"is the name of two cards: {name}")
        if (other.rows, other.colour, other.seal_colour, other.seal_value) == (rows, colour, seal_colour, seal_value):
            raise doc.wrong("island", f"is the same card as {other.name}")
    return card
