"""Where a person plays: what the conversation needs of a terminal, and the plain one of lines that scroll."""

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple, TypeVar

import click

from schatzkiste.cli.choices import Choice, Choices, listed
from schatzkiste.cli.output import line_width, wrapped

Decided = TypeVar("Decided")

MOST_LINES = 12
"""How many lines list what one may do; what is left out is found by typing."""
NO_KEYS: Mapping[str, str] = MappingProxyType({})


class Interrupted(Exception):
    """The person pressed Ctrl-C."""


class DeskView(NamedTuple):
    """What lies on the desk while a person decides: the table, the score, and what may be done or asked.

    `short_score` goes by the players' numbers, for where there is no room for their names. `keys` are what the arrows,
    Home and End say on a screen while nothing is typed.
    """

    table: str
    score: str
    short_score: str
    choices: Choices
    commands: Choices
    prompt: str
    colour: Callable[[str], str]
    keys: Mapping[str, str] = NO_KEYS


class Desk(ABC):
    """A terminal."""

    has_person: bool
    """Whether someone sits there who can be asked, and whose game must not be lost."""

    @abstractmethod
    def run(self, playing: Coroutine[Any, Any, None]) -> None:
        """Play at this desk."""

    @abstractmethod
    def show(self, view: DeskView) -> None:
        """Show the table."""

    @abstractmethod
    def tell(self, lines: Sequence[str]) -> None:
        """Tell what happened."""

    @abstractmethod
    def turn_over(self) -> None:
        """The person has decided: what was told before is old."""

    @abstractmethod
    def reply(self, lines: Sequence[str]) -> None:
        """Answer what was typed."""

    @abstractmethod
    def doubt(self, entry: str, sentence: str, found: Sequence[Choice]) -> None:
        """Say that the entry means none or several of the choices; it may be typed again."""

    @abstractmethod
    def lay_open(self, lines: Sequence[str], *, from_end: bool = False) -> None:
        """Show something long."""

    @abstractmethod
    async def read(self) -> str:
        """What is typed next; Interrupted, or EOFError when there is nothing more."""

    @abstractmethod
    async def ask(self, question: str) -> str:
        """The answer to a question; Interrupted or EOFError as when reading."""

    @abstractmethod
    async def think(self, decide: Callable[[], Decided]) -> Decided:
        """What a bot decides; Interrupted if the person does not want to wait."""


class Lines(Desk):
    """A pipe, a file or a terminal without a screen: one thing after the other."""

    def __init__(self) -> None:
        self.has_person = sys.stdin.isatty()

    def run(self, playing: Coroutine[Any, Any, None]) -> None:
        """Play; nothing here waits for anything but the person, so the first step is the last."""
        try:
            playing.send(None)
        except StopIteration:
            return
        raise RuntimeError("a desk of lines must not wait")

    def show(self, view: DeskView) -> None:
        """Print the table and what may be done."""
        click.echo(f"\n{view.table}\n\n{view.score}\n")
        self.reply([view.prompt])
        for line in listed(view.choices.all, line_width(), MOST_LINES):
            click.echo(view.colour(line))

    def tell(self, lines: Sequence[str]) -> None:
        """Print what happened."""
        self.reply(lines)

    def turn_over(self) -> None:
        """What was printed stays."""

    def reply(self, lines: Sequence[str]) -> None:
        """Print the answer."""
        for line in lines:
            click.echo("\n".join(wrapped(line)))

    def doubt(self, entry: str, sentence: str, found: Sequence[Choice]) -> None:
        """Print the sentence and what the entry could mean."""
        self.reply([sentence, *listed(found, line_width(), MOST_LINES)])

    def lay_open(self, lines: Sequence[str], *, from_end: bool = False) -> None:
        """Print all of it."""
        self.reply(lines)

    async def read(self) -> str:
        """The next line."""
        return self._line("> ")

    async def ask(self, question: str) -> str:
        """The next line after the question."""
        return self._line(f"{question} ")

    async def think(self, decide: Callable[[], Decided]) -> Decided:
        """What the bot decides, waited for."""
        try:
            return decide()
        except KeyboardInterrupt as error:
            raise Interrupted from error

    def _line(self, prompt: str) -> str:
        try:
            entry = input(prompt).strip()
        except KeyboardInterrupt as error:
            click.echo()
            raise Interrupted from error
        if not sys.stdin.isatty():
            click.echo(entry)
        return entry
