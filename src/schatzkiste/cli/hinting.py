"""Hints in the terminal: a nudge first, then what is worth thinking about, then the best and why."""

from schatzkiste.bots.hints import Advice, Hint
from schatzkiste.core import Game
from schatzkiste.texts import Texts

LETTERS = "ABC"


class Hinting:
    """Tells the hint of one position, more of it each time it is asked for."""

    def __init__(self, hint: Hint, legal: list[int], game: Game, texts: Texts) -> None:
        self._hint = hint
        self._game = game
        self._texts = texts
        self._step = 0
        # In an order that does not tell which is the best.
        inside = {action: place for place, action in enumerate(legal)}
        self._candidates = sorted((advice.action for advice in hint.advice), key=lambda action: inside[action])

    def more(self) -> list[str]:
        """The next step; from the best on nothing follows, so it is told again."""
        self._step = min(self._step + (2 if self._step == 1 and len(self._candidates) == 1 else 1), 3)
        return (self._nudge, self._choice, self._best)[self._step - 1]()

    def _nudge(self) -> list[str]:
        return [self._reason(f"look-{self._hint.reason}"), self._there_is_more()]

    def _choice(self) -> list[str]:
        listed = zip(LETTERS, self._candidates, strict=False)
        return [*(f"{letter}  {self._meaning(action)}" for letter, action in listed), self._there_is_more()]

    def _best(self) -> list[str]:
        best = self._hint.advice[0]
        says = [self._reason(self._hint.reason)]
        if len(self._candidates) > 1:
            says.append(self._lead(best))
        name = self._texts.name(self._game.id, self._game.actions[best.action])
        told = self._texts.say("cli-hint-best", action=self._meaning(best.action), typed=name)
        return [told, " ".join(says)]

    def _there_is_more(self) -> str:
        return self._texts.say("cli-hint-more", command=self._texts.say("cli-command-hint"))

    def _lead(self, best: Advice) -> str:
        told = f"{self._game.id}-hint-gain" if best.gain else "hint-close"
        return self._texts.say(told, gain=best.gain)

    def _meaning(self, action: int) -> str:
        return self._texts.action(self._game.id, self._game.actions[action])

    def _reason(self, reason: str) -> str:
        return self._texts.hint(self._game.id, reason)
