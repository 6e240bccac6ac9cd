"""What the judgements of all games share, shown with a race in which one steps forward by one or by two."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pytest

from schatzkiste.core import BadSetup, Rng, State
from schatzkiste.core.judgement import Judgement, checked_weights

ONE, TWO = 0, 1


class Race:
    """Everyone steps in turn; only whoever is named in `free` may choose how far."""

    def __init__(self, *steps: int, free: tuple[int, ...] = (), goal: int = 1000) -> None:
        self.steps = list(steps)
        self.players = len(steps)
        self.phase = 0
        self.turn = 0
        self.taken: list[tuple[int, int]] = []
        self._free = free
        self._goal = goal
        self.game = SimpleNamespace(phases=[SimpleNamespace(apply=lambda race, seat, action: race.apply(action, seat))])

    @property
    def to_act(self) -> tuple[int, ...]:
        return () if max(self.steps) >= self._goal else (self.turn,)

    def legal_actions(self, seat: int) -> list[int]:
        return [ONE, TWO] if seat in self._free else [ONE]

    def apply(self, action: int, seat: int) -> None:
        self.steps[seat] += 1 + action
        self.taken.append((seat, action))
        self.turn = (seat + 1) % self.players

    def copy(self) -> Race:
        return Race(*self.steps, free=self._free, goal=self._goal)


class Runner(Judgement[State]):
    """Takes the long step, and expects a point for each step and two for being there."""

    def __init__(self) -> None:
        super().__init__(("steps", "start"))

    def policy(self, state: State, seat: int, legal: list[int], rng: Rng) -> int:
        return legal[-1]

    def terms(self, state: State, seat: int) -> list[float]:
        return [float(cast(Race, state).steps[seat]), 2.0]


def race(*steps: int, free: tuple[int, ...] = (), goal: int = 1000) -> tuple[Race, State]:
    """A race, and the same as the position for which judgements take it."""
    made = Race(*steps, free=free, goal=goal)
    return made, cast(State, made)


@pytest.mark.parametrize(
    ("steps", "leads"), [((4,), [6.0]), ((4, 1), [3.0, -3.0]), ((1, 5, 3), [-4.0, 2.0, -2.0]), ((2, 2), [0.0, 0.0])]
)
def test_a_lead_is_counted_from_the_best_of_the_others(steps: tuple[int, ...], leads: list[float]) -> None:
    assert [Runner().lead(race(*steps)[1], seat) for seat in range(len(steps))] == leads


def test_the_shortlist_begins_with_the_policy_and_goes_on_by_lead() -> None:
    state = race(0, 0, free=(0,))[1]
    assert Runner().shortlist(state, 0, [ONE, TWO], 2, Rng("any")) == [TWO, ONE]
    assert Runner().shortlist(state, 0, [ONE, TWO], 1, Rng("any")) == [TWO]
    assert Runner().shortlist(state, 0, [ONE], 5, Rng("any")) == [ONE]


def test_only_choices_count_when_the_policy_plays_on() -> None:
    made, state = race(0, 0, 0, free=(1,))
    Runner().play_on(state, 0, 2, Rng("any"))
    assert made.taken == [(0, ONE), (1, TWO), (2, ONE), (0, ONE), (1, TWO)]


def test_whoever_never_has_a_choice_does_not_play_on_for_ever() -> None:
    made, state = race(0, 0)
    Runner().play_on(state, 0, 3, Rng("any"))
    assert len(made.taken) == 24


def test_the_end_of_the_game_ends_playing_on() -> None:
    made, state = race(0, 0, free=(0, 1), goal=4)
    Runner().play_on(state, 0, 10, Rng("any"))
    assert made.steps == [4, 2]


def test_weights_come_in_the_order_of_their_names() -> None:
    assert checked_weights({"b": 2, "a": 1}, ("a", "b")) == [1.0, 2.0]
    with pytest.raises(BadSetup, match="the weights must be a, b, not a, c"):
        checked_weights({"c": 2, "a": 1}, ("a", "b"))
    with pytest.raises(BadSetup, match="the weights must be a, not none"):
        checked_weights({}, ("a",))
