"""Action A: laying a clue, also as an extra clue for an amulet, and exchanging the hand (TO-3.2, TO-6.2, TO-6.4)."""

from typing import Final

from schatzkiste.core.phase import ALLOWED, ActionRule, Phase
from schatzkiste.core.refusal import Refusal
from schatzkiste.games.tobago.actions import ACTIONS, LAY, PATHS
from schatzkiste.games.tobago.constants import EXTRA_CLUES
from schatzkiste.games.tobago.events import ExtraClueBought, HandExchanged
from schatzkiste.games.tobago.fitting import can_lay, fits
from schatzkiste.games.tobago.paths import draw, lay_from_hand
from schatzkiste.games.tobago.phases.amulets import pay
from schatzkiste.games.tobago.reasons import (
    OWN,
    action_reason,
    amulet_reason,
    lay_reason,
    lay_refusal,
    rose_reason,
    shared_refusal,
)
from schatzkiste.games.tobago.state import Tobago
from schatzkiste.games.tobago.turns import go_on

NO_CLUE_FITS: Final = OWN
EXCHANGE_NEEDS_AMULET: Final = OWN


class LayExtraClue(ActionRule[Tobago]):
    """Lay a clue of the hand: the one an amulet was given for."""

    def barred(self, state: Tobago, seat: int) -> int:
        return rose_reason(state, seat)

    def legal(self, state: Tobago, seat: int, found: list[int]) -> None:
        if self.barred(state, seat) == ALLOWED:
            for clue in state.hands[seat]:
                for path in range(PATHS):
                    if fits(state, clue, path):
                        found.append(LAY.first + clue * PATHS + path)

    def reason(self, state: Tobago, seat: int, action: int) -> int:
        clue, path = LAY.args(action)
        return lay_reason(state, seat, clue, path)

    def refusal(self, state: Tobago, seat: int, action: int, reason: int) -> Refusal:
        clue, path = LAY.args(action)
        return lay_refusal(state, clue, path, reason)

    def apply(self, state: Tobago, seat: int, action: int) -> None:
        clue, path = LAY.args(action)
        lay_from_hand(state, seat, clue, path)
        go_on(state)


class LayClue(LayExtraClue):
    """Action A: lay a clue of the hand as the action of the turn."""

    def barred(self, state: Tobago, seat: int) -> int:
        return action_reason(state) or rose_reason(state, seat)

    def apply(self, state: Tobago, seat: int, action: int) -> None:
        state.done = True
        super().apply(state, seat, action)


class BuyExtraClue(ActionRule[Tobago]):
    """Give an amulet to lay one more clue."""

    def barred(self, state: Tobago, seat: int) -> int:
        return amulet_reason(state, seat) or rose_reason(state, seat)

    def reason(self, state: Tobago, seat: int, action: int) -> int:
        return ALLOWED if can_lay(state, seat) else NO_CLUE_FITS

    def refusal(self, state: Tobago, seat: int, action: int, reason: int) -> Refusal:
        if reason == NO_CLUE_FITS:
            return Refusal("no-clue-fits", rule="TO-3.4")
        return shared_refusal(reason)

    def apply(self, state: Tobago, seat: int, action: int) -> None:
        pay(state, seat)
        state.phase = EXTRA_CLUES
        if state.wants_events:
            state.emit(ExtraClueBought(seat))


class Exchange(ActionRule[Tobago]):
    """Exchange the whole hand: for an amulet, or without one instead of the action."""

    def barred(self, state: Tobago, seat: int) -> int:
        is_open = amulet_reason(state, seat) == ALLOWED or action_reason(state) == ALLOWED
        return ALLOWED if is_open else EXCHANGE_NEEDS_AMULET

    def refusal(self, state: Tobago, seat: int, action: int, reason: int) -> Refusal:
        return Refusal("exchange-needs-amulet", rule="TO-6.4")

    def apply(self, state: Tobago, seat: int, action: int) -> None:
        is_paid = amulet_reason(state, seat) == ALLOWED
        if is_paid:
            pay(state, seat)
        else:
            state.done = True
        exchange_hand(state, seat, is_paid)
        go_on(state)


def exchange_hand(state: Tobago, seat: int, is_paid: bool) -> None:
    """Discard the hand openly and draw as many; its clues come back only after a shuffle (TO-6.8)."""
    hand = state.hands[seat]
    state.hands[seat] = []
    state.clue_discards = state.clue_discards + hand
    state.reveals += 1
    if state.wants_events:
        state.emit(HandExchanged(seat, ", ".join(str(clue + 1) for clue in hand), "yes" if is_paid else "no"))
    draw(state, seat, len(hand))


EXTRA_CLUE_PHASE: Final[Phase[Tobago]] = Phase("extra-clue", "TO-6.2", ACTIONS, [LayExtraClue(LAY)])
