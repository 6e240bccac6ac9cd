"""The flow of turns: windows for replies, taking back, the end of a turn and of the game (sections 9 and 10)."""

from schatzkiste.core.state import ALONE, NOBODY
from schatzkiste.games.dracheninsel.board import CASHED, COLOUR_NAMES, PLACE_NAMES
from schatzkiste.games.dracheninsel.changes import has_changed, move_treasure, remember_island, restore_island
from schatzkiste.games.dracheninsel.constants import (
    CONFIRMING,
    COUNTERING,
    NO_HUNTER,
    NO_SEAT,
    NOTHING,
    PASSING,
    SHARING,
    STOPPING,
    TURN,
)
from schatzkiste.games.dracheninsel.events import (
    AllCashed,
    LastLost,
    Stalemate,
    StopEndsTurn,
    Stopped,
    TakenBack,
    TimeUp,
    TreasureWon,
    TurnBegun,
)
from schatzkiste.games.dracheninsel.hands import discard_played, draw_to_six, give_back
from schatzkiste.games.dracheninsel.plan import NO_PLAN
from schatzkiste.games.dracheninsel.state import Dracheninsel


def begin_turn(state: Dracheninsel) -> None:
    """A new active player; Slumber may come before the first action (DI-9.1)."""
    state.actions_taken = 0
    state.has_spent = False
    state.free_terrains = 0
    state.mover = NO_HUNTER
    state.end_proposed = False
    state.progress = False
    remember_island(state)
    state.loot = []
    if state.wants_events:
        state.emit(TurnBegun(state.turn))
    open_stop_window(state)


def begin_action(state: Dracheninsel) -> None:
    """The active player's next action is carried out now; the one before can no longer be taken back."""
    state.plan = NO_PLAN
    remember_island(state)
    state.loot = []
    state.actions_taken += 1


def open_stop_window(state: Dracheninsel) -> None:
    """The last action can be stopped: ask the first who holds a Slumber (DI-9.1, DI-9.6).

    When the turn would end by itself the active player confirms that nobody replies (DI-3.10).
    """
    ends = state.ends_by_itself()
    state.phase = CONFIRMING if ends else STOPPING
    replier = state.replier_from(1)
    if replier != NO_SEAT:
        state.to_act = ALONE[replier]
    elif ends:
        state.to_act = ALONE[state.turn]
    else:
        go_on(state)


def open_counter_window(state: Dracheninsel, announced: int, target: int) -> None:
    """The card played last can be cancelled: ask the first who holds a Counterspell (DI-9.5, DI-9.6)."""
    state.announced = announced
    state.target = target
    state.phase = COUNTERING
    replier = state.replier_from(0)
    state.to_act = ALONE[state.barred_seat() if replier == NO_SEAT else replier]


def withdraw(state: Dracheninsel) -> None:
    """The announced card is carried out or cancelled."""
    state.announced = NOTHING
    state.target = NO_HUNTER


def let_go(state: Dracheninsel, seat: int) -> None:
    """The seat does not reply: ask the next one who can, or whoever waits for it."""
    replier = state.replier_after(seat)
    if replier != NO_SEAT:
        state.to_act = ALONE[replier]
    elif state.phase == STOPPING:
        go_on(state)
    else:
        state.to_act = ALONE[state.barred_seat()]


def go_on(state: Dracheninsel) -> None:
    """Nobody has stopped the last action."""
    if state.has_arrived():
        if state.is_own_pair():
            seat = state.owner[state.mover]
            if state.wants_events:
                state.emit(TreasureWon(seat, state.arrived_value()))
            cash(state, seat, seat)
        else:
            state.phase = SHARING
            state.to_act = ALONE[state.boat_owner()]
    elif state.all_settled():
        finish(state)
    elif state.waits_at_treasure():
        end_turn(state)
    else:
        state.phase = TURN
        state.to_act = ALONE[state.turn]


def take_back(state: Dracheninsel) -> None:
    """Slumber succeeds: everything returns but the cards played, and the turn ends (DI-9.2)."""
    is_changed = has_changed(state)
    places = state.hunter_places
    restore_island(state)
    cards = give_back(state, state.turn)
    state.partner = NO_HUNTER
    if state.wants_events:
        if state.actions_taken == 0:
            state.emit(Stopped(state.turn))
        elif is_changed or cards:
            state.emit(TakenBack(state.turn, *_way_back(state, places), cards))
        else:
            state.emit(StopEndsTurn(state.turn))
    if state.actions_taken <= 1 and not state.has_spent:  # DI-3.13
        state.phase = PASSING
        state.to_act = ALONE[state.turn]
    else:
        end_turn(state)


def _way_back(state: Dracheninsel, places: list[int]) -> tuple[str, str, str]:
    """The first hunter that went back, and from where to where; `places` are those it and the others came from."""
    for hunter, place in enumerate(state.hunter_places):
        if place != places[hunter]:
            return COLOUR_NAMES[hunter], PLACE_NAMES[places[hunter]], PLACE_NAMES[place]
    return "nobody", "nowhere", "nowhere"


def cash(state: Dracheninsel, one: int, other: int) -> None:
    """Give one coin to each of the two, who may be the same; the turn ends, or the game (DI-6.6, DI-10.1)."""
    treasure = state.treasure_at(state.hunter_places[state.mover])
    move_treasure(state, treasure, CASHED)
    state.progress = True
    coins = [row[:] for row in state.coins]
    coins[one][treasure] += 1
    coins[other][treasure] += 1
    state.coins = coins
    state.partner = NO_HUNTER
    if state.all_settled():
        finish(state)
    else:
        end_turn(state)


def end_turn(state: Dracheninsel) -> None:
    """Played cards away, draw, next player, unless an agreed limit is reached (DI-3.15, DI-10.3)."""
    discard_played(state)
    draw_to_six(state, state.turn)
    state.turns += 1
    state.idle_turns = 0 if state.progress else state.idle_turns + 1
    if state.idle_limit and state.idle_turns >= state.idle_limit:
        close(state)
        if state.wants_events:
            state.emit(Stalemate(state.idle_limit // state.players))
    elif state.turns >= state.turn_limit:
        close(state)
        if state.wants_events:
            state.emit(TimeUp(state.turn_limit // state.players))
    else:
        state.turn = (state.turn + 1) % state.players
        begin_turn(state)


def finish(state: Dracheninsel) -> None:
    """All treasures are cashed or lost: the end, without drawing (DI-10.1)."""
    was_cashed = state.treasure_places.count(CASHED) > state.treasures_before.count(CASHED)
    close(state)
    if state.wants_events:
        state.emit(AllCashed() if was_cashed else LastLost())


def close(state: Dracheninsel) -> None:
    """Nobody is asked any more, and nothing is taken back."""
    state.phase = TURN
    state.to_act = NOBODY
    remember_island(state)
    state.loot = []
