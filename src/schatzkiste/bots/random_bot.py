"""The bot every other must beat, and which stands in for those that fail."""

from schatzkiste.core import Observation, Rng


class RandomBot:
    """Any legal action, each as likely as the others."""

    def decide(self, observation: Observation, rng: Rng) -> int:
        """One of the legal actions."""
        return rng.pick(observation.legal_actions())


def stand_in(observation: Observation) -> int:
    """What is done for a bot that fails: any legal action, the same again in the same position."""
    return RandomBot().decide(observation, Rng(f"stand-in/{observation.fingerprint()}"))
