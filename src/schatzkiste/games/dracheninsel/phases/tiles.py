"""Raging Elements and Destructive Forces: two tiles change places (DI-8.1, DI-8.2)."""

from schatzkiste.core.actions import Kind
from schatzkiste.core.phase import Deed
from schatzkiste.core.refusal import Refusal
from schatzkiste.games.dracheninsel.actions import ELEMENTS, FORCES, TILE
from schatzkiste.games.dracheninsel.board import BIT, BOATS, CENTRE, FIELDS, NOWHERE, PLACE_NAMES
from schatzkiste.games.dracheninsel.cards import CARD_NAMES, KIND_BIT
from schatzkiste.games.dracheninsel.cards import ELEMENTS as ELEMENTS_CARD
from schatzkiste.games.dracheninsel.cards import FORCES as FORCES_CARD
from schatzkiste.games.dracheninsel.course import begin_deed, end_deed
from schatzkiste.games.dracheninsel.events import TilesSwapped
from schatzkiste.games.dracheninsel.hands import spend
from schatzkiste.games.dracheninsel.island import Plan
from schatzkiste.games.dracheninsel.state import SWAP, Dracheninsel


class SwapCard(Deed[Dracheninsel]):
    """Play one of the two cards; with at most eight fields occupied there are always two tiles to swap."""

    def __init__(self, kind: Kind, card: int) -> None:
        super().__init__(kind)
        self.card = card

    def legal(self, state: Dracheninsel, seat: int, found: list[int]) -> None:
        if state.held[seat] & KIND_BIT[self.card]:
            found.append(self.kind.first)

    def why_not(self, state: Dracheninsel, seat: int, action: int) -> Refusal | None:
        if not state.held[seat] & KIND_BIT[self.card]:
            return Refusal("card-not-in-hand", rule="DI-3.9", card=CARD_NAMES[self.card])
        return None

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        plan = Plan()
        plan.card = self.card
        state.plan = plan
        state.phase = SWAP


class ChooseTile(Deed[Dracheninsel]):
    """Name the first tile, then the second."""

    def legal(self, state: Dracheninsel, seat: int, found: list[int]) -> None:
        free = movable(state)
        for field in range(FIELDS):
            if free & BIT[field] and fits(state, free, field):
                found.append(TILE.first + field)

    def why_not(self, state: Dracheninsel, seat: int, action: int) -> Refusal | None:
        field = TILE.arg(action)
        name = PLACE_NAMES[field]
        free = movable(state)
        if field == CENTRE:
            return Refusal("no-tile-there", rule="DI-2.1")
        if field == state.plan.first:
            return Refusal("same-tile", rule="DI-8.1", place=name)
        if not free & BIT[field]:
            return Refusal("tile-occupied", rule="DI-8.2", place=name)
        if fits(state, free, field):
            return None
        if state.plan.first == NOWHERE:
            return Refusal("no-free-neighbour", rule="DI-8.1", place=name)
        return Refusal("tiles-not-adjacent", rule="DI-8.1", place=name, first=PLACE_NAMES[state.plan.first])

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        field = TILE.arg(action)
        plan = state.plan
        if plan.first == NOWHERE:
            plan = plan.copy()
            plan.first = field
            state.plan = plan
            return
        begin_deed(state)
        spend(state, seat, plan.card)
        state.costly = True
        state.island.swap_tiles(plan.first, field)
        if state.observed:
            state.tell(TilesSwapped(seat, CARD_NAMES[plan.card], PLACE_NAMES[plan.first], PLACE_NAMES[field]))
        end_deed(state, True)


def movable(state: Dracheninsel) -> int:
    """The fields whose tile may be swapped: neither hunter nor dragon stands there."""
    island = state.island
    return _ALL_TILES & ~(island.crowd | island.dragons)


def fits(state: Dracheninsel, free: int, field: int) -> bool:
    """Whether a movable tile can be the next one named."""
    first = state.plan.first
    if field == first:
        return False
    if state.plan.card == ELEMENTS_CARD:
        return True
    if first != NOWHERE:
        return field in state.tables.near[first]
    return any(other < BOATS and free & BIT[other] for other in state.tables.near[field])


_ALL_TILES = ((1 << FIELDS) - 1) & ~BIT[CENTRE]
SWAP_CARDS: list[Deed[Dracheninsel]] = [SwapCard(ELEMENTS, ELEMENTS_CARD), SwapCard(FORCES, FORCES_CARD)]
