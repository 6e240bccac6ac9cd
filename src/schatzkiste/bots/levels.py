"""The five levels: how far each of them sees, from the data beside each game."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any, Final

from schatzkiste.bots.search import Budget, Search
from schatzkiste.core import Observation, Rng
from schatzkiste.core.judgement import Judgement
from schatzkiste.games import game

LEVELS: Final = ("landlubber", "deckhand", "helmsman", "captain", "legend")
"""The levels by id, weakest first."""


class Sighted:
    """A level without a budget in the data: takes what the policy says about a sample of what its seat knows."""

    def __init__(self, judgement: Judgement[Any]) -> None:
        self.judgement = judgement

    def decide(self, observation: Observation, rng: Rng) -> int:
        """The policy's choice; the same for the same observation."""
        legal = observation.legal_actions()
        if len(legal) == 1:
            return legal[0]
        return self.judgement.policy(observation.sample(Rng("policy")), observation.seat, legal, rng)


class Searching:
    """A level with a budget in the data: tries the policy's choice against others in sampled worlds."""

    def __init__(self, search: Search) -> None:
        self.search = search

    def decide(self, observation: Observation, rng: Rng) -> int:
        """The best action the search finds."""
        return self.search.best(observation, rng)


def level_bot(level: str, game_id: str) -> Sighted | Searching:
    """The bot of a level for a game."""
    if level in knowledge(game_id)["search"]:
        return Searching(searcher(level, game_id))
    return Sighted(judgement(level, game_id))


def searcher(level: str, game_id: str) -> Search:
    """How a level that searches thinks about a game."""
    return Search(judgement(level, game_id), Budget(**knowledge(game_id)["search"][level]))


@cache
def judgement(level: str, game_id: str) -> Judgement[Any]:
    """A game as a level sees it; made once in a process, because some draw tables first."""
    known = knowledge(game_id)
    return game(game_id).judgement(known["weights"] | known["sight"].get(level, {}))


@cache
def knowledge(game_id: str) -> Mapping[str, Any]:
    """The weights of a game's judgement, what each level sees otherwise, and the budgets of those that search."""
    file = resources.files(f"schatzkiste.games.{game_id}").joinpath("data/judgement.toml")
    return tomllib.loads(file.read_text(encoding="utf-8"))
