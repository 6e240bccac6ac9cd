"""What marks would bring, so that a page need not compute it (SG-3.5 to SG-3.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from schatzkiste.games.silver_gold.actions import ACTIONS, CROSS, DONE
from schatzkiste.games.silver_gold.constants import COIN_ROW, MARKING, SLOTS
from schatzkiste.games.silver_gold.marking import mark_first, mark_for_cross
from schatzkiste.games.silver_gold.scoring import cards_worth
from schatzkiste.games.silver_gold.symbols import gain_of

if TYPE_CHECKING:
    from schatzkiste.games.silver_gold.state import SilverGold


class EffectView(TypedDict):
    """What marks bring: coins that count, points for each palm that scores, rows they fill, cards they complete (1, 2).

    `card_points` is what those cards add to the score with all seals, `crosses_left` how many fields are still to be
    marked for crosses.
    """

    coins: int
    palms: list[int]
    rows: list[int]
    completes: list[int]
    card_points: int
    crosses_left: int


def effect_of(state: SilverGold, seat: int) -> EffectView:
    """What the seat's marks of this turn bring."""
    gain = gain_of(state, seat)
    rows = range(state.coins[seat] // COIN_ROW, (state.coins[seat] + gain.coins) // COIN_ROW)
    before = state.completed[seat]
    after = before + [state.cards[place] for place in gain.completed]
    return {
        "coins": gain.coins,
        "palms": [state.palm_value()] * gain.palms,
        "rows": [row + 1 for row in rows],
        "completes": [place % SLOTS + 1 for place in gain.completed],
        "card_points": cards_worth(state.components, after) - cards_worth(state.components, before),
        "crosses_left": state.crosses_left[seat],
    }


def effects_of(state: SilverGold, seat: int) -> dict[str, EffectView]:
    """What each legal mark would bring together with the marks made in this turn, by its notation."""
    effects: dict[str, EffectView] = {}
    if state.phase != MARKING:
        return effects
    for action in state.legal_actions(seat):
        kind = ACTIONS.kind_of(action)
        if kind == DONE.index:
            continue
        later = state.copy()
        if kind == CROSS.index:
            mark_for_cross(later, seat, action)
        else:
            mark_first(later, seat, action)
        effects[ACTIONS[action].notation] = effect_of(later, seat)
    return effects
