"""A table by itself: undo among people, several processes, broken logs."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from schatzkiste.games import game
from schatzkiste.server.database import open_database
from schatzkiste.server.messages import Problem, Refused
from schatzkiste.server.problems import problem
from schatzkiste.server.sheets import Chair, Played, Sheet, TakenBack
from schatzkiste.server.store import Store
from schatzkiste.server.table import Table

PEOPLE = [Chair("Jim"), Chair("Silver")]


HAWKINS = Sheet("t", "schatzinsel", 1, 2, {"rules": "hawkins"}, "1", PEOPLE, 0.0)
SILVER_GOLD = Sheet("t", "silver_gold", game("silver_gold").rules_version, 2, {}, "1", PEOPLE, 0.0)


def at_table(data: Path, use: Callable[[Table, Store], Awaitable[None]], sheet: Sheet = HAWKINS) -> None:
    """Use a table, with Jim Hawkins rules unless another is wanted."""

    async def run() -> None:
        async with Store(open_database(data)) as store:
            await store.add_table(sheet)
            await use(Table(sheet, store), store)

    asyncio.run(run())


async def act(table: Table, seat: int, notation: str) -> Refused | Problem | None:
    """Do an action in the present position."""
    return await table.act(seat, table.game.parse(notation), table.seq)


def first_of(table: Table, kind: str) -> str:
    """The first legal action of a kind."""
    notations = [table.game.notation(action) for action in table.state.legal_actions()]
    return next(notation for notation in notations if notation.split()[0] == kind)


def test_among_people_undo_ends_where_somebody_learned_something(tmp_path: Path) -> None:
    async def use(table: Table, _: Store) -> None:
        me, other = table.state.to_act[0], 1 - table.state.to_act[0]
        taken = first_of(table, "take")
        assert await act(table, me, taken) is None
        assert (table.undo_depth(me), table.undo_depth(other), table.undo_depth(None)) == (1, 0, 0)
        screen = table.update_for(me, 0).view["screen"]
        assert screen is not None
        unseen = next(tile for tile in screen["tiles"] if tile not in taken)
        assert await act(table, me, f"lay {unseen}") is None
        assert table.undo_depth(me) == 0
        assert await table.undo(me, table.seq) == problem("no-undo")

    at_table(tmp_path, use)


def test_among_people_undo_ends_where_another_has_acted(tmp_path: Path) -> None:
    async def use(table: Table, _: Store) -> None:
        me, other = table.state.to_act[0], 1 - table.state.to_act[0]
        await act(table, me, first_of(table, "take"))
        await act(table, me, "end")
        assert (table.undo_depth(me), table.state.to_act) == (1, (other,))
        await act(table, other, first_of(table, "take"))
        assert (table.undo_depth(me), table.undo_depth(other)) == (0, 1)
        assert await table.undo(other, table.seq) is None
        assert table.undo_depth(me) == 1

    at_table(tmp_path, use)


async def mark(table: Table, seat: int) -> str:
    """Make the first mark that brings no cross; returns it."""
    notations = [table.game.notation(action) for action in table.state.legal_actions(seat)]
    for notation in notations:
        twin = table.state.copy()
        twin.apply(table.game.parse(notation), seat)
        if table.game.parse("done") in twin.legal_actions(seat):
            assert await act(table, seat, notation) is None
            return notation
    raise AssertionError("every mark brings a cross")


@pytest.mark.rule("SG-3.13")
def test_among_people_asked_together_each_takes_back_only_his_own(tmp_path: Path) -> None:
    async def use(table: Table, store: Store) -> None:
        for seat in (0, 1):
            assert await act(table, seat, "keep 1+2") is None
        before = table.seq
        await mark(table, 0)
        others = await mark(table, 1)
        assert await act(table, 1, "done") is None
        kept = table.state.copy()
        assert table.undo_depth(0) == 3
        assert await table.undo(0, table.seq) is None
        assert [(step.move.seat, step.move.notation) for step in table.course.steps[before:]] == [
            (1, others),
            (1, "done"),
        ]
        assert table.state.to_act == (0,)
        assert table.update_for(1, before + 3).log_from == before, "the log of others changes from the mark on"
        again = Table(table.sheet, store)
        await again.catch_up()
        assert again.state.fingerprint() == table.state.fingerprint()
        await mark(table, 0)
        assert table.state.fingerprint() == kept.fingerprint()

    at_table(tmp_path, use, SILVER_GOLD)


@pytest.mark.rule("SG-3.13")
def test_among_people_marks_are_final_when_all_are_done(tmp_path: Path) -> None:
    async def use(table: Table, _: Store) -> None:
        for seat in (0, 1):
            assert await act(table, seat, "keep 1+2") is None
        for seat in (0, 1):
            await mark(table, seat)
            assert table.undo_depth(seat) == 1
            assert await act(table, seat, "done") is None
        assert (table.undo_depth(0), table.undo_depth(1)) == (0, 0)

    at_table(tmp_path, use, SILVER_GOLD)


def test_two_processes_at_one_table(tmp_path: Path) -> None:
    async def use(table: Table, store: Store) -> None:
        twin = Table(table.sheet, store)
        me = table.state.to_act[0]
        action = table.game.parse(first_of(table, "take"))
        answers = await asyncio.gather(table.act(me, action, 0), twin.act(me, action, 0))
        assert sorted(map(str, answers)) == sorted(map(str, [None, problem("stale")]))
        assert table.seq == twin.seq == 1
        assert table.state.fingerprint() == twin.state.fingerprint()

    at_table(tmp_path, use)


def test_an_action_is_finished_even_if_nobody_waits_for_it(tmp_path: Path) -> None:
    async def use(table: Table, store: Store) -> None:
        waiting = asyncio.create_task(act(table, table.state.to_act[0], first_of(table, "take")))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        while table.seq == 0:
            await asyncio.sleep(0.01)
        assert len(await store.entries("t", 0)) == 1

    at_table(tmp_path, use)


def test_an_action_that_cannot_be_saved_is_not_done(tmp_path: Path) -> None:
    async def use(table: Table, store: Store) -> None:
        before = table.state.fingerprint()
        unsaved = Table(msgspec.structs.replace(table.sheet, id="not in the database"), store)
        assert await act(unsaved, unsaved.state.to_act[0], first_of(unsaved, "take")) == problem("not-saved")
        assert (unsaved.seq, unsaved.state.fingerprint()) == (0, before)

    at_table(tmp_path, use)


def test_the_log_tells_the_game(tmp_path: Path) -> None:
    async def use(table: Table, store: Store) -> None:
        me = table.state.to_act[0]
        await act(table, me, first_of(table, "take"))
        await table.undo(me, 1)
        await act(table, me, "take-guard")
        kinds = [type(entry) for entry in await store.entries("t", 0)]
        assert kinds == [Played, TakenBack, Played]
        again = Table(table.sheet, store)
        await again.catch_up()
        assert again.state.fingerprint() == table.state.fingerprint()
        assert again.update_for(me, 0) == table.update_for(me, 0)
        assert again.changed == table.changed

    at_table(tmp_path, use)
