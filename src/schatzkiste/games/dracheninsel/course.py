"""The course of turns: windows for replies, taking back, the end of a turn and of the game (sections 9 and 10)."""

from schatzkiste.core.state import ALONE, NOBODY
from schatzkiste.games.dracheninsel.board import NOWHERE
from schatzkiste.games.dracheninsel.cards import COUNTERSPELL_MASK, SLUMBER_MASK
from schatzkiste.games.dracheninsel.events import (
    AllCashed,
    LastLost,
    Stalemate,
    Stopped,
    TakenBack,
    TimeUp,
    TreasureWon,
    TurnBegun,
)
from schatzkiste.games.dracheninsel.hands import clear_table, draw_to_six, give_back
from schatzkiste.games.dracheninsel.island import CASHED, NO_PLAN
from schatzkiste.games.dracheninsel.state import (
    CONFIRM,
    COUNTER,
    NO_ANSWER,
    NOTHING_ANNOUNCED,
    PASSING,
    SHARING,
    SLUMBER,
    TURN,
    Dracheninsel,
)


def begin_turn(state: Dracheninsel) -> None:
    """A new active player; Slumber may come before his first action (DI-9.1)."""
    state.deeds = 0
    state.costly = False
    state.free = 0
    state.mover = NOWHERE
    state.turn_over = False
    state.stopped = False
    state.proposed = False
    if state.island.stirred:
        state.island = state.island.copy()
        state.island.stirred = False
    state.before = state.island
    forget_loot(state)
    state.stoppable = True
    if state.observed:
        state.tell(TurnBegun(state.turn))
    open_window(state)


def begin_deed(state: Dracheninsel) -> None:
    """The active player's next action is carried out now; the one before can no longer be taken back."""
    state.plan = NO_PLAN
    state.before = state.island
    state.island = state.island.copy()
    forget_loot(state)
    state.deeds += 1


def forget_loot(state: Dracheninsel) -> None:
    """What the action before took is no longer given back."""
    state.loot = []
    state.shown = []
    state.lore_before = []


def end_deed(state: Dracheninsel, stoppable: bool) -> None:
    """The action is done; unless the rules forbid it the others may call Stop now (DI-9.1, DI-9.3)."""
    state.island.settle()
    state.stoppable = stoppable
    open_window(state)


def holders(state: Dracheninsel, but: int, mask: int) -> list[int]:
    """The seats other than one that hold a card out of a set."""
    return [seat for seat in range(state.players) if seat != but and state.held[seat] & mask]


def open_window(state: Dracheninsel) -> None:
    """Ask those who hold a Slumber; when nothing else of the active player follows, he confirms (DI-3.10)."""
    sleepers = holders(state, state.turn, SLUMBER_MASK) if state.stoppable else []
    if state.stoppable and _ends_by_itself(state):
        sleepers.append(state.turn)
        sleepers.sort()
        state.phase = CONFIRM
    elif sleepers:
        state.phase = SLUMBER
    else:
        resume(state)
        return
    state.answers = [NO_ANSWER] * state.players
    state.to_act = tuple(sleepers)


def _ends_by_itself(state: Dracheninsel) -> bool:
    """Whether no decision of any player would follow the last action."""
    if state.has_arrived():
        return state.is_own_pair()
    return state.turn_over or state.island.all_done()


def resume(state: Dracheninsel) -> None:
    """Go on after a window in which nobody stopped anything."""
    if state.has_arrived():
        if state.is_own_pair():
            if state.observed:
                treasure = state.island.treasure_at(state.island.spots[state.bearer])
                state.tell(TreasureWon(state.owner[state.bearer], state.tables.treasures[treasure]))
            cash(state, [state.owner[state.bearer]] * 2)
        else:
            state.phase = SHARING
            state.to_act = ALONE[state.boat_owner()]
    elif state.island.all_done():
        finish(state)
    elif state.turn_over:
        end_turn(state)
    else:
        state.phase = TURN
        state.to_act = ALONE[state.turn]


def open_counter(state: Dracheninsel, announcer: int, announced: int, target: int) -> None:
    """A card that can be cancelled lies on the table: ask those who could, and let its player go on (DI-9.5)."""
    state.announcer = announcer
    state.announced = announced
    state.target = target
    asked = holders(state, announcer, COUNTERSPELL_MASK)
    asked.append(announcer)
    asked.sort()
    state.answers = [NO_ANSWER] * state.players
    state.phase = COUNTER
    state.to_act = tuple(asked)


def withdraw(state: Dracheninsel) -> None:
    """The announced card is settled."""
    state.announced = NOTHING_ANNOUNCED
    state.announcer = NOWHERE
    state.target = NOWHERE


def first_volunteer(state: Dracheninsel) -> int:
    """Who of those that want to reply comes first: the active player, then clockwise (DI-9.6)."""
    for step in range(state.players):
        seat = (state.turn + step) % state.players
        if state.answers[seat] >= 0:
            return seat
    return NOWHERE


def take_back(state: Dracheninsel) -> None:
    """Slumber succeeds: everything returns but the cards played, and the turn ends (DI-9.2)."""
    seat = state.turn
    nothing_done = state.deeds == 0
    state.island = state.before
    cards = give_back(state, seat)
    state.bearer = NOWHERE
    state.partner = NOWHERE
    state.turn_over = False
    state.stoppable = False
    if state.observed:
        state.tell(Stopped(seat) if nothing_done else TakenBack(seat, cards))
    if state.deeds <= 1 and not state.costly:  # DI-3.13
        state.stopped = True
        state.phase = PASSING
        state.to_act = ALONE[seat]
    else:
        end_turn(state)


def cash(state: Dracheninsel, takers: list[int]) -> None:
    """Give one coin to each of the takers; the turn ends, or the game (DI-6.6, DI-10.1)."""
    treasure = state.island.treasure_at(state.island.spots[state.bearer])
    state.island = state.island.copy()
    state.island.chests[treasure] = CASHED
    state.island.stirred = True
    state.island.settle()
    purse = state.purse[:]
    for seat in takers:
        purse[seat * len(state.tables.treasures) + treasure] += 1
    state.purse = purse
    state.bearer = NOWHERE
    state.partner = NOWHERE
    state.betrayer = NOWHERE
    state.stoppable = False
    if state.island.all_done():
        finish(state)
    else:
        end_turn(state)


def end_turn(state: Dracheninsel) -> None:
    """Played cards away, draw, next player, unless an agreed limit is reached (DI-3.15, DI-10.3)."""
    clear_table(state)
    draw_to_six(state, state.turn)
    state.turns += 1
    state.quiet = 0 if state.island.stirred else state.quiet + 1
    calm, most = state.settings["stalemate"], state.settings["rounds"]
    assert isinstance(calm, int)
    assert isinstance(most, int)
    if calm and state.quiet >= calm * state.players:
        close(state)
        if state.observed:
            state.tell(Stalemate(calm))
    elif state.turns >= most * state.players:
        close(state)
        if state.observed:
            state.tell(TimeUp(most))
    else:
        state.turn = (state.turn + 1) % state.players
        begin_turn(state)


def finish(state: Dracheninsel) -> None:
    """All treasures are cashed or lost: the end, without drawing (DI-10.1)."""
    cashed_last = state.before.chests.count(CASHED) < state.island.chests.count(CASHED)
    close(state)
    if state.observed:
        state.tell(AllCashed() if cashed_last else LastLost())


def close(state: Dracheninsel) -> None:
    """Nobody is asked any more."""
    state.phase = TURN
    state.stoppable = False
    state.turn_over = False
    state.to_act = NOBODY
