"""Ending the turn (DI-3.10), and passing with an exchange of cards (DI-3.13)."""

from schatzkiste.core.phase import Deed
from schatzkiste.core.refusal import Refusal
from schatzkiste.games.dracheninsel.actions import DONE, END, PASS, TOSS
from schatzkiste.games.dracheninsel.cards import CARD_NAMES, KIND_BIT, KINDS
from schatzkiste.games.dracheninsel.course import end_turn
from schatzkiste.games.dracheninsel.events import TurnPassed
from schatzkiste.games.dracheninsel.hands import toss
from schatzkiste.games.dracheninsel.island import NO_PLAN, Plan
from schatzkiste.games.dracheninsel.moves import ask
from schatzkiste.games.dracheninsel.state import PASSING, Dracheninsel


class Pass(Deed[Dracheninsel]):
    """Pass instead of any step or card."""

    def legal(self, state: Dracheninsel, seat: int, found: list[int]) -> None:
        if state.deeds == 0:
            found.append(PASS.at())

    def why_not(self, state: Dracheninsel, seat: int, action: int) -> Refusal | None:
        if state.deeds:
            return Refusal("too-late-to-pass", rule="DI-3.13")
        return None

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        state.plan = Plan()
        ask(state, seat, PASSING)


class Toss(Deed[Dracheninsel]):
    """Put one more card away."""

    def legal(self, state: Dracheninsel, seat: int, found: list[int]) -> None:
        for kind in range(KINDS):
            if state.held[seat] & KIND_BIT[kind] and _left(state, seat, kind):
                found.append(TOSS.at(kind))

    def why_not(self, state: Dracheninsel, seat: int, action: int) -> Refusal | None:
        kind = TOSS.arg(action)
        if not _left(state, seat, kind):
            return Refusal("card-not-in-hand", rule="DI-3.9", card=CARD_NAMES[kind])
        return None

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        plan = state.plan.copy()
        plan.tossed.append(TOSS.arg(action))
        plan.tossed.sort()
        state.plan = plan
        ask(state, seat, PASSING)


class Done(Deed[Dracheninsel]):
    """That is all: put the cards on the discard pile and draw."""

    def legal(self, state: Dracheninsel, seat: int, found: list[int]) -> None:
        found.append(DONE.at())

    def why_not(self, state: Dracheninsel, seat: int, action: int) -> Refusal | None:
        return None

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        tossed = state.plan.tossed
        state.plan = NO_PLAN
        if state.observed:
            state.tell(TurnPassed(seat, len(tossed)))
        for kind in tossed:
            toss(state, seat, kind)
        end_turn(state)


class End(Deed[Dracheninsel]):
    """End the own turn."""

    def legal(self, state: Dracheninsel, seat: int, found: list[int]) -> None:
        found.append(END.at())

    def why_not(self, state: Dracheninsel, seat: int, action: int) -> Refusal | None:
        return None

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        end_turn(state)


def _left(state: Dracheninsel, seat: int, kind: int) -> bool:
    """Whether a card of the kind is in hand and not yet put away."""
    count = 0
    for card in state.hands[seat]:
        if card == kind:
            count += 1
    for tossed in state.plan.tossed:
        if tossed == kind:
            count -= 1
    return count > 0
