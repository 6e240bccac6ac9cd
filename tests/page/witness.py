"""Somebody who hears everything that goes wrong in a page, also what a player would not notice."""

from urllib.parse import urlsplit

from playwright.sync_api import ConsoleMessage, Page, Request, Response, WebSocket


class Witness:
    """Collects console errors, failed requests, and every request to a foreign host."""

    def __init__(self) -> None:
        self._complaints: list[str] = []
        self._excused: list[str] = []

    def watch(self, page: Page, address: str) -> None:
        """Listen to a page that may talk to this address only."""
        home = urlsplit(address).netloc

        def stay_home(url: str) -> None:
            place = urlsplit(url)
            if place.scheme not in ("data", "blob") and place.netloc != home:
                self._complaints.append(f"foreign request: {url}")

        def hear_request(request: Request) -> None:
            stay_home(request.url)

        def hear_socket(socket: WebSocket) -> None:
            stay_home(socket.url)

        page.on("console", self._hear_console)
        page.on("pageerror", lambda error: self._complaints.append(f"exception: {error}"))
        page.on("requestfailed", lambda request: self._complaints.append(f"{request.failure}: {request.url}"))
        page.on("response", self._hear_response)
        page.on("request", hear_request)
        page.on("websocket", hear_socket)

    def excuse_a_lost_line(self) -> None:
        """The test takes the server away, and the browser may say so."""
        self._excused += ["ERR_CONNECTION", "WebSocket connection to"]

    def complaints(self) -> list[str]:
        """All that went wrong without an excuse."""
        return [said for said in self._complaints if not any(words in said for words in self._excused)]

    def _hear_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._complaints.append(f"console: {message.text}")

    def _hear_response(self, response: Response) -> None:
        if response.status >= 400:
            self._complaints.append(f"{response.status}: {response.url}")
