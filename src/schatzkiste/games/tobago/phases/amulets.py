"""Spending amulets: removing a marker, and paying for everything else (TO-6.2, TO-6.6)."""

from typing import Final

from schatzkiste.core.phase import ALLOWED, ActionRule
from schatzkiste.core.refusal import Refusal
from schatzkiste.games.tobago.actions import PATH_NAMES, PATHS, REMOVE
from schatzkiste.games.tobago.board import HEX_NAMES
from schatzkiste.games.tobago.events import MarkerRemoved
from schatzkiste.games.tobago.paths import set_candidates, tell_if_located
from schatzkiste.games.tobago.reasons import NO_AMULET, OWN, amulet_reason, shared_refusal
from schatzkiste.games.tobago.state import Tobago
from schatzkiste.games.tobago.turns import go_on

NO_MARKERS_YET: Final = OWN
NO_MARKER_THERE: Final = OWN + 1
LAST_MARKER: Final = OWN + 2


def pay(state: Tobago, seat: int) -> None:
    """Give one amulet back to the supply."""
    state.amulets[seat] -= 1
    state.amulets_left += 1


class RemoveMarker(ActionRule[Tobago]):
    """Take one marker off the island; at least one of its colour stays."""

    def barred(self, state: Tobago, seat: int) -> int:
        return amulet_reason(state, seat)

    def candidates(self, state: Tobago, seat: int) -> list[int]:
        return [REMOVE.at(path, place) for path in range(PATHS) for place in state.markers(path)]

    def reason(self, state: Tobago, seat: int, action: int) -> int:
        path, place = REMOVE.args(action)
        if not state.has_markers(path):
            return NO_MARKERS_YET
        if place not in state.candidates[path]:
            return NO_MARKER_THERE
        return LAST_MARKER if state.is_located(path) else ALLOWED

    def refusal(self, state: Tobago, seat: int, action: int, reason: int) -> Refusal:
        path, place = REMOVE.args(action)
        name = PATH_NAMES[path]
        if reason == NO_AMULET:
            return shared_refusal(reason)
        if reason == NO_MARKERS_YET:
            return Refusal("no-markers-yet", rule="TO-3.5", path=name)
        if reason == NO_MARKER_THERE:
            return Refusal("no-marker-there", rule="TO-6.2", path=name, space=HEX_NAMES[place])
        return Refusal("last-marker-stays", rule="TO-6.2", path=name)

    def apply(self, state: Tobago, seat: int, action: int) -> None:
        path, place = REMOVE.args(action)
        pay(state, seat)
        state.removed[path] = sorted([*state.removed[path], place])
        state.progress = True
        set_candidates(state, path, [other for other in state.candidates[path] if other != place])
        if state.wants_events:
            left = len(state.candidates[path])
            state.emit(MarkerRemoved(seat, PATH_NAMES[path], HEX_NAMES[place], left))
            tell_if_located(state, path)
        go_on(state)
