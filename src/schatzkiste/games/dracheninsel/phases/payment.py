"""Paying for terrain: which card is spent is the player's choice (DI-3.4 to DI-3.6)."""

from typing import Final

from schatzkiste.core.phase import ALLOWED
from schatzkiste.core.refusal import Refusal
from schatzkiste.games.dracheninsel.board import COLOUR_NAMES, TERRAIN_NAMES
from schatzkiste.games.dracheninsel.cards import CARD_NAMES
from schatzkiste.games.dracheninsel.moves import planned_leg, planned_place, proceed
from schatzkiste.games.dracheninsel.phases.playing import CardRule
from schatzkiste.games.dracheninsel.state import Dracheninsel

DOES_NOT_PAY: Final = 2


class Pay(CardRule):
    """Spend one card that shows the terrain, or the hunter's own colour as joker."""

    def legal(self, state: Dracheninsel, seat: int, found: list[int]) -> None:
        paying = paying_cards(state, seat)
        for place, card in enumerate(self.cards):
            if paying >> card & 1:
                found.append(self.kind.first + place)

    def reason(self, state: Dracheninsel, seat: int, action: int) -> int:
        if paying_cards(state, seat) >> self.card_of(action) & 1:
            return ALLOWED
        return super().reason(state, seat, action) or DOES_NOT_PAY

    def refusal(self, state: Dracheninsel, seat: int, action: int, reason: int) -> Refusal:
        if reason != DOES_NOT_PAY:
            return super().refusal(state, seat, action, reason)
        leg = planned_leg(state, seat)
        return Refusal(
            "card-does-not-pay",
            rule="DI-3.4",
            card=CARD_NAMES[self.card_of(action)],
            terrain=TERRAIN_NAMES[leg.price(planned_place(state.plan))],
            hunter=COLOUR_NAMES[leg.hunter],
        )

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        state.plan.actions.append(action)
        state.plan.payment = self.card_of(action)
        proceed(state, seat)


def paying_cards(state: Dracheninsel, seat: int) -> int:
    """The kinds in hand that pay for the planned place."""
    leg = planned_leg(state, seat)
    return leg.cards_for(leg.price(planned_place(state.plan)))
