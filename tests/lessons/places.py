"""The names by which the page finds things of a table, as the games' happenings.ts and guide.ts form them."""

from collections.abc import Callable, Iterator
from typing import Any

from schatzkiste.core import State
from schatzkiste.games.dracheninsel.board import PLACE_NAMES
from schatzkiste.games.schatzinsel.board import TILE_NAMES
from schatzkiste.games.tobago.actions import PATH_NAMES

LEARNER = 0


def is_place(state: State, name: str) -> bool:
    """Whether the learner's table shows something of this name."""
    return name in set(NAMES[state.game.id](dict(state.view(LEARNER))))


def _dracheninsel(view: dict[str, Any]) -> Iterator[str]:
    yield from PLACE_NAMES
    yield from (f"card:{held['card']}" for held in view["hand"])


def _schatzinsel(view: dict[str, Any]) -> Iterator[str]:
    yield from TILE_NAMES


def _silver_gold(view: dict[str, Any]) -> Iterator[str]:
    faces = [held["face"] for held in view["seats"][LEARNER]["cards"]]
    for face in (*faces, *view["display"], *view["dealt"]):
        yield f"card:{face['name']}"
    yield from (f"sheet:{part}" for part in ("coins", "palms", "trophies", "palm-now"))


def _tobago(view: dict[str, Any]) -> Iterator[str]:
    yield from (space["name"] for space in view["spaces"])
    yield from (f"path:{path}" for path in PATH_NAMES)
    yield from (f"clue:{held['clue']['clue']}" for held in view["hand"])
    yield from (f"clue:{laid['clue']['clue']}" for path in view["paths"] for laid in path["clues"])


NAMES: dict[str, Callable[[dict[str, Any]], Iterator[str]]] = {
    "dracheninsel": _dracheninsel,
    "schatzinsel": _schatzinsel,
    "silver_gold": _silver_gold,
    "tobago": _tobago,
}
