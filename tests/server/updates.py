"""Updates as clients get them, straight from a table."""

import msgspec

from schatzkiste.server.messages import Update
from schatzkiste.server.table import Table


def update_for(table: Table, seat: int | None, since: int) -> Update:
    """The table as the seat (None: a spectator) may see it, for a client that knows `since` changes and no view."""
    return msgspec.json.decode(table.encoded_update(seat, since, has_view=False).text, type=Update)
