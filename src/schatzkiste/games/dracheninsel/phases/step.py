"""Steps to a neighbouring place (DI-3.2 to DI-3.7), and which hunter takes them (DI-3.14)."""

from typing import Final

from schatzkiste.core.phase import ALLOWED, ActionRule
from schatzkiste.core.refusal import Refusal
from schatzkiste.games.dracheninsel.actions import LEAD, STEP
from schatzkiste.games.dracheninsel.board import COLOUR_NAMES, PLACE_NAMES
from schatzkiste.games.dracheninsel.constants import FLYING, LEADER, NO_HUNTER
from schatzkiste.games.dracheninsel.entry import Leg, entry_refusal
from schatzkiste.games.dracheninsel.moves import ask, movers, proceed
from schatzkiste.games.dracheninsel.plan import Plan
from schatzkiste.games.dracheninsel.state import Dracheninsel

NOT_ADJACENT: Final = 11
OTHER_HUNTER_MOVES: Final = 12
WAITS: Final = 13
"""Why a hunter cannot step to a place, besides the reasons of entry.py."""
CANNOT_LEAD: Final = 1


class Step(ActionRule[Dracheninsel]):
    """Step onto a neighbouring field, or into a boat from one of its landing fields."""

    def legal(self, state: Dracheninsel, seat: int, found: list[int]) -> None:
        """Only the neighbours of each hunter are tried, with one leg for all of them."""
        reached = 0
        for hunter in movers(state, seat):
            leg = Leg(state, seat, hunter, False)
            if leg.is_waiting():
                continue
            for place in state.components.near[leg.start]:
                if leg.entry(place) == ALLOWED and not reached >> place & 1:
                    reached |= 1 << place
                    found.append(STEP.first + place)

    def reason(self, state: Dracheninsel, seat: int, action: int) -> int:
        """Of two hunters next to the place the last one counts, unless only the other may move."""
        worst = NOT_ADJACENT
        for hunter in state.hunters[seat]:
            found = step_reason(state, seat, hunter, STEP.arg(action))
            if found == ALLOWED:
                return ALLOWED
            if found != NOT_ADJACENT and (found != OTHER_HUNTER_MOVES or worst == NOT_ADJACENT):
                worst = found
        return worst

    def refusal(self, state: Dracheninsel, seat: int, action: int, reason: int) -> Refusal:
        place = STEP.arg(action)
        if reason == NOT_ADJACENT:
            return Refusal("not-adjacent", rule="DI-3.2", place=PLACE_NAMES[place])
        if reason == OTHER_HUNTER_MOVES:
            return Refusal("other-hunter-moves", rule="DI-3.14", hunter=COLOUR_NAMES[state.mover])
        if reason == WAITS:
            return Refusal("waits-for-partner", rule="DI-5.2")
        hunter = [hunter for hunter in state.hunters[seat] if step_reason(state, seat, hunter, place) == reason][-1]
        return entry_refusal(Leg(state, seat, hunter, False), place, reason)

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        plan = Plan([action])
        plan.to = STEP.arg(action)
        state.plan = plan
        choose_leader(state, seat)


class Lead(ActionRule[Dracheninsel]):
    """Name the hunter who moves, where both of a player could (three players)."""

    def reason(self, state: Dracheninsel, seat: int, action: int) -> int:
        return ALLOWED if LEAD.arg(action) in _able(state, seat) else CANNOT_LEAD

    def refusal(self, state: Dracheninsel, seat: int, action: int, reason: int) -> Refusal:
        return Refusal("cannot-lead", rule="DI-3.14", hunter=COLOUR_NAMES[LEAD.arg(action)])

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        state.plan.actions.append(action)
        _go(state, seat, LEAD.arg(action))


def step_reason(state: Dracheninsel, seat: int, hunter: int, place: int) -> int:
    """Why the hunter cannot step to the place."""
    if not state.components.is_near(state.hunter_places[hunter], place):
        return NOT_ADJACENT
    if state.mover not in (NO_HUNTER, hunter):
        return OTHER_HUNTER_MOVES
    leg = Leg(state, seat, hunter, False)
    return WAITS if leg.is_waiting() else leg.entry(place)


def able_to_fly(state: Dracheninsel, seat: int) -> list[int]:
    """The seat's hunters whose flight would have a legal landing (DI-8.10)."""
    able: list[int] = []
    for hunter in movers(state, seat):
        leg = Leg(state, seat, hunter, True)
        if not leg.is_waiting() and leg.finds_landing():
            able.append(hunter)
    return able


def choose_leader(state: Dracheninsel, seat: int) -> None:
    """Begin a move; who makes it is asked only when two could."""
    able = movers(state, seat)
    if len(able) > 1:
        able = _able(state, seat)
    if len(able) > 1:
        state.phase = LEADER
    else:
        _go(state, seat, able[0])


def _able(state: Dracheninsel, seat: int) -> list[int]:
    plan = state.plan
    if plan.flies:
        return able_to_fly(state, seat)
    return [hunter for hunter in movers(state, seat) if step_reason(state, seat, hunter, plan.to) == ALLOWED]


def _go(state: Dracheninsel, seat: int, hunter: int) -> None:
    state.plan.hunter = hunter
    if state.plan.flies:
        ask(state, seat, FLYING)
    else:
        proceed(state, seat)
