"""What can go wrong when the library is called, each with a sentence that names what was expected."""

from schatzkiste.core.refusal import Refusal


class SchatzkisteError(Exception):
    """The base of every error raised on purpose."""


class IllegalAction(SchatzkisteError):
    """An action the rules forbid now; carries the refusal."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class UnknownAction(SchatzkisteError, ValueError):
    """A number outside the action table, or a text that names no action."""


class UnknownGame(SchatzkisteError, ValueError):
    """A game that is not in the chest."""


class BadSetup(SchatzkisteError, ValueError):
    """A player count, seat, option or seed that the game does not take."""


class BadDocument(SchatzkisteError, ValueError):
    """A position, table file or record that does not hold what it should; names the place."""


class BadTables(BadDocument):
    """A game's table file that breaks its format or the rules' arithmetic."""


class BadPosition(BadDocument):
    """A position that cannot exist at the table."""


class BadRecord(BadDocument):
    """A record that is damaged, foreign, or does not tell a game; the sentence names the place."""
