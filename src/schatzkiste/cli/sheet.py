"""What is on the screen while a game is played: the lines of each of its parts, whatever draws them."""

from collections.abc import Callable, Sequence

from schatzkiste.cli.choices import Choice, Choices, listed
from schatzkiste.cli.desk import DeskView
from schatzkiste.cli.heights import Heights, shared_out
from schatzkiste.cli.output import wrapped
from schatzkiste.texts import Texts

ANSWER = 1
"""The line in which an answer usually fits."""


class Sheet:
    """The table at the top, news, a bar with the score, the entry, and below it an answer and what may be done.

    `size` tells rows and columns of the screen, `typed` is what the person has typed of an entry.
    """

    def __init__(self, texts: Texts, size: Callable[[], tuple[int, int]]) -> None:
        self.view = DeskView("", "", "", Choices([]), Choices([]), "", str)
        self.news: list[str] = []
        self.answer: list[str] = []
        self.question: str | None = None
        self.is_asking = False
        self.typed = ""
        self._say = texts.say
        self._size = size
        self._open: list[str] | None = None  # something long, in the place of the table
        self._scrolled = 0

    @property
    def is_open(self) -> bool:
        """Whether something lies over the table."""
        return self._open is not None

    def show(self, view: DeskView) -> None:
        """Show a table, from its top."""
        self.view = view
        self._scrolled = 0

    def open(self, lines: Sequence[str], *, from_end: bool) -> None:
        """Lay something long over the table."""
        self._open = list(lines)
        self._scrolled = len(self._lines()) if from_end else 0

    def close(self) -> None:
        """Show the table again."""
        self._open = None
        self._scrolled = 0

    def scroll(self, pages: int) -> None:
        """Move what does not fit, by pages."""
        height = self.heights().table
        most = max(0, len(self._lines()) - height)
        self._scrolled = min(most, max(0, min(most, self._scrolled) + pages * max(1, height - 1)))

    def heights(self) -> Heights:
        """The lines of each part, the same whatever is typed, so that nothing jumps."""
        told = sum(len(self._wrapped(line)) for line in self.news)
        table = max(len(self._lines()), len(self.view.table.splitlines()))
        return shared_out(self._size()[0], table, told, len(self.view.choices.all) + ANSWER)

    def table(self) -> list[str]:
        """As much of the table, or of what lies over it, as there is room for."""
        height, lines = self.heights().table, self._lines()
        first = min(self._scrolled, max(0, len(lines) - height))
        return lines[first : first + height]

    def told(self) -> list[str]:
        """The newest of the news."""
        lines = [part for line in self.news for part in self._wrapped(line)]
        return lines[max(0, len(lines) - self.heights().news) :]

    def bar(self) -> str:
        """The score, and what can be done about a table that does not fit."""
        hints = [self._say("cli-scroll")] if len(self._lines()) > self.heights().table else []
        hints += [self._say("cli-close")] if self.is_open else []
        hint = "  ".join(hints)
        room = self._size()[1] - len(hint) - 3
        score = self.view.score if len(self.view.score) <= room else self.view.short_score
        return f" {score[:room]:{room}} {hint} "

    def before_entry(self) -> str:
        """What stands before the entry."""
        return "> " if self.question is None else f"{self.question} "

    def hint(self) -> str:
        """What to do while nothing is typed."""
        if self.question is not None:
            return ""
        return self.view.prompt if self.is_asking else self._say("cli-thinking")

    def offered(self) -> list[str]:
        """The answer to the last entry, and the choices that fit what is typed."""
        if self.question is not None:
            return []
        height = self.heights().choices
        answer = [part for line in self.answer for part in self._wrapped(line)][:height]
        if not self.is_asking or len(answer) == height:
            return answer
        lines = listed(self.fitting(), self._size()[1], height - len(answer))
        return [*answer, *map(self.view.colour, lines)]

    def fitting(self) -> list[Choice]:
        """The choices that fit what is typed; commands if none do."""
        return self._meant().matching(self.typed)

    def completed(self) -> str:
        """What is typed, longer by what is certain."""
        return self._meant().completed(self.typed)

    def _meant(self) -> Choices:
        is_choice = bool(self.view.choices.matching(self.typed))
        return self.view.choices if is_choice else self.view.commands

    def _lines(self) -> list[str]:
        """All lines of the table, or of what lies over it."""
        if self._open is None:
            return self.view.table.splitlines()
        return [part for line in self._open for part in self._wrapped(line)]

    def _wrapped(self, line: str) -> list[str]:
        return wrapped(line, self._size()[1])
