"""The flow of turns (TO-2.6), and the two ends of the game (section 7 of the rules)."""

from schatzkiste.core.phase import ALLOWED
from schatzkiste.core.state import ALONE, NOBODY
from schatzkiste.games.tobago.actions import PATHS
from schatzkiste.games.tobago.board import HEX_NAMES
from schatzkiste.games.tobago.constants import NO_DRIVE, TURN
from schatzkiste.games.tobago.events import AmuletTaken, LastTreasureShared, NothingHappened, TurnEnded
from schatzkiste.games.tobago.reasons import raise_reason
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
    here = state.vehicles[seat]
    if state.has_amulet(here):
        state.amulets_on = [place for place in state.amulets_on if place != here]
        state.amulets[seat] += 1
        if state.wants_events:
            state.emit(AmuletTaken(seat, HEX_NAMES[here]))


def can_raise(state: Tobago, seat: int) -> bool:
    """Whether the seat may raise any treasure."""
    return any(raise_reason(state, seat, path) == ALLOWED for path in range(PATHS))


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


def end_turn(state: Tobago) -> None:
    """Hand the turn to the next seat clockwise, or end the game when too long nothing has happened (TO-7.4)."""
    seat = state.turn
    state.idle_turns = 0 if state.progress else state.idle_turns + 1
    if state.wants_events:
        state.emit(TurnEnded(seat))
    if state.idle_turns < state.idle_limit:
        begin_turn(state, (seat + 1) % state.players)
        return
    _end_game(state)
    if state.wants_events:
        state.emit(NothingHappened(state.components.idle_rounds))


def end_with_last_treasure(state: Tobago) -> None:
    """The treasure that emptied the gold stack is shared: the game is over at once (TO-7.1)."""
    _end_game(state)
    if state.wants_events:
        state.emit(LastTreasureShared())


def _end_game(state: Tobago) -> None:
    state.phase = TURN
    state.to_act = NOBODY
