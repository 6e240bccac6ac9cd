"""How places, tiles, cards of a seat and half-made actions look in positions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from schatzkiste.core.attributes import Codec, ListOf, OneOf, Whole, items
from schatzkiste.core.document import kind_of
from schatzkiste.core.errors import BadPosition
from schatzkiste.games.dracheninsel.actions import ACTIONS
from schatzkiste.games.dracheninsel.board import CENTRE, FIELD_NAMES, PLACE_NAMES, TERRAIN_LETTERS
from schatzkiste.games.dracheninsel.cards import CARD_NAMES, holder_of, kind_in, seat_card
from schatzkiste.games.dracheninsel.constants import NO_PLACE, NO_TERRAIN
from schatzkiste.games.dracheninsel.plan import NO_PLAN, Plan

if TYPE_CHECKING:
    from schatzkiste.games.dracheninsel.state import Dracheninsel

Names = Callable[["Dracheninsel"], Sequence[str]]


def last_seat(state: Dracheninsel) -> int:
    """The highest seat."""
    return state.players - 1


class PlacesCodec(Codec):
    """Where each of some pieces is, written by their names; pieces that are nowhere are left out."""

    type = "list[int]"

    def __init__(self, names: Names, places: tuple[str, ...]) -> None:
        self._names = names
        self._place = OneOf(places)

    def write(self, value: list[int], state: Dracheninsel) -> object:
        names = self._names(state)
        return {names[piece]: self._place.write(place, state) for piece, place in enumerate(value) if place != NO_PLACE}

    def read(self, value: object, where: str, state: Dracheninsel) -> list[int]:
        names = self._names(state)
        if not isinstance(value, dict):
            raise BadPosition(f"{where}: must be an object, not {kind_of(value)}")
        for name in value:
            if not name or name not in names:
                raise BadPosition(f"{where}.{name}: is unknown; known are {', '.join(filter(None, names))}")
        return [
            self._place.read(value[name], f"{where}.{name}", state) if name in value else NO_PLACE for name in names
        ]


class TilesCodec(Codec):
    """The terrain of every field as a letter, from the top left."""

    type = "list[int]"

    def write(self, value: list[int], state: Dracheninsel) -> object:
        return "".join("*" if terrain == NO_TERRAIN else TERRAIN_LETTERS[terrain] for terrain in value)

    def read(self, value: object, where: str, state: Dracheninsel) -> list[int]:
        if not isinstance(value, str):
            raise BadPosition(f"{where}: must be a text, not {kind_of(value)}")
        if len(value) != len(FIELD_NAMES) or value[CENTRE] != "*":
            raise BadPosition(f"{where}: must be {len(FIELD_NAMES)} letters with * in the middle")
        for field, letter in enumerate(value):
            if field != CENTRE and letter not in TERRAIN_LETTERS:
                raise BadPosition(f"{where}: {PLACE_NAMES[field]} must be one of {', '.join(TERRAIN_LETTERS)}")
        return [NO_TERRAIN if letter == "*" else TERRAIN_LETTERS.index(letter) for letter in value]


class SeatCardCodec(Codec):
    """A card of a seat, written as both."""

    def __init__(self) -> None:
        self._seat = Whole(0, last_seat)
        self._card = OneOf(CARD_NAMES)

    def write(self, value: int, state: Dracheninsel) -> object:
        return [holder_of(value), self._card.write(kind_in(value), state)]

    def read(self, value: object, where: str, state: Dracheninsel) -> int:
        seat, card = items(value, where, 2)
        return seat_card(self._seat.read(seat, f"{where}[0]", state), self._card.read(card, f"{where}[1]", state))


class DecisionsCodec(Codec):
    """A half-made action by what was decided so far; what that means is found by deciding it again (checks.py)."""

    type = "Plan"
    imports = ("from schatzkiste.games.dracheninsel.plan import Plan",)

    def __init__(self) -> None:
        self._action = OneOf([ACTIONS[action].notation for action in range(len(ACTIONS))])

    def write(self, value: Plan, state: Dracheninsel) -> object:
        return [self._action.write(action, state) for action in value.actions]

    def read(self, value: object, where: str, state: Dracheninsel) -> Plan:
        actions = ListOf(self._action).read(value, where, state)
        return Plan(actions) if actions else NO_PLAN
