"""Positions spoilt at random: loading one gives a sentence about what is wrong, or a position that plays on."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, TypeAlias

from schatzkiste.core import BadPosition, BadSetup, Game, Rng, State
from tests.laws import laws
from tests.laws.setups import Lot, Setup, every_setup, random_steps

Json: TypeAlias = Any
"""Whatever JSON can hold."""
LONGEST = 300
"""How many decisions an accepted position is played on."""
NUMBERS = (0, 1, -1, 2, 5, 31, 99, 1 << 31, -(1 << 70), 10**5000)
STRANGERS = (
    "null",
    "true",
    "false",
    '""',
    '"x"',
    '"1"',
    "0",
    "-1",
    "1.5",
    "NaN",
    "[]",
    "{}",
    "[null]",
    "[[]]",
    '{"x": 1}',
)
DEEP = 900
"""As deep as lists can be nested for Python to read them."""
SHOWN = 60


@dataclass(frozen=True)
class Place:
    """Where a value stands: in a list or an object, under a number or a name.

    `family` is the nearest name above it, which values of one meaning share.
    """

    holder: Json
    key: Json
    path: str
    family: str

    @property
    def value(self) -> Json:
        """What stands there."""
        return self.holder[self.key]

    def put(self, value: object) -> None:
        """Let something else stand there."""
        self.holder[self.key] = value


def places(value: Json, path: str = "", family: str = "") -> Iterator[Place]:
    """Every place in a document, from the outside in."""
    keys = list(value) if isinstance(value, dict) else list(range(len(value))) if isinstance(value, list) else []
    for key in keys:
        name = family if isinstance(key, int) else key
        way = f"{path}[{key}]" if isinstance(key, int) else f"{path}.{key}".lstrip(".")
        yield Place(value, key, way, name)
        if not way.endswith("[0][0][0]"):  # such a deep list is a stranger
            yield from places(value[key], way, name)


class Spoiler:
    """Spoils a document in some places; `notes` says what it did."""

    def __init__(self, doc: dict[str, Json], donor: dict[str, Json], rng: Rng) -> None:
        self.doc = deepcopy(doc)
        self.notes: list[str] = []
        self._donor = donor
        self._rng = rng

    def spoil(self) -> None:
        """Change one thing."""
        ways: list[Callable[[], None]] = [
            self._nudge,
            self._nudge,
            self._number,
            self._stranger,
            self._swap,
            self._swap,
            self._rename,
            self._rename,
            self._flip,
            self._graft,
            self._graft,
            self._drop,
            self._double,
            self._carry,
            self._carry,
            self._shuffle,
            self._unknown_key,
        ]
        ways[self._rng.below(len(ways))]()

    def _pick(self, fits: Callable[[Place], bool]) -> Place | None:
        """A place that fits; its family is drawn first, so that long lists do not crowd out the rest."""
        found = [place for place in places(self.doc) if fits(place)]
        if not found:
            return None
        families = sorted({place.family for place in found})
        family = families[self._rng.below(len(families))]
        found = [place for place in found if place.family == family]
        return found[self._rng.below(len(found))]

    def _set(self, place: Place, value: object) -> None:
        self.notes.append(f"{place.path}: {_short(place.value)} -> {_short(value)}")
        place.put(value)

    def _nudge(self) -> None:
        place = self._pick(lambda place: _is_number(place.value))
        if place is not None:
            self._set(place, place.value + (1 if self._rng.below(2) else -1))

    def _number(self) -> None:
        place = self._pick(lambda place: _is_number(place.value))
        if place is not None:
            self._set(place, NUMBERS[self._rng.below(len(NUMBERS))])

    def _stranger(self) -> None:
        place = self._pick(lambda place: True)
        if place is None:
            return
        text = (*STRANGERS, "[" * DEEP + "]" * DEEP)[self._rng.below(len(STRANGERS) + 1)]
        self.notes.append(f"{place.path}: {_short(place.value)} -> {_short(text)}")
        place.put(json.loads(text))

    def _flip(self) -> None:
        place = self._pick(lambda place: isinstance(place.value, bool))
        if place is not None:
            self._set(place, not place.value)

    def _swap(self) -> None:
        """Two values of one meaning change places, as from seat to seat."""
        one = self._pick(lambda place: isinstance(place.key, int))
        if one is None:
            return
        others = [place for place in places(self.doc) if place.family == one.family and isinstance(place.key, int)]
        other = others[self._rng.below(len(others))]
        if one.path.startswith(other.path) or other.path.startswith(one.path):
            return
        self.notes.append(f"swap {one.path} {_short(one.value)} and {other.path} {_short(other.value)}")
        value = one.value
        one.put(other.value)
        other.put(value)

    def _rename(self) -> None:
        """A name becomes another one that the document or the donor uses for the same, or for anything."""
        place = self._pick(lambda place: isinstance(place.value, str) or place.value is None)
        if place is None:
            return
        pool = [*places(self.doc), *places(self._donor)]
        names = sorted({other.value for other in pool if isinstance(other.value, str) and other.family == place.family})
        if self._rng.below(3) == 0 or not names:
            names = sorted({other.value for other in pool if isinstance(other.value, str)})
        self._set(place, names[self._rng.below(len(names))])

    def _graft(self) -> None:
        """A part of another position of the game takes the place of this one's."""
        place = self._pick(lambda place: True)
        if place is not None:
            twin = next((other for other in places(self._donor) if other.path == place.path), None)
            if twin is not None:
                self._set(place, deepcopy(twin.value))

    def _drop(self) -> None:
        place = self._pick(lambda place: True)
        if place is not None:
            self.notes.append(f"drop {place.path} {_short(place.value)}")
            del place.holder[place.key]

    def _double(self) -> None:
        place = self._pick(lambda place: isinstance(place.key, int))
        if place is not None:
            self.notes.append(f"double {place.path} {_short(place.value)}")
            place.holder.insert(self._rng.below(len(place.holder) + 1), place.value)  # too deep, perhaps, to be copied

    def _carry(self) -> None:
        """An entry moves to another list."""
        one = self._pick(lambda place: isinstance(place.key, int) and not isinstance(place.value, list | dict))
        if one is None:
            return
        lists = [place for place in places(self.doc) if isinstance(place.value, list) and place.value is not one.holder]
        near = [place for place in lists if place.family == one.family]
        if near and self._rng.below(2):
            lists = near
        if lists:
            other = lists[self._rng.below(len(lists))]
            self.notes.append(f"carry {one.path} {_short(one.value)} to {other.path}")
            target = other.value
            target.insert(self._rng.below(len(target) + 1), one.value)
            del one.holder[one.key]

    def _shuffle(self) -> None:
        place = self._pick(lambda place: isinstance(place.value, list) and len(place.value) > 1)
        if place is not None:
            order = list(range(len(place.value)))
            self._rng.shuffle(order)
            self._set(place, [place.value[number] for number in order])

    def _unknown_key(self) -> None:
        place = self._pick(lambda place: isinstance(place.value, dict))
        if place is not None:
            self.notes.append(f"add {place.path}.mystery")
            place.value["mystery"] = 1


@dataclass(frozen=True)
class Spoilt:
    """A spoilt position and how it came about."""

    doc: dict[str, Json]
    how: str


def spoilt_positions(game: str, seed: str, count: int) -> Iterator[Spoilt]:
    """Spoilt positions out of two random games of a set-up drawn by lot."""
    rng = Rng(f"mutants {game} {seed}")
    setups = [setup for setup in every_setup() if setup.game == game]
    setup = setups[rng.below(len(setups))]
    docs = [state.to_json() for number in range(2) for state in one_of_each_phase(setup, f"{number}{seed}")]
    for number in range(count):
        doc = {**docs[rng.below(len(docs))], "seed": f"{number:x}"}  # so that no two are the same game
        spoiler = Spoiler(doc, docs[rng.below(len(docs))], rng)
        for _ in range(1 + rng.below(2)):
            spoiler.spoil()
        yield Spoilt(spoiler.doc, f"{setup}, phase {doc['phase']}, {'; '.join(spoiler.notes) or 'unchanged'}")


def one_of_each_phase(setup: Setup, seed: str) -> list[State]:
    """Positions of a random game: for each phase that it went through one drawn by lot, and the end."""
    state = setup.new(seed)
    rng = Rng(f"phases {seed}")
    lots: dict[int, Lot] = {}
    for step in random_steps(state, Rng(f"choices {seed}")):
        lots.setdefault(step.state.phase, Lot(rng)).offer(step)
    return [*(step.state for phase in sorted(lots) for step in lots[phase].drawn), state]


def is_refused_or_plays_on(game: Game, spoilt: Spoilt, rng: Rng) -> bool:
    """Whether the position was accepted; every error but the one for bad positions gets out."""
    try:
        state = game.from_json(spoilt.doc)
    except (BadPosition, BadSetup):
        return False
    plays_on(state, rng)
    return True


def plays_on(state: State, rng: Rng) -> None:
    """The position keeps the laws that cost little, and so do those that random actions lead to."""
    laws.saves_and_loads(state)
    laws.refusals_match_legality(state)
    for seat in range(state.players):
        state.observation(seat).sample(rng).view(seat)
    start = state.copy()
    for number, step in enumerate(random_steps(state, rng)):
        laws.someone_can_act(step.state)
        laws.pieces_are_conserved(start, step.state)
        if number == LONGEST:
            return
    laws.someone_can_act(state)
    laws.pieces_are_conserved(start, state)


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _short(value: object) -> str:
    if isinstance(value, int) and abs(value) > 1 << 80:
        return "a huge number"
    text = value if isinstance(value, str) else repr(value)
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"
