"""How long decisions took: quantiles of any number of them in flat memory."""

from collections.abc import Mapping
from math import floor, log10
from typing import Self

STEPS = 32
"""How many steps make a factor of ten, each 7 % longer than the one before."""
SHORTEST = 1e-7


class Times:
    """Seconds, counted by steps; a quantile is right within 4 %, the sum is exact."""

    __slots__ = ("_counts", "seconds")

    def __init__(self, seconds: float = 0.0, counts: Mapping[int, int] | None = None) -> None:
        self.seconds = seconds
        self._counts = dict(counts or {})

    def __len__(self) -> int:
        return sum(self._counts.values())

    def add(self, seconds: float) -> None:
        """Count one more decision."""
        self.seconds += seconds
        step = floor(STEPS * log10(max(seconds, SHORTEST) / SHORTEST))
        self._counts[step] = self._counts.get(step, 0) + 1

    def merge(self, others: Self) -> None:
        """Count the decisions of others too."""
        self.seconds += others.seconds
        for step, count in others._counts.items():
            self._counts[step] = self._counts.get(step, 0) + count

    def quantile(self, share: float) -> float:
        """The seconds that so great a share of the decisions did not exceed; 0 when there was none."""
        wanted = share * len(self)
        for step in sorted(self._counts):
            wanted -= self._counts[step]
            if wanted <= 0:
                return float(SHORTEST * 10 ** ((step + 0.5) / STEPS))
        return 0.0

    def to_json(self) -> dict[str, object]:
        """The times as they are written."""
        steps = {str(step): self._counts[step] for step in sorted(self._counts)}
        return {"seconds": round(self.seconds, 6), "steps": steps}
