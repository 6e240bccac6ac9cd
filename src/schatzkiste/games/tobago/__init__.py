"""Tobago, by Bruce Allen: narrow down where the treasures lie, clue by clue, race to them and share the gold."""

from schatzkiste.core.game import Game
from schatzkiste.games.tobago.game import TobagoGame
from schatzkiste.games.tobago.tables import Tables


def make(tables: str) -> Game:
    """The game with the tables in this text."""
    return TobagoGame(Tables(tables))
