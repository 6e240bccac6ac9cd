"""The past of tables for practice: a seat sees what it saw in the game they were copied from, and no more."""

import asyncio
from pathlib import Path

import pytest

from schatzkiste.core import Rng
from schatzkiste.games import game, game_ids
from schatzkiste.record import Record
from schatzkiste.server.messages import Look
from schatzkiste.server.past import Reader
from schatzkiste.server.past_messages import PlayOn, RecordFile, TakePosition
from schatzkiste.server.position_file import position_file
from schatzkiste.server.practice import PracticeTables
from schatzkiste.server.problems import RequestError, problem
from schatzkiste.server.store import NotSaved, Store
from schatzkiste.server.store.opening import open_store
from schatzkiste.server.store.sqlite import SqliteStore
from schatzkiste.server.stored import ActionEntry
from schatzkiste.server.table import Table
from tests.server.test_past import Witness, live_on, look
from tests.server.test_practice import STEP, plain, text_of

OWN = 1
MOST_STEPS = 60


async def practice(store: Store, game: str, anew: bool) -> Table:
    """A table that goes on from a step of a record, on one seat against bots."""
    tables = PracticeTables(store)
    shown = await tables.show(RecordFile(text_of(game)))
    finished = await opened(store, shown.table)
    made = await tables.play_on(finished, PlayOn(finished.id, STEP, OWN, "random", anew))
    return await opened(store, made.table)


async def opened(store: Store, id: str) -> Table:
    """A table as another process would find it."""
    setup = await store.setup(id)
    assert setup is not None
    table = Table(setup, store)
    await table.catch_up()
    return table


def check_eyes(table: Table) -> None:
    """While the game runs nobody's eyes but the own are open, and no position but the own is given away."""
    for seat in range(table.setup.players):
        for eyes in (Look(0, None, True), *(Look(0, other) for other in range(table.setup.players) if other != seat)):
            reader = Reader(table)
            reader.wish(eyes)
            assert reader.answer(seat) == problem("not-over")
    for wanted in (TakePosition(table.id, 0, open=True), TakePosition(table.id, 0, seat=OWN)):
        with pytest.raises(RequestError, match="not-over"):
            position_file(table, wanted)


@pytest.mark.parametrize("game", game_ids())
def test_a_copied_past_is_what_the_seat_saw_then(tmp_path: Path, game: str) -> None:
    moments = Record.parse(text_of(game)).moments()
    noticed = [n for n in range(1, STEP + 1) if moments[n].is_noticed_by(OWN, moments[n - 1])]

    async def run() -> None:
        async with open_store(tmp_path) as store:
            table = await practice(store, game, anew=False)
            for count, number in enumerate([0, *noticed]):
                past = look(table, OWN, count)
                assert past.numbers == list(range(1, len(noticed) + 1))
                assert past.update.seed is None
                if past.step == count:  # what was wiped from the log stays so
                    assert past.update.view == plain(moments[number].view(OWN))
            check_eyes(table)

    asyncio.run(run())


@pytest.mark.parametrize("game", game_ids())
def test_every_step_of_practice_dealt_anew_is_what_was_sent_then(tmp_path: Path, game: str) -> None:
    async def run() -> None:
        async with open_store(tmp_path) as store:
            table = await practice(store, game, anew=True)
            witness, rng = Witness(table), Rng(game)
            for _ in range(MOST_STEPS):
                await live_on(table, rng)
                if table.state.is_over:
                    return
                witness.note()
            witness.check()
            check_eyes(table)

    asyncio.run(run())


def test_a_record_whose_table_was_left_half_made_is_shown_when_it_comes_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> bool:
        raise NotSaved("the disk is full")

    async def run() -> None:
        async with open_store(tmp_path) as store:
            tables, file = PracticeTables(store), RecordFile(text_of("schatzinsel"))
            with monkeypatch.context() as patch:
                patch.setattr(SqliteStore, "append", fail)
                with pytest.raises(RequestError, match="not-saved"):
                    await tables.show(file)
            for _ in range(2):
                shown = await tables.show(file)
                table = await opened(store, shown.table)
                assert (len(table.history.steps), table.entries) == (shown.steps, 1)
                assert table.party.is_practice

    asyncio.run(run())


def test_a_record_is_shown_anew_when_the_rules_have_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with open_store(tmp_path) as store:
            tables, file = PracticeTables(store), RecordFile(text_of("schatzinsel"))
            before = await tables.show(file)
            unplayable, summary = ActionEntry(0, "of other rules", 0.0), (await opened(store, before.table)).summary
            assert await store.append(before.table, 1, unplayable, summary)
            monkeypatch.setattr(game("schatzinsel"), "rules_version", game("schatzinsel").rules_version + 1)
            shown = await tables.show(file)
            assert len((await opened(store, shown.table)).history.steps) == shown.steps == before.steps

    asyncio.run(run())
