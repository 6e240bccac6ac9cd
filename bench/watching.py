"""Many games of unruly people, of which a watcher reads every byte."""

import asyncio
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

import click

from bench.load import Figure, report
from bench.world import databases, server_for
from schatzkiste.games import game_ids
from tests.server.unruly import BRISK, UNHURRIED, Company
from tests.server.watcher import watch


@click.command()
@click.argument("names", nargs=-1, metavar="[GAME]...")
@click.option("--games", type=click.IntRange(1, 10_000), default=100, show_default=True, help="Of each kind.")
@click.option("--first", type=click.IntRange(0), default=0, help="Go on after so many.")
@click.option("--at-once", type=click.IntRange(1, 50), default=4, show_default=True)
@click.option("--one-in", type=click.IntRange(1), default=3, show_default=True, help="Deal worlds so often.")
def watcher(names: tuple[str, ...], games: int, first: int, at_once: int, one_in: int) -> None:
    """Record every byte to every seat and spectator; ends with an error if one tells what its reader may not know."""
    for name in names or game_ids():
        counts: Counter[str] = Counter()
        drops = 0
        for start in range(first, first + games, at_once):
            numbers = range(start, min(start + at_once, first + games))
            with databases(postgres=False) as (data, _):
                with server_for(data, None, BRISK, **UNHURRIED) as server, ThreadPoolExecutor(at_once) as pool:
                    companies = [Company(server, name, number, window=number % 2) for number in numbers]
                    list(pool.map(Company.play, companies))
                counts += asyncio.run(watch(data, companies, one_in))
                drops += sum(company.drops.total() for company in companies)
        click.echo(name)
        report([Figure(what, f"{count:,}") for what, count in sorted(counts.items())] + [Figure("drops", f"{drops:,}")])


if __name__ == "__main__":
    watcher()
