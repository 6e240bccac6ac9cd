"""Who may ask at all: names, origins and types, and how many tables."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from httpx import Response
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from schatzkiste.server.message import Problem
from schatzkiste.server.names import Networks, PublicNames, authority
from tests.server.clients import Server, raw_problem, rest_of
from tests.server.test_metrics import samples

TABLE = {"game": "schatzinsel", "seats": [{}, {"bot": "random"}]}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a name of its own."""
    data = tmp_path_factory.mktemp("guard") / "data"
    with Server(data, public_name=["games.example.org", "other.example:8443"]) as running:
        yield running


def told(response: Response) -> tuple[int, Problem]:
    """What was answered."""
    return response.status_code, msgspec.json.decode(response.content, type=Problem)


@pytest.mark.parametrize(
    ("host", "port", "given", "asked", "expected"),
    [
        ("127.0.0.1", 8000, (), "localhost:8000", True),
        ("127.0.0.1", 8000, (), "LOCALHOST:8000", True),
        ("127.0.0.1", 8000, (), "127.0.0.1:8000", True),
        ("127.0.0.1", 8000, (), "[::1]:8000", True),
        ("127.0.0.1", 8000, (), "localhost", False),
        ("127.0.0.1", 8000, (), "localhost:3000", False),
        ("127.0.0.1", 8000, (), "rebound.example:8000", False),
        ("127.0.0.1", 8000, (), "192.0.2.7:8000", False),
        ("127.0.0.1", 80, (), "localhost", True),
        ("192.0.2.7", 8000, (), "192.0.2.7:8000", True),
        ("0.0.0.0", 8000, (), "192.0.2.7:8000", True),
        ("0.0.0.0", 8000, (), "192.0.2.7:9000", False),
        ("::", 8000, (), "[2001:db8::7]:8000", True),
        ("0.0.0.0", 8000, (), "rebound.example:8000", False),
        ("127.0.0.1", 8000, ("games.example.org",), "games.example.org", True),
        ("127.0.0.1", 8000, ("games.example.org",), "games.example.org.:8443", True),
        ("127.0.0.1", 8000, ("games.example.org",), "evil.games.example.org", False),
        ("127.0.0.1", 8000, ("games.example.org:8443",), "games.example.org:8443", True),
        ("127.0.0.1", 8000, ("games.example.org:8443",), "games.example.org", False),
        ("127.0.0.1", 8000, ("games.example.org:443",), "games.example.org", True),
        ("127.0.0.1", 8000, ("[2001:db8::7]",), "[2001:db8::7]:9000", True),
    ],
)
def test_the_names_a_server_answers_to(
    host: str, port: int, given: tuple[str, ...], asked: str, expected: bool
) -> None:
    wanted = authority(asked)
    assert wanted is not None
    assert PublicNames(host, port, given).include(wanted) is expected


@pytest.mark.parametrize("text", ["", "a b", "a:b", "a:123456", "a/b", "ä.example", "a,b", "user@host", "[::1", "a\n"])
def test_what_cannot_be_a_host(text: str) -> None:
    assert authority(text) is None


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("192.0.2.7", True),
        ("192.0.2.8", False),
        ("198.51.100.200", True),
        ("::1", True),
        ("games.example", False),
        ("", False),
        (None, False),
    ],
)
def test_addresses_alone_and_with_their_neighbours(address: str | None, expected: bool) -> None:
    assert Networks(["192.0.2.7", "198.51.100.0/24", "::1"]).include(address) is expected


def test_a_refused_request_is_counted_and_noted(server: Server) -> None:
    def refused() -> float:
        return samples(server.http.get("/metrics").text).get("schatzkiste_refused_total[wrong-host]", 0)

    before, noted = refused(), server.log.read_text().count("code=wrong-host")
    server.http.get("/api/games", headers={"host": "rebound.example"})
    assert refused() - before == 1
    assert server.log.read_text().count("code=wrong-host") - noted == 1


@pytest.mark.parametrize("host", ["rebound.example", "127.0.0.1", "", "games.example.org, evil.example", "<script>"])
@pytest.mark.parametrize("path", ["/", "/api/games", "/assets/x.js", "/metrics"])
def test_a_wrong_host_is_a_problem(server: Server, host: str, path: str) -> None:
    assert told(server.http.get(path, headers={"host": host})) == (421, Problem("wrong-host", {"host": host}))


def test_two_hosts_are_a_problem(server: Server) -> None:
    head = b"GET /api/games HTTP/1.1\r\nhost: localhost:%d\r\nhost: evil.example\r\n\r\n"
    with server.raw(head % server.port) as line:
        assert raw_problem(rest_of(line)) == (400, Problem("malformed"))


@pytest.mark.parametrize("host", ["games.example.org", "games.example.org:8443", "other.example:8443"])
def test_a_public_name_is_taken(server: Server, host: str) -> None:
    assert server.http.get("/api/games", headers={"host": host}).status_code == 200


@pytest.mark.parametrize(
    "origin",
    ["https://evil.example", "null", "http://localhost:3000", "http://localhost", "file://", "http://[", "x"],
)
def test_another_site_may_do_nothing(server: Server, origin: str) -> None:
    response = server.http.post("/api/tables", json=TABLE, headers={"origin": origin})
    assert told(response) == (403, Problem("wrong-origin", {"origin": origin}))


@pytest.mark.parametrize(
    ("host", "origin"),
    [("games.example.org", "https://games.example.org"), ("other.example:8443", "https://other.example:8443")],
)
def test_the_own_page_may_do_everything(server: Server, host: str, origin: str) -> None:
    response = server.http.post("/api/tables", json=TABLE, headers={"host": host, "origin": origin})
    assert response.status_code == 201


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://localhost:3000"])
def test_another_site_gets_no_live_connection(server: Server, origin: str) -> None:
    made = server.make()
    with pytest.raises(InvalidStatus) as refused:
        connect(f"ws{server.url[4:]}/api/tables/{made.table}/live", origin=Origin(origin))
    assert refused.value.response.status_code == 403
    assert msgspec.json.decode(refused.value.response.body, type=Problem).code == "wrong-origin"


def test_the_own_page_gets_a_live_connection(server: Server) -> None:
    made = server.make()
    address = f"ws{server.url[4:]}/api/tables/{made.table}/live"
    with connect(address, origin=Origin(server.url)) as line:
        line.send('{"type":"hello"}')
        assert '"type":"welcome"' in str(line.recv(10))


def test_a_wrong_host_gets_no_live_connection(server: Server) -> None:
    with server.raw() as line, pytest.raises(InvalidStatus) as refused:
        connect("ws://rebound.example/api/tables/any/live", sock=line)
    assert refused.value.response.status_code == 421


@pytest.mark.parametrize("kind", [None, "text/plain", "application/x-www-form-urlencoded", "multipart/form-data"])
@pytest.mark.parametrize("path", ["/api/tables", "/api/mine", "/api/delete", "/api/pieces"])
def test_a_form_makes_no_table(server: Server, path: str, kind: str | None) -> None:
    headers = {} if kind is None else {"content-type": kind}
    response = server.http.post(path, content=msgspec.json.encode(TABLE), headers=headers)
    assert told(response) == (415, Problem("wrong-type", {}))


def test_json_with_a_charset_is_json(server: Server) -> None:
    headers = {"content-type": "application/json; charset=utf-8"}
    assert server.http.post("/api/tables", content=msgspec.json.encode(TABLE), headers=headers).status_code == 201


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/health", "/api/nothing", "/api/tables", "/elsewhere"])
def test_head_is_get_without_a_body(server: Server, path: str) -> None:
    whole, head = server.http.get(path), server.http.head(path)
    assert (head.status_code, head.content) == (whole.status_code, b"")
    assert head.headers["content-length"] == whole.headers["content-length"]
    assert head.headers.get("content-type") == whole.headers.get("content-type")


def test_tables_of_one_address(tmp_path: Path) -> None:
    with Server(tmp_path / "data", limit_tables=3) as server:
        for _ in range(3):
            server.make()
        response = server.http.post("/api/tables", json=TABLE)
        assert told(response) == (429, Problem("too-many-new-tables", {"limit": 3, "minutes": 20}))
        assert 1100 < int(response.headers["retry-after"]) <= 1200
        assert server.http.get("/api/games").status_code == 200
        assert server.refused("tables") == 1
        forged = server.http.post("/api/tables", json=TABLE, headers={"x-forwarded-for": "192.0.2.7"})
        assert forged.status_code == 429


def test_behind_a_proxy_addresses_are_those_it_tells(tmp_path: Path) -> None:
    with Server(tmp_path / "data", limit_tables=1, proxy=["127.0.0.0/8"]) as server:

        def make(visitor: str) -> int:
            return server.http.post("/api/tables", json=TABLE, headers={"x-forwarded-for": visitor}).status_code

        assert [make("192.0.2.7"), make("192.0.2.7"), make("192.0.2.8")] == [201, 429, 201]
        assert make("203.0.113.1, 192.0.2.7") == 429, "what the client itself wrote there does not count"
        assert [make("2001:db8::1"), make("2001:db8::2"), make("2001:db8:0:1::1")] == [201, 429, 201]
        assert server.http.get("/metrics", headers={"x-forwarded-for": "192.0.2.7"}).status_code == 404


def test_the_clock_may_stand_before_1970(tmp_path: Path) -> None:
    prelude = "import time; time.time = lambda: -1000.5"
    with Server(tmp_path / "data", prelude) as server:
        made = server.make()
        with server.sit(made) as client:
            client.act(client.my_turn().legal[0])
        mine = server.http.post("/api/mine", json=[{"table": made.table, "key": made.key}])
        assert (mine.status_code, len(mine.json())) == (200, 1)
        assert server.http.get("/").status_code in (200, 503)
        assert server.http.get("/api/games", headers={"accept-encoding": "gzip"}).status_code == 200


@pytest.mark.parametrize("path", ["//api/tables", "/api//tables", "/api/tables/", "///api///tables//"])
def test_slashes_too_many_lead_past_no_limit(tmp_path: Path, path: str) -> None:
    with Server(tmp_path / "data", limit_tables=1, limit_guesses=1, limit_table_sockets=1) as server:
        made = server.make()
        answer = server.http.post(f"{server.url}{path}", json=TABLE)
        assert told(answer)[1].code == "too-many-new-tables"
        codes = [
            told(server.http.post(f"{server.url}{path.replace('tables', 'code')}", json={"code": "AAAAAA"}))[1].code
            for _ in range(2)
        ]
        assert codes == ["unknown-code", "too-many-guesses"]
        live = f"ws{server.url[4:]}{path.replace('tables', f'tables/{made.table}/live')}"
        with server.watch(made), connect(live) as line:
            assert '"full-table"' in str(line.recv(10))
