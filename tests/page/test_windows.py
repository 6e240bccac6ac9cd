"""Every table, fully manned, in windows of many sizes."""

import re

import pytest
from playwright.sync_api import FloatRect, Locator, Page, ViewportSize, expect

from schatzkiste.games import game, game_ids
from tests.page.conftest import Visit
from tests.page.seat import beyond_the_screen, open_new_game, sit_down
from tests.page.serving import Server
from tests.page.test_touch import SMALL_PHONE

WINDOWS: tuple[ViewportSize, ...] = (
    {"width": 1024, "height": 1366},
    {"width": 768, "height": 1024},
    {"width": 1024, "height": 768},
    {"width": 1280, "height": 720},
    {"width": 1366, "height": 768},
)
# Where the words of something are: a heading is as wide as what it stands in.
WORDS = """thing => {
    const words = document.createRange();
    words.selectNodeContents(thing);
    const { x, y, width, height } = words.getBoundingClientRect();
    return { x, y, width, height };
}"""
CUT = "heading => heading.scrollWidth - heading.clientWidth"

every_game = pytest.mark.parametrize("game_id", game_ids())


def box(thing: Locator) -> FloatRect:
    """Where something is in the window."""
    found = thing.bounding_box()
    assert found is not None
    return found


def words(thing: Locator) -> FloatRect:
    """Where the words of something are in the window."""
    place: FloatRect = thing.evaluate(WORDS)
    return place


def start(page: Page, game_id: str) -> Locator:
    """Sit down at a table that has no empty seat, and find where it says what to do: beside the board or over it."""
    sit_down(page, game_id, players=max(game(game_id).players))
    asks = page.get_by_role("region", name="What to do now").or_(page.get_by_role("alertdialog"))
    expect(asks.get_by_role("heading").first).not_to_be_empty()
    return asks


@every_game
def test_the_new_game_is_no_wider_than_a_small_phone(visit: Visit, server: Server, game_id: str) -> None:
    phone = visit(server, window=SMALL_PHONE, touch=True)
    open_new_game(phone, game_id)
    assert beyond_the_screen(phone)[0] <= 0


@every_game
def test_a_small_phone_shows_the_whole_title_and_all_scores(visit: Visit, server: Server, game_id: str) -> None:
    phone = visit(server, window=SMALL_PHONE, touch=True, motion="reduce")
    start(phone, game_id)
    assert max(beyond_the_screen(phone)) <= 0
    bar = phone.get_by_role("banner")
    assert bar.get_by_role("heading").evaluate(CUT) <= 0
    end = box(bar.get_by_role("button", name="Menu"))["x"]
    scores = bar.get_by_role("img", name=re.compile("point")).all()
    assert [score.inner_text() for score in scores if box(score)["x"] + box(score)["width"] > end] == []


@every_game
def test_tablets_and_laptops_show_what_to_do_without_scrolling(visit: Visit, server: Server, game_id: str) -> None:
    page = visit(server, motion="reduce")
    asks = start(page, game_id)
    for window in WINDOWS:
        page.set_viewport_size(window)
        assert max(beyond_the_screen(page)) <= 0, window
        assert page.get_by_role("banner").get_by_role("heading").evaluate(CUT) <= 0, window
        for place in [box(ask) for ask in asks.all()]:
            assert place["y"] >= 0, window
            assert place["y"] + place["height"] <= window["height"], window
            assert place["x"] + place["width"] <= window["width"], window
