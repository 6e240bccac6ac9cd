"""Robbery: who enters the field of two carriers sends one of them home (DI-7.1)."""

from typing import Final

from schatzkiste.core.phase import ALLOWED, ActionRule
from schatzkiste.core.refusal import Refusal
from schatzkiste.games.dracheninsel.actions import ROB
from schatzkiste.games.dracheninsel.board import COLOUR_NAMES
from schatzkiste.games.dracheninsel.moves import proceed
from schatzkiste.games.dracheninsel.state import Dracheninsel

NO_CARRIER_THERE: Final = 1


class Rob(ActionRule[Dracheninsel]):
    """Choose the carrier whose place is taken."""

    def reason(self, state: Dracheninsel, seat: int, action: int) -> int:
        return ALLOWED if state.hunter_places[ROB.arg(action)] == state.plan.to else NO_CARRIER_THERE

    def refusal(self, state: Dracheninsel, seat: int, action: int, reason: int) -> Refusal:
        return Refusal("not-a-carrier-there", rule="DI-7.1", hunter=COLOUR_NAMES[ROB.arg(action)])

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        state.plan.actions.append(action)
        state.plan.victim = ROB.arg(action)
        proceed(state, seat)
