"""All have marked: the marks become final and their symbols take effect (SG-3.6 to SG-3.9, SG-3.13)."""

from schatzkiste.games.silver_gold.actions import ACTIONS, FIELD, MARK, NO_ACTION
from schatzkiste.games.silver_gold.events import (
    CardCompleted,
    CoinsCrossed,
    CrossPlaced,
    FieldMarked,
    PalmScored,
    PatternMarked,
    RowFilled,
)
from schatzkiste.games.silver_gold.grid import CELL_NAMES, label, members
from schatzkiste.games.silver_gold.marking import gain_of, opening_cells
from schatzkiste.games.silver_gold.patterns import PATTERN_NAMES
from schatzkiste.games.silver_gold.state import SilverGold
from schatzkiste.games.silver_gold.tables import COLOURS
from schatzkiste.games.silver_gold.terms import COIN_ROW, SLOTS


def reveal_marks(state: SilverGold) -> None:
    """Everyone's marks count now; the display is the same for all, so no order matters."""
    state.reveals += 1
    palm = state.palm_value()
    marks = state.marks[:]
    for step in range(state.players):
        seat = (state.starter + step) % state.players
        if state.opening[seat] == NO_ACTION:
            continue
        if state.observed and not state.is_open:
            tell_marks(state, seat)
        first, second = SLOTS * seat, SLOTS * seat + 1
        gain = gain_of(state, seat, state.fresh[first], state.fresh[second])
        rows = state.coins[seat] // COIN_ROW
        state.coins[seat] += gain.coins
        if gain.palms:
            state.palms = state.palms[:]
            state.palms[seat] = (*state.palms[seat], *((palm,) * gain.palms))
        marks[first] |= state.fresh[first]
        marks[second] |= state.fresh[second]
        state.fresh[first] = 0
        state.fresh[second] = 0
        state.opening[seat] = NO_ACTION
        if state.observed:
            if gain.coins:
                state.tell(CoinsCrossed(seat, gain.coins, state.coins[seat]))
            for _ in range(gain.palms):
                state.tell(PalmScored(seat, palm))
            for row in range(rows, state.coins[seat] // COIN_ROW):
                state.tell(RowFilled(seat, row + 1))
            for place in gain.completed:
                card = state.tables.cards[state.cards[place]]
                state.tell(CardCompleted(seat, card.name, COLOURS[card.colour], card.points))
    state.marks = marks


def tell_marks(state: SilverGold, seat: int) -> None:
    """Tell what the seat marked in this turn: the pattern or field first, then the fields for crosses."""
    opening = state.opening[seat]
    tell_opening(state, seat, opening)
    opened, cells = opening_cells(opening)
    for slot in range(SLOTS):
        place = SLOTS * seat + slot
        duties = state.fresh[place] & ~cells if slot == opened else state.fresh[place]
        for cell in members(duties):
            tell_duty(state, seat, slot, cell)


def tell_opening(state: SilverGold, seat: int, action: int) -> None:
    """Tell of the seat's first mark."""
    slot, cells = opening_cells(action)
    card = state.tables.cards[state.cards[SLOTS * seat + slot]]
    if ACTIONS.kind_of(action) == MARK.index:
        pattern = PATTERN_NAMES[state.pattern()]
        state.tell(PatternMarked(seat, card.name, COLOURS[card.colour], label(cells), pattern))
    else:
        state.tell(FieldMarked(seat, card.name, COLOURS[card.colour], CELL_NAMES[FIELD.args(action)[1]]))


def tell_duty(state: SilverGold, seat: int, slot: int, cell: int) -> None:
    """Tell of one field marked because of a cross."""
    card = state.tables.cards[state.cards[SLOTS * seat + slot]]
    state.tell(CrossPlaced(seat, card.name, COLOURS[card.colour], CELL_NAMES[cell]))
