"""The conversation with a person who plays in the terminal."""

import shlex
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import click

from schatzkiste.cli.paper import Drawing
from schatzkiste.cli.players import player_names, print_result
from schatzkiste.cli.sitting import Sitting
from schatzkiste.core import UnknownAction, seed_hash
from schatzkiste.course import Step
from schatzkiste.texts import Texts

MARGIN = 2


class Leave(Exception):
    """The person wants to stop."""


class Conversation:
    """Shows the table, asks, answers; `go_on` are the arguments that call a saved game up again."""

    def __init__(self, sitting: Sitting, texts: Texts, file: Path | None, go_on: list[str]) -> None:
        self.sitting = sitting
        self.file = file
        self._say = texts.say
        self._texts = texts
        self._go_on = go_on
        self._game = sitting.state.game
        self._drawing = Drawing(self._game, texts)
        self._names = player_names(sitting.players(), self._game, texts)
        self._names[sitting.person] = texts.say("cli-you")
        self._commands: dict[str, Callable[[str], bool]] = {
            "?": self._help,
            "help": self._help,
            "why": self._why,
            "undo": self._undo,
            "save": self._save,
            "log": self._log,
            "board": self._board,
            "quit": self._quit,
        }

    def hold(self) -> None:
        """Play until the game is over; Leave or EOFError when the person stops before."""
        click.echo(self._say("cli-seed-hash", hash=seed_hash(self.sitting.state.seed)))
        self._bots_act()
        while not self.sitting.state.is_over:
            self._show()
            while not self._answer(self._read()):
                pass
            self._bots_act()
        self._end()

    def farewell(self) -> None:
        """What becomes of a game that is left before its end."""
        if self.file is None:
            click.echo(self._say("cli-gone"))
        else:
            command = ["schatzkiste", "play", "--load", str(self.file), "--save", str(self.file), *self._go_on]
            click.echo(self._say("cli-go-on", command=shlex.join(command)))

    def _read(self) -> str:
        entry = input("> ").strip()
        if not sys.stdin.isatty():
            click.echo(entry)
        return entry

    def _answer(self, entry: str) -> bool:
        """Do what was typed; whether the table is to be shown again."""
        word, _, rest = entry.partition(" ")
        if not entry:
            return False
        if word in self._commands:
            return self._commands[word](rest.strip())
        action = self._action(entry)
        if action is None or self._is_refused(action):
            return False
        self._tell(self.sitting.act(self.sitting.person, action))
        return True

    def _action(self, entry: str) -> int | None:
        """The action that was typed, by number or notation; None, with a sentence, when there is none."""
        choices = self._choices()
        if entry.isdecimal():
            if 1 <= int(entry) <= len(choices):
                return choices[int(entry) - 1]
            click.echo(self._say("cli-no-number", number=entry, last=len(choices)))
            return None
        try:
            return self._game.parse(entry)
        except UnknownAction:
            click.echo(self._say("cli-unclear", entry=entry[:60], example=self._game.notation(choices[0])))
            return None

    def _is_refused(self, action: int) -> bool:
        refusal = self.sitting.state.why_not(action, self.sitting.person)
        if refusal is None:
            return False
        reason = self._texts.refusal(self._game.id, refusal, self._names, self.sitting.person)
        click.echo(self._say("cli-refused", reason=reason, rule=refusal.rule))
        return True

    def _choices(self) -> list[int]:
        return self.sitting.state.legal_actions(self.sitting.person)

    def _bots_act(self) -> None:
        for step in self.sitting.bots_act():
            self._tell(step)
        if self.file is not None:
            self._keep(self.file)

    def _keep(self, file: Path) -> bool:
        """Save the game so far; whether that went well."""
        try:
            self.sitting.record().save(file)
        except OSError as error:
            click.echo(self._say("cli-not-saved", reason=f"{file}: {error.strerror}"))
            return False
        return True

    def _tell(self, step: Step) -> None:
        person = self.sitting.person
        for event in step.events_for(person):
            told = self._texts.event(self._game.id, event, self._names, person)
            click.echo(self._drawing.coloured(f"· {told}"))

    def _show(self) -> None:
        state, person = self.sitting.state, self.sitting.person
        click.echo(f"\n{self._drawing.table(state, person)}\n")
        click.echo("   ".join(f"{name} {points}" for name, points in zip(self._names, state.scores(), strict=True)))
        click.echo(f"\n{self._say('cli-your-turn')}")
        view = state.view(person)
        cells = [
            f"{number:>3} {self._drawing.choice(view, self._game.notation(action))}"
            for number, action in enumerate(self._choices(), start=1)
        ]
        width = max(map(len, cells)) + MARGIN
        a_line = max(1, shutil.get_terminal_size().columns // width)
        for first in range(0, len(cells), a_line):
            line = "".join(f"{cell:{width}}" for cell in cells[first : first + a_line]).rstrip()
            click.echo(self._drawing.coloured(line))

    def _help(self, _: str) -> bool:
        choices = self._choices()
        kinds = {self._game.actions[action].kind: action for action in reversed(choices)}
        example = self._game.notation(choices[0])
        lines = [(f"1–{len(choices)}", self._say("cli-help-number"))]
        for action in sorted(kinds.values()):
            entry = self._game.actions[action]
            lines.append((entry.notation, self._texts.action(self._game.id, entry)))
        lines.append(("why", self._say("cli-help-why", example=example)))
        lines += [(word, self._say(f"cli-help-{word}")) for word in ("undo", "save", "log", "board", "quit")]
        width = max(16, *(len(typed) + 2 for typed, _ in lines))
        for typed, meaning in lines:
            click.echo(f"  {typed:{width}}{meaning}")
        return False

    def _why(self, rest: str) -> bool:
        action = self._action(rest)
        if action is not None and not self._is_refused(action):
            click.echo(self._say("cli-allowed"))
        return False

    def _undo(self, _: str) -> bool:
        reveals = self.sitting.state.reveals
        if not self.sitting.undo():
            click.echo(self._say("cli-undo-nothing"))
            return False
        is_free = self.sitting.state.reveals == reveals
        click.echo(self._say("cli-undone" if is_free else "cli-undone-by-consent"))
        return True

    def _save(self, rest: str) -> bool:
        if not rest:
            click.echo(self._say("cli-no-file"))
        elif self._keep(Path(rest)):
            self.file = Path(rest)
            click.echo(self._say("cli-saved", file=rest))
        return False

    def _log(self, _: str) -> bool:
        for step in self.sitting.steps:
            self._tell(step)
        if not self.sitting.steps:
            click.echo(self._say("cli-log-empty"))
        return False

    def _board(self, _: str) -> bool:
        return True

    def _quit(self, _: str) -> bool:
        raise Leave

    def _end(self) -> None:
        state, person = self.sitting.state, self.sitting.person
        click.echo(f"\n{self._drawing.table(state, person)}\n")
        print_result(state, self._names, self._texts)
        others = ", ".join(self._names[seat] for seat in state.winners() if seat != person)
        won = person in state.winners()
        click.echo(self._say("cli-won", you="no" if not won else "shared" if others else "yes", names=others))
        click.echo(self._say("cli-seed", seed=state.seed))
