"""What the last shuffle tells of cards: those shuffled are in the pile or were drawn since, all others were in hands.

Everyone can count `newcomers[seat]`, how many cards of the new pile the seat may hold at most, and has seen the `trail`
(trail.py). The others are the seat's own knowledge: `lore_then[seat]` what it knew of hands at the shuffle and, for
each kind, `old_elsewhere[seat]` how many cards from before the shuffle may at most be in the other hands,
`new_unseen[seat]` how many of those that were shuffled may at most be in the pile. Before the first shuffle every card
is new, and only the newcomers are counted. None of these lists is changed in place.
"""

from schatzkiste.games.dracheninsel.cards import KINDS
from schatzkiste.games.dracheninsel.state import Dracheninsel
from schatzkiste.games.dracheninsel.trail import (
    HIDDEN,
    STOLE,
    deed_of,
    drew,
    kind_of,
    other_of,
    saw,
    seat_of,
    showed,
    stole,
)


def begin(state: Dracheninsel) -> None:
    """All hands come from one pile."""
    state.newcomers = [len(hand) for hand in state.hands]


def note_shuffle(state: Dracheninsel) -> None:
    """A new pile: everyone saw what was shuffled, and can work out what is in the hands."""
    old = state.tables.deck[:]
    new = [0] * KINDS
    for kind in state.pile:
        old[kind] -= 1
        new[kind] += 1
    for played in state.table:
        old[played & 31] -= 1
    state.newcomers = [0] * state.players
    state.new_unseen = [new] * state.players
    elsewhere: list[list[int]] = []
    for hand in state.hands:
        others = old[:]
        for kind in hand:
            others[kind] -= 1
        elsewhere.append(others)
    state.old_elsewhere = elsewhere
    state.lore_then = state.lore[:]
    state.trail = []


def note_draw(state: Dracheninsel, seat: int, kind: int) -> None:
    """The seat is about to take a card from the pile."""
    counts = state.newcomers[:]
    counts[seat] = min(counts[seat], len(state.hands[seat])) + 1
    state.newcomers = counts
    if state.new_unseen:
        state.new_unseen = _changed(state.new_unseen, seat, kind, -1)
        state.trail = [*state.trail, drew(seat)]


def note_shown(state: Dracheninsel, seat: int, kind: int) -> None:
    """A card left a hand and was seen; from a hand without newcomers it was surely an old one."""
    if not state.old_elsewhere:
        return
    state.trail = [*state.trail, showed(seat, kind)]
    if state.newcomers[seat]:
        return
    for other in range(state.players):
        if other != seat:
            state.old_elsewhere = _changed(state.old_elsewhere, other, kind, -1)


def note_theft(state: Dracheninsel, thief: int, victim: int, kind: int) -> None:
    """A card goes from one hand to another, and only those two know which."""
    _moved(state, thief, victim, kind, 1)
    if state.old_elsewhere:
        state.trail = [*state.trail, stole(thief, victim, kind)]


def note_return(state: Dracheninsel, thief: int, victim: int, kind: int) -> None:
    """A stolen card goes back: all is as it was before the theft, but the thief has seen the card."""
    _moved(state, thief, victim, kind, -1)
    for place in range(len(state.trail) - 1, -1, -1):
        item = state.trail[place]
        is_this = deed_of(item) == STOLE and (seat_of(item), other_of(item)) == (thief, victim)
        if is_this and kind_of(item) in (kind, HIDDEN):
            trail = state.trail[:]
            trail[place] = saw(thief, victim, kind_of(item))
            state.trail = trail
            return


def _moved(state: Dracheninsel, thief: int, victim: int, kind: int, by: int) -> None:
    """From a hand without newcomers it is surely an old card; otherwise it may be either."""
    if state.newcomers[victim]:
        counts = state.newcomers[:]
        counts[thief] += by
        state.newcomers = counts
    elif state.old_elsewhere:
        state.old_elsewhere = _changed(state.old_elsewhere, thief, kind, -by)
    if state.old_elsewhere:
        state.old_elsewhere = _changed(state.old_elsewhere, victim, kind, by)


def _changed(bounds: list[list[int]], seat: int, kind: int, by: int) -> list[list[int]]:
    row = bounds[seat][:]
    row[kind] += by
    return [row if other == seat else bounds[other] for other in range(len(bounds))]
