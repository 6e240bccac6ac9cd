"""uvicorn's protocols with limits: of headers, frames and pings, and of how long a client may keep us waiting.

Nothing here has a timer of its own: the server goes through its connections twice a second, calling `overdue`.
"""

import asyncio
import math
from enum import Enum
from http import HTTPStatus
from typing import Any

import h11
import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State

from schatzkiste.server.doors import Doors, Slowness
from schatzkiste.server.frames import AT_ONCE
from schatzkiste.server.headers import NO_STORE, PROTECTION
from schatzkiste.server.limits import Bucket, Visitor
from schatzkiste.server.problems import RequestError
from schatzkiste.server.settings import LONGEST_LINE, Limits

MOST_HEADERS = 100
SLICE = 1024  # so that a flood of tiny frames is noticed before all of it is parsed
LAST_SECONDS = 2.0
RESTARTING = "restarting"
HEAD_LIMITS = {"long-address": "url-bytes", "long-headers": "header-bytes"}


class Limited(h11.Connection):
    """An HTTP connection that takes no overlong heads; `refusal` says what was wrong with one."""

    def __init__(self, limits: Limits) -> None:
        super().__init__(h11.SERVER, limits.header_bytes)
        self._limits = limits
        self.requests = 0
        self.refusal = RequestError("malformed")

    def next_event(self) -> Any:  # noqa: ANN401
        """The next event, unless it is a request beyond the limits."""
        try:
            event = super().next_event()
            if isinstance(event, h11.Request):
                self.requests += 1
                self._check(event)
        except h11.RemoteProtocolError as error:
            if error.error_status_hint == HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE:
                self.refusal = RequestError("long-headers", limit=self._limits.header_bytes)
            elif error.error_status_hint == HTTPStatus.REQUEST_URI_TOO_LONG:
                self.refusal = RequestError("long-address", limit=self._limits.url_bytes)
            raise
        return event

    def _check(self, request: h11.Request) -> None:
        if len(request.target) > self._limits.url_bytes:
            raise h11.RemoteProtocolError("address too long", HTTPStatus.REQUEST_URI_TOO_LONG)
        lines = [len(name) + len(value) + len(": \r\n") for name, value in request.headers]
        if len(lines) > MOST_HEADERS or max(lines) > LONGEST_LINE or sum(lines) > self._limits.header_bytes:
            raise h11.RemoteProtocolError("headers too long", HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)


class Awaited(Enum):
    """What we wait for on an HTTP connection."""

    HEADERS = "headers"
    BODY = "body"
    NOTHING = "nothing"
    CLOSING = "closing"


class HttpProtocol(H11Protocol):
    """HTTP from a client that keeps to the limits."""

    def __init__(
        self,
        config: Doors,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.doors = config
        self.conn: Limited = Limited(config.limits)
        self.slowness = Slowness(self.loop.time())
        self.visitor: Visitor | None = None
        self.refusal: RequestError | None = None
        self.is_leaving = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let a client in, or remember what to tell it; one that keeps coming in vain is cut off."""
        super().connection_made(transport)
        doors, host, most = self.doors, self.client[0] if self.client else None, self.doors.limits.total_connections
        if len(self.connections) > most:
            doors.metrics.refused("total-connections")
            self.refusal = RequestError("full-server", limit=most)
            if len(self.connections) > 2 * most:
                transport.abort()
        if doors.proxies.include(host):
            return
        visitor = doors.visitors.visitor(host)
        if doors.visitors.connections.enter(visitor.name):
            self.visitor = visitor
        else:
            doors.metrics.refused("connections")
            self.refusal = RequestError("too-many-connections", limit=doors.limits.connections)
        if visitor.requests.is_abused:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Make room for another."""
        super().connection_lost(exc)
        if self.visitor is not None:
            self.doors.visitors.connections.leave(self.visitor.name)
            self.visitor = None

    def data_received(self, data: bytes) -> None:
        """Read on, as long as the address may send more."""
        if self.is_leaving:
            if self.slowness.has_enough_of(len(data)):
                self.transport.abort()
            return
        if self.refusal is None and self.visitor is not None and not self.visitor.bytes.take(len(data)):
            self.doors.metrics.refused("address-bytes")
            self.refusal = RequestError("too-many-bytes", limit=int(self.doors.limits.address_bytes))
        if self.refusal is None:
            super().data_received(data)
        else:
            self.answer(self.refusal)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection on, with the place it has at its address."""
        visitor, self.visitor = self.visitor, None
        super().handle_websocket_upgrade(event)
        live = self.transport.get_protocol()
        assert isinstance(live, LiveProtocol)
        live.visitor = visitor

    def send_400_response(self, msg: str) -> None:
        """Say what is wrong with a request that cannot be read."""
        code = self.conn.refusal.problem.code
        self.doors.metrics.refused(HEAD_LIMITS.get(code, code))
        self.answer(self.conn.refusal)

    def answer(self, error: RequestError) -> None:
        """Answer with a problem and close, unless another answer is already on its way.

        What still comes is thrown away for a moment: to close before it was read would take the answer with it.
        """
        if self.transport.is_closing():
            return
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self.is_leaving = True
            self._stop_the_application()
            self.transport.write(bare_answer(error))
            self.transport.write_eof()
        else:
            self.transport.close()

    def shutdown(self) -> None:
        """End with the server."""
        if self.is_leaving:
            self.transport.abort()
        else:
            super().shutdown()

    def overdue(self, now: float) -> None:
        """Close the connection if its client has kept us waiting for too long."""
        limits = self.doors.limits
        awaited = self._awaited()
        waited = self.slowness.waited_for((awaited, self.conn.requests), now)
        if self.slowness.unread_for(self.transport.get_write_buffer_size(), now) > limits.reading_seconds:
            self._cut_off("reading-seconds")
        elif awaited is Awaited.CLOSING and waited > LAST_SECONDS:
            self.transport.abort()
        elif awaited is Awaited.HEADERS and waited > limits.header_seconds:
            self._too_slow("header-seconds", limits.header_seconds)
        elif awaited is Awaited.BODY and waited > limits.body_seconds:
            self._too_slow("body-seconds", limits.body_seconds)

    def _awaited(self) -> Awaited:
        if self.is_leaving or self.transport.is_closing():
            return Awaited.CLOSING
        if self.conn.their_state is h11.SEND_BODY:
            return Awaited.BODY
        is_asking = not self.conn.requests or bool(self.conn.trailing_data[0])
        return Awaited.HEADERS if self.conn.their_state is h11.IDLE and is_asking else Awaited.NOTHING

    def _stop_the_application(self) -> None:
        """Nobody waits for its answer any more."""
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True
            cycle.message_event.set()

    def _too_slow(self, limit: str, seconds: float) -> None:
        self.doors.metrics.refused(limit)
        if self.conn.trailing_data[0] or self.conn.requests:
            self.answer(RequestError("too-slow", seconds=math.ceil(seconds)))
        else:
            self.transport.close()

    def _cut_off(self, limit: str) -> None:
        self.doors.metrics.refused(limit)
        self.transport.abort()


class LiveProtocol(WebSocketsSansIOProtocol):
    """A WebSocket of a client that keeps to the limits."""

    def __init__(self, config: Doors, server_state: ServerState, app_state: dict[str, Any]) -> None:
        super().__init__(config, server_state, app_state)
        limits = config.limits
        self.doors = config
        self.slowness = Slowness(self.loop.time())
        self.visitor: Visitor | None = None
        self.is_leaving = False
        self.frame_rate = Bucket(limits.frames, limits.frames * limits.burst)
        self.ping_rate = Bucket(limits.pings, limits.pings * limits.burst)

    def connection_lost(self, exc: Exception | None) -> None:
        """Make room for another."""
        super().connection_lost(exc)
        if self.visitor is not None:
            self.doors.visitors.connections.leave(self.visitor.name)
            self.visitor = None

    def handle_connect(self, event: Request) -> None:
        """Let the application in, which may also send at once."""
        super().handle_connect(event)
        extensions: dict[str, object] = {**(self.scope["extensions"] or {}), AT_ONCE: self.send_at_once}
        self.scope["extensions"] = extensions  # type: ignore[typeddict-item]  # ASGI wants objects, but hands on all

    def send_at_once(self, frame: bytes) -> bool:
        """Send a frame now, without waiting; False if that cannot be done, because others wait or the client goes."""
        if not self.writable.is_set() or self.is_leaving or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(frame)
        return True

    def data_received(self, data: bytes) -> None:
        """Read on, as long as the address may send more."""
        if self.visitor is not None and not self.visitor.bytes.take(len(data)):
            self.send_away("address-bytes")
        for start in range(0, len(data), SLICE):
            if self.is_leaving or self.transport.is_closing():
                if self.slowness.has_enough_of(len(data) - start):
                    self.transport.abort()
                return
            super().data_received(data[start : start + SLICE])

    def handle_events(self) -> None:
        """Take what arrived, unless it is too much; every frame costs, whatever is in it."""
        frames = [event for event in self.conn.events if isinstance(event, Frame)]
        pings = sum(frame.opcode is Opcode.PING for frame in frames)
        if frames and not self.frame_rate.take(len(frames)):
            self.send_away("frames")
        elif pings and not self.ping_rate.take(pings):
            self.send_away("pings")
        else:
            super().handle_events()

    def handle_parser_exception(self) -> None:
        """Close a connection on which no WebSocket is spoken, or too large a message was sent."""
        if self.conn.close_sent is None:
            self.transport.abort()
            return
        if self.conn.close_sent.code == CloseCode.MESSAGE_TOO_BIG:
            self.doors.metrics.refused("frame-bytes")
        self.leave()

    def handle_ping(self) -> None:
        """Answer, unless earlier answers have not been read yet."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def shutdown(self) -> None:
        """Say that we will be back."""
        if self.is_leaving:
            self.transport.close()
        elif self.conn.state is State.OPEN and not self.close_sent:
            self.stop_keepalive()
            self.close(CloseCode.SERVICE_RESTART, RESTARTING)
        else:
            super().shutdown()

    def send_away(self, limit: str) -> None:
        """Close, and say which limit it was."""
        self.doors.metrics.refused(limit)
        self.close(CloseCode.POLICY_VIOLATION, limit)

    def close(self, code: CloseCode, reason: str) -> None:
        """Close, and say why."""
        if self.conn.state is State.OPEN:
            self.conn.fail(code, reason)
            self.leave()
        else:
            self.transport.abort()

    async def send(self, message: Any) -> None:  # noqa: ANN401
        """Send what the application says, while there is somebody to hear it."""
        await self.writable.wait()
        if self.is_leaving:
            raise ClientDisconnected
        await super().send(message)

    def leave(self) -> None:
        """Send the last frame; what still comes is thrown away for a moment, or that frame would be lost."""
        last = self.conn.close_sent
        assert last is not None
        self.queue.put_nowait({"type": "websocket.disconnect", "code": last.code, "reason": last.reason})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.write_eof()
        self.close_sent = self.is_leaving = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(LAST_SECONDS, self.transport.close)

    def overdue(self, now: float) -> None:
        """Close the connection if its client does not read what it is sent."""
        waited = self.slowness.waited_for(self.transport.is_closing(), now)
        if self.slowness.unread_for(self.transport.get_write_buffer_size(), now) > self.doors.limits.reading_seconds:
            self.doors.metrics.refused("reading-seconds")
            self.transport.abort()
        elif self.transport.is_closing() and waited > LAST_SECONDS:
            self.transport.abort()


def bare_answer(error: RequestError) -> bytes:
    """An answer to a request that never reached the application."""
    body = msgspec.json.encode(error.problem)
    headers = {
        **PROTECTION,
        "cache-control": NO_STORE,
        "connection": "close",
        "content-length": str(len(body)),
        "content-type": "application/json",
    }
    lines = [f"HTTP/1.1 {error.status} {HTTPStatus(error.status).phrase}"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    return "\r\n".join([*lines, "", ""]).encode() + body
