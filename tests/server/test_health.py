"""Whoever watches over the server hears whether the database answers."""

import asyncio
import shutil
from pathlib import Path

from schatzkiste.server.database import open_database
from schatzkiste.server.health import Health
from schatzkiste.server.pool import WorkerPool
from schatzkiste.server.store import Store


def test_a_database_that_does_not_answer_is_told(tmp_path: Path) -> None:
    async def run() -> None:
        engine = open_database(tmp_path / "data")
        async with Store(engine) as store:
            health = Health(store, WorkerPool())
            assert (await health.look())[0]
            await engine.dispose()
            shutil.rmtree(tmp_path / "data")
            is_well, info = await health.look()
            assert (is_well, info.status, info.database) == (False, "trouble", False)

    asyncio.run(run())
