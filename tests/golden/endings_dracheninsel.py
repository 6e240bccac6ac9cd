"""Golden games of Die Dracheninsel that need looking for: every ending, every spare colour, ties, a shared victory."""

from collections.abc import Callable
from pathlib import Path

from schatzkiste.core import Event, State
from schatzkiste.games import game
from schatzkiste.games.dracheninsel.board import COLOUR_NAMES
from schatzkiste.games.dracheninsel.state import Dracheninsel
from tests.golden.make import bot_game, write
from tests.laws.setups import Setup

ENDINGS = {"all-cashed", "last-lost", "stalemate", "time-up", "end-agreed", "shared"}
"""What a last action can tell, and a shared victory."""

Fits = Callable[[State, list[Event]], bool]


def setup(players: int, spare: str = "red", stalemate: int = 10, rounds: int = 200) -> Setup:
    """A game with these agreements."""
    return Setup("dracheninsel", players, (("spare", spare), ("stalemate", stalemate), ("rounds", rounds)))


def write_missing(folder: Path) -> None:
    """Play bots until a game ends as wanted."""
    for players in (4, 5):
        for spare in COLOUR_NAMES:
            look_for(folder / f"{players}p-without-{spare}.json", setup(players, spare, rounds=6), lambda *_: True)
    for spare in COLOUR_NAMES:
        two = Setup("dracheninsel", 4, (("spare", "blue"), ("spare_too", spare), ("rounds", 6)))
        look_for(folder / f"4p-without-blue-and-{spare}.json", two, lambda *_: True)
    look_for(folder / "last-lost.json", setup(4), ends("last-lost"))
    look_for(folder / "stalemate.json", setup(4), ends("stalemate"))
    agreeing = Setup("dracheninsel", 3, (("agreement", "on"),))
    look_for(folder / "agreed.json", agreeing, ends("end-agreed"))
    look_for(folder / "shared.json", setup(4, rounds=5), lambda state, _: len(state.winners()) > 1)
    look_for(folder / "tie.json", setup(6, rounds=12), lambda state, _: is_tie(state))
    for players in (3, 4, 5, 6):
        look_for(folder / f"{players}p-all-cashed.json", setup(players), ends("all-cashed"))


def ends(code: str) -> Fits:
    """Games whose last event is this one."""
    return lambda _, events: events[-1].code == code


def is_tie(state: State) -> bool:
    """Whether the highest coin decided between two with the same sum (DI-10.2)."""
    assert isinstance(state, Dracheninsel)
    scores = state.scores()
    return len(state.winners()) == 1 and scores.count(max(scores)) > 1 and max(scores) > 0


def look_for(path: Path, setup: Setup, fits: Fits) -> None:
    """The first game that fits."""
    number = 1
    while not path.exists():
        state, actions, events = bot_game(game("dracheninsel"), setup, f"{number:x}")
        if fits(state, events):
            write(path, state, actions)
        number += 1
