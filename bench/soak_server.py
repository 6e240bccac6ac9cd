"""`make bench ARGS=soak`: tables of bots for a long time, at two servers of which one is killed now and then.

Everything is its own: the PostgreSQL, the servers on 127.0.0.1, the folder. It fails when a table stands still for too
long, or when at the end the log of one does not tell a game.
"""

import asyncio
import os
import sys
import tempfile
import time
from pathlib import Path

import click

from bench.world import DURABLE, MEGABYTE, scratch, server_for
from schatzkiste.cli.output import print_table
from schatzkiste.core import Rng
from schatzkiste.games import game, game_ids
from schatzkiste.server.party import first_party
from schatzkiste.server.store import Store
from schatzkiste.server.store.opening import open_store
from schatzkiste.server.stored import StoredSeat, TableSetup
from schatzkiste.server.summary import summary_of
from schatzkiste.server.table import Table
from tests.server.clients import Server
from tests.server.postgres import Cluster

BOTS = ("helmsman", "random")
LOOK_EVERY = 2.0
NUMBERS = 100
"""How many summaries are read at a time."""


class Tables:
    """The tables that are watched: when each last moved, and the longest that one stood still."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._moved: dict[str, tuple[float, float]] = {}  # the time of its last entry, and when we first saw that
        self.all: list[str] = []
        self.finished = 0
        self.longest = 0.0
        self.longest_at = 0.0  # seconds after the beginning
        self._began = time.monotonic()

    async def add(self) -> None:
        """One more, of the next game with the next number of players."""
        number = len(self.all)
        played = game(game_ids()[number % len(game_ids())])
        players = played.players[number % len(played.players)]
        seats = [StoredSeat(bot=BOTS[(number + seat) % len(BOTS)]) for seat in range(players)]
        created = time.time()
        id = f"soak{number}"
        setup = TableSetup(id, played.id, played.rules_version, players, {}, Rng(id).seed(), seats, created)
        state = played.new(players, setup.seed)
        assert await self._store.add_table(
            setup, summary_of(first_party(setup), state, created, [created] * players, acted=True)
        )
        self.all.append(id)
        self._moved[id] = created, time.monotonic()

    async def look(self) -> None:
        """See which have moved; those that have ended are replaced."""
        under_way = list(self._moved)
        for first in range(0, len(under_way), NUMBERS):
            for setup, summary in await self._store.summaries(under_way[first : first + NUMBERS]):
                assert summary is not None
                changed, seen = self._moved[setup.id]
                now = time.monotonic()
                if now - seen > self.longest:
                    self.longest, self.longest_at = now - seen, now - self._began
                if summary.over:
                    del self._moved[setup.id]
                    self.finished += 1
                    await self.add()
                elif summary.changed != changed:
                    self._moved[setup.id] = summary.changed, now

    async def check(self) -> int:
        """Fold every log from its beginning; how many entries that were."""
        entries = 0
        for id in self.all:
            setup = await self._store.setup(id)
            assert setup is not None
            table = Table(setup, self._store)
            await table.catch_up()
            entries += table.entries
        return entries


@click.command()
@click.option("--tables", "count", type=click.IntRange(1, 2000), default=200, show_default=True)
@click.option("--minutes", type=click.FloatRange(0.1, 24 * 60), default=10, show_default=True)
@click.option("--kill-every", type=click.FloatRange(5), default=300, show_default=True, help="Seconds.")
@click.option(
    "--patience", type=click.FloatRange(1), default=60, show_default=True, help="How long one may stand still."
)
@click.option("--table-memory", type=click.IntRange(1), default=64, show_default=True, help="As of `serve`.")
def main(count: int, minutes: float, kill_every: float, patience: float, table_memory: int) -> None:
    """Let bots play, kill servers, and tell what came of it."""
    cluster = Cluster(DURABLE)
    try:
        database = cluster.url(cluster.make_database())
        with tempfile.TemporaryDirectory(prefix="schatzkiste-soak-", dir=scratch()) as folder:
            tables = asyncio.run(soak(Path(folder), database, count, minutes * 60, kill_every, table_memory))
    finally:
        cluster.close()
    if tables.longest > patience:
        sys.exit(f"a table stood still for {tables.longest:.0f} s")


async def soak(folder: Path, database: str, count: int, seconds: float, kill_every: float, table_memory: int) -> Tables:
    """Play for so long; the servers are killed in turn."""

    def start(number: int) -> Server:
        return server_for(folder / f"server{number}", database, table_memory=table_memory)

    began = killed = time.monotonic()
    kills = 0
    memory: list[list[int]] = []
    servers = [start(number) for number in range(2)]
    try:
        async with open_store(database) as store:
            tables = Tables(store)
            for _ in range(count):
                await tables.add()
            while time.monotonic() < began + seconds:
                await asyncio.sleep(LOOK_EVERY)
                await tables.look()
                memory.append([server.memory for server in servers])
                if time.monotonic() > killed + kill_every:
                    which = kills % len(servers)
                    servers[which].kill()
                    servers[which] = start(which)
                    kills, killed = kills + 1, time.monotonic()
            entries = await tables.check()
        tell(tables, entries, kills, memory, seconds)
    finally:
        for server in servers:
            server.stop()
    return tables


def tell(tables: Tables, entries: int, kills: int, memory: list[list[int]], seconds: float) -> None:
    """Print what came of it."""
    parts = [memory[place * len(memory) // 4] for place in range(4)] + [memory[-1]]
    rows = [
        ("actions", f"{entries:,}"),
        ("actions a second", f"{entries / seconds:,.0f}"),
        ("games finished", f"{tables.finished:,}"),
        ("servers killed", str(kills)),
        ("longest stand of a table", f"{tables.longest:.1f} s, until {tables.longest_at:.0f} s"),
        ("logs that tell no game", "0"),
    ]
    for server in range(2):
        sizes = " → ".join(f"{part[server] / MEGABYTE:.0f}" for part in parts)
        rows.append((f"memory of server {server + 1}", f"{sizes} MB"))
    print_table(("what", "measured"), rows, numbers_from=1)
    loads = ", ".join(f"{load:.1f}" for load in os.getloadavg())
    click.echo(f"{os.cpu_count()} cores; load average {loads}")


if __name__ == "__main__":
    main()
