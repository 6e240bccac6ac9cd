"""What a table may agree on before a game, and the check of what it did agree on."""

from abc import ABC, abstractmethod
from collections.abc import Mapping

from schatzkiste.core.document import shown
from schatzkiste.core.errors import BadSetup

Setting = str | int
Settings = dict[str, Setting]


class Option(ABC):
    """A named agreement with a default.

    People may be used to another default at their table. The option makes a difference with these numbers of players
    (none named: with all). A technical one is for experiments; people at a table are not asked for it.
    """

    def __init__(
        self, name: str, default: Setting, at_table: Setting | None, players: tuple[int, ...], is_technical: bool
    ) -> None:
        self.name = name
        self.default = default
        self.at_table = default if at_table is None else at_table
        self.players = players
        self.is_technical = is_technical

    @abstractmethod
    def accepts(self, value: object) -> bool:
        """Whether the value is one of the allowed ones."""

    @abstractmethod
    def allowed(self) -> str:
        """The allowed values in words."""


class Choice(Option):
    """One of a few named values."""

    def __init__(
        self,
        name: str,
        values: tuple[str, ...],
        default: str,
        *,
        at_table: str | None = None,
        players: tuple[int, ...] = (),
    ) -> None:
        super().__init__(name, default, at_table, players, is_technical=False)
        self.values = values

    def accepts(self, value: object) -> bool:
        return isinstance(value, str) and value in self.values

    def allowed(self) -> str:
        return ", ".join(self.values)


class Count(Option):
    """A whole number within limits."""

    def __init__(
        self, name: str, low: int, high: int, default: int, *, at_table: int | None = None, is_technical: bool = False
    ) -> None:
        super().__init__(name, default, at_table, (), is_technical)
        self.low = low
        self.high = high

    def accepts(self, value: object) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high

    def allowed(self) -> str:
        return f"a whole number from {self.low} to {self.high}"


def at_table(options: tuple[Option, ...], wanted: Mapping[str, Setting]) -> Settings:
    """The value of every option where people play; what they did not name is as they are used to."""
    return {option.name: option.at_table for option in options} | dict(wanted)


def settle(game: str, options: tuple[Option, ...], wanted: Mapping[str, object] | None) -> Settings:
    """The agreed value of every option; what was not named has its default."""
    settings: Settings = {option.name: option.default for option in options}
    for name, value in (wanted or {}).items():
        option = next((option for option in options if option.name == name), None)
        if option is None:
            known = ", ".join(settings) or "none"
            raise BadSetup(f"{game} has no option {shown(name)}; it has: {known}")
        if not option.accepts(value):
            raise BadSetup(f"option {name} of {game} is {option.allowed()}, not {shown(value)}")
        assert isinstance(value, str | int)
        settings[name] = value
    return settings
