"""The printed facts of Tobago, read from a data file and checked (section 1 of the rules, TO-2.2, TO-2.5)."""

from __future__ import annotations

from typing import Final

from schatzkiste.core.components import ComponentFile
from schatzkiste.core.document import Document
from schatzkiste.core.errors import BadComponents
from schatzkiste.core.hexgrid import Hex
from schatzkiste.games.tobago.actions import CLUES
from schatzkiste.games.tobago.board import PLACE_OF
from schatzkiste.games.tobago.clues import (
    IN,
    LANDMARKS,
    RELATIONS,
    SEA,
    Clue,
    LandmarkClues,
    clues_without_landmarks,
    denies,
)
from schatzkiste.games.tobago.gold import GoldDeck
from schatzkiste.games.tobago.island import LETTERS, SIDES, TERRAINS, WATER, Island, Part, ground_of, island_ids
from schatzkiste.games.tobago.landmarks import LandmarkLimits

_NUMBERS: Final = ("huts", "palms", "statues", "spacing", "amulets", "markers", "roses", "legs", "idle_rounds")
_SUBJECTS: Final[list[str]] = [*TERRAINS, *LANDMARKS, SEA]
_IN_SIGHT: Final = 18
"""How many spaces are in sight of a landmark at most."""


class Components:
    """A checked component file; `islands` are made from it once.

    `clues_at` says for each island which clues allow each place while no landmark stands there, `landmark_clues` what
    huts, palms and statues change about it. `contradicting` holds for each clue those that cannot be true beside it on
    any island, as a set.
    """

    def __init__(self, text: str) -> None:
        self.file = ComponentFile(text)
        doc = self.file.doc
        doc.only((*_NUMBERS, "clues", "hand", "gold", "part", "sides"))
        self.landmarks = LandmarkLimits(
            doc.integer("huts", 0, 9),
            doc.integer("palms", 0, 9),
            doc.integer("statues", 0, 9),
            doc.integer("spacing", 1, 9),
        )
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
        self.landmark_clues = [LandmarkClues(self.clues, subject) for subject in LANDMARKS]
        self.islands = _islands(doc)
        self.clues_at: dict[str, list[int]] = {}
        for island in self.islands.values():
            self._check_island(doc, island)
            self.clues_at[island.id] = clues_without_landmarks(self.clues, island)
            self._check_clues(doc, island)
        self.contradicting = _contradicting(self.clues, self.clues_at)

    def _check_island(self, doc: Document, island: Island) -> None:
        if not island.is_connected():
            raise doc.wrong("sides", f"island {island.id} is not in one piece")
        for terrain, name in enumerate(TERRAINS):
            regions = island.regions_of(terrain)
            if not regions:
                raise doc.wrong("sides", f"island {island.id} has no {name}")
            if len(regions) > 1 and len(island.regions[regions[0]]) == len(island.regions[regions[1]]):
                raise doc.wrong("sides", f"island {island.id} has no one largest region of {name}")
        if max(self.landmarks.counts) * _IN_SIGHT >= len(island.spaces):
            raise doc.wrong("sides", f"island {island.id} may be too small: clues could rule out all of it")
        if not self.landmarks.fit(island):
            raise doc.wrong("sides", f"island {island.id} has no room for its landmarks")

    def _check_clues(self, doc: Document, island: Island) -> None:
        """Whatever path is opened, each clue must leave some spaces and rule out some (TO-5.6)."""
        for number, clue in enumerate(self.clues):
            left = sum(1 for place in island.spaces if self.clues_at[island.id][place] >> number & 1)
            tells = 0 < left < len(island.spaces)
            if clue.is_about_landmarks:
                tells = self.landmarks.counts[LANDMARKS.index(clue.subject)] > 0
            if not tells:
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


def _contradicting(clues: list[Clue], clues_at: dict[str, list[int]]) -> list[int]:
    """For each clue those that contradict it: about landmarks by their words, else where no space fits both."""
    beside = [0] * len(clues)
    for allowed in {allowed for places in clues_at.values() for allowed in places}:
        for number in range(len(clues)):
            if allowed >> number & 1:
                beside[number] |= allowed
    found = [0] * len(clues)
    for one in range(len(clues)):
        for other in range(len(clues)):
            if clues[one].is_about_landmarks or clues[other].is_about_landmarks:
                contradict = denies(clues[one], clues[other]) or denies(clues[other], clues[one])
            else:
                contradict = not beside[one] >> other & 1
            if contradict:
                found[one] |= 1 << other
    return found


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
    doc = Document(row, f"components.part[{place}]", BadComponents)
    doc.only(("down", "along", "corners"))
    corners = [Document({"corner": corner}, doc.path, BadComponents) for corner in doc.items("corners", 2)]
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
