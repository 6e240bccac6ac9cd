"""What happened, for log and animation."""

import dataclasses
import re
from functools import cache
from typing import Final

from schatzkiste.core.refusal import Arg

_WORD_START = re.compile(r"(?<!^)(?=[A-Z])")


class Event:
    """Something that happened; a game declares each kind as a frozen dataclass of labels and numbers.

    An attribute called `seat` is the player it happened to or who did it. Whatever only some seats may know goes into
    an event of its own, with `audience` naming them.
    """

    def __str__(self) -> str:
        return " ".join([self.code, *(f"{name}={value}" for name, value in self.args().items())])

    @property
    def code(self) -> str:
        """The kind of event as the texts know it: TileLaid is `tile-laid`."""
        return event_code(type(self).__name__)

    def audience(self) -> tuple[int, ...] | None:
        """The seats that learn of it; None is everyone."""
        return None

    def reaches(self, seat: int | None) -> bool:
        """Whether the seat (None: a spectator) learns of it when it happens."""
        audience = self.audience()
        return audience is None or seat in audience

    def fades_for(self, seat: int | None) -> bool:
        """Whether the log shows it to the seat (None: a spectator) only until the next event that wipes."""
        return False

    def blurred(self) -> "Event":
        """What the log still tells of it after a later step has wiped, unless it faded; all of it by default."""
        return self

    @property
    def wipes(self) -> bool:
        """Whether the log drops what fades of all that happened before; only at tables whose state forgets."""
        return False

    def args(self) -> dict[str, Arg]:
        """The arguments of its sentence."""
        return {name: getattr(self, name) for name in arg_names(type(self))}


_ARG_NAMES: Final[dict[type[Event], tuple[str, ...]]] = {}


def arg_names(kind: type[Event]) -> tuple[str, ...]:
    """The names of what an event of this kind tells."""
    if kind not in _ARG_NAMES:
        _ARG_NAMES[kind] = tuple(arg.name for arg in dataclasses.fields(kind))  # type: ignore[arg-type]
    return _ARG_NAMES[kind]


@cache
def event_code(class_name: str) -> str:
    """The code of the event class with this name."""
    return _WORD_START.sub("-", class_name).lower()
