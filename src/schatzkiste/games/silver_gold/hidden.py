"""What a seat cannot know, dealt anew: the deck, the expedition cards to come, the others' choices and marks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from schatzkiste.games.silver_gold.actions import CROSS, FIELD, MARK, PAIRS
from schatzkiste.games.silver_gold.constants import NO_MARK, NO_PAIR, SLOTS
from schatzkiste.games.silver_gold.marking import add_fields, add_patterns, mark_first, mark_for_cross, take_back

if TYPE_CHECKING:
    from schatzkiste.core.rng import Rng
    from schatzkiste.games.silver_gold.state import SilverGold


def redeal(state: SilverGold, seat: int, rng: Rng) -> None:
    """Deal anew, in place; used expedition cards and the cards put under the deck stay as they are."""
    if not state.expeditions:
        _redeal_choice(state, seat, rng)
        return
    unknown = len(state.deck) - state.under
    state.deck = _shuffled(state.deck[:unknown], rng) + state.deck[unknown:]
    state.expeditions = state.expeditions[: state.turn] + _shuffled(state.expeditions[state.turn :], rng)
    if not state.open_marking:
        _redeal_marks(state, seat, rng)


def _shuffled(cards: list[int], rng: Rng) -> list[int]:
    """Cards in an order that does not depend on the one they had."""
    cards = sorted(cards)
    rng.shuffle(cards)
    return cards


def _redeal_choice(state: SilverGold, seat: int, rng: Rng) -> None:
    """While all choose, each knows only the four cards in front of them (SG-2.3)."""
    others = [other for other in range(state.players) if other != seat]
    pool = _shuffled(state.deck + [card for other in others for card in state.dealt[other]], rng)
    dealt, kept = state.dealt[:], state.kept[:]
    for other in others:
        count = len(dealt[other])
        dealt[other] = sorted(pool[:count])
        pool = pool[count:]
        if kept[other] != NO_PAIR:
            kept[other] = rng.below(len(PAIRS))
    state.dealt = dealt
    state.kept = kept
    state.deck = sorted(pool)


def _redeal_marks(state: SilverGold, seat: int, rng: Rng) -> None:
    """Of the others it is known only who is done (SG-3.13)."""
    for other in range(state.players):
        if other != seat and state.first_mark[other] != NO_MARK:
            take_back(state, other)
            if other not in state.to_act:
                _mark_at_random(state, other, rng)


def _mark_at_random(state: SilverGold, seat: int, rng: Rng) -> None:
    """A whole marking: any pattern or single field, then any fields for its crosses."""
    marks: list[int] = []
    for slot in range(SLOTS):
        add_patterns(state, SLOTS * seat + slot, MARK.at(slot), marks)
    for slot in range(SLOTS):
        add_fields(state, SLOTS * seat + slot, FIELD.at(slot), marks)
    mark_first(state, seat, rng.pick(marks))
    while state.crosses_left[seat]:
        fields: list[int] = []
        for slot in range(SLOTS):
            add_fields(state, SLOTS * seat + slot, CROSS.at(slot), fields)
        mark_for_cross(state, seat, rng.pick(fields))
