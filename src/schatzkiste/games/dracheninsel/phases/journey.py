"""Long Journey: a terrain is free for the rest of the turn (DI-8.12)."""

from schatzkiste.core.phase import Deed
from schatzkiste.core.refusal import Refusal
from schatzkiste.games.dracheninsel.actions import JOURNEY, TERRAIN, WITH
from schatzkiste.games.dracheninsel.board import COLOURS, NOWHERE, TERRAIN_NAMES
from schatzkiste.games.dracheninsel.cards import (
    CARD_NAMES,
    JOURNEY_BIT,
    KIND_BIT,
    TERRAIN_CARDS,
    TERRAIN_MASK,
    TERRAINS_ON,
)
from schatzkiste.games.dracheninsel.cards import JOURNEY as JOURNEY_CARD
from schatzkiste.games.dracheninsel.course import begin_deed, end_deed
from schatzkiste.games.dracheninsel.events import JourneyBegun
from schatzkiste.games.dracheninsel.hands import spend
from schatzkiste.games.dracheninsel.island import Plan
from schatzkiste.games.dracheninsel.moves import ask, movers
from schatzkiste.games.dracheninsel.state import JOURNEY as JOURNEY_PHASE
from schatzkiste.games.dracheninsel.state import Dracheninsel


class PlayJourney(Deed[Dracheninsel]):
    """Play the card; a terrain card must go with it."""

    def legal(self, state: Dracheninsel, seat: int, found: list[int]) -> None:
        if state.held[seat] & JOURNEY_BIT and state.held[seat] & TERRAIN_MASK:
            found.append(JOURNEY.at())

    def why_not(self, state: Dracheninsel, seat: int, action: int) -> Refusal | None:
        if not state.held[seat] & JOURNEY_BIT:
            return Refusal("card-not-in-hand", rule="DI-3.9", card=CARD_NAMES[JOURNEY_CARD])
        if not state.held[seat] & TERRAIN_MASK:
            return Refusal("no-terrain-card", rule="DI-8.12")
        return None

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        plan = Plan()
        plan.card = JOURNEY_CARD
        state.plan = plan
        ask(state, seat, JOURNEY_PHASE)


class ChooseCard(Deed[Dracheninsel]):
    """Choose the terrain card that is spent with it."""

    def legal(self, state: Dracheninsel, seat: int, found: list[int]) -> None:
        if state.plan.first == NOWHERE:
            for kind in TERRAIN_CARDS:
                if state.held[seat] & KIND_BIT[kind]:
                    found.append(WITH.at(kind))

    def why_not(self, state: Dracheninsel, seat: int, action: int) -> Refusal | None:
        kind = WITH.arg(action)
        if state.plan.first != NOWHERE:
            return Refusal("name-terrain", rule="DI-8.12", card=CARD_NAMES[state.plan.first])
        if not state.held[seat] & KIND_BIT[kind]:
            return Refusal("card-not-in-hand", rule="DI-3.9", card=CARD_NAMES[kind])
        return None

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        plan = state.plan.copy()
        plan.first = WITH.arg(action)
        state.plan = plan
        ask(state, seat, JOURNEY_PHASE)


class ChooseTerrain(Deed[Dracheninsel]):
    """Name the terrain: one on the card, or any when the card is a joker."""

    def legal(self, state: Dracheninsel, seat: int, found: list[int]) -> None:
        if state.plan.first != NOWHERE:
            for terrain in range(COLOURS):
                if _may_name(state, seat, terrain):
                    found.append(TERRAIN.at(terrain))

    def why_not(self, state: Dracheninsel, seat: int, action: int) -> Refusal | None:
        if state.plan.first == NOWHERE:
            return Refusal("choose-terrain-card", rule="DI-8.12")
        if _may_name(state, seat, TERRAIN.arg(action)):
            return None
        name = TERRAIN_NAMES[TERRAIN.arg(action)]
        return Refusal("not-on-card", rule="DI-8.12", terrain=name, card=CARD_NAMES[state.plan.first])

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        terrain = TERRAIN.arg(action)
        card = state.plan.first
        if not TERRAINS_ON[card] >> terrain & 1:
            state.mover = joker_hunter(state, seat, card)  # DI-3.14
        begin_deed(state)
        spend(state, seat, JOURNEY_CARD)
        spend(state, seat, card)
        state.costly = True
        state.free |= 1 << terrain
        if state.observed:
            state.tell(JourneyBegun(seat, CARD_NAMES[card], TERRAIN_NAMES[terrain]))
        end_deed(state, True)


def _may_name(state: Dracheninsel, seat: int, terrain: int) -> bool:
    card = state.plan.first
    return TERRAINS_ON[card] >> terrain & 1 != 0 or joker_hunter(state, seat, card) != NOWHERE


def joker_hunter(state: Dracheninsel, seat: int, card: int) -> int:
    """The own hunter for whom the card is a joker, NOWHERE if there is none (DI-3.5, DI-3.6)."""
    for hunter in movers(state, seat):
        if TERRAINS_ON[card] >> hunter & 1:
            return hunter
    return NOWHERE
