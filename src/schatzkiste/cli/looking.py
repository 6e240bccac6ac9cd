"""Looking through a recorded game on a screen: the table after any of its steps, and what happened in it."""

from bisect import bisect_right
from collections.abc import Callable, Sequence
from itertools import pairwise

from schatzkiste.cli.choices import Choice, Choices
from schatzkiste.cli.desk import Desk, DeskView, Interrupted
from schatzkiste.cli.output import ColouredDrawing, print_wrapped
from schatzkiste.cli.replay import told
from schatzkiste.cli.talk import Quit
from schatzkiste.core import Action
from schatzkiste.moments import Moment
from schatzkiste.texts import Texts

KEYS = {"right": "next", "left": "back", "home": "first", "end": "last"}


class Looking:
    """Shows the steps that a seat noticed (None: all of them), each as it saw the table then."""

    def __init__(
        self, moments: Sequence[Moment], viewer: int | None, names: list[str], texts: Texts, desk: Desk
    ) -> None:
        self._moments = moments
        self._viewer = viewer
        self._names = names
        self._texts = texts
        self._say = texts.say
        self._desk = desk
        self._drawing = ColouredDrawing(moments[0].state.game, texts)
        noticed = (after.step for before, after in pairwise(moments) if self._is_noticed(before, after))
        self._steps = [0, *noticed]
        self._at = 0
        self._deeds: dict[str, Callable[[], None]] = {
            "next": lambda: self._move(self._at + 1),
            "back": lambda: self._move(self._at - 1),
            "first": lambda: self._move(0),
            "last": lambda: self._move(len(self._steps) - 1),
            "log": self._log,
            "help": self._help,
            "quit": self._quit,
        }
        self._choices = Choices(
            Choice(number, Action("step", {}), self._say(f"cli-step-{deed}"), self._say(f"cli-step-{deed}-about"))
            for number, deed in enumerate(self._deeds)
        )

    async def hold(self, first: int) -> None:
        """Show the table after a number of actions, and then whatever is wanted, until the reader leaves."""
        self._at = self._index(first)
        self._show()
        while True:
            try:
                self._answer(await self._desk.read())
            except Interrupted as error:
                raise Quit from error

    def farewell(self) -> None:
        """Print how to come back to the step that was shown last."""
        print_wrapped(self._say("cli-step-left", step=self._steps[self._at], steps=self._moments[-1].step))

    def _is_noticed(self, before: Moment, after: Moment) -> bool:
        return self._viewer is None or after.is_noticed_by(self._viewer, before)

    def _index(self, step: int) -> int:
        """Where the last step stands that was noticed up to this one."""
        return bisect_right(self._steps, step) - 1

    def _answer(self, entry: str) -> None:
        if not entry:
            self._deeds["next"]()
        elif entry.isdecimal():
            self._go_to(int(entry))
        elif entry == "?":
            self._help()
        elif len(found := self._choices.matching(entry)) == 1:
            list(self._deeds.values())[found[0].number]()
        else:
            self._desk.doubt(entry, self._say("cli-step-unclear", entry=entry[:60]), found)

    def _go_to(self, step: int) -> None:
        last = self._moments[-1].step
        if step > last:
            self._desk.reply([self._say("cli-step-beyond", last=last)])
        else:
            self._move(self._index(step))

    def _move(self, at: int) -> None:
        if not 0 <= at < len(self._steps):
            self._desk.reply([self._say("cli-step-first-is" if at < 0 else "cli-step-last-is")])
            return
        self._at = at
        self._show()

    def _show(self) -> None:
        moment = self._moments[self._steps[self._at]]
        state, last = moment.state, self._moments[-1].step
        points = list(enumerate(zip(self._names, state.scores(), strict=True), start=1))
        where = self._say("cli-step-where", step=moment.step, steps=last)
        score = "   ".join([where, *(f"{number} {name} {has}" for number, (name, has) in points)])
        short_score = "  ".join([f"{moment.step}/{last}", *(f"{number}: {has}" for number, (_, has) in points)])
        keys = {key: self._say(f"cli-step-{deed}") for key, deed in KEYS.items()}
        prompt = self._say("cli-step-prompt")
        table = self._drawing.table(state, self._viewer)
        self._desk.turn_over()
        self._desk.show(
            DeskView(table, score, short_score, Choices([]), self._choices, prompt, self._drawing.coloured, keys)
        )
        self._desk.tell([*self._told(self._at), *self._outcome(moment)])

    def _told(self, at: int) -> list[str]:
        """What the step tells; at the start nothing has happened."""
        if at == 0:
            return []
        step = self._steps[at]
        lines = told(self._moments[step], self._moments[step - 1], self._viewer, self._names, self._texts)
        return [self._drawing.coloured(f"{step:>4}  {line}") for line in lines]

    def _outcome(self, moment: Moment) -> list[str]:
        if moment.step < self._moments[-1].step:
            return []
        if not moment.state.is_over:
            return [self._say("cli-replay-under-way")]
        winners = [self._names[seat] for seat in moment.state.winners()]
        return [self._say("cli-won", you="no", names=", ".join(winners), winners=len(winners))]

    def _log(self) -> None:
        lines = [line for at in range(1, self._at + 1) for line in self._told(at)]
        self._desk.lay_open(lines or [self._say("cli-log-empty")], from_end=True)

    def _help(self) -> None:
        width = max(len(choice.name) for choice in self._choices.all)
        listing = [f"  {choice.name:{width}}  {choice.meaning}" for choice in self._choices.all]
        self._desk.lay_open([self._say("cli-step-prompt"), *listing])

    def _quit(self) -> None:
        raise Quit
