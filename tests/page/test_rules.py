import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from schatzkiste.games import game_ids
from tests.page.conftest import Visit
from tests.page.serving import Server

BOOKS = Path(__file__).parents[2] / "docs" / "rules"
BACKGROUND = "thing => getComputedStyle(thing).backgroundColor"


def rule_ids(game: str) -> list[str]:
    """The numbers of all rules in the book."""
    return re.findall(r"^- \*\*([A-Z]{2}-[\d.]+)\*\*", (BOOKS / f"{game}.md").read_text(), re.MULTILINE)


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize(
    ("locale", "title"), [("de", "Spielregeln"), ("en", "Rules of the game"), ("fr", "Règles du jeu")]
)
def test_the_rule_book_is_there_in_every_language_with_every_rule(
    visit: Visit, server: Server, game: str, locale: str, title: str
) -> None:
    page = visit(server, locale=locale)
    page.goto(f"/#/rules/{game}")
    expect(page.get_by_role("heading", name=title, exact=True)).to_be_visible()
    expect(page.get_by_role("heading", level=3)).not_to_have_count(0)
    found = page.get_by_role("listitem").evaluate_all("items => items.map(({ id }) => id).filter(Boolean)")
    assert found == rule_ids(game)


def test_the_book_follows_a_change_of_the_language(desktop: Page) -> None:
    desktop.goto("/#/rules/schatzinsel")
    expect(desktop.get_by_role("heading", name="Scoring")).to_be_visible()
    desktop.get_by_role("button", name="Menu").click()
    desktop.get_by_role("button", name="Deutsch").click()
    expect(desktop.get_by_role("heading", name="Wertung")).to_be_visible()


@pytest.mark.parametrize("rule", ["SI-1.1", "SI-4.3", "SI-5.2"])
def test_a_rule_that_was_asked_for_is_in_view_and_marked(desktop: Page, rule: str) -> None:
    desktop.goto(f"/#/rules/schatzinsel/{rule}")
    place = desktop.locator(f"[id='{rule}']")
    expect(place).to_be_in_viewport(ratio=1)
    expect(place).to_be_focused()
    assert place.evaluate(BACKGROUND) != desktop.locator("[id='SI-3.3']").evaluate(BACKGROUND)


def test_a_game_without_a_book_says_so(desktop: Page) -> None:
    desktop.goto("/#/rules/halma")
    expect(desktop.get_by_role("status")).to_contain_text("There is no rule book for this game here yet.")
