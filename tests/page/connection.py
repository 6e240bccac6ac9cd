"""The connection between a page and its table, on which a test may answer in the server's place."""

import json
import re
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

LIVE = re.compile("/live$")
BROKEN = 1011


class Connection:
    """Hands on everything, except that something may be kept from the server and answered with a problem."""

    def __init__(self, page: Page, refused: str = "act") -> None:
        """`refused` is the kind of message that is answered here when there is something to refuse it with."""
        self.acts: list[str] = []
        self.refuse_with: str | None = None
        self.breaks_at_refused = False  # such a message is lost, and the line with it
        self.opened = 0  # how many lines have shown the page a table
        self._refused = refused
        self._last_update = ""
        self._page: WebSocketRoute
        page.route_web_socket(LIVE, self._open)

    def repeat_last_update(self) -> None:
        """Show the page the present once more, as the server does when an action came too late."""
        self._page.send(self._last_update)

    def tell_problem(self, code: str) -> None:
        """Tell the page that something is wrong."""
        tell_problem(self._page, code)

    def _open(self, page: WebSocketRoute) -> None:
        self._page = page
        server = page.connect_to_server()
        is_new = True

        def from_page(text: str | bytes) -> None:
            message: dict[str, Any] = json.loads(text)
            if message["type"] == "act":
                self.acts.append(message["action"])
            if message["type"] == self._refused and self.breaks_at_refused:
                page.close(code=BROKEN)
            elif message["type"] == self._refused and self.refuse_with is not None:
                tell_problem(page, self.refuse_with)
            else:
                server.send(text)

        def from_server(text: str | bytes) -> None:
            nonlocal is_new
            page.send(text)
            if json.loads(text)["type"] == "update":
                self._last_update = str(text)
                self.opened += is_new
                is_new = False

        page.on_message(from_page)
        server.on_message(from_server)


def tell_problem(page: WebSocketRoute, code: str) -> None:
    page.send(json.dumps({"type": "problem", "code": code, "args": {}}))
