"""Cashing: share, or claim all with Betrayal against Betrayal (section 6)."""

from schatzkiste.core.phase import Deed
from schatzkiste.core.refusal import Refusal
from schatzkiste.core.state import ALONE
from schatzkiste.games.dracheninsel.actions import BETRAY, SHARE, YIELD
from schatzkiste.games.dracheninsel.board import NOWHERE
from schatzkiste.games.dracheninsel.cards import BETRAYALS, CARD_NAMES, KIND_BIT
from schatzkiste.games.dracheninsel.course import cash
from schatzkiste.games.dracheninsel.events import BetrayalPlayed, TreasureShared, TreasureWon
from schatzkiste.games.dracheninsel.hands import spend
from schatzkiste.games.dracheninsel.state import ANSWER, Dracheninsel


class Share(Deed[Dracheninsel]):
    """One coin each; the partner cannot object (DI-6.3, DI-6.5)."""

    def legal(self, state: Dracheninsel, seat: int, found: list[int]) -> None:
        found.append(SHARE.at())

    def why_not(self, state: Dracheninsel, seat: int, action: int) -> Refusal | None:
        return None

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        other = state.boat_partner()
        if state.observed:
            state.tell(TreasureShared(seat, other, arrived_value(state)))
        cash(state, [seat, other])


class Betray(Deed[Dracheninsel]):
    """Claim both coins, or answer a claim, with exactly one Betrayal (DI-6.3, DI-6.4)."""

    def legal(self, state: Dracheninsel, seat: int, found: list[int]) -> None:
        for place, kind in enumerate(BETRAYALS):
            if state.held[seat] & KIND_BIT[kind]:
                found.append(BETRAY.at(place))

    def why_not(self, state: Dracheninsel, seat: int, action: int) -> Refusal | None:
        kind = BETRAYALS[BETRAY.arg(action)]
        if not state.held[seat] & KIND_BIT[kind]:
            return Refusal("card-not-in-hand", rule="DI-3.9", card=CARD_NAMES[kind])
        return None

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        kind = BETRAYALS[BETRAY.arg(action)]
        spend(state, seat, kind)
        state.betrayer = seat
        state.stoppable = False  # DI-9.4
        if state.observed:
            state.tell(BetrayalPlayed(seat, CARD_NAMES[kind]))
        owner = state.boat_owner()
        state.phase = ANSWER
        state.to_act = ALONE[state.boat_partner() if seat == owner else owner]


class Yield(Deed[Dracheninsel]):
    """Leave both coins to whoever played the last Betrayal (DI-6.4)."""

    def legal(self, state: Dracheninsel, seat: int, found: list[int]) -> None:
        if state.betrayer != NOWHERE:
            found.append(YIELD.at())

    def why_not(self, state: Dracheninsel, seat: int, action: int) -> Refusal | None:
        if state.betrayer == NOWHERE:
            return Refusal("nothing-to-yield", rule="DI-6.4")
        return None

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        winner = state.betrayer
        if state.observed:
            state.tell(TreasureWon(winner, arrived_value(state)))
        cash(state, [winner, winner])


def arrived_value(state: Dracheninsel) -> int:
    """The value of one coin of the treasure in the boat."""
    return state.tables.treasures[state.island.treasure_at(state.island.spots[state.bearer])]
