"""`make bench ARGS="faults kills"`: what goes wrong on real machines, done on purpose to servers of our own.

Each command ends with an error if something that was accepted is lost, done twice or no longer goes on.
"""

import asyncio
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

import click
import msgspec
import uvloop
from websockets.exceptions import ConnectionClosed

from bench.crowd import Deed, Party, Sitter, StoodStill
from bench.gatherings import friends
from bench.load import OPEN, Figure, note, report, waits
from bench.watching import watcher
from bench.wire import Refused
from bench.world import MEGABYTE, databases, prepare, server_for
from schatzkiste.server.serve import allow_many_files
from schatzkiste.server.store.sqlite_file import FILE_NAME
from schatzkiste.server.stored import ActionEntry
from tests.server.clients import Client, Server
from tests.server.people import PeoplesTable
from tests.server.stores import by_hand

SETTLING = 0.5
"""How long another server may still be writing after one was killed."""
MOST_CHAOS = 1.0
PACE = 0.2
"""How many seconds lie between an action seen and the next, while others flood."""


@click.group()
def main() -> None:
    """Do harm to servers, and tell how they bear it."""
    allow_many_files()


@main.command()
@click.option("--times", type=click.IntRange(1, 5000), default=200, show_default=True)
@click.option("--tables", type=click.IntRange(1, 200), default=12, show_default=True)
@click.option("--postgres", is_flag=True, help="Two servers on a PostgreSQL, of which either is killed.")
def kills(times: int, tables: int, postgres: bool) -> None:
    """Kill a server with -9 at random moments; whatever people were told must be in the log exactly once."""
    with databases(postgres) as (data, database):
        each = -(-tables * (times + 1) // len(OPEN))  # all of them may come to an end between two kills
        kinds = [prepare(data, database, name, each, 2, prefix=f"{name}-") for name in OPEN]
        prepared = [table for tables_in_turn in zip(*kinds, strict=True) for table in tables_in_turn]
        uvloop.run(kill_again_and_again(data, database, prepared, times, tables))


async def kill_again_and_again(
    data: Path, database: str | None, prepared: list[PeoplesTable], times: int, tables: int
) -> None:
    """Play, kill, compare, start again."""
    left = iter(prepared)
    servers = [server_for(data.with_name(f"data{n}") if n else data, database) for n in range(2 if database else 1)]
    playing = {table.id: (table, list[Deed]()) for table in (next(left) for _ in range(tables))}
    accepted = doubtful = finished = 0
    chance = random.Random(1)
    try:
        for _ in range(times):
            ports = [server.port for server in servers]
            parties = {id: Party(table) for id, (table, _) in playing.items()}
            tasks = [asyncio.create_task(play_on(party, ports)) for party in parties.values()]
            await asyncio.sleep(0.2 + chance.random() * MOST_CHAOS)
            killed = chance.randrange(len(servers))
            servers[killed].kill()
            for task in tasks:
                task.cancel()
            results = await asyncio.gather(*tasks, return_exceptions=True)
            for wrong in results:
                if isinstance(wrong, Exception) and not isinstance(wrong, OSError):
                    raise wrong
            await asyncio.sleep(SETTLING if database else 0)
            for id, party in parties.items():
                table, known = playing[id]
                told = known + party.done
                found = log_of(data, database, id)
                if found not in (told, [*told, party.doing]):
                    sys.exit(f"table {id}: told {told[-3:]}, doing {party.doing}, but the log is {found[-4:]}")
                accepted += len(party.done)
                doubtful += len(found) - len(told)
                playing[id] = table, found
                if party.is_over:
                    finished += 1
                    del playing[id]
                    fresh = next(left)
                    playing[fresh.id] = fresh, []
            servers[killed] = server_for(servers[killed].data, database)
    finally:
        for server in servers:
            server.kill()
    report(
        [
            Figure("kills", str(times)),
            Figure("actions accepted", f"{accepted:,}"),
            Figure("lost or done twice", "0", "0"),
            Figure("saved although the answer was cut off", str(doubtful)),
            Figure("games finished", str(finished)),
        ]
    )


async def play_on(party: Party, ports: list[int]) -> None:
    """Sit down at the servers in turn, and play until the game or a server ends."""
    await party.come(*ports)
    while not party.is_over:
        await party.act()


def log_of(data: Path, database: str | None, table: str) -> list[Deed]:
    """The actions that the database holds."""
    where = database or f"sqlite:///{data / FILE_NAME}"
    rows = by_hand(where, f"""SELECT entry FROM log WHERE "table" = '{table}' ORDER BY seq""")
    entries = [msgspec.json.decode(str(text), type=ActionEntry) for [text] in rows]
    return [Deed(entry.seat, entry.notation) for entry in entries]


@main.command()
@click.option("--seconds", type=click.FloatRange(2, 20), default=10, show_default=True)
@click.option("--spectators", type=click.IntRange(1, 250), default=200, show_default=True)
def hellos(seconds: float, spectators: int) -> None:
    """Spectators who come, say hello and go, as fast as the limits let them; somebody else wants to play meanwhile."""
    with databases(postgres=False) as (data, _):
        quiet, watched = prepare(data, None, "tobago", 2, 2)
        with Server(data, log_level="error") as server:
            uvloop.run(flood_with_hellos(server, quiet, watched, spectators, seconds))


async def flood_with_hellos(
    server: Server, quiet: PeoplesTable, watched: PeoplesTable, spectators: int, seconds: float
) -> None:
    """Measure how long an action takes at another table, before and meanwhile."""
    party = await Party(quiet).come(server.port)
    said = 0

    async def act_for(seconds: float) -> list[float]:
        found: list[float] = []
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            assert not party.is_over, "the game was too short"
            note(found, await party.act())
            await asyncio.sleep(PACE)
        return found

    async def come_and_go() -> None:
        nonlocal said
        while True:
            sitter = Sitter(None, asyncio.Event())
            with suppress(Refused, OSError, StoodStill):
                await sitter.come(server.port, watched.id)
                said += 1
                sitter.wire.close()
            await asyncio.sleep(0.05)

    before = await act_for(seconds / 2)
    crowd = [asyncio.create_task(come_and_go()) for _ in range(spectators)]
    meanwhile = await act_for(seconds)
    for task in crowd:
        task.cancel()
    await asyncio.gather(*crowd, return_exceptions=True)
    report(
        [
            Figure("hellos answered a second", f"{said / seconds:,.0f}"),
            *waits("action before", before),
            *waits("action meanwhile", meanwhile),
        ]
    )


@main.command()
@click.option("--messages", type=click.IntRange(1, 200_000), default=20_000, show_default=True)
def hostile(messages: int) -> None:
    """Messages of every wrong kind; the server must live on, and take no more memory than before."""
    kinds: list[str | bytes] = [
        "", "null", "[]", "{}", "{", "\x00", "[" * 2000, '{"type":"hello"', '{"type":"hello","since":-1}',
        '{"type":"hello","key":5}', '{"type":"hello","key":"no"}', '{"type":"act"}', '{"type":"act","action":7}',
        '{"type":"act","action":"end","seq":1e99}', '{"type":"act","action":"end","seq":99999999999999999999}',
        '{"type":"act","action":"\\ud800","seq":0}', '{"type":"why","action":"' + "x" * 4000 + '"}',
        '{"type":"undo","seq":-5}', '{"type":"undo","seq":0,"more":1}', "x" * 5000, b"\x00\xff", b"", "\u202e" * 50,
    ]  # fmt: skip
    with databases(postgres=False) as (data, _):
        [table] = prepare(data, None, "schatzinsel", 1, 2)
        with server_for(data, None) as server:
            before = server.memory
            sent = connections = 0
            while sent < messages:
                connections += 1
                with suppress(ConnectionClosed), server.visit(table.id) as client:
                    if connections % 2:
                        client.send(type="hello", key=table.keys[0])
                    for number in range(500):
                        client.connection.send(kinds[(sent + number) % len(kinds)])
                        client.connection.recv(5)
                        sent += 1
            after = server.memory
            with server.visit(table.id) as client:
                assert sits_well(client, table)
    report(
        [
            Figure("messages", f"{sent:,}"),
            Figure("memory before", f"{before / MEGABYTE:.1f} MB"),
            Figure("memory after", f"{after / MEGABYTE:.1f} MB"),
        ]
    )


def sits_well(client: Client, table: PeoplesTable) -> bool:
    """Whether somebody can still sit down."""
    client.send(type="hello", key=table.keys[0])
    return client.update().seat == 0


@main.command()
@click.option("--megabytes", type=click.IntRange(1, 1000), default=100, show_default=True)
def headers(megabytes: int) -> None:
    """Requests with endless headers, one connection after another."""
    with databases(postgres=False) as (data, _), Server(data, log_level="error", limit_address_bytes=1e12) as server:
        before, sent, connections = server.memory, 0, 0
        line = b"x-nothing: " + b"y" * 1000 + b"\r\n"
        while sent < megabytes * MEGABYTE:
            connections += 1
            with socket.create_connection(("127.0.0.1", server.port), 5) as talking, suppress(OSError):
                talking.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
                for _ in range(10_000):
                    talking.sendall(line * 10)
                    sent += 10 * len(line)
        assert server.http.get("/api/health").status_code == 200
        report(
            [
                Figure("headers sent", f"{sent / MEGABYTE:.0f} MB on {connections:,} connections"),
                Figure("memory before", f"{before / MEGABYTE:.1f} MB"),
                Figure("memory after", f"{server.memory / MEGABYTE:.1f} MB"),
            ]
        )


@main.command()
@click.option("--kilobytes", type=click.IntRange(300, 100_000), default=1500, show_default=True)
def disk(kilobytes: int) -> None:
    """A disk that fills up and has room again: a small file system in memory, which only root can make."""
    if os.geteuid() != 0:
        sys.exit("only root can mount a file system")
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={kilobytes}k", "tmpfs", folder], check=True)
        try:
            fill_and_free(Path(folder))
        finally:
            subprocess.run(["umount", "--lazy", folder], check=True)


def fill_and_free(folder: Path) -> None:
    """Play, fill the disk, be refused, free it, play on."""
    data = folder / "data"
    [table] = prepare(data, None, "tobago", 1, 2)
    with server_for(data, None, log_level="error") as server:
        party = Party(table)

        async def play() -> list[Figure]:
            await party.come(server.port)
            for _ in range(20):
                await party.act()
            filler = folder / "filler"
            with suppress(OSError), filler.open("wb", buffering=0) as file:
                while True:
                    file.write(bytes(4096))
            refused = 0
            before = len(party.done)
            for _ in range(2000):
                if await party.act() is None:
                    refused += 1
                    if refused == 5:
                        break
                    await party.update_again(server.port)
            assert refused, "the disk was never full"
            saved = len(party.done) - before
            filler.unlink()
            await party.update_again(server.port)
            for _ in range(20):
                assert await party.act() is not None
            return [
                Figure("saved after the disk was full", str(saved)),
                Figure("refused while it was full", str(refused)),
                Figure("saved after there was room", "20"),
            ]

        figures = uvloop.run(play())
    assert log_of(data, None, table.id) == party.done
    report([*figures, Figure("lost or done twice", "0", "0")])


main.add_command(friends)
main.add_command(watcher)

if __name__ == "__main__":
    main()
