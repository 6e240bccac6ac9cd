"""A lesson, its scenes and their steps."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

from schatzkiste.core import BadDocument, BadPosition, Game, IllegalAction, NotYet, State, UnknownAction
from schatzkiste.lessons.place import Place
from schatzkiste.record import SeatAction

GENERAL_STRAY = "stray"
"""The text for another legal action where a step has none of its own."""
ACTION = "do:"
"""Stands before an action where a step points at what stands for it on the table."""


class BadLesson(BadDocument):
    """A lesson that breaks its format, or that cannot be played by the rules; names the place."""


@dataclass(frozen=True)
class Step:
    """One thing to learn: something to read, or something to do and what the others do after it.

    `point` are names of places on the table to look at, besides what the actions are about, which the table knows.
    `also` are rules that can be seen here besides the one that it is about.
    """

    number: int
    id: str
    rule: str
    do: tuple[str, ...] = ()
    point: tuple[str, ...] = ()
    others: tuple[SeatAction, ...] = ()
    stray: str = GENERAL_STRAY
    also: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """The id of what the parrot says."""
        return f"lesson-{self.id}"

    @property
    def stray_text(self) -> str:
        """The id of what she says to another legal action."""
        return f"lesson-{self.stray}"

    def line(self, learner: int) -> tuple[SeatAction, ...]:
        """What happens in this step, in order."""
        return (*(SeatAction(learner, notation) for notation in self.do), *self.others)


class Scene:
    """Steps that follow from one position; scenes are numbered from 1."""

    def __init__(self, number: int, learner: int, steps: tuple[Step, ...], start: Callable[[], State]) -> None:
        self.number = number
        self.learner = learner
        self.steps = steps
        self._start = start

    def start(self) -> State:
        """The position in which the scene begins, of its own each time."""
        return self._start()

    @cached_property
    def line(self) -> tuple[SeatAction, ...]:
        """What happens in this scene, in order: the learner's actions and the others'."""
        return tuple(taken for step in self.steps for taken in step.line(self.learner))

    @cached_property
    def _owners(self) -> tuple[int, ...]:
        """The number of the step to which each action belongs."""
        return tuple(step.number for step in self.steps for _ in step.line(self.learner))

    def before(self, step: int) -> tuple[SeatAction, ...]:
        """What happens in this scene before the step with this number."""
        return self.line[: sum(owner < step for owner in self._owners)]

    def place(self, actions: Sequence[SeatAction]) -> Place:
        """How far the scene has come by these actions."""
        for done, (taken, wanted) in enumerate(zip(actions, self.line, strict=False)):
            if taken != wanted:
                return Place(self._step_after(done), wanted, strayed=True)
        done = min(len(actions), len(self.line))
        wanted_next = self.line[done] if done < len(self.line) else None
        return Place(self._step_after(done), wanted_next, strayed=len(actions) > done)

    def _step_after(self, done: int) -> int:
        """The number of the step that follows this many actions of the line."""
        if done == 0:
            return self.steps[0].number
        last = self._owners[done - 1]
        return last if self._owners[done : done + 1] == (last,) else last + 1


class Lesson:
    """The lesson of a game, for whoever sits at `seat`; `names` are the ids of what the parrot calls the seats."""

    def __init__(
        self, game: Game, seat: int, minutes: int, scenes: tuple[Scene, ...], names: tuple[str, ...] = ()
    ) -> None:
        self.game = game
        self.seat = seat
        self.minutes = minutes
        self.scenes = scenes
        self.names = names

    @property
    def name_texts(self) -> list[str | None]:
        """The id of the name of each seat that she speaks of by one."""
        return [f"lesson-{name}" if name else None for name in self.names]

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """All steps, numbered from 1."""
        return tuple(step for scene in self.scenes for step in scene.steps)

    def scene_of(self, step: int) -> Scene:
        """The scene in which the step with this number stands."""
        return next(scene for scene in self.scenes if scene.steps[-1].number >= step)

    def check(self) -> None:
        """Play everything by the rules of today; BadLesson names the first step that cannot be played."""
        for scene in self.scenes:
            try:
                state = scene.start()
            except BadPosition as error:
                raise self._wrong(scene.steps[0], str(error)) from error
            if self.names and len(self.names) != state.players:
                raise self._wrong(scene.steps[0], f"{len(self.names)} names for {state.players} seats")
            for step in scene.steps:
                self._check_points(step, state)
                for taken in step.line(self.seat):
                    self._play(step, state, taken)

    def _check_points(self, step: Step, state: State) -> None:
        for name in step.point:
            if name.startswith(ACTION):
                notation = name.removeprefix(ACTION)
                refusal = state.why_not(self._action(step, notation), self.seat)
                if refusal is not None:
                    raise self._wrong(step, f"{notation!r} is pointed at and not legal: {refusal}")

    def _play(self, step: Step, state: State, taken: SeatAction) -> None:
        action = self._action(step, taken.notation)
        try:
            state.apply(action, taken.seat)
        except (IllegalAction, NotYet) as error:
            raise self._wrong(step, f"{taken.notation!r} is not legal: {error}") from error

    def _action(self, step: Step, notation: str) -> int:
        try:
            action = self.game.parse(notation)
        except UnknownAction as error:
            raise self._wrong(step, str(error)) from error
        if self.game.notation(action) != notation:
            raise self._wrong(step, f"{notation!r} is written {self.game.notation(action)!r}")
        return action

    def _wrong(self, step: Step, problem: str) -> BadLesson:
        return BadLesson(f"step {step.number} of the lesson of {self.game.title}: {problem}")
