"""What one address may use up: told by name when it is too much, and nobody else pays."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from schatzkiste.server.limits import Bucket, Crowd, Visitors, neighbourhood
from schatzkiste.server.message import Problem
from schatzkiste.server.party_messages import TableMade
from schatzkiste.server.settings import Limits
from tests.server.clients import Server, raw_problem, rest_of, wait_for

REQUEST = b"GET /api/health HTTP/1.1\r\nhost: localhost:%d\r\n\r\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that allows little at a time."""
    limits = {"limit_sockets": 6, "limit_table_sockets": 3}
    with Server(tmp_path_factory.mktemp("limits") / "data", **limits) as running:
        yield running


@pytest.mark.parametrize(
    ("host", "whom"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::ffff", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("", "unknown"),
        (None, "unknown"),
        ("' OR 1", "unknown"),
    ],
)
def test_whom_an_address_stands_for(host: str | None, whom: str) -> None:
    assert neighbourhood(host) == whom


def test_a_bucket_gives_what_it_has_and_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    bucket = Bucket(rate=2, most=4)
    assert [bucket.take() for _ in range(5)] == [True, True, True, True, False]
    assert bucket.seconds_until(1) == 0.5
    now += 0.25
    assert bucket.seconds_until(1) == 0.25
    now += 0.75
    assert bucket.take(2)
    assert not bucket.take()
    assert (bucket.refused, bucket.is_full) == (2, False)
    now += 2
    assert (bucket.is_full, bucket.refused) == (True, 0)
    assert not bucket.take(5)


def test_who_goes_on_after_being_told_abuses(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    bucket = Bucket(rate=1, most=1)
    abused = []
    for _ in range(22):
        bucket.take()
        abused.append(bucket.is_abused)
    assert abused == [False] * 21 + [True]
    now += 1
    assert not bucket.is_abused


def test_a_crowd_is_counted_by_place() -> None:
    crowd = Crowd(2)
    assert [crowd.enter("a"), crowd.enter("a"), crowd.enter("a"), crowd.enter("b")] == [True, True, False, True]
    crowd.leave("a")
    assert crowd.enter("a")
    assert (crowd.count("a"), crowd.count("c"), crowd.total) == (2, 0, 3)


def test_addresses_are_forgotten_when_they_have_used_up_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    visitors = Visitors(Limits(tables=60))
    for number in range(100):
        assert visitors.visitor(f"192.0.2.{number}").tables.take()
    assert visitors.visitor("192.0.2.1") is visitors.visitor("192.0.2.1")
    now += 59
    visitors.forget_those_at_rest()
    assert len(visitors) == 100
    now += 1
    visitors.forget_those_at_rest()
    assert len(visitors) == 0


def test_connections_of_one_address(tmp_path: Path) -> None:
    with Server(tmp_path / "data", limit_connections=12) as server, ExitStack() as stack:
        lines = [stack.enter_context(server.raw()) for _ in range(13)]
        lines[-1].sendall(REQUEST % server.port)
        told = raw_problem(rest_of(lines[-1]))
        assert told == (429, Problem("too-many-connections", {"limit": 12}))
        lines[0].close()
        lines[1].sendall(REQUEST % server.port)
        assert lines[1].recv(65536).startswith(b"HTTP/1.1 200")


def test_connections_of_all(tmp_path: Path) -> None:
    with Server(tmp_path / "data", limit_total_connections=5) as server, ExitStack() as stack:
        lines = [stack.enter_context(server.raw()) for _ in range(6)]
        lines[-1].sendall(REQUEST % server.port)
        assert raw_problem(rest_of(lines[-1])) == (503, Problem("full-server", {"limit": 5}))


def test_live_connections_of_one_address(server: Server) -> None:
    tables = [server.make() for _ in range(4)]
    with ExitStack() as stack:
        clients = [stack.enter_context(server.sit(made)) for made in tables[:3] for _ in range(2)]
        with server.visit(tables[3].table) as late:
            assert late.answer() == Problem("too-many-connections", {"limit": 6})
            with pytest.raises(ConnectionClosed):
                late.receive()
        clients[0].connection.close()
        wait_for(lambda: is_let_in(server, tables[3]))  # a moment after the line was closed there is room again


def is_let_in(server: Server, made: TableMade) -> bool:
    """Whether the maker of a table can sit down there now."""
    try:
        with server.sit(made) as client:
            return client.seen.seat == 0
    except ConnectionClosed:
        return False


def test_live_connections_to_one_table(server: Server) -> None:
    made, other = server.make(), server.make()
    with ExitStack() as stack:
        for _ in range(3):
            stack.enter_context(server.watch(made))
        with server.visit(made.table) as late:
            assert late.answer() == Problem("full-table", {"limit": 3})
        stack.enter_context(server.sit(other))


def test_requests_of_one_address(tmp_path: Path) -> None:
    with Server(tmp_path / "data", limit_requests=2, limit_burst=3) as server:
        answers = [server.http.get("/api/health") for _ in range(8)]
        assert [answer.status_code for answer in answers][:6] == [200] * 6
        told = answers[-1]
        assert (told.status_code, told.headers["retry-after"]) == (429, "1")
        assert msgspec.json.decode(told.content, type=Problem) == Problem("too-many-requests", {"limit": 2})
        assert "default-src 'self'" in told.headers["content-security-policy"]
        with pytest.raises(InvalidStatus, match="429"), server.visit("any"):
            pass


def test_an_address_that_goes_on_and_on_is_cut_off(tmp_path: Path) -> None:
    with Server(tmp_path / "data", limit_requests=1, limit_burst=1) as server:
        heard = []
        for _ in range(40):
            with server.raw() as line:
                try:
                    line.sendall(REQUEST % server.port)
                except OSError:
                    heard.append(b"")
                else:
                    heard.append(rest_of(line) if heard else line.recv(65536))
        assert heard[0].startswith(b"HTTP/1.1 200")
        assert heard[1].startswith(b"HTTP/1.1 429")
        assert heard[-1] == b""


def test_messages_of_one_address(tmp_path: Path) -> None:
    with Server(tmp_path / "data", limit_address_messages=4) as server, ExitStack() as stack:
        made = server.make()
        clients = [stack.enter_context(server.sit(made)) for _ in range(3)]
        codes = []
        for _ in range(10):
            for client in clients:
                client.send(type="why", action="end")
                codes.append(getattr(client.answer(), "code", ""))
        assert "" in codes
        assert "too-many-messages" in codes
        assert server.refused("address-messages") > 0


def test_bytes_of_one_address(tmp_path: Path) -> None:
    with Server(tmp_path / "data", limit_address_bytes=2000, limit_burst=10) as server:
        body = b"x" * 30_000
        head = b"POST /api/tables HTTP/1.1\r\nhost: localhost:%d\r\ncontent-length: %d\r\n\r\n"
        with server.raw(head % (server.port, len(body)) + body) as line:
            told = raw_problem(rest_of(line))
        assert told == (429, Problem("too-many-bytes", {"limit": 2000}))
