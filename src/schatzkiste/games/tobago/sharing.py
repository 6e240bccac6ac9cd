"""A treasure being shared (section 5 of the rules): the roses asked, the pile, the card on offer."""

from __future__ import annotations

from typing import Final

from schatzkiste.games.tobago.gold import NO_CARD

NO_SEAT: Final = -1
RAISERS_ROSE: Final = -1
"""Where the raiser's rose lies instead of on a clue."""


class Sharing:
    """One treasure between raising and the last card.

    Roses are counted from the bottom up: `seats` are their owners, `clues` the clue each lies on (RAISERS_ROSE:
    under the last clue), `taken` the card each brought. `pile` is face down, turned up from its end; `drawn` are the
    cards that each seat drew and looked at, turned up since or not, as sets. `shown` are the cards turned up so far
    and `takers` who took them. `draws` are how many cards each seat drew from the stack, with one more entry for the
    card nobody looked at, `safe_draws` those of them from its part without curses, `late_draws` those from the
    reshuffled gold.
    """

    def __init__(self, path: int, raiser: int) -> None:
        self.path = path
        self.raiser = raiser
        self.seats: list[int] = []
        self.clues: list[int] = []
        self.taken: list[int] = []
        self.pile: list[int] = []
        self.drawn: list[int] = []
        self.draws: list[int] = []
        self.safe_draws: list[int] = []
        self.late_draws: list[int] = []
        self.shown: list[int] = []
        self.takers: list[int] = []
        self.offer = NO_CARD
        self.asked = NO_SEAT
        self.last_taker = NO_SEAT

    def copy(self) -> Sharing:
        """An exact and independent copy."""
        twin = Sharing(self.path, self.raiser)
        twin.seats = self.seats
        twin.clues = self.clues
        twin.taken = self.taken[:]
        twin.pile = self.pile[:]
        twin.drawn = self.drawn
        twin.draws = self.draws
        twin.safe_draws = self.safe_draws
        twin.late_draws = self.late_draws
        twin.shown = self.shown[:]
        twin.takers = self.takers[:]
        twin.offer = self.offer
        twin.asked = self.asked
        twin.last_taker = self.last_taker
        return twin

    def next_rose(self, after: int) -> int:
        """The next rose up that still lies on the path; NO_SEAT when there is none."""
        for rose in range(after + 1, len(self.seats)):
            if self.taken[rose] == NO_CARD:
                return rose
        return NO_SEAT

    def waiting(self) -> list[int]:
        """The owners of the roses still on the path, bottom up."""
        return [seat for rose, seat in enumerate(self.seats) if self.taken[rose] == NO_CARD]
