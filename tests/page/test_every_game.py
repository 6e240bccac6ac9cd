"""What every game in the chest can do in the page."""

import json
import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from schatzkiste.games import game_ids
from tests.page.axe import violations
from tests.page.conftest import PHONE, Visit
from tests.page.finished import finish, visit_table
from tests.page.seat import open_new_game, tells_an_own_action
from tests.page.serving import Server
from tests.page.test_whole_games import GAMES

PATIENCE_MS = 20_000
WAITING = re.compile(r"\bwaiting\b")
# How large a drawn text stands on the screen.
WRITTEN = "texts => texts.map((text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a)"
LEGIBLE_PX = 9
BOTS = {
    "dracheninsel": ["landlubber", "landlubber"],
    "schatzinsel": ["landlubber"],
    "silver_gold": ["landlubber"],
    "tobago": ["landlubber"],
}
# Whatever is written or said of the first seat by its number.
NUMBERED = """() => [...document.body.querySelectorAll("*")]
    .flatMap((thing) => [thing.ariaLabel, thing.title, ...[...thing.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ data }) => data)])
    .filter((words) => typeof words === "string" && words.includes("Seat 1"))"""


class Line:
    """What a page and the server say to each other about one table."""

    def __init__(self, page: Page) -> None:
        self.acts = 0
        self.answers = 0
        self.page = page
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", self._sent)
        socket.on("framereceived", self._received)

    def _sent(self, frame: str | bytes) -> None:
        self.acts += json.loads(frame)["type"] == "act"

    def _received(self, frame: str | bytes) -> None:
        self.answers += tells_an_own_action(frame)

    def wait(self, until: Callable[[], bool]) -> None:
        """Listen until something is true."""
        for _ in range(PATIENCE_MS // 50):
            if until():
                self.page.evaluate("0")  # the page shows what it heard before it answers
                return
            self.page.wait_for_timeout(50)
        pytest.fail("it did not come to that")


def did(line: Line, control: Locator) -> bool:
    """Press something, and say whether that was an action."""
    control.click()
    line.page.evaluate("0")  # what was sent until now is heard before the answer
    return line.acts > 0


def do_something(page: Page, line: Line) -> None:
    """Press one thing after the other, on the board and beside it, and each button that this brings, until one acts."""
    now = page.get_by_role("region", name="What to do now")
    offers = now.get_by_role("button", disabled=False)
    for place in (page.get_by_role("main"), page.get_by_role("complementary"), now):
        controls = place.get_by_role("button", disabled=False)
        index = 0
        while index < controls.count():
            before = offers.all_inner_texts()
            if did(line, controls.nth(index)):
                return
            brought = [text for text in offers.all_inner_texts() if text not in before]
            for text in brought:
                if did(line, offers.filter(has_text=text).first):
                    return
            index += 1
    pytest.fail("nothing on the table does anything")


def test_the_chest_of_the_page_is_the_chest_of_the_library(desktop: Page) -> None:
    games = desktop.request.get("/api/games").json()
    assert [game["id"] for game in games] == list(game_ids())


@pytest.mark.parametrize("game", game_ids())
def test_a_game_starts_says_what_to_do_and_can_be_played(desktop: Page, game: str) -> None:
    line = Line(desktop)
    open_new_game(desktop, game).click()
    now = desktop.get_by_role("region", name="What to do now")
    expect(now.get_by_role("heading")).not_to_be_empty()
    expect(now).not_to_have_class(WAITING)  # the others' moves are shown one by one before that
    do_something(desktop, line)
    line.wait(lambda: line.answers > 0)


@pytest.mark.parametrize(
    ("game", "name"),
    [
        ("dracheninsel", r"^[a-i]\d$"),
        ("schatzinsel", r"^\d-\d$"),
        ("silver_gold", r"^[a-e]$"),
        ("tobago", r"^[a-n]\d+$"),
    ],
)
def test_names_of_places_are_shown_to_whoever_wants_them(still: Page, game: str, name: str) -> None:
    table = GAMES[game](still)
    assert table.my_turn()
    assert violations(still) == []
    names = still.get_by_role("main").locator("text").filter(has_text=re.compile(name))
    expect(names).to_have_count(0)
    still.get_by_role("button", name="Pace of the others").click()
    still.get_by_role("checkbox", name="Names of places").check()
    still.keyboard.press("Escape")
    expect(names.first).to_be_visible()
    assert violations(still) == []
    still.set_viewport_size(PHONE)
    expect(names.first).to_be_visible()
    until = time.monotonic() + PATIENCE_MS / 1000
    while (smallest := min(names.evaluate_all(WRITTEN))) < LEGIBLE_PX:  # the board is laid out anew first
        assert time.monotonic() < until, smallest
        still.wait_for_timeout(50)


@pytest.mark.parametrize("game", game_ids())
def test_whoever_gave_no_name_is_you_and_no_numbered_seat(visit: Visit, server: Server, game: str) -> None:
    page = visit(server, window=PHONE, touch=True, motion="reduce")
    over = finish(page, server, game, BOTS[game], is_named=False)
    visit_table(page, over)
    expect(page.get_by_role("dialog").get_by_role("table")).to_contain_text("You")
    expect(page.get_by_role("banner").get_by_role("img", name=re.compile("^You: "))).to_be_attached()
    assert page.evaluate(NUMBERED) == []
    page.goto(f"/#/table/{over.table}/4")
    expect(page.get_by_role("combobox", name="Whose view")).to_contain_text("You")
    assert page.evaluate(NUMBERED) == []
