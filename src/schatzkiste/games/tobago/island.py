"""The islands: three parts joined around the middle, and what follows from their terrain (TO-1.1, TO-1.2)."""

from __future__ import annotations

from typing import Final

from schatzkiste.core.hexgrid import DIRECTIONS, Hex, disc
from schatzkiste.games.tobago.actions import DRIVE
from schatzkiste.games.tobago.board import DISTANCE, HEXES, NEIGHBOURS, ONE_STEP, PLACE_OF, SIZE, TWO_STEPS
from schatzkiste.games.tobago.constants import NO_PLACE, NO_REGION

TERRAINS: Final[tuple[str, ...]] = ("jungle", "mountains", "scrubland", "beach", "river", "lake")
LETTERS: Final = "JMSBRL"
WATER: Final = "."
SIDES: Final = ("A", "a", "B", "b", "C", "c")
NO_TERRAIN: Final = -1
OUT_OF_SIGHT: Final = 3
"""The steps to what is more than two steps away."""
_AROUND: Final[list[Hex]] = [place for place in disc(2) if place != (0, 0)]


class Part:
    """Where one of the three parts lies: for each way to join, the corner from which its rows run."""

    def __init__(self, down: Hex, along: Hex, corners: list[Hex]) -> None:
        self.down = down
        self.along = along
        self.corners = corners


class Island:
    """One of the islands; made once, never changed.

    `spaces` are its places in rising order. `terrain_of` and `region_of` have an entry for each place of the frame,
    `regions` the spaces of each region, `largest` the number of each terrain's largest region. `terrain_steps` and
    `largest_steps` are the steps from each place to a terrain or its largest region, `sea_steps` those to the sea, as
    far as it is in sight; `inland` are the spaces that do not touch the sea. `drives` are the actions that lead from a
    space to where a leg may end, `shores` where a gaze from each space in each direction meets the sea.
    """

    def __init__(self, id: str, ground: dict[int, int]) -> None:
        self.id = id
        self.spaces = sorted(ground)
        self.terrain_of = [NO_TERRAIN] * SIZE
        for place in self.spaces:
            self.terrain_of[place] = ground[place]
        self.region_of = [NO_REGION] * SIZE
        self.regions: list[list[int]] = []
        for place in self.spaces:
            if self.region_of[place] == NO_REGION:
                self._mark_region(place)
        self.largest = [self._largest(terrain) for terrain in range(len(TERRAINS))]
        self.terrain_steps = [_steps_to(self._spaces_of(terrain)) for terrain in range(len(TERRAINS))]
        self.largest_steps = [_steps_to([] if number == NO_REGION else self.regions[number]) for number in self.largest]
        self.sea_steps = [self._sea_steps(place) for place in range(SIZE)]
        self.inland = [place for place in self.spaces if self.sea_steps[place] > 1]
        self.drives: list[list[int]] = [[] for _ in range(SIZE)]
        self.shores: list[list[int]] = [[] for _ in range(SIZE)]
        for place in self.spaces:
            self.drives[place] = [DRIVE.at(other) for other in self.spaces if self.is_leg(place, other)]
            self.shores[place] = [self._shore(place, direction) for direction in range(6)]
        self._legs_from: list[list[int]] = [[] for _ in range(SIZE)]

    def is_land(self, place: int) -> bool:
        """Whether the place is a space of the island."""
        return self.region_of[place] != NO_REGION

    def is_leg(self, start: int, end: int) -> bool:
        """Whether one leg leads from a space to a place: within the region, or one step further (TO-4.1)."""
        region = self.region_of[end]
        if region == NO_REGION or start == end:
            return False
        return region == self.region_of[start] or DISTANCE[start][end] == 1

    def legs_from(self, start: int) -> list[int]:
        """How many legs it takes from a space to each other; found when it is first asked for."""
        legs = self._legs_from[start]
        if not legs:
            legs = [SIZE] * SIZE
            legs[start] = 0
            reached = [start]
            for stop in reached:
                for action in self.drives[stop]:
                    end = DRIVE.arg(action)
                    if legs[end] == SIZE:
                        legs[end] = legs[stop] + 1
                        reached.append(end)
            self._legs_from[start] = legs
        return legs

    def is_connected(self) -> bool:
        """Whether one can drive from every space to every other."""
        legs = self.legs_from(self.spaces[0])
        return all(legs[place] < SIZE for place in self.spaces)

    def regions_of(self, terrain: int) -> list[int]:
        """The numbers of a terrain's regions, the largest first."""
        found = [number for number, region in enumerate(self.regions) if self.terrain_of[region[0]] == terrain]
        return sorted(found, key=lambda number: -len(self.regions[number]))

    def is_largest(self, place: int) -> bool:
        """Whether the space belongs to the largest region of its terrain."""
        return self.region_of[place] == self.largest[self.terrain_of[place]]

    def _spaces_of(self, terrain: int) -> list[int]:
        return [place for place in self.spaces if self.terrain_of[place] == terrain]

    def _mark_region(self, start: int) -> None:
        """Number everything that hangs together with a space edge to edge in one terrain."""
        number = len(self.regions)
        region = [start]
        self.region_of[start] = number
        for place in region:
            for near in ONE_STEP[place]:
                if self.region_of[near] == NO_REGION and self.terrain_of[near] == self.terrain_of[start]:
                    self.region_of[near] = number
                    region.append(near)
        self.regions.append(region)

    def _largest(self, terrain: int) -> int:
        found = self.regions_of(terrain)
        return found[0] if found else NO_REGION

    def _sea_steps(self, place: int) -> int:
        q, r = HEXES[place]
        if any(self._is_sea((q + dq, r + dr)) for dq, dr in DIRECTIONS):
            return 1
        return 2 if any(self._is_sea((q + dq, r + dr)) for dq, dr in _AROUND) else OUT_OF_SIGHT

    def _is_sea(self, hexagon: Hex) -> bool:
        place = PLACE_OF.get(hexagon, NO_PLACE)
        return place == NO_PLACE or not self.is_land(place)

    def _shore(self, place: int, direction: int) -> int:
        """The last space before the first of the sea; land beyond a bay does not count (TO-5.7)."""
        ahead = NEIGHBOURS[place][direction]
        while ahead != NO_PLACE and self.is_land(ahead):
            place = ahead
            ahead = NEIGHBOURS[place][direction]
        return place


def _steps_to(spaces: list[int]) -> list[int]:
    """The steps from each place to the nearest of these spaces, as far as it is in sight."""
    steps = [OUT_OF_SIGHT] * SIZE
    for space in spaces:
        for place in TWO_STEPS[space]:
            steps[place] = min(steps[place], DISTANCE[space][place])
    for space in spaces:
        steps[space] = 0
    return steps


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
