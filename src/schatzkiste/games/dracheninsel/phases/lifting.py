"""Leaving the treasure field with the treasure: the second half of entering it as second (DI-5.4)."""

from schatzkiste.core.phase import Deed
from schatzkiste.core.refusal import Refusal
from schatzkiste.games.dracheninsel.actions import FLIGHT, STEP
from schatzkiste.games.dracheninsel.board import CENTRE, PLACE_NAMES
from schatzkiste.games.dracheninsel.entry import OPEN, why_closed
from schatzkiste.games.dracheninsel.moves import ask, planned_leg, proceed
from schatzkiste.games.dracheninsel.state import FLYING, Dracheninsel


class StepOut(Deed[Dracheninsel]):
    """Step off the treasure field with the partner and both coins."""

    def legal(self, state: Dracheninsel, seat: int, found: list[int]) -> None:
        leg = planned_leg(state, seat)
        for place in state.tables.near[CENTRE]:
            if leg.entry(place) == OPEN:
                found.append(STEP.at(place))

    def why_not(self, state: Dracheninsel, seat: int, action: int) -> Refusal | None:
        place = STEP.arg(action)
        if place not in state.tables.near[CENTRE]:
            return Refusal("leave-treasure-field", rule="DI-5.4", place=PLACE_NAMES[place])
        leg = planned_leg(state, seat)
        reason = leg.entry(place)
        return None if reason == OPEN else why_closed(leg, place, reason)

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        plan = state.plan.copy()
        plan.out_to = STEP.arg(action)
        state.plan = plan
        proceed(state, seat)


class FlyOut(Deed[Dracheninsel]):
    """Fly off the treasure field with the partner and both coins."""

    def legal(self, state: Dracheninsel, seat: int, found: list[int]) -> None:
        leg = planned_leg(state, seat)
        if leg.may_fly() and leg.finds_landing():
            found.append(FLIGHT.at())

    def why_not(self, state: Dracheninsel, seat: int, action: int) -> Refusal | None:
        leg = planned_leg(state, seat)
        if not leg.may_fly():
            return Refusal("card-not-in-hand", rule="DI-3.9", card="flight")
        if not leg.finds_landing():
            return Refusal("no-landing", rule="DI-8.10")
        return None

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        plan = state.plan.copy()
        plan.flies_out = True
        state.plan = plan
        ask(state, seat, FLYING)
