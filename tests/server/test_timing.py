"""Clocks: an allowance for each decision and a reserve; and windows. They follow what everyone sees, nothing else."""

from pathlib import Path
from types import SimpleNamespace
from typing import cast

import msgspec
import pytest

from schatzkiste.core import State
from schatzkiste.server.party import first_party
from schatzkiste.server.party_messages import Manners, SeatClock
from schatzkiste.server.store import Store
from schatzkiste.server.stored import CoveredEntry, OrderedEntry, StoredSeat, TableSetup
from schatzkiste.server.table import Table
from schatzkiste.server.timing import BOTS_REPLY, GRACE, Clocks, Window, window_of
from tests.server.test_table import HAWKINS, SILVER_GOLD, act, at_table, first_of, mark

MANNERS = Manners(clock=60, reserve=30)


def started() -> Clocks:
    """Clocks of two at a table where the first is asked since the start."""
    clocks = Clocks(MANNERS, 2)
    clocks.go_on(None, (0,), 0, 0.0, 0.0)
    return clocks


def test_the_reserve_is_used_up_over_several_decisions() -> None:
    clocks = started()
    clocks.go_on(0, (1,), 1, 70.0, 70.0)
    assert clocks.reserves == [20.0, 30.0]
    clocks.go_on(1, (0,), 2, 130.0, 130.0)
    assert clocks.reserves == [20.0, 30.0]
    assert clocks.running() == [SeatClock(0, 130.0 + 60 + 20, 20.0)]
    clocks.go_on(0, (0,), 3, 205.0, 205.0)
    assert clocks.running() == [SeatClock(0, 205.0 + 60 + 5, 5.0)]
    clocks.go_on(0, (1,), 4, 300.0, 300.0)
    assert clocks.reserves == [0.0, 30.0]


def test_nobody_gains_time_by_taking_back() -> None:
    clocks = started()
    now = 0.0
    for _ in range(10):  # end the turn, and take that back when the other has thought for a while
        clocks.go_on(0, (1,), 1, now + 5, now + 5)
        clocks.go_on(0, (0,), 0, now + 6, now + 6, untouched=0)
        now += 6
    assert clocks.running() == [SeatClock(0, now + 60 - 10 * 5 + 30, 30.0)]
    for _ in range(3):  # within a turn: the time for the next decision was used for this one, or for that one
        clocks.go_on(0, (0,), 1, now + 1, now + 1)
        clocks.go_on(0, (0,), 0, now + 15, now + 15, untouched=0)
        now += 15
    assert clocks.running() == [SeatClock(0, now + 60 - 10 * 5 - 3 + 30, 30.0)]
    clocks.go_on(0, (0,), 1, now, now)
    assert clocks.running() == [SeatClock(0, now + 60 - 3 * 14 + 30, 30.0)]


def test_what_was_used_of_the_reserve_before_it_was_taken_back_is_charged_once() -> None:
    clocks = started()
    clocks.go_on(0, (1,), 1, 70.0, 70.0)
    clocks.go_on(0, (0,), 0, 75.0, 75.0, untouched=0)
    assert clocks.running() == [SeatClock(0, 75.0 + 20, 20.0)]
    clocks.go_on(0, (1,), 1, 80.0, 80.0)
    assert clocks.reserves == [15.0, 30.0]


def test_whoever_lets_another_take_back_has_a_new_allowance() -> None:
    clocks = Clocks(Manners(clock=60, reserve=0), 2)
    clocks.go_on(None, (0,), 10, 0.0, 0.0)
    clocks.go_on(0, (1,), 11, 10.0, 10.0)
    clocks.go_on(1, (0,), 12, 68.0, 68.0)
    clocks.go_on(0, (0,), 10, 75.0, 75.0, untouched=10)
    assert clocks.running() == [SeatClock(0, 75.0 + 60 - 10, 0.0)]
    clocks.go_on(0, (1,), 11, 80.0, 80.0)
    assert clocks.running() == [SeatClock(1, 80.0 + 60, 0.0)]


def test_what_the_others_are_asked_along_with_whoever_takes_back_is_asked_anew() -> None:
    clocks = Clocks(Manners(clock=60, reserve=0), 2)
    clocks.go_on(None, (0, 1), 5, 0.0, 0.0)
    clocks.go_on(0, (1,), 6, 20.0, 20.0)
    clocks.go_on(0, (0, 1), 5, 25.0, 25.0, untouched=5)
    assert clocks.running() == [SeatClock(0, 25.0 + 60 - 20, 0.0), SeatClock(1, 60.0, 0.0)], "still the same question"
    clocks.go_on(0, (1,), 6, 30.0, 30.0)
    clocks.go_on(1, (0, 1), 7, 58.0, 58.0)
    clocks.go_on(0, (0, 1), 5, 110.0, 110.0, untouched=5)
    assert clocks.running() == [SeatClock(0, 110.0 + 60 - 25, 0.0), SeatClock(1, 110.0 + 60, 0.0)]


def test_an_answer_that_was_given_beside_keeps_its_time_when_another_is_taken_back() -> None:
    clocks = Clocks(Manners(clock=30, reserve=0), 2)
    clocks.go_on(None, (0, 1), 5, 0.0, 0.0)
    clocks.go_on(0, (0, 1), 6, 20.0, 20.0)
    clocks.go_on(1, (0, 1), 7, 29.0, 29.0)
    clocks.go_on(0, (0, 1), 6, 29.5, 29.5, untouched=5)  # the answer of the other is given again
    assert clocks.running() == [SeatClock(0, 29.5 + 30 - 20, 0.0), SeatClock(1, 29.5 + 30, 0.0)]
    clocks.go_on(0, (0, 1), 7, 31.5, 31.5)
    clocks.go_on(0, (0, 1), 6, 32.0, 32.0, untouched=6)
    assert clocks.running() == [SeatClock(0, 32.0 + 30 - 22, 0.0), SeatClock(1, 29.5 + 30, 0.0)]


def by_the_clock(monkeypatch: pytest.MonkeyPatch, now: float) -> None:
    """Let it be so late."""
    monkeypatch.setattr("time.time", lambda: now)


def test_what_is_marked_in_secret_moves_no_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(table: Table, _: Store) -> None:
        by_the_clock(monkeypatch, 1.0)
        for seat in (0, 1):
            assert await act(table, seat, "keep 1+2") is None
        before = table.timing()
        by_the_clock(monkeypatch, 80.0)
        await mark(table, 0)
        assert table.timing() == before
        assert await table.undo(0, table.seq_for(0)) is None
        assert table.timing() == before
        await mark(table, 0)
        assert await act(table, 0, "done") is None
        after = table.timing()
        assert after is not None
        assert after.reserves == [11.0, 30.0], "everyone sees that it is done"
        assert [clock.seat for clock in after.running] == [1]

    at_table(tmp_path, use, msgspec.structs.replace(SILVER_GOLD, manners=MANNERS))


def test_the_clock_goes_on_when_something_is_taken_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(table: Table, store: Store) -> None:
        me = table.state.to_act[0]
        [begun] = table.clocks.running()
        for now in (10.0, 20.0, 30.0):
            by_the_clock(monkeypatch, now)
            assert await act(table, me, first_of(table, "take")) is None
            assert await table.undo(me, table.seq_for(me)) is None
        assert table.clocks.running() == [begun]
        again = Table(table.setup, store)
        await again.catch_up()
        assert again.clocks.running() == [begun], "every process comes to the same moments"

    at_table(tmp_path, use, msgspec.structs.replace(HAWKINS, manners=MANNERS))


def test_clocks_where_another_has_answered_since_what_is_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def use(table: Table, store: Store) -> None:
        by_the_clock(monkeypatch, 0.0)
        for seat in (0, 1):
            assert await act(table, seat, "keep 1+2") is None
        for seat, moment in ((0, 20.0), (1, 29.0)):
            by_the_clock(monkeypatch, moment)
            await mark(table, seat)
        by_the_clock(monkeypatch, 29.5)
        assert await table.undo(0, table.seq_for(0)) is None
        assert table.clocks.running() == [SeatClock(0, 29.5 + 90 - 20, 30.0), SeatClock(1, 29.5 + 90, 30.0)]
        again = Table(table.setup, store)
        await again.catch_up()
        assert again.clocks.running() == table.clocks.running()

    open_marking = msgspec.structs.replace(SILVER_GOLD, manners=MANNERS, options={"marking": "open"})
    at_table(tmp_path, use, open_marking)


ANNA, BEN, LAST = range(3)
AN_ACTION_OF_ANNA = cast(State, SimpleNamespace(window="halt", known_to_act=lambda _: (ANNA,)))
FOR_PEOPLE, FOR_BOTS = Window(104.0, 104.0 + GRACE), Window(None, 100.0 + BOTS_REPLY)


@pytest.mark.parametrize(
    ("last", "window", "covered", "waiving", "expected"),
    [
        ("Cleo", 4, (), (), FOR_PEOPLE),
        ("Cleo", 4, (), (BEN,), FOR_PEOPLE),
        ("Cleo", 4, (), (BEN, LAST), None),
        ("Cleo", 4, (LAST,), (BEN,), FOR_BOTS),
        ("Cleo", 0, (), (BEN,), FOR_BOTS),
        ("Cleo", 0, (), (BEN, LAST), None),
        (None, 4, (), (), FOR_PEOPLE),
        (None, 4, (), (BEN,), FOR_BOTS),
    ],
)
def test_play_waits_for_whoever_could_reply_for_all_that_is_known(
    last: str | None, window: int, covered: tuple[int, ...], waiving: tuple[int, ...], expected: Window | None
) -> None:
    seats = [StoredSeat(name, key_hash=name) for name in ("Anna", "Ben")]
    seats.append(StoredSeat(bot="mate") if last is None else StoredSeat(last, key_hash=last))
    party = first_party(TableSetup("1", "dracheninsel", 1, 3, {}, "5eed", seats, 0.0, Manners(window=window)))
    for seat in covered:
        party = party.after(CoveredEntry(seat, ANNA, "helmsman", 1.0), (ANNA,))
    for seat in waiving:
        party = party.after(OrderedEntry(seat, "game", (ANNA,), 1.0), (ANNA,))
    assert window_of(party, AN_ACTION_OF_ANNA, 100.0) == expected


def test_nobody_waits_for_bots_alone() -> None:
    seats = [StoredSeat("Anna", key_hash="a"), StoredSeat(bot="mate"), StoredSeat(bot="mate")]
    party = first_party(TableSetup("1", "dracheninsel", 1, 3, {}, "5eed", seats, 0.0))
    assert window_of(party, AN_ACTION_OF_ANNA, 100.0) is None
