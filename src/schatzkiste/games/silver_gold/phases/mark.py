"""Marking, all at the same time: a pattern or a field, fields for crosses, the confirmation (SG-3.2 to SG-3.5)."""

from typing import Final

from schatzkiste.core.phase import ALLOWED, ActionRule, Phase
from schatzkiste.core.refusal import Refusal
from schatzkiste.games.silver_gold.actions import ACTIONS, CARD_NAMES, CROSS, DONE, FIELD, MARK
from schatzkiste.games.silver_gold.board import BIT, CELL_NAMES, first_cell
from schatzkiste.games.silver_gold.constants import NO_CARD, NO_MARK, SLOTS
from schatzkiste.games.silver_gold.events import MarkingDone
from schatzkiste.games.silver_gold.marking import (
    NOT_THE_PATTERN,
    add_fields,
    add_patterns,
    first_cells,
    mark_first,
    mark_for_cross,
    pattern_reason,
    room_reason,
)
from schatzkiste.games.silver_gold.patterns import PATTERN_NAMES, PLACEMENTS
from schatzkiste.games.silver_gold.revealing import tell_mark
from schatzkiste.games.silver_gold.state import SilverGold
from schatzkiste.games.silver_gold.turns import finish_marking

MARKED_THIS_TURN: Final = 3
CROSS_FIRST: Final = 4
NO_CROSS: Final = 5
NOTHING_MARKED: Final = 6


class MarkPattern(ActionRule[SilverGold]):
    """Mark the whole pattern on free fields of one card (SG-3.2)."""

    def barred(self, state: SilverGold, seat: int) -> int:
        return first_mark_reason(state, seat)

    def legal(self, state: SilverGold, seat: int, found: list[int]) -> None:
        if self.barred(state, seat) == ALLOWED:
            for slot in range(SLOTS):
                add_patterns(state, SLOTS * seat + slot, MARK.at(slot), found)

    def reason(self, state: SilverGold, seat: int, action: int) -> int:
        slot, placement = MARK.args(action)
        return pattern_reason(state.pattern, state.free[SLOTS * seat + slot], placement)

    def refusal(self, state: SilverGold, seat: int, action: int, reason: int) -> Refusal:
        slot, placement = MARK.args(action)
        if reason in (MARKED_THIS_TURN, CROSS_FIRST):
            first = state.first_mark[seat]
            if ACTIONS.kind_of(first) == MARK.index and first_cells(first)[0] != slot:
                return Refusal("pattern-not-split", rule="SG-3.2", card=CARD_NAMES[1 - slot])
            return first_mark_refusal(state, seat, reason)
        if reason == NOT_THE_PATTERN:
            return Refusal("not-the-pattern", rule="SG-3.2", pattern=PATTERN_NAMES[state.pattern])
        return room_refusal(state, seat, slot, PLACEMENTS[placement])

    def apply(self, state: SilverGold, seat: int, action: int) -> None:
        mark_first(state, seat, action)
        if state.wants_events and state.open_marking:
            tell_mark(state, seat, action)


class MarkField(ActionRule[SilverGold]):
    """Mark exactly one free field instead of the pattern (SG-3.3)."""

    def barred(self, state: SilverGold, seat: int) -> int:
        return first_mark_reason(state, seat)

    def legal(self, state: SilverGold, seat: int, found: list[int]) -> None:
        if self.barred(state, seat) == ALLOWED:
            for slot in range(SLOTS):
                add_fields(state, SLOTS * seat + slot, FIELD.at(slot), found)

    def reason(self, state: SilverGold, seat: int, action: int) -> int:
        slot, cell = FIELD.args(action)
        return room_reason(state.free[SLOTS * seat + slot], BIT[cell])

    def refusal(self, state: SilverGold, seat: int, action: int, reason: int) -> Refusal:
        slot, cell = FIELD.args(action)
        if reason in (MARKED_THIS_TURN, CROSS_FIRST):
            return first_mark_refusal(state, seat, reason)
        return room_refusal(state, seat, slot, BIT[cell])

    def apply(self, state: SilverGold, seat: int, action: int) -> None:
        mark_first(state, seat, action)
        if state.wants_events and state.open_marking:
            tell_mark(state, seat, action)


class MarkForCross(ActionRule[SilverGold]):
    """Mark one more free field because of a cross (SG-3.5)."""

    def barred(self, state: SilverGold, seat: int) -> int:
        return ALLOWED if state.crosses_left[seat] else NO_CROSS

    def legal(self, state: SilverGold, seat: int, found: list[int]) -> None:
        if self.barred(state, seat) == ALLOWED:
            for slot in range(SLOTS):
                add_fields(state, SLOTS * seat + slot, CROSS.at(slot), found)

    def reason(self, state: SilverGold, seat: int, action: int) -> int:
        slot, cell = CROSS.args(action)
        return room_reason(state.free[SLOTS * seat + slot], BIT[cell])

    def refusal(self, state: SilverGold, seat: int, action: int, reason: int) -> Refusal:
        slot, cell = CROSS.args(action)
        if reason == NO_CROSS:
            return Refusal("no-cross-to-place", rule="SG-3.5")
        return room_refusal(state, seat, slot, BIT[cell])

    def apply(self, state: SilverGold, seat: int, action: int) -> None:
        mark_for_cross(state, seat, action)
        if state.wants_events and state.open_marking:
            tell_mark(state, seat, action)


class Confirm(ActionRule[SilverGold]):
    """Confirm the marks of this turn; they are final when all have done so (SG-3.13)."""

    def reason(self, state: SilverGold, seat: int, action: int) -> int:
        if state.first_mark[seat] == NO_MARK:
            return NOTHING_MARKED
        return CROSS_FIRST if state.crosses_left[seat] else ALLOWED

    def refusal(self, state: SilverGold, seat: int, action: int, reason: int) -> Refusal:
        if reason == NOTHING_MARKED:
            return Refusal("nothing-marked", rule="SG-3.3")
        return cross_refusal(state, seat)

    def apply(self, state: SilverGold, seat: int, action: int) -> None:
        state.to_act = tuple([other for other in state.to_act if other != seat])
        if state.wants_events:
            state.emit(MarkingDone(seat))
        if not state.to_act:
            finish_marking(state)


def first_mark_reason(state: SilverGold, seat: int) -> int:
    """Why no pattern or single field can be marked now: one has been already (SG-3.3)."""
    if state.first_mark[seat] == NO_MARK:
        return ALLOWED
    return CROSS_FIRST if state.crosses_left[seat] else MARKED_THIS_TURN


def first_mark_refusal(state: SilverGold, seat: int, reason: int) -> Refusal:
    """That reason in words."""
    return cross_refusal(state, seat) if reason == CROSS_FIRST else Refusal("marked-this-turn", rule="SG-3.3")


def cross_refusal(state: SilverGold, seat: int) -> Refusal:
    """A cross asks for a field first (SG-3.5)."""
    return Refusal("cross-is-duty", rule="SG-3.5", crosses=state.crosses_left[seat])


def room_refusal(state: SilverGold, seat: int, slot: int, cells: int) -> Refusal:
    """Why these cells are not all free: no card, off the island, or marked already (SG-3.2, SG-3.4)."""
    place = SLOTS * seat + slot
    if state.cards[place] == NO_CARD:
        return Refusal("no-card-there", rule="SG-3.11", card=CARD_NAMES[slot])
    sea = cells & ~state.components.fields[state.cards[place]]
    if sea:
        return Refusal("off-island", rule="SG-3.2", cell=CELL_NAMES[first_cell(sea)])
    return Refusal("field-marked", rule="SG-3.4", cell=CELL_NAMES[first_cell(cells & ~state.free[place])])


MARK_PHASE: Final[Phase[SilverGold]] = Phase(
    "mark",
    "SG-3.2",
    ACTIONS,
    [MarkPattern(MARK), MarkField(FIELD), MarkForCross(CROSS), Confirm(DONE)],
    waiting="SG-3.13",
)
