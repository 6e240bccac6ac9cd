"""What a position of Die Schatzinsel consists of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from schatzkiste.core.attributes import (
    Attribute,
    Attributes,
    Copied,
    CountsOf,
    Derived,
    ListOf,
    OneOf,
    SetOf,
    Whole,
    seats,
)
from schatzkiste.games.schatzinsel.actions import KINDS
from schatzkiste.games.schatzinsel.board import SIDE, TILE_NAMES
from schatzkiste.games.schatzinsel.constants import NO_FIELD, NO_KIND

if TYPE_CHECKING:
    from schatzkiste.games.schatzinsel.state import Schatzinsel


def by_field(state: Schatzinsel) -> list[str]:
    """The fields from the top left, each by the tile that belongs there."""
    return [f"{row}-{column}" for row in state.rows for column in state.columns]


def all_chests(state: Schatzinsel) -> int:
    """As many chests as there are."""
    return state.components.chests


def all_guards(state: Schatzinsel) -> int:
    """As many guards as there are."""
    return state.components.guards


def last_seat(state: Schatzinsel) -> int:
    """The highest seat."""
    return state.players - 1


STONES = ListOf(Whole(1, SIDE), SIDE)
SCREENS = ListOf(SetOf(TILE_NAMES), seats)
KIND_NAMES = [kind.name for kind in KINDS]

ATTRIBUTES = Attributes(
    "Schatzinsel",
    2,
    Attribute("rows", STONES, "the numbers of the coordinate stones from the top"),
    Attribute("columns", STONES, "the numbers of the coordinate stones from the left"),
    Attribute("start", OneOf(TILE_NAMES), "the tile the island began with"),
    Attribute("board", SetOf(by_field), "the fields with a tile"),
    Attribute("chests_on", SetOf(by_field), "the fields with a chest"),
    Attribute("guards_on", CountsOf(by_field, all_guards), "how many guards stand on each field", Copied.SLICED),
    Attribute("stock", SetOf(TILE_NAMES), "the free tiles"),
    Attribute("stock_guards", Whole(0, all_guards), "how many guards are free"),
    Attribute("hands", SCREENS, "the tiles behind each screen", Copied.SLICED),
    Attribute("seen", SCREENS, "those of them that everyone saw being taken (SI-3.1)", Copied.SLICED),
    Attribute("chests", ListOf(Whole(0, all_chests), seats), "the chests behind each screen", Copied.SLICED),
    Attribute("guards", ListOf(Whole(0, all_guards), seats), "the guards behind each screen", Copied.SLICED),
    Attribute("points", ListOf(Whole(0, 1 << 30), seats), "everyone's points", Copied.SLICED),
    Attribute("turn", Whole(0, last_seat), "whose turn it is"),
    Attribute("kind", OneOf(KIND_NAMES, NO_KIND), "the kind of action under way in this turn"),
    Attribute("closed", SetOf(KIND_NAMES), "the kinds that are over for this turn"),
    Attribute("last", OneOf(by_field, NO_FIELD), "the field of the tile laid just before"),
    Derived("field_of", "list[int]", "where a tile belongs"),
    Derived("tile_of", "list[int]", "which tile belongs on a field"),
    Derived("cross_fields", "int", "where the tiles with a cross belong"),
    Derived("standing_chests", "int", "how many chests stand on the board"),
    Derived("standing_guards", "int", "how many guards stand on the board"),
)
