"""Ending the turn (DI-3.10), and passing with an exchange of cards (DI-3.13)."""

from typing import Final

from schatzkiste.core.phase import ALLOWED, ActionRule
from schatzkiste.core.refusal import Refusal
from schatzkiste.games.dracheninsel.actions import TOSS
from schatzkiste.games.dracheninsel.cards import CARD_NAMES
from schatzkiste.games.dracheninsel.constants import NO_CARD, PASSING
from schatzkiste.games.dracheninsel.events import TurnPassed
from schatzkiste.games.dracheninsel.hands import toss
from schatzkiste.games.dracheninsel.phases.playing import OpenRule
from schatzkiste.games.dracheninsel.plan import NO_PLAN, Plan
from schatzkiste.games.dracheninsel.state import Dracheninsel
from schatzkiste.games.dracheninsel.turns import end_turn

TOO_LATE: Final = 1
NONE_LEFT: Final = 1


class Pass(ActionRule[Dracheninsel]):
    """Pass instead of any step or card."""

    def barred(self, state: Dracheninsel, seat: int) -> int:
        return TOO_LATE if state.actions_taken else ALLOWED

    def refusal(self, state: Dracheninsel, seat: int, action: int, reason: int) -> Refusal:
        return Refusal("too-late-to-pass", rule="DI-3.13")

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        state.plan = Plan([action])
        state.phase = PASSING
        if not state.hands[seat]:
            exchange(state, seat)


class Toss(ActionRule[Dracheninsel]):
    """Put one more card away."""

    def candidates(self, state: Dracheninsel, seat: int) -> list[int]:
        actions: list[int] = []
        last = NO_CARD
        for card in state.hands[seat]:
            if card != last:
                actions.append(TOSS.first + card)
                last = card
        return actions

    def reason(self, state: Dracheninsel, seat: int, action: int) -> int:
        """Cards of the kind in hand must outnumber those put away already."""
        card = TOSS.arg(action)
        left = 0
        for held in state.hands[seat]:
            if held == card:
                left += 1
        for decided in state.plan.actions:
            if decided == action:
                left -= 1
        return ALLOWED if left > 0 else NONE_LEFT

    def refusal(self, state: Dracheninsel, seat: int, action: int, reason: int) -> Refusal:
        return Refusal("card-not-in-hand", rule="DI-3.9", card=CARD_NAMES[TOSS.arg(action)])

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        if state.plan is NO_PLAN:  # stopped by Slumber, without having passed
            state.plan = Plan([])
        state.plan.actions.append(action)
        if len(state.plan.tossed()) == len(state.hands[seat]):
            exchange(state, seat)


class Done(OpenRule):
    """That is all: put the cards on the discard pile and draw."""

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        exchange(state, seat)


class End(OpenRule):
    """End the turn."""

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        end_turn(state)


def exchange(state: Dracheninsel, seat: int) -> None:
    """Put the cards away and end the turn, also by itself when no card is left to choose."""
    tossed = state.plan.tossed()
    state.plan = NO_PLAN
    if state.wants_events:
        state.emit(TurnPassed(seat, len(tossed)))
    for card in tossed:
        toss(state, seat, card)
    end_turn(state)
