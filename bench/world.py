"""Servers of our own to be measured, and tables written into their databases before they start."""

import asyncio
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from schatzkiste.games import game_ids
from schatzkiste.server.store.opening import open_store
from tests.server.clients import Server
from tests.server.people import PeoplesTable, write_table
from tests.server.postgres import Cluster
from tools.paths import BUILD

EVERY_GAME = "all"
AT_ONCE = 256
"""How many tables are written at a time."""
MEGABYTE = 1_000_000
TICKS = os.sysconf("SC_CLK_TCK")
ROOMY = {
    "log-level": "warning",
    "limit-connections": 100_000,
    "limit-total-connections": 100_000,
    "limit-sockets": 100_000,
    "limit-table-sockets": 100_000,
    "limit-requests": 1_000_000.0,
    "limit-messages": 1_000_000.0,
    "limit-address-messages": 1_000_000.0,
    "limit-frames": 1_000_000.0,
    "limit-address-bytes": 1_000_000_000.0,
    "limit-tables": 1_000_000.0,
}
"""All clients of a measurement share one address."""
DURABLE = ("shared_buffers=128MB", "listen_addresses=127.0.0.1", "max_connections=100")


def scratch() -> Path:
    """Where our folders are made: on the disk of the checkout, because that of temporary files may be memory."""
    BUILD.mkdir(exist_ok=True)
    return BUILD


@contextmanager
def databases(postgres: bool) -> Iterator[tuple[Path, str | None]]:
    """A temporary folder for a server, and perhaps a PostgreSQL that waits for the disk."""
    with tempfile.TemporaryDirectory(prefix="schatzkiste-bench-", dir=scratch()) as folder:
        data = Path(folder) / "data"
        if not postgres:
            yield data, None
            return
        cluster = Cluster(DURABLE)
        try:
            yield data, cluster.url(cluster.make_database())
        finally:
            cluster.close()


def server_for(data: Path, database: str | None, prelude: str = "", /, **options: object) -> Server:
    """A server that refuses nobody."""
    roomy = {name.replace("-", "_"): value for name, value in ROOMY.items()}
    where = {} if database is None else {"database": database}
    return Server(data, prelude, **{**roomy, **where, **options})


def processor_seconds(process: int) -> float:
    """How long a process has used a processor until now."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def prepare(
    data: Path,
    database: str | None,
    name: str,
    count: int,
    players: int | None = None,
    steps: int = 0,
    prefix: str = "bench",
) -> list[PeoplesTable]:
    """Write tables of a game (or of every game in turn) into the database, each with some steps played at random."""
    games = game_ids() if name == EVERY_GAME else (name,)

    async def write() -> list[PeoplesTable]:
        tables: list[PeoplesTable] = []
        async with open_store(database or data) as store:
            for first in range(0, count, AT_ONCE):
                numbers = range(first, min(first + AT_ONCE, count))
                tables += await asyncio.gather(
                    *[
                        write_table(store, games[number % len(games)], f"{prefix}{number}", players, steps)
                        for number in numbers
                    ]
                )
        return tables

    return asyncio.run(write())
