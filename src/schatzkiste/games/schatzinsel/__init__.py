"""Die Schatzinsel, by Peter Lewe: lay the map of the island, set chests on the crosses and guards beside them."""

from schatzkiste.core.game import Game
from schatzkiste.games.schatzinsel.game import SchatzinselGame
from schatzkiste.games.schatzinsel.tables import Tables


def make(tables: str) -> Game:
    """The game with the tables in this text."""
    return SchatzinselGame(Tables(tables))
