"""Whether a clue fits on a path, and what it would do there (TO-3.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from schatzkiste.core.refusal import Refusal
from schatzkiste.games.tobago.actions import PATH_NAMES, PATHS

if TYPE_CHECKING:
    from schatzkiste.games.tobago.state import Tobago


def effect_on(state: Tobago, clue: int, path: int) -> tuple[int, int]:
    """The spaces that would stay and those that would go if the clue were laid on the path."""
    before = state.candidates[path]
    stays = before & state.matching[clue]
    return stays, before & ~stays


def fits(state: Tobago, clue: int, path: int) -> bool:
    """Whether the clue leaves a non-empty proper subset: all of TO-3.4, for a located path has no such subset."""
    before = state.candidates[path]
    stays = before & state.matching[clue]
    return stays != 0 and stays != before


def why_unfit(state: Tobago, clue: int, path: int) -> Refusal | None:
    """Which condition of TO-3.4 the clue fails on the path."""
    stays, goes = effect_on(state, clue, path)
    name = PATH_NAMES[path]
    if state.is_located(path):
        return Refusal("path-located", rule="TO-3.4", path=name)
    for laid in state.path_clues[path]:
        if state.tables.contradicting[clue] >> laid & 1:
            return Refusal("clue-contradicts", rule="TO-3.4", path=name, clue=clue + 1, against=laid + 1)
    if not stays:
        return Refusal("clue-leaves-nothing", rule="TO-3.4", path=name, clue=clue + 1)
    if not goes:
        return Refusal("clue-rules-nothing-out", rule="TO-3.4", path=name, clue=clue + 1)
    return None


def can_lay(state: Tobago, seat: int) -> bool:
    """Whether any clue of the hand fits on any path."""
    for path in range(PATHS):
        for clue in state.hands[seat]:
            if fits(state, clue, path):
                return True
    return False
