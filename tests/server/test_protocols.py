"""Clients that let the server wait, or send what nobody should have to keep: each is closed, and memory stays."""

import re
import signal
import socket
import struct
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from schatzkiste.server.message import Problem
from tests.server.clients import Client, Server, raw_problem, rest_of

HEAD = b"POST /api/tables HTTP/1.1\r\nhost: localhost:%d\r\ncontent-type: application/json\r\n"
NARROW = """
import socket
from schatzkiste.server import serve as serving
wide = serving.listen
def listen(host, port):
    listener = wide(host, port)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    return listener
serving.listen = listen
"""
MEGABYTE = 1024 * 1024
PING, TEXT, FINAL, MASKED = 0x9, 0x1, 0x80, 0x80


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with little patience, which lets itself be sent much."""
    times = {
        "limit_header_seconds": 2,
        "limit_body_seconds": 2,
        "limit_idle_seconds": 2,
        "limit_reading_seconds": 2,
        "limit_ping_seconds": 3,
        "limit_address_bytes": 1e9,
    }
    with Server(tmp_path_factory.mktemp("protocols") / "data", **times) as running:
        yield running
        assert running.http.get("/api/health").json() == {"status": "ok"}
        assert "Traceback" not in running.log.read_text()


def frame(opcode: int, payload: bytes, claimed: int | None = None) -> bytes:
    """A frame as clients send it, perhaps with more bytes promised than there are."""
    length = len(payload) if claimed is None else claimed
    size = struct.pack("!B", MASKED | length) if length < 126 else struct.pack("!BQ", MASKED | 127, length)
    return bytes([FINAL | opcode]) + size + bytes(4) + payload


def send_all(line: socket.socket, data: bytes) -> None:
    """Send until the other side has had enough."""
    with suppress(OSError):
        line.sendall(data)


def test_silent_connections_are_closed(server: Server) -> None:
    with ExitStack() as stack:
        lines = [stack.enter_context(server.raw()) for _ in range(30)]
        assert [rest_of(line) for line in lines] == [b""] * 30
    assert server.refused("header-seconds") >= 30


@pytest.mark.parametrize("sent", [b"G", b"GET / HTTP/1.1\r\n", b"GET / HTTP/1.1\r\nhost: localhost\r\nx: "])
def test_half_sent_headers_are_closed(server: Server, sent: bytes) -> None:
    with server.raw(sent) as line:
        assert raw_problem(rest_of(line)) == (408, Problem("too-slow", {"seconds": 2}))


def test_headers_that_drip_in_are_closed(server: Server) -> None:
    with server.raw(b"GET / HTTP/1.1\r\n") as line:
        line.settimeout(0.1)
        answer = b""
        while not answer:
            send_all(line, b"x: y\r\n")
            with suppress(TimeoutError):
                answer = line.recv(65536)
        assert raw_problem(answer) == (408, Problem("too-slow", {"seconds": 2}))


def test_a_half_sent_second_request_is_closed(server: Server) -> None:
    with server.raw(b"GET /api/health HTTP/1.1\r\nhost: localhost:%d\r\n\r\nGET /api" % server.port) as line:
        heard = rest_of(line)
        assert heard.startswith(b"HTTP/1.1 200")
        assert heard.count(b"HTTP/1.1") <= 2


def test_too_much_behind_a_request_stops_its_answer(tmp_path: Path) -> None:
    slow = """
import asyncio
from schatzkiste.server.lobby import Lobby
make = Lobby.make
async def slowly(self, request):
    await asyncio.sleep(1)
    return await make(self, request)
Lobby.make = slowly
"""
    body = b'{"game":"schatzinsel","seats":[{},{"bot":"random"}]}'
    with Server(tmp_path / "data", slow, limit_address_bytes=1000) as server:
        with server.raw(HEAD % server.port + b"content-length: %d\r\n\r\n" % len(body) + body) as line:
            time.sleep(0.3)
            line.sendall(b"GET / HTTP/1.1\r\n" + b"x" * 10_000)
            assert raw_problem(rest_of(line)) == (429, Problem("too-many-bytes", {"limit": 1000}))
            time.sleep(1)
        assert "Traceback" not in server.log.read_text()


def test_a_connection_without_another_request_is_closed(server: Server) -> None:
    with server.raw(b"GET /api/health HTTP/1.1\r\nhost: localhost:%d\r\n\r\n" % server.port) as line:
        assert rest_of(line).endswith(b'{"status":"ok"}')


@pytest.mark.parametrize("sent", [b"content-length: 100\r\n\r\n{", b"transfer-encoding: chunked\r\n\r\n1\r\n{\r\n"])
def test_slow_bodies_are_closed(server: Server, sent: bytes) -> None:
    with server.raw(HEAD % server.port + sent) as line:
        assert raw_problem(rest_of(line)) == (408, Problem("too-slow", {"seconds": 2}))


def test_a_body_that_never_ends_is_closed_although_it_was_answered(server: Server) -> None:
    with server.raw(HEAD % server.port + b"content-length: 100000000\r\n\r\n") as line:
        send_all(line, b" " * MEGABYTE)
        began = time.monotonic()
        assert b"too-large" in rest_of(line)
        assert time.monotonic() - began < 10


@pytest.mark.parametrize(
    "sent", [b"hello\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n", b"\0" * 100]
)
def test_what_is_no_http_is_a_problem(server: Server, sent: bytes) -> None:
    with server.raw(sent + b"\r\n\r\n") as line:
        assert raw_problem(rest_of(line)) == (400, Problem("malformed"))


@pytest.mark.parametrize("header", [b"x: %s\r\n" % (b"y" * 1000), b"x: y\r\n", b"y" * 1000])
def test_endless_headers_are_refused_early(server: Server, header: bytes) -> None:
    before = server.memory
    many = header * (MEGABYTE // len(header))
    with server.raw(b"GET / HTTP/1.1\r\nhost: localhost\r\n") as line:
        for _ in range(100):
            send_all(line, many)
    with server.raw(b"GET / HTTP/1.1\r\nhost: localhost\r\n" + header * (20_000 // len(header))) as line:
        assert raw_problem(rest_of(line)) == (431, Problem("long-headers", {"limit": 16384}))
    assert server.memory - before < 20 * MEGABYTE


@pytest.mark.parametrize(
    "lines", [b"cookie: %s\r\n" % (b"x" * 9000), b"x: y\r\n" * 101, b"x: %s\r\n" % (b"y" * 500) * 40]
)
@pytest.mark.parametrize("upgrade", [b"", b"connection: upgrade\r\nupgrade: websocket\r\n"])
def test_complete_but_long_headers_are_refused(server: Server, lines: bytes, upgrade: bytes) -> None:
    with server.raw(b"GET / HTTP/1.1\r\nhost: localhost\r\n" + upgrade + lines + b"\r\n") as line:
        assert raw_problem(rest_of(line)) == (431, Problem("long-headers", {"limit": 16384}))


@pytest.mark.parametrize("size", [4097, 10_000, 30 * MEGABYTE])
def test_long_addresses_are_refused(server: Server, size: int) -> None:
    with server.raw(b"GET /") as line:
        send_all(line, b"x" * size)
        send_all(line, b" HTTP/1.1\r\nhost: localhost\r\n\r\n")
        answer = rest_of(line)
    if size < MEGABYTE:  # of a client that sends on and on the answer may be lost
        assert raw_problem(answer)[0] in (414, 431)
    assert server.http.get("/api/health").status_code == 200


def test_unfinished_frames_take_no_memory(server: Server) -> None:
    made = server.make()
    before = server.memory
    with ExitStack() as stack:
        clients = [stack.enter_context(server.visit(made.table)) for _ in range(100)]
        for client in clients:
            send_all(client.connection.socket, frame(TEXT, b"x" * 100_000, claimed=1_900_000))
        for client in clients:
            with pytest.raises(ConnectionClosed) as closed:
                client.connection.recv(10)
            assert closed.value.rcvd is None or closed.value.rcvd.code == 1009
    assert server.memory - before < 30 * MEGABYTE
    assert server.refused("frame-bytes") >= 100


def test_a_flood_of_pings_is_closed_and_takes_no_memory(server: Server) -> None:
    made = server.make()
    before = server.memory
    flood = frame(PING, b"x" * 120) * (MEGABYTE // 126)
    with server.visit(made.table, narrow=True) as client:
        for _ in range(20):
            send_all(client.connection.socket, flood)
    assert server.memory - before < 20 * MEGABYTE
    assert server.refused("pings") == 1


def test_answers_to_pings_that_nobody_reads_take_no_memory(tmp_path: Path) -> None:
    generous = {"limit_pings": 1e9, "limit_frames": 1e9, "limit_address_bytes": 1e9}
    with Server(tmp_path / "data", NARROW, **generous) as server:
        made = server.make()
        with server.visit(made.table, narrow=True):  # so that everything is loaded
            before = server.memory
        with server.raw() as deaf:
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            say_hello(deaf, server, made.table)
            for _ in range(30):
                send_all(deaf, frame(PING, b"x" * 120) * (MEGABYTE // 126))
            assert server.memory - before < 15 * MEGABYTE


def test_a_ping_now_and_then_is_answered(server: Server) -> None:
    with server.sit(server.make()) as client:
        for _ in range(5):
            assert client.connection.ping().wait(10)


def test_a_live_connection_of_a_client_that_is_gone_is_closed(server: Server) -> None:
    made = server.make()
    with server.raw() as gone:
        say_hello(gone, server, made.table)
        heard = rest_of(gone)
    assert b'"type":"update"' in heard
    assert b"keepalive ping timeout" in heard


def test_a_flood_of_empty_frames_is_closed(server: Server) -> None:
    with server.visit(server.make().table) as client:
        send_all(client.connection.socket, frame(TEXT, b"") * 50_000)
        began = time.monotonic()
        with pytest.raises(ConnectionClosed) as closed:
            listen_on(client)
        last = closed.value.rcvd
        assert last is None or (last.code, last.reason) == (1008, "frames")
        assert time.monotonic() - began < 10
    assert server.refused("frames") == 1


def test_a_client_that_does_not_read_is_closed(tmp_path: Path) -> None:
    talkative = {"limit_messages": 1000, "limit_address_messages": 1000, "limit_frames": 1000}
    with Server(tmp_path / "data", NARROW, limit_reading_seconds=1, **talkative) as server:
        made = server.make(rules="hawkins")
        with server.raw() as deaf, server.sit(made) as jim:
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            say_hello(deaf, server, made.table)
            jim.my_turn()
            began = time.monotonic()
            while not server.refused("reading-seconds"):
                jim.act(jim.seen.legal[0])
                jim.undo()
                assert time.monotonic() - began < 30
            assert b'"type":"update"' in rest_of(deaf)


def test_an_answer_that_nobody_reads_is_given_up(tmp_path: Path) -> None:
    with Server(tmp_path / "data", NARROW, limit_reading_seconds=1) as server, socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", server.port))
        request = b"GET /api/games HTTP/1.1\r\nhost: localhost:%d\r\n\r\n" % server.port
        deaf.settimeout(0.5)
        with suppress(OSError):
            for _ in range(200):
                deaf.sendall(request * 20)
        began = time.monotonic()
        while not server.refused("reading-seconds"):
            assert time.monotonic() - began < 20
            time.sleep(0.1)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_at_the_end_everyone_is_told_to_come_back(tmp_path: Path, how: signal.Signals) -> None:
    with Server(tmp_path / "data") as server, ExitStack() as stack:
        made = server.make()
        jim = stack.enter_context(server.sit(made))
        silent = stack.enter_context(server.raw(b"GET / HTTP/1.1\r\n"))
        half = stack.enter_context(server.raw(HEAD % server.port + b"content-length: 9\r\n\r\n{"))
        jim.my_turn()
        jim.send(type="act", action=jim.seen.legal[0], seq=jim.seen.seq)
        server.process.send_signal(how)
        with pytest.raises(ConnectionClosed) as closed:
            listen_on(jim)
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1012, "restarting")
        assert server.process.wait(20) == 0
        rest_of(silent), rest_of(half)
        assert not re.search("warning|error|Traceback", server.log.read_text())


def listen_on(client: Client) -> None:
    """Hear everything until the end."""
    while True:
        client.receive()


def say_hello(line: socket.socket, server: Server, table: str) -> None:
    """Begin a live connection."""
    lines = [
        f"GET /api/tables/{table}/live HTTP/1.1",
        f"host: localhost:{server.port}",
        "connection: upgrade",
        "upgrade: websocket",
        "sec-websocket-version: 13",
        "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
    line.sendall("\r\n".join([*lines, "", ""]).encode())
    assert line.recv(1024).startswith(b"HTTP/1.1 101")
    line.sendall(frame(TEXT, b'{"type":"hello"}'))
