"""Ending the game by agreement, when nothing moves any more (DI-10.3)."""

from typing import Final

from schatzkiste.core.phase import ALLOWED, ActionRule
from schatzkiste.core.refusal import Refusal
from schatzkiste.core.state import ALONE
from schatzkiste.games.dracheninsel.constants import AGREEING, TURN
from schatzkiste.games.dracheninsel.events import EndAccepted, EndAgreed, EndProposed, EndRefused
from schatzkiste.games.dracheninsel.phases.playing import OpenRule
from schatzkiste.games.dracheninsel.state import Dracheninsel
from schatzkiste.games.dracheninsel.turns import close

NO_AGREEMENT: Final = 1
PROPOSED_ALREADY: Final = 2


class ProposeEnd(ActionRule[Dracheninsel]):
    """Ask the others, once in a turn, whether to end the game; it is no action for DI-9.1."""

    def barred(self, state: Dracheninsel, seat: int) -> int:
        if not state.may_agree:
            return NO_AGREEMENT
        return PROPOSED_ALREADY if state.end_proposed else ALLOWED

    def refusal(self, state: Dracheninsel, seat: int, action: int, reason: int) -> Refusal:
        if reason == NO_AGREEMENT:
            return Refusal("no-agreement", rule="DI-10.3")
        return Refusal("proposed-already", rule="DI-10.3")

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        state.end_proposed = True
        state.phase = AGREEING
        state.to_act = ALONE[(seat + 1) % state.players]
        if state.wants_events:
            state.emit(EndProposed(seat))


class Agree(OpenRule):
    """End it, if everybody else agrees too; they are asked clockwise."""

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        if state.wants_events:
            state.emit(EndAccepted(seat))
        following = (seat + 1) % state.players
        if following != state.turn:
            state.to_act = ALONE[following]
            return
        close(state)
        if state.wants_events:
            state.emit(EndAgreed())


class Refuse(OpenRule):
    """Play on: the active player goes on with the turn."""

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        state.phase = TURN
        state.to_act = ALONE[state.turn]
        if state.wants_events:
            state.emit(EndRefused(seat))
