"""Dragon Patrol: bring a dragon in, or move one (DI-8.3 to DI-8.5)."""

from typing import Final

from schatzkiste.core.phase import ALLOWED, ActionRule
from schatzkiste.core.refusal import Refusal
from schatzkiste.games.dracheninsel.actions import DRAGON, PATROL, PLACE, FieldActions
from schatzkiste.games.dracheninsel.board import BIT, DRAGONS, FIELDS, PLACE_NAMES
from schatzkiste.games.dracheninsel.cards import CARD_NAMES, PATROLS
from schatzkiste.games.dracheninsel.changes import move_dragon
from schatzkiste.games.dracheninsel.constants import NO_DRAGON, NO_PLACE, PATROLLING
from schatzkiste.games.dracheninsel.events import DragonSet
from schatzkiste.games.dracheninsel.hands import spend
from schatzkiste.games.dracheninsel.phases.playing import CardRule
from schatzkiste.games.dracheninsel.plan import Plan
from schatzkiste.games.dracheninsel.state import Dracheninsel
from schatzkiste.games.dracheninsel.turns import begin_action, open_stop_window

DRAGON_CHOSEN: Final = 1

CHOOSE_DRAGON: Final = 1
NEVER_THERE: Final = 2
HUNTER_THERE: Final = 3
MUST_MOVE: Final = 4
OTHER_DRAGON_THERE: Final = 5


class PlayPatrol(CardRule):
    """Play a card with a patrol on it."""

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        state.plan = Plan([action])
        state.phase = PATROLLING


class ChooseDragon(ActionRule[Dracheninsel]):
    """With both dragons on the island: which one moves."""

    def barred(self, state: Dracheninsel, seat: int) -> int:
        return ALLOWED if planned_dragon(state) == NO_DRAGON else DRAGON_CHOSEN

    def refusal(self, state: Dracheninsel, seat: int, action: int, reason: int) -> Refusal:
        return Refusal("dragon-chosen", rule="DI-8.3", dragon=planned_dragon(state) + 1)

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        state.plan.actions.append(action)


class PlaceDragon(ActionRule[Dracheninsel]):
    """Name the field the dragon goes to."""

    def barred(self, state: Dracheninsel, seat: int) -> int:
        return CHOOSE_DRAGON if planned_dragon(state) == NO_DRAGON else ALLOWED

    def legal(self, state: Dracheninsel, seat: int, found: list[int]) -> None:
        if self.barred(state, seat) == ALLOWED:
            _PLACE_ACTIONS.add(_ALL_FIELDS & ~closed_to_dragons(state), found)

    def reason(self, state: Dracheninsel, seat: int, action: int) -> int:
        field = PLACE.arg(action)
        if not closed_to_dragons(state) & BIT[field]:
            return ALLOWED
        if state.components.no_dragons & BIT[field]:
            return NEVER_THERE
        if state.hunter_fields & BIT[field]:
            return HUNTER_THERE
        return MUST_MOVE if state.dragon_places[planned_dragon(state)] == field else OTHER_DRAGON_THERE

    def refusal(self, state: Dracheninsel, seat: int, action: int, reason: int) -> Refusal:
        place = PLACE_NAMES[PLACE.arg(action)]
        if reason == CHOOSE_DRAGON:
            return Refusal("choose-dragon", rule="DI-8.3")
        if reason == NEVER_THERE:
            return Refusal("no-dragons-there", rule="DI-8.4", place=place)
        if reason == HUNTER_THERE:
            return Refusal("hunter-in-the-way", rule="DI-8.4", place=place)
        if reason == MUST_MOVE:
            return Refusal("dragon-must-move", rule="DI-8.3", place=place)
        return Refusal("other-dragon-there", rule="DI-8.4", place=place)

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        field = PLACE.arg(action)
        card = PATROLS[PATROL.arg(state.plan.actions[0])]
        dragon = planned_dragon(state)
        begin_action(state)
        spend(state, seat, card)
        state.has_spent = True
        left = state.dragon_places[dragon]
        move_dragon(state, dragon, field)
        if state.wants_events:
            origin = "nowhere" if left == NO_PLACE else PLACE_NAMES[left]
            state.emit(DragonSet(seat, CARD_NAMES[card], dragon + 1, origin, PLACE_NAMES[field]))
        open_stop_window(state)


def closed_to_dragons(state: Dracheninsel) -> int:
    """The fields where no dragon may go now; staying where it is is no move (DI-8.3, DI-8.4)."""
    return state.components.no_dragons | state.hunter_fields | state.dragon_fields


def planned_dragon(state: Dracheninsel) -> int:
    """The dragon that the patrol sends: one that is missing, else the chosen one (DI-8.3)."""
    for dragon in range(DRAGONS):
        if state.dragon_places[dragon] == NO_PLACE:
            return dragon
    return DRAGON.arg(state.plan.actions[1]) if len(state.plan.actions) > 1 else NO_DRAGON


_ALL_FIELDS: Final = (1 << FIELDS) - 1
_PLACE_ACTIONS: Final = FieldActions(PLACE)
