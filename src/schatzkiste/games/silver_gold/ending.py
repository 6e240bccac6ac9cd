"""The public end position of Silver & Gold: what lies on the table when the score sheets are added up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from schatzkiste.games.silver_gold.board import label
from schatzkiste.games.silver_gold.constants import NO_CARD, SLOTS
from schatzkiste.games.silver_gold.scoring import score_sheet

if TYPE_CHECKING:
    from schatzkiste.core.state import JsonObject
    from schatzkiste.games.silver_gold.state import SilverGold


def ending_of(state: SilverGold) -> JsonObject:
    """The display, the trophies nobody won, everyone's cards and score sheet."""
    return {
        "display": state.names_of(state.display),
        "deck": len(state.deck),
        "trophies_left": state.trophies_left,
        "unfinished": [_unfinished(state, seat) for seat in range(state.players)],
        "completed": [state.names_of(cards) for cards in state.completed],
        "sheets": [_sheet(state, seat) for seat in range(state.players)],
    }


def _unfinished(state: SilverGold, seat: int) -> dict[str, str]:
    """The marks on each card that was not completed."""
    return {
        state.components.card_names[state.cards[place]]: label(state.marks[place])
        for place in range(SLOTS * seat, SLOTS * seat + SLOTS)
        if state.cards[place] != NO_CARD
    }


def _sheet(state: SilverGold, seat: int) -> JsonObject:
    sheet = score_sheet(state, seat)
    return {
        "coins": sheet["coins"],
        "trophies": sheet["trophies"],
        "palms": sheet["palms"],
        "cards": sheet["card_points"],
        "seals": sheet["seal_points"],
        "total": sheet["total"],
    }
