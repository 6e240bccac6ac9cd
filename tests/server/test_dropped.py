"""Whole games in which every connection is cut again and again, and messages come twice, late or in the wrong order."""

from collections import Counter
from pathlib import Path

import pytest

from schatzkiste.games import game, game_ids
from schatzkiste.server.party import first_party
from schatzkiste.server.store import Store
from schatzkiste.server.stored import ActionEntry
from schatzkiste.server.table import Table
from tests.server.clients import Server
from tests.server.stores import log_of, with_store
from tests.server.unruly import BRISK, UNHURRIED, Company

OFTEN = 25


@pytest.mark.parametrize("game_id", game_ids())
def test_the_game_ends_for_everyone_and_nothing_is_done_twice(tmp_path: Path, game_id: str) -> None:
    with Server(tmp_path / "data", BRISK, **UNHURRIED) as server:
        company = Company(server, game_id, 1, drops=OFTEN)
        company.play()
    assert all(company.drops[person.key] for person in company.people), "everyone was cut off"
    [(scores, winners)] = company.results

    async def check(store: Store) -> None:
        setup = await store.setup(company.table)
        assert setup is not None
        table = Table(setup, store)
        await table.catch_up()
        assert (tuple(table.state.scores()), table.state.winners()) == (scores, winners)
        assert table.state.is_over
        party, done = first_party(setup), Counter[tuple[int | None, str]]()
        for entry in await log_of(store, company.table):
            if isinstance(entry, ActionEntry) and party.seats[entry.seat].player is None:
                done[entry.seat, entry.notation] += 1
            party = party.after(entry, ())
        if not game(game_id).has_windows:  # where bots would reply for people
            assert not done - company.wanted, "each was wanted as often as it was done"

    with_store(tmp_path / "data", check)
