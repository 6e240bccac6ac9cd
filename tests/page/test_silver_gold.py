import re

from playwright.sync_api import Page, expect

from tests.page.axe import violations
from tests.page.conftest import Visit
from tests.page.seat import beyond_the_screen
from tests.page.serving import Server
from tests.page.silver_gold import start
from tests.page.test_touch import SMALL_PHONE


def test_a_whole_game_alone_to_the_score_sheet(still: Page) -> None:
    table = start(still, players=1)
    table.play_to_the_end()
    total = table.end_sheet.get_by_role("row", name=re.compile("^Total")).get_by_role("cell").inner_text()
    rank = table.end_sheet.get_by_role("list", name="Ranks").locator("[aria-current]")
    expect(rank).to_contain_text(f"{total}points")
    table.end_sheet.get_by_role("button", name="Look at the board").click()
    expect(table.now).to_contain_text(f"{total} points in four rounds.")
    table.result.click()
    expect(rank).to_be_visible()


def test_why_the_sea_cannot_be_marked(still: Page) -> None:
    table = start(still, players=2)
    table.keep_two()
    expect(table.title).to_have_text(re.compile("^Mark "))
    reason = table.why(table.fields.and_(still.get_by_role("button", name="sea", disabled=True)).first)
    assert "every mark must lie on the island" in reason.sentence
    assert reason.rule == "SG-3.2"


def test_the_first_decisions_are_open_to_everyone(still: Page) -> None:
    table = start(still, players=2)
    assert table.my_turn()
    assert violations(still) == []
    table.keep_two()
    expect(table.title).to_have_text(re.compile("^Mark "))
    assert violations(still) == []


def test_the_first_mark_fits_a_small_phone(visit: Visit, server: Server) -> None:
    phone = visit(server, window=SMALL_PHONE, touch=True, motion="reduce")
    table = start(phone, players=2)
    assert table.my_turn()
    table.keep_two()
    expect(table.title).to_have_text(re.compile("^Mark "))
    assert max(beyond_the_screen(phone)) <= 0
