"""What Prometheus is told: how many, how fast, and what was refused."""

from collections.abc import Callable

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from schatzkiste.server.headers import NO_STORE
from schatzkiste.server.names import Networks
from schatzkiste.server.problems import RequestError
from schatzkiste.server.settings import ServerSettings

FORWARDED = "x-forwarded-for"
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
BATCHES = (1, 2, 4, 8, 16, 32, 64, 128, 256)


class Metrics:
    """Counts of one server; each part of it tells what happens there."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self._actions = Counter(
            "schatzkiste_actions", "Actions and undos of people, by what became of them.", ["answer"], registry=registry
        )
        self._action_seconds = Histogram(
            "schatzkiste_action_seconds", "From an action's arrival to its answer.", registry=registry, buckets=SECONDS
        )
        self._refused = Counter(
            "schatzkiste_refused", "Requests, messages and connections over a limit.", ["limit"], registry=registry
        )
        self._batches = Histogram(
            "schatzkiste_database_batch_entries",
            "Entries written by one commit.",
            registry=registry,
            buckets=BATCHES,
        )
        for answer in ("accepted", "refused"):
            self._actions.labels(answer)

    def action(self, accepted: bool, seconds: float) -> None:
        """Somebody acted or took something back, and has been answered."""
        self._actions.labels("accepted" if accepted else "refused").inc()
        self._action_seconds.observe(seconds)

    def refused(self, limit: str) -> None:
        """Somebody was over a limit."""
        self._refused.labels(limit).inc()

    def batch(self, entries: int) -> None:
        """The database took this many entries at once."""
        self._batches.observe(entries)

    def watch_connections(self, count: Callable[[], int]) -> None:
        """Ask here how many connections there are."""
        self._watch("schatzkiste_connections", "Open connections of all kinds.", count)

    def watch_sockets(self, count: Callable[[], int]) -> None:
        """Ask here how many live connections to tables there are."""
        self._watch("schatzkiste_sockets", "Live connections to tables.", count)

    def watch_tables(self, count: Callable[[], int]) -> None:
        """Ask here how many tables are in memory."""
        self._watch("schatzkiste_tables", "Tables in memory.", count)

    def watch_waiting_bots(self, count: Callable[[], int]) -> None:
        """Ask here how many decisions wait for a free worker."""
        self._watch("schatzkiste_bots_waiting", "Decisions of bots that wait for a worker.", count)

    def watch_replaced_workers(self, count: Callable[[], int]) -> None:
        """Ask here how many workers had to be replaced."""
        self._watch("schatzkiste_workers_replaced", "Workers that died or hung and were replaced.", count)

    def text(self) -> bytes:
        """All of it, in Prometheus' format."""
        return generate_latest(self._registry)

    def _watch(self, name: str, text: str, count: Callable[[], int]) -> None:
        Gauge(name, text, registry=self._registry).set_function(lambda: float(count()))


@get("/metrics")
async def metrics_page(
    request: Request[None, None, State],
    metrics: NamedDependency[Metrics],
    settings: NamedDependency[ServerSettings],
) -> Response[bytes]:
    """The counts, for those who may read them; to everyone else there is no such page."""
    if not settings.metrics or not may_read(request, settings):
        raise RequestError("unknown-path")
    return Response(metrics.text(), media_type=CONTENT_TYPE_LATEST, headers={"cache-control": NO_STORE})


def may_read(request: Request[None, None, State], settings: ServerSettings) -> bool:
    """Whether the request comes from where the settings say.

    A header that tells of a proxy nobody said to believe hides who asks, and a proxy on this machine has its address.
    """
    if FORWARDED in request.headers and not settings.proxies:
        return False
    return Networks(settings.metrics_from).include(request.client.host if request.client else None)
