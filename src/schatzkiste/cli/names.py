"""The actions of a game by the names that people type in their language."""

from functools import cached_property

from schatzkiste.cli.choices import Choice, folded
from schatzkiste.core import Game, UnknownAction
from schatzkiste.texts import Texts


class Names:
    """The names of one game in one language; the notation of records is understood in every language."""

    def __init__(self, game: Game, texts: Texts) -> None:
        self._game = game
        self._texts = texts

    def choice(self, number: int) -> Choice:
        """The action with its name and meaning."""
        action = self._game.actions[number]
        name, meaning = self._texts.name(self._game.id, action), self._texts.action(self._game.id, action)
        return Choice(number, action, name, meaning)

    def action(self, entry: str) -> int | None:
        """The action that is called or written so, allowed now or not."""
        if folded(entry) in self._by_name:
            return self._by_name[folded(entry)]
        try:
            return self._game.parse(entry)
        except UnknownAction:
            return None

    @cached_property
    def _by_name(self) -> dict[str, int]:
        """All names; there are thousands in some games, so they are made when the first is looked for."""
        actions = self._game.actions
        return {folded(self._texts.name(self._game.id, actions[number])): number for number in range(len(actions))}
