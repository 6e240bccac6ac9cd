"""Hints: the actions a strong player would think about, the best of them first, and why it is the best.

The numbers are the searcher's own. The reason is the term of the game's judgement in which the best action leaves the
others behind most clearly; where none does, it is good because it keeps others back.
"""

from dataclasses import dataclass
from typing import Final

from schatzkiste.bots.levels import searcher
from schatzkiste.bots.search import Candidate
from schatzkiste.core import Observation, Rng

ADVISER: Final = "legend"
"""The level that gives hints: the best there is, and quick enough to be waited for."""
MOST: Final = 3
OTHERS: Final = "others"
"""The reason that is no term of what the seat can expect: somebody else would get ahead."""
ONLY: Final = "only"
"""The reason when there is nothing to choose from."""
CLEAR: Final = "clear"
"""The reason when nothing else is worth a thought."""


@dataclass(frozen=True)
class Advice:
    """An action worth thinking about, and by how much it leaves the next best behind in the game's own unit.

    For the best of all that is its gain on the second; for the others it is what they lose on the best, below zero. It
    is told as exactly as a guess can be: in tenths below ten, in whole units from there on.
    """

    action: int
    gain: float


@dataclass(frozen=True)
class Hint:
    """What to think about, the best first, and the reason by its name."""

    advice: list[Advice]
    reason: str

    @property
    def best(self) -> int:
        """The action to take."""
        return self.advice[0].action


def hint(observation: Observation, most: int = MOST) -> Hint:
    """What a strong player would tell the seat; the same for the same observation."""
    legal = observation.legal_actions()
    if len(legal) == 1:
        return Hint([Advice(legal[0], 0.0)], ONLY)
    game_id = observation.game_id
    found = searcher(ADVISER, game_id).candidates(observation, Rng(f"hint/{observation.fingerprint()}"))
    best, *others = found
    if not others:
        return Hint([Advice(best.action, 0.0)], CLEAR)
    advice = [Advice(best.action, rounded(max(0.0, -others[0].lead)))]
    advice += [Advice(other.action, rounded(min(0.0, other.lead))) for other in others[: most - 1]]
    return Hint(advice, reason(others))


def rounded(gain: float) -> float:
    """A gain or loss as it is told."""
    return round(gain, 1 if abs(gain) < 10 else 0)


def reason(others: list[Candidate]) -> str:
    """The term in which the others are furthest behind the best action on average."""
    gains = {name: -sum(other.terms[name] for other in others) / len(others) for name in others[0].terms}
    name = max(gains, key=lambda term: gains[term])
    return name if gains[name] > 0 else OTHERS
