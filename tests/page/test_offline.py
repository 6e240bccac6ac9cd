"""Without a line to the server: a press that does nothing is explained, and whatever is of no use is grey."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Locator, Page, expect

from schatzkiste.lessons import lesson
from tests.page import player, tobago
from tests.page.conftest import PHONE, Visit
from tests.page.learner import Learner
from tests.page.page_errors import PageErrors
from tests.page.player import Table
from tests.page.serving import Server
from tests.page.test_lessons import lay_elsewhere
from tests.page.test_touch import drawer_tab

EXPLAINED = "nothing you press counts"
GREY = "thing => getComputedStyle(thing.closest('[data-needs-line]') ?? thing).filter.includes('grayscale')"


@contextmanager
def without_a_line(page: Page, server: Server) -> Iterator[Locator]:
    """Take the server away for a while; gives the words by which a press is explained."""
    lost = page.get_by_text("No connection")
    explained = page.get_by_text(EXPLAINED)
    server.stop()
    expect(lost).to_be_visible()
    expect(explained).to_be_hidden()
    yield explained
    server.start()
    expect(lost).to_be_hidden()


def press_a_field(table: Table) -> None:
    table.glowing.first.click()


def press_a_field_by_a_key(table: Table) -> None:
    table.glowing.first.press("Enter")


def press_in_a_panel(table: Table) -> None:
    table.stock.get_by_role("button", name="Free guard").first.click()


def take_back_by_keys(table: Table) -> None:
    table.page.keyboard.press("Control+z")


@pytest.mark.parametrize("press", [press_a_field, press_a_field_by_a_key, press_in_a_panel, take_back_by_keys])
def test_a_press_without_a_line_is_explained(
    visit: Visit, own_server: Server, page_errors: PageErrors, press: Callable[[Table], None]
) -> None:
    page_errors.allow_a_lost_connection()
    page = visit(own_server, motion="reduce")
    table = player.start(page)
    assert table.my_turn()
    table.take()
    assert table.my_turn()
    lines = table.lines()
    with without_a_line(page, own_server) as explained:
        press(table)
        expect(explained).to_be_visible()
    assert table.lines() == lines


def test_without_a_line_everything_but_the_log_is_grey(
    visit: Visit, own_server: Server, page_errors: PageErrors
) -> None:
    page_errors.allow_a_lost_connection()
    page = visit(own_server, motion="reduce")
    table = player.start(page)
    assert table.my_turn()
    parts = [table.now, table.ship, table.stock, table.voyage, table.log]
    assert [part.evaluate(GREY) for part in parts] == [False] * len(parts)
    with without_a_line(page, own_server):
        assert [part.evaluate(GREY) for part in parts] == [True, True, True, True, False]


def test_without_a_line_a_drawer_is_grey_and_explains_itself(
    visit: Visit, own_server: Server, page_errors: PageErrors
) -> None:
    page_errors.allow_a_lost_connection()
    phone = visit(own_server, window=PHONE, touch=True, motion="reduce")
    table = player.start(phone)
    assert table.my_turn()
    drawer_tab(table, "Stock")
    with without_a_line(phone, own_server) as explained:
        guard = table.stock.get_by_role("button", name="Free guard").first
        assert guard.evaluate(GREY)
        guard.tap()
        expect(explained).to_be_visible()
        drawer_tab(table, "Log")
        assert not table.log.evaluate(GREY)


def test_without_a_line_a_path_explains_itself(visit: Visit, own_server: Server, page_errors: PageErrors) -> None:
    page_errors.allow_a_lost_connection()
    page = visit(own_server, motion="reduce")
    table = tobago.start(page)
    assert table.my_turn()
    with without_a_line(page, own_server) as explained:
        path = table.paths.first
        assert path.evaluate(GREY)
        path.click()
        expect(explained).to_be_visible()
        expect(path).to_have_attribute("aria-pressed", "false")


def test_without_a_line_a_stray_learner_is_told_why_nothing_is_taken_back(
    visit: Visit, own_server: Server, page_errors: PageErrors
) -> None:
    page_errors.allow_a_lost_connection()
    page = visit(own_server, motion="reduce")
    learner = Learner(page)
    learner.begin("schatzinsel", next(step.number for step in lesson("schatzinsel").steps if step.id == "si-space"))
    lay_elsewhere(page)
    back = learner.button("page-undo")
    expect(back).to_be_visible()
    with without_a_line(page, own_server) as explained:
        back.click()
        expect(explained).to_be_visible()
    back.click()
    expect(back).to_be_hidden()


def test_without_a_line_a_step_of_the_past_that_cannot_be_brought_explains_itself(
    visit: Visit, own_server: Server, page_errors: PageErrors
) -> None:
    page_errors.allow_a_lost_connection()
    page = visit(own_server, motion="reduce")
    table = player.start(page)
    for _ in range(3):
        assert table.my_turn()
        table.take()
    assert table.my_turn()
    page.goto(f"{page.url}/0")
    step_on = page.get_by_role("button", name=re.compile("^One step on"))
    place = page.get_by_role("slider", name="Step of the game")
    step_on.click()
    expect(place).to_have_value("1")
    with without_a_line(page, own_server) as explained:
        for _ in range(3):
            step_on.click()
        expect(explained).to_be_visible()
