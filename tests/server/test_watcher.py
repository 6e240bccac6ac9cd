"""Whole games of unruly people, and a watcher who reads every byte that anybody was sent."""

import asyncio
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from schatzkiste.games import game_ids
from tests.server.clients import Server
from tests.server.unruly import BRISK, UNHURRIED, Company
from tests.server.watcher import Betrayal, watch

GAMES = 2
ONE_IN = 5

TELLS_EVERYONE_EVERYTHING = """
from schatzkiste.server.viewpoint import Viewpoint
def log(self, first):
    return [(self._history.steps[place], self._history.steps[place].events) for place in self._places[first:]]
Viewpoint.log = log
"""
SHOWS_SPECTATORS_A_HAND = """
from schatzkiste.server import picture
look = picture.Picture._look
def peep(self):
    seen = look(self)
    if self._viewpoint.seat is not None:
        return seen
    return seen._replace(text=picture.encode(self._table.state.view(0)))
picture.Picture._look = peep
"""
LETS_EVERYONE_LOOK_BACK_WITH_ALL_EYES = """
from schatzkiste.server import past
past.why_not = lambda *_: None
"""
SHOWS_MORE_OF_THE_PAST = """
from schatzkiste.server import past
see = past.Lookback.view
past.Lookback.view = lambda self, count: {**see(self, count), "hands": [self.state(count).view(0)]}
"""
COUNTS_SECRETS = """
from schatzkiste.history import Step
Step.is_in_sight = lambda *_: True
"""
CLOCKS_FOLLOW_SECRETS = """
from schatzkiste.server.table import Table
take = Table._take
def taken(self, entry, foreseen):
    take(self, entry, foreseen)
    if foreseen is not None and entry.seat in self.clocks._since:
        self.clocks._since[entry.seat] = entry.at
Table._take = taken
"""


def played(data: Path, game_id: str, prelude: str = "", games: int = GAMES) -> list[Company]:
    """Companies that have played at a server of their own, with windows and without."""
    with Server(data, BRISK + prelude, **UNHURRIED) as server, ThreadPoolExecutor(games) as pool:
        companies = [Company(server, game_id, number, window=number % 2) for number in range(games)]
        list(pool.map(Company.play, companies))
    return companies


def watched(data: Path, companies: list[Company]) -> Counter[str]:
    """What the watcher saw."""
    return asyncio.run(watch(data, companies, ONE_IN))


@pytest.mark.parametrize("game_id", game_ids())
def test_nobody_is_sent_what_they_may_not_know(tmp_path: Path, game_id: str) -> None:
    seen = watched(tmp_path / "data", played(tmp_path / "data", game_id))
    assert seen["games"] == GAMES
    assert min(seen["updates"], seen["other positions"], seen["other steps"], seen["messages about people"]) > 50
    assert seen["looks at the past"] > 0
    assert seen["problem not-over"] > 0


@pytest.mark.parametrize(
    ("fault", "game_id"),
    [
        (TELLS_EVERYONE_EVERYTHING, "tobago"),
        (SHOWS_SPECTATORS_A_HAND, "schatzinsel"),
        (LETS_EVERYONE_LOOK_BACK_WITH_ALL_EYES, "schatzinsel"),
        (SHOWS_MORE_OF_THE_PAST, "silver_gold"),
        (COUNTS_SECRETS, "dracheninsel"),
        (CLOCKS_FOLLOW_SECRETS, "silver_gold"),
    ],
    ids=[
        "tells everyone everything",
        "shows spectators a hand",
        "all eyes",
        "more of the past",
        "counts secrets",
        "clocks follow secrets",
    ],
)
def test_the_watcher_finds_what_was_betrayed(tmp_path: Path, game_id: str, fault: str) -> None:
    companies = played(tmp_path / "data", game_id, fault, games=1)
    with pytest.raises(Betrayal):
        watched(tmp_path / "data", companies)
