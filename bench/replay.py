"""`python -m bench replay`: how long the replay of the longest games takes to open, and each of its steps."""

import asyncio
import tempfile
import time
from statistics import median

import click
import msgspec

from bench.surroundings import surroundings
from schatzkiste.bots import RandomBot
from schatzkiste.cli.output import print_table
from schatzkiste.core import Rng, State
from schatzkiste.games import game, game_ids
from schatzkiste.record import Record, SeatAction
from schatzkiste.server.messages import Look
from schatzkiste.server.past import Reader
from schatzkiste.server.past_messages import RecordFile
from schatzkiste.server.practice import PracticeTables
from schatzkiste.server.store.opening import open_store
from schatzkiste.server.table import Table

LAST = 1_000_000_000
MOST_DEALS = 200


def long_record(game_id: str, steps: int) -> Record:
    """The first random game, of as many as can play, that has so many steps; the longest found if none has."""
    found: Record | None = None
    for deal in range(MOST_DEALS):
        record = random_record(game(game_id).new(max(game(game_id).players), f"{deal + 1:x}"))
        if found is None or len(record.actions) > len(found.actions):
            found = record
        if len(found.actions) >= steps:
            break
    assert found is not None
    return found


def random_record(state: State) -> Record:
    """A game by chance."""
    rng, bot = Rng(state.seed), RandomBot()
    actions: list[SeatAction] = []
    while not state.is_over:
        seat = state.to_act[0]
        action = bot.decide(state.observation(seat), rng)
        actions.append(SeatAction(seat, state.game.notation(action)))
        state.apply(action, seat)
    return Record.of(state, actions)


async def measured(record: Record, folder: str) -> tuple[str, ...]:
    """How long it takes to check a record and lay it out, to open its past, and to take each step of it."""
    async with open_store(folder) as store:
        began = time.perf_counter()
        shown = await PracticeTables(store).show(RecordFile(record.text()))
        laid = time.perf_counter() - began
        setup = await store.setup(shown.table)
        assert setup is not None
        began = time.perf_counter()
        table = Table(setup, store)
        await table.catch_up()
        folded = time.perf_counter() - began
    reader = Reader(table)
    opened, size = look(reader, LAST)
    steps = [look(reader, step) for step in range(shown.steps + 1)]
    times = [seconds for seconds, _ in steps]
    return (
        record.game,
        f"{shown.steps:,}",
        f"{laid * 1000:,.0f}",
        f"{folded * 1000:,.0f}",
        f"{opened * 1000:,.0f}",
        f"{size / 1000:,.0f}",
        f"{median(times) * 1000:.1f}",
        f"{max(times) * 1000:.1f}",
        f"{median(size for _, size in steps[1:]):,.0f}",
    )


def look(reader: Reader, step: int) -> tuple[float, int]:
    """How long the answer to one wish takes, and how many bytes it has."""
    began = time.perf_counter()
    reader.wish(Look(step, None, open=True))
    answer = msgspec.json.encode(reader.answer(None))
    return time.perf_counter() - began, len(answer)


@click.command()
@click.argument("games", nargs=-1, metavar="[GAME]...")
@click.option("--steps", type=int, default=1000, show_default=True, help="How long the game should be at least.")
def main(games: tuple[str, ...], steps: int) -> None:
    """Measure the replay of a long game of each kind (or of those named) with all hands open."""
    rows: list[tuple[str, ...]] = []
    for id in games or game_ids():
        with tempfile.TemporaryDirectory(dir=".") as folder:
            rows.append(asyncio.run(measured(long_record(id, steps), folder)))
    click.echo(", ".join(f"{name} {value}" for name, value in surroundings().items()))
    columns = ("game", "steps", "check ms", "fold ms", "open ms", "kB", "step ms", "slowest", "bytes a step")
    print_table(columns, rows, numbers_from=1)
