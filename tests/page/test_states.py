from playwright.sync_api import Page, expect

from tests.page.conftest import PHONE, Visit
from tests.page.page_errors import PageErrors
from tests.page.player import start
from tests.page.serving import Server

OFFLINE = "No connection. We keep trying."


def test_a_table_that_nobody_knows_is_lost_at_sea(desktop: Page) -> None:
    desktop.goto("/#/table/nowhere")
    notice = desktop.get_by_role("status")
    expect(notice.get_by_role("heading")).to_have_text("This table is lost at sea")
    expect(notice).to_contain_text("This table does not exist.")
    notice.get_by_role("link", name="Back to the chest").click()
    expect(desktop.get_by_role("heading", name="Schatzkiste")).to_be_visible()


def test_an_address_that_leads_nowhere_is_said_to_lead_nowhere(desktop: Page) -> None:
    desktop.goto("/#/atlantis/5")
    notice = desktop.get_by_role("status")
    expect(notice).to_contain_text("The map ends here")
    notice.get_by_role("link", name="Back to the chest").click()
    expect(desktop.get_by_role("heading", name="Schatzkiste")).to_be_visible()


def test_someone_without_the_key_watches_and_has_no_screen(desktop: Page, visit: Visit, server: Server) -> None:
    table = start(desktop)
    assert table.my_turn()
    stranger = visit(server)
    stranger.goto(desktop.url)
    expect(stranger.get_by_role("heading", name="Waiting for Seat 1")).to_be_visible()
    expect(stranger.get_by_role("heading", name="Behind your screen")).to_have_count(0)
    expect(stranger.get_by_role("main").get_by_role("button", disabled=False)).to_have_count(0)


def test_a_game_survives_the_server_and_goes_on_by_itself(
    visit: Visit, own_server: Server, page_errors: PageErrors
) -> None:
    page_errors.allow_a_lost_connection()
    page = visit(own_server)
    table = start(page)
    assert table.my_turn()
    table.take()
    assert table.my_turn()
    lines = table.lines()
    own_server.stop()
    expect(page.get_by_text(OFFLINE)).to_be_visible()
    assert table.lines() == lines
    own_server.start()
    expect(page.get_by_text(OFFLINE)).to_be_hidden()
    assert table.my_turn()
    assert table.lines() == lines
    table.press_glowing()
    assert table.my_turn()


def test_a_table_opened_without_a_server_waits_for_it(
    visit: Visit, own_server: Server, page_errors: PageErrors
) -> None:
    page_errors.allow_a_lost_connection()
    page = visit(own_server)
    table = start(page)
    assert table.my_turn()
    address = page.url
    page.get_by_role("link", name="Back to the chest").click()
    expect(page.get_by_role("region", name="Your turn")).to_be_visible()
    own_server.stop()
    page.goto(address)
    expect(page.get_by_role("status")).to_contain_text(OFFLINE)
    own_server.start()
    assert table.my_turn()


def test_home_without_an_answer_can_be_tried_again(visit: Visit, own_server: Server, page_errors: PageErrors) -> None:
    page_errors.allow_a_lost_connection()
    page = visit(own_server)
    page.goto("/#/rules/schatzinsel")
    expect(page.get_by_role("heading", name="Rules of the game")).to_be_visible()
    page.wait_for_load_state("networkidle")
    own_server.stop()
    page.get_by_role("link", name="Back to the chest").click()
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer.")
    own_server.start()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("button", name="Play against Mina: Die Schatzinsel")).to_be_visible()


def test_a_game_that_cannot_begin_says_so_on_its_card(
    visit: Visit, own_server: Server, page_errors: PageErrors
) -> None:
    page_errors.allow_a_lost_connection()
    page = visit(own_server, window=PHONE, touch=True)
    page.goto("/", wait_until="networkidle")
    own_server.stop()
    card = page.get_by_role("article").last
    card.get_by_role("button").tap()
    expect(card.get_by_role("alert")).to_have_text("The server does not answer.")
    expect(card.get_by_role("alert")).to_be_in_viewport(ratio=1)


def test_home_of_which_a_part_got_lost_is_loaded_anew(desktop: Page, page_errors: PageErrors) -> None:
    page_errors.allow("ERR_FAILED")
    texts = "**/assets/schatzinsel-*.js"
    desktop.route(texts, lambda route: route.abort())
    desktop.goto("/")
    expect(desktop.get_by_role("alert")).to_contain_text("The server does not answer.")
    desktop.unroute(texts)
    desktop.get_by_role("button", name="Try again").click()
    expect(desktop.get_by_role("button", name="Play against Mina: Die Schatzinsel")).to_be_visible()
