"""The page: files built from `web/`, plain and compressed, with the headers that let browsers keep them."""

import re
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from schatzkiste.server.problems import RequestError

AnyRequest = Request[None, None, State]

PAGE = Path(__file__).parent / "page"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
MEDIA_TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""The best first, with the endings of the files that the build of the page makes."""
ACCEPTED = re.compile(r"\s*([\w*-]+)\s*(?:;\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*)?(?:,|$)", re.ASCII)
NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Schatzkiste</title>
<h1>Schatzkiste</h1>
<p>The server is running, but its page has not been built yet.
<p>Stop it and run <code>make play</code>, which builds the page and starts the server again.
</html>
"""


class PageFile(NamedTuple):
    """A file of the page: its bytes, and the same compressed, by encoding."""

    media_type: str
    cache_control: str
    tag: str
    plain: bytes
    compressed: dict[str, bytes]

    def response(self, request: AnyRequest) -> Response[bytes]:
        """The file as this browser takes it, or that it has it already."""
        headers = {"cache-control": self.cache_control, "etag": self.tag}
        if self.compressed:
            headers["vary"] = "accept-encoding"
        if self.tag in known_tags(request.headers.get("if-none-match", "")):
            return Response(b"", status_code=304, headers=headers, media_type=self.media_type)
        encoding = best_encoding(request.headers.get("accept-encoding", ""), self.compressed)
        if encoding is None:
            return Response(self.plain, headers=headers, media_type=self.media_type)
        headers["content-encoding"] = encoding
        return Response(self.compressed[encoding], headers=headers, media_type=self.media_type)


def page_handlers(folder: Path) -> list[HTTPRouteHandler]:
    """Serve the page that was built into the folder; what is there when the server starts is kept in memory."""
    files = dict(page_files(folder))

    @get("/")
    async def index(request: AnyRequest) -> Response[bytes]:
        """The page itself."""
        return page_response(files, "/", request)

    @get("/{path:path}")
    async def page(path: FromPath[str], request: AnyRequest) -> Response[bytes]:
        """A file of the page."""
        return page_response(files, path, request)

    return [index, page]


def page_files(folder: Path) -> Iterator[tuple[str, PageFile]]:
    """The files by their paths; links do not lead out of the folder."""
    root = folder.resolve()
    for file in sorted(root.glob("**/*")):
        if not file.is_file() or not file.resolve().is_relative_to(root) or file.suffix in ENCODINGS.values():
            continue
        path = f"/{file.relative_to(root).as_posix()}"
        plain = file.read_bytes()
        beside = {encoding: file.with_name(file.name + ending) for encoding, ending in ENCODINGS.items()}
        yield (
            path,
            PageFile(
                media_type=MEDIA_TYPES.get(file.suffix, "application/octet-stream"),
                cache_control=FOR_EVER if path.startswith("/assets/") else ASK_AGAIN,
                tag=f'W/"{sha256(plain).hexdigest()[:20]}"',
                plain=plain,
                compressed={encoding: made.read_bytes() for encoding, made in beside.items() if made.is_file()},
            ),
        )


def page_response(files: dict[str, PageFile], path: str, request: AnyRequest) -> Response[bytes]:
    """The file at the path; the page keeps its own places behind a #, so other paths lead to it."""
    wanted = files.get("/index.html" if path == "/" else path)
    if wanted is not None:
        return wanted.response(request)
    if path.startswith(("/api/", "/assets/")):
        raise RequestError("unknown-path")
    if path != "/":
        return Response(b"", status_code=302, headers={"location": "/"})
    return Response(NOT_BUILT.encode(), media_type=MEDIA_TYPES[".html"], status_code=503)


def known_tags(header: str) -> list[str]:
    """The tags of what a browser has; of strong and weak ones the same is meant here."""
    tags = [tag.strip() for tag in header.split(",")]
    return [tag if tag.startswith("W/") else f"W/{tag}" for tag in tags]


def best_encoding(header: str, offered: Iterable[str]) -> str | None:
    """The best encoding on offer that the browser takes."""
    taken = {name.lower(): float(weight or 1) for name, weight in ACCEPTED.findall(header)}
    for encoding in offered:
        if taken.get(encoding, taken.get("*", 0)) > 0:
            return encoding
    return None
