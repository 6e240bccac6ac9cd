"""How fast people at a table may do what is no action, so that no log grows without end."""

from typing import Final

from schatzkiste.server.limits import Bucket
from schatzkiste.server.party_messages import FromPeople, Say

WORDS, STAMPS, OTHER = "words", "stamps", "other"
RATES: Final = {WORDS: (1.0, 5), STAMPS: (1 / 3, 2), OTHER: (0.5, 20)}
"""How often in a second, and how often at once, somebody says something, sends a stamp, or does anything else."""


class Paces:
    """What each person has used of the rates.

    Keyed by a person's first key, so one person has one pace on all lines and seats; None is who watches on one line.
    """

    def __init__(self) -> None:
        self._used: dict[tuple[str | None, str], Bucket] = {}

    def may(self, person: str | None, message: FromPeople) -> bool:
        """Whether the person is not too fast with this, which then counts."""
        kind = OTHER if not isinstance(message, Say) else WORDS if message.stamp is None else STAMPS
        key = person, kind
        if key not in self._used:
            self._used[key] = Bucket(*RATES[kind])
        return self._used[key].take()
