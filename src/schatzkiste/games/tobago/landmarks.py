"""Where huts, palms and statues may stand (TO-2.1)."""

from __future__ import annotations

from typing import Final

from schatzkiste.core.rng import Rng
from schatzkiste.games.tobago.board import DISTANCE, SIZE
from schatzkiste.games.tobago.island import Island

HUT: Final = 0
PALM: Final = 1
STATUE: Final = 2
TRIES: Final = 100


class LandmarkLimits:
    """How many huts, palms and statues are placed, and how far those of one kind stand apart at least."""

    def __init__(self, huts: int, palms: int, statues: int, spacing: int) -> None:
        self.counts = [huts, palms, statues]
        self.spacing = spacing

    def allowed(self, island: Island, kind: int) -> list[int]:
        """The spaces for one kind: a statue never touches the sea."""
        return island.inland if kind == STATUE else island.spaces

    def are_too_near(self, one: int, other: int) -> bool:
        """Whether two of a kind may not stand there together."""
        return DISTANCE[one][other] < self.spacing

    def fit(self, island: Island) -> bool:
        """Whether there is room for all of them; so many tries find any that games could rely on."""
        rng = Rng("room for landmarks")
        return any(self._try(island, rng) for _ in range(TRIES))

    def draw(self, island: Island, rng: Rng) -> list[list[int]]:
        """Huts, palms and statues on random spaces."""
        placed = self._try(island, rng)
        while not placed:
            placed = self._try(island, rng)
        return placed

    def _try(self, island: Island, rng: Rng) -> list[list[int]]:
        """Random places one after another; empty when the room does not last."""
        placed: list[list[int]] = [[], [], []]
        taken = [False] * SIZE
        for kind in (STATUE, HUT, PALM):  # statues first, for they have the least room
            free = [place for place in self.allowed(island, kind) if not taken[place]]
            for _ in range(self.counts[kind]):
                if not free:
                    return []
                place = rng.pick(free)
                placed[kind].append(place)
                taken[place] = True
                free = [other for other in free if not self.are_too_near(place, other)]
        return placed
