"""Where huts, palms and statues may stand (TO-2.1)."""

from __future__ import annotations

from typing import Final

from schatzkiste.core.rng import Rng
from schatzkiste.games.tobago.frame import BIT, members
from schatzkiste.games.tobago.island import Island

HUT: Final = 0
PALM: Final = 1
STATUE: Final = 2
TRIES: Final = 100


class Landmarks:
    """The limits on one island; `counts` are the huts, palms and statues to place.

    `too_near` says for each space where no other landmark of the same kind may stand.
    """

    def __init__(self, island: Island, counts: list[int], too_near: list[int]) -> None:
        self.counts = counts
        self.too_near = too_near
        self.inland = island.land & ~island.coast
        self.land = island.land

    def allowed(self, kind: int) -> int:
        """The spaces for one kind: a statue never touches the sea."""
        return self.inland if kind == STATUE else self.land

    def fit(self) -> bool:
        """Whether there is room for all of them; so many tries find it if it is worth the name."""
        rng = Rng("room for landmarks")
        return any(self._try(rng) for _ in range(TRIES))

    def draw(self, rng: Rng) -> list[list[int]]:
        """Huts, palms and statues on random spaces."""
        placed = self._try(rng)
        while not placed:
            placed = self._try(rng)
        return placed

    def _try(self, rng: Rng) -> list[list[int]]:
        """Random places one after another; nothing when the room does not last."""
        placed: list[list[int]] = [[], [], []]
        taken = 0
        for kind in (STATUE, HUT, PALM):  # statues first, for they have the least room
            free = self.allowed(kind) & ~taken
            for _ in range(self.counts[kind]):
                if not free:
                    return []
                place = rng.pick(members(free))
                placed[kind].append(place)
                taken |= BIT[place]
                free &= ~(self.too_near[place] | BIT[place])
        return placed
