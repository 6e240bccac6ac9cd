"""The game of a table as a record."""

from schatzkiste.record import Record
from schatzkiste.server.problems import RequestError
from schatzkiste.server.table import Table


def record_of(table: Table) -> Record:
    """The finished game from its set-up on; before its end a record would tell what others did in secret.

    Practice has none: a file could not be told from that of a game that counts, nor who took its first steps.
    """
    if not (table.party.started and table.state.is_over):
        raise RequestError("not-over")
    if table.party.is_practice and table.party.is_played:
        raise RequestError("no-record")
    seats = enumerate(table.setup.seats, start=1)
    names = [seat.name or seat.bot or f"Player {number}" for number, seat in seats]
    return Record.of(table.state, table.history.actions(), names)
