"""The application: routes, errors as problems, headers, and what lives as long as the server."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.types import Message, Scope

from schatzkiste.server.api import HANDLERS
from schatzkiste.server.health import Health, healthz
from schatzkiste.server.live import live
from schatzkiste.server.lobby import Lobby, Shuffle, fairly
from schatzkiste.server.messages import Problem
from schatzkiste.server.page import PAGE, page_handlers
from schatzkiste.server.pool import WorkerPool
from schatzkiste.server.problems import RequestError
from schatzkiste.server.store import Store

logger = logging.getLogger(__name__)

AnyRequest = Request[None, None, State]

LARGEST_BODY = 65536
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:;"
        " font-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self';"
        " frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}


def create_app(store: Store, page: Path = PAGE, shuffle: Shuffle = fairly, pool: WorkerPool | None = None) -> Litestar:
    """The server with its tables in the store; bots think in the pool."""
    pool = pool or WorkerPool()
    lobby = Lobby(store, pool, shuffle=shuffle)
    health = Health(store, pool)

    @asynccontextmanager
    async def while_open(_: Litestar) -> AsyncIterator[None]:
        async with store:
            lobby.open()
            yield
            await lobby.close()

    return Litestar(
        route_handlers=[*HANDLERS, healthz, live, *page_handlers(page)],
        dependencies={
            "lobby": Provide(lambda: lobby, sync_to_thread=False),
            "health": Provide(lambda: health, sync_to_thread=False),
        },
        lifespan=[while_open],
        exception_handlers={
            RequestError: answer_request_error,
            HTTPException: answer_http,
            RecursionError: answer_too_deep,
            Exception: answer_failure,
        },
        before_send=[finish],
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        request_max_body_size=LARGEST_BODY,
        openapi_config=None,
        logging_config=None,
    )


def answer_request_error(request: AnyRequest, error: RequestError) -> Response[Problem]:
    """A problem found by our own checks."""
    logger.warning("problem %s at %s", error.problem.code, request.url.path)
    return Response(error.problem, status_code=error.status)


def answer_http(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """A problem found by the framework."""
    match error.status_code:
        case 404:
            found = RequestError("unknown-path")
        case 405:
            found = RequestError("wrong-method")
        case 413:
            found = RequestError("too-large", limit=LARGEST_BODY)
        case status if status >= 500:
            return answer_failure(request, error)
        case _:
            found = RequestError("malformed")
    return answer_request_error(request, found)


def answer_too_deep(request: AnyRequest, _: RecursionError) -> Response[Problem]:
    """A body nested so deeply that it cannot be read."""
    return answer_request_error(request, RequestError("malformed"))


def answer_failure(request: AnyRequest, error: Exception) -> Response[Problem]:
    """A failure of ours."""
    logger.error("failure at %s", request.url.path, exc_info=error)
    return Response(RequestError("server-trouble").problem, status_code=500)


async def finish(message: Message, scope: Scope) -> None:
    """Give every response its headers and every request its line in the log."""
    if message["type"] == "http.response.start" and scope["type"] == ScopeType.HTTP:
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers[name] = value
        logger.debug("%s %s %s", scope["method"], scope["path"], message["status"])
