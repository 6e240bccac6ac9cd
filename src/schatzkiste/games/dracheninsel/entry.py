"""Which place may be entered, at what price, and why not (DI-3.2 to DI-3.7, sections 4 and 5, DI-8.9 to DI-8.11)."""

from __future__ import annotations

from typing import Final

from schatzkiste.core.refusal import Refusal
from schatzkiste.games.dracheninsel.board import (
    BIT,
    BOATS,
    CENTRE,
    COLOUR_NAMES,
    NOWHERE,
    PLACE_NAMES,
    TERRAIN_NAMES,
)
from schatzkiste.games.dracheninsel.cards import FLIGHT, FLIGHT_BIT, PAYING
from schatzkiste.games.dracheninsel.hands import has_two
from schatzkiste.games.dracheninsel.state import Dracheninsel

OPEN: Final = 0
DRAGON: Final = 1
OCCUPIED: Final = 2
PAIR_BLOCKED: Final = 3
PAIR_AT_TREASURE: Final = 4
CENTRE_TAKEN: Final = 5
FOREIGN_BOAT: Final = 6
CROWDED_BOAT: Final = 7
NO_WAY_OUT: Final = 8
CANNOT_PAY: Final = 9
BOAT_OF_NEITHER: Final = 10
"""Why a place cannot be entered."""


class Leg:
    """A way of one hunter, alone or with the partner he takes along, from a place to another one.

    `crowd` are the fields where other hunters stand; `flights` is how many flight cards the way has used before
    landing.
    """

    def __init__(self, state: Dracheninsel, seat: int, hunter: int, flies: bool) -> None:
        island = state.island
        self.state = state
        self.seat = seat
        self.hunter = hunter
        self.start = island.spots[hunter]
        self.partner = island.companion(hunter)
        self.crowd = island.crowd & ~BIT[self.start]
        self.flights = 1 if flies else 0

    def is_waiting(self) -> bool:
        """Whether the hunter must wait on the treasure field (DI-5.2)."""
        return self.start == CENTRE and self.state.island.gold & BIT[CENTRE] != 0

    def may_fly(self) -> bool:
        """Whether the hand has a flight card beyond those the way has used."""
        if not self.state.held[self.seat] & FLIGHT_BIT:
            return False
        return self.flights == 0 or has_two(self.state, self.seat, FLIGHT)

    def price(self, place: int) -> int:
        """The terrain that must be paid for on entering, NOWHERE if entering is free (DI-3.3, DI-3.4, DI-8.12)."""
        if place >= BOATS or place == CENTRE:
            return NOWHERE
        terrain = self.state.island.tiles[place]
        if terrain == self.hunter or self.state.free >> terrain & 1:
            return NOWHERE
        return terrain

    def payable(self, terrain: int) -> int:
        """The kinds in hand that pay for the terrain (DI-3.4 to DI-3.6)."""
        return self.state.held[self.seat] & PAYING[self.hunter][terrain]

    def closed(self, place: int) -> int:
        """Why the place cannot be entered, whatever is paid; OPEN if it can."""
        island = self.state.island
        if place >= BOATS:
            boat = place - BOATS
            if self.partner != NOWHERE:
                return OPEN if boat in (self.hunter, self.partner) else BOAT_OF_NEITHER
            if boat != self.hunter:
                return FOREIGN_BOAT
            return CROWDED_BOAT if island.has_other(place, self.hunter) else OPEN
        bit = BIT[place]
        if place == CENTRE:
            if self.partner != NOWHERE:
                return PAIR_AT_TREASURE
            if not self.crowd & bit:
                return OPEN
            if not island.gold & bit:
                return CENTRE_TAKEN
            return OPEN if self.has_way_out() else NO_WAY_OUT
        if island.dragons & bit:
            return DRAGON
        if self.crowd & bit:
            if self.partner != NOWHERE:
                return PAIR_BLOCKED
            if not island.gold & bit:
                return OCCUPIED
        return OPEN

    def entry(self, place: int) -> int:
        """Why the place cannot be entered, payment included; OPEN if it can."""
        closed = self.closed(place)
        if closed != OPEN:
            return closed
        terrain = self.price(place)
        if terrain != NOWHERE and not self.payable(terrain):
            return CANNOT_PAY
        return OPEN

    def is_second(self, place: int) -> bool:
        """Whether the place is the treasure field where another hunter waits on a treasure (DI-5.4)."""
        bit = BIT[CENTRE]
        return place == CENTRE and self.crowd & bit != 0 and self.state.island.gold & bit != 0

    def way_out(self) -> Leg:
        """The second half of entering as second: both leave the treasure field together."""
        leg = Leg(self.state, self.seat, self.hunter, False)
        leg.partner = self.state.island.hunters_at(CENTRE)[0]
        leg.start = CENTRE
        leg.crowd = self.crowd & ~BIT[CENTRE]
        leg.flights = self.flights
        return leg

    def has_way_out(self) -> bool:
        """Whether the second could leave at once, by step or flight, with what he has now (DI-5.4)."""
        leg = self.way_out()
        for place in self.state.tables.near[CENTRE]:
            if leg.entry(place) == OPEN:
                return True
        return leg.may_fly() and leg.finds_landing()

    def finds_landing(self) -> bool:
        """Whether any flight from here has a legal landing."""
        tables = self.state.tables
        for way, over in enumerate(tables.overs[self.start]):
            if self.lands_behind(over, tables.landings[self.start][way]):
                return True
        return False

    def lands_behind(self, over: int, behind: list[int]) -> bool:
        """Whether a flight over this field has a legal landing among those behind it."""
        if self.state.island.dragons & BIT[over]:
            return False
        return any(self.entry(place) == OPEN for place in behind)


def behind(state: Dracheninsel, start: int, over: int) -> list[int]:
    """The places behind a field that is flown over; none if it cannot be (DI-8.9)."""
    for way, field in enumerate(state.tables.overs[start]):
        if field == over:
            return state.tables.landings[start][way]
    return []


def why_closed(leg: Leg, place: int, reason: int) -> Refusal:
    """The reason in words."""
    name = PLACE_NAMES[place]
    if reason == DRAGON:
        return Refusal("dragon-there", rule="DI-4.1", place=name)
    if reason == OCCUPIED:
        return Refusal("hunter-there", rule="DI-4.2", place=name)
    if reason == PAIR_BLOCKED:
        return Refusal("no-room-for-pair", rule="DI-4.6", place=name)
    if reason == PAIR_AT_TREASURE:
        return Refusal("pair-at-treasure-field", rule="DI-4.6")
    if reason == CENTRE_TAKEN:
        return Refusal("empty-centre-taken", rule="DI-5.8")
    if reason == FOREIGN_BOAT:
        return Refusal("foreign-boat", rule="DI-3.3", place=name)
    if reason == BOAT_OF_NEITHER:
        return Refusal("boat-of-neither", rule="DI-6.1", place=name)
    if reason == CROWDED_BOAT:
        return Refusal("boat-taken", rule="DI-4.4")
    if reason == NO_WAY_OUT:
        return Refusal("no-way-out", rule="DI-5.4")
    terrain = TERRAIN_NAMES[leg.state.island.tiles[place]]
    return Refusal("cannot-pay", rule="DI-3.4", place=name, terrain=terrain, hunter=COLOUR_NAMES[leg.hunter])
