"""A tiny game with secret questions: after each step those who hold a card are asked whether they stop the walker.

Everyone sees the walker asked for the next step at once, whether or not anybody can reply.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from schatzkiste.core import (
    ActionRule,
    ActionSpace,
    Document,
    Event,
    Game,
    JsonObject,
    Phase,
    Rng,
    State,
)
from schatzkiste.core.attributes import Attributes
from schatzkiste.core.components import ComponentFile
from schatzkiste.core.judgement import Judgement
from schatzkiste.core.options import Settings

ACTIONS = ActionSpace("secret")
STEP = ACTIONS.kind("step")
STOP = ACTIONS.kind("stop")
LET_GO = ACTIONS.kind("let-go")
COUGH = ACTIONS.kind("cough")
PUSH = ACTIONS.kind("push")
WALK, REPLY = 0, 1
LAST_STEP = 4
HOLDERS = (1, 2)
"""The seats that hold a card: only the steps with an odd number can be stopped."""


@dataclass(frozen=True)
class Stepped(Event):
    """Somebody took a step."""

    seat: int


@dataclass(frozen=True)
class Stopped(Event):
    """Somebody was stopped."""

    seat: int


@dataclass(frozen=True)
class Coughed(Event):
    """Somebody let it go, but everyone heard him cough."""

    seat: int


class Walk(State):
    """How many steps were taken, by whom, and who has let the last one go."""

    def __init__(self, game: Game, players: int, settings: Settings, seed: str) -> None:
        super().__init__(game, players, settings, seed)
        self.walker = 0
        self.steps = 0
        self.to_act = (0,)

    def known_to_act(self, seat: int | None) -> tuple[int, ...]:
        return (self.walker,) if self.to_act else ()

    def question_for(self, seat: int) -> int:
        if self.phase == REPLY and seat == self.walker:
            return WALK
        return super().question_for(seat)

    def copy(self) -> Walk:
        twin = Walk(self.game, self.players, self.settings, self.seed)
        self.copy_base(twin)
        twin.walker, twin.steps = self.walker, self.steps
        return twin

    def scores(self) -> list[int]:
        return [self.steps] * self.players

    def look(self, seat: int | None) -> JsonObject:
        return {"walker": self.walker, "steps": self.steps}

    def ending(self) -> JsonObject:
        return {"steps": self.steps}

    def redeal(self, seat: int, rng: Rng) -> None:
        pass


class Rule(ActionRule[Walk]):
    """An action that is always allowed where it is asked for."""

    def apply(self, state: Walk, seat: int, action: int) -> None:
        if action == STEP.first:
            state.steps += 1
            state.emit(Stepped(seat))
            if state.steps % 2:
                state.phase, state.to_act = REPLY, HOLDERS
            else:
                go_on(state)
        elif action in (STOP.first, PUSH.first):  # a push makes no noise
            if action == STOP.first:
                state.emit(Stopped(state.walker))
            state.walker = seat
            go_on(state)
        else:
            if action == COUGH.first:
                state.emit(Coughed(seat))
            state.to_act = tuple(other for other in state.to_act if other != seat)
            if not state.to_act:
                go_on(state)


def go_on(state: Walk) -> None:
    """The walker is really asked."""
    state.phase = WALK
    state.to_act = (state.walker,) if state.steps < LAST_STEP else ()


class Hasty(Judgement[Walk]):
    """Takes what comes first."""

    def policy(self, state: Walk, seat: int, legal: list[int], rng: Rng) -> int:
        return legal[0]

    def terms(self, state: Walk, seat: int) -> list[float]:
        return [float(state.scores()[seat])]


class SecretGame(Game):
    """The game."""

    def __init__(self) -> None:
        super().__init__(
            id="secret",
            title="Secret",
            players=(3,),
            minutes=1,
            rules_version=1,
            options=(),
            actions=ACTIONS,
            phases=[
                Phase("walk", "X-1", ACTIONS, [Rule(STEP)]),
                Phase("reply", "X-2", ACTIONS, [Rule(STOP), Rule(LET_GO), Rule(COUGH), Rule(PUSH)]),
            ],
            streams=(),
            turn_rule="X-1",
            end_rule="X-3",
            component_file=ComponentFile(""),
            attributes=Attributes("Walk", 1),
            ending_version=1,
        )

    def judgement(self, weights: Mapping[str, float]) -> Hasty:
        return Hasty(("score",))

    def deal(self, players: int, settings: Settings, seed: str) -> Walk:
        return Walk(self, players, settings, seed)

    def blank(self, players: int, settings: Settings, seed: str) -> Walk:
        return Walk(self, players, settings, seed)

    def derive(self, state: State, doc: Document) -> None:
        pass

    def check(self, state: State, doc: Document) -> None:
        pass
