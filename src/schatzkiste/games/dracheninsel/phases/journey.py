"""Long Journey: a terrain is free for the rest of the turn (DI-8.12)."""

from typing import Final

from schatzkiste.core.phase import ALLOWED, ActionRule
from schatzkiste.core.refusal import Refusal
from schatzkiste.games.dracheninsel.actions import TERRAIN
from schatzkiste.games.dracheninsel.board import TERRAIN_NAMES
from schatzkiste.games.dracheninsel.cards import CARD_NAMES, JOURNEY, TERRAIN_MASK, TERRAINS_ON
from schatzkiste.games.dracheninsel.constants import NO_CARD, NO_HUNTER, TRAVELLING
from schatzkiste.games.dracheninsel.events import JourneyBegun
from schatzkiste.games.dracheninsel.hands import spend
from schatzkiste.games.dracheninsel.moves import ask, movers
from schatzkiste.games.dracheninsel.phases.playing import CardRule
from schatzkiste.games.dracheninsel.plan import Plan
from schatzkiste.games.dracheninsel.state import Dracheninsel
from schatzkiste.games.dracheninsel.turns import begin_action, open_stop_window

NO_TERRAIN_CARD: Final = 2

NAME_TERRAIN: Final = 2

CHOOSE_CARD: Final = 1
NOT_ON_CARD: Final = 2


class PlayJourney(CardRule):
    """Play the card; a terrain card must go with it."""

    def reason(self, state: Dracheninsel, seat: int, action: int) -> int:
        return ALLOWED if state.held[seat] & TERRAIN_MASK else NO_TERRAIN_CARD

    def refusal(self, state: Dracheninsel, seat: int, action: int, reason: int) -> Refusal:
        if reason != NO_TERRAIN_CARD:
            return super().refusal(state, seat, action, reason)
        return Refusal("no-terrain-card", rule="DI-8.12")

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        state.plan = Plan([action])
        ask(state, seat, TRAVELLING)


class ChooseCard(CardRule):
    """Choose the terrain card that is spent with it."""

    def barred(self, state: Dracheninsel, seat: int) -> int:
        return ALLOWED if state.plan.terrain_card() == NO_CARD else NAME_TERRAIN

    def refusal(self, state: Dracheninsel, seat: int, action: int, reason: int) -> Refusal:
        if reason != NAME_TERRAIN:
            return super().refusal(state, seat, action, reason)
        return Refusal("name-terrain", rule="DI-8.12", card=CARD_NAMES[state.plan.terrain_card()])

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        state.plan.actions.append(action)
        ask(state, seat, TRAVELLING)


class ChooseTerrain(ActionRule[Dracheninsel]):
    """Name the terrain: one on the card, or any when the card is a joker."""

    def barred(self, state: Dracheninsel, seat: int) -> int:
        return CHOOSE_CARD if state.plan.terrain_card() == NO_CARD else ALLOWED

    def reason(self, state: Dracheninsel, seat: int, action: int) -> int:
        card = state.plan.terrain_card()
        if TERRAINS_ON[card] >> TERRAIN.arg(action) & 1 or joker_hunter(state, seat, card) != NO_HUNTER:
            return ALLOWED
        return NOT_ON_CARD

    def refusal(self, state: Dracheninsel, seat: int, action: int, reason: int) -> Refusal:
        if reason == CHOOSE_CARD:
            return Refusal("choose-terrain-card", rule="DI-8.12")
        terrain = TERRAIN_NAMES[TERRAIN.arg(action)]
        return Refusal("not-on-card", rule="DI-8.12", terrain=terrain, card=CARD_NAMES[state.plan.terrain_card()])

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        terrain = TERRAIN.arg(action)
        card = state.plan.terrain_card()
        if not TERRAINS_ON[card] >> terrain & 1:
            state.mover = joker_hunter(state, seat, card)  # DI-3.14
        begin_action(state)
        spend(state, seat, JOURNEY)
        spend(state, seat, card)
        state.has_spent = True
        state.free_terrains |= 1 << terrain
        if state.wants_events:
            state.emit(JourneyBegun(seat, CARD_NAMES[card], TERRAIN_NAMES[terrain]))
        open_stop_window(state)


def joker_hunter(state: Dracheninsel, seat: int, card: int) -> int:
    """The hunter of the seat for whom the card is a joker, NO_HUNTER if there is none (DI-3.5, DI-3.6)."""
    for hunter in movers(state, seat):
        if TERRAINS_ON[card] >> hunter & 1:
            return hunter
    return NO_HUNTER
