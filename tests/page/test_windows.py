"""Every table, fully manned, in windows of many sizes."""

import re
from itertools import combinations, starmap

import pytest
from playwright.sync_api import FloatRect, Locator, Page, ViewportSize, expect

from schatzkiste.games import game, game_ids
from schatzkiste.texts import LANGUAGES, Texts
from tests.page.conftest import Visit
from tests.page.seat import beyond_the_screen, open_new_game, sit_down
from tests.page.serving import Server
from tests.page.test_touch import FINGER, NARROW, SMALL_PHONE

WINDOWS: tuple[ViewportSize, ...] = (
    {"width": 1024, "height": 1366},
    {"width": 768, "height": 1024},
    {"width": 1024, "height": 768},
    {"width": 1280, "height": 720},
    {"width": 1366, "height": 768},
    {"width": 1920, "height": 1080},
)
PHONES: tuple[ViewportSize, ...] = (SMALL_PHONE, {"width": 360, "height": 640})
# Where the words of something are: a heading is as wide as what it stands in.
WORDS = """thing => {
    const words = document.createRange();
    words.selectNodeContents(thing);
    const { x, y, width, height } = words.getBoundingClientRect();
    return { x, y, width, height };
}"""
CUT = "heading => heading.scrollWidth - heading.clientWidth"
# What has more to say than it shows; what only screen readers are told is one pixel wide.
CUT_TEXTS = """() => [...document.querySelectorAll("button, h1, h2, h3, p, span, small, b, li, dd, th, td, label")]
    .filter((thing) => thing.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((thing) => thing.clientWidth > 1 && thing.scrollWidth - thing.clientWidth > 1)
    .filter((thing) => getComputedStyle(thing).overflowX !== "visible")
    .map((thing) => thing.textContent.trim())"""

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


def overlap(one: FloatRect, other: FloatRect) -> bool:
    """Whether two things cover each other, by more than a border."""
    return (
        min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"]) > 2
        and min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"]) > 2
    )


def inside(place: FloatRect, window: ViewportSize) -> bool:
    """Whether something lies in the window as a whole."""
    return (
        place["x"] >= -1
        and place["y"] >= -1
        and place["x"] + place["width"] <= window["width"] + 1
        and place["y"] + place["height"] <= window["height"] + 1
    )


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


def speak(page: Page, language: str) -> None:
    """Show the table in another language."""
    page.evaluate("language => localStorage.setItem('schatzkiste-language', language)", language)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", language)


def parts(page: Page, language: str) -> tuple[list[FloatRect], list[FloatRect]]:
    """Where it says what to do, beside the board and over it; and the board itself with the log or the way to it."""
    say = Texts(language).say
    now = page.get_by_role("region", name=say("page-now"), exact=True)
    over = page.get_by_role("alertdialog")
    expect(now.or_(over).get_by_role("heading").first).not_to_be_empty()
    beside = page.get_by_role("log").or_(page.get_by_role("navigation", name=say("page-drawer"), exact=True))
    shown = [thing for thing in (*now.all(), page.get_by_role("main"), *beside.all()) if thing.is_visible()]
    return [box(thing) for thing in (*now.all(), *over.all())], [box(thing) for thing in shown]


def assert_laid_out(page: Page, language: str, window: ViewportSize) -> None:
    """Nothing leaves the window, is cut off, or lies on something else."""
    asks, laid = parts(page, language)
    assert max(beyond_the_screen(page)) <= 0
    assert page.get_by_role("banner").get_by_role("heading").evaluate(CUT) <= 0
    assert page.evaluate(CUT_TEXTS) == []
    assert all(inside(place, window) for place in asks)
    assert not any(starmap(overlap, combinations(laid, 2)))


@every_game
def test_a_small_phone_shows_the_whole_table_all_scores_and_nothing_too_small(
    visit: Visit, server: Server, game_id: str
) -> None:
    phone = visit(server, window=SMALL_PHONE, touch=True, motion="reduce")
    start(phone, game_id)
    for language in LANGUAGES:
        speak(phone, language)
        for window in PHONES:
            phone.set_viewport_size(window)
            assert_laid_out(phone, language, window)
            bar = phone.get_by_role("banner")
            end = box(bar.get_by_role("button", name=Texts(language).say("page-menu"), exact=True))["x"]
            scores = bar.get_by_role("img", name=re.compile("point|Punkt")).all()
            assert [score.inner_text() for score in scores if box(score)["x"] + box(score)["width"] > end] == []
    phone.set_viewport_size(SMALL_PHONE)
    zoomed = [place.get_attribute("aria-label") for place in phone.locator("[data-place]").all()]
    narrow = [thing for thing in phone.evaluate(NARROW, FINGER) if thing.rpartition(":")[0] not in zoomed]
    assert narrow == [], "only the fields of an island that can be enlarged are smaller than a finger"


@every_game
def test_tablets_laptops_and_screens_show_the_whole_table_without_scrolling(
    visit: Visit, server: Server, game_id: str
) -> None:
    page = visit(server, motion="reduce")
    start(page, game_id)
    for language in LANGUAGES:
        speak(page, language)
        for window in WINDOWS:
            page.set_viewport_size(window)
            assert_laid_out(page, language, window)
