"""How the server is, for whoever watches over it: whether the database answers and bots can think."""

import asyncio
import logging

from litestar import Response, get
from litestar.di import NamedDependency
from msgspec import Struct

from schatzkiste.server.pool import PoolHealth, WorkerPool
from schatzkiste.server.store import Store

logger = logging.getLogger(__name__)

ANSWER_WITHIN = 5.0
WELL, UNWELL = 200, 503
NO_STORE = {"cache-control": "no-store"}


class HealthInfo(Struct):
    """What is well, and the workers in numbers."""

    status: str
    database: bool
    workers: PoolHealth


class Health:
    """Looks after the database and the workers."""

    def __init__(self, store: Store, pool: WorkerPool) -> None:
        self._store = store
        self._pool = pool

    async def look(self) -> tuple[bool, HealthInfo]:
        """Whether all is well, and what is."""
        workers = self._pool.health()
        database = await self._database_answers()
        is_well = database and workers.is_well
        return is_well, HealthInfo("ok" if is_well else "trouble", database, workers)

    async def _database_answers(self) -> bool:
        try:
            async with asyncio.timeout(ANSWER_WITHIN):
                await self._store.check()
        except Exception:  # whatever it is, the database cannot be used
            logger.exception("the database does not answer")
            return False
        return True


@get("/healthz")
async def healthz(health: NamedDependency[Health]) -> Response[HealthInfo]:
    """How the server is: 503 when the database does not answer, or nobody can think for the bots."""
    is_well, info = await health.look()
    return Response(info, status_code=WELL if is_well else UNWELL, headers=NO_STORE)
