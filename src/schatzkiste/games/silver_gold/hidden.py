"""What a seat cannot know, dealt anew: the deck, the rest of the route, the others' choices and marks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from schatzkiste.games.silver_gold.actions import NO_ACTION, PAIRS
from schatzkiste.games.silver_gold.marking import mark_at_random, take_back
from schatzkiste.games.silver_gold.terms import NO_PAIR

if TYPE_CHECKING:
    from schatzkiste.core.rng import Rng
    from schatzkiste.games.silver_gold.state import SilverGold


def redeal(state: SilverGold, seat: int, rng: Rng) -> None:
    """Deal anew, in place; used expedition cards and the known bottom of the deck stay as they are."""
    if not state.route:
        _redeal_choice(state, seat, rng)
        return
    cards = state.deck[state.top :]
    unknown = sorted(cards[: len(cards) - state.under])
    rng.shuffle(unknown)
    state.deck = unknown + cards[len(unknown) :]
    state.top = 0
    ahead = sorted(state.route[state.turn + 1 :])
    rng.shuffle(ahead)
    state.route = state.route[: state.turn + 1] + ahead
    if not state.is_open:
        _redeal_marks(state, seat, rng)


def _redeal_choice(state: SilverGold, seat: int, rng: Rng) -> None:
    """While all choose, only the own four cards are known (SG-2.3)."""
    pool = state.deck[state.top :]
    for other in range(state.players):
        if other != seat:
            pool += state.dealt[other]
    pool.sort()
    rng.shuffle(pool)
    dealt, kept = state.dealt[:], state.kept[:]
    for other in range(state.players):
        if other != seat:
            count = len(dealt[other])
            dealt[other] = tuple(pool[:count])
            pool = pool[count:]
            if kept[other] != NO_PAIR:
                kept[other] = rng.below(len(PAIRS))
    state.dealt = dealt
    state.kept = kept
    state.deck = pool
    state.top = 0


def _redeal_marks(state: SilverGold, seat: int, rng: Rng) -> None:
    """Of the others it is known only who is done (SG-3.13)."""
    for other in range(state.players):
        if other == seat or state.opening[other] == NO_ACTION:
            continue
        if other in state.to_act:
            take_back(state, other)
        else:
            mark_at_random(state, other, rng)
