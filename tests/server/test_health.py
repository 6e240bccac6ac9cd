"""Whoever watches over the server hears whether the database answers."""

import asyncio
import sqlite3
from pathlib import Path

from schatzkiste.server.health import Health
from schatzkiste.server.pool import WorkerPool
from schatzkiste.server.store.opening import open_store
from schatzkiste.server.store.sqlite_file import FILE_NAME


def test_a_database_that_does_not_answer_is_told(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_store(tmp_path) as store:
            health = Health(store, WorkerPool())
            assert (await health.look())[0]
            with sqlite3.connect(tmp_path / FILE_NAME) as other:
                other.execute("DROP TABLE tables")
            is_well, info = await health.look()
            assert (is_well, info.status, info.database) == (False, "trouble", False)

    asyncio.run(run())
