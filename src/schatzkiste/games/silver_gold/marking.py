"""Marking, while the marks of the turn are not final: what fits and what crosses ask for (SG-3.2 to SG-3.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from schatzkiste.core.phase import ALLOWED
from schatzkiste.games.silver_gold.actions import ACTIONS, CROSS, FIELD, MARK
from schatzkiste.games.silver_gold.board import BIT, cell_count
from schatzkiste.games.silver_gold.constants import NO_MARK, SLOTS
from schatzkiste.games.silver_gold.patterns import PATTERN_OF, PATTERNS, PLACEMENTS

if TYPE_CHECKING:
    from schatzkiste.games.silver_gold.state import SilverGold

NOT_THE_PATTERN: Final = 1
NO_ROOM: Final = 2


def room_reason(free: int, cells: int) -> int:
    """ALLOWED when all these cells are free fields of a card, else NO_ROOM (SG-3.2, SG-3.4)."""
    return ALLOWED if cells & free == cells else NO_ROOM


def pattern_reason(pattern: int, free: int, placement: int) -> int:
    """ALLOWED when a placement shows this turn's pattern and has room, else why not (SG-3.2)."""
    return room_reason(free, PLACEMENTS[placement]) if PATTERN_OF[placement] == pattern else NOT_THE_PATTERN


def add_patterns(state: SilverGold, place: int, first: int, found: list[int]) -> None:
    """Add the placements of this turn's pattern on the card at a place, counted from a first action."""
    free = state.free[place]
    if free:
        pattern = state.pattern
        for placement in state.components.fits[PATTERNS * state.cards[place] + pattern]:
            if pattern_reason(pattern, free, placement) == ALLOWED:
                found.append(first + placement)


def add_fields(state: SilverGold, place: int, first: int, found: list[int]) -> None:
    """Add the single fields that can be marked on the card at a place, counted from a first action."""
    free = state.free[place]
    if free:
        for cell in state.components.cells[state.cards[place]]:
            if room_reason(free, BIT[cell]) == ALLOWED:
                found.append(first + cell)


def first_cells(action: int) -> tuple[int, int]:
    """The slot and the cells of a first mark: a whole pattern or a single field."""
    if ACTIONS.kind_of(action) == MARK.index:
        slot, placement = MARK.args(action)
        return slot, PLACEMENTS[placement]
    slot, cell = FIELD.args(action)
    return slot, BIT[cell]


def mark_first(state: SilverGold, seat: int, action: int) -> None:
    """Mark the pattern or the single field."""
    slot, cells = first_cells(action)
    state.first_mark[seat] = action
    _mark(state, seat, slot, cells)


def mark_for_cross(state: SilverGold, seat: int, action: int) -> None:
    """Mark one more field because of a cross."""
    slot, cell = CROSS.args(action)
    _mark(state, seat, slot, BIT[cell])


def _mark(state: SilverGold, seat: int, slot: int, cells: int) -> None:
    place = SLOTS * seat + slot
    state.new_marks[place] = state.new_marks[place] | cells  # plain, because mypyc boxes `|=` on an entry of a list
    state.free[place] = state.free[place] & ~cells
    state.crosses_left[seat] = count_crosses(state, seat)


def count_crosses(state: SilverGold, seat: int) -> int:
    """How many fields the seat still has to mark for the crosses it marked in this turn (SG-3.5).

    One for each cross, but none when no field is free; all new marks but the first were made for a cross.
    """
    if state.first_mark[seat] == NO_MARK or not state.has_free_field(seat):
        return 0
    count = cell_count(first_cells(state.first_mark[seat])[1])
    for place in range(SLOTS * seat, SLOTS * seat + SLOTS):
        new = state.new_marks[place]
        if new:
            count += cell_count(new & state.components.crosses[state.cards[place]]) - cell_count(new)
    return count


def take_back(state: SilverGold, seat: int) -> None:
    """Leave no mark of this turn."""
    state.first_mark[seat] = NO_MARK
    state.crosses_left[seat] = 0
    for place in range(SLOTS * seat, SLOTS * seat + SLOTS):
        state.free[place] = state.free[place] | state.new_marks[place]
        state.new_marks[place] = 0
