"""`make bench ARGS="load peak"`: what a server bears, measured by clients on the same machine.

It starts servers of its own on 127.0.0.1, with tables in a temporary folder below .build (or in a PostgreSQL
of its own) and with limits that refuse nobody, and ends them again.
"""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from statistics import quantiles
from typing import NamedTuple

import click
import uvloop

from bench.crowd import Party, Sitter
from bench.world import EVERY_GAME, MEGABYTE, databases, prepare, processor_seconds, server_for
from schatzkiste.cli.output import print_table
from schatzkiste.games import game_ids
from schatzkiste.server.serve import allow_many_files
from tests.server.clients import Server
from tests.server.people import PeoplesTable

COMING_AT_ONCE = 50
"""How many clients connect at a time, unless all are to come at once."""
OPEN = ("schatzinsel", "silver_gold", "tobago")
"""The games in which spectators notice every step."""

postgres = click.option("--postgres", is_flag=True, help="In a PostgreSQL of its own, in place of SQLite.")
seconds = click.option(
    "--seconds", type=click.FloatRange(1, 600), default=20, show_default=True, help="For how long it is measured."
)


class Figure(NamedTuple):
    """Something measured, and what it should be."""

    what: str
    value: str
    goal: str = ""


def of_game(default: str, *games: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """The option that chooses a game, of all or of some."""
    choice = click.Choice(games or [*game_ids(), EVERY_GAME])
    return click.option("--game", "name", type=choice, default=default, show_default=True)


def how_many(what: str, default: int, most: int) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """An option for a number of things."""
    return click.option(f"--{what}", type=click.IntRange(1, most), default=default, show_default=True)


@click.group()
def main() -> None:
    """Measure what a server bears. The machine's load counts: it is printed with the figures."""
    allow_many_files()


def report(figures: list[Figure]) -> None:
    """Print what was measured, and how busy the machine was."""
    loads = ", ".join(f"{load:.1f}" for load in os.getloadavg())
    print_table(("what", "measured", "goal"), figures, numbers_from=1)
    click.echo(f"{os.cpu_count()} cores, clients included; load average {loads}")


def waits(what: str, found: list[float], goal: str = "") -> list[Figure]:
    """How long clients waited, in milliseconds; the goal is that of the last hundredth."""
    hundredths = [1000 * wait for wait in quantiles(found, n=100, method="inclusive")]
    return [
        Figure(f"{what}, half within", f"{hundredths[49]:.1f} ms"),
        Figure(f"{what}, 95 % within", f"{hundredths[94]:.1f} ms"),
        Figure(f"{what}, 99 % within", f"{hundredths[98]:.1f} ms", goal),
        Figure(f"{what}, longest", f"{1000 * max(found):.1f} ms"),
    ]


def note(found: list[float], wait: float | None) -> None:
    """Note a wait that ended with what was waited for."""
    if wait is not None:
        found.append(wait)


async def gather_some(coming: list[Callable[[], Awaitable[object]]]) -> None:
    """Do all of it, a few at a time."""
    for first in range(0, len(coming), COMING_AT_ONCE):
        await asyncio.gather(*[come() for come in coming[first : first + COMING_AT_ONCE]])


@main.command()
@of_game("silver_gold")
@how_many("players", 1, 6)
@how_many("tables", 64, 1000)
@seconds
@postgres
def peak(name: str, players: int, tables: int, seconds: float, postgres: bool) -> None:
    """As many actions as it takes: at each table somebody acts as soon as the action before was seen."""
    spare = tables + int(seconds * 100)
    with databases(postgres) as (data, database):
        prepared = prepare(data, database, name, spare, players)
        with server_for(data, database) as server:
            report(uvloop.run(measure_peak(server, prepared, tables, seconds)))


async def measure_peak(server: Server, prepared: list[PeoplesTable], tables: int, seconds: float) -> list[Figure]:
    """Play at so many tables at once; where a game ends the next begins."""
    left = iter(prepared)
    parties = [Party(next(left)) for _ in range(tables)]
    await gather_some([lambda party=party: party.come(server.port) for party in parties])  # type: ignore[misc]
    found: list[float] = []
    used, own, began = processor_seconds(server.process.pid), time.process_time(), time.perf_counter()

    async def play(party: Party) -> None:
        while time.perf_counter() < began + seconds:
            if party.is_over:
                party.leave()
                party = await Party(next(left)).come(server.port)
            note(found, await party.act())

    await asyncio.gather(*[play(party) for party in parties])
    passed = time.perf_counter() - began
    used, own = processor_seconds(server.process.pid) - used, time.process_time() - own
    return [
        Figure("actions a second", f"{len(found) / passed:,.0f}", "1,200"),
        Figure("server's processor time for each", f"{1000 * used / len(found):.2f} ms"),
        Figure("clients' processor time for each", f"{1000 * own / len(found):.2f} ms"),
        *waits("answer", found),
    ]


@main.command()
@of_game(EVERY_GAME)
@how_many("tables", 500, 2000)
@how_many("players", 4, 6)
@how_many("every", 2, 60)
@seconds
@postgres
def tables(name: str, tables: int, players: int, every: int, seconds: float, postgres: bool) -> None:
    """Many tables with people on all seats, and one action at each EVERY so many seconds."""
    with databases(postgres) as (data, database):
        prepared = prepare(data, database, name, tables, players, steps=10)
        with server_for(data, database) as server:
            report(uvloop.run(measure_tables(server, prepared, every, seconds)))


async def measure_tables(server: Server, prepared: list[PeoplesTable], every: float, seconds: float) -> list[Figure]:
    """Act at each table in its turn; waiting counts from when the action was due."""
    parties = [Party(each) for each in prepared]
    await gather_some([lambda party=party: party.come(server.port) for party in parties])  # type: ignore[misc]
    found: list[float] = []
    used, began = processor_seconds(server.process.pid), time.perf_counter() + 0.5

    async def play(party: Party, due: float) -> None:
        while due < began + seconds and not party.is_over:
            await asyncio.sleep(due - time.perf_counter())
            note(found, await party.act(since=due))
            due += every

    await asyncio.gather(*[play(party, began + every * place / len(parties)) for place, party in enumerate(parties)])
    used, passed = processor_seconds(server.process.pid) - used, time.perf_counter() - began
    return [
        Figure("connections", f"{sum(len(party.sitters) for party in parties):,}"),
        Figure("actions a second", f"{len(found) / passed:,.0f}"),
        Figure("server's processor time for each", f"{1000 * used / len(found):.2f} ms"),
        Figure("server's processor", f"{100 * used / passed:.0f} %"),
        Figure("server's memory", f"{server.memory / MEGABYTE:,.0f} MB"),
        *waits("answer", found, "100 ms"),
    ]


@main.command()
@of_game("tobago", *OPEN)
@how_many("spectators", 3000, 10000)
@how_many("actions", 30, 200)
@postgres
def spectators(name: str, spectators: int, actions: int, postgres: bool) -> None:
    """One table that many watch: what an action costs."""
    with databases(postgres) as (data, database):
        [prepared] = prepare(data, database, name, 1, steps=10)
        with server_for(data, database) as server:
            report(uvloop.run(measure_spectators(server, prepared, spectators, actions)))


async def measure_spectators(server: Server, prepared: PeoplesTable, count: int, actions: int) -> list[Figure]:
    """Act, and wait until everybody has seen it."""
    before = server.memory
    party = await Party(prepared).come(server.port)
    changed = asyncio.Event()
    crowd = [Sitter(None, changed) for _ in range(count)]
    await gather_some([lambda sitter=sitter: sitter.come(server.port, prepared.id) for sitter in crowd])  # type: ignore[misc]
    memory = server.memory - before
    actor: list[float] = []
    last: list[float] = []
    used = processor_seconds(server.process.pid)
    for _ in range(actions):
        known = crowd[0].told.seq
        began = time.perf_counter()
        note(actor, await party.act())
        for sitter in crowd:
            await sitter.wait_for_update(known)
        last.append(max(sitter.told_at for sitter in crowd) - began)
    used = processor_seconds(server.process.pid) - used
    return [
        Figure("server's memory for a spectator", f"{memory / count / 1000:.1f} kB"),
        Figure("server's processor time for an action", f"{1000 * used / actions:.1f} ms", "50 ms"),
        *waits("who acted", actor, "50 ms"),
        *waits("last spectator", last),
    ]


@main.command()
@of_game(EVERY_GAME)
@how_many("tables", 400, 2000)
@how_many("steps", 60, 300)
@postgres
def opening(name: str, tables: int, steps: int, postgres: bool) -> None:
    """Many tables, some way into their games, that are opened at once after a restart."""
    with databases(postgres) as (data, database):
        prepared = prepare(data, database, name, tables, steps=steps)
        with server_for(data, database) as server:
            used = processor_seconds(server.process.pid)
            found = uvloop.run(measure_opening(server, prepared))
            used = processor_seconds(server.process.pid) - used
            each = Figure("server's processor time for each", f"{1000 * used / tables:.1f} ms")
            report([each, *waits("table opened", found, "2,000 ms")])


async def measure_opening(server: Server, prepared: list[PeoplesTable]) -> list[float]:
    """Everyone connects at the same moment and waits for the first update."""
    began = time.perf_counter()
    sitters = [Sitter(each.keys[0], asyncio.Event()) for each in prepared]
    await asyncio.gather(*[sitter.come(server.port, each.id) for sitter, each in zip(sitters, prepared, strict=True)])
    return [sitter.told_at - began for sitter in sitters]


@main.command()
@of_game(EVERY_GAME)
@how_many("tables", 100, 100)
@how_many("steps", 60, 300)
@how_many("requests", 50, 1000)
@postgres
def mine(name: str, tables: int, steps: int, requests: int, postgres: bool) -> None:
    """The list of somebody's games, beginning with a server that has opened none."""
    with databases(postgres) as (data, database):
        prepared = prepare(data, database, name, tables, steps=steps)
        keys = [{"table": each.id, "key": each.keys[0]} for each in prepared]
        with server_for(data, database) as server:
            found, used = [], processor_seconds(server.process.pid)
            for _ in range(requests):
                began = time.perf_counter()
                assert len(server.http.post("/api/mine", json=keys).json()) == tables
                found.append(time.perf_counter() - began)
            first = Figure("first list", f"{1000 * found[0]:.1f} ms", "100 ms")
            used = processor_seconds(server.process.pid) - used
            each = Figure("server's processor time for each", f"{1000 * used / requests:.1f} ms")
            report([first, each, *waits("list", found, "100 ms")])


if __name__ == "__main__":
    main()
