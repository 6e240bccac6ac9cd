"""Bots that cannot decide, workers that fail, a disk that is full: play goes on, and people know."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import msgspec
import pytest

from schatzkiste.core import Rng, State
from schatzkiste.games import game
from schatzkiste.server import table as tables
from schatzkiste.server import thinking
from schatzkiste.server.messages import LogEntry, Thinking
from schatzkiste.server.pool import WorkerPool
from schatzkiste.server.problems import problem
from schatzkiste.server.store import NotSaved, Store
from schatzkiste.server.store.opening import open_store
from schatzkiste.server.store.sqlite import SqliteStore
from schatzkiste.server.stored import ActionEntry, CoveredEntry, Entry, ReturnedEntry, StoredSeat, TableSetup
from schatzkiste.server.table import News, Table
from schatzkiste.server.thinking import Bots
from tests.server.clients import PATIENCE
from tests.server.secret_game import SecretGame
from tests.server.stores import log_of, summary_for
from tests.server.strange_worker import COMMAND
from tests.server.updates import update_for

NO_WORKER = ("false",)
VERSION = game("schatzinsel").rules_version


def setup(*bots: str | None) -> TableSetup:
    """A table with bots and people (None)."""
    seats = [StoredSeat(bot=bot) if bot else StoredSeat("Jim", key_hash="j") for bot in bots]
    return TableSetup("t", "schatzinsel", VERSION, len(seats), {}, "1", seats, 0.0)


class Play:
    """A table at which bots play; `heard` is all that was told there."""

    def __init__(self, table: Table, store: Store, pool: WorkerPool) -> None:
        self.table, self.store, self.pool = table, store, pool
        self.heard: list[News] = []
        self.bots = Bots(table, pool, store)
        table.listeners.add(self.heard.append)

    async def until(self, wanted: Callable[[], bool]) -> None:
        """Let the bots play until it is as wanted."""
        self.bots.go_on()
        async with asyncio.timeout(6 * PATIENCE):
            while not wanted():
                await asyncio.sleep(0.01)

    async def stored(self) -> list[Entry]:
        """What the log holds."""
        return await log_of(self.store, "t")


def play(
    data: Path,
    setup: TableSetup,
    use: Callable[[Play], Awaitable[None]],
    command: Sequence[str] = COMMAND,
    deadline: float = 60.0,
) -> None:
    """Let bots play at a table."""

    async def run() -> None:
        async with open_store(data) as store:
            await store.add_table(setup, summary_for(setup))
            pool = WorkerPool(1, deadline, command)
            playing = Play(Table(setup, store), store, pool)
            try:
                await use(playing)
            finally:
                await playing.bots.stop()
                await pool.close()

    asyncio.run(run())


@pytest.fixture
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits long before trying again."""
    monkeypatch.setattr(thinking, "PAUSES", (0.0, 0.01, 0.01))
    monkeypatch.setattr(thinking, "BACK_OFF", (0.01, 0.02))


@pytest.mark.usefixtures("in_a_hurry")
@pytest.mark.parametrize(("bot", "deadline"), [("hangs", 3.0), ("dies", 60.0)])
def test_a_bot_without_an_answer_is_asked_again_and_then_a_stand_in_decides(
    tmp_path: Path, bot: str, deadline: float
) -> None:
    async def use(playing: Play) -> None:
        table = playing.table
        seat = table.state.to_act[0]
        await playing.until(lambda: table.entries > 0)
        assert playing.heard[:3] == [Thinking(seat, 1), Thinking(seat, 2), None]
        entry = (await playing.stored())[0]
        assert isinstance(entry, ActionEntry)
        assert (entry.seat, entry.stand_in) == (seat, True)
        again = Table(table.setup, playing.store)
        await again.catch_up()
        for viewer in (None, 0, 1):
            assert update_for(again, viewer, 0).log[0].stand_in

    play(tmp_path, setup(bot, bot), use, deadline=deadline)


@pytest.mark.parametrize("bot", ["raises", "cheats", "nobody"])
def test_a_bot_that_would_fail_again_is_not_asked_again(tmp_path: Path, bot: str) -> None:
    async def use(playing: Play) -> None:
        await playing.until(lambda: playing.table.state.is_over)
        assert all(news is None for news in playing.heard)
        entries = await playing.stored()
        assert {entry.seat: entry.stand_in for entry in entries if isinstance(entry, ActionEntry)} == {
            0: True,
            1: False,
        }

    play(tmp_path, setup(bot, "random"), use)


def test_what_bots_decide_themselves_is_written_as_ever(tmp_path: Path) -> None:
    async def use(playing: Play) -> None:
        await playing.until(lambda: playing.table.entries > 0)
        entry = (await playing.stored())[0]
        assert set(msgspec.to_builtins(entry)) == {"type", "seat", "notation", "at"}
        old = {"type": "played", "seat": 0, "notation": "end", "at": 0.0}
        assert msgspec.convert(old, Entry) == ActionEntry(0, "end", 0.0)
        assert set(msgspec.to_builtins(LogEntry(None, []))) == {"own", "events"}

    play(tmp_path, setup("random", "random"), use)


@pytest.mark.usefixtures("in_a_hurry")
def test_without_any_worker_bots_play_on(tmp_path: Path) -> None:
    async def use(playing: Play) -> None:
        await playing.until(lambda: playing.table.state.is_over)
        assert all(isinstance(entry, ActionEntry) and entry.stand_in for entry in await playing.stored())

    play(tmp_path, setup("helmsman", "random"), use, NO_WORKER)


@pytest.mark.usefixtures("in_a_hurry")
def test_bots_try_again_until_the_disk_takes_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(*_: object) -> bool:
        raise NotSaved

    async def use(playing: Play) -> None:
        table = playing.table
        wrong = problem("bot-not-saved", bot="random")
        with monkeypatch.context() as patch:
            patch.setattr(SqliteStore, "append", full)
            await playing.until(lambda: playing.heard.count(wrong) >= 5)
            assert (table.entries, table.trouble) == (0, wrong)
        await playing.until(lambda: table.state.is_over)
        assert all(news is None for news in playing.heard[playing.heard.index(None) :])

    play(tmp_path, setup("random", "random"), use)


@pytest.mark.usefixtures("in_a_hurry")
def test_even_a_broken_table_tells_and_tries_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError("no such luck")

    async def use(playing: Play) -> None:
        wrong = problem("bot-failed", bot="random")
        with monkeypatch.context() as patch:
            patch.setattr(Table, "act", fail)
            await playing.until(lambda: playing.heard.count(wrong) >= 3)
        await playing.until(lambda: playing.table.entries > 2)

    play(tmp_path, setup("random", "random"), use)


def test_a_long_wait_ends_when_something_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "BACK_OFF", (600.0,))

    async def full(*_: object) -> bool:
        raise NotSaved

    async def use(playing: Play) -> None:
        table = playing.table
        with monkeypatch.context() as patch:
            patch.setattr(SqliteStore, "append", full)
            await playing.until(lambda: problem("bot-not-saved", bot="random") in playing.heard)
        table.tell(None)
        await playing.until(lambda: table.entries > 0)

    play(tmp_path, setup("random", "random"), use)


def test_bots_leave_a_table_that_is_cleared_away(tmp_path: Path) -> None:
    async def use(playing: Play) -> None:
        await playing.until(lambda: playing.table.entries > 0)
        await playing.table.remove(lambda: True)
        await playing.until(lambda: not playing.bots.are_playing)

    play(tmp_path, setup("random", "random"), use)


def test_a_bots_turn_that_was_taken_back_is_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "PAUSES", (0.0, 600.0))

    async def use(playing: Play) -> None:
        table = playing.table
        jim = table.state.to_act[0]
        while table.state.to_act == (jim,):
            legal = table.state.legal_actions(jim)
            assert (
                await table.act(jim, table.game.notation(Rng(str(table.entries)).pick(legal)), table.seq_for(jim))
                is None
            )
        await playing.until(lambda: Thinking(1 - jim, 1) in playing.heard)
        assert await table.undo(jim, table.seq_for(jim)) is None
        await playing.until(lambda: not playing.bots.are_playing)
        assert not [step for step in table.history.steps if step.stand_in]

    first = game("schatzinsel").new(2, "1", {}).to_act[0]
    play(tmp_path, setup(*(None if seat == first else "random" for seat in (0, 1))), use, NO_WORKER)


def test_a_bot_still_thinking_when_somebody_comes_back_decides_nothing(tmp_path: Path) -> None:
    async def use(playing: Play) -> None:
        table = playing.table
        jim = table.state.to_act[0]
        assert await table.add(lambda _: CoveredEntry(jim, 1 - jim, "dawdles", 1.0)) is None
        await asyncio.sleep(0.1)
        assert await table.add(lambda _: ReturnedEntry(jim, 2.0)) is None
        assert playing.bots.are_playing
        await playing.until(lambda: not playing.bots.are_playing)
        assert not table.history.steps

    play(tmp_path, setup(None, None), use)


@pytest.mark.usefixtures("in_a_hurry")
def test_nobody_hears_of_a_failure_in_secret(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chest = SecretGame()
    monkeypatch.setattr(tables, "game", lambda _: chest)
    seats = [StoredSeat("Jim", key_hash="j"), StoredSeat(bot="random"), StoredSeat(bot="random")]

    async def use(playing: Play) -> None:
        table = playing.table
        told_in_secret: list[News] = []
        table.listeners.add(lambda news: told_in_secret.append(news) if is_secret(table.state) else None)
        assert await table.act(0, "step", 0) is None
        await playing.until(lambda: not is_secret(table.state))
        await playing.bots.stop()
        assert told_in_secret
        assert all(news is None for news in told_in_secret)
        in_secret = [step for step in table.history.steps if is_secret(step.before)]
        assert in_secret
        assert all(step.stand_in for step in in_secret)
        for viewer in (None, 0, 1, 2):
            for step, told in zip(table.history.steps, update_for(table, viewer, 0).log, strict=True):
                assert told.stand_in == (step.stand_in and step not in in_secret)

    play(tmp_path, TableSetup("t", "secret", 1, 3, {}, "1", seats, 0.0), use, NO_WORKER)


def is_secret(state: State) -> bool:
    """Whether somebody is asked of whom not everyone knows."""
    return state.known_to_act(None) != state.to_act
