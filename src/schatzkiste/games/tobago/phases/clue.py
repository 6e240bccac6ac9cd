"""Action A: laying a clue, also as an extra clue for an amulet, and exchanging the hand (TO-3.2, TO-6.2, TO-6.4)."""

from typing import Final

from schatzkiste.core.phase import Deed, Phase
from schatzkiste.core.refusal import Refusal
from schatzkiste.games.tobago.actions import ACTIONS, EXCHANGE, EXTRA_CLUE, LAY, PATHS
from schatzkiste.games.tobago.events import ExtraClueBought, HandExchanged
from schatzkiste.games.tobago.fitting import can_lay
from schatzkiste.games.tobago.paths import fill_hand, lay_from_hand, why_not_lay
from schatzkiste.games.tobago.phases.amulets import pay, why_no_amulet
from schatzkiste.games.tobago.stages import EXTRA_CLUES, NO_DRIVE
from schatzkiste.games.tobago.state import Tobago
from schatzkiste.games.tobago.turns import go_on


def add_fitting(state: Tobago, seat: int, found: list[int]) -> None:
    """Every clue of the hand on every path where it fits."""
    if state.roses[seat]:
        for clue in state.hands[seat]:
            matching = state.matching[clue]
            for path in range(PATHS):
                before = state.candidates[path]
                stays = before & matching
                if stays and stays != before:
                    found.append(LAY.at(clue, path))


def may_act(state: Tobago) -> bool:
    """Whether the action of the turn is still to come and no drive is under way."""
    return not state.done and state.drive == NO_DRIVE


def why_no_action(state: Tobago) -> Refusal | None:
    """Why the action of the turn cannot be taken now."""
    if state.done:
        return Refusal("action-done", rule="TO-2.6")
    if state.drive != NO_DRIVE:
        return Refusal("drive-under-way", rule="TO-4.4")
    return None


class LayClue(Deed[Tobago]):
    """Action A."""

    def legal(self, state: Tobago, seat: int, found: list[int]) -> None:
        if may_act(state):
            add_fitting(state, seat, found)

    def why_not(self, state: Tobago, seat: int, action: int) -> Refusal | None:
        clue, path = LAY.args(action)
        return why_no_action(state) or why_not_lay(state, seat, clue, path)

    def apply(self, state: Tobago, seat: int, action: int) -> None:
        clue, path = LAY.args(action)
        state.done = True
        lay_from_hand(state, seat, clue, path)
        go_on(state)


class BuyExtraClue(Deed[Tobago]):
    """Give an amulet to lay one more clue."""

    def legal(self, state: Tobago, seat: int, found: list[int]) -> None:
        if state.amulets[seat] and state.roses[seat] and can_lay(state, seat):
            found.append(EXTRA_CLUE.at())

    def why_not(self, state: Tobago, seat: int, action: int) -> Refusal | None:
        poor = why_no_amulet(state, seat)
        if poor is not None:
            return poor
        if not state.roses[seat]:
            return Refusal("no-rose", rule="TO-7.3")
        if not can_lay(state, seat):
            return Refusal("no-clue-fits", rule="TO-3.4")
        return None

    def apply(self, state: Tobago, seat: int, action: int) -> None:
        pay(state, seat)
        state.phase = EXTRA_CLUES
        if state.observed:
            state.tell(ExtraClueBought(seat))


class LayExtraClue(Deed[Tobago]):
    """Lay the clue the amulet was given for."""

    def legal(self, state: Tobago, seat: int, found: list[int]) -> None:
        add_fitting(state, seat, found)

    def why_not(self, state: Tobago, seat: int, action: int) -> Refusal | None:
        clue, path = LAY.args(action)
        return why_not_lay(state, seat, clue, path)

    def apply(self, state: Tobago, seat: int, action: int) -> None:
        clue, path = LAY.args(action)
        lay_from_hand(state, seat, clue, path)
        go_on(state)


class Exchange(Deed[Tobago]):
    """Exchange the whole hand: for an amulet, or without one instead of the action."""

    def legal(self, state: Tobago, seat: int, found: list[int]) -> None:
        if state.amulets[seat] or may_act(state):
            found.append(EXCHANGE.at())

    def why_not(self, state: Tobago, seat: int, action: int) -> Refusal | None:
        if state.amulets[seat] or may_act(state):
            return None
        return Refusal("exchange-needs-amulet", rule="TO-6.4")

    def apply(self, state: Tobago, seat: int, action: int) -> None:
        paid = state.amulets[seat] > 0
        if paid:
            pay(state, seat)
        else:
            state.done = True
        exchange_hand(state, seat, paid)
        go_on(state)


def exchange_hand(state: Tobago, seat: int, paid: bool) -> None:
    """Lay the hand openly to the discards and draw a new one; its clues come back only after a shuffle (TO-6.8)."""
    hand = state.hands[seat]
    state.hands[seat] = []
    state.clue_discards = state.clue_discards + hand
    state.reveals += 1
    if state.observed:
        state.tell(HandExchanged(seat, ", ".join(str(clue + 1) for clue in hand), "yes" if paid else "no"))
    fill_hand(state, seat)


EXTRA_CLUE_PHASE: Final[Phase[Tobago]] = Phase("extra-clue", "TO-6.2", ACTIONS, [LayExtraClue(LAY)])
