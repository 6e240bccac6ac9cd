"""What a table sends of an action: its notation to its own seat, its events to those they are meant for."""

import asyncio
from pathlib import Path

import pytest

from schatzkiste.core import Event, Rng, at_table
from schatzkiste.games import game, game_ids
from schatzkiste.history import Step
from schatzkiste.server.messages import EventInfo, LogEntry
from schatzkiste.server.store.opening import open_store
from schatzkiste.server.stored import StoredSeat, TableSetup
from schatzkiste.server.table import Table
from tests.server.stores import summary_for

ACTIONS = 150


@pytest.mark.parametrize("id", game_ids())
def test_the_log_of_a_table_keeps_secrets(tmp_path: Path, id: str) -> None:
    chest = game(id)
    seats = [StoredSeat(f"Player {seat}") for seat in range(max(chest.players))]
    setup = TableSetup("t", id, chest.rules_version, len(seats), at_table(chest.options, {}), "1", seats, 0.0)

    async def play() -> None:
        async with open_store(tmp_path) as store:
            await store.add_table(setup, summary_for(setup))
            table = Table(setup, store)
            rng = Rng(id)
            while table.seq < ACTIONS and not table.state.is_over:
                seat = table.state.to_act[rng.below(len(table.state.to_act))]
                action = rng.pick(table.state.legal_actions(seat))
                assert await table.act(seat, chest.notation(action), table.seq) is None
                check(table, table.seq - 1)
            check(table, 0)

    asyncio.run(play())


def check(table: Table, since: int) -> None:
    """What is sent of all steps to everyone who knows so many."""
    for listener in (None, *range(table.state.players)):
        update = table.update_for(listener, since)
        for step, entry in zip(table.history.steps[update.log_from :], update.log, strict=True):
            check_entry(step, entry, listener)


def check_entry(step: Step, entry: LogEntry, listener: int | None) -> None:
    """What is sent of one step."""
    assert entry.own == (step.taken.notation if step.taken.seat == listener else None)
    meant = [event for event in step.events if is_meant_for(event, listener)]
    allowed = [EventInfo(event.code, event.args()) for exact in meant for event in (exact, exact.blurred())]
    assert [event for event in entry.events if event not in allowed] == []


def is_meant_for(event: Event, listener: int | None) -> bool:
    """Whether the listener (None: a spectator) may hear of it."""
    audience = event.audience()
    return audience is None or listener in audience
