"""Set-up by the players: vehicles, then the first clues (TO-2.3 to TO-2.5)."""

from typing import Final

from schatzkiste.core.phase import ALLOWED, ActionRule, Phase
from schatzkiste.core.refusal import Refusal
from schatzkiste.core.state import ALONE
from schatzkiste.games.tobago.actions import ACTIONS, LAY, PATH_NAMES, PATHS, VEHICLE
from schatzkiste.games.tobago.board import HEX_NAMES
from schatzkiste.games.tobago.constants import FIRST_CLUES, NO_CLUE, VEHICLES
from schatzkiste.games.tobago.events import VehiclePlaced
from schatzkiste.games.tobago.paths import draw_clue, fill_hand, lay
from schatzkiste.games.tobago.reasons import OWN
from schatzkiste.games.tobago.state import Tobago
from schatzkiste.games.tobago.turns import begin_turn

NO_LAND: Final = OWN
NOT_DRAWN: Final = OWN
PATH_BEGUN: Final = OWN + 1


class PlaceVehicle(ActionRule[Tobago]):
    """Put one's vehicle on any island space."""

    def candidates(self, state: Tobago, seat: int) -> list[int]:
        return [VEHICLE.first + place for place in state.island.spaces]

    def reason(self, state: Tobago, seat: int, action: int) -> int:
        return ALLOWED if state.island.is_land(VEHICLE.arg(action)) else NO_LAND

    def refusal(self, state: Tobago, seat: int, action: int, reason: int) -> Refusal:
        return Refusal("no-land", rule="TO-2.3", space=HEX_NAMES[VEHICLE.arg(action)])

    def apply(self, state: Tobago, seat: int, action: int) -> None:
        place = VEHICLE.arg(action)
        state.vehicles[seat] = place
        if state.wants_events:
            state.emit(VehiclePlaced(seat, HEX_NAMES[place]))
        following = (seat + 1) % state.players
        if following == state.start:
            ask_for_first_clue(state, following)
        else:
            state.to_act = ALONE[following]


class LayFirstClue(ActionRule[Tobago]):
    """Lay the clue drawn for the set-up on a path that is still empty."""

    def candidates(self, state: Tobago, seat: int) -> list[int]:
        return [LAY.at(state.first_clue, path) for path in range(PATHS)]

    def reason(self, state: Tobago, seat: int, action: int) -> int:
        clue, path = LAY.args(action)
        if clue != state.first_clue:
            return NOT_DRAWN
        return PATH_BEGUN if state.path_clues[path] else ALLOWED

    def refusal(self, state: Tobago, seat: int, action: int, reason: int) -> Refusal:
        if reason == NOT_DRAWN:
            return Refusal("not-the-drawn-clue", rule="TO-2.4", clue=state.first_clue + 1)
        return Refusal("path-begun", rule="TO-2.4", path=PATH_NAMES[LAY.args(action)[1]])

    def apply(self, state: Tobago, seat: int, action: int) -> None:
        lay_first(state, seat, LAY.args(action)[1])


def ask_for_vehicle(state: Tobago) -> None:
    """Ask the starting player for a vehicle."""
    state.phase = VEHICLES
    state.to_act = ALONE[state.start]


def ask_for_first_clue(state: Tobago, seat: int) -> None:
    """Draw a clue for the seat, seen by all; on the last empty path it is laid by itself."""
    state.phase = FIRST_CLUES
    state.to_act = ALONE[seat]
    state.first_clue = draw_clue(state)
    empty = [path for path in range(PATHS) if not state.path_clues[path]]
    if len(empty) == 1:
        lay_first(state, seat, empty[0])


def lay_first(state: Tobago, seat: int, path: int) -> None:
    """Lay the drawn clue; after the last player's the hands are dealt and the first turn begins (TO-2.5)."""
    clue = state.first_clue
    state.first_clue = NO_CLUE
    lay(state, seat, clue, path)
    following = (seat + 1) % state.players
    if following != state.start:
        ask_for_first_clue(state, following)
        return
    for step in range(state.players):
        fill_hand(state, (state.start + step) % state.players)
    begin_turn(state, state.start)


VEHICLES_PHASE: Final[Phase[Tobago]] = Phase("vehicles", "TO-2.3", ACTIONS, [PlaceVehicle(VEHICLE)])
FIRST_CLUES_PHASE: Final[Phase[Tobago]] = Phase("first-clues", "TO-2.4", ACTIONS, [LayFirstClue(LAY)])
