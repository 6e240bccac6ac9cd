"""The installed server, dealing the same to every table that is asked for in the same words.

What a test of the page meets is then the same in every run, games may be played there beforehand as fast as the server
can, and a request to take back lasts, however busy the machine is.

Called as `python -m tests.page.same_deals PORT FOLDER [SECONDS]`: so long a host who is away is waited for.
"""

import sys
from hashlib import sha256
from pathlib import Path

import msgspec

from schatzkiste.server import party_picture, undoing
from schatzkiste.server.party_messages import NewTable
from schatzkiste.server.serve import say, serve
from schatzkiste.server.settings import Limits, ServerSettings


def same(request: NewTable) -> str:
    """A seed that depends on nothing but the table that is asked for; hints are no matter of the deal."""
    wanted = msgspec.to_builtins(request)
    del wanted["manners"]["hints"]
    return sha256(msgspec.json.encode(wanted)).hexdigest()[:32]


if __name__ == "__main__":
    _, port, folder, *host_missing = sys.argv
    for seconds in host_missing:
        party_picture.HOST_MISSING = float(seconds)
    undoing.ANSWER_WITHIN = 600.0
    limits = Limits(tables=10_000, guesses=10_000, messages=5_000, address_messages=5_000, frames=5_000)
    settings = ServerSettings(port=int(port), data=Path(folder), limits=limits)
    serve(settings, announce=lambda address: say(f"open at {address}"), shuffle=same)
