"""The page's files, their headers, and the page that is shown before there is one."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from schatzkiste.server.app import create_app
from schatzkiste.server.settings import ServerSettings
from schatzkiste.server.store.opening import open_store
from tests.server.clients import Server

INDEX = "<!doctype html><title>Schatzkiste</title>"
SCRIPT = "export {}" * 1000


@pytest.fixture(name="page")
def built_page(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    """A server with a page that was built."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX)
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "assets" / "index-1a2b.js").write_text(SCRIPT)
    (folder / "assets" / "index-1a2b.js.br").write_bytes(b"brotli")
    (folder / "assets" / "index-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (folder / "assets" / "tiny-3c4d.js").write_text("x")
    (tmp_path / "secret.txt").write_text("secret")
    (folder / "link.txt").symlink_to(tmp_path / "secret.txt")
    with TestClient(create_app(ServerSettings(), open_store(tmp_path / "data"), folder)) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/index.html"])
def test_the_page_is_asked_for_again(page: TestClient[Litestar], path: str) -> None:
    response = page.get(path)
    assert (response.status_code, response.text) == (200, INDEX)
    assert response.headers["cache-control"] == "no-cache"
    assert response.headers["content-type"] == "text/html; charset=utf-8"


@pytest.mark.parametrize("path", ["/table", "/table/abc", "/%00", "/" + "x" * 5000])
def test_other_paths_lead_to_the_page(page: TestClient[Litestar], path: str) -> None:
    response = page.get(path, follow_redirects=False)
    assert (response.status_code, response.headers["location"]) == (302, "/")


def test_hashed_files_are_kept_for_ever(page: TestClient[Litestar]) -> None:
    response = page.get("/assets/index-1a2b.js", headers={"accept-encoding": "gzip"})
    assert response.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert response.headers["content-type"].startswith("text/javascript")
    assert response.headers["content-encoding"] == "gzip"
    assert response.headers["vary"] == "accept-encoding"
    assert response.text == SCRIPT


@pytest.mark.parametrize(
    ("accepted", "sent"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("br;q=0.5, gzip", "br"),
        ("br;q=0, gzip", "gzip"),
        ("gzip", "gzip"),
        ("GZIP;q=1.0", "gzip"),
        ("*", "br"),
        ("*;q=0", None),
        ("identity", None),
        ("", None),
        ("gzip;q=0", None),
        (";;,,=q", None),
    ],
)
def test_files_are_sent_as_the_browser_takes_them(page: TestClient[Litestar], accepted: str, sent: str | None) -> None:
    with page.stream("GET", "/assets/index-1a2b.js", headers={"accept-encoding": accepted}) as response:
        body = b"".join(response.iter_raw())
    assert response.headers.get("content-encoding") == sent
    assert response.headers["vary"] == "accept-encoding"
    assert int(response.headers["content-length"]) == len(body)
    assert body == {"br": b"brotli", None: SCRIPT.encode()}.get(sent, body)


def test_what_was_not_worth_compressing_is_sent_as_it_is(page: TestClient[Litestar]) -> None:
    response = page.get("/assets/tiny-3c4d.js", headers={"accept-encoding": "br, gzip"})
    assert (response.text, "content-encoding" in response.headers, "vary" in response.headers) == ("x", False, False)


@pytest.mark.parametrize("ending", [".br", ".gz"])
def test_compressed_files_have_no_address_of_their_own(page: TestClient[Litestar], ending: str) -> None:
    assert page.get(f"/assets/index-1a2b.js{ending}").status_code == 404


def test_what_the_browser_has_is_not_sent_again(page: TestClient[Litestar]) -> None:
    first = page.get("/")
    for known in (first.headers["etag"], f'"other", {first.headers["etag"]}', first.headers["etag"].removeprefix("W/")):
        again = page.get("/", headers={"if-none-match": known})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == first.headers["etag"]
        assert again.headers["cache-control"] == "no-cache"
    assert page.get("/", headers={"if-none-match": 'W/"other"'}).text == INDEX


def test_other_files_are_asked_for_again(page: TestClient[Litestar]) -> None:
    response = page.get("/icon.svg")
    assert (response.text, response.headers["cache-control"]) == ("<svg/>", "no-cache")
    assert response.headers["content-type"] == "image/svg+xml"


def test_missing_assets_are_a_problem(page: TestClient[Litestar]) -> None:
    response = page.get("/assets/missing.js")
    assert (response.status_code, response.json()["code"]) == (404, "unknown-path")


@pytest.mark.parametrize(
    "path", ["/link.txt", "/..%2fsecret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"]
)
def test_nothing_outside_the_page_is_served(page: TestClient[Litestar], path: str) -> None:
    assert page.get(path).text != "secret"


def test_every_answer_has_the_headers_that_protect(page: TestClient[Litestar]) -> None:
    for path in ("/", "/assets/index-1a2b.js", "/assets/missing.js", "/api/health", "/api/nothing"):
        headers = page.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_without_a_page_the_server_says_what_to_do(tmp_path: Path) -> None:
    with TestClient(create_app(ServerSettings(), open_store(tmp_path / "data"), tmp_path / "page")) as client:
        response = client.get("/")
    assert response.status_code == 503
    assert "make play" in response.text


def test_the_real_server_serves_some_page(server: Server) -> None:
    assert "<title>Schatzkiste" in server.http.get("/").text
