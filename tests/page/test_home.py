import pytest
from playwright.sync_api import Page, expect

from schatzkiste.games import game_ids
from tests.page.conftest import Visit
from tests.page.player import start
from tests.page.serving import Server


def test_four_games_lie_in_the_chest_and_those_on_board_can_be_played(desktop: Page) -> None:
    desktop.goto("/")
    cards = desktop.get_by_role("article")
    expect(cards).to_have_count(4)
    expect(cards.get_by_role("link", name="against bots")).to_have_count(len(game_ids()))


def test_a_card_tells_what_the_game_is_and_leads_to_it(desktop: Page) -> None:
    desktop.goto("/")
    card = desktop.get_by_role("article").filter(has=desktop.get_by_role("heading", name="Die Schatzinsel"))
    expect(card).to_contain_text("2–4 players")
    expect(card).to_contain_text("Lay the map of the island")
    card.get_by_role("link", name="Play against bots: Die Schatzinsel").click()
    expect(desktop.get_by_role("heading", name="Who is playing?")).to_be_visible()


def test_every_game_on_board_has_its_rule_book_at_hand(desktop: Page) -> None:
    desktop.goto("/")
    expect(desktop.get_by_role("link", name="Rules: ")).to_have_count(len(game_ids()))
    desktop.get_by_role("link", name="Rules: Die Schatzinsel").click()
    expect(desktop.get_by_role("heading", name="Rules of the game")).to_be_visible()


@pytest.mark.parametrize(
    ("locale", "language", "motto"),
    [("de-AT", "de", "Vier Schatzsuchen"), ("fr-CA", "fr", "Quatre chasses"), ("it-IT", "en", "Four treasure hunts")],
)
def test_the_first_visit_is_in_the_browser_s_language_or_in_english(
    visit: Visit, server: Server, locale: str, language: str, motto: str
) -> None:
    page = visit(server, locale=locale)
    page.goto("/")
    expect(page.get_by_text(motto)).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_the_language_can_be_changed_and_is_kept(desktop: Page) -> None:
    desktop.goto("/")
    desktop.get_by_role("button", name="Français").click()
    expect(desktop.get_by_text("Quatre chasses au trésor dans un coffre.")).to_be_visible()
    expect(desktop.locator("html")).to_have_attribute("lang", "fr")
    desktop.reload()
    expect(desktop.get_by_role("link", name="Jouer contre des robots\u00a0: Die Schatzinsel")).to_be_visible()
    expect(desktop.locator("html")).to_have_attribute("lang", "fr")
    expect(desktop.get_by_role("button", name="Français")).to_have_attribute("aria-pressed", "true")


def test_whoever_has_no_game_under_way_is_offered_none(desktop: Page) -> None:
    desktop.goto("/")
    expect(desktop.get_by_role("link", name="Play against bots: Die Schatzinsel")).to_be_visible()
    expect(desktop.get_by_role("region", name="Continue")).to_have_count(0)


def test_a_game_that_was_left_can_be_continued(still: Page) -> None:
    table = start(still, players=3)
    table.my_turn()
    address = still.url
    still.get_by_role("link", name="Back to the chest").click()
    under_way = still.get_by_role("region", name="Continue").get_by_role("link")
    expect(under_way).to_have_count(1)
    expect(under_way).to_contain_text("Die Schatzinsel")
    expect(under_way).to_contain_text("against Mina and Piet")
    expect(under_way).to_contain_text("Your turn")
    under_way.click()
    assert table.my_turn()
    assert still.url == address
