"""How to judge a game: a good action at once, and what each seat can expect of a position."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Generic, TypeVar, cast

from schatzkiste.core.errors import BadSetup
from schatzkiste.core.rng import Rng
from schatzkiste.core.state import State

S = TypeVar("S", bound=State)


class Judgement(ABC, Generic[S]):
    """A game seen by somebody who knows how to play it.

    It is asked about full positions. Whoever must not see everything asks about a sample of what they know, as bots
    do; what lies hidden in the real game never comes here.
    """

    def __init__(self, terms: tuple[str, ...]) -> None:
        self.term_names = terms

    @abstractmethod
    def policy(self, state: S, seat: int, legal: list[int], rng: Rng) -> int:
        """A good one of the legal actions of a seat that is asked, found at once."""

    @abstractmethod
    def terms(self, state: S, seat: int) -> list[float]:
        """What the seat can expect to have at the end, in the game's own unit, term by term."""

    def worth(self, state: S) -> list[float]:
        """What each seat can expect to have at the end, in the game's own unit."""
        return [sum(self.terms(state, seat)) for seat in range(state.players)]

    def lead(self, state: S, seat: int) -> float:
        """How far the seat can expect to end ahead of the best of the others; alone, what it can expect."""
        worth = self.worth(state)
        own = worth[seat]
        if len(worth) == 1:
            return own
        best = -1e9
        for other in range(len(worth)):
            if other != seat and worth[other] > best:
                best = worth[other]
        return own - best

    def shortlist(self, state: S, seat: int, legal: list[int], most: int, rng: Rng) -> list[int]:
        """The actions worth thinking about, at most `most`; the policy's own choice comes first."""
        chosen = self.policy(state, seat, legal, rng)
        if len(legal) == 1:
            return [chosen]
        leads: list[tuple[float, int]] = []
        for action in legal:
            if action != chosen:
                later = cast(S, state.copy())
                later.apply(action, seat)
                leads.append((-self.lead(later, seat), action))
        leads.sort()
        return [chosen, *[action for _, action in leads[: most - 1]]]

    def horizon(self, state: S, decisions: int) -> int:
        """How far `play_on` is to go after a decision in this position: for most games a number of decisions."""
        return decisions

    def play_on(self, state: S, seat: int, decisions: int, rng: Rng) -> None:
        """Let the policy take a number of decisions for everyone, in place; what leaves no choice does not count.

        The seat is the one that thinks: a game in which the others matter little may spend its decisions there. Nobody
        decides more than eight times as often as that, choice or not.
        """
        left = decisions
        for _ in range(8 * decisions):
            if left == 0 or not state.to_act:
                return
            asked = state.to_act[0]
            legal = state.legal_actions(asked)
            action = legal[0]
            if len(legal) > 1:
                action = self.policy(state, asked, legal, rng)
                left -= 1
            state.game.phases[state.phase].apply(state, asked, action)


def checked_weights(weights: Mapping[str, float], names: tuple[str, ...]) -> list[float]:
    """The weights in the order of their names; refuses any that is missing or that nobody asked for."""
    if set(weights) != set(names):
        raise BadSetup(f"the weights must be {', '.join(names)}, not {', '.join(sorted(weights)) or 'none'}")
    return [float(weights[name]) for name in names]
