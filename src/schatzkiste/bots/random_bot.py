"""The bot every other must beat."""

from schatzkiste.core import Observation, Rng


class RandomBot:
    """Any legal action, each as likely as the others."""

    def decide(self, observation: Observation, rng: Rng) -> int:
        """One of the legal actions."""
        return rng.pick(observation.legal_actions())
