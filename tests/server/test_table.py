"""A table by itself: undo among people, several processes, broken logs."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from schatzkiste.core import Rng
from schatzkiste.games import game
from schatzkiste.record import Record
from schatzkiste.server.message import Problem
from schatzkiste.server.messages import LogEntry, Refused
from schatzkiste.server.party_messages import Manners
from schatzkiste.server.problems import problem
from schatzkiste.server.store import Store
from schatzkiste.server.store.opening import open_store
from schatzkiste.server.stored import ActionEntry, StoredSeat, TableSetup, UndoEntry
from schatzkiste.server.table import Table
from tests.server.stores import log_of, summary_for
from tests.server.updates import update_for

GOLDEN = Path(__file__).parents[1] / "golden"
AT_ONCE = Manners(window=0)
PEOPLE = [StoredSeat("Jim", key_hash="j"), StoredSeat("Silver", key_hash="s")]


HAWKINS = TableSetup("t", "schatzinsel", game("schatzinsel").rules_version, 2, {"rules": "hawkins"}, "1", PEOPLE, 0.0)
SILVER_GOLD = TableSetup("t", "silver_gold", game("silver_gold").rules_version, 2, {}, "1", PEOPLE, 0.0)


def at_table(data: Path, use: Callable[[Table, Store], Awaitable[None]], setup: TableSetup = HAWKINS) -> None:
    """Use a table, with Jim Hawkins rules unless another is wanted."""

    async def run() -> None:
        async with open_store(data) as store:
            await store.add_table(setup, summary_for(setup))
            await use(Table(setup, store), store)

    asyncio.run(run())


async def act(table: Table, seat: int, notation: str) -> Refused | Problem | None:
    """Do an action in the present position."""
    return await table.act(seat, notation, table.seq_for(seat))


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
        screen = update_for(table, me, 0).view["screen"]
        assert screen is not None
        unseen = next(tile for tile in screen["tiles"] if tile not in taken)
        assert await act(table, me, f"lay {unseen}") is None
        assert table.undo_depth(me) == 0
        assert await table.undo(me, table.seq_for(me)) == problem("no-undo")

    at_table(tmp_path, use)


def test_among_people_undo_ends_where_another_has_acted(tmp_path: Path) -> None:
    async def use(table: Table, _: Store) -> None:
        me, other = table.state.to_act[0], 1 - table.state.to_act[0]
        await act(table, me, first_of(table, "take"))
        await act(table, me, "end")
        assert (table.undo_depth(me), table.state.to_act) == (1, (other,))
        await act(table, other, first_of(table, "take"))
        assert (table.undo_depth(me), table.undo_depth(other)) == (0, 1)
        assert await table.undo(other, table.seq_for(other)) is None
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
        before = table.entries
        await mark(table, 0)
        others = await mark(table, 1)
        assert await act(table, 1, "done") is None
        kept = table.state.copy()
        assert table.undo_depth(0) == 3
        assert await table.undo(0, table.seq_for(0)) is None
        assert [(step.taken.seat, step.taken.notation) for step in table.history.steps[before:]] == [
            (1, others),
            (1, "done"),
        ]
        assert table.state.to_act == (0,)
        assert update_for(table, 1, before + 2).log_from == before + 2, "nobody else noticed that mark, or its end"
        again = Table(table.setup, store)
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
        twin = Table(table.setup, store)
        me = table.state.to_act[0]
        action = first_of(table, "take")
        answers = await asyncio.gather(table.act(me, action, 0), twin.act(me, action, 0))
        assert sorted(map(str, answers)) == sorted(map(str, [None, problem("stale")]))
        assert table.entries == twin.entries == 1
        assert table.state.fingerprint() == twin.state.fingerprint()

    at_table(tmp_path, use)


def test_an_action_is_finished_even_if_nobody_waits_for_it(tmp_path: Path) -> None:
    async def use(table: Table, store: Store) -> None:
        waiting = asyncio.create_task(act(table, table.state.to_act[0], first_of(table, "take")))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        while table.entries == 0:
            await asyncio.sleep(0.01)
        assert len(await log_of(store, "t")) == 1

    at_table(tmp_path, use)


def test_an_action_that_cannot_be_saved_is_not_done(tmp_path: Path) -> None:
    async def use(table: Table, store: Store) -> None:
        before = table.state.fingerprint()
        unsaved = Table(msgspec.structs.replace(table.setup, id="not in the database"), store)
        assert await act(unsaved, unsaved.state.to_act[0], first_of(unsaved, "take")) == problem("not-saved")
        assert (unsaved.entries, unsaved.state.fingerprint()) == (0, before)

    at_table(tmp_path, use)


def test_the_log_tells_the_game(tmp_path: Path) -> None:
    async def use(table: Table, store: Store) -> None:
        me = table.state.to_act[0]
        await act(table, me, first_of(table, "take"))
        await table.undo(me, 1)
        await act(table, me, "take-guard")
        kinds = [type(entry) for entry in await log_of(store, "t")]
        assert kinds == [ActionEntry, UndoEntry, ActionEntry]
        again = Table(table.setup, store)
        await again.catch_up()
        assert again.state.fingerprint() == table.state.fingerprint()
        assert update_for(again, me, 0) == update_for(table, me, 0)
        assert again.summary == table.summary

    at_table(tmp_path, use)


@pytest.mark.rule("TO-7.2")
def test_a_log_that_forgets_is_the_same_for_every_client(tmp_path: Path) -> None:
    """However late a client asks, and whatever was taken back, its log is the one a new client gets."""
    record = Record.load(GOLDEN / "tobago" / "2p-standard-random.json")
    assert record.seed is not None
    seats = [StoredSeat("Jim", key_hash="j"), StoredSeat(bot="helmsman")]
    setup = TableSetup("t", "tobago", game("tobago").rules_version, 2, {}, record.seed, seats, 0.0)

    async def use(table: Table, _: Store) -> None:
        rng = Rng("clients")
        viewers = [None, 0, 1, None, 0, 1]
        logs: list[list[LogEntry]] = [[] for _ in viewers]
        known = [0] * len(viewers)
        undos = rewritten = 0
        while not table.state.is_over:
            if table.undo_depth(0) and undos < 30 and rng.below(5) == 0:
                undos += 1
                assert await table.undo(0, table.seq_for(0)) is None
            else:
                taken = record.actions[len(table.history.steps)]
                assert await act(table, taken.seat, taken.notation) is None
            for client, viewer in enumerate(viewers):
                if rng.below(client + 1) == 0 or table.state.is_over:
                    update = update_for(table, viewer, known[client])
                    rewritten += update.log_from < len(logs[client]) - 1
                    logs[client][update.log_from :] = update.log
                    known[client] = update.seq
                    assert logs[client] == update_for(table, viewer, -1).log
        assert undos == 30
        assert rewritten > undos, "treasures change what the log tells of the past"

    at_table(tmp_path, use, setup)


@pytest.mark.rule("DI-9.6")
def test_whoever_acts_before_secret_replies_is_accepted_or_stale_and_never_refused(tmp_path: Path) -> None:
    answers: list[Problem | Refused | None] = []

    async def use(table: Table, store: Store) -> None:
        rng = Rng("early")
        while not table.state.is_over and table.entries < 600:
            state = table.state
            early = [seat for seat in range(state.players) if seat not in state.to_act and state.legal_actions(seat)]
            acting = [asyncio.create_task(act(table, seat, by_chance(table, seat, rng))) for seat in early]
            assert await store.setup("t") is not None  # time enough for an action that is not held
            assert not any(task.done() for task in acting)
            while table.state.to_act and table.state.known_to_act(None) != table.state.to_act:
                seat = table.state.to_act[0]
                assert await act(table, seat, by_chance(table, seat, rng)) is None
            answers.extend(await asyncio.gather(*acting))
            if table.state.to_act and not acting:
                seat = table.state.to_act[0]
                assert await act(table, seat, by_chance(table, seat, rng)) is None

    players = [StoredSeat(f"Player {seat}", key_hash=f"{seat}") for seat in range(4)]
    version = game("dracheninsel").rules_version
    at_table(tmp_path, use, TableSetup("t", "dracheninsel", version, 4, {}, "1", players, 0.0, AT_ONCE))
    assert None in answers
    assert problem("stale") in answers
    assert not [answer for answer in answers if answer not in (None, problem("stale"))]


def by_chance(table: Table, seat: int, rng: Rng) -> str:
    """Something that the seat may do."""
    return table.game.notation(rng.pick(table.state.legal_actions(seat)))


def test_a_finished_table_tells_of_its_end_and_of_what_was_taken_back_beyond_it(tmp_path: Path) -> None:
    solo = TableSetup(
        "t", "silver_gold", game("silver_gold").rules_version, 1, {}, "1", [StoredSeat("Jim", key_hash="")], 0.0
    )

    async def use(table: Table, store: Store) -> None:
        dealt = table.state.reveals
        while table.state.reveals == dealt:
            await act(table, 0, table.game.notation(table.state.legal_actions(0)[-1]))
        await table.undo(0, table.seq_for(0))
        assert update_for(table, 0, 0).ending is None
        while not table.state.is_over:
            await act(table, 0, table.game.notation(table.state.legal_actions(0)[-1]))
        ending = update_for(table, None, 0).ending
        assert ending is not None
        assert ending.taken_back == [1]
        assert ending.rounds == 4
        assert (ending.curve[0].at, ending.curve[-1].at) == (0.0, 4.0)
        assert ending.curve[-1].points == table.state.scores()
        assert [point.at for point in ending.curve] == sorted(point.at for point in ending.curve)

    at_table(tmp_path, use, solo)
