import pytest
from playwright.sync_api import Page, expect

from tests.page.axe import violations
from tests.page.conftest import PHONE, Visit
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
