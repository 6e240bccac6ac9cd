"""Breaking a good position in one place, and the sentence with which it is refused."""

from typing import Any

import pytest

import schatzkiste as sk
from schatzkiste.core import BadPosition


def changed(doc: dict[str, Any], path: str, value: object) -> dict[str, Any]:
    """The document with one entry replaced; the path is written with dots."""
    place: Any = doc
    *way, last = path.split(".")
    for step in way:
        place = place[int(step) if isinstance(place, list) else step]
    place[int(last) if isinstance(place, list) else last] = value
    return doc


def complaint(game: str | sk.Game, doc: object) -> str:
    """The sentence with which the game refuses the document."""
    chest = sk.game(game) if isinstance(game, str) else game
    with pytest.raises(BadPosition) as caught:
        chest.from_json(doc)
    return str(caught.value)
