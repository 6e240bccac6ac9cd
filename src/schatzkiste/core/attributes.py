"""The attributes of a position, declared once: what they are, how they are copied, written and read.

A game lists them in its `attributes.py`. From that list `python -m tools.positions` writes the game's `position.py`,
with their types and their copying, which mypyc compiles; writing and reading run from the list itself.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from enum import Enum
from typing import Any

from schatzkiste.core.document import kind_of, shown
from schatzkiste.core.errors import BadPosition

Limit = int | Callable[[Any], int]
"""A number, or how to find it from the state being read."""
Labels = Sequence[str] | Callable[[Any], Sequence[str]]
"""Names by number, or how to find them from the state."""


class Copied(Enum):
    """How a copy of a state takes an attribute, with the expression for it."""

    SHARED = "{0}"
    SLICED = "{0}[:]"
    EACH_SLICED = "[row[:] for row in {0}]"
    CLONED = "{0}.copy()"


class Codec(ABC):
    """A kind of value: its type in Python, and how it looks in JSON."""

    type = "int"
    imports: tuple[str, ...] = ()

    @abstractmethod
    def write(self, value: Any, state: Any) -> object:
        """The value for JSON."""

    @abstractmethod
    def read(self, value: object, where: str, state: Any) -> Any:
        """The value from JSON, or an error that names the place."""


def fixed(limit: Limit, state: Any) -> int:
    """A limit as a number."""
    return limit if isinstance(limit, int) else limit(state)


def resolved(names: Labels, state: Any) -> Sequence[str]:
    """Names as a list."""
    return names(state) if callable(names) else names


def seats(state: Any) -> int:
    """As many as there are players."""
    return int(state.players)


class Whole(Codec):
    """A whole number within limits."""

    def __init__(self, low: Limit, high: Limit) -> None:
        self._low = low
        self._high = high

    def write(self, value: Any, state: Any) -> object:
        return value

    def read(self, value: object, where: str, state: Any) -> Any:
        if not isinstance(value, int) or isinstance(value, bool):
            raise BadPosition(f"{where}: must be a whole number, not {kind_of(value)}")
        low, high = fixed(self._low, state), fixed(self._high, state)
        if not low <= value <= high:
            raise BadPosition(f"{where}: must be {low} to {high}, not {shown(value)}")
        return value


class Flag(Codec):
    """True or false."""

    type = "bool"

    def write(self, value: Any, state: Any) -> object:
        return value

    def read(self, value: object, where: str, state: Any) -> Any:
        if not isinstance(value, bool):
            raise BadPosition(f"{where}: must be true or false, not {kind_of(value)}")
        return value


class OneOf(Codec):
    """A number that stands for a name; with `none`, that number is written as null."""

    def __init__(self, names: Labels, none: int | None = None) -> None:
        self._names = names
        self._none = none

    def write(self, value: Any, state: Any) -> object:
        return None if value == self._none else resolved(self._names, state)[value]

    def read(self, value: object, where: str, state: Any) -> Any:
        if value is None and self._none is not None:
            return self._none
        if not isinstance(value, str):
            raise BadPosition(f"{where}: must be a text, not {kind_of(value)}")
        names = resolved(self._names, state)
        if value not in names:
            raise BadPosition(f"{where}: must be one of {_listed(names)}, not {shown(value)}")
        return names.index(value)


class SetOf(Codec):
    """A bit mask that stands for a set of names."""

    def __init__(self, names: Labels) -> None:
        self._names = names

    def write(self, value: Any, state: Any) -> object:
        return [name for number, name in enumerate(resolved(self._names, state)) if value >> number & 1]

    def read(self, value: object, where: str, state: Any) -> Any:
        names = resolved(self._names, state)
        mask = 0
        for place, name in enumerate(items(value, where, None)):
            if name not in names:
                raise BadPosition(f"{where}[{place}]: must be one of {_listed(names)}, not {shown(name)}")
            bit = 1 << names.index(str(name))
            if mask & bit:
                raise BadPosition(f"{where}[{place}]: names {name} twice")
            mask |= bit
        return mask


class CountsOf(Codec):
    """A list of numbers, one for each name, written as an object of those that are not 0."""

    type = "list[int]"

    def __init__(self, names: Labels, high: Limit) -> None:
        self._names = names
        self._count = Whole(1, high)

    def write(self, value: Any, state: Any) -> object:
        return {name: value[number] for number, name in enumerate(resolved(self._names, state)) if value[number]}

    def read(self, value: object, where: str, state: Any) -> Any:
        if not isinstance(value, dict):
            raise BadPosition(f"{where}: must be an object, not {kind_of(value)}")
        names = resolved(self._names, state)
        counts = [0] * len(names)
        for name, count in value.items():
            if name not in names:
                raise BadPosition(f"{where}.{name}: must be one of {_listed(names)}")
            counts[names.index(name)] = self._count.read(count, f"{where}.{name}", state)
        return counts


class ListOf(Codec):
    """A list of values of one kind, of a fixed length if one is given."""

    def __init__(self, codec: Codec, length: Limit | None = None) -> None:
        self.type = f"list[{codec.type}]"
        self.imports = codec.imports
        self._codec = codec
        self._length = length

    def write(self, value: Any, state: Any) -> object:
        return [self._codec.write(item, state) for item in value]

    def read(self, value: object, where: str, state: Any) -> Any:
        length = None if self._length is None else fixed(self._length, state)
        return [
            self._codec.read(item, f"{where}[{place}]", state) for place, item in enumerate(items(value, where, length))
        ]


class Attribute:
    """A part of a position; `about` says what it is."""

    def __init__(self, name: str, codec: Codec, about: str, copied: Copied = Copied.SHARED) -> None:
        self.name = name
        self.codec = codec
        self.about = about
        self.copied = copied


class Derived:
    """An attribute that follows from the others: copied, but neither written nor read."""

    def __init__(
        self, name: str, type: str, about: str, copied: Copied = Copied.SHARED, imports: tuple[str, ...] = ()
    ) -> None:
        self.name = name
        self.type = type
        self.about = about
        self.copied = copied
        self.imports = imports


class Attributes:
    """All attributes of a game's positions, in the order in which they are written and read.

    `version` is raised with every change of what is written; positions of other versions are refused by name.
    """

    def __init__(self, state: str, version: int, *declared: Attribute | Derived) -> None:
        self.state = state
        self.version = version
        self.declared = declared
        self.written = [attribute for attribute in declared if isinstance(attribute, Attribute)]

    def write(self, state: Any) -> dict[str, object]:
        """The attributes of a state for JSON."""
        return {
            attribute.name: attribute.codec.write(getattr(state, attribute.name), state) for attribute in self.written
        }

    def read(self, state: Any, doc: object, where: str) -> None:
        """Fill a new state from JSON; every wrong value is an error with its place."""
        if not isinstance(doc, dict):
            raise BadPosition(f"{where}: must be an object, not {kind_of(doc)}")
        known = [attribute.name for attribute in self.written]
        for name in doc:
            if name not in known:
                raise BadPosition(f"{where}.{name}: is unknown; known are {', '.join(known)}")
        for attribute in self.written:
            if attribute.name not in doc:
                raise BadPosition(f"{where}.{attribute.name}: is missing")
            value = attribute.codec.read(doc[attribute.name], f"{where}.{attribute.name}", state)
            setattr(state, attribute.name, value)


def items(value: object, where: str, length: int | None) -> list[object]:
    """A list from JSON, of the given length if one is given."""
    if not isinstance(value, list):
        raise BadPosition(f"{where}: must be a list, not {kind_of(value)}")
    if length is not None and len(value) != length:
        raise BadPosition(f"{where}: must have {length} entries, not {len(value)}")
    return value


def _listed(names: Sequence[str]) -> str:
    return ", ".join(names) if len(names) <= 30 else f"{', '.join(names[:3])} … {names[-1]}"
