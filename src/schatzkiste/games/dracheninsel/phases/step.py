"""Steps to a neighbouring place (DI-3.2 to DI-3.7), and which hunter takes them (DI-3.14)."""

from schatzkiste.core.phase import Deed
from schatzkiste.core.refusal import Refusal
from schatzkiste.games.dracheninsel.actions import LEAD, STEP
from schatzkiste.games.dracheninsel.board import COLOUR_NAMES, PLACE_NAMES
from schatzkiste.games.dracheninsel.entry import OPEN, Leg, why_closed
from schatzkiste.games.dracheninsel.island import Plan
from schatzkiste.games.dracheninsel.moves import ask, movers, proceed
from schatzkiste.games.dracheninsel.state import FLYING, LEADER, Dracheninsel


class Step(Deed[Dracheninsel]):
    """Step onto a neighbouring field, or into a boat from one of its landing fields."""

    def legal(self, state: Dracheninsel, seat: int, found: list[int]) -> None:
        hunters = movers(state, seat)
        for hunter in hunters:
            leg = Leg(state, seat, hunter, False)
            if leg.is_waiting():
                continue
            for place in state.tables.near[leg.start]:
                if leg.entry(place) == OPEN:
                    action = STEP.first + place
                    if len(hunters) == 1 or action not in found:
                        found.append(action)

    def why_not(self, state: Dracheninsel, seat: int, action: int) -> Refusal | None:
        place = STEP.arg(action)
        worst = Refusal("not-adjacent", rule="DI-3.2", place=PLACE_NAMES[place])
        may_move = movers(state, seat)
        barred = [hunter for hunter in state.hunters[seat] if hunter not in may_move]
        for hunter in barred + may_move:  # the last reason counts, and that is the mover's own
            leg = Leg(state, seat, hunter, False)
            if place not in state.tables.near[leg.start]:
                continue
            if hunter not in may_move:
                worst = Refusal("other-hunter-moves", rule="DI-3.14", hunter=COLOUR_NAMES[state.mover])
            elif leg.is_waiting():
                worst = Refusal("waits-for-partner", rule="DI-5.2")
            else:
                reason = leg.entry(place)
                if reason == OPEN:
                    return None
                worst = why_closed(leg, place, reason)
        return worst

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        place = STEP.arg(action)
        plan = Plan()
        plan.to = place
        choose_leader(state, seat, plan, able_to_step(state, seat, place))


class Lead(Deed[Dracheninsel]):
    """Name the hunter who moves, where both of the own could (three players)."""

    def legal(self, state: Dracheninsel, seat: int, found: list[int]) -> None:
        for hunter in _able(state, seat):
            found.append(LEAD.at(hunter))

    def why_not(self, state: Dracheninsel, seat: int, action: int) -> Refusal | None:
        if LEAD.arg(action) in _able(state, seat):
            return None
        return Refusal("cannot-lead", rule="DI-3.14", hunter=COLOUR_NAMES[LEAD.arg(action)])

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        plan = state.plan.copy()
        plan.hunter = LEAD.arg(action)
        state.plan = plan
        _go(state, seat)


def able_to_step(state: Dracheninsel, seat: int, place: int) -> list[int]:
    """The own hunters who may step there."""
    able: list[int] = []
    for hunter in movers(state, seat):
        leg = Leg(state, seat, hunter, False)
        if not leg.is_waiting() and place in state.tables.near[leg.start] and leg.entry(place) == OPEN:
            able.append(hunter)
    return able


def able_to_fly(state: Dracheninsel, seat: int) -> list[int]:
    """The own hunters whose flight would have a legal landing (DI-8.10)."""
    able: list[int] = []
    for hunter in movers(state, seat):
        leg = Leg(state, seat, hunter, True)
        if not leg.is_waiting() and leg.finds_landing():
            able.append(hunter)
    return able


def choose_leader(state: Dracheninsel, seat: int, plan: Plan, able: list[int]) -> None:
    """Begin a move; who makes it is asked only when two could."""
    state.plan = plan
    if len(able) > 1:
        state.phase = LEADER
        return
    plan.hunter = able[0]
    _go(state, seat)


def _able(state: Dracheninsel, seat: int) -> list[int]:
    if state.plan.flies:
        return able_to_fly(state, seat)
    return able_to_step(state, seat, state.plan.to)


def _go(state: Dracheninsel, seat: int) -> None:
    if state.plan.flies:
        ask(state, seat, FLYING)
    else:
        proceed(state, seat)
