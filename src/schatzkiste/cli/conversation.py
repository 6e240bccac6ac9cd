"""The conversation with a person who plays in the terminal."""

import errno
import shlex
from functools import partial
from pathlib import Path

import click

from schatzkiste.arena import BotFailed
from schatzkiste.cli.choices import folded
from schatzkiste.cli.desk import Desk, Interrupted
from schatzkiste.cli.hinting import Hinting
from schatzkiste.cli.output import print_wrapped
from schatzkiste.cli.players import print_result
from schatzkiste.cli.session import Session
from schatzkiste.cli.talk import Quit, Talk
from schatzkiste.core import seed_hash
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
HINT = "hint"
"""The command that is there only for those who want hints."""


class Conversation(Talk):
    """Shows the table, asks, answers; `go_on` are the arguments that call a saved game up again."""

    def __init__(
        self,
        session: Session,
        texts: Texts,
        desk: Desk,
        file: Path | None,
        go_on: list[str],
        *,
        gives_hints: bool = False,
    ) -> None:
        super().__init__(session, session.person, session.players(), texts, desk)
        self.session = session
        self.file = file
        self._go_on = go_on
        self._hinting: Hinting | None = None  # the hint that is being told, until the table changes
        answers = (self._help, self._why, self._undo, self._log, self._save, self._table, self._quit)
        known = dict(zip(COMMANDS, answers, strict=True)) | ({HINT: self._hint} if gives_hints else {})
        self._offer(known, {command: f"cli-help-{command}" for command in known})

    def begin(self) -> None:
        """Print by which hash the shuffling can be checked at the end."""
        print_wrapped(self._say("cli-seed-hash", hash=seed_hash(self.session.state.seed)))

    async def hold(self) -> None:
        """Play until the game is over; Quit or EOFError when the person stops before."""
        await self._bots_act()
        while not self.session.state.is_over:
            self._show()
            while not await self._answer(await self._read()):
                pass
            await self._bots_act()

    def end(self) -> None:
        """Print the table and the result of a finished game."""
        state, person = self.session.state, self.session.person
        click.echo(f"\n{self._drawing.table(state, person)}\n")
        print_result(state, self._players, self._texts)
        winners = state.winners()
        others = ", ".join(self._players[seat] for seat in winners if seat != person)
        you = "no" if person not in winners else "shared" if others else "yes"
        print_wrapped(self._say("cli-won", you=you, names=others, winners=len(winners)))
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
        raise Quit(interrupted=True)

    def _save_if_played(self) -> None:
        """Save the game if a person plays it, or if it has a file."""
        if self._desk.has_person or self.file is not None:
            self._keep(self.file or free_file(self._game.id))

    async def _answer(self, entry: str) -> bool:
        """Do what was typed; whether the table is to be shown again."""
        word, _, rest = entry.partition(" ")
        if not entry:
            return False
        command = self._command(word, entry)
        if command is not None:
            return await command(rest.strip())
        action = self._action(entry)
        if action is None or self._is_refused(action):
            return False
        self._hinting = None
        self._desk.turn_over()
        self._tell(self.session.act(self.session.person, action).events_for(self.session.person))
        return True

    async def _bots_act(self) -> None:
        while (seat := self.session.bot_to_act()) is not None:
            try:
                action = await self._desk.think(partial(self.session.decision, seat))
            except Interrupted:
                await self._ask_to_leave()
            except BotFailed as failure:
                self._desk.tell([self._say("cli-stand-in", failure=str(failure))])
                self._tell(self.session.act(seat, self.session.failed(seat)).events_for(self.session.person))
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

    async def _undo(self, _: str) -> bool:
        reveals = self.session.state.reveals
        if not self.session.undo():
            self._desk.reply([self._say("cli-undo-nothing")])
            return False
        self._hinting = None
        is_free = self.session.state.reveals == reveals
        self._desk.turn_over()
        self._desk.tell([self._say("cli-undone" if is_free else "cli-undone-by-consent")])
        return True

    async def _hint(self, _: str) -> bool:
        """Tell the hint of this position, or more of it."""
        if self._hinting is None:
            try:
                hint = await self._desk.think(self.session.hint)
            except Interrupted:
                await self._ask_to_leave()
                return False
            legal = self.session.state.legal_actions(self.session.person)
            self._hinting = Hinting(hint, legal, self._game, self._texts)
        self._desk.reply(self._hinting.more())
        return False

    async def _save(self, rest: str) -> bool:
        if not rest:
            self._desk.reply([self._say("cli-no-file", command=self._say("cli-command-save"))])
        elif self._keep(Path(rest)):
            self._desk.reply([self._say("cli-saved", file=rest)])
        return False

    async def _quit(self, _: str) -> bool:
        self._save_if_played()
        raise Quit


def free_file(game_id: str) -> Path:
    """A file of the current folder that does not exist yet, named after the game."""
    number = 1
    while (file := Path(f"{game_id}-{number}.json")).exists():
        number += 1
    return file
