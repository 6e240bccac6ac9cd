"""What a seat sees of Die Schatzinsel: the board and the stock are open, a screen only to its owner (SI-2.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from schatzkiste.games.schatzinsel.actions import ACTIONS, CHEST, GUARD, KINDS, LAY, kind_names
from schatzkiste.games.schatzinsel.board import BIT, SIDE, TILE_NAMES, members, names
from schatzkiste.games.schatzinsel.constants import NO_FIELD, NO_KIND
from schatzkiste.games.schatzinsel.scoring import chest_points, counted_fields, guard_points

if TYPE_CHECKING:
    from schatzkiste.games.schatzinsel.state import Schatzinsel


class FieldView(TypedDict):
    """A field of the board with a tile on it; row and column count from 0, from the top left."""

    row: int
    column: int
    tile: str
    cross: bool
    chest: bool
    guards: int
    start: bool


class ScreenView(TypedDict):
    """What lies behind one's own screen."""

    tiles: list[str]
    chests: int
    guards: int


class StockView(TypedDict):
    """What lies free beside the board."""

    tiles: list[str]
    guards: int


class GainView(TypedDict):
    """What a legal action would score, and the fields that count for it (as 5 * row + column)."""

    points: int
    counted: list[int]


class SchatzinselView(TypedDict):
    """The table as one seat sees it; without a seat there is no screen and nothing to gain.

    `rows` and `columns` are the numbers of the coordinate stones from the top and from the left. `kind` is the kind of
    action under way in this turn (take, take-guard, lay, chest, guard), `closed` the kinds that are over for this turn,
    `last` the tile laid just before. `gains` has an entry for each legal action that scores, by its notation.
    """

    rules: str
    guards: str
    turn: int
    rows: list[int]
    columns: list[int]
    crosses: list[str]
    fields: list[FieldView]
    stock: StockView
    screen: ScreenView | None
    points: list[int]
    lap: int
    kind: str | None
    closed: list[str]
    last: str | None
    gains: dict[str, GainView]


def view_of(state: Schatzinsel, seat: int | None) -> SchatzinselView:
    """The table as the seat sees it; None is a spectator."""
    return {
        "rules": str(state.settings["rules"]),
        "guards": str(state.settings["guards"]),
        "turn": state.turn,
        "rows": state.rows,
        "columns": state.columns,
        "crosses": names(state.components.crosses),
        "fields": [_field(state, field) for field in members(state.board)],
        "stock": {"tiles": names(state.stock), "guards": state.stock_guards},
        "screen": None if seat is None else _screen(state, seat),
        "points": state.points[:],
        "lap": state.components.lap,
        "kind": None if state.kind == NO_KIND else KINDS[state.kind].name,
        "closed": kind_names(state.closed),
        "last": None if state.last == NO_FIELD else TILE_NAMES[state.tile_of[state.last]],
        "gains": {} if seat is None else _gains(state, seat),
    }


def _field(state: Schatzinsel, field: int) -> FieldView:
    tile = state.tile_of[field]
    return {
        "row": field // SIDE,
        "column": field % SIDE,
        "tile": TILE_NAMES[tile],
        "cross": state.components.crosses & BIT[tile] != 0,
        "chest": state.chests_on & BIT[field] != 0,
        "guards": state.guards_on[field],
        "start": tile == state.start,
    }


def _screen(state: Schatzinsel, seat: int) -> ScreenView:
    return {
        "tiles": names(state.hands[seat]),
        "chests": state.chests[seat],
        "guards": state.guards[seat],
    }


def _gains(state: Schatzinsel, seat: int) -> dict[str, GainView]:
    gains: dict[str, GainView] = {}
    for action in state.legal_actions(seat):
        kind = ACTIONS.kind_of(action)
        if kind == LAY.index:
            counted = counted_fields(state.board, state.field_of[LAY.arg(action)])
            points = len(counted)
        elif kind == CHEST.index:
            counted = members(state.chests_on)
            points = chest_points(state.standing_chests)
        elif kind == GUARD.index:
            counted = members(state.chests_on)
            points = guard_points(state.standing_chests, state.standing_guards)
        else:
            continue
        gains[ACTIONS[action].notation] = {"points": points, "counted": counted}
    return gains
