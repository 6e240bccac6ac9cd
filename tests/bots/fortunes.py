"""A game of one decision, in worlds that are generous or poor."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from schatzkiste.bots.search import Budget, Search
from schatzkiste.core import Observation, Rng, State
from schatzkiste.core.judgement import Judgement


@dataclass
class World:
    """Whatever is done brings its value, and the luck of the world."""

    values: list[float]
    luck: float
    gold: float = 0.0
    to_act: tuple[int, ...] = (0,)

    def copy(self) -> World:
        return World(self.values, self.luck)

    def apply(self, action: int, seat: int) -> None:
        self.gold = self.luck + self.values[action]


class Miser(Judgement[State]):
    """Thinks about every action, and counts the gold."""

    def __init__(self) -> None:
        super().__init__(("gold",))

    def policy(self, state: State, seat: int, legal: list[int], rng: Rng) -> int:
        return legal[0]

    def shortlist(self, state: State, seat: int, legal: list[int], most: int, rng: Rng) -> list[int]:
        return legal

    def play_on(self, state: State, seat: int, decisions: int, rng: Rng) -> None:
        """The one decision is taken."""

    def terms(self, state: State, seat: int) -> list[float]:
        return [cast(World, state).gold]

    def lead(self, state: State, seat: int) -> float:
        return cast(World, state).gold


class Fortunes:
    """What each action is worth, and how much luck there is in the worlds that are met, one after the other."""

    game_id = "fortunes"
    seat = 0
    to_act = (0,)

    def __init__(self, values: list[float], luck: list[float]) -> None:
        self._values = values
        self._luck = [0.0, *luck]  # the first world is only looked at for the shortlist

    def observation(self) -> Observation:
        return cast(Observation, self)

    def search(self) -> Search:
        return Search(Miser(), Budget(candidates=len(self._values), worlds=1, decisions=1))

    def legal_actions(self) -> list[int]:
        return list(range(len(self._values)))

    def fingerprint(self) -> str:
        return "0"

    def sample(self, rng: Rng) -> State:
        return cast(State, World(self._values, self._luck.pop(0)))
