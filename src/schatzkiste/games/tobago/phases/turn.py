"""The question of a turn: one action, and whatever may come before, during and after it (TO-2.6)."""

from typing import Final

from schatzkiste.core.phase import ALLOWED, ActionRule, Phase
from schatzkiste.core.refusal import Refusal
from schatzkiste.games.tobago.actions import (
    ACTIONS,
    DOUBLE,
    DRIVE,
    END,
    EXCHANGE,
    EXTRA_CLUE,
    EXTRA_DRIVE,
    LAY,
    RAISE,
    REMOVE,
    STOP,
    SWAP,
)
from schatzkiste.games.tobago.constants import NO_DRIVE
from schatzkiste.games.tobago.phases.amulets import RemoveMarker
from schatzkiste.games.tobago.phases.clue import BuyExtraClue, Exchange, LayClue
from schatzkiste.games.tobago.phases.drive import BuyExtraDrive, DriveLeg, StopDriving
from schatzkiste.games.tobago.phases.raising import RaiseTreasure
from schatzkiste.games.tobago.phases.roses import DoubleRose, SwapRoses
from schatzkiste.games.tobago.reasons import OWN
from schatzkiste.games.tobago.state import Tobago
from schatzkiste.games.tobago.turns import end_turn

STOP_FIRST: Final = OWN
ACTION_MISSING: Final = OWN + 1


class EndTurn(ActionRule[Tobago]):
    """Leave it at what was done in this turn."""

    def barred(self, state: Tobago, seat: int) -> int:
        if state.drive != NO_DRIVE:
            return STOP_FIRST
        return ALLOWED if state.done else ACTION_MISSING

    def refusal(self, state: Tobago, seat: int, action: int, reason: int) -> Refusal:
        if reason == STOP_FIRST:
            return Refusal("stop-first", rule="TO-2.6")
        return Refusal("action-missing", rule="TO-2.6")

    def apply(self, state: Tobago, seat: int, action: int) -> None:
        end_turn(state)


TURN_PHASE: Final[Phase[Tobago]] = Phase(
    "turn",
    "TO-2.6",
    ACTIONS,
    [
        LayClue(LAY),
        DriveLeg(DRIVE),
        StopDriving(STOP),
        RaiseTreasure(RAISE),
        RemoveMarker(REMOVE),
        BuyExtraClue(EXTRA_CLUE),
        BuyExtraDrive(EXTRA_DRIVE),
        Exchange(EXCHANGE),
        DoubleRose(DOUBLE),
        SwapRoses(SWAP),
        EndTurn(END),
    ],
)
