"""The course of turns (TO-2.6), and the end when nothing happens any more (TO-7.4)."""

from schatzkiste.core.state import ALONE, NOBODY
from schatzkiste.games.tobago.actions import PATHS
from schatzkiste.games.tobago.events import AmuletTaken, NothingHappened, TurnEnded
from schatzkiste.games.tobago.frame import BIT, HEX_NAMES
from schatzkiste.games.tobago.stages import NO_DRIVE, TURN
from schatzkiste.games.tobago.state import Tobago


def begin_turn(state: Tobago, seat: int) -> None:
    """Ask the seat for its turn; an amulet under its vehicle is picked up by itself (TO-6.1)."""
    state.turn = seat
    state.turns += 1
    state.done = False
    state.drive = NO_DRIVE
    state.legs = 0
    state.progress = False
    state.phase = TURN
    state.to_act = ALONE[seat]
    pick_up(state, seat)


def pick_up(state: Tobago, seat: int) -> None:
    """Take the amulet under the seat's vehicle, if there is one."""
    place = BIT[state.vehicles[seat]]
    if state.amulets_on & place:
        state.amulets_on &= ~place
        state.amulets[seat] += 1
        if state.observed:
            state.tell(AmuletTaken(seat, HEX_NAMES[state.vehicles[seat]]))


def go_on(state: Tobago) -> None:
    """The same turn while its player can do anything in it, else the next."""
    if is_spent(state):
        end_turn(state)
    else:
        state.phase = TURN
        state.to_act = ALONE[state.turn]


def is_spent(state: Tobago) -> bool:
    """Whether nothing but ending is left of the turn; everyone can see that."""
    seat = state.turn
    return state.done and state.drive == NO_DRIVE and not state.amulets[seat] and not can_raise(state, seat)


def can_raise(state: Tobago, seat: int) -> bool:
    """Whether a located treasure lies under the seat's vehicle and the seat has a rose for it (TO-5.1, TO-7.3)."""
    if not state.roses[seat]:
        return False
    place = BIT[state.vehicles[seat]]
    return any(state.candidates[path] == place for path in range(PATHS))


def end_turn(state: Tobago) -> None:
    """Hand the turn to the next seat clockwise, or end the game when too long nothing has happened."""
    seat = state.turn
    state.idle_turns = 0 if state.progress else state.idle_turns + 1
    if state.observed:
        state.tell(TurnEnded(seat))
    if state.idle_turns >= state.tables.idle_rounds * state.players:
        state.to_act = NOBODY
        if state.observed:
            state.tell(NothingHappened(state.tables.idle_rounds))
    else:
        begin_turn(state, (seat + 1) % state.players)
