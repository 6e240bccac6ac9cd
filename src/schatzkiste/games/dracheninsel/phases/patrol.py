"""Dragon Patrol: bring a dragon in, or move one (DI-8.3 to DI-8.5)."""

from schatzkiste.core.phase import Deed
from schatzkiste.core.refusal import Refusal
from schatzkiste.games.dracheninsel.actions import DRAGON, PATROL, PLACE
from schatzkiste.games.dracheninsel.board import BIT, FIELDS, NOWHERE, PLACE_NAMES
from schatzkiste.games.dracheninsel.cards import CARD_NAMES, KIND_BIT, PATROL_MASK, PATROLS
from schatzkiste.games.dracheninsel.course import begin_deed, end_deed
from schatzkiste.games.dracheninsel.events import DragonSet
from schatzkiste.games.dracheninsel.hands import spend
from schatzkiste.games.dracheninsel.island import Plan
from schatzkiste.games.dracheninsel.state import PATROL as PATROL_PHASE
from schatzkiste.games.dracheninsel.state import Dracheninsel


class PlayPatrol(Deed[Dracheninsel]):
    """Play a card with a patrol on it."""

    def legal(self, state: Dracheninsel, seat: int, found: list[int]) -> None:
        if state.held[seat] & PATROL_MASK:
            for place, kind in enumerate(PATROLS):
                if state.held[seat] & KIND_BIT[kind]:
                    found.append(PATROL.at(place))

    def why_not(self, state: Dracheninsel, seat: int, action: int) -> Refusal | None:
        kind = PATROLS[PATROL.arg(action)]
        if not state.held[seat] & KIND_BIT[kind]:
            return Refusal("card-not-in-hand", rule="DI-3.9", card=CARD_NAMES[kind])
        return None

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        plan = Plan()
        plan.card = PATROLS[PATROL.arg(action)]
        for dragon in (1, 0):
            if state.island.lairs[dragon] == NOWHERE:
                plan.first = dragon
        state.plan = plan
        state.phase = PATROL_PHASE


class ChooseDragon(Deed[Dracheninsel]):
    """With both dragons on the island: which one moves."""

    def legal(self, state: Dracheninsel, seat: int, found: list[int]) -> None:
        if state.plan.first == NOWHERE:
            found.append(DRAGON.at(0))
            found.append(DRAGON.at(1))

    def why_not(self, state: Dracheninsel, seat: int, action: int) -> Refusal | None:
        if state.plan.first != NOWHERE:
            return Refusal("dragon-chosen", rule="DI-8.3", dragon=state.plan.first + 1)
        return None

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        plan = state.plan.copy()
        plan.first = DRAGON.arg(action)
        state.plan = plan


class PlaceDragon(Deed[Dracheninsel]):
    """Name the field the dragon goes to."""

    def legal(self, state: Dracheninsel, seat: int, found: list[int]) -> None:
        if state.plan.first != NOWHERE:
            closed = forbidden(state)
            for field in range(FIELDS):
                if not closed & BIT[field]:
                    found.append(PLACE.first + field)

    def why_not(self, state: Dracheninsel, seat: int, action: int) -> Refusal | None:
        field = PLACE.arg(action)
        if state.plan.first == NOWHERE:
            return Refusal("choose-dragon", rule="DI-8.3")
        if state.tables.no_dragons & BIT[field]:
            return Refusal("no-dragons-there", rule="DI-8.4", place=PLACE_NAMES[field])
        if state.island.crowd & BIT[field]:
            return Refusal("hunter-in-the-way", rule="DI-8.4", place=PLACE_NAMES[field])
        if state.island.lairs[state.plan.first] == field:
            return Refusal("dragon-must-move", rule="DI-8.3", place=PLACE_NAMES[field])
        if state.island.dragons & BIT[field]:
            return Refusal("other-dragon-there", rule="DI-8.4", place=PLACE_NAMES[field])
        return None

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        field = PLACE.arg(action)
        plan = state.plan
        begin_deed(state)
        spend(state, seat, plan.card)
        state.costly = True
        state.island.lairs[plan.first] = field
        if state.observed:
            state.tell(DragonSet(seat, CARD_NAMES[plan.card], plan.first + 1, PLACE_NAMES[field]))
        end_deed(state, True)


def forbidden(state: Dracheninsel) -> int:
    """The fields no dragon may go to now; the own lair is not another field."""
    return state.tables.no_dragons | state.island.crowd | state.island.dragons
