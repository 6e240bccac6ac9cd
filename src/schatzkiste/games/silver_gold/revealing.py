"""All have marked: the marks become final and their symbols work (SG-3.6 to SG-3.9, SG-3.13)."""

from schatzkiste.games.silver_gold.actions import ACTIONS, CROSS, FIELD, MARK
from schatzkiste.games.silver_gold.board import CELL_NAMES, label, members
from schatzkiste.games.silver_gold.components import COLOURS
from schatzkiste.games.silver_gold.constants import COIN_ROW, NO_MARK, SLOTS
from schatzkiste.games.silver_gold.events import (
    CardCompleted,
    CoinsCrossed,
    CrossPlaced,
    FieldMarked,
    PalmScored,
    PatternMarked,
    RowFilled,
)
from schatzkiste.games.silver_gold.marking import first_cells
from schatzkiste.games.silver_gold.patterns import PLACEMENTS
from schatzkiste.games.silver_gold.state import SilverGold
from schatzkiste.games.silver_gold.symbols import Gain, gain_of


def reveal_marks(state: SilverGold) -> None:
    """Everyone's marks count now; the display is the same for all, so no order matters (SG-3.8)."""
    state.reveals += 1
    palm = state.palm_value()
    state.marks = state.marks[:]
    for step in range(state.players):
        seat = (state.starter + step) % state.players
        if state.first_mark[seat] != NO_MARK:
            if state.wants_events and not state.open_marking:
                tell_marks(state, seat)
            gain = gain_of(state, seat)
            make_final(state, seat)
            write_down(state, seat, gain, palm)


def make_final(state: SilverGold, seat: int) -> None:
    """The seat's new marks are marks like all others."""
    state.first_mark[seat] = NO_MARK
    for place in range(SLOTS * seat, SLOTS * seat + SLOTS):
        state.marks[place] = state.marks[place] | state.new_marks[place]
        state.new_marks[place] = 0


def write_down(state: SilverGold, seat: int, gain: Gain, palm: int) -> None:
    """Coins and palms go onto the score card; full rows and completed cards are announced."""
    if gain.coins:
        state.coins[seat] += gain.coins
    if gain.palms:
        state.palms = state.palms[:]
        state.palms[seat] = state.palms[seat] + [palm] * gain.palms
    if not state.wants_events:
        return
    if gain.coins:
        state.emit(CoinsCrossed(seat, gain.coins, state.coins[seat]))
    for _ in range(gain.palms):
        state.emit(PalmScored(seat, palm))
    if state.coins[seat] // COIN_ROW > len(state.trophies[seat]):
        state.emit(RowFilled(seat, state.coins[seat] // COIN_ROW))
    for place in gain.completed:
        card = state.components.cards[state.cards[place]]
        state.emit(CardCompleted(seat, card.name, COLOURS[card.colour], card.points))


def tell_marks(state: SilverGold, seat: int) -> None:
    """Tell what the seat marked in this turn: the pattern or field first, then the fields for crosses."""
    first = state.first_mark[seat]
    tell_mark(state, seat, first)
    slot_of_first, cells = first_cells(first)
    for slot in range(SLOTS):
        new = state.new_marks[SLOTS * seat + slot]
        for cell in members(new & ~cells if slot == slot_of_first else new):
            tell_mark(state, seat, CROSS.at(slot, cell))


def tell_mark(state: SilverGold, seat: int, action: int) -> None:
    """Tell of one mark: a pattern, a single field, or a field for a cross."""
    kind = ACTIONS.kinds[ACTIONS.kind_of(action)]
    slot, argument = kind.args(action)
    card = state.components.cards[state.cards[SLOTS * seat + slot]]
    colour = COLOURS[card.colour]
    if kind is MARK:
        state.emit(PatternMarked(seat, card.name, colour, label(PLACEMENTS[argument])))
    elif kind is FIELD:
        state.emit(FieldMarked(seat, card.name, colour, CELL_NAMES[argument]))
    else:
        state.emit(CrossPlaced(seat, card.name, colour, CELL_NAMES[argument]))
