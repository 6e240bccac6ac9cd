"""How to judge Die Schatzinsel: points made, and what the pieces behind a screen may still bring.

A piece kept has a worth of its own, because it brings points later and, as the last one behind a screen, the bonus
(SI-5.1). Chests and guards bring more the more of them stand. All of it fades once some screen is nearly empty: the
game may end before the pieces are placed. The more others there are, the sooner that comes, and the more of the good
places are gone by one's next turn: what is kept counts for that much less.
"""

from collections.abc import Mapping
from typing import Final

from schatzkiste.core.judgement import Judgement, checked_weights
from schatzkiste.core.rng import Rng
from schatzkiste.games.schatzinsel.constants import NO_KIND
from schatzkiste.games.schatzinsel.state import Schatzinsel

TERMS: Final = ("points", "tiles", "chests", "guards")
WEIGHTS: Final = ("tile", "chest", "chest_each", "guard", "guard_each", "calm", "looks", "whim", "blur")


class SchatzinselJudgement(Judgement[Schatzinsel]):
    """Weighs what is kept against what is made; `looks` is how many positions a policy's decision may look at."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        super().__init__(TERMS)
        values = checked_weights(weights, WEIGHTS)
        self.tile = values[0]
        self.chest = values[1]
        self.chest_each = values[2]
        self.guard = values[3]
        self.guard_each = values[4]
        self.calm = values[5]
        self.looks = int(values[6])
        self.whim = int(1000 * values[7])
        self.blur = values[8]
        self._left = 0

    def policy(self, state: Schatzinsel, seat: int, legal: list[int], rng: Rng) -> int:
        """The first action of the turn that leaves the best lead; on a whim, any."""
        if self.whim and rng.below(1000) < self.whim:
            return rng.pick(legal)
        self._left = self.looks
        best = legal[0]
        most = -1e9
        for action in legal:
            value = self._after(state, seat, action)
            if value > most:
                most = value
                best = action
        return best

    def terms(self, state: Schatzinsel, seat: int) -> list[float]:
        """Points made, and pieces kept by kind."""
        points = float(state.points[seat])
        if self.blur:
            points -= points % self.blur
        if state.is_over:
            return [points, 0.0, 0.0, 0.0]
        tiles = state.hands[seat].bit_count()
        chests = state.chests[seat]
        guards = state.guards[seat]
        others = self._fewest(state, seat)
        calm = min(1.0, others / self.calm) / max(1, state.players - 1)
        standing = state.standing_chests + state.standing_guards
        return [
            points,
            calm * self.tile * tiles,
            calm * chests * (self.chest + self.chest_each * state.standing_chests),
            calm * guards * (self.guard + self.guard_each * standing),
        ]

    def shortlist(self, state: Schatzinsel, seat: int, legal: list[int], most: int, rng: Rng) -> list[int]:
        """The actions that begin the best turns."""
        self._left = self.looks
        values = [(-self._after(state, seat, legal[place]), place) for place in range(len(legal))]
        values.sort()
        return [legal[place] for _, place in values[:most]]

    def _after(self, state: Schatzinsel, seat: int, action: int) -> float:
        """The lead when the turn goes on as well as possible after the action."""
        later = state.copy()
        later.game.phases[later.phase].apply(later, seat, action)
        self._left -= 1
        if later.turn != seat or later.kind == NO_KIND or self._left <= 0 or not later.to_act:
            return self.lead(later, seat)
        most = -1e9
        for following in later.legal_actions(seat):
            value = self._after(later, seat, following)
            if value > most:
                most = value
        return most

    def _fewest(self, state: Schatzinsel, seat: int) -> int:
        """How many pieces lie behind the emptiest of the other screens; everyone can count them (SI-2.3)."""
        fewest = 99
        for other in range(state.players):
            if other != seat:
                held = state.hands[other].bit_count() + state.chests[other] + state.guards[other]
                if held < fewest:
                    fewest = held
        return fewest
