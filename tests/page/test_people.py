"""People at one table, each with a browser of their own: presence, waiting, talk, taking back, bots that cover."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from schatzkiste.games import game_ids
from tests.page.axe import violations
from tests.page.conftest import PHONE, Visit
from tests.page.connection import Connection
from tests.page.gathering import Gathered, act, due, gather, hear, is_asked, key_in, line_to, play_out, sit
from tests.page.player import Table, press
from tests.page.serving import Server
from tests.page.test_home import all_games
from tests.page.test_settings import open_settings
from tests.page.test_waiting import LOOK_AROUND_MS

PEOPLE = {"dracheninsel": 3, "schatzinsel": 2, "silver_gold": 2, "tobago": 2}
NAMES = ["Anna", "Ben", "Cleo"]
MOST_ACTIONS = 20
RECORDED_NOTICES = """
window.notices = [];
window.outOfSight = false;
Object.defineProperty(document, "hidden", { get: () => window.outOfSight });
window.Notification = class {
  static permission = "granted";
  constructor(words, { body }) { window.notices.push([words, body]); }
  close() {}
};
"""


def title(page: Page) -> str:
    return page.get_by_role("region", name="What to do now").get_by_role("heading").first.inner_text()


def choose_from_menu(page: Page, entry: str) -> None:
    """Choose something from the menu of a table that is laid."""
    expect(page.get_by_role("region", name="What to do now")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=entry).click()


@pytest.mark.parametrize("game", game_ids())
def test_everybody_sees_who_is_there_and_whom_all_wait_for(visit: Visit, server: Server, game: str) -> None:
    desktop, phone = visit(server, motion="reduce"), visit(server, window=PHONE, touch=True, motion="reduce")
    gathered = gather(desktop, server, game, NAMES[: PEOPLE[game]], manners={"window": 0})
    sit(desktop, gathered.table, gathered.keys[0])
    sit(phone, gathered.table, gathered.keys[1])
    expect(desktop.get_by_role("button", name="About Ben").first).to_be_visible()
    expect(phone.get_by_role("list", name="Who is at the table")).to_contain_text("Anna")
    for page in (desktop, phone):
        assert violations(page) == []
    if game != "silver_gold":
        titles = [title(desktop), title(phone)]
        waiting = [said for said in titles if said.startswith("Waiting for ")]
        assert len(waiting) == 1, titles
    else:
        act(server, gathered, 1)
        expect(phone.get_by_role("list", name="Who is at the table")).to_contain_text("done")
    phone.goto("/#/rules/tobago")
    expect(desktop.get_by_role("img", name="away").first).to_be_visible()


def test_what_is_said_shows_as_unread_and_a_stamp_beside_its_player(visit: Visit, server: Server) -> None:
    anna, ben = visit(server), visit(server, window=PHONE, touch=True)
    gathered = gather(anna, server, "schatzinsel", ["Anna", "Ben"])
    sit(anna, gathered.table, gathered.keys[0])
    sit(ben, gathered.table, gathered.keys[1])
    ben.get_by_role("button", name="Table talk").tap()
    ben.get_by_role("textbox", name="Say something…").fill("Not that field!")
    ben.get_by_role("button", name="Send").tap()
    expect(anna.get_by_role("button", name="Table talk: 1 unread line")).to_be_visible()
    ben.get_by_role("button", name="Oh!").tap()
    expect(anna.get_by_role("status").filter(has_text="Ben: Oh!")).to_have_count(1)
    anna.get_by_role("tab", name="Table talk").click()
    expect(anna.get_by_role("log", name="Table talk")).to_contain_text("Not that field!")
    expect(anna.get_by_role("button", name="Table talk", exact=True)).to_be_visible()
    assert violations(anna) == []
    assert violations(ben) == []


def let_others_talk_and_leave(page: Page, server: Server, gathered: Gathered, own: int) -> None:
    """Let somebody say a stamp and somebody else leave for good, and wait until the page shows both."""
    ben, cleo = (seat for seat in range(len(NAMES)) if seat != own)
    with line_to(server, gathered.table, gathered.keys[ben]) as line:
        line.send(json.dumps({"type": "say", "id": "a stamp at this table", "stamp": "oh"}))
        expect(page.get_by_role("status").filter(has_text=f"{NAMES[ben]}: Oh!")).to_have_count(1)
    with line_to(server, gathered.table, gathered.keys[cleo]) as line:
        line.send(json.dumps({"type": "leave"}))
        expect(page.get_by_role("list", name="Who is at the table")).not_to_contain_text(NAMES[cleo])


@pytest.mark.parametrize("game", ["dracheninsel", "schatzinsel", "tobago"])
def test_what_was_picked_stays_picked_while_others_talk_and_leave(visit: Visit, server: Server, game: str) -> None:
    page = visit(server, window=PHONE, touch=True, motion="reduce")
    gathered = gather(page, server, game, NAMES, manners={"window": 0})
    own = due(server, gathered)
    sit(page, gathered.table, gathered.keys[own])
    board = page.get_by_role("group", name=re.compile("^(Board|Island|The island)"))
    pick = board.get_by_role("button", disabled=False).first
    pick.tap()
    expect(pick).to_have_attribute("aria-pressed", "true")
    let_others_talk_and_leave(page, server, gathered, own)
    expect(pick).to_have_attribute("aria-pressed", "true")


def test_a_reason_stays_while_others_talk_and_leave(visit: Visit, server: Server) -> None:
    page = visit(server, window=PHONE, touch=True, motion="reduce")
    gathered = gather(page, server, "schatzinsel", NAMES)
    own = due(server, gathered)
    sit(page, gathered.table, gathered.keys[own])
    tip = page.get_by_role("tooltip")
    Table(page).board.get_by_role("button", name="empty", disabled=True).first.tap(force=True)
    expect(tip).to_contain_text("it is not behind your screen.")
    let_others_talk_and_leave(page, server, gathered, own)
    expect(tip).to_be_visible()


def test_who_is_muted_is_not_heard(visit: Visit, server: Server) -> None:
    anna = visit(server)
    gathered = gather(anna, server, "schatzinsel", ["Anna", "Ben", "Cleo"], manners={"spectators_talk": True})
    sit(anna, gathered.table, gathered.keys[0])
    anna.get_by_role("button", name="About Ben").click()
    anna.get_by_role("button", name="Mute Ben").click()
    anna.keyboard.press("Escape")
    for key, text in zip([*gathered.keys[1:], None], ("Hello?", "Ahoy!", "Exciting!"), strict=True):
        with line_to(server, gathered.table, key) as line:
            hear(line, "update")
            line.send(json.dumps({"type": "say", "id": f"{text} at this table", "text": text}))
            hear(line, "party")
    anna.get_by_role("tab", name="Table talk").click()
    talk = anna.get_by_role("log", name="Table talk")
    expect(talk).to_contain_text("Exciting!")
    expect(talk).not_to_contain_text("Hello?")
    anna.get_by_role("button", name="Mute spectators").click()
    expect(talk).not_to_contain_text("Exciting!")
    expect(talk).to_contain_text("Ahoy!")
    assert violations(anna) == []
    anna.get_by_role("button", name="Unmute spectators").click()
    expect(talk).to_contain_text("Exciting!")


def test_taking_back_what_was_seen_is_asked_for_and_allowed(visit: Visit, server: Server) -> None:
    anna, ben = visit(server), visit(server, window=PHONE, touch=True)
    gathered = gather(anna, server, "schatzinsel", ["Anna", "Ben"])
    sit(anna, gathered.table, gathered.keys[0])
    sit(ben, gathered.table, gathered.keys[1])
    table = Table(anna)
    table.take_guard()
    act(server, gathered, 1)
    anna.get_by_role("button", name="Ask to take back").click()
    expect(anna.get_by_role("heading", name="Waiting for Ben to agree")).to_be_visible()
    request = ben.get_by_role("alertdialog", name="Anna asks to take back an action")
    expect(request).to_be_focused()
    expect(request).to_contain_text("Anna takes a guard")
    expect(request).to_contain_text("The action after it is taken back too.")
    expect(request.get_by_role("timer")).to_have_text(re.compile(r"No answer counts as a no: \d+:\d\d"))
    assert violations(ben) == []
    anna.get_by_role("button", name="Withdraw").click()
    expect(request).to_have_count(0)
    anna.keyboard.press("Control+z")
    request.get_by_role("button", name="Refuse").tap()
    expect(request).to_have_count(0)
    anna.get_by_role("tab", name="Table talk").click()
    expect(anna.get_by_role("log", name="Table talk")).to_contain_text("Ben does not agree: the action stays")
    anna.get_by_role("button", name="Ask to take back").click()
    request.get_by_role("button", name="Allow").tap()
    expect(table.title).not_to_have_text("Waiting for Ben")


def test_a_bot_plays_for_whoever_stays_away_until_they_are_back(visit: Visit, server: Server) -> None:
    anna, ben = visit(server), visit(server, window=PHONE, touch=True)
    gathered = gather(anna, server, "schatzinsel", ["Anna", "Ben"], manners={"patience": 1})
    sit(ben, gathered.table, gathered.keys[1])
    sit(anna, gathered.table, gathered.keys[0])
    ben.goto("/#/rules/tobago")
    card = anna.get_by_role("region", name=re.compile("^Ben has been away for "))
    expect(card).to_be_visible()
    assert violations(anna) == []
    card.get_by_role("button", name="Let a bot play").click()
    expect(card).to_have_count(0)
    expect(anna.get_by_role("region", name="Voyage")).to_contain_text("plays")
    sit(ben, gathered.table, gathered.keys[1])
    back = ben.get_by_role("region", name="Welcome back!")
    expect(back).to_be_visible()
    assert violations(ben) == []
    press(back.get_by_role("button", name="Take my seat back"))
    expect(back).to_have_count(0)
    expect(anna.get_by_role("region", name="Voyage")).not_to_contain_text("plays")


def test_a_clock_runs_around_the_piece_and_a_bot_decides_when_it_is_used_up(visit: Visit, server: Server) -> None:
    anna = visit(server)
    gathered = gather(anna, server, "schatzinsel", ["Anna", "Ben"], manners={"clock": 2, "reserve": 1})
    sit(anna, gathered.table, gathered.keys[0])
    expect(anna.get_by_role("timer").first).to_contain_text("0:0")
    expect(anna.get_by_role("log", name="Log")).to_contain_text("time was up: decided by a bot")


def test_spectators_are_counted_and_only_listen(visit: Visit, server: Server) -> None:
    anna, stranger = visit(server), visit(server)
    gathered = gather(anna, server, "schatzinsel", ["Anna", "Ben"])
    sit(anna, gathered.table, gathered.keys[0])
    sit(stranger, gathered.table)
    expect(anna.get_by_role("img", name="One spectator")).to_be_visible()
    stranger.get_by_role("tab", name="Table talk").click()
    expect(stranger.get_by_role("log", name="Table talk")).to_be_visible()
    expect(stranger.get_by_role("textbox")).to_have_count(0)
    expect(stranger.get_by_role("button", name="Take back")).to_have_count(0)


def test_the_title_and_the_icon_tell_of_the_own_turn(visit: Visit, server: Server) -> None:
    anna, ben = visit(server), visit(server)
    gathered = gather(anna, server, "schatzinsel", ["Anna", "Ben"])
    sit(anna, gathered.table, gathered.keys[0])
    sit(ben, gathered.table, gathered.keys[1])
    expect(anna).to_have_title("● Your turn – Die Schatzinsel")
    expect(anna.locator("link[rel=icon]")).to_have_attribute("href", re.compile("chest-turn"))
    expect(ben).to_have_title("Die Schatzinsel")
    expect(ben.locator("link[rel=icon]")).not_to_have_attribute("href", re.compile("chest-turn"))


def test_a_seat_goes_on_at_another_device(visit: Visit, server: Server) -> None:
    anna, other = visit(server), visit(server, window=PHONE, touch=True)
    gathered = gather(anna, server, "schatzinsel", ["Anna", "Ben"])
    sit(anna, gathered.table, gathered.keys[0])
    expect(anna.get_by_role("group", name="Board, five by five spaces")).to_be_visible()
    choose_from_menu(anna, "Continue on another device")
    dialog = anna.get_by_role("dialog", name="Continue on another device")
    expect(dialog.get_by_role("img", name="QR code of the link")).to_be_visible()
    assert violations(anna) == []
    link = dialog.get_by_role("textbox").input_value()
    other.goto(link[link.index("#") - 1 :])
    press(other.get_by_role("button", name=re.compile("Continue here|Take the seat")))
    expect(other.get_by_role("list", name="Who is at the table")).to_contain_text("Ben")
    dialog.get_by_role("button", name="Close").click()
    choose_from_menu(anna, "Sign out my other device")
    expect(other.get_by_role("heading", name="Your seat is gone")).to_be_visible()


def test_a_seat_is_handed_over_for_good(visit: Visit, server: Server) -> None:
    anna, ben, heir = visit(server), visit(server), visit(server, window=PHONE, touch=True)
    gathered = gather(anna, server, "tobago", ["Anna", "Ben"])
    sit(anna, gathered.table, gathered.keys[0])
    sit(ben, gathered.table, gathered.keys[1])
    choose_from_menu(anna, "Hand over my seat")
    dialog = anna.get_by_role("dialog", name="Hand over my seat")
    expect(dialog.get_by_role("textbox")).to_have_value(re.compile("/over$"))
    assert violations(anna) == []
    heir.goto(dialog.get_by_role("textbox").input_value())
    heir.get_by_role("textbox", name="What is your name?").fill("Ole")
    assert violations(heir) == []
    heir.get_by_role("button", name="Take the seat").tap()
    expect(heir.get_by_role("list", name="Who is at the table")).to_contain_text("Ben")
    expect(anna.get_by_role("heading", name="Your seat is gone")).to_be_visible()
    expect(ben.get_by_role("button", name="About Ole")).to_be_visible()
    expect(ben.get_by_role("button", name="About Anna")).to_have_count(0)


def test_a_link_for_watching_is_copied_and_leads_to_the_table(visit: Visit, server: Server) -> None:
    anna, stranger = visit(server), visit(server, window=PHONE, touch=True)
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    gathered = gather(anna, server, "silver_gold", ["Anna", "Ben"])
    sit(anna, gathered.table, gathered.keys[0])
    choose_from_menu(anna, "Copy a link for watching")
    expect(anna.get_by_role("button", name="Copied")).to_be_visible()
    stranger.goto(anna.evaluate("navigator.clipboard.readText()"))
    expect(stranger.get_by_role("list", name="Who is at the table")).to_contain_text("Anna")
    expect(anna.get_by_role("img", name="One spectator")).to_be_visible()


def test_links_are_copied_without_a_secure_line(visit: Visit, server: Server) -> None:
    anna = visit(server)
    anna.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    gathered = gather(anna, server, "silver_gold", ["Anna", "Ben"])
    sit(anna, gathered.table, gathered.keys[0])
    choose_from_menu(anna, "Copy a link for watching")
    expect(anna.get_by_role("button", name="Copied")).to_be_focused()
    anna.keyboard.press("Escape")
    anna.get_by_role("tab", name="Table talk").click()
    words = anna.get_by_role("textbox", name="Say something…")
    words.press("Control+v")
    expect(words).to_have_value(f"{server.address.rstrip('/')}/#/table/{gathered.table}")
    choose_from_menu(anna, "Continue on another device")
    anna.get_by_role("button", name="Copy link").click()
    expect(anna.get_by_role("button", name="Copied")).to_be_focused()
    anna.keyboard.press("Escape")
    words.fill("")
    words.press("Control+v")
    expect(words).to_have_value(re.compile("/#/take/"))


def test_a_notification_tells_of_the_own_turn_when_the_page_is_out_of_sight(visit: Visit, server: Server) -> None:
    ben = visit(server)
    ben.add_init_script(RECORDED_NOTICES)
    gathered = gather(ben, server, "schatzinsel", ["Anna", "Ben"])
    open_settings(ben).get_by_role("switch", name="Notifications").click()
    sit(ben, gathered.table, gathered.keys[1])
    ben.reload()
    expect(ben.get_by_role("button", name="About Anna")).to_be_visible()
    expect(ben).to_have_title("Die Schatzinsel")
    ben.evaluate("window.outOfSight = true")
    for _ in range(MOST_ACTIONS):
        if not is_asked(server, gathered, 0):
            break
        act(server, gathered, 0)
    expect(ben).to_have_title("● Your turn – Die Schatzinsel")
    assert ben.evaluate("window.notices") == [["Your turn", "Die Schatzinsel"]]


def test_whoever_leaves_is_asked_once_and_a_bot_plays_on(visit: Visit, server: Server) -> None:
    anna, ben = visit(server), visit(server)
    gathered = gather(anna, server, "schatzinsel", ["Anna", "Ben"])
    sit(anna, gathered.table, gathered.keys[0])
    sit(ben, gathered.table, gathered.keys[1])
    choose_from_menu(ben, "Leave the table")
    dialog = ben.get_by_role("dialog", name="Leave the table?")
    assert violations(ben) == []
    dialog.get_by_role("button", name="Leave the table").click()
    expect(ben).to_have_url(re.compile("#/$"))
    expect(anna.get_by_role("button", name="About Ben")).to_have_count(0)


def test_whoever_could_not_leave_keeps_the_seat(visit: Visit, server: Server) -> None:
    ben = visit(server)
    gathered = gather(ben, server, "schatzinsel", ["Anna", "Ben"])
    line = Connection(ben, refused="leave")
    line.refuse_with = "not-saved"
    sit(ben, gathered.table, gathered.keys[1])
    leave = ben.get_by_role("dialog", name="Leave the table?").get_by_role("button", name="Leave the table")
    choose_from_menu(ben, "Leave the table")
    leave.click()
    expect(ben.get_by_text("This could not be saved").first).to_be_visible()
    ben.reload()
    expect(ben.get_by_role("button", name="About Anna")).to_be_visible()
    line.refuse_with = None
    choose_from_menu(ben, "Leave the table")
    leave.click()
    expect(ben).to_have_url(re.compile("#/$"))
    assert ben.evaluate("localStorage.getItem('schatzkiste-tables')") == "[]"


def test_whoever_is_sent_away_while_leaving_keeps_the_seat(visit: Visit, server: Server) -> None:
    ben = visit(server)
    gathered = gather(ben, server, "schatzinsel", ["Anna", "Ben"])
    Connection(ben, refused="leave").refuse_with = "flooding"
    sit(ben, gathered.table, gathered.keys[1])
    choose_from_menu(ben, "Leave the table")
    ben.get_by_role("dialog", name="Leave the table?").get_by_role("button", name="Leave the table").click()
    expect(ben.get_by_text("This page has sent far too much")).to_be_visible()
    assert key_in(ben) == gathered.keys[1]


def test_a_wish_to_leave_that_was_lost_with_the_line_is_forgotten(visit: Visit, server: Server) -> None:
    ben = visit(server)
    gathered = gather(ben, server, "schatzinsel", ["Anna", "Ben"])
    line = Connection(ben, refused="leave")
    line.breaks_at_refused = True
    sit(ben, gathered.table, gathered.keys[1])
    choose_from_menu(ben, "Leave the table")
    ben.get_by_role("dialog", name="Leave the table?").get_by_role("button", name="Leave the table").click()
    while line.opened < 2:
        ben.wait_for_timeout(50)
    expect(Table(ben).title).to_be_visible()
    line.tell_problem("signed-out")
    expect(ben.get_by_text("Your seat is gone")).to_be_visible()
    expect(ben).to_have_url(re.compile(gathered.table))


def test_whoever_clears_a_shared_table_away_from_home_gives_up_the_seat(visit: Visit, server: Server) -> None:
    anna, ben = visit(server), visit(server)
    gathered = gather(anna, server, "schatzinsel", ["Anna", "Ben"])
    sit(anna, gathered.table, gathered.keys[0])
    sit(ben, gathered.table, gathered.keys[1])
    ben.goto("/")
    sheet = all_games(ben)
    sheet.get_by_role("button", name="Delete: Die Schatzinsel").click()
    expect(sheet.get_by_role("group", name="Delete")).to_contain_text("Others sit at this table too")
    sheet.get_by_role("button", name="Delete", exact=True).click()
    expect(sheet).to_be_hidden()
    expect(ben.get_by_role("region", name="Under way")).to_have_count(0)
    expect(anna.get_by_role("button", name="About Ben")).to_have_count(0)
    expect(Table(anna).title).to_be_visible()


def test_everybody_goes_along_to_a_rematch(visit: Visit, server: Server) -> None:
    anna, ben = visit(server), visit(server, window=PHONE, touch=True)
    gathered = gather(anna, server, "schatzinsel", ["Anna", "Ben"])
    play_out(server, gathered)
    sit(anna, gathered.table, gathered.keys[0])
    sit(ben, gathered.table, gathered.keys[1])
    anna.get_by_role("dialog").get_by_role("button", name="Rematch").click()
    anna.wait_for_url(lambda address: gathered.table not in address)
    expect(Table(anna).title).to_be_visible()
    ben.get_by_role("dialog").get_by_role("button", name="Rematch: go along").tap()
    expect(Table(ben).title).to_be_visible()
    assert ben.url == anna.url
    expect(anna.get_by_role("button", name="About Ben")).to_be_visible()


def test_a_rematch_is_among_the_games_of_whoever_was_not_at_the_table(visit: Visit, server: Server) -> None:
    anna, ben = visit(server), visit(server)
    gathered = gather(anna, server, "schatzinsel", ["Anna", "Ben"])
    play_out(server, gathered)
    ben.clock.install()
    sit(ben, gathered.table, gathered.keys[1])
    ben.goto("/")
    expect(ben.get_by_role("region", name="On the shelf")).to_be_visible()
    sit(anna, gathered.table, gathered.keys[0])
    anna.get_by_role("dialog").get_by_role("button", name="Rematch").click()
    anna.wait_for_url(lambda address: gathered.table not in address)
    mine = ben.get_by_role("region", name=re.compile("Your turn|Under way"))
    expect(mine).to_have_count(0)
    ben.clock.run_for(LOOK_AROUND_MS)
    mine.get_by_role("link").click()
    expect(Table(ben).title).to_be_visible()
    assert ben.url == anna.url


def test_a_rematch_that_was_refused_can_be_asked_for_again(visit: Visit, server: Server) -> None:
    anna = visit(server)
    gathered = gather(anna, server, "schatzinsel", ["Anna", "Ben"])
    play_out(server, gathered)
    line = Connection(anna, refused="again")
    line.refuse_with = "not-saved"
    sit(anna, gathered.table, gathered.keys[0])
    button = anna.get_by_role("dialog").get_by_role("button", name="Rematch")
    button.click()
    expect(anna.get_by_role("dialog").get_by_role("alert")).to_contain_text("This could not be saved")
    line.refuse_with = None
    button.click()
    anna.wait_for_url(lambda address: gathered.table not in address)


def test_two_people_play_a_whole_game(visit: Visit, server: Server) -> None:
    anna, ben = visit(server), visit(server)
    gathered = gather(anna, server, "schatzinsel", ["Anna", "Ben"])
    for page, key in zip((anna, ben), gathered.keys, strict=True):
        sit(page, gathered.table, key)
    tables = [Table(anna), Table(ben)]
    while anna.get_by_role("button", name="Result").count() == 0:
        for table in tables:
            if table.my_turn_now() and table.page.get_by_role("button", name="Result").count() == 0:
                table.act()
    for page in (anna, ben):
        expect(page.get_by_role("dialog")).to_be_visible()


def test_a_window_is_counted_down_for_whoever_may_reply_and_told_to_everyone(visit: Visit, server: Server) -> None:
    pages = [visit(server) for _ in range(3)]
    gathered = gather(pages[0], server, "dracheninsel", ["Anna", "Ben", "Cleo"], manners={"window": 59})
    for page, key in zip(pages, gathered.keys, strict=True):
        sit(page, gathered.table, key)
    for page in pages:
        replies = page.get_by_role("alertdialog")
        told = page.get_by_text("Others may reply.", exact=False)
        expect(replies.or_(told).first).to_be_visible()
        if replies.count():
            expect(replies.get_by_role("timer")).to_have_text(re.compile(r"\d+ seconds left to reply"))
            expect(told).to_have_count(0)
        assert violations(page) == []
    anna, ben, _ = pages
    anna.get_by_role("button", name=re.compile("^Replies: ask me")).click()
    anna.get_by_role("radio", name=re.compile("^not in this game")).check(force=True)
    expect(anna.get_by_role("button", name=re.compile("^Replies: not in this game"))).to_be_visible()
    expect(ben.get_by_text("Will not reply: Anna.", exact=False)).to_be_visible()


def test_at_a_table_over_days_a_bot_answers_unless_it_is_told_not_to(visit: Visit, server: Server) -> None:
    anna = visit(server)
    gathered = gather(anna, server, "dracheninsel", ["Anna", "Ben", "Cleo"], manners={"window": 0})
    sit(anna, gathered.table, gathered.keys[0])
    replies = anna.get_by_role("button", name=re.compile("^Replies: "))
    expect(replies).to_have_accessible_name("Replies: a bot answers for me")
    replies.click()
    group = anna.get_by_role("group", name="When I could reply on another player’s turn")
    expect(group.get_by_role("radio")).to_have_count(3)
    assert violations(anna) == []
    group.get_by_role("radio", name=re.compile("^not in this game I let it pass")).check(force=True)
    expect(replies).to_have_accessible_name("Replies: not in this game")
    anna.reload()
    expect(replies).to_have_accessible_name("Replies: not in this game")
