"""`python -m bench replay-page`: how long a browser takes to open the replay of a long game, and to draw each step."""

import tempfile
from collections.abc import Sequence
from pathlib import Path

import click
from playwright.sync_api import Browser, Page

from bench.browsing import browsing, note_when_drawn, spread
from bench.replay import long_record
from bench.surroundings import surroundings
from schatzkiste.cli.output import print_table
from schatzkiste.games import game_ids
from schatzkiste.record import Record
from schatzkiste.server.store.opening import open_store
from schatzkiste.server.store.session import run_apart
from tests.page.conftest import DESKTOP
from tests.page.serving import Server
from tests.server.people import write_record

PATIENCE_MS = 120_000

DRAWN = note_when_drawn("input[type=range]", "main.board svg")

STEPS = """async (keys) => {
  const slider = document.querySelector("input[type=range]");
  const frame = () => new Promise((drawn) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = drawn;
    port2.postMessage(null);
  }));
  const times = [];
  for (const key of keys) {
    const before = location.hash;
    const began = performance.now();
    dispatchEvent(new KeyboardEvent("keydown", { key }));
    while (location.hash === before) await frame();
    times.push(performance.now() - began);
    await new Promise((over) => setTimeout(over, 60));
  }
  return times;
}"""
"""Presses keys one after another, each when the step before it is drawn, and tells how long each drawing took."""


async def lay_out(data: Path, record: Record) -> None:
    """Write the table at which the game was played."""
    async with open_store(data) as store:
        await write_record(store, "long", record)


class Clock:
    """Adds up what a page's own thread works, whoever else uses the machine."""

    def __init__(self, page: Page) -> None:
        self._line = page.context.new_cdp_session(page)
        self._line.send("Performance.enable", {"timeDomain": "threadTicks"})

    def milliseconds(self) -> float:
        """The work done until now."""
        metrics = self._line.send("Performance.getMetrics")["metrics"]
        return next(float(metric["value"]) * 1000 for metric in metrics if metric["name"] == "TaskDuration")


def open_replay(browser: Browser, server: Server, step: int) -> tuple[Page, Clock, float]:
    """A browser that was never here opens a step: the page, its clock, and the milliseconds until it was drawn."""
    page = browser.new_context(viewport=DESKTOP).new_page()
    page.set_default_timeout(PATIENCE_MS)
    page.add_init_script(DRAWN)
    clock = Clock(page)
    page.goto(f"{server.address}#/table/long/{step}")
    return page, clock, float(page.evaluate("window.drawnAfter"))


def measured(browser: Browser, record: Record, opens: int, walk: int) -> list[tuple[str, ...]]:
    """A line for opening, for steps one after another, and for leaps between both ends."""
    steps = len(record.actions)
    rows: list[tuple[str, ...]] = []
    with tempfile.TemporaryDirectory(dir=".") as folder:
        data = Path(folder) / "games.sqlite"
        run_apart(lay_out(data, record))  # the browser has a loop of its own in this thread
        with Server(data) as server:
            opened: list[float] = []
            work = 0.0
            for number in range(opens):
                page, clock, milliseconds = open_replay(browser, server, steps * number // opens)
                opened.append(milliseconds)
                work += clock.milliseconds()
                page.context.close()
            rows.append(row(record, "open", opened, work))
            page, clock, _ = open_replay(browser, server, 0)
            last = int(page.get_by_role("slider").get_attribute("max") or "0")
            for what, keys in (("step", ["ArrowRight"] * min(last, walk)), ("leap", ["End", "Home"] * 10)):
                before = clock.milliseconds()
                times = page.evaluate(STEPS, keys)
                rows.append(row(record, what, times, clock.milliseconds() - before))
            page.context.close()
    return rows


def row(record: Record, what: str, times: Sequence[float], work: float) -> tuple[str, ...]:
    """How long something took, in half of all cases and at worst, and how much of it was work of the page."""
    figures = (*spread(times), work / len(times))
    return record.game, f"{len(record.actions):,}", what, str(len(times)), *(f"{figure:,.0f}" for figure in figures)


@click.command()
@click.argument("games", nargs=-1, metavar="[GAME]...")
@click.option("--steps", type=int, default=1000, show_default=True, help="How long the game should be at least.")
@click.option("--opens", type=click.IntRange(1), default=9, show_default=True, help="How often the replay is opened.")
@click.option("--walk", type=click.IntRange(1), default=300, show_default=True, help="How many steps are taken.")
def main(games: tuple[str, ...], steps: int, opens: int, walk: int) -> None:
    """Measure the replay of a long game of each kind (or of those named) in Chromium."""
    records = [long_record(id, steps) for id in games or game_ids()]
    rows: list[tuple[str, ...]] = []
    with browsing() as browser:
        for record in records:
            rows += measured(browser, record, opens, walk)
    click.echo(", ".join(f"{name} {value}" for name, value in surroundings().items()))
    columns = ("game", "steps", "what", "times", "median ms", "99 % ms", "worst ms", "work ms")
    print_table(columns, rows, numbers_from=3)
