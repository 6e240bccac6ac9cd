"""Ending one's turn; passing is not allowed (SI-3.1, SI-3.2)."""

from typing import Final

from schatzkiste.core.phase import ALLOWED, ActionRule
from schatzkiste.core.refusal import Refusal
from schatzkiste.games.schatzinsel.constants import NO_KIND
from schatzkiste.games.schatzinsel.state import Schatzinsel
from schatzkiste.games.schatzinsel.turns import next_turn

NOTHING_DONE: Final = 1


class EndTurn(ActionRule[Schatzinsel]):
    """Leave it at what was done in this turn."""

    def barred(self, state: Schatzinsel, seat: int) -> int:
        return NOTHING_DONE if state.kind == NO_KIND else ALLOWED

    def refusal(self, state: Schatzinsel, seat: int, action: int, reason: int) -> Refusal:
        return Refusal("nothing-done-yet", rule="SI-3.2" if state.hawkins else "SI-3.1")

    def apply(self, state: Schatzinsel, seat: int, action: int) -> None:
        next_turn(state)
