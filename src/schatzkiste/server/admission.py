"""Who may look at a table from outside: people who sit there, and everybody where spectators are welcome."""

from schatzkiste.server.problems import RequestError
from schatzkiste.server.table import Table


def admitted(table: Table, key: str | None) -> int | None:
    """The seat that the key opens; None for a spectator, who has no key."""
    if key is None:
        if not table.setup.manners.watching:
            raise RequestError("no-watching")
        return None
    seat = table.seat_of(key)
    if seat is None:
        raise RequestError("wrong-key")
    return seat
