"""Set-up by the players: vehicles, then the first clues (TO-2.3 to TO-2.5)."""

from typing import Final

from schatzkiste.core.phase import Deed, Phase
from schatzkiste.core.refusal import Refusal
from schatzkiste.core.state import ALONE
from schatzkiste.games.tobago.actions import ACTIONS, LAY, PATH_NAMES, PATHS, VEHICLE
from schatzkiste.games.tobago.events import VehiclePlaced
from schatzkiste.games.tobago.frame import BIT, HEX_NAMES
from schatzkiste.games.tobago.paths import draw_clue, fill_hand, lay
from schatzkiste.games.tobago.stages import FIRST_CLUES, NO_CLUE, VEHICLES
from schatzkiste.games.tobago.state import Tobago
from schatzkiste.games.tobago.turns import begin_turn


class PlaceVehicle(Deed[Tobago]):
    """Put the own vehicle on any island space."""

    def legal(self, state: Tobago, seat: int, found: list[int]) -> None:
        for place in state.island.spaces:
            found.append(VEHICLE.at(place))

    def why_not(self, state: Tobago, seat: int, action: int) -> Refusal | None:
        place = VEHICLE.arg(action)
        if not state.island.land & BIT[place]:
            return Refusal("no-land", rule="TO-2.3", space=HEX_NAMES[place])
        return None

    def apply(self, state: Tobago, seat: int, action: int) -> None:
        place = VEHICLE.arg(action)
        state.vehicles[seat] = place
        if state.observed:
            state.tell(VehiclePlaced(seat, HEX_NAMES[place]))
        following = (seat + 1) % state.players
        if following == state.start:
            ask_for_first_clue(state, following)
        else:
            state.to_act = ALONE[following]


class LayFirstClue(Deed[Tobago]):
    """Lay the clue drawn for the set-up on a path that is still empty."""

    def legal(self, state: Tobago, seat: int, found: list[int]) -> None:
        for path in range(PATHS):
            if not state.path_clues[path]:
                found.append(LAY.at(state.first_clue, path))

    def why_not(self, state: Tobago, seat: int, action: int) -> Refusal | None:
        clue, path = LAY.args(action)
        if clue != state.first_clue:
            return Refusal("not-the-drawn-clue", rule="TO-2.4", clue=state.first_clue + 1)
        if state.path_clues[path]:
            return Refusal("path-begun", rule="TO-2.4", path=PATH_NAMES[path])
        return None

    def apply(self, state: Tobago, seat: int, action: int) -> None:
        lay_first(state, seat, LAY.args(action)[1])


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


def begin(state: Tobago) -> None:
    """Ask the starting player for a vehicle."""
    state.phase = VEHICLES
    state.to_act = ALONE[state.start]
