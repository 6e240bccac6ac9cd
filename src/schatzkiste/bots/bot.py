"""What a bot is: something that decides from what its seat knows, and from nothing else."""

from typing import Protocol

from schatzkiste.core import Observation, Rng


class Bot(Protocol):
    """A player that is a program."""

    def decide(self, observation: Observation, rng: Rng) -> int:
        """One of the observation's legal actions; chance, if any is wanted, comes from `rng` alone."""
        ...
