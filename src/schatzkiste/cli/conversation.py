"""The conversation with a person who plays in the terminal."""

import errno
import shlex
from collections.abc import Callable
from functools import partial
from pathlib import Path

import click

from schatzkiste.cli.choices import Choice, Choices, folded
from schatzkiste.cli.desk import Desk, Interrupted, Sight
from schatzkiste.cli.names import Names
from schatzkiste.cli.output import ColouredDrawing, print_wrapped
from schatzkiste.cli.players import player_names, print_result
from schatzkiste.cli.session import Session
from schatzkiste.core import Action, Event, seed_hash
from schatzkiste.core.errors import unreadable
from schatzkiste.texts import Texts

REASONS = {
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "forbidden",
    errno.EISDIR: "folder",
    errno.ENOSPC: "full",
}
"""What usually keeps a file from being written; the system tells the rest in its own words."""
COMMANDS = ("help", "why", "undo", "log", "save", "table", "quit")


class Leave(Exception):
    """The person stops playing, perhaps by Ctrl-C."""

    def __init__(self, *, interrupted: bool = False) -> None:
        super().__init__()
        self.interrupted = interrupted


class Conversation:
    """Shows the table, asks, answers; `go_on` are the arguments that call a saved game up again."""

    def __init__(self, session: Session, texts: Texts, desk: Desk, file: Path | None, go_on: list[str]) -> None:
        self.session = session
        self.file = file
        self._desk = desk
        self._say = texts.say
        self._texts = texts
        self._go_on = go_on
        self._game = session.state.game
        self._names = Names(self._game, texts)
        self._drawing = ColouredDrawing(self._game, texts)
        self._players = player_names(session.players(), self._game, texts)
        self._players[session.person] = texts.say("cli-you")
        self._choices = Choices([])
        answers = (self._help, self._why, self._undo, self._log, self._save, self._table, self._quit)
        self._commands: dict[str, Callable[[str], bool]] = {"?": self._help}
        self._commands |= {folded(self._word(command)): does for command, does in zip(COMMANDS, answers, strict=True)}
        self._helpful = Choices(
            Choice(number, Action(command, {}), self._word(command), self._purpose(command))
            for number, command in enumerate(COMMANDS)
        )

    def _word(self, command: str) -> str:
        return self._say(f"cli-command-{command}")

    def _purpose(self, command: str) -> str:
        return self._say(f"cli-help-{command}")

    def begin(self) -> None:
        """Print by which hash the shuffling can be checked at the end."""
        print_wrapped(self._say("cli-seed-hash", hash=seed_hash(self.session.state.seed)))

    async def hold(self) -> None:
        """Play until the game is over; Leave or EOFError when the person stops before."""
        await self._bots_act()
        while not self.session.state.is_over:
            self._show()
            while not self._answer(await self._read()):
                pass
            await self._bots_act()

    def end(self) -> None:
        """Print the table and the result of a finished game."""
        state, person = self.session.state, self.session.person
        click.echo(f"\n{self._drawing.table(state, person)}\n")
        print_result(state, self._players, self._texts)
        others = ", ".join(self._players[seat] for seat in state.winners() if seat != person)
        won = person in state.winners()
        print_wrapped(self._say("cli-won", you="no" if not won else "shared" if others else "yes", names=others))
        print_wrapped(self._say("cli-seed", seed=state.seed))

    def farewell(self) -> None:
        """Print what becomes of a game that is left before its end; it was saved before, where it could be."""
        click.echo()
        if self.file is None:
            print_wrapped(self._say("cli-gone"))
        else:
            command = ["schatzkiste", "play", "--load", str(self.file), *self._go_on]
            print_wrapped(self._say("cli-saved", file=str(self.file)))
            click.echo(self._say("cli-go-on", command=shlex.join(command)))  # in one piece, to be copied

    async def _read(self) -> str:
        while True:
            try:
                return await self._desk.read()
            except Interrupted:
                await self._ask_to_leave()

    async def _ask_to_leave(self) -> None:
        """Ask whether to stop; nobody who presses Ctrl-C again wants to be asked twice."""
        if self._desk.has_person:
            question = self._say("cli-leave", yes=self._say("cli-yes"), no=self._say("cli-no"))
            try:
                answer = folded(await self._desk.ask(question))
            except (Interrupted, EOFError):
                answer = ""
            if answer and not folded(self._say("cli-yes")).startswith(answer):
                self._desk.reply([self._say("cli-stay")])
                return
        self._save_if_played()
        raise Leave(interrupted=True)

    def _save_if_played(self) -> None:
        """Save the game if a person plays it, or if it has a file."""
        if self._desk.has_person or self.file is not None:
            self._keep(self.file or free_file(self._game.id))

    def _answer(self, entry: str) -> bool:
        """Do what was typed; whether the table is to be shown again."""
        word, _, rest = entry.partition(" ")
        if not entry:
            return False
        command = self._commands.get(folded(word))
        if command is None and not self._choices.matching(entry):
            meant = self._helpful.matching(word)
            command = self._commands[folded(meant[0].name)] if len(meant) == 1 else None
        if command is not None:
            return command(rest.strip())
        action = self._action(entry)
        if action is None or self._is_refused(action):
            return False
        self._desk.turn_over()
        self._tell(self.session.act(self.session.person, action).events_for(self.session.person))
        return True

    def _action(self, entry: str) -> int | None:
        """The action that was typed, allowed or not; None, with a sentence, when that is not clear."""
        found = self._choices.matching(entry)
        if len(found) == 1:
            return found[0].number
        known = None if found else self._names.action(entry)
        if found:
            self._desk.doubt(entry, self._say("cli-ambiguous", entry=entry[:60], count=len(found)), found)
        elif known is None:
            example = self._choices.example
            self._desk.doubt(entry, self._say("cli-unclear", entry=entry[:60], example=example), found)
        return known

    def _is_refused(self, action: int) -> bool:
        refusal = self.session.state.why_not(action, self.session.person)
        if refusal is None:
            return False
        reason = self._texts.refusal(self._game.id, refusal, self._players, self.session.person)
        self._desk.reply([self._say("cli-refused", reason=reason, rule=refusal.rule)])
        return True

    async def _bots_act(self) -> None:
        while (seat := self.session.bot_to_act()) is not None:
            try:
                action = await self._desk.think(partial(self.session.decision, seat))
            except Interrupted:
                await self._ask_to_leave()
            else:
                self._tell(self.session.act(seat, action).events_for(self.session.person))
        if self.file is not None:
            self._keep(self.file)

    def _keep(self, file: Path) -> bool:
        """Save the game so far; whether that went well."""
        try:
            self.session.record().save(file)
        except OSError as error:
            self.file = None
            self._desk.reply([self._say("cli-not-saved", file=str(file), reason=self._reason(error))])
            return False
        self.file = file
        return True

    def _reason(self, error: OSError) -> str:
        """Why a file cannot be written."""
        kind = REASONS.get(error.errno or 0)
        return unreadable(error) if kind is None else self._say(f"cli-reason-{kind}")

    def _tell(self, events: list[Event]) -> None:
        self._desk.tell(self._told(events))

    def _told(self, events: list[Event]) -> list[str]:
        person = self.session.person
        told = [self._texts.event(self._game.id, event, self._players, person) for event in events]
        return [self._drawing.coloured(f"· {line}") for line in told]

    def _show(self) -> None:
        state, person = self.session.state, self.session.person
        view = state.view(person)
        self._choices = Choices(
            self._names.choice(action)._replace(remark=self._drawing.remark(view, self._game.notation(action)))
            for action in state.legal_actions(person)
        )
        points = list(enumerate(zip(self._players, state.scores(), strict=True), start=1))
        score = "   ".join(f"{number} {name} {has}" for number, (name, has) in points)
        short_score = "  ".join(f"{number}: {has}" for number, (_, has) in points)
        prompt = self._say("cli-prompt", example=self._choices.example)
        table = self._drawing.table(state, person)
        self._desk.show(Sight(table, score, short_score, self._choices, self._helpful, prompt, self._drawing.coloured))

    def _help(self, _: str) -> bool:
        kinds: dict[str, Choice] = {}
        for choice in self._choices.all:
            kinds.setdefault(choice.action.kind, choice)
        example = self._choices.example
        lines = [(choice.name, choice.meaning) for choice in (*kinds.values(), *self._helpful.all)]
        width = max(len(typed) for typed, _ in lines)
        listing = [f"  {typed:{width}}  {meaning}" for typed, meaning in lines]
        self._desk.lay_open([self._say("cli-help-typing", example=example), *listing, self._say("cli-help-keys")])
        return False

    def _why(self, rest: str) -> bool:
        if not rest:
            self._desk.reply([self._say("cli-about", whom=self._word("why"), what=self._purpose("why"))])
            return False
        action = self._action(rest)
        if action is not None and not self._is_refused(action):
            self._desk.reply([self._say("cli-allowed")])
        return False

    def _undo(self, _: str) -> bool:
        reveals = self.session.state.reveals
        if not self.session.undo():
            self._desk.reply([self._say("cli-undo-nothing")])
            return False
        is_free = self.session.state.reveals == reveals
        self._desk.turn_over()
        self._desk.tell([self._say("cli-undone" if is_free else "cli-undone-by-consent")])
        return True

    def _save(self, rest: str) -> bool:
        if not rest:
            self._desk.reply([self._say("cli-no-file", command=self._say("cli-command-save"))])
        elif self._keep(Path(rest)):
            self._desk.reply([self._say("cli-saved", file=rest)])
        return False

    def _log(self, _: str) -> bool:
        lines = [line for events in self.session.log_for(self.session.person) for line in self._told(events)]
        self._desk.lay_open(lines or [self._say("cli-log-empty")], from_end=True)
        return False

    def _table(self, _: str) -> bool:
        return True

    def _quit(self, _: str) -> bool:
        self._save_if_played()
        raise Leave


def free_file(game_id: str) -> Path:
    """A file of the current folder that does not exist yet, named after the game."""
    number = 1
    while (file := Path(f"{game_id}-{number}.json")).exists():
        number += 1
    return file
