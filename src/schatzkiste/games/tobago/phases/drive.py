"""Action B: driving leg by leg, and extra drives for an amulet (section 4 of the rules)."""

from typing import Final

from schatzkiste.core.phase import ALLOWED, ActionRule
from schatzkiste.core.refusal import Refusal
from schatzkiste.games.tobago.actions import DRIVE
from schatzkiste.games.tobago.board import HEX_NAMES
from schatzkiste.games.tobago.constants import ACTION_DRIVE, EXTRA_DRIVE, NO_DRIVE
from schatzkiste.games.tobago.events import DriveEnded, ExtraDriveBought, LegDriven
from schatzkiste.games.tobago.phases.amulets import pay
from schatzkiste.games.tobago.reasons import ACTION_DONE, OWN, amulet_reason, shared_refusal
from schatzkiste.games.tobago.state import Tobago
from schatzkiste.games.tobago.turns import go_on, pick_up

NO_LEG: Final = OWN
FINISH_DRIVE_FIRST: Final = OWN


def drive_reason(state: Tobago) -> int:
    """Whether a drive is under way, or the action of the turn is still to come and may be one."""
    return ALLOWED if state.drive != NO_DRIVE or not state.done else ACTION_DONE


class DriveLeg(ActionRule[Tobago]):
    """Drive one leg: within the region, or one step into another terrain."""

    def barred(self, state: Tobago, seat: int) -> int:
        return drive_reason(state)

    def legal(self, state: Tobago, seat: int, found: list[int]) -> None:
        if self.barred(state, seat) == ALLOWED:
            found.extend(state.island.drives[state.vehicles[seat]])

    def reason(self, state: Tobago, seat: int, action: int) -> int:
        return ALLOWED if state.island.is_leg(state.vehicles[seat], DRIVE.arg(action)) else NO_LEG

    def refusal(self, state: Tobago, seat: int, action: int, reason: int) -> Refusal:
        place = DRIVE.arg(action)
        if reason == ACTION_DONE:
            return shared_refusal(reason)
        if not state.island.is_land(place):
            return Refusal("no-land", rule="TO-4.1", space=HEX_NAMES[place])
        if place == state.vehicles[seat]:
            return Refusal("leg-goes-nowhere", rule="TO-4.1")
        return Refusal("too-far", rule="TO-4.1", space=HEX_NAMES[place])

    def apply(self, state: Tobago, seat: int, action: int) -> None:
        place = DRIVE.arg(action)
        origin = state.vehicles[seat]
        state.vehicles[seat] = place
        if state.drive == NO_DRIVE:
            state.drive = ACTION_DRIVE
            state.done = True
        state.legs += 1
        if state.wants_events:
            state.emit(LegDriven(seat, HEX_NAMES[origin], HEX_NAMES[place], state.legs))
        if state.drive == ACTION_DRIVE:  # an extra drive picks up nothing (TO-6.1)
            pick_up(state, seat)
        if state.legs == state.components.legs:
            end_drive(state)
        go_on(state)


class StopDriving(ActionRule[Tobago]):
    """End the drive; before the first leg it is the action of the turn, a drive of no leg."""

    def barred(self, state: Tobago, seat: int) -> int:
        return drive_reason(state)

    def refusal(self, state: Tobago, seat: int, action: int, reason: int) -> Refusal:
        return Refusal("no-drive-under-way", rule="TO-4.1")

    def apply(self, state: Tobago, seat: int, action: int) -> None:
        if state.wants_events:
            state.emit(DriveEnded(seat, state.legs))
        if state.drive == NO_DRIVE:
            state.done = True
        end_drive(state)
        go_on(state)


class BuyExtraDrive(ActionRule[Tobago]):
    """Give an amulet to drive once more, before or after another drive."""

    def barred(self, state: Tobago, seat: int) -> int:
        return amulet_reason(state, seat)

    def reason(self, state: Tobago, seat: int, action: int) -> int:
        return ALLOWED if state.drive == NO_DRIVE else FINISH_DRIVE_FIRST

    def refusal(self, state: Tobago, seat: int, action: int, reason: int) -> Refusal:
        if reason == FINISH_DRIVE_FIRST:
            return Refusal("finish-drive-first", rule="TO-4.4")
        return shared_refusal(reason)

    def apply(self, state: Tobago, seat: int, action: int) -> None:
        pay(state, seat)
        state.drive = EXTRA_DRIVE
        if state.wants_events:
            state.emit(ExtraDriveBought(seat))


def end_drive(state: Tobago) -> None:
    """No drive is under way any more."""
    state.drive = NO_DRIVE
    state.legs = 0
