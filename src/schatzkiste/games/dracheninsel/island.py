"""What stands and lies on the island: the part of a position that Slumber can take back (DI-9.2).

Islands and plans are shared between copies of a state, so nobody changes one that others may hold: `copy()` first.
"""

from __future__ import annotations

from typing import Final

from schatzkiste.games.dracheninsel.board import BIT, BOATS, COLOURS, NOWHERE

WAITING: Final = -2
CASHED: Final = -3
LOST: Final = -4
"""Where a treasure is that lies on no place: beside the board, with its winners, out of the game."""


class Island:
    """Hunters, dragons, tiles and treasures.

    `spots` is the place of each colour's hunter, NOWHERE for a colour nobody plays. `chests` is the place of each
    treasure. `stirred` says whether treasures or carriers changed in this turn (DI-10.3). `crowd`, `gold` and
    `dragons` are the fields with a hunter, a treasure, a dragon. `tiles` is never changed in place.
    """

    def __init__(self, spots: list[int], tiles: list[int], lairs: list[int], chests: list[int], stirred: bool) -> None:
        self.spots = spots
        self.tiles = tiles
        self.lairs = lairs
        self.chests = chests
        self.stirred = stirred
        self.crowd = 0
        self.gold = 0
        self.dragons = 0
        self.settle()

    def copy(self) -> Island:
        """An independent copy."""
        return Island(self.spots[:], self.tiles, self.lairs[:], self.chests[:], self.stirred)

    def settle(self) -> None:
        """Find the fields with hunters, treasures and dragons anew after a change."""
        crowd = 0
        for spot in self.spots:
            if spot >= 0:
                crowd |= BIT[spot]
        self.crowd = crowd
        gold = 0
        for chest in self.chests:
            if chest >= 0:
                gold |= BIT[chest]
        self.gold = gold
        dragons = 0
        for lair in self.lairs:
            if lair >= 0:
                dragons |= BIT[lair]
        self.dragons = dragons

    def swap_tiles(self, one: int, other: int) -> None:
        """Exchange two tiles."""
        tiles = self.tiles[:]
        tiles[one], tiles[other] = tiles[other], tiles[one]
        self.tiles = tiles

    def companion(self, hunter: int) -> int:
        """The other hunter on the same terrain field, who carries with this one; NOWHERE if there is none."""
        spot = self.spots[hunter]
        if spot >= BOATS:
            return NOWHERE
        for other in range(COLOURS):
            if other != hunter and self.spots[other] == spot:
                return other
        return NOWHERE

    def hunters_at(self, place: int) -> list[int]:
        """The hunters on a place."""
        return [hunter for hunter in range(COLOURS) if self.spots[hunter] == place]

    def has_other(self, place: int, hunter: int) -> bool:
        """Whether a hunter other than this one is on the place."""
        return any(other != hunter and self.spots[other] == place for other in range(COLOURS))

    def treasure_at(self, place: int) -> int:
        """The treasure on a place, NOWHERE if there is none."""
        for treasure, chest in enumerate(self.chests):
            if chest == place:
                return treasure
        return NOWHERE

    def all_done(self) -> bool:
        """Whether every treasure is cashed or out of the game (DI-10.1)."""
        return all(chest < WAITING for chest in self.chests)


class Plan:
    """A half-made action of the active player, which only he knows (design: small decisions).

    `over` and `to` are the flight's overflown field and the place entered; `out_over` and `out_to` the same for
    leaving the treasure field as second (DI-5.4). `card` is the kind of action card, `first` the first tile, the
    dragon or the terrain card of a Long Journey. `tossed` are the kinds of card put away when passing.
    """

    def __init__(self) -> None:
        self.hunter = NOWHERE
        self.flies = False
        self.over = NOWHERE
        self.to = NOWHERE
        self.flies_out = False
        self.out_over = NOWHERE
        self.out_to = NOWHERE
        self.pay = NOWHERE
        self.victim = NOWHERE
        self.card = NOWHERE
        self.first = NOWHERE
        self.tossed: list[int] = []

    def copy(self) -> Plan:
        """An independent copy."""
        twin = Plan()
        twin.hunter = self.hunter
        twin.flies = self.flies
        twin.over = self.over
        twin.to = self.to
        twin.flies_out = self.flies_out
        twin.out_over = self.out_over
        twin.out_to = self.out_to
        twin.pay = self.pay
        twin.victim = self.victim
        twin.card = self.card
        twin.first = self.first
        twin.tossed = self.tossed[:]
        return twin


NO_PLAN: Final[Plan] = Plan()
