"""Taking new cards for completed ones, one player after another (SG-3.10, SG-3.11)."""

from typing import Final

from schatzkiste.core.phase import ALLOWED, ActionRule, Phase
from schatzkiste.core.refusal import Refusal
from schatzkiste.games.silver_gold.actions import ACTIONS, DISPLAY_NAMES, DRAW, TAKE
from schatzkiste.games.silver_gold.display import draw_from_deck, take_from_display
from schatzkiste.games.silver_gold.state import SilverGold
from schatzkiste.games.silver_gold.turns import go_on

NOT_IN_DISPLAY: Final = 1
DECK_EMPTY: Final = 2


class TakeCard(ActionRule[SilverGold]):
    """Take a card of the display, counted from the oldest."""

    def reason(self, state: SilverGold, seat: int, action: int) -> int:
        return ALLOWED if TAKE.arg(action) < len(state.display) else NOT_IN_DISPLAY

    def refusal(self, state: SilverGold, seat: int, action: int, reason: int) -> Refusal:
        place = DISPLAY_NAMES[TAKE.arg(action)]
        return Refusal("display-shorter", rule="SG-3.11", place=place, cards=len(state.display))

    def apply(self, state: SilverGold, seat: int, action: int) -> None:
        take_from_display(state, seat, TAKE.arg(action))
        go_on(state, seat)


class DrawCard(ActionRule[SilverGold]):
    """Take the top card of the deck, unseen."""

    def reason(self, state: SilverGold, seat: int, action: int) -> int:
        return ALLOWED if state.deck else DECK_EMPTY

    def refusal(self, state: SilverGold, seat: int, action: int, reason: int) -> Refusal:
        return Refusal("deck-empty", rule="SG-3.11")

    def apply(self, state: SilverGold, seat: int, action: int) -> None:
        draw_from_deck(state, seat)
        go_on(state, seat)


SETTLE: Final[Phase[SilverGold]] = Phase("settle", "SG-3.10", ACTIONS, [TakeCard(TAKE), DrawCard(DRAW)])
