"""A treasure being shared (section 5 of the rules): its roses, who drew how many of its cards, who took them.

Roses are counted from the bottom up; the first is the raiser's, the seat whose turn it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from schatzkiste.games.tobago.constants import DOUBLE_ROSE, NO_CARD, NO_CLUE, NO_PATH, NO_ROSE, NO_SEAT

if TYPE_CHECKING:
    from schatzkiste.games.tobago.state import Tobago


def line_up_roses(state: Tobago) -> None:
    """Find the roses to be asked: the raiser's, then those on the clues; a double counts twice (TO-6.5)."""
    seats = [state.turn]
    clues = [NO_CLUE]
    path = state.raised
    for place in range(len(state.path_clues[path]) - 1, -1, -1):
        rose = state.path_roses[path][place]
        for _ in range(2 if rose >= DOUBLE_ROSE else 1):
            seats.append(rose % DOUBLE_ROSE)
            clues.append(state.path_clues[path][place])
    state.rose_seats = seats
    state.rose_clues = clues


def drawers(state: Tobago) -> list[int]:
    """Who draws each card, from the raiser clockwise, one for each rose; one more is drawn by nobody (TO-5.2)."""
    found: list[int] = []
    for step in range(state.players):
        seat = (state.turn + step) % state.players
        for owner in state.rose_seats:
            if owner == seat:
                found.append(seat)
    found.append(state.players)
    return found


def count_draws(state: Tobago, first: int, late: int) -> None:
    """Count who drew how many cards from the first stack, and then how many from the reshuffled gold.

    Of the first stack no curse is among the cards drawn before its safe part was used up (TO-2.2).
    """
    order = drawers(state)
    stack = 0 if state.mixed else len(state.gold_stack)
    safe = state.components.safe - (state.components.gold.size - stack - first)
    state.draws = _counted(state, order[:first])
    state.safe_draws = _counted(state, order[: max(0, min(first, safe))])
    state.late_draws = _counted(state, order[first : first + late])


def _counted(state: Tobago, order: list[int]) -> list[int]:
    counts = [0] * (state.players + 1)
    for drawer in order:
        counts[drawer] += 1
    return counts


def share_nothing(state: Tobago) -> None:
    """No treasure is being shared any more, or none has been yet."""
    state.raised = NO_PATH
    state.rose_cards = []
    state.pile = []
    state.shown = []
    state.drawn = [0] * state.players
    state.asked = NO_ROSE
    ask_no_rose(state)


def ask_no_rose(state: Tobago) -> None:
    """There are neither roses to be asked nor draws to be counted."""
    state.rose_seats = []
    state.rose_clues = []
    state.draws = state.safe_draws = state.late_draws = [0] * (state.players + 1)


def next_rose(state: Tobago, after: int) -> int:
    """The next rose up that still lies on the path; NO_ROSE when there is none."""
    for rose in range(after + 1, len(state.rose_cards)):
        if state.rose_cards[rose] == NO_CARD:
            return rose
    return NO_ROSE


def waiting(state: Tobago) -> list[int]:
    """The owners of the roses still on the path, from the bottom up."""
    return [seat for rose, seat in enumerate(state.rose_seats) if state.rose_cards[rose] == NO_CARD]


def taker_of(state: Tobago, card: int) -> int:
    """Who took a card of this treasure; NO_SEAT when nobody did."""
    for rose, taken in enumerate(state.rose_cards):
        if taken == card:
            return state.rose_seats[rose]
    return NO_SEAT


def opener_of(state: Tobago) -> int:
    """Who would open the path anew now: whoever took the last gold card, else the raiser (TO-5.6)."""
    for card in reversed(state.shown):
        taker = taker_of(state, card)
        if taker != NO_SEAT:
            return taker
    return state.turn
