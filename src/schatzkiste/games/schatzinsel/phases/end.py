"""Ending the own turn; passing is not allowed (SI-3.1, SI-3.2)."""

from schatzkiste.core.phase import Deed
from schatzkiste.core.refusal import Refusal
from schatzkiste.games.schatzinsel.actions import END, NO_KIND
from schatzkiste.games.schatzinsel.state import Schatzinsel
from schatzkiste.games.schatzinsel.turns import next_turn


class EndTurn(Deed[Schatzinsel]):
    """Leave it at what was done in this turn."""

    def legal(self, state: Schatzinsel, seat: int, found: list[int]) -> None:
        if state.kind != NO_KIND:
            found.append(END.at())

    def why_not(self, state: Schatzinsel, seat: int, action: int) -> Refusal | None:
        if state.kind == NO_KIND:
            return Refusal("nothing-done-yet", rule="SI-3.2" if state.hawkins else "SI-3.1")
        return None

    def apply(self, state: Schatzinsel, seat: int, action: int) -> None:
        next_turn(state)
