"""The islands: three parts joined around the middle, and what follows from their terrain (TO-1.1, TO-1.2)."""

from __future__ import annotations

from typing import Final

from schatzkiste.core.hexgrid import DIRECTIONS, Hex, disc
from schatzkiste.games.tobago.actions import DRIVE
from schatzkiste.games.tobago.frame import BIT, HEXES, NEIGHBOURS, NOWHERE, PLACE_OF, RING, SIZE, members, spread

TERRAINS: Final[tuple[str, ...]] = ("jungle", "mountains", "scrubland", "beach", "river", "lake")
LETTERS: Final = "JMSBRL"
WATER: Final = "."
SIDES: Final = ("A", "a", "B", "b", "C", "c")
_AROUND: Final[list[Hex]] = [place for place in disc(2) if place != (0, 0)]


class Part:
    """Where one of the three parts lies: for each way to join, the corner from which its rows run."""

    def __init__(self, down: Hex, along: Hex, corners: list[Hex]) -> None:
        self.down = down
        self.along = along
        self.corners = corners


class Island:
    """One of the islands; made once, never changed.

    `terrains` are the spaces of each terrain, `largest` those of its largest region, `beside` what is next to them: to
    each terrain first, then to the largest region of each. `coast` touches the sea, `sea_sight` is
    at most two spaces from it. `legs` is where one leg of a drive may end, `shores` where a gaze from each space in
    each direction meets the sea.
    """

    def __init__(self, id: str, ground: dict[int, int]) -> None:
        self.id = id
        self.spaces = sorted(ground)
        self.land = 0
        self.terrain_of = [NOWHERE] * SIZE
        self.terrains = [0] * len(TERRAINS)
        for place in self.spaces:
            self.land |= BIT[place]
            self.terrain_of[place] = ground[place]
            self.terrains[ground[place]] |= BIT[place]
        self.region_of = [NOWHERE] * SIZE
        self.regions: list[int] = []
        self._find_regions()
        self.largest = [self._largest(terrain) for terrain in range(len(TERRAINS))]
        grounds = self.terrains + self.largest
        self.beside = [spread(ground_of, RING) & ~ground_of & self.land for ground_of in grounds]
        self.coast = 0
        self.sea_sight = 0
        self._look_for_the_sea()
        self.legs = [0] * SIZE
        self.drives: list[list[int]] = [[] for _ in range(SIZE)]
        self.shores: list[list[int]] = [[] for _ in range(SIZE)]
        for place in self.spaces:
            region = self.regions[self.region_of[place]]
            self.legs[place] = (region | (RING[place] & self.land)) & ~BIT[place]
            self.drives[place] = [DRIVE.at(other) for other in members(self.legs[place])]
            self.shores[place] = [self._shore(place, direction) for direction in range(6)]

    def is_connected(self) -> bool:
        """Whether one can drive from every space to every other."""
        return reached(self, BIT[self.spaces[0]], SIZE) == self.land

    def regions_of(self, terrain: int) -> list[int]:
        """The regions of a terrain, the largest first."""
        found = [region for region in self.regions if region & self.terrains[terrain]]
        return sorted(found, key=lambda region: (-region.bit_count(), region))

    def _find_regions(self) -> None:
        for place in self.spaces:
            if self.region_of[place] == NOWHERE:
                region = self._region_around(place)
                for member in members(region):
                    self.region_of[member] = len(self.regions)
                self.regions.append(region)

    def _region_around(self, place: int) -> int:
        same = self.terrains[self.terrain_of[place]]
        region = BIT[place]
        edge = region
        while edge:
            edge = spread(edge, RING) & same & ~region
            region |= edge
        return region

    def _largest(self, terrain: int) -> int:
        found = self.regions_of(terrain)
        return found[0] if found else 0

    def _look_for_the_sea(self) -> None:
        for place in self.spaces:
            q, r = HEXES[place]
            if any(not self._is_land((q + dq, r + dr)) for dq, dr in DIRECTIONS):
                self.coast |= BIT[place]
            if any(not self._is_land((q + dq, r + dr)) for dq, dr in _AROUND):
                self.sea_sight |= BIT[place]

    def _is_land(self, hexagon: Hex) -> bool:
        place = PLACE_OF.get(hexagon, NOWHERE)
        return place != NOWHERE and self.terrain_of[place] != NOWHERE

    def _shore(self, place: int, direction: int) -> int:
        """The last space before the first of the sea; land beyond a bay does not count (TO-5.7)."""
        ahead = NEIGHBOURS[place][direction]
        while ahead != NOWHERE and self.land & BIT[ahead]:
            place = ahead
            ahead = NEIGHBOURS[place][direction]
        return place


def reached(island: Island, start: int, legs: int) -> int:
    """Everything that can be reached from a set of spaces by at most so many legs, the start included (TO-4.1)."""
    found = start
    edge = start
    for _ in range(legs):
        edge = spread(edge, island.legs) & ~found
        if not edge:
            break
        found |= edge
    return found


def gaze(island: Island, place: int, direction: int) -> list[int]:
    """The spaces a statue looks along, from the one before it to the shore."""
    seen: list[int] = []
    while place != island.shores[place][direction]:
        place = NEIGHBOURS[place][direction]
        seen.append(place)
    return seen


def island_ids() -> list[str]:
    """The 32 islands by name: which sides lie up, in which order around the middle, and the way to join (TO-1.1)."""
    ids: list[str] = []
    for number in range(8):
        one, two, three = (SIDES[2 * part + (number >> (2 - part) & 1)] for part in range(3))
        for order in (one + two + three, one + three + two):
            ids += [f"{order}-{join}" for join in (1, 2)]
    return ids


def ground_of(id: str, parts: list[Part], sides: dict[str, list[str]]) -> dict[Hex, int]:
    """The terrain of every hexagon of an island, wherever it lies; overlapping parts are an error."""
    ground: dict[Hex, int] = {}
    join = int(id[4]) - 1
    for part, side in zip(parts, id[:3], strict=True):
        q, r = part.corners[join]
        for i, row in enumerate(sides[side]):
            for j, letter in enumerate(row):
                if letter != WATER:
                    place = (q + i * part.down[0] + j * part.along[0], r + i * part.down[1] + j * part.along[1])
                    if place in ground:
                        raise ValueError(f"two parts of island {id} overlap at {place}")
                    ground[place] = LETTERS.index(letter)
    return ground
