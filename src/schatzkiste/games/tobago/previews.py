"""What could come: the effect of a clue on a path, the reach of a vehicle, the curses in a pile."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from schatzkiste.games.tobago.actions import DRIVE, PATH_NAMES
from schatzkiste.games.tobago.board import HEX_NAMES, names
from schatzkiste.games.tobago.constants import NO_PLACE
from schatzkiste.games.tobago.fitting import fits, staying, unfit_refusal
from schatzkiste.games.tobago.hidden_gold import risky_draws
from schatzkiste.games.tobago.knowledge import known_gold, open_gold, own_in_pile

if TYPE_CHECKING:
    from schatzkiste.games.tobago.state import Tobago


class FitView(TypedDict):
    """What a clue in hand would do on a path: which spaces stay and go, or the code of why it is refused."""

    path: str
    fits: bool
    refusal: str | None
    against: int | None
    stays: list[str]
    goes: list[str]


class ReachView(TypedDict):
    """A space that the vehicle can reach: in how many legs, the last of them from `via`."""

    space: str
    legs: int
    via: str


def fit_of(state: Tobago, clue: int, path: int) -> FitView:
    """What the clue would do on the path."""
    stays = staying(state, clue, path)
    refusal = None if fits(state, clue, path) else unfit_refusal(state, clue, path)
    against = None if refusal is None else refusal.args.get("against")
    return {
        "path": PATH_NAMES[path],
        "fits": refusal is None,
        "refusal": None if refusal is None else refusal.code,
        "against": against if isinstance(against, int) else None,
        "stays": names(stays),
        "goes": names([place for place in state.candidates[path] if place not in stays]),
    }


def reach_of(state: Tobago, seat: int, legs: int) -> list[ReachView]:
    """Every space the seat's vehicle can reach in this many legs, nearest first, with the stop before it."""
    start = state.vehicles[seat]
    if start == NO_PLACE:
        return []
    found: list[ReachView] = []
    reached = {start}
    edge = [start]
    for leg in range(1, legs + 1):
        stops = edge
        edge = []
        for stop in stops:
            for action in state.island.drives[stop]:
                place = DRIVE.arg(action)
                if place not in reached:
                    reached.add(place)
                    edge.append(place)
                    found.append({"space": HEX_NAMES[place], "legs": leg, "via": HEX_NAMES[stop]})
    return found


def curses_possible(state: Tobago, seat: int | None) -> int:
    """How many curses may lie among the cards of the pile that the seat did not draw."""
    own = 0 if seat is None else own_in_pile(state, seat)
    known = open_gold(state) if seat is None else known_gold(state, seat)
    hidden = len(state.pile) - own.bit_count()
    unseen = (state.components.gold.curses & ~known).bit_count()
    return min(unseen, hidden, risky_draws(state, seat))
