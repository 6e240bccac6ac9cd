"""Opening a path anew after its treasure, and what the statues do then (TO-5.6, TO-5.7)."""

from typing import Final

from schatzkiste.core.phase import ActionRule, Phase
from schatzkiste.core.refusal import Refusal
from schatzkiste.core.state import ALONE
from schatzkiste.games.tobago.actions import ACTIONS, LAY, PATH_NAMES
from schatzkiste.games.tobago.board import HEX_NAMES
from schatzkiste.games.tobago.constants import NO_PATH, OPENING
from schatzkiste.games.tobago.events import AmuletWashedUp, StatuesTurned
from schatzkiste.games.tobago.paths import fill_hand, lay_from_hand
from schatzkiste.games.tobago.reasons import OWN, lay_reason, lay_refusal, rose_reason
from schatzkiste.games.tobago.state import Tobago
from schatzkiste.games.tobago.turns import go_on

OTHER_PATH: Final = OWN


class OpenPath(ActionRule[Tobago]):
    """Lay any clue of the hand on the path just emptied."""

    def barred(self, state: Tobago, seat: int) -> int:
        return rose_reason(state, seat)

    def candidates(self, state: Tobago, seat: int) -> list[int]:
        return [LAY.at(clue, state.opened) for clue in state.hands[seat]]

    def reason(self, state: Tobago, seat: int, action: int) -> int:
        clue, path = LAY.args(action)
        return OTHER_PATH if path != state.opened else lay_reason(state, seat, clue, path)

    def refusal(self, state: Tobago, seat: int, action: int, reason: int) -> Refusal:
        clue, path = LAY.args(action)
        if reason == OTHER_PATH:
            return Refusal("open-this-path", rule="TO-5.6", path=PATH_NAMES[state.opened])
        return lay_refusal(state, clue, path, reason)

    def apply(self, state: Tobago, seat: int, action: int) -> None:
        clue, path = LAY.args(action)
        state.opened = NO_PATH
        lay_from_hand(state, seat, clue, path)
        wake_statues(state)
        go_on(state)


def ask_for_opening(state: Tobago, opener: int, path: int) -> None:
    """Ask the opener for a clue; one without any draws first, for the path's clues are in the discards now."""
    state.opened = path
    if not state.hands[opener]:
        fill_hand(state, opener)
    state.phase = OPENING
    state.to_act = ALONE[opener]


def wake_statues(state: Tobago) -> None:
    """Each statue washes up an amulet where its gaze meets the sea; then all turn by 60 degrees, clockwise."""
    for statue, place in enumerate(state.statues):
        shore = state.island.shores[place][state.facing[statue]]
        if state.amulets_left and not state.has_amulet(shore):
            state.amulets_on = sorted([*state.amulets_on, shore])
            state.amulets_left -= 1
            if state.wants_events:
                state.emit(AmuletWashedUp(HEX_NAMES[shore]))
    for statue in range(len(state.facing)):
        state.facing[statue] = (state.facing[statue] + 1) % 6
    if state.wants_events:
        state.emit(StatuesTurned())


OPENING_PHASE: Final[Phase[Tobago]] = Phase("opening", "TO-5.6", ACTIONS, [OpenPath(LAY)])
