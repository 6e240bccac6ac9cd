"""A lesson in the terminal: Lora says what to do, and the person does it at the table."""

import shlex

import click

from schatzkiste.bots import LEVELS
from schatzkiste.cli.arguments import told_in
from schatzkiste.cli.desk import Desk, Interrupted
from schatzkiste.cli.output import print_wrapped
from schatzkiste.cli.talk import Quit, Talk
from schatzkiste.history import History
from schatzkiste.lessons import Lesson, Scene, Step
from schatzkiste.texts import Texts

PURPOSES = {
    "help": "cli-help-help",
    "why": "cli-help-why",
    "log": "cli-help-log",
    "table": "cli-help-table",
    "quit": "cli-learn-quit",
}


class Teaching:
    """Leads through a lesson from one of its steps on; `step` is the number of the present one."""

    def __init__(self, taught: Lesson, first: int, texts: Texts, desk: Desk) -> None:
        self.step = first
        self._lesson = taught
        self._texts = texts
        self._desk = desk

    async def hold(self) -> None:
        """Teach to the end; Quit or EOFError when the person stops before."""
        for scene in self._lesson.scenes[self._lesson.scene_of(self.step).number - 1 :]:
            talk = SceneTalk(self._lesson, scene, self.step, self._texts, self._desk)
            for step in scene.steps:
                if step.number >= self.step:
                    self.step = step.number
                    await talk.take(step)
            self.step = scene.steps[-1].number + 1

    def end(self) -> None:
        """Print how to play a first game."""
        game = self._lesson.game
        players = self._lesson.scenes[0].start().players
        command = ["schatzkiste", "play", game.id, "--players", str(players), "--bots", LEVELS[0], "--hints"]
        command += told_in(self._texts.language)
        click.echo()
        print_wrapped(self._texts.say("cli-learn-end", title=self._texts.say(f"{game.id}-title")))
        click.echo(shlex.join(command))  # in one piece, to be copied

    def farewell(self) -> None:
        """Print how to come back."""
        command = ["schatzkiste", "learn", self._lesson.game.id, "--from", str(self.step)]
        command += told_in(self._texts.language)
        click.echo()
        print_wrapped(self._texts.say("cli-learn-left", step=self.step, steps=len(self._lesson.steps)))
        click.echo(self._texts.say("cli-go-on", command=shlex.join(command)))  # in one piece, to be copied


class SceneTalk(Talk):
    """The talk at the table of one scene, which begins before the step with the number `first` if that is later."""

    def __init__(self, taught: Lesson, scene: Scene, first: int, texts: Texts, desk: Desk) -> None:
        history = History(scene.start())
        for taken in scene.before(first):
            history.act(taken.seat, taught.game.parse(taken.notation))
        players = [LEVELS[0]] * history.state.players
        players[: len(taught.name_texts)] = [texts.say(name) if name else LEVELS[0] for name in taught.name_texts]
        super().__init__(history, taught.seat, players, texts, desk)
        self._count = len(taught.steps)
        self._step = scene.steps[0]
        self._wanted: int | None = None  # in a step to read there is nothing to do
        answers = (self._help, self._why, self._log, self._table, self._quit)
        self._offer(dict(zip(PURPOSES, answers, strict=True)), PURPOSES)

    async def take(self, step: Step) -> None:
        """Lead through one step."""
        self._step = step
        for wanted in map(self._game.parse, step.do) if step.do else (None,):
            self._wanted = wanted
            while not await self._is_taken():
                pass
        for taken in step.others:
            self._tell(self._history.act(taken.seat, self._game.parse(taken.notation)).events_for(self._person))

    async def _is_taken(self) -> bool:
        """Show the table and answer until what is wanted was done, or the table is to be shown again."""
        self._show()
        self._desk.tell([self._lora(self._step.text)])
        while True:
            entry = await self._read()
            word, _, rest = entry.partition(" ")
            command = self._command(word, entry) if entry else None
            if command is not None:
                if await command(rest.strip()):
                    return False
            elif self._is_wanted(entry):
                return True

    async def _read(self) -> str:
        try:
            return await self._desk.read()
        except Interrupted as error:
            raise Quit(interrupted=True) from error

    def _is_wanted(self, entry: str) -> bool:
        """Whether the entry is what the step waits for, which then is done; another one is answered."""
        if self._wanted is None:
            if entry:
                self._desk.reply([self._prompt()])
                return False
            self._desk.turn_over()
            return True
        action = self._action(entry) if entry else None
        if action is None or self._is_refused(action):
            return False
        if action != self._wanted:
            back = self._say("cli-learn-back", typed=self._names.choice(self._wanted).name)
            self._desk.reply([self._lora(self._step.stray_text), back])
            return False
        self._desk.turn_over()
        self._tell(self._history.act(self._person, action).events_for(self._person))
        return True

    def _lora(self, text_id: str) -> str:
        words = self._say(text_id)
        return self._say("cli-learn-lora", step=self._step.number, steps=self._count, words=words, rule=self._step.rule)

    def _open_actions(self) -> list[int]:
        return [] if self._wanted is None else super()._open_actions()

    def _prompt(self) -> str:
        if self._wanted is None:
            return self._say("cli-learn-on")
        return self._say("cli-learn-do", typed=self._names.choice(self._wanted).name)

    async def _quit(self, _: str) -> bool:
        raise Quit
