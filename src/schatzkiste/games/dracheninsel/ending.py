"""The public end position of Die Dracheninsel: the island, the coins, the discards and the cards left in hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from schatzkiste.games.dracheninsel.board import (
    COLOUR_NAMES,
    PLACE_NAMES,
    TERRAIN_LETTERS,
    TREASURE_PLACE_NAMES,
)
from schatzkiste.games.dracheninsel.cards import CARD_NAMES, card_names
from schatzkiste.games.dracheninsel.constants import NO_PLACE, NO_TERRAIN

if TYPE_CHECKING:
    from schatzkiste.core.state import JsonObject
    from schatzkiste.games.dracheninsel.state import Dracheninsel


def ending_of(state: Dracheninsel) -> JsonObject:
    """What lies on the table when the game is over."""
    values = state.components.treasures
    return {
        "hunters": {
            COLOUR_NAMES[hunter]: PLACE_NAMES[place]
            for hunter, place in enumerate(state.hunter_places)
            if place != NO_PLACE
        },
        "tiles": "".join("*" if terrain == NO_TERRAIN else TERRAIN_LETTERS[terrain] for terrain in state.tiles),
        "dragons": [PLACE_NAMES[place] for place in state.dragon_places if place != NO_PLACE],
        "treasures": {
            str(values[treasure]): TREASURE_PLACE_NAMES[place] for treasure, place in enumerate(state.treasure_places)
        },
        "coins": [state.coins_of(seat) for seat in range(state.players)],
        "rounds": state.turns // state.players,
        "pile": len(state.pile),
        "discard": {CARD_NAMES[kind]: count for kind, count in enumerate(state.discard) if count},
        "hands": [card_names(hand) for hand in state.hands],
    }
