"""Daring Flight: over one field to a place behind it (DI-8.9 to DI-8.11)."""

from typing import Final

from schatzkiste.core.phase import ALLOWED, ActionRule
from schatzkiste.core.refusal import Refusal
from schatzkiste.games.dracheninsel.actions import LAND, OVER
from schatzkiste.games.dracheninsel.board import BIT, PLACE_NAMES
from schatzkiste.games.dracheninsel.constants import LANDING
from schatzkiste.games.dracheninsel.entry import Leg, behind, entry_refusal
from schatzkiste.games.dracheninsel.moves import ask, landings, movers, planned_leg, proceed
from schatzkiste.games.dracheninsel.phases.playing import CardRule
from schatzkiste.games.dracheninsel.phases.step import able_to_fly, choose_leader
from schatzkiste.games.dracheninsel.plan import Plan
from schatzkiste.games.dracheninsel.state import Dracheninsel

NO_LANDING: Final = 2

CANNOT_FLY_OVER: Final = 1
DRAGON_BELOW: Final = 2
NO_LANDING_BEHIND: Final = 3

NOT_BEHIND: Final = 11
"""Why a flight cannot land on a place, besides the reasons of entry.py."""


class Fly(CardRule):
    """Play the card; without a legal landing it cannot be played."""

    def reason(self, state: Dracheninsel, seat: int, action: int) -> int:
        return ALLOWED if able_to_fly(state, seat) else NO_LANDING

    def refusal(self, state: Dracheninsel, seat: int, action: int, reason: int) -> Refusal:
        if reason != NO_LANDING:
            return super().refusal(state, seat, action, reason)
        if all(Leg(state, seat, hunter, True).is_waiting() for hunter in movers(state, seat)):
            return Refusal("waits-for-partner", rule="DI-5.2")
        return Refusal("no-landing", rule="DI-8.10")

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        plan = Plan([action])
        plan.flies = True
        state.plan = plan
        choose_leader(state, seat)


class FlyOver(ActionRule[Dracheninsel]):
    """Name the field that is flown over."""

    def legal(self, state: Dracheninsel, seat: int, found: list[int]) -> None:
        leg = planned_leg(state, seat)
        for over in state.components.overs[leg.start]:
            if flight_reason(leg, over) == ALLOWED:
                found.append(OVER.first + over)

    def reason(self, state: Dracheninsel, seat: int, action: int) -> int:
        return flight_reason(planned_leg(state, seat), OVER.arg(action))

    def refusal(self, state: Dracheninsel, seat: int, action: int, reason: int) -> Refusal:
        place = PLACE_NAMES[OVER.arg(action)]
        if reason == CANNOT_FLY_OVER:
            return Refusal("cannot-fly-over", rule="DI-8.9", place=place)
        if reason == DRAGON_BELOW:
            return Refusal("dragon-below", rule="DI-4.1", place=place)
        return Refusal("no-landing-behind", rule="DI-8.10", place=place)

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        plan = state.plan
        plan.actions.append(action)
        if plan.flies_out:
            plan.out_over = OVER.arg(action)
        else:
            plan.over = OVER.arg(action)
        ask(state, seat, LANDING)


class Land(ActionRule[Dracheninsel]):
    """Name the place to land on."""

    def legal(self, state: Dracheninsel, seat: int, found: list[int]) -> None:
        leg = planned_leg(state, seat)
        for place in landings(state, leg):
            if leg.entry(place) == ALLOWED:
                found.append(LAND.first + place)

    def reason(self, state: Dracheninsel, seat: int, action: int) -> int:
        place = LAND.arg(action)
        leg = planned_leg(state, seat)
        return leg.entry(place) if place in landings(state, leg) else NOT_BEHIND

    def refusal(self, state: Dracheninsel, seat: int, action: int, reason: int) -> Refusal:
        place = LAND.arg(action)
        if reason == NOT_BEHIND:
            return Refusal("not-behind", rule="DI-8.9", place=PLACE_NAMES[place])
        return entry_refusal(planned_leg(state, seat), place, reason)

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        plan = state.plan
        plan.actions.append(action)
        if plan.flies_out:
            plan.out_to = LAND.arg(action)
        else:
            plan.to = LAND.arg(action)
        proceed(state, seat)


def flight_reason(leg: Leg, over: int) -> int:
    """Why a flight cannot go over this field."""
    places = behind(leg.state, leg.start, over)
    if not places:
        return CANNOT_FLY_OVER
    if leg.state.dragon_fields & BIT[over]:
        return DRAGON_BELOW
    return ALLOWED if leg.lands_behind(over, places) else NO_LANDING_BEHIND
