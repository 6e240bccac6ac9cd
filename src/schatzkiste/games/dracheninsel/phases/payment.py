"""Paying for terrain: which card is spent is the player's choice (DI-3.4 to DI-3.6)."""

from schatzkiste.core.phase import Deed
from schatzkiste.core.refusal import Refusal
from schatzkiste.games.dracheninsel.actions import PAY
from schatzkiste.games.dracheninsel.board import COLOUR_NAMES, TERRAIN_NAMES
from schatzkiste.games.dracheninsel.cards import CARD_NAMES, KIND_BIT, PAYING, TERRAIN_CARDS
from schatzkiste.games.dracheninsel.moves import planned_leg, planned_place, proceed
from schatzkiste.games.dracheninsel.state import Dracheninsel


class Pay(Deed[Dracheninsel]):
    """Spend one card that shows the terrain, or the own colour as joker."""

    def legal(self, state: Dracheninsel, seat: int, found: list[int]) -> None:
        leg = planned_leg(state, seat)
        paying = leg.payable(leg.price(planned_place(state.plan)))
        for kind in TERRAIN_CARDS:
            if paying & KIND_BIT[kind]:
                found.append(PAY.at(kind))

    def why_not(self, state: Dracheninsel, seat: int, action: int) -> Refusal | None:
        kind = PAY.arg(action)
        leg = planned_leg(state, seat)
        terrain = leg.price(planned_place(state.plan))
        if not state.held[seat] & KIND_BIT[kind]:
            return Refusal("card-not-in-hand", rule="DI-3.9", card=CARD_NAMES[kind])
        if not PAYING[leg.hunter][terrain] & KIND_BIT[kind]:
            name = COLOUR_NAMES[leg.hunter]
            return Refusal(
                "card-does-not-pay", rule="DI-3.4", card=CARD_NAMES[kind], terrain=TERRAIN_NAMES[terrain], hunter=name
            )
        return None

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        plan = state.plan.copy()
        plan.pay = PAY.arg(action)
        state.plan = plan
        proceed(state, seat)
