"""Stores as tests use them."""

from schatzkiste.server.store import Store
from schatzkiste.server.stored import Entry, SeatSummary, StoredSummary, TableSetup


def summary_for(setup: TableSetup, at: float | None = None, bot_to_act: bool = False) -> StoredSummary:
    """A summary that fits the set-up, whatever happens at the table."""
    changed = setup.created if at is None else at
    return StoredSummary(changed, False, bot_to_act, [SeatSummary(False, changed)] * setup.players, [], [])


async def log_of(store: Store, table: str, since: int = 0) -> list[Entry]:
    """The table's log in one piece."""
    return [entry async for part in store.entries(table, since) for entry in part]
