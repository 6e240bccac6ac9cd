"""The searcher of all games: candidates are played out in the same sampled worlds, and the best of them is chosen.

A world is a sample of what the seat knows; its seed fixes all chance to come, so two candidates that are tried in one
world differ by nothing but themselves. Everyone plays on by the game's policy for a while, then the game's judgement
says what the position is worth. Every round tries the candidates that are left in some more worlds and drops the worse
half. In the end the policy's own choice is replaced only by a candidate whose gain stands out of the noise.

Budgets are counts. The same observation and generator give the same thought on every machine.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from schatzkiste.core import Observation, Rng
from schatzkiste.core.judgement import Judgement


@dataclass(frozen=True)
class Budget:
    """How much is thought about: how many candidates, worlds in each round, and decisions in each world.

    Some games count turns instead of decisions. A gain must be `doubt` standard errors above nothing before it counts.
    """

    candidates: int
    worlds: int
    decisions: int
    doubt: float = 0.7


@dataclass(frozen=True)
class Candidate:
    """An action that was thought about, and what it leads to beside the choice, on average over the worlds of both.

    `lead` is the seat's lead, `terms` are its expectations at the end of the play-outs, by the names of the game's
    judgement. All are above zero where the action does better than the choice, and zero for the choice itself.
    """

    action: int
    lead: float
    terms: dict[str, float]


class Trial:
    """A candidate while it is tried: what it led to in each of the worlds, the lead and then term by term."""

    def __init__(self, action: int, terms: int) -> None:
        self.action = action
        self.leads: list[float] = []
        self.terms: list[list[float]] = [[] for _ in range(terms)]

    @property
    def mean(self) -> float:
        """The lead it gives on average."""
        return sum(self.leads) / len(self.leads)


class Search:
    """Thinks with one judgement within one budget."""

    def __init__(self, judgement: Judgement[Any], budget: Budget) -> None:
        self.judgement = judgement
        self.budget = budget

    def best(self, observation: Observation, rng: Rng) -> int:
        """The action to take."""
        legal = observation.legal_actions()
        if len(legal) == 1:
            return legal[0]
        shortlist = self._shortlist(observation, rng)
        return shortlist[0] if len(shortlist) == 1 else self._tried(shortlist, observation, rng)[0].action

    def candidates(self, observation: Observation, rng: Rng) -> list[Candidate]:
        """What was thought about, the choice first and the others from the best to the worst."""
        return self._tried(self._shortlist(observation, rng), observation, rng)

    def _shortlist(self, observation: Observation, rng: Rng) -> list[int]:
        world, legal = observation.sample(Rng(rng.seed())), observation.legal_actions()
        return self.judgement.shortlist(world, observation.seat, legal, self.budget.candidates, Rng(rng.seed()))

    def _tried(self, shortlist: list[int], observation: Observation, rng: Rng) -> list[Candidate]:
        """Play the candidates out, round by round."""
        trials = [Trial(action, len(self.judgement.term_names)) for action in shortlist]
        left = trials
        while True:
            for _ in range(self.budget.worlds):
                self._try_all(left, observation, rng)
            if len(left) <= 2:
                break
            left = better_half(left)
        choice = max(left, key=lambda trial: trial.mean)
        if not stands_out(choice, trials[0], self.budget.doubt):
            choice = trials[0]
        others = [self._beside(choice, trial) for trial in trials if trial is not choice]
        return [self._beside(choice, choice), *sorted(others, key=lambda other: -other.lead)]

    def _beside(self, choice: Trial, trial: Trial) -> Candidate:
        """What a candidate led to beside the choice, in the worlds of both: one that was dropped met fewer of them."""
        terms = zip(self.judgement.term_names, trial.terms, choice.terms, strict=True)
        gains = {name: mean_gain(own, chosen) for name, own, chosen in terms}
        return Candidate(trial.action, mean_gain(trial.leads, choice.leads), gains)

    def _try_all(self, trials: list[Trial], observation: Observation, rng: Rng) -> None:
        """Play each candidate out in one and the same world."""
        seat, world, chance = observation.seat, observation.sample(Rng(rng.seed())), rng.seed()
        horizon = self.judgement.horizon(world, self.budget.decisions)
        for trial in trials:
            later = world.copy()
            later.apply(trial.action, seat)
            self.judgement.play_on(later, seat, horizon, Rng(chance))
            trial.leads.append(self.judgement.lead(later, seat))
            for values, term in zip(trial.terms, self.judgement.terms(later, seat), strict=True):
                values.append(term)


def better_half(trials: list[Trial]) -> list[Trial]:
    """The better half of the candidates; the first, which is the policy's choice, always stays."""
    kept = sorted(trials[1:], key=lambda trial: -trial.mean)[: (len(trials) - 1) // 2]
    return [trials[0], *(trial for trial in trials[1:] if trial in kept)]


def mean_gain(one: Sequence[float], other: Sequence[float]) -> float:
    """By how much the one is above the other on average, in the worlds of both."""
    gains = [here - there for here, there in zip(one, other, strict=False)]
    return sum(gains) / len(gains)


def stands_out(choice: Trial, other: Trial, doubt: float) -> bool:
    """Whether the choice was better than the other by more than this many standard errors, in the worlds of both."""
    gains = [one - two for one, two in zip(choice.leads, other.leads, strict=False)]
    count = len(gains)
    mean = sum(gains) / count
    spread = sum((gain - mean) ** 2 for gain in gains) / max(1, count - 1)
    return mean > doubt * sqrt(spread / count)
