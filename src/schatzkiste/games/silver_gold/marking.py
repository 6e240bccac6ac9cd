"""Writing marks on the own cards in the running turn, and what they bring (SG-3.2 to SG-3.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from schatzkiste.games.silver_gold.actions import ACTIONS, FIELD, MARK, NO_ACTION
from schatzkiste.games.silver_gold.grid import BIT, CELLS, cell_count
from schatzkiste.games.silver_gold.patterns import PATTERNS, PLACEMENTS
from schatzkiste.games.silver_gold.terms import COINS, NO_CARD, PALMS, SLOTS

if TYPE_CHECKING:
    from schatzkiste.core.rng import Rng
    from schatzkiste.games.silver_gold.state import SilverGold


class Gain:
    """What fresh marks bring: coins, palms that score, the places of cards completed by them."""

    def __init__(self) -> None:
        self.coins = 0
        self.palms = 0
        self.completed: list[int] = []


def add_placements(state: SilverGold, place: int, first: int, found: list[int]) -> None:
    """Add the placements of this turn's pattern on free fields of the card at a place, counted from a first number."""
    card = state.cards[place]
    if card == NO_CARD:
        return
    marked = state.marks[place] | state.fresh[place]
    masks = PLACEMENTS
    for placement in state.tables.fits[PATTERNS * card + state.pattern()]:
        if not masks[placement] & marked:
            found.append(first + placement)


def opening_cells(action: int) -> tuple[int, int]:
    """The card (0 or 1) and the cells of a first mark: a whole pattern or a single field."""
    if ACTIONS.kind_of(action) == MARK.index:
        slot, placement = MARK.args(action)
        return slot, PLACEMENTS[placement]
    slot, cell = FIELD.args(action)
    return slot, BIT[cell]


def open_marking(state: SilverGold, seat: int, action: int, slot: int, cells: int) -> None:
    """Mark the pattern or the single field; each cross in it makes one more field a duty (SG-3.5)."""
    place = SLOTS * seat + slot
    state.opening[seat] = action
    state.fresh[place] = cells
    state.crosses[seat] = cell_count(cells & state.tables.crosses[state.cards[place]])
    _lapse(state, seat)


def mark_duty(state: SilverGold, seat: int, slot: int, cell: int) -> None:
    """Mark one field because of a cross; another cross goes on (SG-3.5)."""
    place = SLOTS * seat + slot
    state.fresh[place] |= BIT[cell]
    if not state.tables.crosses[state.cards[place]] & BIT[cell]:
        state.crosses[seat] -= 1
    _lapse(state, seat)


def _lapse(state: SilverGold, seat: int) -> None:
    """Without a free field on both cards a duty lapses (SG-3.5)."""
    if state.crosses[seat] and not state.has_free_field(seat):
        state.crosses[seat] = 0


def take_back(state: SilverGold, seat: int) -> None:
    """Leave no mark of this turn."""
    state.opening[seat] = NO_ACTION
    state.crosses[seat] = 0
    state.fresh[SLOTS * seat] = 0
    state.fresh[SLOTS * seat + 1] = 0


def mark_at_random(state: SilverGold, seat: int, rng: Rng) -> None:
    """A whole marking of the turn at random: any first mark, then any fields for its crosses."""
    take_back(state, seat)
    actions: list[int] = []
    for slot in range(SLOTS):
        add_placements(state, SLOTS * seat + slot, MARK.at(slot), actions)
    for slot in range(SLOTS):
        for cell in range(CELLS):
            if state.free(SLOTS * seat + slot) & BIT[cell]:
                actions.append(FIELD.at(slot, cell))
    if not actions:
        return
    action = rng.pick(actions)
    slot, cells = opening_cells(action)
    open_marking(state, seat, action, slot, cells)
    while state.crosses[seat]:
        fields = [
            CELLS * slot + cell
            for slot in range(SLOTS)
            for cell in range(CELLS)
            if state.free(SLOTS * seat + slot) & BIT[cell]
        ]
        field = rng.pick(fields)
        mark_duty(state, seat, field // CELLS, field % CELLS)


def gain_of(state: SilverGold, seat: int, first: int, second: int) -> Gain:
    """What these fresh marks on the seat's two cards bring; coins and palms beyond the spaces bring nothing."""
    gain = Gain()
    coins = palms = 0
    for place, fresh in ((SLOTS * seat, first), (SLOTS * seat + 1, second)):
        if not fresh:
            continue
        card = state.tables.cards[state.cards[place]]
        coins += cell_count(fresh & card.coins)
        palms += cell_count(fresh & card.palms)
        if state.marks[place] | fresh == card.fields:
            gain.completed.append(place)
    gain.coins = min(coins, COINS - state.coins[seat])
    gain.palms = min(palms, PALMS - len(state.palms[seat]))
    return gain
