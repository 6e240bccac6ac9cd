"""A position of Tobago by names, as it stands in files."""

from __future__ import annotations

from typing import TYPE_CHECKING

from schatzkiste.core.state import JsonObject
from schatzkiste.games.tobago.actions import PATH_NAMES
from schatzkiste.games.tobago.frame import HEX_NAMES, NOWHERE, names
from schatzkiste.games.tobago.gold import NO_CARD, FaceDown
from schatzkiste.games.tobago.landmarks import HUT, PALM, STATUE
from schatzkiste.games.tobago.sharing import NO_SEAT, RAISERS_ROSE, Sharing
from schatzkiste.games.tobago.stages import DOUBLE_ROSE, DRIVES, NO_CLUE, NO_PATH

if TYPE_CHECKING:
    from schatzkiste.games.tobago.state import Tobago


def position_of(state: Tobago) -> JsonObject:
    """The whole position, hidden things included; `reading.read_position` reads it back."""
    return {
        "island": state.island.id,
        "huts": _places(state.landmarks[HUT]),
        "palms": _places(state.landmarks[PALM]),
        "statues": _places(state.landmarks[STATUE]),
        "facing": state.facing[:],
        "vehicles": [None if place == NOWHERE else HEX_NAMES[place] for place in state.vehicles],
        "amulets_on": names(state.amulets_on),
        "amulets": state.amulets[:],
        "hands": [_numbers(hand) for hand in state.hands],
        "clue_stack": _numbers(state.clue_stack[: state.clues_left]),
        "clue_discards": _numbers(state.clue_discards),
        "clue_deal": state.clue_deal[:],
        "deals": state.deals,
        "paths": {name: _path(state, path) for path, name in enumerate(PATH_NAMES)},
        "gold": [_cards(state, cards) for cards in state.gold],
        "gold_stack": _cards(state, state.gold_stack[: state.gold_left]),
        "safe_left": state.safe_left,
        "gold_discards": _cards(state, state.gold_discards),
        "face_down": [_face_down(state, place) for place in state.face_down],
        "curses_gone": _cards(state, state.curses_gone),
        "mixed": _set(state, state.mixed),
        "mixed_down": [_face_down(state, place) for place in state.mixed_down],
        "remembered": [_set(state, cards) for cards in state.remembered],
        "last_treasure": state.last_treasure,
        "sharing": None if state.sharing is None else _sharing(state, state.sharing),
        "start": state.start,
        "turn": state.turn,
        "turns": state.turns,
        "idle_turns": state.idle_turns,
        "progress": state.progress,
        "done": state.done,
        "drive": DRIVES[state.drive],
        "legs": state.legs,
        "first_clue": None if state.first_clue == NO_CLUE else state.first_clue + 1,
        "opener": None if state.opener == NO_SEAT else state.opener,
        "opened": None if state.opened == NO_PATH else PATH_NAMES[state.opened],
        "swapped": None if state.swapped == NO_CLUE else state.swapped + 1,
    }


def _places(places: list[int]) -> list[str]:
    return [HEX_NAMES[place] for place in places]


def _numbers(clues: list[int]) -> list[int]:
    return [clue + 1 for clue in clues]


def _cards(state: Tobago, cards: list[int]) -> list[str]:
    return [state.tables.gold.names[card] for card in cards]


def _set(state: Tobago, cards: int) -> list[str]:
    return _cards(state, state.tables.gold.cards(cards))


def _path(state: Tobago, path: int) -> JsonObject:
    clues = state.path_clues[path]
    roses = state.path_roses[path]
    return {
        "clues": _numbers(clues),
        "roses": [rose % DOUBLE_ROSE for rose in roses],
        "doubles": [clue + 1 for clue, rose in zip(clues, roses, strict=True) if rose >= DOUBLE_ROSE],
        "removed": names(state.removed[path]),
    }


def _face_down(state: Tobago, place: FaceDown) -> JsonObject:
    return {
        "card": state.tables.gold.names[place.card],
        "draws": place.draws[:],
        "safe_draws": place.safe_draws[:],
    }


def _sharing(state: Tobago, sharing: Sharing) -> JsonObject:
    gold = state.tables.gold.names
    return {
        "path": PATH_NAMES[sharing.path],
        "raiser": sharing.raiser,
        "roses": [
            {
                "seat": seat,
                "clue": None if sharing.clues[rose] == RAISERS_ROSE else sharing.clues[rose] + 1,
                "taken": None if sharing.taken[rose] == NO_CARD else gold[sharing.taken[rose]],
            }
            for rose, seat in enumerate(sharing.seats)
        ],
        "pile": _cards(state, sharing.pile),
        "drawn": [_set(state, cards) for cards in sharing.drawn],
        "draws": sharing.draws[:],
        "safe_draws": sharing.safe_draws[:],
        "late_draws": sharing.late_draws[:],
        "shown": _cards(state, sharing.shown),
        "takers": [None if taker == NO_SEAT else taker for taker in sharing.takers],
        "asked": sharing.asked,
    }
