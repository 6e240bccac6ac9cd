"""Everything that goes wrong in a page, also what a player would not notice."""

from urllib.parse import urlsplit

from playwright.sync_api import ConsoleMessage, Page, Request, Response, WebSocket

GONE_ELSEWHERE = "net::ERR_ABORTED"
"""The browser drops what it was fetching when somebody goes to another page."""


class PageErrors:
    """Collects console errors, failed requests, and every request to a foreign host."""

    def __init__(self) -> None:
        self._errors: list[str] = []
        self._allowed: list[str] = []

    def watch(self, page: Page, address: str) -> None:
        """Listen to a page that may talk to this address only."""
        home = urlsplit(address).netloc

        def stay_home(url: str) -> None:
            place = urlsplit(url)
            if place.scheme not in ("data", "blob") and place.netloc != home:
                self._errors.append(f"foreign request: {url}")

        def hear_request(request: Request) -> None:
            stay_home(request.url)

        def hear_socket(socket: WebSocket) -> None:
            stay_home(socket.url)

        page.on("console", self._hear_console)
        page.on("pageerror", lambda error: self._errors.append(f"exception: {error}"))
        page.on("requestfailed", self._hear_failure)
        page.on("response", self._hear_response)
        page.on("request", hear_request)
        page.on("websocket", hear_socket)

    def allow_a_lost_connection(self) -> None:
        """The test takes the server away, and the browser may say so."""
        self.allow("ERR_CONNECTION")
        self.allow("WebSocket connection to")

    def allow_a_refusal(self, status: int) -> None:
        """The test asks for what is refused, which the browser tells twice."""
        self.allow(f"status of {status}")
        self.allow(f"{status}: ")

    def allow(self, words: str) -> None:
        """The test makes something go wrong, of which the browser may speak in these words."""
        self._allowed.append(words)

    def unexpected(self) -> list[str]:
        """All that went wrong although it should not."""
        return [error for error in self._errors if not any(words in error for words in self._allowed)]

    def _hear_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._errors.append(f"console: {message.text}")

    def _hear_failure(self, request: Request) -> None:
        if request.failure != GONE_ELSEWHERE:
            self._errors.append(f"{request.failure}: {request.url}")

    def _hear_response(self, response: Response) -> None:
        if response.status >= 400:
            self._errors.append(f"{response.status}: {response.url}")
