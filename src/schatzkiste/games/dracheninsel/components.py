"""The island, boats, treasures and deck, read from a data file and checked (DI-1.1 to DI-1.6)."""

from schatzkiste.core.components import ComponentFile
from schatzkiste.core.document import Document
from schatzkiste.core.hexgrid import Hex, distance, neighbours
from schatzkiste.games.dracheninsel.board import (
    BIT,
    BOATS,
    CENTRE,
    COLOUR_NAMES,
    COLOURS,
    FIELD_AT,
    FIELD_NAMES,
    FIELDS,
    HEXES,
    PLACE_BY_NAME,
    PLACES,
    RADIUS,
    TERRAIN_LETTERS,
    TERRAIN_NAMES,
)
from schatzkiste.games.dracheninsel.cards import CARD_NAMES
from schatzkiste.games.dracheninsel.constants import NO_TERRAIN

DECK: int = 99
TILES_EACH: int = 10


class Components:
    """A checked component file.

    `near` are the places one step away, `near_fields` the fields among them as a set; `overs` the fields that can be
    flown over from a place, and `landings` for each of those the places behind it (DI-8.9). `no_dragons` are the fields
    where no dragon ever stands (DI-8.4). `deck` counts the cards of each kind, `cards` are all of them.
    """

    def __init__(self, text: str) -> None:
        self.file = ComponentFile(text)
        doc = self.file.doc
        doc.only(("treasures", "island", "boats", "deck"))
        self.treasures = _treasures(doc)
        self.tiles = _tiles(doc)
        boats = doc.section("boats")
        self.clockwise = _clockwise(boats)
        self.boat_hexes: list[Hex] = [(0, 0)] * COLOURS
        self.landing_fields: list[list[int]] = [[] for _ in range(COLOURS)]
        for colour in range(COLOURS):
            self.landing_fields[colour], self.boat_hexes[colour] = _boat(boats, COLOUR_NAMES[colour])
        if len(set(self.boat_hexes)) < COLOURS:
            raise boats.wrong("", "two boats lie in the same place")
        self.deck = _deck(doc.section("deck"))
        self.cards = [kind for kind, count in enumerate(self.deck) for _ in range(count)]
        self.near = _near(self.landing_fields)
        self.near_fields = [sum(BIT[place] for place in places) for places in self.near]
        self.overs: list[list[int]] = [[] for _ in range(PLACES)]
        self.landings: list[list[list[int]]] = [[] for _ in range(PLACES)]
        for start in range(PLACES):
            for over in self.near[start]:
                behind = [place for place in self.near[over] if place != start and place not in self.near[start]]
                if over < BOATS and behind:
                    self.overs[start].append(over)
                    self.landings[start].append(behind)
        self.no_dragons = BIT[CENTRE]
        for boat in range(BOATS, PLACES):
            self.no_dragons |= self.near_fields[boat]

    def is_near(self, start: int, place: int) -> bool:
        """Whether a place is one step away; no two boats are."""
        if place < BOATS:
            return self.near_fields[start] & BIT[place] != 0
        return self.near_fields[place] & BIT[start] != 0


def _treasures(doc: Document) -> list[int]:
    values = doc.integers("treasures", None, 1, 10_000)
    if not 1 <= len(values) <= 12 or sorted(set(values)) != values:
        raise doc.wrong("treasures", "must be 1 to 12 rising values")
    return values


def _tiles(doc: Document) -> list[int]:
    rows = [row.split() for row in doc.text("island").strip().splitlines()]
    lengths = [2 * RADIUS + 1 - abs(row) for row in range(-RADIUS, RADIUS + 1)]
    if [len(row) for row in rows] != lengths:
        raise doc.wrong("island", f"must have rows of {', '.join(str(length) for length in lengths)} fields")
    letters = [letter for row in rows for letter in row]
    for field, letter in enumerate(letters):
        allowed = "*" if field == CENTRE else TERRAIN_LETTERS
        if len(letter) != 1 or letter not in allowed:
            raise doc.wrong("island", f"{FIELD_NAMES[field]} must be one of {', '.join(allowed)}, not {letter!r}")
    tiles = [TERRAIN_LETTERS.index(letter) if letter != "*" else NO_TERRAIN for letter in letters]
    for terrain in range(COLOURS):
        if tiles.count(terrain) != TILES_EACH:
            count = tiles.count(terrain)
            raise doc.wrong("island", f"must have {TILES_EACH} tiles of {TERRAIN_NAMES[terrain]}, not {count}")
    return tiles


def _clockwise(doc: Document) -> list[int]:
    names = doc.names()
    if sorted(names) != sorted(COLOUR_NAMES):
        raise doc.wrong("", f"must name each of {', '.join(COLOUR_NAMES)} once")
    return [COLOUR_NAMES.index(name) for name in names]


def _boat(doc: Document, colour: str) -> tuple[list[int], Hex]:
    """The landing fields, and the hexagon in the sea that touches both."""
    fields: list[int] = []
    for place, name in enumerate(doc.texts(colour, 2)):
        field = PLACE_BY_NAME.get(name, BOATS)
        if field >= BOATS:
            raise doc.wrong(f"{colour}[{place}]", f"must be a field from a1 to i5, not {name!r}")
        fields.append(field)
    for sea in neighbours(HEXES[fields[0]]):
        if distance(sea, (0, 0)) > RADIUS and fields[0] != fields[1] and distance(sea, HEXES[fields[1]]) == 1:
            return sorted(fields), sea
    raise doc.wrong(colour, "must be two neighbouring fields on the rim")


def _deck(doc: Document) -> list[int]:
    doc.only(CARD_NAMES)
    deck = [doc.integer(name, 0, DECK) for name in CARD_NAMES]
    if sum(deck) != DECK:
        raise doc.wrong("", f"must have {DECK} cards, not {sum(deck)}")
    return deck


def _near(landing_fields: list[list[int]]) -> list[list[int]]:
    near = [[FIELD_AT[place] for place in neighbours(HEXES[field]) if place in FIELD_AT] for field in range(FIELDS)]
    for colour, fields in enumerate(landing_fields):
        near.append(list(fields))
        for field in fields:
            near[field].append(BOATS + colour)
    return near
