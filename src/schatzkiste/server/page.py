"""The page: files built from `web/`, with the headers that keep foreign scripts out."""

import asyncio
from pathlib import Path

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from schatzkiste.server.problems import RequestError

PAGE = Path(__file__).parent / "page"
FOR_EVER = "public, max-age=31536000, immutable"
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


def page_handlers(folder: Path) -> list[HTTPRouteHandler]:
    """Serve the page from the folder it was built into."""
    root = folder.resolve()

    @get("/")
    async def index() -> Response[bytes]:
        """The page itself."""
        return await asyncio.to_thread(page_response, root, "/")

    @get("/{path:path}")
    async def page(path: FromPath[str]) -> Response[bytes]:
        """A file of the page."""
        return await asyncio.to_thread(page_response, root, path)

    return [index, page]


def page_response(root: Path, path: str) -> Response[bytes]:
    """The file at the path; the page keeps its own places behind a #, so other paths lead to it."""
    if is_file_of(root, path):
        return file_response(root / path[1:], FOR_EVER if path.startswith("/assets/") else "no-cache")
    if path.startswith(("/api/", "/assets/")):
        raise RequestError("unknown-path")
    if path != "/":
        return Response(b"", status_code=302, headers={"location": "/"})
    if is_file_of(root, "/index.html"):
        return file_response(root / "index.html", "no-cache")
    return Response(NOT_BUILT.encode(), media_type=MEDIA_TYPES[".html"], status_code=503)


def is_file_of(root: Path, path: str) -> bool:
    """Whether the path leads to a file inside the root, and not by `..` or a link to one outside."""
    try:
        file = (root / path[1:]).resolve()
        return file.is_relative_to(root) and file.is_file()
    except (OSError, ValueError):  # too long, or with a null byte in it
        return False


def file_response(file: Path, cache_control: str) -> Response[bytes]:
    """The file with its media type."""
    media_type = MEDIA_TYPES.get(file.suffix, "application/octet-stream")
    return Response(file.read_bytes(), media_type=media_type, headers={"cache-control": cache_control})
