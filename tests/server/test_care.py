"""Looking after a table of people: what is due, and what could not be done in time."""

from pathlib import Path

import msgspec
import pytest

from schatzkiste.core import Rng
from schatzkiste.games import game
from schatzkiste.history import History
from schatzkiste.server.care import is_overdue
from schatzkiste.server.dues import first_bot_decision, next_due, silent_person
from schatzkiste.server.party_messages import Manners, Order
from schatzkiste.server.store import Store
from schatzkiste.server.stored import OrderedEntry, StoredSeat, TableSetup
from schatzkiste.server.table import Table
from schatzkiste.server.timing import is_reply
from tests.server.alike import asks_in_secret, pairs_of
from tests.server.test_table import AT_ONCE, HAWKINS, act, at_table, by_chance, first_of

BY_THE_CLOCK = msgspec.structs.replace(HAWKINS, manners=Manners(clock=60, reserve=30))


def test_a_table_is_overdue_once_somebodys_time_is_used_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(table: Table, _: Store) -> None:
        [clock] = table.clocks.running()
        assert (clock.until, next_due(table)) == (90, 90)
        overdue = []
        for now in (0.0, 89.9, 90.0, 1000.0):
            monkeypatch.setattr("time.time", lambda now=now: now)
            overdue.append(is_overdue(table))
        assert overdue == [False, False, True, True]

    at_table(tmp_path, use, BY_THE_CLOCK)


def test_a_table_without_clocks_is_never_overdue(tmp_path: Path) -> None:
    async def use(table: Table, _: Store) -> None:
        assert await act(table, table.state.to_act[0], first_of(table, "take")) is None
        assert next_due(table) is None
        assert not is_overdue(table)

    at_table(tmp_path, use)


@pytest.mark.parametrize(("order", "replies"), [("ask", True), ("mate", True), ("turn", False), ("game", False)])
def test_where_nobody_waits_a_bot_replies_unless_its_player_keeps_silent(
    tmp_path: Path, order: Order, replies: bool
) -> None:
    pair = next(pairs_of("dracheninsel"))
    after = [position.copy() for position in pair.positions]
    for position in after:
        position.seed = "5eed"
        position.apply(position.game.parse(pair.action), pair.seat)
    asking = next(position for position in after if asks_in_secret(position))
    [seat] = asking.to_act
    version = game("dracheninsel").rules_version
    people = [StoredSeat(f"P{number}", key_hash=f"key {number}") for number in range(asking.players)]
    setup = TableSetup("t", "dracheninsel", version, asking.players, asking.settings, "1", people, 0.0, AT_ONCE)

    async def use(table: Table, _: Store) -> None:
        table.history = History(asking)
        table.party = table.party.after(OrderedEntry(seat, order, asking.known_to_act(None), 0.0), ())
        decision = first_bot_decision(table, 0.0)
        assert (decision is not None and decision.seat == seat) == replies
        assert silent_person(table, 0.0) == (None if replies else seat)

    at_table(tmp_path, use, setup)


@pytest.mark.parametrize("window", [0, 4])
def test_a_window_is_looked_after_only_while_somebody_is_asked_for_a_reply(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, window: int
) -> None:
    people = [StoredSeat(f"Player {seat}", key_hash=f"{seat}") for seat in range(4)]
    version = game("dracheninsel").rules_version
    setup = TableSetup("t", "dracheninsel", version, 4, {}, "1", people, 0.0, Manners(window=window))
    looked_after: set[tuple[bool, bool]] = set()

    async def use(table: Table, _: Store) -> None:
        rng = Rng("windows")
        for step in range(150):
            now = 100.0 * step  # so late that nothing is held
            monkeypatch.setattr("time.time", lambda now=now: now)
            seat = rng.pick(list(table.state.to_act))
            assert await act(table, seat, by_chance(table, seat, rng)) is None
            is_asked = any(is_reply(table.state, other) for other in table.state.to_act)
            assert table.summary.bot_to_act == is_asked
            due = table.window.reply_by if table.window is not None and is_asked else None
            assert next_due(table) == due
            looked_after.add((bool(table.state.window), due is not None))

    at_table(tmp_path, use, setup)
    assert looked_after >= {(True, False), (True, window > 0)}
