"""What a bot is: something that decides from what its seat knows, and from nothing else."""

from typing import Final, Protocol

from schatzkiste.core import Observation, Rng

DEADLINE: Final = 60.0
"""How many seconds a decision may take in the arena and in the terminal, if nothing else is said."""
SERVER_DEADLINE: Final = 10.0
"""How many seconds the server waits for a decision, and so how many a certificate allows."""


class Bot(Protocol):
    """A player that is a program."""

    def decide(self, observation: Observation, rng: Rng) -> int:
        """One of the observation's legal actions; chance, if any is wanted, comes from `rng` alone."""
        ...
