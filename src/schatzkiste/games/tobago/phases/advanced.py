"""The advanced amulet actions: doubling a rose, swapping roses (TO-6.5)."""

from typing import Final

from schatzkiste.core.phase import Deed, Phase
from schatzkiste.core.refusal import Refusal
from schatzkiste.games.tobago.actions import ACTIONS, DOUBLE, PATH_NAMES, PATHS, SWAP, WITH
from schatzkiste.games.tobago.events import RoseDoubled, RosesSwapped
from schatzkiste.games.tobago.phases.amulets import pay, why_no_amulet
from schatzkiste.games.tobago.stages import DOUBLE_ROSE, NO_CLUE, NO_PATH, SWAPPING
from schatzkiste.games.tobago.state import Tobago
from schatzkiste.games.tobago.turns import go_on


def path_of(state: Tobago, clue: int) -> int:
    """The path a clue lies on; NO_PATH when it lies on none."""
    for path in range(PATHS):
        if clue in state.path_clues[path]:
            return path
    return NO_PATH


def rose_on(state: Tobago, clue: int, path: int) -> int:
    """The rose on a clue of a path."""
    return state.path_roses[path][state.path_clues[path].index(clue)]


def may_swap(one: int, other: int) -> bool:
    """Whether two roses may change places: of different players, a double only with a double."""
    return one % DOUBLE_ROSE != other % DOUBLE_ROSE and one // DOUBLE_ROSE == other // DOUBLE_ROSE


def has_partner(state: Tobago, rose: int, path: int) -> bool:
    """Whether some rose of the path may change places with this one."""
    return any(may_swap(rose, other) for other in state.path_roses[path])


def why_closed(state: Tobago, seat: int, clue: int) -> Refusal | None:
    """Why no advanced action is possible on the clue at all."""
    if not state.advanced:
        return Refusal("advanced-only", rule="TO-6.5")
    poor = why_no_amulet(state, seat)
    if poor is not None:
        return poor
    path = path_of(state, clue)
    if path == NO_PATH:
        return Refusal("clue-not-on-path", rule="TO-6.5", clue=clue + 1)
    if state.is_located(path):
        return Refusal("roses-settled", rule="TO-6.5", path=PATH_NAMES[path])
    return None


class DoubleRose(Deed[Tobago]):
    """Put a second own rose on a clue that bears one."""

    def legal(self, state: Tobago, seat: int, found: list[int]) -> None:
        if state.advanced and state.amulets[seat] and state.roses[seat]:
            for path in range(PATHS):
                if not state.is_located(path):
                    for place, rose in enumerate(state.path_roses[path]):
                        if rose == seat:
                            found.append(DOUBLE.at(state.path_clues[path][place]))

    def why_not(self, state: Tobago, seat: int, action: int) -> Refusal | None:
        clue = DOUBLE.arg(action)
        closed = why_closed(state, seat, clue)
        if closed is not None:
            return closed
        if not state.roses[seat]:
            return Refusal("no-rose", rule="TO-7.3")
        rose = rose_on(state, clue, path_of(state, clue))
        if rose % DOUBLE_ROSE != seat:
            return Refusal("rose-not-yours", rule="TO-6.5", clue=clue + 1)
        if rose != seat:
            return Refusal("rose-doubled", rule="TO-6.5", clue=clue + 1)
        return None

    def apply(self, state: Tobago, seat: int, action: int) -> None:
        clue = DOUBLE.arg(action)
        path = path_of(state, clue)
        pay(state, seat)
        state.roses[seat] -= 1
        put_rose(state, path, clue, seat + DOUBLE_ROSE)
        if state.observed:
            state.tell(RoseDoubled(seat, PATH_NAMES[path], clue + 1))
        go_on(state)


class SwapRoses(Deed[Tobago]):
    """Give an amulet and name the first of two roses to swap."""

    def legal(self, state: Tobago, seat: int, found: list[int]) -> None:
        if state.advanced and state.amulets[seat]:
            for path in range(PATHS):
                if not state.is_located(path):
                    for place, rose in enumerate(state.path_roses[path]):
                        if has_partner(state, rose, path):
                            found.append(SWAP.at(state.path_clues[path][place]))

    def why_not(self, state: Tobago, seat: int, action: int) -> Refusal | None:
        clue = SWAP.arg(action)
        closed = why_closed(state, seat, clue)
        if closed is not None:
            return closed
        path = path_of(state, clue)
        if not has_partner(state, rose_on(state, clue, path), path):
            return Refusal("nothing-to-swap", rule="TO-6.5", clue=clue + 1, path=PATH_NAMES[path])
        return None

    def apply(self, state: Tobago, seat: int, action: int) -> None:
        pay(state, seat)
        state.swapped = SWAP.arg(action)
        state.phase = SWAPPING


class SwapWith(Deed[Tobago]):
    """Name the other of the two roses."""

    def legal(self, state: Tobago, seat: int, found: list[int]) -> None:
        path = path_of(state, state.swapped)
        rose = rose_on(state, state.swapped, path)
        for place, other in enumerate(state.path_roses[path]):
            if may_swap(rose, other):
                found.append(WITH.at(state.path_clues[path][place]))

    def why_not(self, state: Tobago, seat: int, action: int) -> Refusal | None:
        clue = WITH.arg(action)
        path = path_of(state, state.swapped)
        rose = rose_on(state, state.swapped, path)
        if clue not in state.path_clues[path]:
            return Refusal("swap-within-path", rule="TO-6.5", path=PATH_NAMES[path])
        other = rose_on(state, clue, path)
        if rose % DOUBLE_ROSE == other % DOUBLE_ROSE:
            return Refusal("same-players-rose", rule="TO-6.5")
        if not may_swap(rose, other):
            return Refusal("double-for-double", rule="TO-6.5")
        return None

    def apply(self, state: Tobago, seat: int, action: int) -> None:
        clue = WITH.arg(action)
        first = state.swapped
        path = path_of(state, first)
        rose = rose_on(state, first, path)
        put_rose(state, path, first, rose_on(state, clue, path))
        put_rose(state, path, clue, rose)
        state.swapped = NO_CLUE
        if state.observed:
            state.tell(RosesSwapped(seat, PATH_NAMES[path], first + 1, clue + 1))
        go_on(state)


def put_rose(state: Tobago, path: int, clue: int, rose: int) -> None:
    """Put a rose on a clue in place of the one there."""
    roses = state.path_roses[path][:]
    roses[state.path_clues[path].index(clue)] = rose
    state.path_roses[path] = roses


SWAPPING_PHASE: Final[Phase[Tobago]] = Phase("swapping", "TO-6.5", ACTIONS, [SwapWith(WITH)])
