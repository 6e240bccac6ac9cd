"""Talk with a person at a table in the terminal: the table is shown, what is typed is understood and answered."""

from collections.abc import Callable, Coroutine, Mapping
from typing import Any

from schatzkiste.cli.choices import Choice, Choices, folded
from schatzkiste.cli.desk import Desk, DeskView
from schatzkiste.cli.names import Names
from schatzkiste.cli.output import ColouredDrawing
from schatzkiste.cli.players import player_names
from schatzkiste.core import Action, Event
from schatzkiste.history import History
from schatzkiste.texts import Texts

Command = Callable[[str], Coroutine[Any, Any, bool]]
"""Answers what stands behind its word; whether the table is to be shown again."""


class Quit(Exception):
    """The person stops playing, perhaps by Ctrl-C."""

    def __init__(self, *, interrupted: bool = False) -> None:
        super().__init__()
        self.interrupted = interrupted


def code_of(reason: Quit | EOFError | KeyboardInterrupt) -> int:
    """The exit code of somebody who stopped for this reason."""
    is_interrupt = reason.interrupted if isinstance(reason, Quit) else isinstance(reason, KeyboardInterrupt)
    return 130 if is_interrupt else 0


class Talk:
    """What all conversations at a table have in common; `players` are named as a record names them."""

    def __init__(self, history: History, person: int, players: list[str], texts: Texts, desk: Desk) -> None:
        self._history = history
        self._person = person
        self._desk = desk
        self._say = texts.say
        self._texts = texts
        self._game = history.state.game
        self._names = Names(self._game, texts)
        self._drawing = ColouredDrawing(self._game, texts)
        self._players = player_names(players, self._game, texts)
        self._players[person] = texts.say("cli-you")
        self._choices = Choices([])
        self._helpful = Choices([])
        self._commands: dict[str, Command] = {}

    def _offer(self, commands: Mapping[str, Command], purposes: Mapping[str, str]) -> None:
        """Say which commands there are, and by which text each is explained."""
        self._commands = {"?": self._help}
        self._commands |= {folded(self._word(command)): does for command, does in commands.items()}
        self._helpful = Choices(
            Choice(number, Action(command, {}), self._word(command), self._say(purposes[command]))
            for number, command in enumerate(commands)
        )

    def _word(self, command: str) -> str:
        return self._say(f"cli-command-{command}")

    def _command(self, word: str, entry: str) -> Command | None:
        """The command that an entry beginning with this word calls, if it does not mean an action."""
        command = self._commands.get(folded(word))
        if command is None and not self._choices.matching(entry):
            meant = self._helpful.matching(word)
            command = self._commands[folded(meant[0].name)] if len(meant) == 1 else None
        return command

    def _action(self, entry: str) -> int | None:
        """The action that was typed, allowed or not; None, with a sentence, when that is not clear."""
        found = self._choices.matching(entry)
        if len(found) == 1:
            return found[0].number
        known = None if found else self._names.action(entry)
        if found:
            self._desk.doubt(entry, self._say("cli-ambiguous", entry=entry[:60], count=len(found)), found)
        elif known is None and not self._choices.all:
            self._desk.reply([self._prompt()])
        elif known is None:
            example = self._choices.example
            self._desk.doubt(entry, self._say("cli-unclear", entry=entry[:60], example=example), found)
        return known

    def _is_refused(self, action: int) -> bool:
        refusal = self._history.state.why_not(action, self._person)
        if refusal is None:
            return False
        reason = self._texts.refusal(self._game.id, refusal, self._players, self._person)
        self._desk.reply([self._say("cli-refused", reason=reason, rule=refusal.rule)])
        return True

    def _tell(self, events: list[Event]) -> None:
        self._desk.tell(self._told(events))

    def _told(self, events: list[Event]) -> list[str]:
        told = [self._texts.event(self._game.id, event, self._players, self._person) for event in events]
        return [self._drawing.coloured(f"· {line}") for line in told]

    def _show(self) -> None:
        state, person = self._history.state, self._person
        view = state.view(person)
        self._choices = Choices(
            self._names.choice(action)._replace(remark=self._drawing.remark(view, self._game.notation(action)))
            for action in self._open_actions()
        )
        points = list(enumerate(zip(self._players, state.scores(), strict=True), start=1))
        score = "   ".join(f"{number} {name} {has}" for number, (name, has) in points)
        short_score = "  ".join(f"{number}: {has}" for number, (_, has) in points)
        table = self._drawing.table(state, person)
        shown = DeskView(
            table, score, short_score, self._choices, self._helpful, self._prompt(), self._drawing.coloured
        )
        self._desk.show(shown)

    def _open_actions(self) -> list[int]:
        """What the person may do now."""
        return self._history.state.legal_actions(self._person)

    def _prompt(self) -> str:
        """What is asked below the table."""
        return self._say("cli-prompt", example=self._choices.example)

    async def _help(self, _: str) -> bool:
        kinds: dict[str, Choice] = {}
        for choice in self._choices.all:
            kinds.setdefault(choice.action.kind, choice)
        typing = [self._say("cli-help-typing", example=self._choices.example)] if kinds else []
        lines = [(choice.name, choice.meaning) for choice in (*kinds.values(), *self._helpful.all)]
        width = max(len(typed) for typed, _ in lines)
        listing = [f"  {typed:{width}}  {meaning}" for typed, meaning in lines]
        self._desk.lay_open([*typing, *listing, self._say("cli-help-keys")])
        return False

    async def _why(self, rest: str) -> bool:
        if not rest:
            self._desk.reply([self._say("cli-about", whom=self._word("why"), what=self._say("cli-help-why"))])
            return False
        action = self._action(rest)
        if action is not None and not self._is_refused(action):
            self._desk.reply([self._say("cli-allowed")])
        return False

    async def _log(self, _: str) -> bool:
        lines = [line for events in self._history.log_for(self._person) for line in self._told(events)]
        self._desk.lay_open(lines or [self._say("cli-log-empty")], from_end=True)
        return False

    async def _table(self, _: str) -> bool:
        return True
