"""A bare WebSocket client: one read, one decoded message, no tasks, so that thousands of them fit beside a server."""

import asyncio
import os
import struct
from base64 import b64encode
from collections.abc import Callable
from typing import Final

from msgspec import Struct
from msgspec.json import Decoder, Encoder

from schatzkiste.server.messages import Act, Hello, Undo

TEXT: Final = 1
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10
LAST: Final = 0x80
MASKED: Final = 0x80
SHORT: Final = 126
LONG: Final = 127
NO_MASK: Final = bytes(4)
HEAD_END: Final = b"\r\n\r\n"


class Line(Struct):
    """An entry of the log, as far as it is about one's own action."""

    own: str | None = None


class Told(Struct):
    """What a player needs of any message."""

    type: str
    seq: int = 0
    legal: list[str] = []
    to_act: list[int] = []
    over: bool = False
    log: list[Line] = []


decode = Decoder(Told).decode
encode = Encoder().encode
Heard = Callable[[Told], None]


class Refused(ConnectionError):
    """The server did not open a WebSocket."""


class Wire(asyncio.Protocol):
    """A connection to a table; `heard` gets every message, `lost` is done when the connection has ended."""

    def __init__(self, heard: Heard) -> None:
        self._heard = heard
        self._transport: asyncio.Transport
        self._unread = b""
        loop = asyncio.get_running_loop()
        self.is_open: asyncio.Future[None] = loop.create_future()
        self.lost: asyncio.Future[int | None] = loop.create_future()
        self._code: int | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Keep what is written to."""
        self._transport = transport

    def upgrade(self, path: str) -> None:
        """Ask for a WebSocket."""
        key = b64encode(os.urandom(16)).decode()
        host, port = self._transport.get_extra_info("peername")[:2]
        self._transport.write(
            f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def say(self, message: Hello | Act | Undo) -> None:
        """Send a message."""
        self._frame(TEXT, encode(message))

    def close(self) -> None:
        """Go without a word."""
        self._transport.abort()

    def data_received(self, data: bytes) -> None:
        """Take every message that is complete."""
        self._unread = unread = self._unread + data if self._unread else data
        if not self.is_open.done():
            if HEAD_END not in unread:
                return
            head, _, unread = unread.partition(HEAD_END)
            if b" 101 " not in head.split(b"\r\n")[0]:
                self.is_open.set_exception(Refused(head.split(b"\r\n")[0].decode()))
                self._transport.abort()
                return
            self.is_open.set_result(None)
        start = 0
        while (frame := frame_at(unread, start)) is not None:
            begin, end = frame
            self._take(unread[start] & 15, unread[begin:end])
            start = end
        self._unread = unread[start:]

    def connection_lost(self, _: Exception | None) -> None:
        """Tell who waits."""
        if not self.is_open.done():
            self.is_open.set_exception(Refused("the connection was cut"))
        if not self.lost.done():
            self.lost.set_result(self._code)

    def _take(self, kind: int, body: bytes) -> None:
        if kind == TEXT:
            self._heard(decode(body))
        elif kind == PING:
            self._frame(PONG, body)
        elif kind == CLOSE:
            self._code = int.from_bytes(body[:2]) if body else None
            self._transport.close()

    def _frame(self, kind: int, body: bytes) -> None:
        size = len(body)
        length = bytes([MASKED | size]) if size < SHORT else bytes([MASKED | SHORT]) + struct.pack("!H", size)
        self._transport.write(bytes([LAST | kind]) + length + NO_MASK + body)


def frame_at(data: bytes, start: int) -> tuple[int, int] | None:
    """Where the body of the frame begins and ends, once all of it is there."""
    begin = start + 2
    if len(data) < begin:
        return None
    size = data[start + 1]
    if size == SHORT:
        size, begin = int.from_bytes(data[begin : begin + 2]), begin + 2
    elif size == LONG:
        size, begin = int.from_bytes(data[begin : begin + 8]), begin + 8
    return (begin, begin + size) if len(data) >= begin + size else None


async def open_wire(port: int, table: str, heard: Heard) -> Wire:
    """A WebSocket to a table of a server on this machine."""
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(heard), "127.0.0.1", port)
    wire.upgrade(f"/api/tables/{table}/live")
    await wire.is_open
    return wire
