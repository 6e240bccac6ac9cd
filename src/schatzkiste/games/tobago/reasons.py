"""The reasons that several action rules share, and their words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from schatzkiste.core.phase import ALLOWED
from schatzkiste.core.refusal import Refusal
from schatzkiste.games.tobago.constants import NO_DRIVE, NO_PLACE
from schatzkiste.games.tobago.fitting import fits, unfit_refusal

if TYPE_CHECKING:
    from schatzkiste.games.tobago.state import Tobago

ACTION_DONE: Final = 1
DRIVE_UNDER_WAY: Final = 2
NO_AMULET: Final = 3
NO_ROSE: Final = 4
NOT_IN_HAND: Final = 5
UNFIT: Final = 6
NOT_LOCATED: Final = 7
VEHICLE_ELSEWHERE: Final = 8
OWN: Final = 10
"""The reasons of one rule alone begin here."""


def action_reason(state: Tobago) -> int:
    """Whether the action of the turn may be taken now (TO-2.6)."""
    if state.done:
        return ACTION_DONE
    return ALLOWED if state.drive == NO_DRIVE else DRIVE_UNDER_WAY


def amulet_reason(state: Tobago, seat: int) -> int:
    """Whether the seat can pay with an amulet (TO-6.2)."""
    return ALLOWED if state.amulets[seat] else NO_AMULET


def rose_reason(state: Tobago, seat: int) -> int:
    """Whether the seat has a rose to put down (TO-7.3)."""
    return ALLOWED if state.roses[seat] else NO_ROSE


def lay_reason(state: Tobago, seat: int, clue: int, path: int) -> int:
    """Whether the seat has the clue, and it fits on the path (TO-3.2, TO-3.4)."""
    if clue not in state.hands[seat]:
        return NOT_IN_HAND
    return ALLOWED if fits(state, clue, path) else UNFIT


def raise_reason(state: Tobago, seat: int, path: int) -> int:
    """Whether the seat may raise the treasure of the path: located, under its vehicle, a rose in hand (TO-5.1)."""
    treasure = state.treasures[path]
    if treasure == NO_PLACE:
        return NOT_LOCATED
    return rose_reason(state, seat) if treasure == state.vehicles[seat] else VEHICLE_ELSEWHERE


def lay_refusal(state: Tobago, clue: int, path: int, reason: int) -> Refusal:
    """Why the clue may not be laid on the path."""
    if reason == NOT_IN_HAND:
        return Refusal("clue-not-in-hand", rule="TO-3.2", clue=clue + 1)
    return unfit_refusal(state, clue, path) if reason == UNFIT else shared_refusal(reason)


def shared_refusal(reason: int) -> Refusal:
    """The reasons that need no further word."""
    if reason == ACTION_DONE:
        return Refusal("action-done", rule="TO-2.6")
    if reason == DRIVE_UNDER_WAY:
        return Refusal("drive-under-way", rule="TO-4.4")
    if reason == NO_AMULET:
        return Refusal("no-amulet", rule="TO-6.2")
    return Refusal("no-rose", rule="TO-7.3")
