"""Whoever sees his next question while others are asked in secret may answer it: the answer is held."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from schatzkiste.server import table as tables
from schatzkiste.server.message import Problem
from schatzkiste.server.messages import Because, Refused
from schatzkiste.server.problems import problem
from schatzkiste.server.store import Store
from schatzkiste.server.store.opening import open_store
from schatzkiste.server.stored import ActionEntry, StoredSeat, TableSetup
from schatzkiste.server.table import Table
from tests.server.secret_game import SecretGame
from tests.server.stores import log_of, summary_for
from tests.server.updates import update_for

SEATS = [StoredSeat("Jim", key_hash="j"), StoredSeat(bot="random"), StoredSeat(bot="random")]
SETUP = TableSetup("t", "secret", 1, 3, {}, "1", SEATS, 0.0)

GAME = SecretGame()

Answer = Refused | Problem | None


@pytest.fixture(autouse=True)
def in_the_chest(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tiny game can be played at tables."""
    monkeypatch.setattr(tables, "game", lambda _: GAME)


def after_a_step(data: Path, use: Callable[[Table, Store], Awaitable[None]]) -> None:
    """Use a table at which Jim has taken a step, and the others are asked in secret whether they stop him."""

    async def run() -> None:
        async with open_store(data) as store:
            await store.add_table(SETUP, summary_for(SETUP))
            table = Table(SETUP, store)
            assert await table.act(0, "step", 0) is None
            assert table.state.to_act == (1, 2)
            await use(table, store)

    asyncio.run(run())


async def hold(table: Table, seq: int, seat: int = 0) -> "asyncio.Task[Answer]":
    """Step on without waiting for the others."""
    acting = asyncio.create_task(table.act(seat, "step", seq))
    for _ in range(10):
        await asyncio.sleep(0)
    return acting


def test_the_picture_is_that_of_a_table_at_which_nobody_can_reply(tmp_path: Path) -> None:
    async def use(table: Table, _: Store) -> None:
        mine, others = update_for(table, 0, 0), update_for(table, None, 0)
        assert (mine.to_act, mine.legal, others.to_act, others.legal) == ([0], ["step"], [0], [])
        assert table.summary_for(0).your_turn
        assert not table.summary_for(1).your_turn
        assert table.why(0, "step") == Because("step", 1, None)

    after_a_step(tmp_path, use)


def test_an_action_is_held_until_the_others_have_answered(tmp_path: Path) -> None:
    async def use(table: Table, store: Store) -> None:
        acting = await hold(table, 1)
        assert not acting.done()
        assert await table.act(1, "let-go", 1) is None
        assert not acting.done()
        assert table.entries == 2
        assert await table.act(2, "let-go", 1) is None
        assert await acting is None
        log = await log_of(store, "t")
        assert [entry.seat for entry in log if isinstance(entry, ActionEntry)] == [0, 1, 2, 0]
        assert table.state.scores() == [2, 2, 2]

    after_a_step(tmp_path, use)


def test_an_action_that_comes_between_the_answers_is_held_too(tmp_path: Path) -> None:
    async def use(table: Table, _: Store) -> None:
        assert await table.act(1, "let-go", 1) is None
        acting = await hold(table, 1)
        assert not acting.done()
        assert await table.act(2, "let-go", 1) is None
        assert await acting is None

    after_a_step(tmp_path, use)


@pytest.mark.parametrize("reply", ["stop", "push"])
def test_a_held_action_is_stale_when_the_position_changes_under_it(tmp_path: Path, reply: str) -> None:
    async def use(table: Table, _: Store) -> None:
        acting = await hold(table, 1)
        assert await table.act(1, reply, 1) is None
        assert await acting == problem("stale")
        assert (table.entries, table.state.to_act) == (2, (1,))

    after_a_step(tmp_path, use)


def test_an_action_is_stale_after_something_that_its_seat_saw(tmp_path: Path) -> None:
    async def use(table: Table, _: Store) -> None:
        held = await hold(table, 1)
        assert await table.act(1, "cough", 1) is None
        assert await held == problem("stale")
        assert await table.act(2, "let-go", 1) is None
        assert await table.act(0, "step", 1) == problem("stale")
        assert await table.act(0, "step", 2) is None

    after_a_step(tmp_path, use)


def test_a_held_action_is_done_even_if_its_client_has_gone(tmp_path: Path) -> None:
    async def use(table: Table, _: Store) -> None:
        acting = await hold(table, 1)
        acting.cancel()
        await asyncio.gather(acting, return_exceptions=True)
        assert await table.act(1, "let-go", 1) is None
        assert await table.act(2, "let-go", 1) is None
        while table.entries < 4:
            await asyncio.sleep(0.01)
        assert table.state.scores() == [2, 2, 2]

    after_a_step(tmp_path, use)


def test_an_action_sent_twice_is_done_once(tmp_path: Path) -> None:
    async def use(table: Table, _: Store) -> None:
        for seat in (1, 2):
            assert await table.act(seat, "let-go", 1) is None
        assert await table.act(0, "step", 1) is None
        assert await table.act(0, "step", 1) == problem("stale")
        assert (table.entries, table.state.to_act) == (4, (0,))

    after_a_step(tmp_path, use)


def test_of_a_seat_one_action_is_held(tmp_path: Path) -> None:
    async def use(table: Table, _: Store) -> None:
        acting = await hold(table, 1)
        assert await table.act(0, "step", 1) == problem("stale")
        assert not acting.done()
        for seat in (1, 2):
            assert await table.act(seat, "let-go", 1) is None
        assert await acting is None
        assert table.entries == 4

    after_a_step(tmp_path, use)


def test_no_action_is_held_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "LONGEST_HOLD", 0.0)

    async def use(table: Table, _: Store) -> None:
        assert await table.act(0, "step", 1) == problem("stale")
        assert await table.act(1, "let-go", 1) is None
        assert await table.act(2, "let-go", 1) is None
        assert table.entries == 3
        assert await table.act(0, "step", 1) is None

    after_a_step(tmp_path, use)


def test_a_step_is_taken_back_with_the_secret_answers_to_it(tmp_path: Path) -> None:
    async def use(table: Table, _: Store) -> None:
        assert await table.act(1, "let-go", 1) is None
        assert table.undo_depth(0) == 2
        assert update_for(table, 0, 0).undo == 1, "as far as the seat can tell"
        assert await table.undo(0, 1) is None
        assert (table.state.scores(), table.state.to_act, table.history.steps) == ([0, 0, 0], (0,), [])
        assert await table.act(0, "step", 1) == problem("stale")

    after_a_step(tmp_path, use)
