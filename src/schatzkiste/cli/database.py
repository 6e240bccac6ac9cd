"""`schatzkiste database`: looking after the tables of a server."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, TypeVar

import click

from schatzkiste.cli.arguments import FILE
from schatzkiste.cli.progress import progress

if TYPE_CHECKING:
    from schatzkiste.server.store.address import Address
    from schatzkiste.server.store.copying import Show

MOST_FINDINGS = 20

Answer = TypeVar("Answer")

database_option = click.option(
    "--database",
    metavar="FOLDER|URL",
    default="data",
    show_default=True,
    help="A server's data folder, sqlite:///FILE or postgresql://USER@HOST/NAME.",
)


@click.group("database")
def command() -> None:
    """Look after the tables of a server: bring up to date, check, back up, move.

    The password for PostgreSQL is better kept in PGPASSWORD or ~/.pgpass than in the URL.

    \b
    Examples:
      schatzkiste database backup tables-monday.sqlite3
      schatzkiste database export tables.jsonl.gz
      schatzkiste database import tables.jsonl.gz --database postgresql://chest@localhost/chest
    """


@command.command("upgrade")
@database_option
def upgrade(database: str) -> None:
    """Bring a database to the version of this Schatzkiste, or make it; serve does so by itself.

    \b
    Examples:
      schatzkiste database upgrade
      schatzkiste database upgrade --database postgresql://chest@localhost/chest
    """
    address = found(database)
    had, newest = asked(store("opening").upgrade, address), store("migrating").newest_version()
    was = "already" if had == newest else "now, and was new" if had is None else f"now, and was {had}"
    click.echo(f"{address}: version {newest} {was}")


@command.command("check")
@database_option
def check(database: str) -> int:
    """Check a database: the file itself, and whether every table and every entry can be read.

    A server may use it meanwhile. The exit code is 1 if something is wrong.

    \b
    Examples:
      schatzkiste database check
      schatzkiste database check --database sqlite:///tables-monday.sqlite3
    """
    address = found(database)
    with shown("tables and entries") as show:
        findings, counts = run(store("checking").check(address, show))
    for finding in findings[:MOST_FINDINGS]:
        click.echo(f"{address}: {finding}")
    if len(findings) > MOST_FINDINGS:
        click.echo(f"{address}: and {len(findings) - MOST_FINDINGS:,} more")
    if findings:
        click.echo(f"{address}: damaged; restore a backup with: schatzkiste database restore")
        return 1
    click.echo(f"{address}: ok, {counts}")
    return 0


@command.command("export")
@click.argument("file", type=FILE)
@database_option
def export(file: Path, database: str) -> None:
    """Write all tables into a new FILE of JSON lines, compressed if its name ends in .gz.

    A server may use the database meanwhile: the file holds one moment of it. It also holds the seeds of games under
    way, so only its owner may read it.

    \b
    Examples:
      schatzkiste database export tables.jsonl.gz
      schatzkiste database export tables.jsonl --database postgresql://chest@localhost/chest
    """

    async def work(show: "Show") -> object:
        async with store("backup").source_of(found(database)) as source:
            return await store("lines").write_lines(source, file, show)

    with shown("tables and entries") as show:
        counts = run(work(show))
    click.echo(f"{file}: {counts}")


@command.command("import")
@click.argument("file", type=FILE)
@database_option
def import_(file: Path, database: str) -> None:
    """Read all tables from a FILE that export wrote, into a database without tables: all of them or none.

    \b
    Examples:
      schatzkiste database import tables.jsonl.gz --database postgresql://chest@localhost/chest
      schatzkiste database import tables.jsonl --database club
    """
    address = found(database)

    async def work(show: "Show") -> object:
        async with store("lines").LinesSource(file) as source:
            return await store("backup").fill(address, source, show)

    with shown("tables and entries") as show:
        counts = run(work(show))
    click.echo(f"{address}: {counts}")


@command.command("backup")
@click.argument("file", type=FILE)
@database_option
def backup(file: Path, database: str) -> None:
    """Copy a database, also of a running server, into a new FILE.

    The copy of a file of SQLite is a file of SQLite; of PostgreSQL it is what export writes.

    \b
    Examples:
      schatzkiste database backup tables-monday.sqlite3
      schatzkiste database backup tables-monday.jsonl.gz --database postgresql://chest@localhost/chest
    """
    address = found(database)
    with shown("parts") as show:
        run(store("backup").back_up(address, file, show))
    click.echo(f"{file}: {file.stat().st_size / 1000:,.0f} kB")


@command.command("restore")
@click.argument("file", type=FILE)
@database_option
def restore(file: Path, database: str) -> None:
    """Go back to a FILE that backup or export wrote; no server may run.

    A file of SQLite that is there already is kept under another name. A database of PostgreSQL must have no tables.

    \b
    Examples:
      schatzkiste database restore tables-monday.sqlite3
      schatzkiste database restore tables-monday.jsonl.gz --database postgresql://chest@localhost/chest
    """
    address = found(database)
    with shown("parts") as show:
        kept = run(store("backup").restore(address, file, show))
    click.echo(f"{address}: restored{'' if kept is None else f'; what was there is kept in {kept}'}")


def store(module: str) -> ModuleType:
    """A module of the server's store, or a sentence that its packages are missing."""
    try:
        return import_module(f"schatzkiste.server.store.{module}".rstrip("."))
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("schatzkiste"):
            raise
        raise click.ClickException(
            f"the server needs the package {error.name}; install it with: pip install 'schatzkiste[server]'"
        ) from error


def found(database: str) -> "Address":
    """What the option means."""
    address: Address = asked(store("address").address_of, database)
    return address


def asked(ask: Callable[..., Answer], *arguments: object) -> Answer:
    """The answer, or the sentence why there is none."""
    try:
        return ask(*arguments)
    except store("").UnusableDatabase as error:
        raise click.ClickException(str(error)) from error


def run(work: Coroutine[object, object, Answer]) -> Answer:
    """What the work gives, or the sentence why it cannot be done."""
    answer: Answer = asked(asyncio.run, work)
    return answer


@contextmanager
def shown(what: str) -> Iterator["Show"]:
    """Shows how far the work has come as soon as it says how much there is to do."""
    with ExitStack() as stack:
        bars: list[Callable[[int], None]] = []

        def show(done: int, total: int) -> None:
            if not bars:
                bars.append(stack.enter_context(progress(what, total)))
            bars[0](done)

        yield show
