"""The flow of turns: which kinds are open (SI-3.1, SI-3.2), when a turn ends, when the game ends (section 5)."""

from typing import Final

from schatzkiste.core.actions import Kind
from schatzkiste.core.refusal import Refusal
from schatzkiste.core.state import ALONE, NOBODY
from schatzkiste.games.schatzinsel.actions import (
    ALL_KINDS,
    CHEST,
    GUARD,
    KINDS,
    LAY,
    TAKE_GUARD,
    TAKE_TILE,
    TAKING,
)
from schatzkiste.games.schatzinsel.board import BIT, NEIGHBOURS
from schatzkiste.games.schatzinsel.constants import NO_FIELD, NO_KIND
from schatzkiste.games.schatzinsel.events import AllStuck, BonusWon, SeatSkipped
from schatzkiste.games.schatzinsel.state import Schatzinsel

CLOSED: Final = 1
"""The reason that all kinds of action share: this kind is over for this turn."""


def is_open(state: Schatzinsel, kind: Kind) -> bool:
    """Whether this kind of action may be begun or continued in this turn."""
    return not state.closed >> kind.index & 1


def closed_refusal(state: Schatzinsel, kind: Kind) -> Refusal:
    """Why this kind is over for this turn."""
    if state.hawkins:
        return Refusal("kind-closed", rule="SI-3.2", kind=kind.name)
    return Refusal("one-kind-a-turn", rule="SI-3.1", kind=KINDS[state.kind].name)


def begin(state: Schatzinsel, kind: Kind) -> None:
    """Begin a kind of action, or continue it; that closes others."""
    if state.kind != kind.index:
        if not state.hawkins:
            state.closed = ALL_KINDS & ~(1 << kind.index)
        elif state.kind != NO_KIND:
            state.closed |= 1 << state.kind
        state.kind = kind.index
        state.last = NO_FIELD
    state.closed |= TAKING & 1 << kind.index


def go_on(state: Schatzinsel, seat: int) -> None:
    """After an action: the same turn while anything more is thinkable in it, else the next."""
    if not may_go_on(state, seat):
        next_turn(state)


def may_go_on(state: Schatzinsel, seat: int) -> bool:
    """Whether everybody must think that the seat can do one more thing in this turn.

    A turn that ended by itself because the seat does not hold the right tile would tell the others so (SI-2.4):
    what counts is which tiles it may hold for all they know. Numbers of pieces can be counted by everyone.
    """
    if is_open(state, TAKE_TILE) and state.stock:
        return True
    if is_open(state, TAKE_GUARD) and state.stock_guards:
        return True
    if is_open(state, LAY) and state.hands[seat] and (state.last == NO_FIELD or _may_lay_another(state, seat)):
        return True
    if is_open(state, CHEST) and state.chests[seat] and state.free_crosses():
        return True
    return is_open(state, GUARD) and state.guards[seat] > 0 and state.has_unguarded_chest()


def _may_lay_another(state: Schatzinsel, seat: int) -> bool:
    thinkable = state.thinkable_tiles(seat)
    for field in NEIGHBOURS[state.last]:
        if not state.board & BIT[field] and thinkable & BIT[state.tile_of[field]]:
            return True
    return False


def next_turn(state: Schatzinsel) -> None:
    """Hand the turn to the next player who can do something, or end the game."""
    state.turn = (state.turn + 1) % state.players
    open_turn(state)


def open_turn(state: Schatzinsel) -> None:
    """Begin the turn of the player in `turn`, or of the next one who can do something."""
    state.kind = NO_KIND
    state.closed = 0
    state.last = NO_FIELD
    for _ in range(state.players):
        seat = state.turn
        if state.is_empty(seat):
            state.points[seat] += state.components.bonus
            if state.wants_events:
                state.emit(BonusWon(seat, state.components.bonus))
            state.to_act = NOBODY
            return
        if may_go_on(state, seat):
            state.to_act = ALONE[seat]
            return
        if state.wants_events:
            state.emit(SeatSkipped(seat))
        state.turn = (seat + 1) % state.players
    if state.wants_events:
        state.emit(AllStuck())
    state.to_act = NOBODY
