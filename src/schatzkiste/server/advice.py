"""Hints for people: where they are allowed, and asked of the workers in which bots think."""

import json
import time

from schatzkiste.server.message import Problem
from schatzkiste.server.messages import Hinted
from schatzkiste.server.party import Party
from schatzkiste.server.pool import BotFailed, WorkerFailed, WorkerPool
from schatzkiste.server.problems import problem
from schatzkiste.server.stored import HintedEntry
from schatzkiste.server.table import Table


def may_ask(party: Party) -> bool:
    """Whether hints are given at this table: nobody plays against other people, or all agreed on it."""
    return party.setup.manners.hints or len(party.people) < 2


async def hint_for(table: Table, seat: int, seq: int, pool: WorkerPool) -> Hinted | Problem:
    """What a strong player would tell the seat about the position it sees, once that is counted."""
    if not may_ask(table.party):
        return problem("no-hints")
    if seq != table.seq_for(seat):
        return problem("stale")
    if not table.state.legal_actions(seat):
        return problem("no-hint-now")
    seen = table.state.observation(seat)
    try:
        found = await pool.advise(table.game.id, json.dumps(seen.to_json()), seat)
    except (BotFailed, WorkerFailed):
        return problem("hint-failed")
    unsaved = await table.add(lambda party: None if table.state.is_over else counted(party, seat, seq))
    return Hinted(seq, found.actions, found.reason) if unsaved is None else unsaved


def counted(party: Party, seat: int, seq: int) -> HintedEntry | None:
    """The hint as it is counted at the end, once for each position; before that nobody is told of it."""
    return None if (seat, seq) in party.hinted else HintedEntry(seat, seq, time.time())
