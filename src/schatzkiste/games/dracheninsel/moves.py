"""Moves from plan to action: what is still to be decided, and what happens on the island (sections 3, 5 and 7)."""

from typing import Final

from schatzkiste.games.dracheninsel.board import BIT, BOATS, CENTRE, COLOUR_NAMES, COLOURS, LOST, PLACE_NAMES, WAITING
from schatzkiste.games.dracheninsel.cards import CARD_NAMES, FLIGHT
from schatzkiste.games.dracheninsel.changes import move_hunter, move_treasure
from schatzkiste.games.dracheninsel.constants import (
    EXIT,
    NO_CARD,
    NO_HUNTER,
    NO_PLACE,
    NO_TERRAIN,
    NO_TREASURE,
    PAYMENT,
    ROBBERY,
)
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
from schatzkiste.games.dracheninsel.plan import Plan
from schatzkiste.games.dracheninsel.state import Dracheninsel
from schatzkiste.games.dracheninsel.turns import begin_action, go_on, open_stop_window

_ONLY: Final[list[list[int]]] = [[hunter] for hunter in range(COLOURS)]


def movers(state: Dracheninsel, seat: int) -> list[int]:
    """The hunters the seat may move in this turn (DI-3.14)."""
    return state.hunters[seat] if state.mover == NO_HUNTER else _ONLY[state.mover]


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
    if plan.to == CENTRE and leg.is_second(CENTRE):
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
    return plan.out_to if plan.out_to != NO_PLACE else plan.to


def proceed(state: Dracheninsel, seat: int) -> None:
    """Ask what is still open about a move, or carry it out."""
    plan = state.plan
    leg = planned_leg(state, seat)
    if leg.start == CENTRE and plan.to == CENTRE and plan.out_to == NO_PLACE:
        ask(state, seat, EXIT)
        return
    place = planned_place(plan)
    if plan.payment == NO_CARD and leg.price(place) != NO_TERRAIN:
        ask(state, seat, PAYMENT)
    elif plan.victim == NO_HUNTER and is_robbery(state, leg, place):
        ask(state, seat, ROBBERY)
    else:
        carry_out(state, seat, plan)


def is_robbery(state: Dracheninsel, leg: Leg, place: int) -> bool:
    """Whether a lone hunter enters the field of two carriers (DI-7.1)."""
    if leg.partner != NO_HUNTER or not leg.crowd & BIT[place] or place == CENTRE:
        return False
    return len(state.hunters_at(place)) > 1


def carry_out(state: Dracheninsel, seat: int, plan: Plan) -> None:
    """Do a move that is fully planned."""
    hunter = plan.hunter
    partner = state.companion(hunter)
    begin_action(state)
    state.mover = hunter
    _pay(state, seat, plan)
    if partner != NO_HUNTER:
        _carry(state, seat, hunter, partner, plan.to)
    else:
        kept = state.kept_treasure(hunter)
        move_hunter(state, hunter, plan.to)
        if kept != NO_TREASURE:
            lose_treasure(state, kept)
        if plan.out_to != NO_PLACE:
            _lift(state, seat, plan)
            go_on(state)  # nobody can stop it (DI-9.3)
            return
        if state.treasure_fields & BIT[plan.to]:
            if plan.to == CENTRE:
                if state.wants_events:
                    state.emit(Waiting(seat, COLOUR_NAMES[hunter]))
            else:
                _join(state, seat, plan)
    open_stop_window(state)


def lose_treasure(state: Dracheninsel, treasure: int) -> None:
    """A treasure on which nobody stands is out of the game (DI-7.4)."""
    place = state.treasure_places[treasure]
    move_treasure(state, treasure, LOST)
    state.progress = True
    if state.wants_events:
        state.emit(TreasureLost(PLACE_NAMES[place], state.components.treasures[treasure]))


def send_home(state: Dracheninsel, hunter: int) -> None:
    """A hunter goes back to its own boat (DI-7.1, DI-8.13)."""
    origin = state.hunter_places[hunter]
    move_hunter(state, hunter, BOATS + hunter)
    if state.wants_events:
        state.emit(SentHome(COLOUR_NAMES[hunter], PLACE_NAMES[origin]))


def _pay(state: Dracheninsel, seat: int, plan: Plan) -> None:
    """Spend the cards of the move and tell of it."""
    if plan.flies:
        spend(state, seat, FLIGHT)
        state.has_spent = True
    if plan.flies_out:
        spend(state, seat, FLIGHT)
        state.has_spent = True
    if plan.payment != NO_CARD:
        spend(state, seat, plan.payment)
        state.has_spent = True
    if state.wants_events:
        paid = "nothing" if plan.payment == NO_CARD else CARD_NAMES[plan.payment]
        origin = state.hunter_places[plan.hunter]
        _tell_way(state, seat, origin, plan.over, plan.to, "nothing" if plan.out_to != NO_PLACE else paid)
        if plan.out_to != NO_PLACE:
            _tell_way(state, seat, plan.to, plan.out_over, plan.out_to, paid)


def _tell_way(state: Dracheninsel, seat: int, origin: int, over: int, place: int, paid: str) -> None:
    name = COLOUR_NAMES[state.mover]
    if over == NO_PLACE:
        state.emit(Stepped(seat, name, PLACE_NAMES[origin], PLACE_NAMES[place], paid))
    else:
        state.emit(Flown(seat, name, PLACE_NAMES[origin], PLACE_NAMES[over], PLACE_NAMES[place], paid))


def _carry(state: Dracheninsel, seat: int, hunter: int, partner: int, place: int) -> None:
    """A pair moves with its treasure, perhaps into a boat (DI-5.6, DI-6.1)."""
    treasure = state.treasure_at(state.hunter_places[hunter])
    move_hunter(state, hunter, place)
    move_hunter(state, partner, place)
    move_treasure(state, treasure, place)
    if place >= BOATS:
        state.partner = partner
        if state.wants_events:
            names = COLOUR_NAMES[hunter], COLOUR_NAMES[partner]
            state.emit(Arrived(seat, *names, PLACE_NAMES[place], state.components.treasures[treasure]))


def _lift(state: Dracheninsel, seat: int, plan: Plan) -> None:
    """The second leaves at once with the first and the treasure; the next one is laid out (DI-5.4, DI-5.5)."""
    partner = state.companion(plan.hunter)
    treasure = state.treasure_at(CENTRE)
    move_hunter(state, plan.hunter, plan.out_to)
    move_hunter(state, partner, plan.out_to)
    move_treasure(state, treasure, plan.out_to)
    state.progress = True
    values = state.components.treasures
    if state.wants_events:
        state.emit(Lifted(seat, COLOUR_NAMES[plan.hunter], COLOUR_NAMES[partner], values[treasure]))
    following = treasure + 1
    if following < len(values) and state.treasure_places[following] == WAITING:
        move_treasure(state, following, CENTRE)
        if state.wants_events:
            state.emit(TreasureLaid(values[following]))


def _join(state: Dracheninsel, seat: int, plan: Plan) -> None:
    """Join a keeper (DI-4.3), or rob a pair: the chosen one goes home, the newcomer takes the place (DI-7.1)."""
    state.progress = True
    if plan.victim != NO_HUNTER:
        send_home(state, plan.victim)
    if state.wants_events:
        hunter = COLOUR_NAMES[plan.hunter]
        partner = COLOUR_NAMES[state.companion(plan.hunter)]
        value = state.components.treasures[state.treasure_at(plan.to)]
        if plan.victim == NO_HUNTER:
            state.emit(Joined(seat, hunter, partner, PLACE_NAMES[plan.to], value))
        else:
            state.emit(Robbed(seat, hunter, COLOUR_NAMES[plan.victim], partner, PLACE_NAMES[plan.to], value))
