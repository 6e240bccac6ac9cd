"""Positions as text: what a game's module `terminal` draws of a view, in the words of a language."""

from importlib import import_module
from typing import Any

from schatzkiste.core import Game, JsonObject, State
from schatzkiste.texts import Texts


class Drawing:
    """The pictures of one game: its module `terminal` with draw, remark and COLOURS."""

    def __init__(self, game: Game, texts: Texts) -> None:
        self._module: Any = import_module(f"schatzkiste.games.{game.id}.terminal")
        self._texts = texts

    def table(self, state: State, seat: int | None) -> str:
        """The table as the seat sees it; None is a spectator."""
        drawn: str = self._module.draw(state.view(seat), self._texts.say)
        return drawn

    def remark(self, view: JsonObject, notation: str) -> str:
        """What is worth knowing about an action."""
        remark: str = self._module.remark(view, notation, self._texts.say)
        return remark

    def colours(self) -> list[tuple[str, str]]:
        """Patterns of what has a colour in the picture, with the colour's name."""
        return list(self._module.COLOURS)


def drawn(state: State, seat: int | None) -> str:
    """A position as consoles and debuggers print it."""
    return Drawing(state.game, Texts("en")).table(state, seat)
