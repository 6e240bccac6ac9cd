"""Cashing: share, or claim all with Betrayal against Betrayal (section 6)."""

from schatzkiste.core.state import ALONE
from schatzkiste.games.dracheninsel.cards import CARD_NAMES
from schatzkiste.games.dracheninsel.constants import ANSWERING
from schatzkiste.games.dracheninsel.events import BetrayalPlayed, TreasureShared, TreasureWon
from schatzkiste.games.dracheninsel.hands import spend
from schatzkiste.games.dracheninsel.phases.playing import CardRule, OpenRule
from schatzkiste.games.dracheninsel.state import Dracheninsel
from schatzkiste.games.dracheninsel.turns import cash


class Share(OpenRule):
    """One coin each; the partner cannot object (DI-6.3, DI-6.5)."""

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        other = state.boat_partner()
        if state.wants_events:
            state.emit(TreasureShared(seat, other, state.arrived_value()))
        cash(state, seat, other)


class Betray(CardRule):
    """Claim both coins, or answer a claim, with exactly one Betrayal (DI-6.3, DI-6.4)."""

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        card = self.card_of(action)
        spend(state, seat, card)
        if state.wants_events:
            state.emit(BetrayalPlayed(seat, CARD_NAMES[card]))
        owner = state.boat_owner()
        state.phase = ANSWERING
        state.to_act = ALONE[state.boat_partner() if seat == owner else owner]


class Yield(OpenRule):
    """Leave both coins to whoever played the last Betrayal (DI-6.4)."""

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        winner = state.betrayer()
        if state.wants_events:
            state.emit(TreasureWon(winner, state.arrived_value()))
        cash(state, winner, winner)
