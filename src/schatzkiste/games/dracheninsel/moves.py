"""Moves from plan to deed: what is still to be decided, and what happens on the island (sections 3, 5 and 7)."""

from schatzkiste.games.dracheninsel.board import BIT, BOATS, CENTRE, COLOUR_NAMES, NOWHERE, PLACE_NAMES
from schatzkiste.games.dracheninsel.cards import CARD_NAMES, FLIGHT
from schatzkiste.games.dracheninsel.course import begin_deed, end_deed
from schatzkiste.games.dracheninsel.entry import Leg, behind
from schatzkiste.games.dracheninsel.events import (
    Arrived,
    Flown,
    Joined,
    Lifted,
    Robbed,
    SentHome,
    Stepped,
    TreasureLaid,
    TreasureLost,
    Waiting,
)
from schatzkiste.games.dracheninsel.hands import spend
from schatzkiste.games.dracheninsel.island import LOST, WAITING, Island, Plan
from schatzkiste.games.dracheninsel.state import EXIT, PAYMENT, ROBBERY, Dracheninsel


def movers(state: Dracheninsel, seat: int) -> list[int]:
    """The hunters the seat may move in this turn (DI-3.14)."""
    return state.hunters[seat] if state.mover == NOWHERE else [state.mover]


def ask(state: Dracheninsel, seat: int, phase: int) -> None:
    """Put the next question about the plan; a forced answer is taken by itself, for only the player knows of it."""
    state.phase = phase
    found = state.game.phases[phase].legal(state, seat)
    if len(found) == 1:
        state.game.phases[phase].apply(state, seat, found[0])


def planned_leg(state: Dracheninsel, seat: int) -> Leg:
    """The part of the planned way that is being decided: to the place, or out of the treasure field."""
    plan = state.plan
    leg = Leg(state, seat, plan.hunter, plan.flies)
    if plan.to != NOWHERE and leg.is_second(plan.to):
        leg = leg.way_out()
        if plan.flies_out:
            leg.flights += 1
    return leg


def landings(state: Dracheninsel, leg: Leg) -> list[int]:
    """The places behind the field that the planned flight goes over (DI-8.9)."""
    plan = state.plan
    return behind(state, leg.start, plan.out_over if plan.flies_out else plan.over)


def planned_place(plan: Plan) -> int:
    """The place that has to be paid for, if any."""
    return plan.out_to if plan.out_to != NOWHERE else plan.to


def proceed(state: Dracheninsel, seat: int) -> None:
    """Ask what is still open about a move, or carry it out."""
    plan = state.plan
    leg = planned_leg(state, seat)
    if leg.start == CENTRE and plan.to == CENTRE and plan.out_to == NOWHERE:
        ask(state, seat, EXIT)
        return
    place = planned_place(plan)
    if plan.pay == NOWHERE:
        terrain = leg.price(place)
        if terrain != NOWHERE:
            ask(state, seat, PAYMENT)
            return
    if plan.victim == NOWHERE and is_robbery(state, leg, place):
        ask(state, seat, ROBBERY)
        return
    carry_out(state, seat, plan)


def is_robbery(state: Dracheninsel, leg: Leg, place: int) -> bool:
    """Whether a lone hunter enters the field of two carriers (DI-7.1)."""
    if leg.partner != NOWHERE or place >= BOATS or not leg.crowd & BIT[place] or place == CENTRE:
        return False
    return len(state.island.hunters_at(place)) > 1


def carry_out(state: Dracheninsel, seat: int, plan: Plan) -> None:
    """Do a move that is fully planned."""
    begin_deed(state)
    state.mover = plan.hunter
    _pay(state, seat, plan)
    island = state.island
    hunter = plan.hunter
    start = island.spots[hunter]
    partner = island.companion(hunter)
    treasure = island.treasure_at(start) if start != CENTRE else NOWHERE
    island.spots[hunter] = plan.to
    stoppable = True
    if partner != NOWHERE:
        island.spots[partner] = plan.to
        island.chests[treasure] = plan.to
        if plan.to >= BOATS:
            _arrive(state, seat, hunter, partner, treasure)
    else:
        if treasure != NOWHERE:
            lose_treasure(state, treasure)
        if plan.out_to != NOWHERE:
            _lift(state, seat, plan)
            stoppable = False  # DI-9.3
        elif plan.to == CENTRE:
            _wait(state, seat, hunter)
        elif island.gold & BIT[plan.to]:
            _join(state, seat, hunter, plan)
    end_deed(state, stoppable)


def lose_treasure(state: Dracheninsel, treasure: int) -> None:
    """A treasure on which nobody stands is out of the game (DI-7.4)."""
    state.island.chests[treasure] = LOST
    state.island.stirred = True
    if state.observed:
        state.tell(TreasureLost(state.tables.treasures[treasure]))


def send_home(state: Dracheninsel, hunter: int) -> None:
    """A hunter goes back to its own boat (DI-7.1, DI-8.13)."""
    state.island.spots[hunter] = BOATS + hunter
    if state.observed:
        state.tell(SentHome(COLOUR_NAMES[hunter]))


def _pay(state: Dracheninsel, seat: int, plan: Plan) -> None:
    """Spend the cards of the move and tell of it."""
    if plan.flies:
        spend(state, seat, FLIGHT)
    if plan.flies_out:
        spend(state, seat, FLIGHT)
    if plan.pay != NOWHERE:
        spend(state, seat, plan.pay)
    if plan.flies or plan.flies_out or plan.pay != NOWHERE:
        state.costly = True
    if state.observed:
        paid = "nothing" if plan.pay == NOWHERE else CARD_NAMES[plan.pay]
        _tell_way(state, seat, plan.hunter, plan.over, plan.to, "nothing" if plan.out_to != NOWHERE else paid)
        if plan.out_to != NOWHERE:
            _tell_way(state, seat, plan.hunter, plan.out_over, plan.out_to, paid)


def _tell_way(state: Dracheninsel, seat: int, hunter: int, over: int, place: int, paid: str) -> None:
    name = COLOUR_NAMES[hunter]
    if over == NOWHERE:
        state.tell(Stepped(seat, name, PLACE_NAMES[place], paid))
    else:
        state.tell(Flown(seat, name, PLACE_NAMES[over], PLACE_NAMES[place], paid))


def _arrive(state: Dracheninsel, seat: int, hunter: int, partner: int, treasure: int) -> None:
    """A pair brings its treasure into a boat (DI-6.1)."""
    state.bearer = hunter
    state.partner = partner
    if state.observed:
        place = PLACE_NAMES[state.island.spots[hunter]]
        value = state.tables.treasures[treasure]
        state.tell(Arrived(seat, COLOUR_NAMES[hunter], COLOUR_NAMES[partner], place, value))


def _wait(state: Dracheninsel, seat: int, hunter: int) -> None:
    """The first on a treasure ends the turn and waits (DI-5.2); an empty treasure field does nothing (DI-5.8)."""
    if state.island.gold & BIT[CENTRE]:
        state.turn_over = True
        if state.observed:
            state.tell(Waiting(seat, COLOUR_NAMES[hunter]))


def _lift(state: Dracheninsel, seat: int, plan: Plan) -> None:
    """The second leaves at once with the first and the treasure; the next one is laid out (DI-5.4, DI-5.5)."""
    island = state.island
    partner = _other_at(island, CENTRE, plan.hunter)
    treasure = island.treasure_at(CENTRE)
    island.spots[plan.hunter] = plan.out_to
    island.spots[partner] = plan.out_to
    island.chests[treasure] = plan.out_to
    island.stirred = True
    values = state.tables.treasures
    if state.observed:
        state.tell(Lifted(seat, COLOUR_NAMES[plan.hunter], COLOUR_NAMES[partner], values[treasure]))
    following = treasure + 1
    if following < len(values) and island.chests[following] == WAITING:
        island.chests[following] = CENTRE
        if state.observed:
            state.tell(TreasureLaid(values[following]))


def _join(state: Dracheninsel, seat: int, hunter: int, plan: Plan) -> None:
    """Join a keeper (DI-4.3), or rob a pair: the chosen one goes home, the newcomer takes the place (DI-7.1)."""
    island = state.island
    island.stirred = True
    treasure = island.treasure_at(plan.to)
    if plan.victim != NOWHERE:
        send_home(state, plan.victim)
    if state.observed:
        partner = COLOUR_NAMES[_other_at(island, plan.to, hunter)]
        value = state.tables.treasures[treasure]
        if plan.victim == NOWHERE:
            state.tell(Joined(seat, COLOUR_NAMES[hunter], partner, value))
        else:
            state.tell(Robbed(seat, COLOUR_NAMES[hunter], COLOUR_NAMES[plan.victim], partner, value))


def _other_at(island: Island, place: int, hunter: int) -> int:
    for other in island.hunters_at(place):
        if other != hunter:
            return other
    return NOWHERE
