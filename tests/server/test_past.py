"""The past: at every step a client gets what it was sent then, byte for byte, and never more while the game runs.

A witness writes down what each seat and a spectator are sent after every change: among people who take back, leave,
hand over to bots and come back. Then everyone looks at every step again.
"""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from schatzkiste.core import JsonObject, Rng
from schatzkiste.games import game, game_ids
from schatzkiste.server.message import EventInfo, Problem
from schatzkiste.server.messages import LogEntry, Look, Past, Update
from schatzkiste.server.party_messages import Manners, SeatRequest
from schatzkiste.server.past import Reader
from schatzkiste.server.problems import problem
from schatzkiste.server.record_file import record_of
from schatzkiste.server.store.opening import open_store
from schatzkiste.server.stored import CoveredEntry, LeftEntry, RenamedEntry, ReturnedEntry, StoredSeat, TableSetup
from schatzkiste.server.table import Table
from tests.server.clients import Server, by_chance, changed
from tests.server.stores import summary_for
from tests.server.updates import update_for

MOST_STEPS = 120
LOOKS = 4
"""How often during a game everybody looks at every step."""
PRESENT = ("seq", "undo", "ask_undo", "timing")
"""What belongs to the present alone, or counts what was taken back."""
LAST = 1_000_000
WISHES = 120
SETUPS: list[tuple[str, int, dict[str, str | int]]] = [
    ("dracheninsel", 4, {"rounds": 3}),
    ("schatzinsel", 3, {}),
    ("silver_gold", 3, {}),
    ("silver_gold", 3, {"tracker": "on"}),
    ("tobago", 3, {}),
    ("tobago", 4, {"memory": "open"}),
]


def plain(update: Update) -> bytes:
    """An update as it is sent, without what belongs to the present alone."""
    return msgspec.json.encode({**msgspec.to_builtins(update), **dict.fromkeys(PRESENT)})


class Witness:
    """Writes down what everyone at a table is sent, by how many steps in sight stood then."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.seats: tuple[int | None, ...] = (None, *range(table.setup.players))
        self.sent: dict[int | None, list[bytes | None]] = {seat: [] for seat in self.seats}
        self._undos = dict.fromkeys(self.seats, 0)
        self.note()

    def note(self) -> None:
        """Look at the table after a change."""
        for seat in self.seats:
            sent, viewpoint = self.sent[seat], self._table.viewpoint(seat)
            count = len(viewpoint.places)
            if viewpoint.undos != self._undos[seat]:
                self._undos[seat] = viewpoint.undos
                known = min(count, viewpoint.first_changed(viewpoint.seq - 1))
                sent[known + 1 :] = [None] * (count - known)  # what was given again was not sent step by step
            elif len(sent) <= count:
                sent.append(plain(update_for(self._table, seat, 0)))

    def check(self) -> None:
        """Everyone looks at every step."""
        for seat in self.seats:
            walk = Walk(self._table, seat)
            for step in [*range(len(self.sent[seat])), *range(len(self.sent[seat]) - 1, -1, -1)]:
                past = look(self._table, seat, step)
                assert past.step == past.update.seq == max(step, past.first)
                assert self.sent[seat][past.step] in (None, plain(past.update))
                assert past.numbers == list(range(1, len(self.sent[seat])))
                assert walk.to(step) == plain(past.update)


class Walk:
    """A client that goes from step to step and puts together what it is told of changes."""

    def __init__(self, table: Table, seat: int | None, is_open: bool = False) -> None:
        self._reader = Reader(table)
        self._seat, self._open = seat, is_open
        self._own = None if is_open else seat
        self._view: JsonObject = {}
        self._log: list[LogEntry] = []

    def to(self, step: int) -> bytes:
        """The whole update at a step."""
        self._reader.wish(Look(step, self._seat, self._open))
        past = through_the_wire(self._reader.answer(self._own))
        assert isinstance(past, Past)
        update = past.update
        self._view = update.view if update.whole else changed(self._view, update.view)
        self._log[update.log_from :] = update.log
        update.view, update.log, update.log_from, update.whole = self._view, self._log, 0, True
        return plain(update)


def look(table: Table, seat: int | None, step: int, is_open: bool = False) -> Past:
    """The table at a step, for somebody who has seen nothing of it."""
    reader = Reader(table)
    reader.wish(Look(step, seat, is_open))
    past = through_the_wire(reader.answer(seat))
    assert isinstance(past, Past), past
    assert past.update.whole
    return past


def through_the_wire(answer: Past | Problem) -> Past | Problem:
    """The answer as a client understands it."""
    return msgspec.json.decode(msgspec.json.encode(answer), type=Past | Problem)


def at_table(
    folder: Path, game_id: str, players: int, options: dict[str, str | int], use: Callable[[Table], Awaitable[None]]
) -> None:
    """Use a table with a person on every seat."""
    seats = [StoredSeat(f"P{seat}", key_hash=f"k{seat}") for seat in range(players)]
    version = game(game_id).rules_version
    setup = TableSetup("t", game_id, version, players, options, "5eed", seats, 0.0, Manners(window=0))

    async def run() -> None:
        async with open_store(folder) as store:
            await store.add_table(setup, summary_for(setup))
            await use(Table(setup, store))

    asyncio.run(run())


async def live_on(table: Table, rng: Rng) -> None:
    """Let something happen: mostly somebody acts, sometimes people take back, leave, are covered or come back."""
    seat = rng.pick(list(table.state.to_act))
    sitter = table.party.seats[seat]
    match rng.below(24):
        case 0 | 1 | 2 if undone := [other for other in range(table.state.players) if table.undo_depth(other)]:
            other = rng.pick(undone)
            assert await table.undo(other, table.seq_for(other)) is None
            return
        case 3 if sitter.is_person and sitter.cover is None:
            assert await table.add(lambda _: CoveredEntry(seat, seat, "helmsman", 1.0)) is None
        case 4 if sitter.cover is not None:
            assert await table.add(lambda _: ReturnedEntry(seat, 1.0)) is None
        case 5 if sitter.is_person and len(table.party.people) > 2:
            assert await table.add(lambda _: LeftEntry(seat, 1.0, "helmsman")) is None
        case 6 if sitter.is_person:
            assert await table.add(lambda _: RenamedEntry(seat, f"Q{rng.below(99)}", 1.0)) is None
    action = rng.pick(table.state.legal_actions(seat))
    assert await table.act(seat, table.game.notation(action), table.seq_for(seat)) is None


@pytest.mark.parametrize(("game_id", "players", "options"), SETUPS)
def test_every_step_of_a_running_game_is_what_was_sent_then(
    tmp_path: Path, game_id: str, players: int, options: dict[str, str | int]
) -> None:
    async def use(table: Table) -> None:
        rng = Rng(f"{game_id} {options}")
        witness = Witness(table)
        for number in range(MOST_STEPS):
            await live_on(table, rng)
            if table.state.is_over:
                break
            witness.note()
            if number % (MOST_STEPS // LOOKS) == 1:
                witness.check()
        else:
            witness.check()

    at_table(tmp_path, game_id, players, options, use)


@pytest.mark.parametrize(("game_id", "players", "options"), SETUPS)
def test_while_a_game_runs_everybody_looks_with_their_own_eyes(
    tmp_path: Path, game_id: str, players: int, options: dict[str, str | int]
) -> None:
    async def use(table: Table) -> None:
        rng = Rng("eyes")
        for _ in range(10):
            await live_on(table, rng)
        seats = (None, *range(players))
        for own in seats:
            for other in (*seats, "open"):
                wanted = Look(1, None, open=True) if other == "open" else Look(1, other)
                reader = Reader(table)
                reader.wish(wanted)
                answer = reader.answer(own)
                assert isinstance(answer, Past) if other == own else answer == Problem("not-over"), answer

    at_table(tmp_path, game_id, players, options, use)


@pytest.mark.parametrize(("game_id", "players", "options"), SETUPS)
def test_after_the_end_all_eyes_are_open(
    tmp_path: Path, game_id: str, players: int, options: dict[str, str | int]
) -> None:
    async def use(table: Table) -> None:
        rng = Rng("to the end")
        while not table.state.is_over:
            seat = table.state.to_act[0]
            notation = table.game.notation(rng.pick(table.state.legal_actions(seat)))
            assert await table.act(seat, notation, table.seq_for(seat)) is None
        record = record_of(table)
        for seat in (None, *range(players)):
            walk = Walk(table, seat)
            numbers = look(table, seat, LAST).numbers
            assert numbers is not None
            assert numbers == sorted(set(numbers))
            assert numbers[-1] == len(record.actions)
            for count, number in enumerate([0, *numbers]):
                past = look(table, seat, number)
                assert (past.step, past.first, past.update.seq) == (number, 0, count)
                assert encoded(past.update.view) == encoded(record.at(number).view(seat))
                assert [entry.events for entry in past.update.log] == told(record, seat, numbers[:count])
                assert walk.to(number) == plain(past.update)
            for number in set(range(len(record.actions))) - {0, *numbers}:
                assert look(table, seat, number).step == max(step for step in (0, *numbers) if step < number)
        open_walk = Walk(table, None, is_open=True)
        for number in range(0, len(record.actions) + 1, 7):
            past = look(table, None, number, is_open=True)
            moment = record.at(number)
            assert past.step == number
            assert past.numbers == list(range(1, len(record.actions) + 1))
            assert encoded(past.update.view["hands"]) == encoded([moment.view(seat) for seat in range(players)])
            everything = [[event.code for event in record.at(step).events] for step in range(1, number + 1)]
            assert [[event.code for event in entry.events] for entry in past.update.log] == everything
            assert open_walk.to(number) == plain(past.update)

    at_table(tmp_path, game_id, players, options, use)


def encoded(value: object) -> bytes:
    """A view as it travels."""
    return msgspec.json.encode(value)


def told(record: Any, seat: int | None, numbers: list[int]) -> list[list[Any]]:  # noqa: ANN401
    """What the seat was told by these steps."""
    return [
        msgspec.convert(
            [{"code": event.code, "args": event.args()} for event in record.at(number).events_for(seat)],
            list[EventInfo],
        )
        for number in numbers
    ]


@pytest.mark.rule("SG-4.1")
def test_used_cards_cannot_be_looked_at_again_while_the_game_runs(tmp_path: Path) -> None:
    async def use(table: Table) -> None:
        rng = Rng("used cards")
        seen = set()
        for _ in range(60):
            await live_on(table, rng)
            past = look(table, 0, 0)
            assert past.step == past.first
            seen.add(past.first)
            assert past.update.view["turn"] == table.state.view(0)["turn"] or past.update.view["phase"] == "choose"
        assert len(seen) > 3

    at_table(tmp_path, "silver_gold", 3, {}, use)


@pytest.mark.parametrize("game_id", game_ids())
def test_a_wish_that_was_not_served_gives_way_to_a_later_one(server: Server, game_id: str) -> None:
    bots = min(players for players in game(game_id).players if players > 1) - 1
    made = server.make([SeatRequest(name="Jim"), *[SeatRequest(bot="helmsman")] * bots], game_id)
    with server.sit(made) as reader:
        for _ in range(6):
            reader.act(by_chance(reader.my_turn().legal, reader.seen.seq))
        latest = reader.my_turn().seq
        for step in [*range(latest), latest] * (WISHES // (latest + 1)):
            reader.send(type="look", step=step, seat=reader.seen.seat)
        reader.send(type="why", action="nothing at all")
        answers, last = 0, -1
        while isinstance(answer := reader.answer(), Past):
            answers += 1
            last = answer.step
        assert answer == problem("unknown-action")
        while last != latest:
            answer = reader.answer()
            assert isinstance(answer, Past)
            last, answers = answer.step, answers + 1
        assert answers < WISHES
