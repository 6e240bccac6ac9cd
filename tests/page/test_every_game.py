"""What every game in the chest can do in the page."""

import json

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from schatzkiste.games import game_ids


class Line:
    """What a page says to the server at its table."""

    def __init__(self, page: Page) -> None:
        self.acts = 0
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        self.acts += json.loads(frame)["type"] == "act"


def did(line: Line, control: Locator) -> bool:
    """Press something, and say whether that was an action."""
    control.click()
    control.page.evaluate("0")  # what was sent until now is heard before the answer
    return line.acts > 0


def do_something(page: Page, line: Line) -> None:
    """Press one thing after the other, on the board and beside it, and each button that this brings, until one acts."""
    offers = page.get_by_role("region", name="What to do now").get_by_role("button", disabled=False)
    for place in (page.get_by_role("main"), page.get_by_role("complementary")):
        for control in place.get_by_role("button", disabled=False).all():
            before = offers.all_inner_texts()
            if did(line, control):
                return
            for offer in offers.all():
                if offer.inner_text() not in before and did(line, offer):
                    return
    pytest.fail("nothing on the table does anything")


def test_the_chest_of_the_page_is_the_chest_of_the_library(desktop: Page) -> None:
    games = desktop.request.get("/api/games").json()
    assert [game["id"] for game in games] == list(game_ids())


@pytest.mark.parametrize("game", game_ids())
def test_a_game_starts_says_what_to_do_and_can_be_played(desktop: Page, game: str) -> None:
    line = Line(desktop)
    desktop.goto(f"/#/new/{game}")
    desktop.get_by_role("button", name="Cast off!").click()
    now = desktop.get_by_role("region", name="What to do now")
    expect(now.get_by_role("heading")).not_to_be_empty()
    expect(desktop.get_by_role("main").or_(now).get_by_role("button", disabled=False).first).to_be_visible()
    log = desktop.get_by_role("log")
    before = log.text_content() or ""
    do_something(desktop, line)
    expect(log).not_to_have_text(before)
