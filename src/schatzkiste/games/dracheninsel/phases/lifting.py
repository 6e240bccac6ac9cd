"""Leaving the treasure field with the treasure: the second half of entering it as second (DI-5.4)."""

from typing import Final

from schatzkiste.core.phase import ALLOWED, ActionRule
from schatzkiste.core.refusal import Refusal
from schatzkiste.games.dracheninsel.actions import STEP
from schatzkiste.games.dracheninsel.board import CENTRE, PLACE_NAMES
from schatzkiste.games.dracheninsel.constants import FLYING
from schatzkiste.games.dracheninsel.entry import entry_refusal
from schatzkiste.games.dracheninsel.moves import ask, planned_leg, proceed
from schatzkiste.games.dracheninsel.state import Dracheninsel

NOT_ADJACENT: Final = 11
"""Why the pair cannot step to a place, besides the reasons of entry.py."""

NO_CARD_LEFT: Final = 1
NO_LANDING: Final = 2


class StepOut(ActionRule[Dracheninsel]):
    """Step off the treasure field with the partner and both coins."""

    def candidates(self, state: Dracheninsel, seat: int) -> list[int]:
        return [STEP.first + place for place in state.components.near[CENTRE]]

    def reason(self, state: Dracheninsel, seat: int, action: int) -> int:
        place = STEP.arg(action)
        return planned_leg(state, seat).entry(place) if place in state.components.near[CENTRE] else NOT_ADJACENT

    def refusal(self, state: Dracheninsel, seat: int, action: int, reason: int) -> Refusal:
        place = STEP.arg(action)
        if reason == NOT_ADJACENT:
            return Refusal("leave-treasure-field", rule="DI-5.4", place=PLACE_NAMES[place])
        return entry_refusal(planned_leg(state, seat), place, reason)

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        state.plan.actions.append(action)
        state.plan.out_to = STEP.arg(action)
        proceed(state, seat)


class FlyOut(ActionRule[Dracheninsel]):
    """Fly off the treasure field with the partner and both coins."""

    def barred(self, state: Dracheninsel, seat: int) -> int:
        leg = planned_leg(state, seat)
        if not leg.may_fly():
            return NO_CARD_LEFT
        return ALLOWED if leg.finds_landing() else NO_LANDING

    def refusal(self, state: Dracheninsel, seat: int, action: int, reason: int) -> Refusal:
        if reason == NO_CARD_LEFT:
            return Refusal("card-not-in-hand", rule="DI-3.9", card="flight")
        return Refusal("no-landing", rule="DI-8.10")

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        state.plan.actions.append(action)
        state.plan.flies_out = True
        ask(state, seat, FLYING)
