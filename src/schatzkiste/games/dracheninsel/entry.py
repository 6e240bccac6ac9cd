"""Which place may be entered, at what price, and why not (DI-3.2 to DI-3.7, sections 4 and 5, DI-8.9 to DI-8.11)."""

from __future__ import annotations

from typing import Final

from schatzkiste.core.phase import ALLOWED
from schatzkiste.core.refusal import Refusal
from schatzkiste.games.dracheninsel.board import (
    BIT,
    BOATS,
    CENTRE,
    COLOUR_NAMES,
    PLACE_NAMES,
    TERRAIN_NAMES,
)
from schatzkiste.games.dracheninsel.cards import FLIGHT, PAYABLE, PAYING, TERRAIN_MASK
from schatzkiste.games.dracheninsel.constants import NO_HUNTER, NO_TERRAIN
from schatzkiste.games.dracheninsel.hands import has_two
from schatzkiste.games.dracheninsel.state import Dracheninsel

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
    """A way of one hunter, alone or with the partner who comes along, from a place to another one.

    `crowd` are the fields where other hunters stand, `free` the terrains that cost nothing, `payable` those and the
    ones that the hand can pay for; `flights` is how many flight cards the way has used before landing.
    """

    def __init__(self, state: Dracheninsel, seat: int, hunter: int, flies: bool) -> None:
        self.state = state
        self.seat = seat
        self.hunter = hunter
        self.start = state.hunter_places[hunter]
        self.partner = state.companion(hunter)
        self.crowd = state.hunter_fields & ~BIT[self.start]
        self.free = state.free_terrains | 1 << hunter
        self.payable = self.free | PAYABLE[hunter << 9 | state.held[seat] & TERRAIN_MASK]
        self.flights = 1 if flies else 0

    def is_waiting(self) -> bool:
        """Whether the hunter must wait on the treasure field (DI-5.2)."""
        return self.start == CENTRE and self.state.treasure_fields & BIT[CENTRE] != 0

    def may_fly(self) -> bool:
        """Whether the hand has a flight card beyond those the way has used."""
        if not self.state.held[self.seat] >> FLIGHT & 1:
            return False
        return self.flights == 0 or has_two(self.state, self.seat, FLIGHT)

    def price(self, place: int) -> int:
        """The terrain that must be paid for, NO_TERRAIN if entering is free (DI-3.3, DI-3.4, DI-8.12)."""
        if place >= BOATS or place == CENTRE:
            return NO_TERRAIN
        terrain = self.state.tiles[place]
        return NO_TERRAIN if self.free >> terrain & 1 else terrain

    def cards_for(self, terrain: int) -> int:
        """The kinds in hand that pay for the terrain (DI-3.4 to DI-3.6)."""
        return self.state.held[self.seat] & PAYING[self.hunter][terrain]

    def entry(self, place: int) -> int:
        """Why the place cannot be entered; ALLOWED if it can."""
        if place >= BOATS:
            return self._boat_entry(place)
        if place == CENTRE:
            return self._centre_entry()
        state = self.state
        if state.dragon_fields >> place & 1:
            return DRAGON
        if self.crowd >> place & 1:
            if self.partner != NO_HUNTER:
                return PAIR_BLOCKED
            if not state.treasure_fields >> place & 1:
                return OCCUPIED
        return ALLOWED if self.payable >> state.tiles[place] & 1 else CANNOT_PAY

    def is_open(self, place: int) -> bool:
        """Whether the place can be entered if it is paid for."""
        return self.entry(place) in (ALLOWED, CANNOT_PAY)

    def _boat_entry(self, place: int) -> int:
        boat = place - BOATS
        if self.partner != NO_HUNTER:
            return ALLOWED if boat in (self.hunter, self.partner) else BOAT_OF_NEITHER
        if boat != self.hunter:
            return FOREIGN_BOAT
        return CROWDED_BOAT if self.state.hunters_at(place) else ALLOWED

    def _centre_entry(self) -> int:
        if self.partner != NO_HUNTER:
            return PAIR_AT_TREASURE
        if not self.crowd & BIT[CENTRE]:
            return ALLOWED
        if not self.is_second(CENTRE):
            return CENTRE_TAKEN
        return ALLOWED if self.has_way_out() else NO_WAY_OUT

    def is_second(self, place: int) -> bool:
        """Whether the place is the treasure field where another hunter waits on a treasure (DI-5.4)."""
        return place == CENTRE and self.crowd & self.state.treasure_fields & BIT[CENTRE] != 0

    def way_out(self) -> Leg:
        """The second half of entering as second: both leave the treasure field together."""
        leg = Leg(self.state, self.seat, self.hunter, False)
        leg.partner = self.state.hunters_at(CENTRE)[0]
        leg.start = CENTRE
        leg.crowd = self.crowd & ~BIT[CENTRE]
        leg.flights = self.flights
        return leg

    def has_way_out(self) -> bool:
        """Whether the second could leave at once, by step or flight, with the hand as it is now (DI-5.4)."""
        leg = self.way_out()
        for place in self.state.components.near[CENTRE]:
            if leg.entry(place) == ALLOWED:
                return True
        return leg.may_fly() and leg.finds_landing()

    def finds_landing(self) -> bool:
        """Whether any flight from here has a legal landing."""
        components = self.state.components
        for way, over in enumerate(components.overs[self.start]):
            if self.lands_behind(over, components.landings[self.start][way]):
                return True
        return False

    def lands_behind(self, over: int, behind: list[int]) -> bool:
        """Whether a flight over this field has a legal landing among those behind it."""
        if not self.state.dragon_fields & BIT[over]:
            for place in behind:
                if self.entry(place) == ALLOWED:
                    return True
        return False


def behind(state: Dracheninsel, start: int, over: int) -> list[int]:
    """The places behind a field that is flown over; none if it cannot be (DI-8.9)."""
    for way, field in enumerate(state.components.overs[start]):
        if field == over:
            return state.components.landings[start][way]
    return []


def entry_refusal(leg: Leg, place: int, reason: int) -> Refusal:
    """Why the place cannot be entered, in words."""
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
    terrain = TERRAIN_NAMES[leg.state.tiles[place]]
    return Refusal("cannot-pay", rule="DI-3.4", place=name, terrain=terrain, hunter=COLOUR_NAMES[leg.hunter])
