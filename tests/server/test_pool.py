"""Real worker processes: whatever becomes of one of them, the others go on and it is replaced."""

import asyncio
import json
import os
import signal
import subprocess
from collections.abc import Awaitable, Callable, Coroutine

import pytest
import uvloop

from schatzkiste.bots import RandomBot, worker
from schatzkiste.core import Observation
from schatzkiste.games import game
from schatzkiste.server.pool import BotFailed, Died, Hung, PoolHealth, WorkerFailed, WorkerPool
from schatzkiste.server.worker import Question, Worker
from tests.server.clients import PATIENCE, is_alive, wait_for, workers_of
from tests.server.strange_worker import COMMAND

LONG, SHORT = 600.0, 3.0


def observed(seed: str = "1") -> tuple[int, str]:
    """A seat that has to decide at the start of a game, and what it knows as text."""
    state = game("schatzinsel").new(2, seed, {})
    seat = state.to_act[0]
    observation: Observation = state.observation(seat)
    return seat, json.dumps(observation.to_json())


SEAT, OBSERVATION = observed()


async def ask(pool: WorkerPool, bot: str, within: float | None = None) -> str:
    """What the bot decides in the first position."""
    return await pool.decide("schatzinsel", bot, OBSERVATION, SEAT, within)


def with_pool(use: Callable[[WorkerPool], Awaitable[None]], size: int = 1) -> None:
    """Use a pool whose workers know strange bots; afterwards none of them is left."""

    async def run() -> None:
        pool = WorkerPool(size, LONG, COMMAND)
        try:
            await use(pool)
        finally:
            await pool.close()

    before = workers_of(os.getpid())
    asyncio.run(run())
    wait_for(lambda: workers_of(os.getpid()) == before)


@pytest.mark.parametrize(
    ("alive", "waiting", "failing", "is_well"),
    [
        (0, 0, False, True),  # nobody has asked anything yet
        (1, 5, True, True),
        (0, 1, False, False),
        (0, 0, True, False),
    ],
)
def test_a_pool_is_well_while_questions_will_be_answered(
    alive: int, waiting: int, failing: bool, is_well: bool
) -> None:
    assert PoolHealth(2, alive, 0, waiting, 0, failing).is_well is is_well


def test_a_worker_decides_as_the_bot_does_here() -> None:
    async def use(pool: WorkerPool) -> None:
        for bot in ("random", "helmsman"):
            assert await ask(pool, bot) == worker.decide("schatzinsel", bot, OBSERVATION, SEAT)

    with_pool(use)


@pytest.mark.parametrize("run", [asyncio.run, uvloop.run])
def test_a_worker_that_can_no_longer_be_asked_has_died(run: Callable[[Coroutine[None, None, None]], None]) -> None:
    async def ask_too_late() -> None:
        gone = await Worker.start(COMMAND)
        gone.kill()
        await gone.ended()
        for number in range(2):
            with pytest.raises(Died):
                await gone.ask(Question(number, "schatzinsel", "random", OBSERVATION, SEAT, LONG))

    run(ask_too_late())


@pytest.mark.parametrize(("bot", "error"), [("hangs", Hung), ("dies", Died), ("babbles", Died), ("shouts", Died)])
def test_a_worker_that_fails_is_replaced(bot: str, error: type[WorkerFailed]) -> None:
    async def use(pool: WorkerPool) -> None:
        expected = await ask(pool, "random")
        [first] = workers_of(os.getpid())
        with pytest.raises(error):
            await ask(pool, bot, SHORT if error is Hung else None)
        assert await ask(pool, "random") == expected
        assert workers_of(os.getpid()) != [first]
        health = pool.health()
        assert (health.size, health.alive, health.busy, health.waiting, health.replaced) == (1, 1, 0, 0, 1)

    with_pool(use)


def test_a_bot_that_raises_costs_no_worker_and_its_noise_is_bounded(caplog: pytest.LogCaptureFixture) -> None:
    async def use(pool: WorkerPool) -> None:
        for _ in range(3):
            with pytest.raises(BotFailed, match="no rum"):
                await ask(pool, "raises")
        assert await ask(pool, "random")
        assert pool.health().replaced == 0

    with_pool(use)
    noise = [record for record in caplog.records if "says" in record.getMessage()]
    assert 0 < len(noise) <= 100
    assert all(len(record.getMessage()) < 600 for record in noise)


def test_a_bot_that_prints_and_reads_disturbs_nothing() -> None:
    async def use(pool: WorkerPool) -> None:
        assert await ask(pool, "chats") == worker.decide(
            "schatzinsel", "chats", OBSERVATION, SEAT, lambda *_: RandomBot()
        )
        assert pool.health().replaced == 0

    with_pool(use)


def test_while_one_worker_is_stopped_the_other_goes_on() -> None:
    async def use(pool: WorkerPool) -> None:
        await asyncio.gather(*[ask(pool, "dawdles") for _ in range(4)])
        workers = workers_of(os.getpid())
        assert len(workers) == 2
        os.kill(workers[0], signal.SIGSTOP)
        answers = await asyncio.gather(*[ask(pool, "random", SHORT) for _ in range(8)], return_exceptions=True)
        failed = [answer for answer in answers if isinstance(answer, Exception)]
        assert len({answer for answer in answers if isinstance(answer, str)}) == 1
        assert len(failed) == 1
        assert isinstance(failed[0], Hung)
        while is_alive(workers[0]):
            await asyncio.sleep(0.01)
        assert await ask(pool, "random") in answers

    with_pool(use, size=2)


def test_six_kills_in_a_row() -> None:
    async def use(pool: WorkerPool) -> None:
        expected = await ask(pool, "random")
        for replaced in range(6):
            [running] = workers_of(os.getpid())
            os.kill(running, signal.SIGKILL)
            while pool.health().replaced == replaced:
                await asyncio.sleep(0.01)
            assert await ask(pool, "random") == expected

    with_pool(use)


def test_a_table_waits_for_one_decision_of_each_other_table_at_most() -> None:
    async def use(pool: WorkerPool) -> None:
        order: list[int] = []

        async def play(table: int) -> None:
            for _ in range(4):
                await ask(pool, "random")
                order.append(table)

        await asyncio.gather(*[play(table) for table in range(5)])
        assert order == [*range(5)] * 4

    with_pool(use)


def test_a_question_nobody_waits_for_is_dropped() -> None:
    async def use(pool: WorkerPool) -> None:
        expected = await ask(pool, "random")
        asked = [asyncio.create_task(ask(pool, bot)) for bot in ("dawdles", "dies", "dies")]
        await asyncio.sleep(0)
        for task in asked:
            task.cancel()
        assert await ask(pool, "random") == expected
        assert (pool.health().replaced, pool.health().waiting) == (0, 0)

    with_pool(use)


@pytest.mark.parametrize("command", [["false"], ["echo", "{}"], ["/nonexistent/program"]])
def test_without_any_worker_nobody_waits_in_vain(command: list[str]) -> None:
    async def run() -> None:
        pool = WorkerPool(2, LONG, command)
        assert pool.health().is_well
        answers = await asyncio.gather(*[ask(pool, "random") for _ in range(5)], return_exceptions=True)
        assert all(isinstance(answer, Died) for answer in answers)
        assert not pool.health().is_well
        await pool.close()

    asyncio.run(run())


@pytest.mark.parametrize("is_stopped", [False, True])
def test_the_pool_closes_whatever_a_worker_does(is_stopped: bool) -> None:
    async def use(pool: WorkerPool) -> None:
        await ask(pool, "random")
        asked = asyncio.create_task(ask(pool, "hangs"))
        await asyncio.sleep(0)
        [running] = workers_of(os.getpid())
        if is_stopped:
            os.kill(running, signal.SIGSTOP)
        await pool.close()
        assert not is_alive(running)
        asked.cancel()
        with pytest.raises(Died):
            await ask(pool, "random")

    with_pool(use)


def test_the_pool_closes_while_workers_start() -> None:
    async def use(pool: WorkerPool) -> None:
        pool.warm_up()
        asked = asyncio.create_task(ask(pool, "random"))
        while not workers_of(os.getpid()):
            await asyncio.sleep(0.01)
        await pool.close()
        with pytest.raises(asyncio.CancelledError):
            await asked

    with_pool(use)


def test_a_worker_ends_in_the_middle_of_a_thought_when_nobody_can_hear_it() -> None:
    process = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert process.stdin is not None
    assert process.stdout is not None
    assert json.loads(process.stdout.readline()) == {"type": "ready"}
    question = {"number": 1, "game": "schatzinsel", "bot": "hangs", "seat": SEAT, "seconds": 600}
    process.stdin.write(json.dumps({**question, "observation": OBSERVATION}).encode() + b"\n")
    process.stdin.close()
    assert process.wait(PATIENCE) == 0
    process.stdout.close()


def test_a_thought_without_end_ends_even_if_the_server_has_forgotten_it() -> None:
    process = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert process.stdin is not None
    assert process.stdout is not None
    question = {"number": 1, "game": "schatzinsel", "bot": "hangs", "seat": SEAT, "seconds": 0.1}
    process.stdin.write(json.dumps({**question, "observation": OBSERVATION}).encode() + b"\n")
    process.stdin.flush()
    assert process.wait(PATIENCE) == -signal.SIGALRM
    process.stdin.close()
    process.stdout.close()
