"""The summary beside a table's log: what folding the log would tell, and to each seat only what it may know."""

import asyncio
import time
from pathlib import Path

import pytest

from schatzkiste.core import Rng, at_table
from schatzkiste.games import game, game_ids
from schatzkiste.server import table as tables
from schatzkiste.server.dues import first_bot_decision
from schatzkiste.server.store.opening import open_store
from schatzkiste.server.stored import StoredSeat, TableSetup
from schatzkiste.server.table import Table
from tests.server.secret_game import SecretGame

ACTIONS = 60


@pytest.mark.parametrize("id", game_ids())
def test_the_stored_summary_is_that_of_the_folded_log(tmp_path: Path, id: str) -> None:
    chosen = game(id)
    seats = [StoredSeat("Jim", key_hash="j"), *[StoredSeat(bot="random")] * (max(chosen.players) - 1)]
    setup = TableSetup("t", id, chosen.rules_version, len(seats), at_table(chosen.options, {}), "1", seats, 0.5)

    async def play() -> None:
        async with open_store(tmp_path) as store:
            table = Table(setup, store)
            assert await store.add_table(setup, table.summary)
            rng = Rng(id)
            while table.entries < ACTIONS:
                seat = rng.pick(list(table.state.to_act))
                if table.undo_depth(seat) and rng.below(4) == 0:
                    assert await table.undo(seat, table.seq_for(seat)) is None
                else:
                    action = chosen.notation(rng.pick(table.state.legal_actions(seat)))
                    assert await table.act(seat, action, table.seq_for(seat)) is None
                assert await store.summaries(["t"]) == [(setup, table.summary)]
                assert table.summary.bot_to_act == (first_bot_decision(table, time.time()) is not None)
                for place, known in enumerate(table.summary.seats):
                    assert known.your_turn == (place in table.state.known_to_act(place))
            again = Table(setup, store)
            await again.catch_up()
            assert again.summary == table.summary

    asyncio.run(play())


def test_the_end_is_told_with_scores_and_winners(tmp_path: Path) -> None:
    chosen = game("schatzinsel")
    seats = [StoredSeat("Jim", key_hash="j"), StoredSeat("Silver", key_hash="s")]
    setup = TableSetup("t", chosen.id, chosen.rules_version, 2, at_table(chosen.options, {}), "1", seats, 0.5)

    async def play() -> None:
        async with open_store(tmp_path) as store:
            table = Table(setup, store)
            await store.add_table(setup, table.summary)
            rng = Rng("end")
            while not table.state.is_over:
                assert (table.summary.over, table.summary.scores, table.summary.winners) == (False, [], [])
                seat = table.state.to_act[0]
                action = chosen.notation(rng.pick(table.state.legal_actions(seat)))
                assert await table.act(seat, action, table.seq_for(seat)) is None
            [(_, summary)] = await store.summaries(["t"])
            assert summary is not None
            assert (summary.over, summary.scores) == (True, table.state.scores())
            assert summary.winners == list(table.state.winners())

    asyncio.run(play())


def test_what_the_clock_decides_is_no_persons_action(tmp_path: Path) -> None:
    chosen = game("schatzinsel")
    seats = [StoredSeat("Jim", key_hash="j"), StoredSeat("Silver", key_hash="s")]
    setup = TableSetup("t", chosen.id, chosen.rules_version, 2, at_table(chosen.options, {}), "1", seats, 0.5)

    async def play() -> None:
        async with open_store(tmp_path) as store:
            table = Table(setup, store)
            await store.add_table(setup, table.summary)
            acted = []
            for clock in (True, False, True):
                seat = table.state.to_act[0]
                action = chosen.notation(table.state.legal_actions(seat)[0])
                assert await table.act(seat, action, table.seq_for(seat), clock=clock) is None
                acted.append(table.summary.acted)
            assert acted == [False, True, True]

    asyncio.run(play())


def test_a_secret_answer_changes_the_summary_of_its_own_seat_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = SecretGame()
    monkeypatch.setattr(tables, "game", lambda _: played)
    seats = [StoredSeat(name, key_hash=name) for name in ("Jim", "Ben", "Tom")]
    setup = TableSetup("t", "secret", 1, 3, {}, "1", seats, 0.0)

    async def play() -> None:
        async with open_store(tmp_path) as store:
            table = Table(setup, store)
            await store.add_table(setup, table.summary)
            assert await table.act(0, "step", 0) is None
            before = table.summary.seats
            assert await table.act(1, "let-go", 1) is None
            after = table.summary.seats
            assert (after[0], after[2]) == (before[0], before[2])
            assert after[1].changed > before[1].changed

    asyncio.run(play())
