"""What a seat knows of the gold, and the clues it does not know, dealt anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from schatzkiste.core.rng import Rng

if TYPE_CHECKING:
    from schatzkiste.games.tobago.state import Tobago


def redeal_clues(state: Tobago, seat: int, rng: Rng) -> None:
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
            pool += state.clue_stack[: state.clues_left]
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


def open_gold(state: Tobago) -> int:
    """The gold cards everybody has seen, wherever they are now, as a set."""
    deck = state.tables.gold
    cards = state.gold_discards + state.curses_gone
    for taken in state.gold:
        cards = cards + taken
    if state.sharing is not None:
        cards = cards + state.sharing.shown
    seen = state.mixed
    for unseen in state.mixed_down:
        seen &= ~deck.bit[unseen.card]
    for card in cards:
        seen |= deck.bit[card]
    return seen


def known_gold(state: Tobago, seat: int) -> int:
    """The gold cards the seat has seen, by drawing them or with everybody."""
    drawn = 0 if state.sharing is None else state.sharing.drawn[seat]
    return open_gold(state) | drawn | state.remembered[seat]


def own_in_pile(state: Tobago, seat: int) -> int:
    """The cards of the pile that the seat drew itself and knows to be there, as a set."""
    sharing = state.sharing
    if sharing is None:
        return 0
    bit = state.tables.gold.bit
    found = 0
    for card in sharing.pile:
        found |= bit[card] & sharing.drawn[seat]
    return found
