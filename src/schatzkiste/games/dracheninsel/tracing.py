"""Whether hands and pile can have come about as everyone saw since the last shuffle.

Every card that another seat drew since then is one of those that were shuffled, and it is now where that seat showed it
later, or still in its hand. A world is possible if all drawn cards can be traced like this at the same time.
"""

from schatzkiste.games.dracheninsel.origins import DREW
from schatzkiste.games.dracheninsel.state import Dracheninsel


def is_traceable(world: Dracheninsel, seat: int) -> bool:
    """Whether the seat must think this world possible; after a theft nothing more can be told."""
    if not world.trails or world.mingled:
        return True
    return Tracing(world, seat).succeeds()


class Tracing:
    """Drawn cards on the one side, cards shown or held on the other.

    A drawn card may be any card that the same seat showed later or holds: those from `first` up to `end`. Of each kind
    there are only so many in `supply`.
    """

    def __init__(self, world: Dracheninsel, seat: int) -> None:
        self.kinds: list[int] = []
        self.first: list[int] = []
        self.end: list[int] = []
        for other in range(world.players):
            if other != seat:
                for entry in world.trails[other]:
                    if entry == DREW:
                        self.first.append(len(self.kinds))
                    else:
                        self.kinds.append(entry)
                self.kinds += world.hands[other]
                self.end += [len(self.kinds)] * (len(self.first) - len(self.end))
        self.supply = world.new_unseen[seat][:]
        for kind in world.pile:
            self.supply[kind] -= 1
        self.user = [-1] * len(self.kinds)
        self.tried = [False] * len(self.kinds)

    def succeeds(self) -> bool:
        """Trace one drawn card after the other; those traced before may give way."""
        if min(self.supply) < 0:
            return False
        for drawn in range(len(self.first)):
            self.tried = [False] * len(self.kinds)
            if not self._trace(drawn):
                return False
        return True

    def _trace(self, drawn: int) -> bool:
        for place in range(self.end[drawn] - 1, self.first[drawn] - 1, -1):
            if self.tried[place]:
                continue
            self.tried[place] = True
            if self.user[place] >= 0:
                can_be = self._trace(self.user[place])
            else:
                can_be = self._takes_one(self.kinds[place])
            if can_be:
                self.user[place] = drawn
                return True
        return False

    def _takes_one(self, kind: int) -> bool:
        """One more of the kind is needed: from the supply, or another drawn card is traced elsewhere."""
        if self.supply[kind]:
            self.supply[kind] -= 1
            return True
        for place, other in enumerate(self.kinds):
            if other == kind and self.user[place] >= 0 and not self.tried[place]:
                self.tried[place] = True
                if self._trace(self.user[place]):
                    self.user[place] = -1
                    return True
        return False
