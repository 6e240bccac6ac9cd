import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page import silver_gold
from tests.page.player import Table, start
from tests.page.test_whole_games import GAMES

MOST_STOPS = 60
INDEX = "field => [...field.parentElement.children].indexOf(field)"
# The frame must not be the browser's faint default, and it must be there.
OUTLINE = (
    "thing => { const {outlineStyle, outlineWidth} = getComputedStyle(thing); return [outlineStyle, outlineWidth] }"
)
# Whether the focus is on something, or on its neighbour in a group that the arrow keys walk over.
REACHED = """thing => thing === document.activeElement
    || thing.tabIndex < 0 && thing.parentElement.contains(document.activeElement)"""
# How far it is from the focus to something: to the right and downwards.
WAY = """thing => {
    const [from, to] = [document.activeElement, thing].map((one) => one.getBoundingClientRect());
    return [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2];
}"""
FIRST_DECISIONS = 3


def tab_to(page: Page, place: Locator) -> Locator:
    """Press Tab until the focus is on the place or inside it."""
    inside = place.locator(":focus").or_(place.and_(page.locator(":focus")))
    for _ in range(MOST_STOPS):
        page.keyboard.press("Tab")
        if inside.count():
            return inside
    pytest.fail(f"the Tab key does not lead to {place}")


def walk(table: Table, field: Locator) -> None:
    """Go over the board with the arrow keys, from the field with the focus."""
    here, there = table.board.locator(":focus").evaluate(INDEX), field.evaluate(INDEX)
    down, right = there // 5 - here // 5, there % 5 - here % 5
    for key in ["ArrowDown" if down > 0 else "ArrowUp"] * abs(down):
        table.page.keyboard.press(key)
    for key in ["ArrowRight" if right > 0 else "ArrowLeft"] * abs(right):
        table.page.keyboard.press(key)
    expect(field).to_be_focused()


def test_a_turn_by_keyboard_only(desktop: Page) -> None:
    desktop.goto("/")
    expect(desktop.get_by_role("link", name="Adjust: Die Schatzinsel")).to_be_visible()
    tab_to(desktop, desktop.get_by_role("link", name="Adjust: Die Schatzinsel"))
    desktop.keyboard.press("Enter")
    tab_to(desktop, desktop.get_by_role("group", name="Players"))
    desktop.keyboard.press("ArrowRight")
    expect(desktop.get_by_role("radio", name="3", exact=True)).to_be_checked()
    tab_to(desktop, desktop.get_by_role("button", name="Cast off!"))
    desktop.keyboard.press("Enter")

    table = Table(desktop)
    expect(table.voyage.get_by_role("listitem")).to_have_count(3)
    assert table.my_turn()
    tab_to(desktop, table.board)
    name = table.legal()[0]
    place = table.board.get_by_role("button", name=name, exact=True)
    walk(table, place)
    expect(table.now).to_contain_text(re.compile(r"scores (one|\d+) points?\."))
    row, column = re.findall(r"\d", name)[:2]
    with table.logged():
        desktop.keyboard.press("Enter")
    expect(table.log.get_by_text(f"You place tile {row}-{column}")).to_be_visible()
    expect(table.field(f"{row}-{column}")).to_be_focused()


def test_the_own_ship_is_picked_from_and_emptied_by_keyboard(still: Page) -> None:
    table = start(still)
    assert table.my_turn()
    sail = tab_to(still, table.ship)
    expect(sail).to_have_accessible_name(re.compile("^Tile"))
    still.keyboard.press("Enter")
    expect(sail).to_have_attribute("aria-pressed", "true")
    still.keyboard.press("Escape")
    expect(sail).to_have_attribute("aria-pressed", "false")
    still.keyboard.press("Enter")
    with table.logged():
        still.keyboard.press("Enter")
    expect(table.log.get_by_text("You place tile")).to_be_visible()


def test_the_focus_is_seen_at_every_stop(still: Page) -> None:
    table = start(still)
    assert table.my_turn()
    still.locator("body").press("Tab")
    stops = 0
    while still.locator(":focus").count() and stops < MOST_STOPS:
        style, width = still.locator(":focus").evaluate(OUTLINE)
        assert style == "solid", still.locator(":focus").evaluate("thing => thing.outerHTML")
        assert float(width.removesuffix("px")) >= 2
        still.keyboard.press("Tab")
        stops += 1
    assert stops > 10


def test_the_focus_asks_why_not_and_escape_closes_the_answer(still: Page) -> None:
    table = start(still)
    assert table.my_turn()
    tab_to(still, table.board)
    walk(table, table.board.get_by_role("button", name="empty", disabled=True).first)
    assert "not behind your screen" in table.reason().sentence
    still.keyboard.press("Escape")
    expect(table.tip).to_be_hidden()


def test_escape_closes_the_menu_and_gives_the_focus_back(still: Page) -> None:
    start(still)
    menu = still.get_by_role("button", name="Menu")
    tab_to(still, menu)
    still.keyboard.press("Enter")
    entry = still.get_by_role("navigation", name="Menu").get_by_role("link", name="New game")
    expect(entry).to_be_visible()
    still.keyboard.press("Escape")
    expect(entry).to_be_hidden()
    expect(menu).to_be_focused()


def by_keys_alone(thing: Locator, **_: object) -> None:
    """Go there with Tab, then with arrows where they walk over a group, and press it."""
    keyboard = thing.page.keyboard
    for _stop in range(MOST_STOPS):
        if thing.evaluate(REACHED):
            break
        keyboard.press("Tab")
    seen: set[tuple[float, float]] = set()
    for _step in range(MOST_STOPS):
        if thing.evaluate("thing => thing === document.activeElement"):
            break
        right, down = thing.evaluate(WAY)
        across, along = "ArrowRight" if right > 0 else "ArrowLeft", "ArrowDown" if down > 0 else "ArrowUp"
        is_straight = (right, down) not in seen  # where the nearer way has led nowhere, the other one is tried
        seen.add((right, down))
        keyboard.press(across if (abs(right) > abs(down)) == is_straight else along)
    expect(thing).to_be_focused()
    keyboard.press("Enter")


@pytest.mark.parametrize("game", ["dracheninsel", "silver_gold", "tobago"])
def test_the_first_decisions_are_reached_by_keys_alone(still: Page, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    table = GAMES[game](still)
    monkeypatch.setattr(Locator, "click", by_keys_alone)
    for _ in range(FIRST_DECISIONS):
        assert table.my_turn()
        table.act()


def test_what_only_explains_itself_is_one_stop_for_each_group(still: Page) -> None:
    table = silver_gold.start(still, players=2)
    table.keep_two()
    assert table.my_turn()
    still.get_by_role("button", name="Menu").focus()
    own = still.get_by_role("region", name="Your two cards")
    stops = 0
    while own.locator(":focus").count() == 0:
        still.keyboard.press("Tab")
        stops += 1
        assert stops <= 7, "palm, display, patterns, their three buttons, then the own cards"
    display = still.get_by_role("region", name="Display").get_by_role("listitem").get_by_role("img")
    tab_to(still, display.first)
    for thing in display.all()[1:]:
        still.keyboard.press("ArrowRight")
        expect(thing).to_be_focused()
    still.keyboard.press("Tab")
    expect(still.get_by_role("img", name=re.compile("^Expedition: "))).to_be_focused()
