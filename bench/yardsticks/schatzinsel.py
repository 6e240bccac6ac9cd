"""The greedy bot of Die Schatzinsel: the turn with the best balance of points made and pieces kept."""

from dataclasses import dataclass

from schatzkiste.bots.bot import Bot
from schatzkiste.core import Observation, Rng
from schatzkiste.games.schatzinsel.board import members
from schatzkiste.games.schatzinsel.constants import NO_KIND
from schatzkiste.games.schatzinsel.state import Schatzinsel


@dataclass(frozen=True)
class Worth:
    """What a piece kept behind the screen is held to be worth in points."""

    tile: float = 3.4
    chest: float = 0.5
    chest_each: float = 1.4
    guard: float = 7.2
    guard_each: float = 1.1
    calm: int = 4
    """With fewer pieces behind some other screen the end is near, and pieces kept lose their worth."""

    def of_screen(self, state: Schatzinsel, seat: int) -> float:
        """What the seat still holds; chests and guards are worth more the more of them stand."""
        standing = state.standing_chests + state.standing_guards
        pieces = (
            self.tile * len(members(state.hands[seat]))
            + state.chests[seat] * (self.chest + self.chest_each * state.standing_chests)
            + state.guards[seat] * (self.guard + self.guard_each * standing)
        )
        return pieces * min(1.0, self._fewest(state, seat) / self.calm)

    def _fewest(self, state: Schatzinsel, seat: int) -> int:
        """How many pieces lie behind the emptiest of the other screens; everyone can count them (SI-2.3)."""
        return min(
            len(members(state.hands[other])) + state.chests[other] + state.guards[other]
            for other in range(state.players)
            if other != seat
        )


class Greedy:
    """Looks through the rest of its own turn and goes where the balance is best."""

    LOOKS = 400
    """How many positions one decision may look at."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self._looks = 0

    def decide(self, observation: Observation, rng: Rng) -> int:
        """The first action of the best turn; among equals the first in the table."""
        world = observation.sample(Rng("greedy"))
        assert isinstance(world, Schatzinsel)
        actions = world.legal_actions(observation.seat)
        if len(actions) == 1:
            return actions[0]
        self._looks = self.LOOKS
        values = [self._after(world, observation.seat, action) for action in actions]
        return actions[values.index(max(values))]

    def _after(self, state: Schatzinsel, seat: int, action: int) -> float:
        """The balance when the turn goes on as well as possible after the action."""
        later = state.copy()
        later.apply(action, seat)
        self._looks -= 1
        if later.to_act == (seat,) and later.kind != NO_KIND and self._looks > 0:
            return max(self._after(later, seat, following) for following in later.legal_actions(seat))
        return self._balance(later, seat)

    def _balance(self, state: Schatzinsel, seat: int) -> float:
        points = state.points
        lead = points[seat] - max(points[other] for other in range(state.players) if other != seat)
        return lead if state.is_over else lead + self.worth.of_screen(state, seat)


def make() -> Bot:
    """The bot as it sits at tables."""
    return Greedy(Worth())
