"""Tables with people on all seats, written straight into a database: the server would give the maker's key only."""

import time
from collections.abc import Sequence
from typing import NamedTuple

from schatzkiste.core import Rng
from schatzkiste.games import game
from schatzkiste.record import Record
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


async def write_record(store: Store, id: str, record: Record, steps: int | None = None) -> PeoplesTable:
    """The table at which a recorded game was played, or the first steps of it, with a person on every seat."""
    keys = tuple(f"key-{id}-{seat}" for seat in range(len(record.players)))
    created = time.time()
    state = record.start()
    setup = TableSetup(
        id=id,
        game=record.game,
        rules_version=state.game.rules_version,
        players=state.players,
        options=state.settings,
        seed=state.seed,
        seats=[StoredSeat(name, key_hash=key_hash(key)) for name, key in zip(record.players, keys, strict=True)],
        created=created,
    )
    party = first_party(setup)
    changed = [created] * state.players
    assert await store.add_table(setup, summary_of(party, state, created, changed, acted=False))
    for seq, taken in enumerate(record.actions[:steps]):
        state.apply(state.game.parse(taken.notation), taken.seat)
        entry = ActionEntry(taken.seat, taken.notation, created)
        assert await store.append(setup.id, seq, entry, summary_of(party, state, created, changed, acted=True))
    return PeoplesTable(setup.id, record.game, keys)


async def write_waiting_table(store: Store, id: str, game_id: str, names: Sequence[str], made: float) -> PeoplesTable:
    """A table that has waited for one more person since then, without anybody being there."""
    keys = tuple(f"key-{id}-{seat}" for seat in range(len(names)))
    seats = [StoredSeat(name, key_hash=key_hash(key)) for name, key in zip(names, keys, strict=True)]
    played = game(game_id)
    setup = TableSetup(
        id=id,
        game=game_id,
        rules_version=played.rules_version,
        players=len(seats) + 1,
        options={},
        seed=Rng(id).seed(),
        seats=[*seats, StoredSeat()],
        created=made,
    )
    state = played.new(setup.players, setup.seed)
    summary = summary_of(first_party(setup), state, made, [made] * setup.players, acted=False)
    assert await store.add_table(setup, summary)
    return PeoplesTable(id, game_id, keys)


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
