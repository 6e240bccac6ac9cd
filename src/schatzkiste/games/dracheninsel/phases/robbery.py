"""Robbery: who enters the field of two carriers sends one of them home (DI-7.1)."""

from schatzkiste.core.phase import Deed
from schatzkiste.core.refusal import Refusal
from schatzkiste.games.dracheninsel.actions import ROB
from schatzkiste.games.dracheninsel.board import COLOUR_NAMES, COLOURS
from schatzkiste.games.dracheninsel.moves import proceed
from schatzkiste.games.dracheninsel.state import Dracheninsel


class Rob(Deed[Dracheninsel]):
    """Choose the carrier whose place is taken."""

    def legal(self, state: Dracheninsel, seat: int, found: list[int]) -> None:
        for hunter in range(COLOURS):
            if state.island.spots[hunter] == state.plan.to:
                found.append(ROB.at(hunter))

    def why_not(self, state: Dracheninsel, seat: int, action: int) -> Refusal | None:
        hunter = ROB.arg(action)
        if state.island.spots[hunter] != state.plan.to:
            return Refusal("not-a-carrier-there", rule="DI-7.1", hunter=COLOUR_NAMES[hunter])
        return None

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        plan = state.plan.copy()
        plan.victim = ROB.arg(action)
        state.plan = plan
        proceed(state, seat)
