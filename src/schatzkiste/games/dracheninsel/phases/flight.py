"""Daring Flight: over one field to a place behind it (DI-8.9 to DI-8.11)."""

from schatzkiste.core.phase import Deed
from schatzkiste.core.refusal import Refusal
from schatzkiste.games.dracheninsel.actions import FLIGHT, LAND, OVER
from schatzkiste.games.dracheninsel.board import BIT, PLACE_NAMES
from schatzkiste.games.dracheninsel.cards import FLIGHT_BIT
from schatzkiste.games.dracheninsel.entry import OPEN, Leg, behind, why_closed
from schatzkiste.games.dracheninsel.island import Plan
from schatzkiste.games.dracheninsel.moves import ask, landings, movers, planned_leg, proceed
from schatzkiste.games.dracheninsel.phases.step import able_to_fly, choose_leader
from schatzkiste.games.dracheninsel.state import LANDING, Dracheninsel


class Fly(Deed[Dracheninsel]):
    """Play the card; without a legal landing it cannot be played."""

    def legal(self, state: Dracheninsel, seat: int, found: list[int]) -> None:
        if state.held[seat] & FLIGHT_BIT and able_to_fly(state, seat):
            found.append(FLIGHT.first)

    def why_not(self, state: Dracheninsel, seat: int, action: int) -> Refusal | None:
        if not state.held[seat] & FLIGHT_BIT:
            return Refusal("card-not-in-hand", rule="DI-3.9", card="flight")
        if able_to_fly(state, seat):
            return None
        if all(Leg(state, seat, hunter, True).is_waiting() for hunter in movers(state, seat)):
            return Refusal("waits-for-partner", rule="DI-5.2")
        return Refusal("no-landing", rule="DI-8.10")

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        plan = Plan()
        plan.flies = True
        choose_leader(state, seat, plan, able_to_fly(state, seat))


class FlyOver(Deed[Dracheninsel]):
    """Name the field that is flown over."""

    def legal(self, state: Dracheninsel, seat: int, found: list[int]) -> None:
        leg = planned_leg(state, seat)
        for way, over in enumerate(state.tables.overs[leg.start]):
            if leg.lands_behind(over, state.tables.landings[leg.start][way]):
                found.append(OVER.at(over))

    def why_not(self, state: Dracheninsel, seat: int, action: int) -> Refusal | None:
        over = OVER.arg(action)
        leg = planned_leg(state, seat)
        places = behind(state, leg.start, over)
        if not places:
            return Refusal("cannot-fly-over", rule="DI-8.9", place=PLACE_NAMES[over])
        if state.island.dragons & BIT[over]:
            return Refusal("dragon-below", rule="DI-4.1", place=PLACE_NAMES[over])
        if not leg.lands_behind(over, places):
            return Refusal("no-landing-behind", rule="DI-8.10", place=PLACE_NAMES[over])
        return None

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        plan = state.plan.copy()
        if plan.flies_out:
            plan.out_over = OVER.arg(action)
        else:
            plan.over = OVER.arg(action)
        state.plan = plan
        ask(state, seat, LANDING)


class Land(Deed[Dracheninsel]):
    """Name the place to land on."""

    def legal(self, state: Dracheninsel, seat: int, found: list[int]) -> None:
        leg = planned_leg(state, seat)
        for place in landings(state, leg):
            if leg.entry(place) == OPEN:
                found.append(LAND.at(place))

    def why_not(self, state: Dracheninsel, seat: int, action: int) -> Refusal | None:
        place = LAND.arg(action)
        leg = planned_leg(state, seat)
        if place not in landings(state, leg):
            return Refusal("not-behind", rule="DI-8.9", place=PLACE_NAMES[place])
        reason = leg.entry(place)
        return None if reason == OPEN else why_closed(leg, place, reason)

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        plan = state.plan.copy()
        if plan.flies_out:
            plan.out_to = LAND.arg(action)
        else:
            plan.to = LAND.arg(action)
        state.plan = plan
        proceed(state, seat)
