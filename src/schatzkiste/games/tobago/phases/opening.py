"""Opening a path anew after its treasure, and what the statues do then (TO-5.6, TO-5.7)."""

from typing import Final

from schatzkiste.core.phase import Deed, Phase
from schatzkiste.core.refusal import Refusal
from schatzkiste.core.state import ALONE
from schatzkiste.games.tobago.actions import ACTIONS, LAY, PATH_NAMES
from schatzkiste.games.tobago.events import AmuletWashedUp, StatuesTurned
from schatzkiste.games.tobago.frame import BIT, HEX_NAMES
from schatzkiste.games.tobago.landmarks import STATUE
from schatzkiste.games.tobago.paths import fill_hand, lay_from_hand, why_not_lay
from schatzkiste.games.tobago.sharing import NO_SEAT
from schatzkiste.games.tobago.stages import NO_PATH, OPENING
from schatzkiste.games.tobago.state import Tobago
from schatzkiste.games.tobago.turns import go_on


class OpenPath(Deed[Tobago]):
    """Lay any clue of the hand on the path just emptied."""

    def legal(self, state: Tobago, seat: int, found: list[int]) -> None:
        for clue in state.hands[seat]:
            found.append(LAY.at(clue, state.opened))

    def why_not(self, state: Tobago, seat: int, action: int) -> Refusal | None:
        clue, path = LAY.args(action)
        if path != state.opened:
            return Refusal("open-this-path", rule="TO-5.6", path=PATH_NAMES[state.opened])
        return why_not_lay(state, seat, clue, path)

    def apply(self, state: Tobago, seat: int, action: int) -> None:
        clue, path = LAY.args(action)
        state.opener = NO_SEAT
        state.opened = NO_PATH
        lay_from_hand(state, seat, clue, path)
        wake_statues(state)
        go_on(state)


def ask_for_opening(state: Tobago, opener: int, path: int) -> None:
    """Ask the opener for a clue; one without any draws first, for the path's clues are in the discards now."""
    state.opener = opener
    state.opened = path
    if not state.hands[opener]:
        fill_hand(state, opener)
    state.phase = OPENING
    state.to_act = ALONE[opener]


def wake_statues(state: Tobago) -> None:
    """Each statue washes up an amulet where its gaze meets the sea; then all turn by 60 degrees, clockwise."""
    for statue, place in enumerate(state.landmarks[STATUE]):
        shore = state.island.shores[place][state.facing[statue]]
        if state.amulets_left and not state.amulets_on & BIT[shore]:
            state.amulets_on |= BIT[shore]
            state.amulets_left -= 1
            if state.observed:
                state.tell(AmuletWashedUp(HEX_NAMES[shore]))
    for statue in range(len(state.facing)):
        state.facing[statue] = (state.facing[statue] + 1) % 6
    if state.observed:
        state.tell(StatuesTurned())


OPENING_PHASE: Final[Phase[Tobago]] = Phase("opening", "TO-5.6", ACTIONS, [OpenPath(LAY)])
