"""From set-up by invitation and waiting room to the table, in several browsers at once."""

import json
import re
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from schatzkiste.games import game_ids
from schatzkiste.server.store.opening import open_store
from schatzkiste.server.store.session import run_apart
from tests.page.axe import violations
from tests.page.conftest import PHONE, Visit
from tests.page.connection import Connection
from tests.page.gathering import sit
from tests.page.page_errors import PageErrors
from tests.page.people import board, crew, link_of, now, open_place, open_table
from tests.page.player import press
from tests.page.seat import beyond_the_screen
from tests.page.serving import Server
from tests.page.test_home import OVERFLOW, WINDOWS
from tests.page.test_windows import box
from tests.server.clients import wait_for
from tests.server.people import PeoplesTable, write_waiting_table

LOOK_AROUND_MS = 10_000
UNCOVERED = """element => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height - 2));
}"""


def phone(visit: Visit, server: Server) -> Page:
    return visit(server, window=PHONE, touch=True, motion="reduce")


@pytest.mark.parametrize("game_id", game_ids())
def test_three_people_come_to_one_table_and_the_host_starts(visit: Visit, server: Server, game_id: str) -> None:
    host, anna, jonas = visit(server, motion="reduce"), phone(visit, server), phone(visit, server)
    link = open_table(host, game_id, name="Lea", players=3)
    board(anna, link, "Anna")
    board(jonas, link, "Jonas")
    expect(crew(host)).to_have_text([re.compile(who) for who in ("Lea.*you, the host", "Anna.*here", "Jonas.*here")])
    expect(crew(anna)).to_have_text([re.compile(who) for who in ("Lea.*here, the host", "Anna.*you", "Jonas.*here")])
    expect(now(host)).to_contain_text("Everybody is here")
    expect(now(jonas)).to_contain_text("Lea can cast off now.")
    expect(now(jonas).get_by_role("button")).to_have_count(0)
    host.get_by_role("button", name="Cast off!").click()
    for page in (host, anna, jonas):
        expect(page.get_by_role("region", name="What to do now")).to_be_visible()
        expect(page.get_by_role("heading", name="Table talk")).to_have_count(0)
        expect(page.get_by_role("button", name=re.compile("Cast off"))).to_have_count(0)


def test_an_invitation_takes_a_name_and_one_press(visit: Visit, server: Server) -> None:
    host, guest = visit(server, motion="reduce"), phone(visit, server)
    link = open_table(host, "tobago", name="Lea", players=2)
    guest.goto(link)
    expect(guest.get_by_text("Lea invites you")).to_be_visible()
    expect(guest.get_by_role("radio", name="Seat 2")).to_be_checked()
    button = guest.get_by_role("button", name="Come aboard")
    assert beyond_the_screen(guest)[0] <= 0
    assert box(button)["y"] + box(button)["height"] <= PHONE["height"]
    guest.get_by_role("textbox", name="What is your name?").fill("Anna")
    button.tap()
    expect(crew(guest).nth(1)).to_contain_text("Anna")
    guest.reload()
    expect(crew(guest).nth(1)).to_contain_text("Anna")
    guest.goto(link)  # whoever follows the link again is at the table at once
    expect(crew(guest).nth(1)).to_contain_text("you")


def test_whoever_gives_no_name_is_asked_for_it_where_it_is_missing(visit: Visit, server: Server) -> None:
    host, guest = visit(server, motion="reduce"), visit(server, locale="de-DE")
    link = open_table(host, "tobago", name="Lea", players=4)
    for window in WINDOWS:
        guest.set_viewport_size({"width": window["width"], "height": window["height"]})
        guest.goto("/")
        guest.goto(link)
        guest.get_by_role("button", name="An Bord gehen").click()
        field, said = guest.get_by_role("textbox", name="Wie heißt du?"), guest.get_by_role("alert")
        expect(field).to_be_focused()
        expect(said).to_have_text("Sag deinen Freunden, wer du bist: Trag deinen Namen ein.")
        assert field.evaluate(UNCOVERED), window
        assert said.evaluate(UNCOVERED), window
        field.press_sequentially("A")
        expect(said).to_have_count(0)


def test_whoever_follows_the_link_after_the_start_can_watch(
    visit: Visit, server: Server, page_errors: PageErrors
) -> None:
    page_errors.allow_a_refusal(409)
    host, guest = visit(server, motion="reduce"), phone(visit, server)
    link = open_table(host, "tobago", name="Lea", players=2)
    guest.goto(link)
    guest.get_by_role("textbox", name="What is your name?").fill("Anna")
    host.get_by_role("button", name="Cast off!").click()
    expect(host.get_by_role("region", name="What to do now")).to_be_visible()
    guest.get_by_role("button", name="Come aboard").tap()
    expect(guest.get_by_text("the game has begun")).to_be_visible()
    guest.reload()
    guest.get_by_role("link", name="Just watch").tap()
    expect(guest.get_by_role("region", name="What to do now")).to_be_visible()


def test_from_the_invitation_to_the_first_move_nothing_else_is_to_be_pressed(visit: Visit, server: Server) -> None:
    host, guest = visit(server, motion="reduce"), visit(server, window=PHONE, touch=True, motion="reduce", notes=True)
    guest.add_init_script("window.presses = 0; addEventListener('click', () => window.presses++, true)")
    link = open_table(host, "silver_gold", name="Lea", players=2)
    board(guest, link, "Anna")
    host.get_by_role("button", name="Cast off!").click()
    dealt = guest.get_by_role("region", name="Your four cards to choose from").get_by_role("button")
    dealt.nth(0).tap()
    dealt.nth(1).tap()
    now(guest).get_by_role("button", name="Keep").tap()
    expect(now(guest).get_by_role("heading").filter(has_text="Chosen")).to_be_visible()
    assert guest.evaluate("presses") == 1 + 3


def test_free_seats_are_taken_by_bots_when_the_host_starts(visit: Visit, server: Server) -> None:
    host = visit(server, motion="reduce")
    open_table(host, "schatzinsel", name="Lea", players=4)
    expect(now(host)).to_contain_text("Three seats are still free")
    expect(now(host)).to_contain_text("bots then take the free seats")
    host.get_by_role("button", name="Add a bot").click()
    expect(crew(host).nth(1)).to_contain_text("Bot: Deckhand")
    expect(crew(host).nth(1).get_by_role("img", name="Level 2 of 5")).to_be_visible()
    sheet = open_place(host, "Deckhand")
    sheet.get_by_role("button", name="Bot: Landlubber").click()
    expect(crew(host).nth(1)).to_contain_text("Bot: Landlubber")
    host.get_by_role("button", name="Cast off!").click()
    expect(host.get_by_role("region", name="Voyage").get_by_role("listitem")).to_have_count(4)


@pytest.fixture(scope="module")
def abandoned(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, PeoplesTable]]:
    """A server at which a host who is away is waited for a second only, and a table of Lea's, who is not there."""
    data = tmp_path_factory.mktemp("abandoned") / "games.sqlite"

    async def write() -> PeoplesTable:
        async with open_store(data) as store:
            return await write_waiting_table(store, "waiting", "tobago", ["Lea", "Anna"], time.time())

    made = run_apart(write())  # the browser has a loop of its own in this thread
    with Server(data, host_missing=1.0) as running:
        yield running, made


def test_somebody_else_starts_the_game_of_a_host_who_never_came_back(
    visit: Visit, abandoned: tuple[Server, PeoplesTable]
) -> None:
    server, made = abandoned
    guest = visit(server, motion="reduce")
    sit(guest, made.id, made.keys[1])
    expect(now(guest).get_by_role("button")).to_have_text(["Become the host"])
    now(guest).get_by_role("button", name="Become the host").click()
    expect(crew(guest).nth(1)).to_contain_text("you, the host")
    guest.get_by_role("button", name="Cast off!").click()
    expect(guest.get_by_role("region", name="What to do now")).to_be_visible()


def test_a_host_who_has_just_gone_is_waited_for(visit: Visit, server: Server) -> None:
    host, guest = visit(server, motion="reduce"), visit(server, motion="reduce")
    board(guest, open_table(host, "tobago", name="Lea", players=3), "Anna")
    host.goto("/")
    expect(crew(guest).first).to_contain_text("away")
    expect(now(guest).get_by_role("button")).to_have_count(0)


def test_of_two_at_one_device_the_second_can_be_the_host(visit: Visit, server: Server) -> None:
    page = visit(server, motion="reduce")
    seats = [{"name": "Anna"}, {"name": "Ben"}, {"friend": True}]
    made = page.request.post("/api/tables", data={"game": "tobago", "seats": seats}).json()
    sit(page, made["table"], *(own["key"] for own in made["keys"]))
    open_place(page, "Ben").get_by_role("button", name="Make host").click()
    expect(crew(page).nth(1)).to_contain_text("you, the host")
    page.get_by_role("button", name="New link").click()
    expect(page.get_by_role("textbox", name="Link for friends")).to_be_visible()
    page.get_by_role("button", name="Cast off!").click()
    expect(page.get_by_role("button", name=re.compile("I am "))).to_be_visible()


def test_the_host_asks_somebody_to_leave_once_they_are_sure(visit: Visit, server: Server) -> None:
    host, guest = visit(server, motion="reduce"), visit(server, motion="reduce")
    board(guest, open_table(host, "tobago", name="Lea", players=3), "Anna")
    sheet = open_place(host, "Anna")
    sheet.get_by_role("button", name="Ask to leave").click()
    expect(sheet.get_by_text("Anna loses the seat")).to_be_visible()
    sheet.get_by_role("button", name="Cancel").click()
    sheet.get_by_role("button", name="Ask to leave").click()
    sheet.get_by_role("button", name="Ask to leave").click()
    expect(crew(host).nth(1)).to_contain_text("Free seat")
    expect(host.get_by_role("log", name="Table talk")).to_contain_text("Anna was asked to leave")
    expect(guest.get_by_role("heading", name="Your seat is gone")).to_be_visible()
    board(guest, link_of(host), "Anneliese")
    expect(crew(host).nth(1)).to_contain_text("Anneliese")


def test_whoever_could_not_leave_reads_why(visit: Visit, server: Server) -> None:
    guest = visit(server, motion="reduce")
    board(guest, open_table(visit(server), "tobago", name="Lea", players=3), "Anna")
    Connection(guest, refused="leave").refuse_with = "not-saved"
    guest.reload()
    sheet = open_place(guest, "Anna")
    for _ in range(2):
        sheet.get_by_role("button", name="Leave the table").click()
    expect(sheet).to_be_hidden()
    expect(guest.get_by_role("alert").filter(has_text="This could not be saved")).to_be_visible()


def test_places_are_changed_and_the_crown_is_handed_on(visit: Visit, server: Server) -> None:
    host, guest = visit(server, motion="reduce"), visit(server, motion="reduce")
    board(guest, open_table(host, "tobago", name="Lea", players=3), "Anna")
    crew(guest).nth(2).get_by_role("button", name="Sit here").click()
    expect(crew(host).nth(2)).to_contain_text("Anna")
    open_place(host, "Anna").get_by_role("button", name="Swap seats with me").click()
    expect(crew(host).nth(0)).to_contain_text("Anna")
    expect(crew(host).nth(2)).to_contain_text("Lea")
    open_place(host, "Anna").get_by_role("button", name="Make host").click()
    expect(guest.get_by_role("button", name="Cast off!")).to_be_visible()
    expect(host.get_by_role("button", name="Cast off!")).to_have_count(0)
    sheet = open_place(guest, "Anna")
    sheet.get_by_role("textbox", name="Your name").fill("Annika")
    sheet.get_by_role("button", name="Change").click()
    expect(crew(host).nth(0)).to_contain_text("Annika")
    sheet = open_place(guest, "Annika")
    expect(sheet).to_contain_text("The colour belongs to the seat")
    expect(sheet.get_by_role("radio", name="Seat 3 Lea")).to_be_disabled()
    assert violations(guest) == []
    sheet.get_by_role("radio", name="Seat 2 free").check(force=True)
    sheet.get_by_role("button", name="Change").click()
    expect(crew(host).nth(1)).to_contain_text("Annika")
    open_place(host, "Lea").get_by_role("button", name="Leave the table").click()
    host.get_by_role("dialog").get_by_role("button", name="Leave the table").click()
    expect(host.get_by_role("heading", name="Schatzkiste")).to_be_visible()
    expect(crew(guest).nth(2)).to_contain_text("Free seat")


def test_two_race_for_the_last_seat_and_the_slower_one_may_watch(
    visit: Visit, server: Server, page_errors: PageErrors
) -> None:
    host, anna, jonas = visit(server, motion="reduce"), phone(visit, server), phone(visit, server)
    link = open_table(host, "tobago", name="Lea", players=2)
    for page, name in ((anna, "Anna"), (jonas, "Jonas")):
        page.goto(link)
        page.get_by_role("textbox", name="What is your name?").fill(name)
    page_errors.allow_a_refusal(409)
    anna.get_by_role("button", name="Come aboard").tap()
    expect(crew(anna).nth(1)).to_contain_text("you")
    jonas.get_by_role("button", name="Come aboard").tap()
    expect(jonas.get_by_role("alert")).to_be_visible()
    expect(jonas.get_by_role("button", name="Come aboard")).to_have_count(0)
    press(jonas.get_by_role("link", name="Just watch"))
    expect(crew(jonas)).to_have_count(2)
    expect(host.get_by_text("one spectator")).to_be_visible()
    expect(jonas.get_by_role("textbox", name="Say something…")).to_have_count(0)


def test_a_withdrawn_invitation_and_an_unknown_table_say_so(
    visit: Visit, server: Server, page_errors: PageErrors
) -> None:
    host, guest = visit(server, motion="reduce"), phone(visit, server)
    old = open_table(host, "tobago", name="Lea", players=2)
    host.get_by_role("button", name="New link").click()
    expect(host.get_by_role("textbox", name="Link for friends")).not_to_have_value(old)
    page_errors.allow_a_refusal(403)
    guest.goto(old)
    expect(guest.get_by_role("heading", name="No way aboard")).to_be_visible()
    page_errors.allow_a_refusal(404)
    guest.goto("/#/join/nowhere/nothing")
    expect(guest.get_by_role("heading", name="No way aboard")).to_be_visible()
    assert violations(guest) == []
    board(guest, link_of(host), "Anna")


def test_a_link_that_ended_on_another_device_is_not_offered_any_more(
    visit: Visit, server: Server, page_errors: PageErrors
) -> None:
    host = visit(server, motion="reduce")
    open_table(host, "tobago", name="Lea", players=2)
    kept = json.loads(host.evaluate("localStorage.getItem('schatzkiste-tables')"))[0]
    assert host.request.post("/api/invite", data=kept).ok
    page_errors.allow_a_refusal(403)
    host.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    field = host.get_by_role("textbox", name="Link for friends")
    expect(field).to_have_count(0)
    expect(host.get_by_role("img", name="QR code of the invitation")).to_have_count(0)
    host.reload()
    host.get_by_role("button", name="New link").click()
    expect(field).to_be_visible()


def test_the_code_is_typed_on_the_home_page(visit: Visit, server: Server, page_errors: PageErrors) -> None:
    host, guest = visit(server, motion="reduce"), phone(visit, server)
    open_table(host, "tobago", name="Lea", players=2)
    code = host.get_by_role("region", name="Invite friends").locator("b").inner_text()
    guest.goto("/")
    field = guest.get_by_role("textbox", name="Invited?")
    page_errors.allow_a_refusal(404)
    field.fill("XXX XXX")
    press(guest.get_by_role("button", name="Join", exact=True))
    expect(guest.get_by_role("alert").filter(has_text=re.compile("."))).to_be_visible()
    field.fill(code.lower())
    press(guest.get_by_role("button", name="Join", exact=True))
    guest.get_by_role("textbox", name="What is your name?").fill("Anna")
    press(guest.get_by_role("button", name="Come aboard"))
    expect(crew(guest).nth(1)).to_contain_text("you")


def test_hints_among_people_are_agreed_on_before_the_start(visit: Visit, server: Server) -> None:
    host, guest = visit(server, motion="reduce"), visit(server, motion="reduce")
    link = open_table(host, "schatzinsel", name="Lea", players=2)
    board(guest, link, "Anna")
    host.get_by_role("button", name="Change what is agreed").click()
    host.get_by_role("group", name="Hints").get_by_role("radio", name="Allowed").click()
    host.get_by_role("dialog").get_by_role("button", name="Done").click()
    expect(guest.get_by_text("Hints: Allowed")).to_be_visible()
    host.get_by_role("button", name="Cast off!").click()
    either = [page.get_by_role("button", name="Ask for a hint") for page in (host, guest)]
    wait_for(lambda: sorted(bottle.count() for bottle in either) == [0, 1])


def test_a_listed_table_is_joined_with_one_press(visit: Visit, server: Server) -> None:
    host, guest = visit(server, motion="reduce"), visit(server, motion="reduce")
    open_table(host, "tobago", name="Fiete", players=3)
    host.get_by_role("button", name="Change what is agreed").click()
    host.get_by_role("radio", name="Everybody").click()
    host.get_by_role("radio", name="Advanced").click()
    host.get_by_role("dialog").get_by_role("button", name="Done").click()
    expect(host.get_by_text("Open to: Everybody")).to_be_visible()
    guest.clock.install()
    guest.goto("/")
    guest.evaluate("localStorage.setItem('schatzkiste-name', 'Marit')")
    guest.reload()
    tables = guest.get_by_role("region", name="Open tables")
    expect(tables).to_contain_text("Fiete invites everybody")
    expect(tables).to_contain_text("Rules: Advanced")
    assert violations(guest) == []
    tables.get_by_role("button", name="Join in: Tobago, Fiete").click()
    expect(crew(guest).nth(1)).to_contain_text("you")
    guest.goto("/")
    under_way = guest.get_by_role("region", name="Under way")
    expect(under_way).to_contain_text("with Fiete · one seat free")
    expect(guest.get_by_role("region", name="Open tables")).to_have_count(0)
    host.get_by_role("button", name="Add a bot").click()
    expect(crew(host).nth(2)).to_contain_text("Bot")
    guest.clock.run_for(LOOK_AROUND_MS)  # what others do is seen without coming again
    expect(under_way).not_to_contain_text("one seat free")


def test_people_talk_and_can_be_muted(visit: Visit, server: Server) -> None:
    host, guest = visit(server, motion="reduce"), phone(visit, server)
    board(guest, open_table(host, "tobago", name="Lea", players=2), "Anna")
    field = guest.get_by_role("textbox", name="Say something…")
    field.fill("<b>Tea</b> first")
    press(guest.get_by_role("button", name="Send"))
    press(guest.get_by_role("button", name="One moment"))
    log = host.get_by_role("log", name="Table talk")
    expect(log).to_contain_text("<b>Tea</b> first")
    expect(log.get_by_role("img", name="One moment")).to_be_visible()
    expect(field).to_have_value("")
    host.get_by_role("textbox", name="Say something…").fill("Coffee")
    press(host.get_by_role("button", name="Send"))
    later = log.get_by_text("Coffee").element_handle()
    open_place(host, "Anna").get_by_role("button", name="Mute").click()
    expect(log).not_to_contain_text("Tea")
    assert later.evaluate("line => line.isConnected"), "nothing is read out again"
    expect(log).to_contain_text("Anna is at the table")


def test_the_link_is_copied(visit: Visit, server: Server) -> None:
    host = visit(server, motion="reduce")
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    link = open_table(host, "tobago", name="Lea", players=2)
    host.get_by_role("button", name="Copy").click()
    expect(host.get_by_role("button", name="Copied")).to_be_visible()
    assert host.evaluate("navigator.clipboard.readText()") == link
    expect(host.get_by_role("button", name="Copy", exact=True)).to_be_visible()
    expect(host.get_by_role("img", name="QR code of the invitation")).to_be_visible()


def test_the_link_is_shared_by_the_device(visit: Visit, server: Server) -> None:
    host = visit(server, window=PHONE, touch=True, motion="reduce")
    host.add_init_script("navigator.share = async data => { window.shared = data; }")
    link = open_table(host, "tobago", name="Lea", players=2)
    host.get_by_role("button", name="Share").tap()
    assert host.evaluate("shared")["url"] == link
    assert host.evaluate("shared")["title"] == "Tobago"


def test_a_seat_goes_on_at_another_device(visit: Visit, server: Server, page_errors: PageErrors) -> None:
    host, tablet, stranger = visit(server, motion="reduce"), phone(visit, server), phone(visit, server)
    open_table(host, "tobago", name="Lea", players=2)
    kept = json.loads(host.evaluate("localStorage.getItem('schatzkiste-tables')"))[0]
    for page, instead, name in ((tablet, False, "Lea"), (stranger, True, "Jonas")):
        code = host.request.post("/api/device", data={**kept, "instead": instead}).json()["code"]
        if instead:
            page_errors.allow_a_refusal(400)
        page.goto(f"/#/take/{code}")
        assert violations(page) == []
        press(page.get_by_role("button", name="Take the seat"))
        if instead:
            page.get_by_role("textbox", name="What is your name?").fill(name)
            press(page.get_by_role("button", name="Take the seat"))
        expect(crew(page).first).to_contain_text("you, the host")
        expect(crew(page).first).to_contain_text(name)


def test_the_way_to_a_table_is_open_to_everyone(visit: Visit, server: Server) -> None:
    host, guest = visit(server, motion="reduce"), phone(visit, server)
    link = open_table(host, "dracheninsel", name="Lea", players=4)
    assert violations(host) == []
    guest.goto(link)
    expect(guest.get_by_role("button", name="Come aboard")).to_be_visible()
    assert violations(guest) == []
    board(guest, link, "Anna")
    assert violations(guest) == []
    open_place(host, "Anna")
    assert violations(host) == []
    host.keyboard.press("Escape")
    expect(host.get_by_role("button", name="More about: Anna")).to_be_focused()
    host.get_by_role("button", name="Change what is agreed").click()
    assert violations(host) == []


def test_the_waiting_room_fits_every_window(visit: Visit, server: Server) -> None:
    host = visit(server, motion="reduce", locale="de-DE")
    host.goto("/#/new/dracheninsel/friends")
    host.get_by_role("radio", name="6", exact=True).click()
    host.get_by_role("textbox", name="Dein Name").fill("Rosalinde von Waterkant")
    host.get_by_role("button", name="Tisch eröffnen").click()
    expect(host.get_by_role("button", name="Leinen los!")).to_be_visible()
    now_panel = host.get_by_role("region", name="Was jetzt zu tun ist")
    for window in WINDOWS:
        host.set_viewport_size({"width": window["width"], "height": window["height"]})
        assert host.evaluate(OVERFLOW) <= 0, window
        said, begin = (box(now_panel.get_by_role(role).first) for role in ("heading", "button"))
        assert said["width"] > 150, window
        assert said["y"] + said["height"] <= begin["y"], window
        host.get_by_role("textbox", name="Etwas sagen …").scroll_into_view_if_needed()
        expect(host.get_by_role("textbox", name="Etwas sagen …")).to_be_in_viewport()
