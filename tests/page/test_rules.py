import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from schatzkiste.games import game_ids
from tests.page.axe import violations
from tests.page.conftest import DESKTOP, PHONE, Visit
from tests.page.page_errors import PageErrors
from tests.page.player import start
from tests.page.serving import Server
from tests.page.test_windows import box

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


def drawn(figure: Locator) -> Locator:
    """Something of the position in a picture; what it is made of lies unseen beside it."""
    return figure.locator("[inert] svg").filter(visible=True).first


@pytest.mark.parametrize("game", game_ids())
def test_every_picture_is_drawn_by_the_table_s_own_parts(still: Page, game: str) -> None:
    still.goto(f"/#/rules/{game}")
    drawings = still.get_by_role("figure")
    expect(drawings.first).to_be_attached()
    for figure in drawings.all():
        figure.scroll_into_view_if_needed()
        expect(drawn(figure)).to_be_visible()
        assert box(figure)["height"] < DESKTOP["height"]


def test_on_paper_there_is_the_whole_text_with_all_pictures_and_nothing_else(still: Page) -> None:
    still.goto("/#/rules/schatzinsel")
    expect(drawn(still.get_by_role("figure").first)).to_be_visible()
    still.evaluate("dispatchEvent(new Event('beforeprint'))")
    still.emulate_media(media="print")
    expect(still.get_by_role("banner")).to_be_hidden()
    expect(still.get_by_role("searchbox")).to_be_hidden()
    for figure in still.get_by_role("figure").all():
        expect(drawn(figure)).to_be_visible()
    assert still.get_by_role("main").evaluate("text => text.scrollHeight - text.clientHeight") <= 0


def test_the_search_marks_words_and_goes_from_one_to_the_next(visit: Visit, server: Server) -> None:
    page = visit(server, locale="de", motion="reduce")
    page.goto("/#/rules/schatzinsel")
    field = page.get_by_role("searchbox", name="In den Regeln suchen")
    field.fill("luckenlos")
    marks = page.locator("mark")
    expect(marks).to_have_text(["lückenlosen"] * marks.count())
    expect(page.get_by_text(f"1 von {marks.count()}", exact=True)).to_be_visible()
    expect(marks.first).to_be_in_viewport()
    field.press("Enter")
    expect(page.get_by_text(f"2 von {marks.count()}", exact=True)).to_be_visible()
    page.get_by_role("main").click()
    page.keyboard.press("p")
    expect(page.get_by_text(f"1 von {marks.count()}", exact=True)).to_be_visible()
    page.keyboard.press("n")
    expect(page.get_by_text(f"2 von {marks.count()}", exact=True)).to_be_visible()
    field.fill("Eisenbahn")
    expect(page.get_by_text("Nichts gefunden")).to_be_visible()
    expect(marks).to_have_count(0)


@pytest.mark.parametrize("window", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_contents_lead_to_a_section(visit: Visit, server: Server, window: ViewportSize) -> None:
    page = visit(server, window=window, motion="reduce")
    page.goto("/#/rules/tobago")
    heading = page.get_by_role("heading", name="6 Amulets", exact=True)
    expect(heading).not_to_be_in_viewport()
    if window == PHONE:
        page.get_by_role("button", name="Contents").click()
    contents = page.get_by_role("navigation", name="Contents")
    contents.get_by_role("button", name="Amulets").click()
    expect(heading).to_be_in_viewport()
    assert violations(page) == []
    if window == DESKTOP:
        expect(contents.locator("[aria-current]")).to_contain_text("Amulets")


def test_a_rule_opens_beside_the_table_and_rings_what_it_is_about(still: Page) -> None:
    table = start(still)
    assert table.my_turn()
    refused = table.board.get_by_role("button", name="empty", disabled=True).first
    rule = table.why(refused).rule
    table.tip.get_by_role("link").click()
    still.mouse.move(0, 0)
    sheet = still.get_by_role("dialog", name="Rules of the game")
    expect(sheet.locator(f"[id='{rule}']")).to_be_in_viewport()
    expect(table.tip).to_be_hidden()
    ring = still.locator("[aria-hidden]").filter(has_text=re.compile(f"^§ {rule}$"))
    middle = box(refused)["x"] + box(refused)["width"] / 2
    assert box(ring)["x"] < middle < box(ring)["x"] + box(ring)["width"]
    expect(table.board).to_be_visible()
    assert violations(still) == []
    still.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(refused).to_be_focused()


def test_the_phone_s_sheet_is_a_page_that_goes_back_to_the_same_table(phone: Page) -> None:
    table = start(phone)
    assert table.my_turn()
    phone.get_by_role("button", name="Menu").tap()
    phone.get_by_role("navigation", name="Menu").get_by_role("link", name="Rules of the game").tap()
    sheet = phone.get_by_role("dialog", name="Rules of the game")
    assert round(box(sheet)["width"]) == PHONE["width"]
    sheet.get_by_role("link", name="SI-3.1", exact=True).first.tap()
    expect(sheet.locator("[id='SI-3.1']")).to_be_in_viewport()
    assert violations(phone) == []
    sheet.get_by_role("button", name="Close").tap()
    expect(sheet).to_be_hidden()
    assert table.my_turn()


def test_a_book_that_does_not_arrive_is_not_said_to_be_missing(
    visit: Visit, server: Server, page_errors: PageErrors
) -> None:
    page_errors.allow_a_lost_connection()
    page = visit(server, locale="de")
    page.route("**/schatzinsel.de-*", lambda route: route.abort("connectionrefused"))
    page.goto("/#/rules/schatzinsel")
    expect(page.get_by_role("status")).to_contain_text("Das Regelheft ist nicht angekommen.")
