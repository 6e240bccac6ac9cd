"""What a table may agree on before a game, and the check of what it did agree on."""

from abc import ABC, abstractmethod
from collections.abc import Mapping

from schatzkiste.core.errors import BadSetup

Setting = str | int
Settings = dict[str, Setting]


class Option(ABC):
    """A named agreement with a default."""

    def __init__(self, name: str, default: Setting) -> None:
        self.name = name
        self.default = default

    @abstractmethod
    def accepts(self, value: object) -> bool:
        """Whether the value is one of the allowed ones."""

    @abstractmethod
    def allowed(self) -> str:
        """The allowed values in words."""


class Choice(Option):
    """One of a few named values."""

    def __init__(self, name: str, values: tuple[str, ...], default: str) -> None:
        super().__init__(name, default)
        self.values = values

    def accepts(self, value: object) -> bool:
        return isinstance(value, str) and value in self.values

    def allowed(self) -> str:
        return ", ".join(self.values)


class Count(Option):
    """A whole number within limits."""

    def __init__(self, name: str, low: int, high: int, default: int) -> None:
        super().__init__(name, default)
        self.low = low
        self.high = high

    def accepts(self, value: object) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high

    def allowed(self) -> str:
        return f"a whole number from {self.low} to {self.high}"


def settle(game: str, options: tuple[Option, ...], wanted: Mapping[str, object] | None) -> Settings:
    """The agreed value of every option; what was not named has its default."""
    settings: Settings = {option.name: option.default for option in options}
    for name, value in (wanted or {}).items():
        option = next((option for option in options if option.name == name), None)
        if option is None:
            known = ", ".join(settings) or "none"
            raise BadSetup(f"{game} has no option {name!r}; it has: {known}")
        if not option.accepts(value):
            raise BadSetup(f"option {name} of {game} is {option.allowed()}, not {value!r}")
        assert isinstance(value, str | int)
        settings[name] = value
    return settings
