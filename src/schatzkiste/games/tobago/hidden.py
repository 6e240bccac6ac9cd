"""What a seat cannot know, dealt anew: the others' hands, both stacks, the pile, gold lying face down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from schatzkiste.core.rng import Rng
from schatzkiste.games.tobago.constants import EXTRA_CLUES
from schatzkiste.games.tobago.fitting import can_lay
from schatzkiste.games.tobago.hidden_gold import redeal_gold

if TYPE_CHECKING:
    from schatzkiste.games.tobago.state import Tobago


def redeal(state: Tobago, seat: int, rng: Rng) -> None:
    """Deal everything the seat cannot know anew, in place."""
    _redeal_clues(state, seat, rng)
    while state.phase == EXTRA_CLUES and not can_lay(state, state.turn):  # else nobody could have bought the clue
        _redeal_clues(state, seat, rng)
    redeal_gold(state, seat, rng)


def _redeal_clues(state: Tobago, seat: int, rng: Rng) -> None:
    """Deal the others' hands and the stack anew.

    When a stack had run out, everybody could work out which clues were in hands: a clue in another hand is exchanged
    only with clues dealt by the same shuffle, and how many of those each hand holds can be counted by all.
    """
    for deal in range(1, state.deals + 1):
        pool: list[int] = []
        for other in range(state.players):
            if other != seat:
                pool += [clue for clue in state.hands[other] if state.clue_deal[clue] == deal]
        if deal == state.deals:
            pool += state.clue_stack
        pool.sort()
        rng.shuffle(pool)
        for other in range(state.players):
            if other != seat:
                kept = [clue for clue in state.hands[other] if state.clue_deal[clue] != deal]
                count = len(state.hands[other]) - len(kept)
                state.hands[other] = sorted(kept + pool[:count])
                pool = pool[count:]
        if deal == state.deals:
            state.clue_stack = pool
