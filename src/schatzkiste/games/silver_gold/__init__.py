"""Silver & Gold, by Phil Walker-Harding: mark the fields of treasure islands with the pattern everyone gets."""

from schatzkiste.core.game import Game
from schatzkiste.games.silver_gold.game import SilverGoldGame
from schatzkiste.games.silver_gold.tables import Tables


def make(tables: str) -> Game:
    """The game with the tables in this text."""
    return SilverGoldGame(Tables(tables))
