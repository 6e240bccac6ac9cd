"""The advanced amulet actions: doubling a rose, swapping roses (TO-6.5)."""

from abc import abstractmethod
from typing import Final

from schatzkiste.core.phase import ALLOWED, ActionRule, Phase
from schatzkiste.core.refusal import Refusal
from schatzkiste.games.tobago.actions import ACTIONS, DOUBLE, PATH_NAMES, PATHS, SWAP, WITH
from schatzkiste.games.tobago.constants import DOUBLE_ROSE, NO_CLUE, NO_PATH, SWAPPING
from schatzkiste.games.tobago.events import RoseDoubled, RosesSwapped, SwapPaid
from schatzkiste.games.tobago.phases.amulets import pay
from schatzkiste.games.tobago.reasons import OWN, amulet_reason, rose_reason, shared_refusal
from schatzkiste.games.tobago.state import Tobago
from schatzkiste.games.tobago.turns import go_on

ADVANCED_ONLY: Final = OWN
NOT_ON_PATH: Final = OWN + 1
SETTLED: Final = OWN + 2
NOT_YOURS: Final = OWN + 3
DOUBLED: Final = OWN + 4
NOTHING_TO_SWAP: Final = OWN + 5
SAME_PLAYER: Final = OWN + 6
DOUBLE_FOR_DOUBLE: Final = OWN + 7


def path_of(state: Tobago, clue: int) -> int:
    """The path a clue lies on; NO_PATH when it lies on none."""
    for path in range(PATHS):
        if clue in state.path_clues[path]:
            return path
    return NO_PATH


def rose_on(state: Tobago, clue: int, path: int) -> int:
    """The rose on a clue of a path."""
    return state.path_roses[path][state.path_clues[path].index(clue)]


def put_rose(state: Tobago, path: int, clue: int, rose: int) -> None:
    """Put a rose on a clue in place of the one there."""
    roses = state.path_roses[path][:]
    roses[state.path_clues[path].index(clue)] = rose
    state.path_roses[path] = roses


def swap_reason(one: int, other: int) -> int:
    """Whether two roses may change places: of different players, a double only with a double."""
    if one % DOUBLE_ROSE == other % DOUBLE_ROSE:
        return SAME_PLAYER
    return ALLOWED if one // DOUBLE_ROSE == other // DOUBLE_ROSE else DOUBLE_FOR_DOUBLE


def has_partner(state: Tobago, clue: int, path: int) -> bool:
    """Whether some rose of the path may change places with the one on the clue."""
    rose = rose_on(state, clue, path)
    return any(swap_reason(rose, other) == ALLOWED for other in state.path_roses[path])


class AdvancedAction(ActionRule[Tobago]):
    """Something that an amulet buys on a clue of a path that is not located yet."""

    def candidates(self, state: Tobago, seat: int) -> list[int]:
        return [self.kind.first + clue for clues in state.path_clues for clue in clues]

    def barred(self, state: Tobago, seat: int) -> int:
        return amulet_reason(state, seat) if state.advanced else ADVANCED_ONLY

    def reason(self, state: Tobago, seat: int, action: int) -> int:
        clue = self.kind.arg(action)
        path = path_of(state, clue)
        if path == NO_PATH:
            return NOT_ON_PATH
        return SETTLED if state.is_located(path) else self.clue_reason(state, seat, clue, path)

    @abstractmethod
    def clue_reason(self, state: Tobago, seat: int, clue: int, path: int) -> int:
        """Whether it can be done with this clue of a path."""

    def refusal(self, state: Tobago, seat: int, action: int, reason: int) -> Refusal:
        clue = self.kind.arg(action)
        path = path_of(state, clue)
        if reason == ADVANCED_ONLY:
            return Refusal("advanced-only", rule="TO-6.5")
        if reason == NOT_ON_PATH:
            return Refusal("clue-not-on-path", rule="TO-6.5", clue=clue + 1)
        if reason == SETTLED:
            return Refusal("roses-settled", rule="TO-6.5", path=PATH_NAMES[path])
        if reason == NOT_YOURS:
            return Refusal("rose-not-yours", rule="TO-6.5", clue=clue + 1)
        if reason == DOUBLED:
            return Refusal("rose-doubled", rule="TO-6.5", clue=clue + 1)
        if reason == NOTHING_TO_SWAP:
            return Refusal("nothing-to-swap", rule="TO-6.5", clue=clue + 1, path=PATH_NAMES[path])
        return shared_refusal(reason)


class DoubleRose(AdvancedAction):
    """Put a second rose of one's own on a clue that bears one."""

    def barred(self, state: Tobago, seat: int) -> int:
        return super().barred(state, seat) or rose_reason(state, seat)

    def clue_reason(self, state: Tobago, seat: int, clue: int, path: int) -> int:
        rose = rose_on(state, clue, path)
        if rose % DOUBLE_ROSE != seat:
            return NOT_YOURS
        return ALLOWED if rose == seat else DOUBLED

    def apply(self, state: Tobago, seat: int, action: int) -> None:
        clue = DOUBLE.arg(action)
        path = path_of(state, clue)
        pay(state, seat)
        state.roses[seat] -= 1
        put_rose(state, path, clue, seat + DOUBLE_ROSE)
        if state.wants_events:
            state.emit(RoseDoubled(seat, PATH_NAMES[path], clue + 1))
        go_on(state)


class SwapRoses(AdvancedAction):
    """Give an amulet and name the first of two roses to swap."""

    def clue_reason(self, state: Tobago, seat: int, clue: int, path: int) -> int:
        return ALLOWED if has_partner(state, clue, path) else NOTHING_TO_SWAP

    def apply(self, state: Tobago, seat: int, action: int) -> None:
        pay(state, seat)
        state.swapped = SWAP.arg(action)
        state.phase = SWAPPING
        if state.wants_events:
            state.emit(SwapPaid(seat))


class SwapWith(ActionRule[Tobago]):
    """Name the other of the two roses."""

    def candidates(self, state: Tobago, seat: int) -> list[int]:
        return [WITH.at(clue) for clue in state.path_clues[path_of(state, state.swapped)]]

    def reason(self, state: Tobago, seat: int, action: int) -> int:
        clue = WITH.arg(action)
        path = path_of(state, state.swapped)
        if path_of(state, clue) != path:
            return NOT_ON_PATH
        return swap_reason(rose_on(state, state.swapped, path), rose_on(state, clue, path))

    def refusal(self, state: Tobago, seat: int, action: int, reason: int) -> Refusal:
        if reason == NOT_ON_PATH:
            return Refusal("swap-within-path", rule="TO-6.5", path=PATH_NAMES[path_of(state, state.swapped)])
        if reason == SAME_PLAYER:
            return Refusal("same-players-rose", rule="TO-6.5")
        return Refusal("double-for-double", rule="TO-6.5")

    def apply(self, state: Tobago, seat: int, action: int) -> None:
        clue = WITH.arg(action)
        first = state.swapped
        path = path_of(state, first)
        rose = rose_on(state, first, path)
        put_rose(state, path, first, rose_on(state, clue, path))
        put_rose(state, path, clue, rose)
        state.swapped = NO_CLUE
        if state.wants_events:
            state.emit(RosesSwapped(seat, PATH_NAMES[path], first + 1, clue + 1))
        go_on(state)


SWAPPING_PHASE: Final[Phase[Tobago]] = Phase("swapping", "TO-6.5", ACTIONS, [SwapWith(WITH)])
