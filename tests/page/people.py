"""Several people in several browsers, on the way to one table."""

import re
from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.page.player import press

HERE: Final = "At the table"


def open_table(page: Page, game: str, *, name: str, players: int) -> str:
    """Lay a table with every other place for friends; return the link to it."""
    page.goto(f"/#/new/{game}/friends")
    button = page.get_by_role("button", name="Open the table")
    expect(button).to_be_visible()
    page.get_by_role("radio", name=str(players), exact=True).click()
    field = page.get_by_role("textbox", name="Your name")
    if field.count() == 0:
        press(page.get_by_role("list").get_by_role("button").first)
    field.fill(name)
    if page.get_by_role("dialog").is_visible():
        press(page.get_by_role("button", name="Done"))
    press(button)
    return link_of(page)


def link_of(page: Page) -> str:
    """The link that the host sees."""
    field = page.get_by_role("textbox", name="Link for friends")
    expect(field).to_have_value(re.compile("#/join/"))
    return field.input_value()


def board(page: Page, link: str, name: str) -> None:
    """Follow a link and sit down: a name and one press."""
    page.goto(link)
    page.get_by_role("textbox", name="What is your name?").fill(name)
    press(page.get_by_role("button", name="Come aboard"))
    expect(crew(page).filter(has_text=name)).to_contain_text("you")


def crew(page: Page) -> Locator:
    """Those at the table, by their seats."""
    return page.get_by_role("region", name=HERE).get_by_role("listitem")


def open_place(page: Page, name: str) -> Locator:
    """The menu of a place."""
    press(page.get_by_role("button", name=f"More about: {name}"))
    return page.get_by_role("dialog")


def now(page: Page) -> Locator:
    """What is said to be missing."""
    return page.get_by_role("region", name="What to do now")
