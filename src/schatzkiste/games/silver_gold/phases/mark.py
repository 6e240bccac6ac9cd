"""Marking, all at the same time (SG-3.2 to SG-3.5, SG-3.13): pattern or single field, duty fields, own confirmation."""

from typing import Final

from schatzkiste.core.phase import Deed, Phase
from schatzkiste.core.refusal import Refusal
from schatzkiste.games.silver_gold.actions import ACTIONS, CARD_NAMES, CROSS, DONE, FIELD, MARK, NO_ACTION
from schatzkiste.games.silver_gold.events import MarkingDone
from schatzkiste.games.silver_gold.grid import BIT, CELL_NAMES, CELLS, first_cell
from schatzkiste.games.silver_gold.marking import add_placements, mark_duty, open_marking
from schatzkiste.games.silver_gold.patterns import PATTERN_NAMES, PATTERN_OF, PLACEMENTS
from schatzkiste.games.silver_gold.revealing import tell_duty, tell_opening
from schatzkiste.games.silver_gold.state import SilverGold
from schatzkiste.games.silver_gold.terms import NO_CARD, SLOTS
from schatzkiste.games.silver_gold.turns import finish_marking


class MarkPattern(Deed[SilverGold]):
    """Mark the whole pattern on free fields of one card (SG-3.2)."""

    def legal(self, state: SilverGold, seat: int, found: list[int]) -> None:
        if state.opening[seat] == NO_ACTION:
            add_placements(state, SLOTS * seat, MARK.at(0), found)
            add_placements(state, SLOTS * seat + 1, MARK.at(1), found)

    def why_not(self, state: SilverGold, seat: int, action: int) -> Refusal | None:
        slot, placement = MARK.args(action)
        opening = state.opening[seat]
        if opening != NO_ACTION:
            if ACTIONS.kind_of(opening) == MARK.index and MARK.args(opening)[0] != slot:
                return Refusal("pattern-not-split", rule="SG-3.2", card=CARD_NAMES[1 - slot])
            return why_opened(state, seat)
        pattern = state.pattern()
        if PATTERN_OF[placement] != pattern:
            return Refusal("not-the-pattern", rule="SG-3.2", pattern=PATTERN_NAMES[pattern])
        return why_no_room(state, seat, slot, PLACEMENTS[placement])

    def apply(self, state: SilverGold, seat: int, action: int) -> None:
        slot, placement = MARK.args(action)
        open_marking(state, seat, action, slot, PLACEMENTS[placement])
        if state.observed and state.is_open:
            tell_opening(state, seat, action)


class MarkField(Deed[SilverGold]):
    """Mark exactly one free field instead of the pattern (SG-3.3)."""

    def legal(self, state: SilverGold, seat: int, found: list[int]) -> None:
        if state.opening[seat] == NO_ACTION:
            add_free_fields(state, seat, FIELD.at(), found)

    def why_not(self, state: SilverGold, seat: int, action: int) -> Refusal | None:
        slot, cell = FIELD.args(action)
        if state.opening[seat] != NO_ACTION:
            return why_opened(state, seat)
        return why_no_room(state, seat, slot, BIT[cell])

    def apply(self, state: SilverGold, seat: int, action: int) -> None:
        slot, cell = FIELD.args(action)
        open_marking(state, seat, action, slot, BIT[cell])
        if state.observed and state.is_open:
            tell_opening(state, seat, action)


class PlaceCross(Deed[SilverGold]):
    """Mark one more free field because of a cross (SG-3.5)."""

    def legal(self, state: SilverGold, seat: int, found: list[int]) -> None:
        if state.crosses[seat]:
            add_free_fields(state, seat, CROSS.at(), found)

    def why_not(self, state: SilverGold, seat: int, action: int) -> Refusal | None:
        slot, cell = CROSS.args(action)
        if not state.crosses[seat]:
            return Refusal("no-cross-to-place", rule="SG-3.5")
        return why_no_room(state, seat, slot, BIT[cell])

    def apply(self, state: SilverGold, seat: int, action: int) -> None:
        slot, cell = CROSS.args(action)
        mark_duty(state, seat, slot, cell)
        if state.observed and state.is_open:
            tell_duty(state, seat, slot, cell)


class FinishMarking(Deed[SilverGold]):
    """Confirm the own marks; they are final when all have done so (SG-3.13)."""

    def legal(self, state: SilverGold, seat: int, found: list[int]) -> None:
        if state.opening[seat] != NO_ACTION and not state.crosses[seat]:
            found.append(DONE.at())

    def why_not(self, state: SilverGold, seat: int, action: int) -> Refusal | None:
        if state.opening[seat] == NO_ACTION:
            return Refusal("nothing-marked", rule="SG-3.3")
        if state.crosses[seat]:
            return Refusal("cross-is-duty", rule="SG-3.5", crosses=state.crosses[seat])
        return None

    def apply(self, state: SilverGold, seat: int, action: int) -> None:
        state.to_act = tuple([other for other in state.to_act if other != seat])
        if state.observed:
            state.tell(MarkingDone(seat))
        if not state.to_act:
            finish_marking(state)


def add_free_fields(state: SilverGold, seat: int, first: int, found: list[int]) -> None:
    """Add an action for each free field of both cards, counted from the first action of a kind."""
    for slot in range(SLOTS):
        place = SLOTS * seat + slot
        card = state.cards[place]
        if card != NO_CARD:
            marked = state.marks[place] | state.fresh[place]
            start = first + CELLS * slot
            for cell in state.tables.cells[card]:
                if not marked & BIT[cell]:
                    found.append(start + cell)


def why_opened(state: SilverGold, seat: int) -> Refusal:
    """Why no pattern or single field can follow the first mark of the turn."""
    if state.crosses[seat]:
        return Refusal("cross-is-duty", rule="SG-3.5", crosses=state.crosses[seat])
    return Refusal("marked-this-turn", rule="SG-3.3")


def why_no_room(state: SilverGold, seat: int, slot: int, cells: int) -> Refusal | None:
    """Why these cells cannot all be marked: no card, off the island, or marked already (SG-3.2, SG-3.4)."""
    place = SLOTS * seat + slot
    card = state.cards[place]
    if card == NO_CARD:
        return Refusal("no-card-there", rule="SG-3.11", card=CARD_NAMES[slot])
    sea = cells & ~state.tables.fields[card]
    if sea:
        return Refusal("off-island", rule="SG-3.2", cell=CELL_NAMES[first_cell(sea)])
    taken = cells & (state.marks[place] | state.fresh[place])
    if taken:
        return Refusal("field-marked", rule="SG-3.4", cell=CELL_NAMES[first_cell(taken)])
    return None


MARK_PHASE: Final[Phase[SilverGold]] = Phase(
    "mark",
    "SG-3.2",
    ACTIONS,
    [MarkPattern(MARK), MarkField(FIELD), PlaceCross(CROSS), FinishMarking(DONE)],
    waiting="SG-3.13",
)
