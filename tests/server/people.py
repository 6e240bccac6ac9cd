"""Tables with people on all seats, written straight into a database: the server would give the maker's key only."""

import time
from typing import NamedTuple

from schatzkiste.core import Rng
from schatzkiste.games import game
from schatzkiste.server.codes import key_hash
from schatzkiste.server.party import first_party
from schatzkiste.server.store import Store
from schatzkiste.server.stored import ActionEntry, StoredSeat, TableSetup
from schatzkiste.server.summary import summary_of


class PeoplesTable(NamedTuple):
    """A table whose seats are people's, with the key of each."""

    id: str
    game: str
    keys: tuple[str, ...]


async def write_table(store: Store, name: str, id: str, players: int | None = None, steps: int = 0) -> PeoplesTable:
    """One table, the same in every run."""
    played = game(name)
    seats = min(played.players) if players is None else max(count for count in played.players if count <= players)
    keys = tuple(f"key-{id}-{seat}" for seat in range(seats))
    created = time.time()
    setup = TableSetup(
        id=id,
        game=name,
        rules_version=played.rules_version,
        players=seats,
        options={},
        seed=Rng(id).seed(),
        seats=[StoredSeat(f"Player {seat}", key_hash=key_hash(key)) for seat, key in enumerate(keys)],
        created=created,
    )
    party = first_party(setup)
    state = played.new(seats, setup.seed)
    changed = [created] * seats
    assert await store.add_table(setup, summary_of(party, state, created, changed, acted=False))
    rng = Rng(setup.seed)
    for seq in range(steps):
        if state.is_over:
            break
        seat = state.to_act[0]
        action = rng.pick(state.legal_actions(seat))
        state.apply(action, seat)
        entry = ActionEntry(seat, played.notation(action), created)
        assert await store.append(setup.id, seq, entry, summary_of(party, state, created, changed, acted=True))
    return PeoplesTable(setup.id, name, keys)
