"""Ending the game by agreement, when nothing moves any more (DI-10.3)."""

from schatzkiste.core.phase import Deed
from schatzkiste.core.refusal import Refusal
from schatzkiste.core.state import ALONE
from schatzkiste.games.dracheninsel.actions import AGREE, PROPOSE_END, REFUSE
from schatzkiste.games.dracheninsel.course import close
from schatzkiste.games.dracheninsel.events import EndAccepted, EndAgreed, EndProposed, EndRefused
from schatzkiste.games.dracheninsel.state import AGREEMENT, TURN, Dracheninsel


class ProposeEnd(Deed[Dracheninsel]):
    """Ask the others, once in a turn, whether to end the game; it is no action."""

    def legal(self, state: Dracheninsel, seat: int, found: list[int]) -> None:
        if state.may_agree and not state.proposed:
            found.append(PROPOSE_END.at())

    def why_not(self, state: Dracheninsel, seat: int, action: int) -> Refusal | None:
        if not state.may_agree:
            return Refusal("no-agreement", rule="DI-10.3")
        if state.proposed:
            return Refusal("proposed-already", rule="DI-10.3")
        return None

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        state.proposed = True
        state.phase = AGREEMENT
        state.to_act = ALONE[(seat + 1) % state.players]
        if state.observed:
            state.tell(EndProposed(seat))


class Agree(Deed[Dracheninsel]):
    """End it, if everybody else agrees too; they are asked clockwise."""

    def legal(self, state: Dracheninsel, seat: int, found: list[int]) -> None:
        found.append(AGREE.at())

    def why_not(self, state: Dracheninsel, seat: int, action: int) -> Refusal | None:
        return None

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        if state.observed:
            state.tell(EndAccepted(seat))
        following = (seat + 1) % state.players
        if following != state.turn:
            state.to_act = ALONE[following]
            return
        close(state)
        if state.observed:
            state.tell(EndAgreed())


class Refuse(Deed[Dracheninsel]):
    """Play on: the active player goes on with his turn."""

    def legal(self, state: Dracheninsel, seat: int, found: list[int]) -> None:
        found.append(REFUSE.at())

    def why_not(self, state: Dracheninsel, seat: int, action: int) -> Refusal | None:
        return None

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        state.phase = TURN
        state.to_act = ALONE[state.turn]
        if state.observed:
            state.tell(EndRefused(seat))
