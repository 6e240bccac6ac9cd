"""Choosing two of four cards, all at the same time (SG-2.1, SG-2.3)."""

from typing import Final

from schatzkiste.core.phase import Deed, Phase
from schatzkiste.core.refusal import Refusal
from schatzkiste.games.silver_gold.actions import ACTIONS, KEEP, PAIRS
from schatzkiste.games.silver_gold.events import PairChosen
from schatzkiste.games.silver_gold.state import SilverGold
from schatzkiste.games.silver_gold.turns import open_choice


class KeepPair(Deed[SilverGold]):
    """Keep two of the own four cards; the others see them when all have chosen."""

    def legal(self, state: SilverGold, seat: int, found: list[int]) -> None:
        for pair in range(len(PAIRS)):
            found.append(KEEP.at(pair))

    def why_not(self, state: SilverGold, seat: int, action: int) -> Refusal | None:
        return None

    def apply(self, state: SilverGold, seat: int, action: int) -> None:
        state.kept = state.kept[:]
        state.kept[seat] = KEEP.arg(action)
        state.to_act = tuple([other for other in state.to_act if other != seat])
        if state.observed:
            state.tell(PairChosen(seat))
        if not state.to_act:
            open_choice(state)


CHOOSE_PHASE: Final[Phase[SilverGold]] = Phase("choose", "SG-2.1", ACTIONS, [KeepPair(KEEP)], waiting="SG-2.3")
