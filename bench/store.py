"""`make bench ARGS=store`: how many entries a second a database takes when many tables append at once."""

import asyncio
import tempfile
import time
from statistics import quantiles

import click

from schatzkiste.cli.output import print_table
from schatzkiste.server.store import Store
from schatzkiste.server.store.opening import open_store
from schatzkiste.server.stored import ActionEntry, SeatSummary, StoredSeat, StoredSummary, TableSetup

SEATS = [StoredSeat("Jim", key_hash="0" * 64), StoredSeat(bot="helmsman"), StoredSeat(bot="random")]
SUMMARY = StoredSummary(1.5, False, True, [SeatSummary(True, 1.5)] * len(SEATS), [], [])


@click.command()
@click.option("--database", metavar="FOLDER|URL", help="An empty database; else a fresh one of SQLite.")
@click.option("--tables", "counts", type=int, multiple=True, default=(1, 16, 128), help="How many tables at once.")
@click.option("--entries", type=click.IntRange(1), default=50, show_default=True, help="How many at each table.")
@click.option("--repeats", type=click.IntRange(1), default=3, show_default=True, help="How often each is measured.")
def main(database: str | None, counts: tuple[int, ...], entries: int, repeats: int) -> None:
    """Measure appending, and print entries a second and how long one takes."""
    with tempfile.TemporaryDirectory(dir=".") as folder:
        rows = asyncio.run(measure(database or folder, counts, entries, repeats))
    print_table(("tables", "entries/s", "median ms", "99 % within ms"), rows, numbers_from=0)


async def measure(database: str, counts: tuple[int, ...], entries: int, repeats: int) -> list[tuple[str, ...]]:
    """A line for each number of tables and repeat."""
    rows: list[tuple[str, ...]] = []
    async with open_store(database) as store:
        for repeat in range(repeats):
            for count in counts:
                tables = [f"{repeat}-{count}-{number}" for number in range(count)]
                for table in tables:
                    await store.add_table(TableSetup(table, "tobago", 1, len(SEATS), {}, "5eed", SEATS, 1.5), SUMMARY)
                started = time.perf_counter()
                played = await asyncio.gather(*[play(store, table, entries) for table in tables])
                waits = [wait for each in played for wait in each]
                rate = len(waits) / (time.perf_counter() - started)
                hundredths = quantiles(waits, n=100)
                rows.append((str(count), f"{rate:,.0f}", f"{hundredths[49]:.1f}", f"{hundredths[98]:.1f}"))
                for table in tables:
                    await store.remove(table)
    return rows


async def play(store: Store, table: str, entries: int) -> list[float]:
    """Append one entry after another, and tell how many milliseconds each took."""
    waits = []
    for seq in range(entries):
        started = time.perf_counter()
        assert await store.append(table, seq, ActionEntry(0, "drive g7", started), SUMMARY)
        waits.append(1000 * (time.perf_counter() - started))
    return waits


if __name__ == "__main__":
    main()
