"""The summary of a table: what lists of tables show, without opening any."""

from schatzkiste.core import State
from schatzkiste.history import History
from schatzkiste.server.stored import Entry, SeatSummary, StoredSummary, TableSetup, UndoEntry


def first_summary(setup: TableSetup, state: State) -> StoredSummary:
    """The summary of a table at which nothing has happened yet."""
    return summary_of(setup, state, setup.created, [setup.created] * setup.players)


def next_summary(setup: TableSetup, before: StoredSummary, history: History, entry: Entry) -> StoredSummary:
    """The summary after an entry that the history has folded in; a seat is told only of what it could see."""
    state = history.state
    changed = [
        entry.at if is_asked(state, seat) != known.your_turn or sees(history, entry, seat) else known.changed
        for seat, known in enumerate(before.seats)
    ]
    return summary_of(setup, state, entry.at, changed)


def is_asked(state: State, seat: int) -> bool:
    """Whether the seat sees itself asked."""
    return seat in state.known_to_act(seat)


def sees(history: History, entry: Entry, seat: int) -> bool:
    """Whether the seat learns of the entry."""
    return isinstance(entry, UndoEntry) or entry.seat == seat or bool(history.steps[-1].events_for(seat))


def summary_of(setup: TableSetup, state: State, at: float, changed: list[float]) -> StoredSummary:
    """The summary of a position, and when each seat last saw something change."""
    return StoredSummary(
        changed=at,
        over=state.is_over,
        bot_to_act=any(setup.seats[seat].bot is not None for seat in state.to_act),
        seats=[SeatSummary(is_asked(state, seat), when) for seat, when in enumerate(changed)],
        scores=state.scores() if state.is_over else [],
        winners=list(state.winners()),
    )
