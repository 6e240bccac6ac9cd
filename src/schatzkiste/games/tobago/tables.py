"""The printed facts of Tobago, read from a data file and checked (section 1 of the rules, TO-2.2, TO-2.5)."""

from __future__ import annotations

import tomllib
from hashlib import sha256
from typing import Final

from schatzkiste.core.document import Document
from schatzkiste.core.errors import BadTables
from schatzkiste.core.hexgrid import Hex
from schatzkiste.games.tobago.actions import CLUES
from schatzkiste.games.tobago.clues import IN, LANDMARKS, RELATIONS, SEA, Clue, denies, matching_spaces
from schatzkiste.games.tobago.frame import PLACE_OF, within
from schatzkiste.games.tobago.gold import GoldDeck
from schatzkiste.games.tobago.island import LETTERS, SIDES, TERRAINS, WATER, Island, Part, ground_of, island_ids
from schatzkiste.games.tobago.landmarks import Landmarks

_NUMBERS: Final = ("huts", "palms", "statues", "spacing", "amulets", "markers", "roses", "legs", "idle_rounds")
_SUBJECTS: Final[list[str]] = [*TERRAINS, *LANDMARKS, SEA]
_NO_LANDMARKS: Final[list[list[int]]] = [[], [], []]
_IN_SIGHT: Final = 18
"""So many spaces are in sight of a landmark, at most."""


class Tables:
    """A checked table file; `islands` are made from it once.

    `contradicting` holds for each clue those that cannot be true beside it on any island, as a set of bits.
    """

    def __init__(self, text: str) -> None:
        try:
            doc = Document(tomllib.loads(text), "tables", BadTables)
        except tomllib.TOMLDecodeError as error:
            raise BadTables(f"tables: not valid TOML: {error}") from error
        doc.only((*_NUMBERS, "clues", "hand", "gold", "part", "sides"))
        self.digest = sha256(text.encode()).hexdigest()[:16]
        self.huts = doc.integer("huts", 0, 9)
        self.palms = doc.integer("palms", 0, 9)
        self.statues = doc.integer("statues", 0, 9)
        self.spacing = doc.integer("spacing", 1, 9)
        self._too_near = within(self.spacing - 1)
        self.amulets = doc.integer("amulets", 0, 99)
        self.markers = doc.integer("markers", 1, 99)
        self.roses = doc.integer("roses", 3, 99)
        self.legs = doc.integer("legs", 1, 9)
        self.idle_rounds = doc.integer("idle_rounds", 1, 99)
        self.hand = _hand(doc.section("hand"))
        self.gold, self.safe = _gold(doc.section("gold"))
        self.clues = [_clue(doc, place, words) for place, words in enumerate(doc.texts("clues", CLUES))]
        if max(self.hand) * (max(self.hand.values()) + 1) > CLUES:
            raise doc.wrong("hand", f"there are only {CLUES} clues")
        self.islands = _islands(doc)
        for island in self.islands.values():
            self._check_island(doc, island)
        self.contradicting = _contradicting(self.clues, list(self.islands.values()))

    def landmarks(self, island: Island) -> Landmarks:
        """The limits for placing huts, palms and statues on an island."""
        return Landmarks(island, [self.huts, self.palms, self.statues], self._too_near)

    def _check_island(self, doc: Document, island: Island) -> None:
        if not island.is_connected():
            raise doc.wrong("sides", f"island {island.id} is not in one piece")
        for terrain, name in enumerate(TERRAINS):
            regions = island.regions_of(terrain)
            if not regions:
                raise doc.wrong("sides", f"island {island.id} has no {name}")
            if len(regions) > 1 and regions[0].bit_count() == regions[1].bit_count():
                raise doc.wrong("sides", f"island {island.id} has no one largest region of {name}")
        if max(self.huts, self.palms, self.statues) * _IN_SIGHT >= len(island.spaces):
            raise doc.wrong("sides", f"island {island.id} may be too small: clues could rule out all of it")
        if not self.landmarks(island).fit():
            raise doc.wrong("sides", f"island {island.id} has no room for its landmarks")
        for number, spaces in enumerate(matching_spaces(self.clues, island, _NO_LANDMARKS)):
            if self.clues[number].subject not in LANDMARKS and spaces in (0, island.land):
                raise doc.wrong(f"clues[{number}]", f"tells nothing, or leaves nothing, on island {island.id}")


def _hand(doc: Document) -> dict[int, int]:
    hand: dict[int, int] = {}
    for key in doc.names():
        if key not in ("2", "3", "4"):
            raise doc.wrong(key, "the game is for 2, 3 or 4 players")
        hand[int(key)] = doc.integer(key, 1, 12)
    if not hand:
        raise doc.wrong("", "must have at least one of 2, 3, 4")
    return hand


def _gold(doc: Document) -> tuple[GoldDeck, int]:
    doc.only(("values", "curses", "safe"))
    counts = doc.section("values")
    values: list[int] = []
    for key in counts.names():
        if not (key.isascii() and key.isdigit() and 1 <= int(key) <= 99):
            raise counts.wrong(key, "must be a value from 1 to 99")
        values += [int(key)] * counts.integer(key, 0, 26)
    deck = GoldDeck(values, doc.integer("curses", 0, 26))
    if not values:
        raise counts.wrong("", "must have at least one card")
    return deck, doc.integer("safe", 0, len(values))


def _clue(doc: Document, place: int, text: str) -> Clue:
    words = text.split()
    negated = words[:1] == ["not"]
    words = words[1:] if negated else words
    largest = words[1:2] == ["largest"]
    words = words[:1] + words[2:] if largest else words
    key = f"clues[{place}]"
    if len(words) != 2 or words[0] not in RELATIONS or words[1] not in _SUBJECTS:
        raise doc.wrong(key, f"must be written like 'not next-to largest lake', not {text!r}")
    relation, subject = words
    if subject not in TERRAINS and (largest or relation == IN):
        raise doc.wrong(key, f"only a terrain can be the largest or be entered, not a {subject}")
    return Clue(relation, subject, largest, negated)


def _contradicting(clues: list[Clue], islands: list[Island]) -> list[int]:
    spaces = [matching_spaces(clues, island, _NO_LANDMARKS) for island in islands]
    found = [0] * len(clues)
    for one in range(len(clues)):
        for other in range(len(clues)):
            if _about_landmarks(clues[one]) or _about_landmarks(clues[other]):
                contradict = denies(clues[one], clues[other]) or denies(clues[other], clues[one])
            else:
                contradict = all(not masks[one] & masks[other] for masks in spaces)
            if contradict:
                found[one] |= 1 << other
    return found


def _about_landmarks(clue: Clue) -> bool:
    return clue.subject in LANDMARKS


def _islands(doc: Document) -> dict[str, Island]:
    parts = [_part(row, place) for place, row in enumerate(doc.items("part", 3))]
    sides = _sides(doc.section("sides"))
    islands: dict[str, Island] = {}
    for id in island_ids():
        try:
            ground = ground_of(id, parts, sides)
        except ValueError as error:
            raise doc.wrong("part", str(error)) from error
        outside = [place for place in ground if place not in PLACE_OF]
        if outside:
            raise doc.wrong("sides", f"island {id} has land at {outside[0]}, outside the frame a3 to o5")
        islands[id] = Island(id, {PLACE_OF[place]: terrain for place, terrain in ground.items()})
    return islands


def _part(row: object, place: int) -> Part:
    doc = Document(row, f"tables.part[{place}]", BadTables)
    doc.only(("down", "along", "corners"))
    corners = [Document({"corner": corner}, doc.path, BadTables) for corner in doc.items("corners", 2)]
    return Part(_hex(doc, "down"), _hex(doc, "along"), [_hex(corner, "corner") for corner in corners])


def _hex(doc: Document, key: str) -> Hex:
    q, r = doc.integers(key, 2, -9, 9)
    return q, r


def _sides(doc: Document) -> dict[str, list[str]]:
    doc.only(SIDES)
    sides: dict[str, list[str]] = {}
    for side in SIDES:
        rows = doc.texts(side)
        for place, row in enumerate(rows):
            if any(letter not in LETTERS + WATER for letter in row):
                raise doc.wrong(f"{side}[{place}]", f"must be made of {LETTERS} and dots, not {row!r}")
        sides[side] = rows
    return sides
