import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.page.conftest import PHONE, Visit
from tests.page.player import Table, start
from tests.page.serving import Server

SMALL_PHONE: ViewportSize = {"width": 360, "height": 740}
FINGER = 44
# How far the page reaches beyond the screen, downwards and to the right.
OVERFLOW = """() => [document.scrollingElement.scrollHeight - innerHeight,
    document.scrollingElement.scrollWidth - innerWidth]"""
NARROW = """least => [...document.querySelectorAll("button, a[href], input, summary")]
    .filter((thing) => thing.checkVisibility({ visibilityProperty: true }) && !thing.closest("[inert]"))
    .filter((thing) => thing.tagName !== "A" || getComputedStyle(thing).display !== "inline")
    .map((thing) => ({ name: thing.ariaLabel ?? thing.textContent.trim(), box: thing.getBoundingClientRect() }))
    .filter(({ box }) => box.width && (Math.round(box.width) < least || Math.round(box.height) < least))
    .map(({ name, box }) => `${name}: ${box.width.toFixed(1)} × ${box.height.toFixed(1)}`)"""

both_phones = pytest.mark.parametrize("window", [PHONE, SMALL_PHONE], ids=["390x844", "360x740"])


def drawer_tab(table: Table, name: str) -> None:
    """Open a drawer, or close the open one."""
    table.page.get_by_role("navigation", name="More of the table").get_by_role("button", name=name).tap()


def take_from_the_drawer(table: Table) -> str:
    """Take a tile and say which one it was."""
    drawer_tab(table, "Stock")
    free = table.free_tiles().first
    tile = (free.get_attribute("aria-label") or "").removeprefix("Free tile ")
    free.tap()
    expect(free).to_have_attribute("aria-pressed", "true")
    free.tap()
    return tile


@both_phones
def test_the_first_tap_shows_and_the_second_does(visit: Visit, server: Server, window: ViewportSize) -> None:
    phone = visit(server, window=window, touch=True)
    table = start(phone)
    assert table.my_turn()
    name = table.legal()[0]
    row, column = re.findall(r"\d", name)[:2]
    field = table.field(f"{row}-{column}")
    field.tap()
    expect(field).to_have_attribute("aria-pressed", "true")
    expect(table.now).to_contain_text(f"Row {row}, column {column} scores")
    expect(table.now.get_by_role("button", name=re.compile(r"^Place a tile \+"))).to_be_visible()
    field.tap()
    expect(field).to_have_accessible_name(re.compile(", (tile|tile with a cross)"))


def test_the_button_does_what_was_picked(phone: Page) -> None:
    table = start(phone)
    assert table.my_turn()
    sail = table.sails.first
    sail.tap()
    tile = (sail.get_attribute("aria-label") or "").split(",")[0].removeprefix("Tile ")
    table.now.get_by_role("button", name=re.compile(r"^Place a tile \+")).tap()
    expect(table.field(tile)).to_have_accessible_name(re.compile(", (tile|tile with a cross)"))


def test_a_tap_on_what_is_not_possible_says_why(phone: Page) -> None:
    table = start(phone)
    assert table.my_turn()
    table.board.get_by_role("button", name="empty", disabled=True).first.tap(force=True)
    assert table.reason().sentence.endswith("it is not behind your screen.")
    box = table.tip.bounding_box()
    assert box is not None
    assert 0 <= box["x"] <= PHONE["width"] - box["width"]
    assert 0 <= box["y"] <= PHONE["height"] - box["height"]
    phone.touchscreen.tap(PHONE["width"] / 2, 20)
    expect(table.tip).to_be_hidden()


def test_a_tile_is_taken_from_the_drawer(phone: Page) -> None:
    table = start(phone)
    assert table.my_turn()
    tile = take_from_the_drawer(table)
    expect(table.stock).to_be_hidden()
    expect(table.ship.get_by_role("button", name=f"Tile {tile}")).to_be_visible()


def test_the_drawers_show_the_players_and_the_log(phone: Page) -> None:
    table = start(phone)
    assert table.my_turn()
    drawer_tab(table, "Players")
    expect(phone.get_by_role("region", name="Players").get_by_role("listitem")).to_have_count(2)
    drawer_tab(table, "Log")
    expect(table.log).to_be_visible()
    expect(phone.get_by_role("region", name="Players")).to_be_hidden()
    phone.get_by_role("region", name="Log").get_by_role("button", name="Close").tap()
    expect(table.log).to_be_hidden()
    expect(table.ship).to_be_visible()


@both_phones
def test_the_table_fits_the_screen_in_every_language(visit: Visit, server: Server, window: ViewportSize) -> None:
    phone = visit(server, window=window, touch=True, motion="reduce")
    table = start(phone, rules="Jim Hawkins")
    assert table.my_turn()
    take_from_the_drawer(table)
    tabs = phone.get_by_role("navigation").get_by_role("button", expanded=False)
    menu = phone.get_by_role("banner").get_by_role("button")
    for language in ("Deutsch", "Français", "English"):
        menu.tap()
        phone.get_by_role("button", name=language).tap()
        menu.tap()
        expect(phone.locator("html")).to_have_attribute("lang", language[:2].lower())
        expect(tabs).to_have_count(3)
        assert max(phone.evaluate(OVERFLOW)) <= 0, language
        tabs.first.tap()
        expect(tabs).to_have_count(2)
        assert max(phone.evaluate(OVERFLOW)) <= 0, f"{language}, with the drawer open"
        phone.get_by_role("navigation").get_by_role("button", expanded=True).tap()


@both_phones
def test_everything_on_the_table_is_large_enough_for_a_finger(
    visit: Visit, server: Server, window: ViewportSize
) -> None:
    phone = visit(server, window=window, touch=True, motion="reduce")
    table = start(phone)
    assert table.my_turn()
    assert phone.evaluate(NARROW, FINGER) == []
    table.sails.first.tap()
    expect(table.now.get_by_role("button", name=re.compile(r"^Place a tile \+"))).to_be_visible()
    assert phone.evaluate(NARROW, FINGER) == []


@both_phones
def test_beside_an_open_drawer_everything_stays_large_enough_for_a_finger(
    visit: Visit, server: Server, window: ViewportSize
) -> None:
    phone = visit(server, window=window, touch=True, motion="reduce")
    table = start(phone)
    assert table.my_turn()
    drawer_tab(table, "Stock")
    expect(table.stock).to_be_visible()
    assert phone.evaluate(NARROW, FINGER) == []


@both_phones
@pytest.mark.parametrize(
    ("place", "sign"),
    [
        ("/", "Die Schatzinsel"),
        ("/#/new/schatzinsel", "Who is playing?"),
        ("/#/rules/schatzinsel", "Die Schatzinsel"),
    ],
    ids=["home", "new game", "rule book"],
)
def test_the_other_pages_are_large_enough_for_a_finger_and_no_wider_than_the_screen(
    visit: Visit, server: Server, window: ViewportSize, place: str, sign: str
) -> None:
    phone = visit(server, window=window, touch=True)
    phone.goto(place)
    expect(phone.get_by_role("main").get_by_role("heading", name=sign)).to_be_visible()
    assert phone.evaluate(OVERFLOW)[1] <= 0
    assert phone.evaluate(NARROW, FINGER) == []
