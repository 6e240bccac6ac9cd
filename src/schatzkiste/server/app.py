"""The application: routes, errors as problems, headers, and what lives as long as the server."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from litestar import Litestar, Request, Response
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.types import Message, Scope

from schatzkiste.server.api import HANDLERS
from schatzkiste.server.headers import PROTECTION
from schatzkiste.server.health import Health, healthz
from schatzkiste.server.live import live
from schatzkiste.server.lobby import Lobby, Shuffle, fairly
from schatzkiste.server.message import Problem
from schatzkiste.server.metrics import Metrics, metrics_page
from schatzkiste.server.page import PAGE, page_handlers
from schatzkiste.server.pool import SIZE, WorkerPool
from schatzkiste.server.problems import RequestError
from schatzkiste.server.settings import ServerSettings
from schatzkiste.server.store import Store

logger = logging.getLogger(__name__)

AnyRequest = Request[None, None, State]

LARGEST_BODY = 65536
"""How many bytes a request may have where its route has no limit of its own."""
JSON = "application/json"


def create_app(
    settings: ServerSettings,
    store: Store,
    page: Path = PAGE,
    shuffle: Shuffle = fairly,
    metrics: Metrics | None = None,
) -> Litestar:
    """The server as the settings say, with its tables in the store."""
    pool = WorkerPool(settings.workers or SIZE, settings.bot_deadline)
    lobby = Lobby(store, pool, settings.table_memory, shuffle)
    health = Health(store, pool)
    counts = metrics or Metrics()
    counts.watch_tables(lambda: len(lobby.tables))
    counts.watch_waiting_bots(lambda: pool.health().waiting)
    counts.watch_replaced_workers(lambda: pool.health().replaced)
    store.when_written(counts.batch)

    @asynccontextmanager
    async def while_open(_: Litestar) -> AsyncIterator[None]:
        async with store:
            lobby.open()
            yield
            await lobby.close()

    return Litestar(
        route_handlers=[*HANDLERS, healthz, live, metrics_page, *page_handlers(page)],
        dependencies={
            "lobby": Provide(lambda: lobby, sync_to_thread=False),
            "health": Provide(lambda: health, sync_to_thread=False),
            "metrics": Provide(lambda: counts, sync_to_thread=False),
            "settings": Provide(lambda: settings, sync_to_thread=False),
        },
        lifespan=[while_open],
        exception_handlers={
            RequestError: answer_request_error,
            HTTPException: answer_http,
            RecursionError: answer_unreadable,
            UnicodeDecodeError: answer_unreadable,
            ConnectionAbortedError: answer_unreadable,
            Exception: answer_failure,
        },
        before_request=require_json,
        before_send=[finish],
        request_max_body_size=LARGEST_BODY,
        openapi_config=None,
        logging_config=None,
    )


async def require_json(request: AnyRequest) -> None:
    """Refuse what a form on a foreign page could send."""
    if request.method == "POST" and request.content_type[0] != JSON:
        raise RequestError("wrong-type")


def answer_request_error(request: AnyRequest, error: RequestError) -> Response[Problem]:
    """A problem found by our own checks."""
    logger.info("problem", extra={"code": error.problem.code, "path": request.url.path})
    return Response(error.problem, status_code=error.status)


def answer_http(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """A problem found by the framework."""
    match error.status_code:
        case 404:
            found = RequestError("unknown-path")
        case 405:
            found = RequestError("wrong-method")
        case 413:
            limit = request.route_handler.resolve_request_max_body_size()
            found = RequestError("too-large", limit=limit or LARGEST_BODY)
        case status if status >= 500:
            return answer_failure(request, error)
        case _:
            found = RequestError("malformed")
    return answer_request_error(request, found)


def answer_unreadable(request: AnyRequest, _: Exception) -> Response[Problem]:
    """A body nested so deeply that it cannot be read, one that is no text, or one that broke off."""
    return answer_request_error(request, RequestError("malformed"))


def answer_failure(request: AnyRequest, error: Exception) -> Response[Problem]:
    """A failure of ours."""
    logger.error("failure", extra={"path": request.url.path}, exc_info=error)
    return Response(RequestError("server-trouble").problem, status_code=500)


async def finish(message: Message, scope: Scope) -> None:
    """Give every response its headers and every request its line in the log."""
    if message["type"] == "http.response.start" and scope["type"] == ScopeType.HTTP:
        headers = MutableScopeHeaders.from_message(message)
        for name, value in PROTECTION.items():
            headers[name] = value
        answer = {"method": scope["method"], "path": scope["path"], "status": message["status"]}
        logger.debug("answered", extra=answer)
