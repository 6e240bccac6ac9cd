"""Ratings of bots that met: Plackett and Luce's model of places, as openskill works it out game by game."""

from typing import TYPE_CHECKING, NamedTuple

from schatzkiste.arena.intervals import Z
from schatzkiste.arena.match import Outcome
from schatzkiste.arena.results import rank

if TYPE_CHECKING:
    from openskill.models import PlackettLuceRating


class Rating(NamedTuple):
    """How good a bot is believed to be: everyone begins at 25, and `spread` is half of the 95 % interval."""

    name: str
    value: float
    spread: float


class Ratings:
    """The ratings after the games so far. Bots do not learn, so every game makes them surer (tau is 0)."""

    def __init__(self) -> None:
        from openskill.models import PlackettLuce  # whoever only plays need not wait for it

        self._model = PlackettLuce(tau=0.0)
        self._ratings: dict[str, PlackettLuceRating] = {}

    def add(self, outcome: Outcome) -> None:
        """One more game; a bot on several seats has reached the mean of their places."""
        places: dict[str, list[float]] = {}
        for seat, name in enumerate(outcome.seats):
            places.setdefault(name, []).append(rank(outcome, seat))
        if len(places) < 2:
            return
        before = [[self._of(name)] for name in places]
        after = self._model.rate(before, ranks=[sum(reached) / len(reached) for reached in places.values()])
        for name, (rating,) in zip(places, after, strict=True):
            self._ratings[name] = rating

    def by_bot(self) -> list[Rating]:
        """The bots in the order in which they came."""
        return [Rating(name, rating.mu, Z * rating.sigma) for name, rating in self._ratings.items()]

    def _of(self, name: str) -> "PlackettLuceRating":
        if name not in self._ratings:
            self._ratings[name] = self._model.rating(name=name)
        return self._ratings[name]
