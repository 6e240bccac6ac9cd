"""What a seat cannot know, dealt anew: which unseen tiles lie behind the other screens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from schatzkiste.core.rng import Rng
from schatzkiste.games.schatzinsel.board import BIT, members

if TYPE_CHECKING:
    from schatzkiste.games.schatzinsel.state import Schatzinsel


def redeal(state: Schatzinsel, seat: int, rng: Rng) -> None:
    """Deal the unseen tiles of the others anew, in place; how many each holds can be counted by all."""
    others = [other for other in range(state.players) if other != seat]
    unseen = [state.hands[other] & ~state.seen[other] for other in others]
    pool = members(sum(unseen))
    rng.shuffle(pool)
    for other, tiles in zip(others, unseen, strict=True):
        count = len(members(tiles))
        state.hands[other] = state.seen[other] | sum(BIT[tile] for tile in pool[:count])
        pool = pool[count:]
