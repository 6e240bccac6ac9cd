"""A worker that also knows bots nobody should have to sit at a table with."""

import os
import sys
import time
from collections.abc import Callable

from schatzkiste.bots import Bot, RandomBot, bot
from schatzkiste.bots.worker import serve
from schatzkiste.core import Observation, Rng

COMMAND = (sys.executable, "-m", "tests.server.strange_worker")


class Strange:
    """A bot that does something strange and then, if it comes to that, anything legal."""

    def __init__(self, habit: Callable[[], object]) -> None:
        self._habit = habit

    def decide(self, observation: Observation, rng: Rng) -> int:
        """Be strange, then decide like the random bot."""
        self._habit()
        return RandomBot().decide(observation, rng)


class Cheat:
    """A bot that does what is not legal."""

    def decide(self, observation: Observation, rng: Rng) -> int:
        """The first action that is not legal."""
        legal = observation.legal_actions()
        return next(action for action in range(len(legal) + 1) if action not in legal)


def babble() -> None:
    """Get at the answers and spoil them."""
    for number in range(3, 20):
        try:
            os.write(number, b"arr\n")
        except OSError:
            continue


def shout() -> None:
    """Give an answer without end."""
    for number in range(3, 20):
        try:
            os.write(number, b"a" * 60_000)
        except OSError:
            continue


def chat() -> None:
    """Print, and ask for input that never comes."""
    print("Yo ho ho")
    assert sys.stdin.read() == ""


def complain() -> None:
    """Raise an error, after a lot of noise."""
    sys.stderr.write("arr \n" * 1000 + "a" * 100_000)
    raise RuntimeError("no rum")


HABITS: dict[str, Callable[[], object]] = {
    "hangs": lambda: time.sleep(600),
    "dies": lambda: os._exit(3),
    "babbles": babble,
    "shouts": shout,
    "chats": chat,
    "raises": complain,
    "dawdles": lambda: time.sleep(0.3),
}


def find(id: str, game: str) -> Bot:
    """The bot with this id, strange or not."""
    if id == "cheats":
        return Cheat()
    return Strange(HABITS[id]) if id in HABITS else bot(id, game)


if __name__ == "__main__":
    serve(find)
