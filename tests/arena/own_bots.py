"""Bots as a bot writer would bring them."""

from time import sleep

from schatzkiste import Observation, Rng


class First:
    """Always the first legal action."""

    def decide(self, observation: Observation, rng: Rng) -> int:
        return observation.legal_actions()[0]


class Broken:
    """Fails at once."""

    def decide(self, observation: Observation, rng: Rng) -> int:
        raise ZeroDivisionError("my own mistake")


class NeedsArguments:
    """Cannot be made from its name alone."""

    def __init__(self, strength: int) -> None:
        self.strength = strength

    def decide(self, observation: Observation, rng: Rng) -> int:
        return observation.legal_actions()[self.strength]


def last(observation: Observation, rng: Rng) -> int:
    """A bot as a plain function: always the last legal action."""
    return observation.legal_actions()[-1]


NOT_A_BOT = 7


class Hanging:
    """Never decides."""

    def decide(self, observation: Observation, rng: Rng) -> int:
        while True:
            pass


class Single:
    """Cannot think about two questions at once, as a program cannot."""

    def __init__(self) -> None:
        self.is_busy = False

    def decide(self, observation: Observation, rng: Rng) -> int:
        assert not self.is_busy
        self.is_busy = True
        sleep(0.05)
        self.is_busy = False
        return observation.legal_actions()[0]


class Remembering:
    """Claims one game, and counts how often it was asked, which no bot may go by."""

    games = ("schatzinsel",)

    def __init__(self) -> None:
        self.asked = 0

    def decide(self, observation: Observation, rng: Rng) -> int:
        self.asked += 1
        actions = observation.legal_actions()
        return actions[self.asked % len(actions)]
