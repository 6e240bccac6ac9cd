"""The public end position of Die Schatzinsel: what everyone can check when the screens are lifted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from schatzkiste.games.schatzinsel.board import TILE_NAMES, names

if TYPE_CHECKING:
    from schatzkiste.core.state import JsonObject
    from schatzkiste.games.schatzinsel.state import Schatzinsel


def ending_of(state: Schatzinsel) -> JsonObject:
    """The island as it was laid, and what was left behind each screen."""
    return {
        "rows": state.rows,
        "columns": state.columns,
        "board": names(state.laid_tiles()),
        "chests": state.tiles_of(state.chests_on),
        "guards": {TILE_NAMES[state.tile_of[field]]: count for field, count in enumerate(state.guards_on) if count},
        "stock": names(state.stock),
        "left": [
            {"tiles": names(state.hands[seat]), "chests": state.chests[seat], "guards": state.guards[seat]}
            for seat in range(state.players)
        ],
    }
