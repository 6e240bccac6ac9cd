import re

import pytest
from playwright.sync_api import Page, expect

from schatzkiste.games import game_ids
from tests.page.axe import violations
from tests.page.conftest import PHONE, Visit
from tests.page.finished import find, finish, visit_table
from tests.page.gathering import gather, sit
from tests.page.player import start
from tests.page.serving import Server

MOVING = """() => document.getAnimations()
    .filter(({ effect }) => effect.getComputedTiming().duration > 0).map(({ effect }) => effect.target.outerHTML)"""


@pytest.mark.parametrize(
    ("place", "sign"),
    [
        ("/", "Adjust"),
        ("/#/new/schatzinsel", "Cast off!"),
        ("/#/rules/schatzinsel/SI-4.1", "Scoring"),
        ("/#/table/nowhere", "This table is lost at sea"),
    ],
    ids=["home", "new game", "rule book", "notice"],
)
def test_a_page_is_open_to_everyone(still: Page, place: str, sign: str) -> None:
    still.goto(place)
    expect(still.get_by_text(sign).first).to_be_visible()
    assert violations(still) == []


def test_the_table_is_open_to_everyone(still: Page) -> None:
    table = start(still, rules="Jim Hawkins")
    assert table.my_turn()
    assert violations(still) == []
    table.sails.first.click()
    assert violations(still) == []
    table.why(table.board.get_by_role("button", name="empty", disabled=True).first)
    assert violations(still) == []
    still.get_by_role("button", name="Menu").click()
    expect(still.get_by_role("navigation", name="Menu")).to_be_visible()
    assert violations(still) == []


def test_the_end_is_open_to_everyone(still: Page) -> None:
    table = start(still, players=4)
    table.play_to_the_end()
    table.end_sheet.get_by_text("Was the shuffle honest?").click()
    expect(table.end_sheet.get_by_text("The two match")).to_be_visible()
    assert violations(still) == []
    table.end_sheet.get_by_role("button", name="Close").click()
    expect(table.end_sheet).to_be_hidden()
    assert violations(still) == []


def test_the_phone_s_table_is_open_to_everyone(visit: Visit, server: Server) -> None:
    phone = visit(server, window=PHONE, touch=True, motion="reduce")
    table = start(phone)
    assert table.my_turn()
    assert violations(phone) == []
    phone.get_by_role("navigation", name="More of the table").get_by_role("button", name="Stock").tap()
    expect(table.stock).to_be_visible()
    assert violations(phone) == []


@pytest.mark.parametrize("game", game_ids())
def test_every_drawer_of_a_phone_is_open_to_everyone(visit: Visit, server: Server, game: str) -> None:
    phone = visit(server, window=PHONE, touch=True, motion="reduce")
    well_on = lambda update: bool(update["legal"]) and update["seq"] > 20  # noqa: E731
    visit_table(phone, finish(phone, server, game, ["random"] * 2, until=well_on))
    tabs = phone.get_by_role("navigation", name="More of the table").get_by_role("button")
    expect(tabs.first).to_be_visible()
    for tab in tabs.all():
        tab.tap()
        expect(tab).to_have_attribute("aria-expanded", "true")
        assert violations(phone) == [], tab.inner_text()


def test_the_menus_of_pace_and_replies_are_open_to_everyone(still: Page, server: Server) -> None:
    gathered = gather(still, server, "dracheninsel", ["Lea", "Anna", "Ole"])
    sit(still, gathered.table, gathered.keys[0])
    for name, choice in (("Pace of the others", "Step by step"), ("Replies", "not this turn")):
        still.get_by_role("button", name=re.compile(f"^{name}")).click()
        expect(still.get_by_role("radio", name=re.compile(choice, re.IGNORECASE))).to_be_attached()
        assert violations(still) == []
        still.keyboard.press("Escape")


def test_the_open_discards_are_open_to_everyone(still: Page, server: Server) -> None:
    lie_open = lambda update: bool(update["legal"]) and len(update["view"]["discard"]) > 1  # noqa: E731
    visit_table(still, find(still, server, "dracheninsel", ["random"] * 2, lie_open))
    still.get_by_role("button", name=re.compile("^Discards")).click()
    expect(still.get_by_role("heading", name="Discard pile, open to all")).to_be_visible()
    assert violations(still) == []


def test_nothing_moves_for_those_who_want_no_motion(still: Page) -> None:
    still.goto("/")
    expect(still.get_by_role("button", name="Play against Mina: Die Schatzinsel")).to_be_visible()
    assert still.evaluate(MOVING) == []
    table = start(still)
    assert table.my_turn()
    table.press_glowing()
    assert still.evaluate(MOVING) == []
    assert table.my_turn()
    assert still.evaluate(MOVING) == []
