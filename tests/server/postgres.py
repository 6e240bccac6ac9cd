"""A PostgreSQL of the tests' own: a fresh cluster in a temporary folder, and a fresh database for each test."""

import os
import pwd
import secrets
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import asyncpg

from schatzkiste.server.store.address import PostgresAddress
from schatzkiste.server.store.postgres_database import migrate
from schatzkiste.server.store.session import run_apart
from tools.debian import postgres_programs

PORTS = range(20000, 32000)  # below those that connections take
ATTEMPTS = 5
SETTINGS = ("fsync=off", "full_page_writes=off", "shared_buffers=16MB", "listen_addresses=127.0.0.1")


class Cluster:
    """A server of PostgreSQL that runs until it is closed; unless told otherwise it does not wait for the disk."""

    def __init__(self, settings: Sequence[str] = SETTINGS) -> None:
        self._settings = settings
        programs = postgres_programs()
        assert programs is not None, "PostgreSQL is not installed"
        self._control = programs / "pg_ctl"
        self._folder = Path(tempfile.mkdtemp(prefix="schatzkiste-postgres-"))
        self._user = "postgres" if os.geteuid() == 0 else None  # it refuses to run as root
        if self._user:
            os.chown(self._folder, pwd.getpwnam(self._user).pw_uid, -1)
        self._data = self._folder / "data"
        options = ("-U", "tester", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        self._run(programs / "initdb", "-D", self._data, *options)
        self.start()
        self.execute("CREATE DATABASE template_of_tests", "postgres")
        migrate(PostgresAddress(self.url("template_of_tests")))

    def start(self) -> None:
        """Run on a free port."""
        for attempt in range(1, ATTEMPTS + 1):
            self.port = free_port()
            settings = " ".join(
                f"-c {setting}" for setting in (*self._settings, f"unix_socket_directories={self._folder}")
            )
            try:
                self._run(
                    self._control, "-D", self._data, "-w", "-l", self._folder / "log",
                    "-o", f"-p {self.port} {settings}", "start",
                )  # fmt: skip
                return
            except subprocess.CalledProcessError:
                if attempt == ATTEMPTS:
                    raise

    def close(self) -> None:
        """End it and leave nothing behind."""
        self._run(self._control, "-D", self._data, "-m", "immediate", "stop")
        shutil.rmtree(self._folder)

    def url(self, database: str) -> str:
        """The address of a database."""
        return f"postgresql://tester@127.0.0.1:{self.port}/{database}"

    def make_database(self, template: str = "template_of_tests") -> str:
        """The name of a fresh database; of the newest version unless another template is named."""
        name = f"test_{secrets.token_hex(6)}"
        self.execute(f"CREATE DATABASE {name} TEMPLATE {template}", "postgres")
        return name

    def drop_database(self, name: str) -> None:
        """Remove a database, whoever is connected."""
        self.execute(f"DROP DATABASE {name} WITH (FORCE)", "postgres")

    def execute(self, statement: str, database: str) -> list[tuple[Any, ...]]:
        """The rows that a statement gives."""
        return run_apart(execute(self.url(database), statement))

    def _run(self, *command: str | Path) -> None:
        subprocess.run(
            command, check=True, user=self._user, cwd="/", stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL
        )


async def execute(url: str, statement: str) -> list[tuple[Any, ...]]:
    """The rows that a statement gives, on a connection of its own."""
    connection = await asyncpg.connect(url)
    try:
        return [tuple(row) for row in await connection.fetch(statement)]
    finally:
        await connection.close()


def free_port() -> int:
    """A port that nobody uses at the moment."""
    while True:
        port = PORTS[secrets.randbelow(len(PORTS))]
        with socket.socket() as trial:
            try:
                trial.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port
