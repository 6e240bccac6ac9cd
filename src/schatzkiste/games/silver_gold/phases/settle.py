"""Taking new cards for completed ones, one player after another (SG-3.10, SG-3.11)."""

from typing import Final

from schatzkiste.core.phase import Deed, Phase
from schatzkiste.core.refusal import Refusal
from schatzkiste.games.silver_gold.actions import ACTIONS, DISPLAY_NAMES, DRAW, TAKE
from schatzkiste.games.silver_gold.state import SilverGold
from schatzkiste.games.silver_gold.turns import draw_from_deck, settle_on, take_from_display


class TakeCard(Deed[SilverGold]):
    """Take an open card of the display; places count from the oldest."""

    def legal(self, state: SilverGold, seat: int, found: list[int]) -> None:
        for place in range(len(state.display)):
            found.append(TAKE.at(place))

    def why_not(self, state: SilverGold, seat: int, action: int) -> Refusal | None:
        place = TAKE.arg(action)
        if place >= len(state.display):
            return Refusal("display-shorter", rule="SG-3.11", place=DISPLAY_NAMES[place], cards=len(state.display))
        return None

    def apply(self, state: SilverGold, seat: int, action: int) -> None:
        take_from_display(state, seat, TAKE.arg(action))
        settle_on(state, seat)


class DrawCard(Deed[SilverGold]):
    """Take the top card of the deck, unseen."""

    def legal(self, state: SilverGold, seat: int, found: list[int]) -> None:
        if state.deck_size():
            found.append(DRAW.at())

    def why_not(self, state: SilverGold, seat: int, action: int) -> Refusal | None:
        if not state.deck_size():
            return Refusal("deck-empty", rule="SG-3.11")
        return None

    def apply(self, state: SilverGold, seat: int, action: int) -> None:
        draw_from_deck(state, seat)
        settle_on(state, seat)


SETTLE_PHASE: Final[Phase[SilverGold]] = Phase("settle", "SG-3.10", ACTIONS, [TakeCard(TAKE), DrawCard(DRAW)])
