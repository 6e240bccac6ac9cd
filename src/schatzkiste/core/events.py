"""What happened, for log and animation."""

import dataclasses
import re

from schatzkiste.core.refusal import Arg

_WORD_START = re.compile(r"(?<!^)(?=[A-Z])")


class Event:
    """Something that happened; a game declares each kind as a frozen dataclass of labels and numbers.

    A field called `seat` is the player it happened to or who did it. Whatever only some seats may know goes into an
    event of its own, with `audience` naming them.
    """

    @property
    def code(self) -> str:
        """The kind of event as the texts know it: TileLaid is `tile-laid`."""
        return event_code(type(self).__name__)

    def audience(self) -> tuple[int, ...] | None:
        """The seats that learn of it; None is everyone."""
        return None

    def args(self) -> dict[str, Arg]:
        """The words' arguments."""
        return {field.name: getattr(self, field.name) for field in dataclasses.fields(self)}  # type: ignore[arg-type]


def event_code(class_name: str) -> str:
    """The code of the event class with this name."""
    return _WORD_START.sub("-", class_name).lower()
