"""Connections to PostgreSQL, the only place that knows asyncpg: made when needed, made again when lost."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

import asyncpg

from schatzkiste.server.store import UnusableDatabase
from schatzkiste.server.store.address import PostgresAddress
from schatzkiste.server.store.rows import Row
from schatzkiste.server.store.statements import Statement

DATABASE_ERRORS: Final = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
"""Whatever a database that is away, or does not take something, raises."""
ANSWER_WITHIN: Final = 10.0
MOST_READERS: Final = 4
SETTINGS: Final = {"application_name": "schatzkiste", "synchronous_commit": "on"}

Answer = TypeVar("Answer")


async def connect(address: PostgresAddress, patient: bool = False) -> Any:  # noqa: ANN401
    """A connection on which whatever was committed survives a crash; a patient one waits for long statements."""
    return await asyncpg.connect(
        address.url,
        timeout=ANSWER_WITHIN,
        command_timeout=None if patient else ANSWER_WITHIN,
        server_settings=SETTINGS,
    )


class Session:
    """One connection for one user, made again when it was lost."""

    def __init__(self, address: PostgresAddress) -> None:
        self._address = address
        self._connection: Any = None

    @property
    def process(self) -> int:
        """The process of the database at the other end; 0 while there is none."""
        return 0 if self._connection is None or self.is_lost else int(self._connection.get_server_pid())

    @property
    def is_lost(self) -> bool:
        """Whether the connection that there was has ended."""
        return self._connection is not None and bool(self._connection.is_closed())

    async def fetch(self, statement: Statement, **values: object) -> list[Row]:
        """The rows that a statement gives."""
        if self._connection is None or self.is_lost:
            self._connection = await connect(self._address)
        try:
            return list(await self._connection.fetch(statement.text, *statement.values(**values)))
        except asyncpg.InternalClientError as error:  # the connection was lost at an awkward moment
            self._connection.terminate()
            raise ConnectionError(str(error)) from error

    async def listen(self, channel: str, hear: Callable[[int, str], None], lost: Callable[[], None]) -> None:
        """Hear what is told on the channel, with the process that tells it, until the connection is lost."""
        self._connection = await connect(self._address)
        self._connection.add_termination_listener(lambda _: lost())
        await self._connection.add_listener(channel, lambda _connection, teller, _channel, news: hear(teller, news))

    async def probe(self) -> None:
        """Raise unless the connection is alive."""
        await self._connection.fetchval("SELECT 1")

    async def close(self) -> None:
        """End the connection; one that does not answer is cut."""
        if self._connection is not None and not self.is_lost:
            try:
                await self._connection.close(timeout=1.0)
            except DATABASE_ERRORS:
                self._connection.terminate()


class Sessions:
    """A few connections that take turns."""

    def __init__(self, address: PostgresAddress) -> None:
        self._address = address

    async def open(self) -> None:
        """Connect."""
        self._pool = await asyncpg.create_pool(
            self._address.url,
            min_size=1,
            max_size=MOST_READERS,
            timeout=ANSWER_WITHIN,
            command_timeout=ANSWER_WITHIN,
            server_settings=SETTINGS,
        )

    async def close(self) -> None:
        """End the connections."""
        try:
            await asyncio.wait_for(self._pool.close(), ANSWER_WITHIN)
        except DATABASE_ERRORS:
            self._pool.terminate()

    async def fetch(self, statement: Statement, **values: object) -> list[Row]:
        """The rows that a statement gives."""
        return list(await self._pool.fetch(statement.text, *statement.values(**values)))

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Callable[..., Awaitable[list[Row]]]]:
        """A `fetch` whose statements count together or not at all."""
        async with self._pool.acquire() as connection, connection.transaction():

            async def fetch(statement: Statement, **values: object) -> list[Row]:
                return list(await connection.fetch(statement.text, *statement.values(**values)))

            yield fetch


def unusable(address: PostgresAddress, error: BaseException) -> UnusableDatabase:
    """The sentence for trouble with the database."""
    match error:
        case asyncpg.InvalidCatalogNameError():
            reason = "there is no such database; make it with createdb"
        case asyncpg.InvalidPasswordError() | asyncpg.InvalidAuthorizationSpecificationError():
            reason = f"{error}; check user and password"
        case TimeoutError():
            reason = "it does not answer"
        case OSError():
            reason = f"{(error.strerror or str(error)).lower()}; is PostgreSQL running there?"
        case _:
            reason = str(error)
    return UnusableDatabase(f"cannot use the database {address}: {' '.join(reason.split())}")


def run_apart(work: Coroutine[object, object, Answer]) -> Answer:
    """What the work gives; it gets an event loop of its own, whether one is running here or not."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()
