"""The public end position of Tobago: what everyone can check when the gold is counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from schatzkiste.games.tobago.actions import CLUE_NAMES, PATH_NAMES, PATHS
from schatzkiste.games.tobago.board import HEX_NAMES, names
from schatzkiste.games.tobago.constants import ROSES

if TYPE_CHECKING:
    from schatzkiste.core.state import JsonObject
    from schatzkiste.games.tobago.state import Tobago


def ending_of(state: Tobago) -> JsonObject:
    """The island with its pieces, the paths, everyone's gold and what else they have, the gold not taken."""
    return {
        "island": state.island.id,
        "huts": names(state.huts),
        "palms": names(state.palms),
        "statues": [{"space": HEX_NAMES[place], "facing": state.facing[n]} for n, place in enumerate(state.statues)],
        "amulets": names(state.amulets_on),
        "paths": {PATH_NAMES[path]: _path(state, path) for path in range(PATHS)},
        "seats": [_seat(state, seat) for seat in range(state.players)],
        "gold_stack": len(state.gold_stack),
        "gold_discards": _values(state, state.gold_discards),
        "curses_gone": len(state.curses_gone),
    }


def _path(state: Tobago, path: int) -> JsonObject:
    return {
        "clues": [CLUE_NAMES[clue] for clue in state.path_clues[path]],
        "roses": [ROSES[rose] for rose in state.path_roses[path]],
        "markers": names(state.markers(path)),
    }


def _seat(state: Tobago, seat: int) -> JsonObject:
    return {
        "gold": _values(state, state.gold[seat]),
        "vehicle": HEX_NAMES[state.vehicles[seat]],
        "amulets": state.amulets[seat],
        "clues": [CLUE_NAMES[clue] for clue in state.hands[seat]],
    }


def _values(state: Tobago, cards: list[int]) -> list[int]:
    """The values of these cards, the highest first."""
    return sorted((state.components.gold.values[card] for card in cards), reverse=True)
