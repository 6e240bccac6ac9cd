"""What a seat knows of the gold. Sets of cards are bit masks."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from schatzkiste.games.tobago.state import Tobago


def open_gold(state: Tobago) -> int:
    """The gold cards everybody has seen, wherever they are now."""
    deck = state.components.gold
    seen = state.mixed & ~deck.mask([place.card for place in state.mixed_down])
    for taken in state.gold:
        seen |= deck.mask(taken)
    return seen | deck.mask(state.gold_discards) | deck.mask(state.curses_gone) | deck.mask(state.shown)


def known_gold(state: Tobago, seat: int) -> int:
    """The gold cards the seat has seen, by drawing them or with everybody."""
    return open_gold(state) | state.drawn[seat] | state.remembered[seat]


def own_in_pile(state: Tobago, seat: int) -> int:
    """The cards of the pile that the seat drew itself and knows to be there."""
    return state.components.gold.mask(state.pile) & state.drawn[seat]
