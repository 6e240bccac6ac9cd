"""Reading documents from outside (positions, components, records) with errors that name the place."""

from collections.abc import Mapping

from schatzkiste.core.errors import BadDocument

_LONGEST_SHOWN = 60


class Document:
    """A JSON object being read; every wrong value is an error with its path."""

    def __init__(self, value: object, path: str, error: type[BadDocument]) -> None:
        if not isinstance(value, dict):
            raise error(f"{path}: must be an object, not {kind_of(value)}")
        self.values: dict[str, object] = value
        self.path = path
        self._error = error

    def wrong(self, key: str, message: str) -> BadDocument:
        """The error to raise about the value at a key."""
        return self._error(f"{self.path}.{key}: {message}" if key else f"{self.path}: {message}")

    def get(self, key: str) -> object:
        """Any value."""
        if key not in self.values:
            raise self.wrong(key, "is missing")
        return self.values[key]

    def has(self, key: str) -> bool:
        """Whether the key is there."""
        return key in self.values

    def names(self) -> list[str]:
        """The keys in the document's order."""
        return list(self.values)

    def only(self, known: tuple[str, ...]) -> None:
        """Refuse keys that mean nothing."""
        for key in self.values:
            if key not in known:
                raise self.wrong(str(key), f"is unknown; known are {', '.join(known)}")

    def expect(self, key: str, value: object) -> None:
        """Refuse anything but this value."""
        found = self.get(key)
        if type(found) is not type(value) or found != value:
            raise self.wrong(key, f"must be {value!r}, not {shown(found)}")

    def integer(self, key: str, low: int, high: int) -> int:
        """A whole number within limits."""
        return self._integer(key, self.get(key), low, high)

    def integers(self, key: str, length: int | None, low: int, high: int) -> list[int]:
        """A list of whole numbers within limits, of the given length if one is given."""
        return [
            self._integer(f"{key}[{place}]", value, low, high) for place, value in enumerate(self.items(key, length))
        ]

    def text(self, key: str) -> str:
        """A text."""
        value = self.get(key)
        if not isinstance(value, str):
            raise self.wrong(key, f"must be a text, not {kind_of(value)}")
        return value

    def texts(self, key: str, length: int | None = None) -> list[str]:
        """A list of texts, of the given length if one is given."""
        texts: list[str] = []
        for place, value in enumerate(self.items(key, length)):
            if not isinstance(value, str):
                raise self.wrong(f"{key}[{place}]", f"must be a text, not {kind_of(value)}")
            texts.append(value)
        return texts

    def one_of(self, key: str, choices: list[str]) -> str:
        """One of a few texts."""
        value = self.text(key)
        if value not in choices:
            raise self.wrong(key, f"must be one of {', '.join(choices)}, not {shown(value)}")
        return value

    def items(self, key: str, length: int | None = None) -> list[object]:
        """A list, of the given length if one is given."""
        value = self.get(key)
        if not isinstance(value, list):
            raise self.wrong(key, f"must be a list, not {kind_of(value)}")
        if length is not None and len(value) != length:
            raise self.wrong(key, f"must have {length} entries, not {len(value)}")
        return value

    def mapping(self, key: str) -> Mapping[str, object]:
        """An object left as it is."""
        value = self.get(key)
        if not isinstance(value, dict):
            raise self.wrong(key, f"must be an object, not {kind_of(value)}")
        return value

    def section(self, key: str) -> "Document":
        """An object to be read in turn."""
        return Document(self.get(key), f"{self.path}.{key}", self._error)

    def _integer(self, key: str, value: object, low: int, high: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.wrong(key, f"must be a whole number, not {kind_of(value)}")
        if not low <= value <= high:
            raise self.wrong(key, f"must be {low} to {high}, not {shown(value)}")
        return value


def shown(value: object) -> str:
    """A value from outside as a sentence may repeat it."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # a number of thousands of digits, lists nested without end
        return kind_of(value)
    return text if len(text) <= _LONGEST_SHOWN else f"{text[:_LONGEST_SHOWN]}…"


def kind_of(value: object) -> str:
    """What a JSON value is, in words."""
    if value is None:
        return "null"
    for kind, name in ((bool, "true or false"), (int, "a number"), (float, "a decimal"), (str, "a text")):
        if isinstance(value, kind):
            return name
    return "a list" if isinstance(value, list) else "an object"
