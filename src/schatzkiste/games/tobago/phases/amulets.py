"""Spending amulets: removing a marker, and paying for everything else (TO-6.2, TO-6.6)."""

from schatzkiste.core.phase import Deed
from schatzkiste.core.refusal import Refusal
from schatzkiste.games.tobago.actions import PATH_NAMES, PATHS, REMOVE
from schatzkiste.games.tobago.events import MarkerRemoved
from schatzkiste.games.tobago.frame import BIT, HEX_NAMES, members
from schatzkiste.games.tobago.paths import tell_if_located
from schatzkiste.games.tobago.state import Tobago
from schatzkiste.games.tobago.turns import go_on


def why_no_amulet(state: Tobago, seat: int) -> Refusal | None:
    """Why the seat cannot pay."""
    return None if state.amulets[seat] else Refusal("no-amulet", rule="TO-6.2")


def pay(state: Tobago, seat: int) -> None:
    """Give one amulet back to the supply."""
    state.amulets[seat] -= 1
    state.amulets_left += 1


class RemoveMarker(Deed[Tobago]):
    """Take one marker off the island; at least one of its colour stays."""

    def legal(self, state: Tobago, seat: int, found: list[int]) -> None:
        if state.amulets[seat]:
            for path in range(PATHS):
                if not state.is_located(path):
                    for place in members(state.markers(path)):
                        found.append(REMOVE.at(path, place))

    def why_not(self, state: Tobago, seat: int, action: int) -> Refusal | None:
        path, place = REMOVE.args(action)
        poor = why_no_amulet(state, seat)
        if poor is not None:
            return poor
        if not state.markers(path):
            return Refusal("no-markers-yet", rule="TO-3.5", path=PATH_NAMES[path])
        if not state.markers(path) & BIT[place]:
            return Refusal("no-marker-there", rule="TO-6.2", path=PATH_NAMES[path], space=HEX_NAMES[place])
        if state.is_located(path):
            return Refusal("last-marker-stays", rule="TO-6.2", path=PATH_NAMES[path])
        return None

    def apply(self, state: Tobago, seat: int, action: int) -> None:
        path, place = REMOVE.args(action)
        pay(state, seat)
        state.candidates[path] &= ~BIT[place]
        state.removed[path] |= BIT[place]
        state.progress = True
        if state.observed:
            left = state.candidates[path].bit_count()
            state.tell(MarkerRemoved(seat, PATH_NAMES[path], HEX_NAMES[place], left))
            tell_if_located(state, path)
        go_on(state)
