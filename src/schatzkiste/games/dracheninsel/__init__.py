"""Die Dracheninsel, by Tom Schoeps: lift the dragons' gold in pairs, carry it home, and share it or not."""

from schatzkiste.core.game import Game
from schatzkiste.games.dracheninsel.game import DracheninselGame
from schatzkiste.games.dracheninsel.tables import Tables


def make(tables: str) -> Game:
    """The game with the tables in this text."""
    return DracheninselGame(Tables(tables))
