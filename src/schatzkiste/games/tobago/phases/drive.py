"""Action B: driving leg by leg, and extra drives for an amulet (section 4 of the rules)."""

from schatzkiste.core.phase import Deed
from schatzkiste.core.refusal import Refusal
from schatzkiste.games.tobago.actions import DRIVE, EXTRA_DRIVE, STOP
from schatzkiste.games.tobago.events import DriveEnded, ExtraDriveBought, LegDriven
from schatzkiste.games.tobago.frame import BIT, HEX_NAMES
from schatzkiste.games.tobago.phases.amulets import pay, why_no_amulet
from schatzkiste.games.tobago.stages import ACTION_DRIVE, NO_DRIVE
from schatzkiste.games.tobago.stages import EXTRA_DRIVE as EXTRA
from schatzkiste.games.tobago.state import Tobago
from schatzkiste.games.tobago.turns import go_on, pick_up


def may_drive(state: Tobago) -> bool:
    """Whether a drive is under way, or the action of the turn is still to come and may be one."""
    return state.drive != NO_DRIVE or not state.done


class DriveLeg(Deed[Tobago]):
    """Drive one leg: within the region, or one step into another terrain."""

    def legal(self, state: Tobago, seat: int, found: list[int]) -> None:
        if may_drive(state):
            found.extend(state.island.drives[state.vehicles[seat]])

    def why_not(self, state: Tobago, seat: int, action: int) -> Refusal | None:
        place = DRIVE.arg(action)
        here = state.vehicles[seat]
        if not may_drive(state):
            return Refusal("action-done", rule="TO-2.6")
        if not state.island.land & BIT[place]:
            return Refusal("no-land", rule="TO-4.1", space=HEX_NAMES[place])
        if place == here:
            return Refusal("leg-goes-nowhere", rule="TO-4.1")
        if not state.island.legs[here] & BIT[place]:
            return Refusal("too-far", rule="TO-4.1", space=HEX_NAMES[place])
        return None

    def apply(self, state: Tobago, seat: int, action: int) -> None:
        place = DRIVE.arg(action)
        state.vehicles[seat] = place
        if state.drive == NO_DRIVE:
            state.drive = ACTION_DRIVE
            state.done = True
        state.legs += 1
        if state.observed:
            state.tell(LegDriven(seat, HEX_NAMES[place], state.legs))
        if state.drive == ACTION_DRIVE:  # an extra drive picks up nothing (TO-6.1)
            pick_up(state, seat)
        if state.legs == state.tables.legs:
            end_drive(state)
        go_on(state)


class StopDriving(Deed[Tobago]):
    """End the drive; before the first leg it is the action of the turn, a drive of no leg."""

    def legal(self, state: Tobago, seat: int, found: list[int]) -> None:
        if may_drive(state):
            found.append(STOP.at())

    def why_not(self, state: Tobago, seat: int, action: int) -> Refusal | None:
        if not may_drive(state):
            return Refusal("no-drive-under-way", rule="TO-4.1")
        return None

    def apply(self, state: Tobago, seat: int, action: int) -> None:
        if state.observed:
            state.tell(DriveEnded(seat, state.legs))
        if state.drive == NO_DRIVE:
            state.done = True
        end_drive(state)
        go_on(state)


class BuyExtraDrive(Deed[Tobago]):
    """Give an amulet to drive once more, before or after another drive."""

    def legal(self, state: Tobago, seat: int, found: list[int]) -> None:
        if state.amulets[seat] and state.drive == NO_DRIVE:
            found.append(EXTRA_DRIVE.at())

    def why_not(self, state: Tobago, seat: int, action: int) -> Refusal | None:
        poor = why_no_amulet(state, seat)
        if poor is not None:
            return poor
        if state.drive != NO_DRIVE:
            return Refusal("finish-drive-first", rule="TO-4.4")
        return None

    def apply(self, state: Tobago, seat: int, action: int) -> None:
        pay(state, seat)
        state.drive = EXTRA
        if state.observed:
            state.tell(ExtraDriveBought(seat))


def end_drive(state: Tobago) -> None:
    """No drive is under way any more."""
    state.drive = NO_DRIVE
    state.legs = 0
