"""`python -m bench table-page`: how soon a browser has drawn a table, and how smoothly it shows what bots do there."""

import json
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

import click
from playwright.sync_api import Browser, Page
from websockets.sync.client import ClientConnection

from bench.browsing import browsing, note_when_drawn, spread
from bench.surroundings import surroundings
from schatzkiste.cli.output import print_table
from schatzkiste.games import game, game_ids
from tests.page.conftest import DESKTOP
from tests.page.gathering import Gathered, gather, hear, line_to, sit
from tests.page.serving import Server

TOO_LONG_MS = 100.0

DRAWN = note_when_drawn("#now h2", "main.board svg")

FRAMES = """() => {
  const frames = [];
  let last = performance.now();
  const next = () => {
    const now = performance.now();
    frames.push(now - last);
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
  window.frames_drawn = frames;
}"""
"""Notes how long every frame takes from now on, in milliseconds."""


def open_table(browser: Browser, server: Server, id: str) -> tuple[Page, Gathered, float]:
    """A browser that was never here comes to a table of bots: the page, the table, and the milliseconds it took."""
    page = browser.new_context(viewport=DESKTOP, base_url=server.address).new_page()
    gathered = gather(page, server, id, ["Ann"], bots=max(game(id).players) - 1, manners={"window": 0})
    page.add_init_script(DRAWN)
    sit(page, gathered.table, *gathered.keys)
    return page, gathered, float(page.evaluate("window.drawnAfter"))


def play_beside(line: ClientConnection, page: Page, seconds: float) -> None:
    """Act for the person from another device whenever they are asked, while the page shows what bots do."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        try:
            update = hear(line, "update")
        except TimeoutError:
            return
        if update["over"]:
            break
        if update["legal"]:
            page.wait_for_timeout(500)
            line.send(json.dumps({"type": "act", "action": update["legal"][0], "seq": update["seq"]}))
    page.wait_for_timeout(max(0.0, until - time.monotonic()) * 1000)


def measured(browser: Browser, id: str, opens: int, seconds: float) -> list[tuple[str, ...]]:
    """A line for opening the table and one for the frames while bots act."""
    with tempfile.TemporaryDirectory(dir=".") as folder, Server(Path(folder) / "games.sqlite") as server:
        opened: list[float] = []
        for _ in range(opens):
            page, _, milliseconds = open_table(browser, server, id)
            opened.append(milliseconds)
            page.context.close()
        page, gathered, _ = open_table(browser, server, id)
        page.evaluate(FRAMES)
        with line_to(server, gathered.table, gathered.keys[0]) as line:
            play_beside(line, page, seconds)
        frames = page.evaluate("window.frames_drawn")
        page.context.close()
    return [row(id, "open", opened), row(id, "frame", frames)]


def row(id: str, what: str, times: Sequence[float]) -> tuple[str, ...]:
    """How long something took, in half of all cases and at worst, and how often longer than a tenth of a second."""
    over = sum(milliseconds > TOO_LONG_MS for milliseconds in times)
    return id, what, f"{len(times):,}", *(f"{figure:,.0f}" for figure in spread(times)), str(over)


@click.command()
@click.argument("games", nargs=-1, metavar="[GAME]...")
@click.option("--opens", type=click.IntRange(1), default=7, show_default=True, help="How often a table is opened.")
@click.option("--seconds", type=float, default=40.0, show_default=True, help="How long frames are counted.")
def main(games: tuple[str, ...], opens: int, seconds: float) -> None:
    """Measure a full table of bots of each game (or of those named) in Chromium, at the speed the page begins with."""
    rows: list[tuple[str, ...]] = []
    with browsing() as browser:
        for id in games or game_ids():
            rows += measured(browser, id, opens, seconds)
    click.echo(", ".join(f"{name} {value}" for name, value in surroundings().items()))
    columns = ("game", "what", "times", "median ms", "99 % ms", "worst ms", "over 100 ms")
    print_table(columns, rows, numbers_from=2)
