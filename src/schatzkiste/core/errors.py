"""What can go wrong when the library is called, each with a sentence that names what was expected."""

from schatzkiste.core.refusal import Refusal


class SchatzkisteError(Exception):
    """The base of every error raised on purpose."""


def unreadable(error: OSError | UnicodeDecodeError) -> str:
    """Why a file cannot be read, in words."""
    if isinstance(error, UnicodeDecodeError):
        return "it is not text in UTF-8"
    return (error.strerror or str(error)).lower()


class IllegalAction(SchatzkisteError):
    """An action the rules forbid now; carries the refusal."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class NotYet(SchatzkisteError):
    """An action that the rules allow, of a seat before which others are asked in secret; apply it after them."""


class UnknownAction(SchatzkisteError, ValueError):
    """A number outside the action space, or a text that names no action."""


class UnknownGame(SchatzkisteError, ValueError):
    """A game that is not in the chest."""


class BadSetup(SchatzkisteError, ValueError):
    """A player count, seat, option or seed that the game does not take."""


class BadDocument(SchatzkisteError, ValueError):
    """A position, component file or record that does not hold what it should; names the place."""


class BadComponents(BadDocument):
    """A game's component file that breaks its format or the rules' arithmetic."""


class BadPosition(BadDocument):
    """A position that cannot exist at the table."""


class BadRecord(BadDocument):
    """A record that is damaged, foreign, or does not tell a game; the sentence names the place."""


class OtherRules(BadRecord):
    """A record that another version of the rules played; it is not wrong, but cannot be played here."""
