"""What a player finds at every table, whatever the game is."""

import json
import re
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from types import MappingProxyType
from typing import ClassVar

from playwright.sync_api import Locator, Page, Route, WebSocket, expect

from tests.page.player import Reason, choose, press

NO_OPTIONS: Mapping[str, int] = MappingProxyType({})
NO_ANSWERS: Mapping[str, str] = MappingProxyType({})
EXTENT = "() => [document.scrollingElement.scrollWidth, document.scrollingElement.scrollHeight]"


def tells_an_own_action(frame: str | bytes) -> bool:
    """Whether the server tells of something that this client did."""
    message = json.loads(frame)
    return message["type"] == "update" and any(entry["own"] for entry in message["log"])


def beyond_the_screen(page: Page) -> tuple[int, int]:
    """How far the page reaches to the right and downwards, measured by the device and not by a widened window."""
    screen = page.viewport_size
    assert screen is not None
    width, height = page.evaluate(EXTENT)
    return width - screen["width"], height - screen["height"]


def open_new_game(page: Page, game: str) -> Locator:
    """Open the page on which a table is laid, and return its button."""
    page.goto(f"/#/new/{game}")
    button = page.get_by_role("button", name="Cast off!")
    expect(button).to_be_visible()
    return button


def sit_down(
    page: Page,
    game: str,
    *,
    players: int,
    answers: Mapping[str, str] = NO_ANSWERS,
    technical: Mapping[str, int] = NO_OPTIONS,
) -> WebSocket:
    """Lay a table for a game with some answers, and options that no player is asked for; return the line to it."""
    cast_off = open_new_game(page, game)
    choose(page, "Players", str(players))
    for question, answer in answers.items():
        choose(page, question, answer)
    add_options(page, technical)
    with page.expect_websocket() as line:
        press(cast_off)
        page.mouse.move(0, 0)  # otherwise it points at whatever the table lays there
    return line.value


def add_options(page: Page, options: Mapping[str, int]) -> None:
    """Add options to the next request for a table."""

    def add(route: Route) -> None:
        wanted = json.loads(route.request.post_data or "")
        route.continue_(post_data={**wanted, "options": {**wanted["options"], **options}})

    page.route("**/api/tables", add, times=1)


class Seat(ABC):
    """A seat at some table: what to do now, the answer to "why not?" and the end."""

    # The titles under which somebody else decides.
    WAITING: ClassVar[re.Pattern[str]]

    def __init__(self, page: Page, line: WebSocket) -> None:
        self.page = page
        self.line = line
        self.main = page.get_by_role("main")
        self.now = page.get_by_role("region", name="What to do now")
        self.title = self.now.get_by_role("heading")
        self.question = self.title.filter(has_not_text=self.WAITING)
        self.tip = page.get_by_role("tooltip")
        self.end_sheet = page.get_by_role("dialog")
        self.result = page.get_by_role("button", name="Result")

    def my_turn(self) -> bool:
        """Wait until this player decides (true) or the game is over (false)."""
        expect(self.question.first).to_be_visible()
        return self.result.count() == 0

    def main_button(self, name: str) -> Locator:
        """A button beside the sentence that says what to do now."""
        return self.now.get_by_role("button", name=name, exact=True, disabled=False)

    @contextmanager
    def acted(self) -> Iterator[None]:
        """Wait until the page has heard of what is done meanwhile."""
        with self.line.expect_event("framereceived", tells_an_own_action):
            yield
        self.page.evaluate("0")  # the page shows what it heard before it answers

    def why(self, thing: Locator) -> Reason:
        """Point at something that is not possible and read the answer."""
        self.page.mouse.move(0, 0)
        expect(self.tip).to_be_hidden()
        thing.hover()
        rule = self.tip.get_by_role("link").inner_text()
        told = self.tip.inner_text().removesuffix(rule).strip()
        return Reason(told.splitlines()[-1], rule.removeprefix("§ "))  # what the thing is stands above

    @abstractmethod
    def act(self) -> None:
        """Do something that leads towards the end."""

    def play_to_the_end(self) -> None:
        """Play until the result is shown."""
        while self.my_turn():
            self.act()
        expect(self.end_sheet).to_be_visible()
