"""Whether a clue fits on a path, and what it would do there (TO-3.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from schatzkiste.core.refusal import Refusal
from schatzkiste.games.tobago.actions import ALL_CLUES, PATH_NAMES

if TYPE_CHECKING:
    from schatzkiste.games.tobago.state import Tobago


def fitting_clues(clues_at: list[int], spaces: list[int]) -> int:
    """The clues that would leave some of these spaces, but not all: no part is left of a single one (TO-3.4)."""
    in_some = 0
    in_all = ALL_CLUES
    for place in spaces:
        clues = clues_at[place]
        in_some |= clues
        in_all &= clues
    return in_some & ~in_all


def fits(state: Tobago, clue: int, path: int) -> bool:
    """Whether the clue may be laid on the path as far as its clues and markers go."""
    return state.fitting[path] >> clue & 1 != 0


def staying(state: Tobago, clue: int, path: int) -> list[int]:
    """The spaces that would stay possible if the clue were laid on the path."""
    clues_at = state.clues_at
    return [place for place in state.candidates[path] if clues_at[place] >> clue & 1]


def unfit_refusal(state: Tobago, clue: int, path: int) -> Refusal:
    """What a clue that does not fit on the path fails at."""
    name = PATH_NAMES[path]
    if state.is_located(path):
        return Refusal("path-located", rule="TO-3.4", path=name)
    for laid in state.path_clues[path]:
        if state.components.contradicting[clue] >> laid & 1:
            return Refusal("clue-contradicts", rule="TO-3.4", path=name, clue=clue + 1, against=laid + 1)
    if not staying(state, clue, path):
        return Refusal("clue-leaves-nothing", rule="TO-3.4", path=name, clue=clue + 1)
    return Refusal("clue-rules-nothing-out", rule="TO-3.4", path=name, clue=clue + 1)


def can_lay(state: Tobago, seat: int) -> bool:
    """Whether any clue of the hand fits on any path."""
    fitting = state.fitting[0] | state.fitting[1] | state.fitting[2] | state.fitting[3]
    return any(fitting >> clue & 1 for clue in state.hands[seat])
