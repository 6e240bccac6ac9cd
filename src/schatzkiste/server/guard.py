"""Sends away whoever asks for another host, comes from a foreign page or wants too much, before the application."""

import asyncio
import logging
import math
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import msgspec
from litestar.utils import normalize_path

from schatzkiste.server.headers import NO_STORE, PROTECTION
from schatzkiste.server.limits import Bucket, Visitor, Visitors
from schatzkiste.server.message import Problem
from schatzkiste.server.metrics import Metrics
from schatzkiste.server.names import PublicNames, authority, origin_authority
from schatzkiste.server.problems import RequestError, problem
from schatzkiste.server.settings import ServerSettings

logger = logging.getLogger(__name__)

# ASGI as it is written down; the types of Litestar and of uvicorn do not fit each other.
Message = dict[str, Any]
Scope = dict[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Application = Callable[..., Awaitable[None]]

PAUSE = 0.25
FLOODING = 4429
MAKING = frozenset(
    {"/api/tables", "/api/practice", "/api/practice/again", "/api/positions", "/api/records", "/api/lessons"}
)
"""Where a new table is made."""
GUESSING = frozenset({"/api/code", "/api/join", "/api/room", "/api/take"})
"""Where somebody could try codes and invitations."""
LIVE = re.compile(r"/api/tables/([^/]+)/live")
READING = ("GET", "HEAD", "OPTIONS")

encode = msgspec.json.Encoder().encode


class OverLimit(RequestError):
    """A request for more than an address may have; `wait` is how many seconds it should let pass."""

    def __init__(self, name: str, code: str, wait: float = 1, /, **args: str | int) -> None:
        super().__init__(code, **args)
        self.name = name
        self.wait = max(1, math.ceil(wait))


class Guard:
    """The application behind its checks."""

    def __init__(self, app: Application, settings: ServerSettings, visitors: Visitors, metrics: Metrics) -> None:
        self._app = app
        self._limits = settings.limits
        self._names = PublicNames(settings.host, settings.port, settings.public_names)
        self._visitors = visitors
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hand the request on, or answer it with what is wrong."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        scope = {**scope, "path": normalize_path(scope["path"])}  # the application finds its routes by this form
        visitor = self._visitors.visitor(scope["client"][0] if scope["client"] else None)
        try:
            self._check(scope, visitor)
        except RequestError as error:
            await self._refuse(scope, send, error)
            return
        if scope["type"] == "websocket":
            await self._connect(scope, receive, send, visitor)
            return
        if scope["method"] == "HEAD":  # the protocol below leaves the body of its answer out
            scope = {**scope, "method": "GET"}
        await self._app(scope, partial(receive_body, receive), send)

    def _check(self, scope: Scope, visitor: Visitor) -> None:
        if not visitor.requests.take():
            wait = visitor.requests.seconds_until()
            raise OverLimit("requests", "too-many-requests", wait, limit=int(self._limits.requests))
        host = header(scope, b"host")
        asked = authority(host)
        if asked is None or not self._names.include(asked):
            raise RequestError("wrong-host", host=host)
        is_writing = scope["type"] == "websocket" or scope["method"] not in READING
        origin = header(scope, b"origin")
        if is_writing and origin and origin_authority(origin) != asked:
            raise RequestError("wrong-origin", origin=origin)
        posted = scope["path"] if scope["type"] == "http" and scope["method"] == "POST" else ""
        if posted in GUESSING and not visitor.guesses.take():
            wait = visitor.guesses.seconds_until()
            raise OverLimit("guesses", "too-many-guesses", wait, seconds=math.ceil(wait))
        if posted in MAKING and not visitor.tables.take():
            wait = visitor.tables.seconds_until()
            minutes = math.ceil(wait / 60)
            raise OverLimit("tables", "too-many-new-tables", wait, limit=int(self._limits.tables), minutes=minutes)

    async def _refuse(self, scope: Scope, send: Send, error: RequestError) -> None:
        self._note(error)
        prefix = "websocket.http" if scope["type"] == "websocket" else "http"
        wait = {"retry-after": str(error.wait)} if isinstance(error, OverLimit) else {}
        headers = {**PROTECTION, **wait, "content-type": "application/json", "cache-control": NO_STORE}
        body = encode(error.problem)
        encoded = [(name.encode(), value.encode()) for name, value in headers.items()]
        encoded += [(b"content-length", str(len(body)).encode()), (b"connection", b"close")]
        await send({"type": f"{prefix}.response.start", "status": error.status, "headers": encoded})
        await send({"type": f"{prefix}.response.body", "body": body, "more_body": False})

    async def _connect(self, scope: Scope, receive: Receive, send: Send, visitor: Visitor) -> None:
        found = LIVE.fullmatch(scope["path"])
        table = found[1] if found else ""
        try:
            async with self._room(visitor, table):
                line = Line(receive, send, visitor, self)
                await self._app(scope, line.receive, line.send)
        except OverLimit as error:
            self._note(error)
            await receive()
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            await send({"type": "websocket.send", "text": encode(error.problem).decode(), "bytes": None})
            await send({"type": "websocket.close", "code": FLOODING, "reason": error.problem.code})

    @asynccontextmanager
    async def _room(self, visitor: Visitor, table: str) -> AsyncIterator[None]:
        """A place for one more live connection, at the address and at the table."""
        sockets, at_tables = self._visitors.sockets, self._visitors.at_tables
        if not sockets.enter(visitor.name):
            raise OverLimit("sockets", "too-many-connections", limit=sockets.most)
        try:
            if not at_tables.enter(table):
                raise OverLimit("table-sockets", "full-table", limit=at_tables.most)
            try:
                yield
            finally:
                at_tables.leave(table)
        finally:
            sockets.leave(visitor.name)

    def _note(self, error: RequestError) -> None:
        self._metrics.refused(error.name if isinstance(error, OverLimit) else error.problem.code)
        logger.info("refused", extra={"code": error.problem.code})

    def over_rate(self, own: Bucket, visitor: Visitor) -> Problem | None:
        """What a client is told that sends one message too many, on this connection or on all those of its address."""
        if not own.take():
            self._metrics.refused("messages")
            return problem("too-fast")
        if not visitor.messages.take():
            self._metrics.refused("address-messages")
            return problem("too-many-messages", limit=int(self._limits.address_messages))
        return None

    def message_bucket(self) -> Bucket:
        """How fast one client may talk."""
        return Bucket(self._limits.messages, self._limits.messages * self._limits.burst)


class Line:
    """A live connection whose messages are counted; a client that talks too fast is told so, then sent away."""

    def __init__(self, receive: Receive, send: Send, visitor: Visitor, guard: Guard) -> None:
        self._receive = receive
        self._send = send
        self._visitor = visitor
        self._guard = guard
        self._rate = guard.message_bucket()
        self._is_closed = False

    async def receive(self) -> Message:
        """The next event that the client had a right to."""
        while True:
            event = await self._receive()
            if event["type"] != "websocket.receive":
                return event
            over = self._guard.over_rate(self._rate, self._visitor)
            if over is None:
                return event
            if self._rate.is_abused or self._visitor.messages.is_abused:
                return await self._send_away()
            await self._tell(over)
            await asyncio.sleep(PAUSE)

    async def send(self, message: Message) -> None:
        """Hand an event of the application on, while there is somebody to hear it."""
        if self._is_closed:
            raise ConnectionAbortedError
        await self._send(message)

    async def _send_away(self) -> Message:
        logger.info("flooding", extra={"address": self._visitor.name})
        await self._tell(problem("flooding"))
        self._is_closed = True
        await self._send({"type": "websocket.close", "code": FLOODING, "reason": "flooding"})
        return {"type": "websocket.disconnect", "code": FLOODING}

    async def _tell(self, wrong: Problem) -> None:
        await self._send({"type": "websocket.send", "text": encode(wrong).decode(), "bytes": None})


async def receive_body(receive: Receive) -> Message:
    """The next part of a body, from a client that is still there."""
    event = await receive()
    if event["type"] == "http.disconnect":
        raise ConnectionAbortedError
    return event


def header(scope: Scope, wanted: bytes) -> str:
    """The value of a header, or nothing; if it comes twice, both."""
    return ", ".join(value.decode("latin-1") for name, value in scope["headers"] if name == wanted)
