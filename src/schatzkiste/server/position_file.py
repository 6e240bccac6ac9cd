"""Positions as files: what a client may take from the past of a table, and what is wrong with one from outside."""

import json
import re
from typing import Any

from schatzkiste.core import BadPosition
from schatzkiste.games import game_ids
from schatzkiste.position import Position
from schatzkiste.server.admission import admitted
from schatzkiste.server.past import Eyes, Lookback, why_not
from schatzkiste.server.past_messages import PositionFile, TakePosition
from schatzkiste.server.problems import RequestError, raise_if
from schatzkiste.server.table import Table

PLACE = re.compile(r"(file|position)\.([a-z_]+)[^:]*")
"""How an error about a position names what is wrong."""
PROBLEMS = {
    "file.version": "position-newer",
    "position.rules_version": "position-rules",
    "position.position_version": "position-rules",
}


def position_file(table: Table, wanted: TakePosition) -> PositionFile:
    """What the chosen eyes knew after a step, or the whole position: never more than they may look at.

    Where cards once seen may not be looked at again, what a seat knew stays closed while the game runs: in a file one
    could look them up.
    """
    eyes = Eyes(wanted.seat, wanted.open)
    raise_if(why_not(table, eyes, admitted(table, wanted.key)))
    if eyes.seat is None and not eyes.open:
        raise RequestError("position-seatless")
    if table.history.forgets and not table.is_open:
        raise RequestError("position-forgets")
    lookback = Lookback(table, eyes)
    return PositionFile(Position.of(lookback.state(lookback.count_at(wanted.step)), eyes.seat).text())


def checked_position(text: str) -> Position:
    """The position in a text that could come up in a game."""
    try:
        return Position.parse(text)
    except BadPosition as error:
        raise _wrong(text, str(error)) from error


def _wrong(text: str, error: str) -> RequestError:
    found = PLACE.match(error)
    if found is None:
        return RequestError("position-unreadable")
    place = f"{found[1]}.{found[2]}"
    if place == "position.game" and (game := _game_in(text)) not in game_ids():
        return RequestError("position-game", game=game)
    if place in PROBLEMS:
        return RequestError(PROBLEMS[place])
    if found[1] == "file":
        return RequestError("position-unreadable")
    return RequestError("position-wrong", place=found[0])


def _game_in(text: str) -> str:
    document: dict[str, Any] = json.loads(text)
    return str(document["position"].get("game"))
