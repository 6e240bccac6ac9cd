import json
import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from schatzkiste.games import game_ids
from tests.page.axe import violations
from tests.page.conftest import PHONE, Visit
from tests.page.page_errors import PageErrors
from tests.page.player import MORE, Table, choose, press
from tests.page.seat import open_new_game
from tests.page.serving import Server
from tests.page.test_home import USUAL_MANNERS, WINDOWS
from tests.page.test_windows import box

# What is asked for with each number of players, by the names that the list behind "More" shows.
DRACHENINSEL_OPTIONS = {
    3: ["End after rounds without progress", "Early end", "Spectators"],
    4: ["Unused colour", "Second unused colour", "End after rounds without progress", "Early end", "Spectators"],
    5: ["Unused colour", "End after rounds without progress", "Early end", "Spectators"],
    6: ["End after rounds without progress", "Early end", "Spectators"],
}
FRIENDS_MANNERS = ["Open to", "Spectators", "Spectators may talk", "When somebody stays away"]
IN_SIGHT = """button => {
    const { top, bottom, left, right } = button.getBoundingClientRect();
    const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth && button.contains(middle);
}"""


def places(page: Page) -> Locator:
    """The places at the table."""
    return page.get_by_role("region", name="Who is playing?").get_by_role("list").get_by_role("button")


def open_place(page: Page, name: str) -> None:
    """Open a place, unless it is open."""
    place = places(page).filter(has_text=name)
    if place.get_attribute("aria-expanded") != "true":
        press(place)


def test_the_number_of_players_says_how_many_bots_sit_down(still: Page) -> None:
    open_new_game(still, "schatzinsel")
    expect(still.get_by_role("radio", name="2", exact=True)).to_be_checked()
    expect(places(still)).to_have_text([re.compile("You"), re.compile("Mina")])
    choose(still, "Players", "4")
    expect(places(still)).to_have_text(list(map(re.compile, ("You", "Mina", "Piet", "Ole"))))


def test_everything_that_was_chosen_is_on_the_table(still: Page) -> None:
    open_new_game(still, "schatzinsel")
    choose(still, "Players", "3")
    open_place(still, "You")
    still.get_by_role("textbox", name="Your name").fill("Jim")
    for bot, level in (("Mina", "Landlubber"), ("Piet", "Helmsman")):
        open_place(still, bot)
        choose(still, f"How {bot} plays", level)
    choose(still, "Rules", "Jim Hawkins")
    choose(still, "Guards per chest", "Any number")
    with still.expect_response("**/api/tables") as answer:
        still.get_by_role("button", name="Cast off!").click()
    assert answer.value.request.post_data_json == {
        "game": "schatzinsel",
        "seats": [
            {"bot": None, "name": "Jim"},
            {"bot": "landlubber", "name": "Mina"},
            {"bot": "helmsman", "name": "Piet"},
        ],
        "options": {"rules": "hawkins", "guards": "any"},
        "manners": USUAL_MANNERS,
    }
    table = Table(still)
    expect(still.get_by_role("banner")).to_contain_text("Jim Hawkins rules")
    assert table.my_turn()
    seats = table.voyage.get_by_role("listitem")
    expect(seats).to_have_count(3)
    expect(seats.filter(has_text="Mina")).to_contain_text("Landlubber")
    expect(seats.filter(has_text="Piet")).to_contain_text("Helmsman")
    expect(seats.filter(has_text="Mina").get_by_role("img", name="Landlubber, Level 1 of 5")).to_be_visible()
    expect(seats.filter(has_text="Piet").get_by_role("img", name="Helmsman, Level 3 of 5")).to_be_visible()


@pytest.mark.parametrize("window", [{"width": 1440, "height": 900}, {"width": 820, "height": 1180}, PHONE])
def test_five_levels_are_offered_from_the_weakest_with_their_coins(still: Page, window: ViewportSize) -> None:
    still.set_viewport_size(window)
    open_new_game(still, "dracheninsel")
    open_place(still, "Mina")
    levels = still.get_by_role("group", name="How Mina plays")
    names = ("Landlubber", "Deckhand", "Helmsman", "Captain", "Pirate Legend")
    for number, name in enumerate(names, start=1):
        radio = levels.get_by_role("radio", name=re.compile(f"^{name} Level {number} of 5"))
        expect(radio).to_have_count(1)
    expect(levels.get_by_role("radio")).to_have_count(len(names))
    boxes = [box for card in levels.locator("label").all() if (box := card.bounding_box())]
    in_one_row = len({round(box["y"]) for box in boxes}) == 1
    below_each_other = len({round(box["x"]) for box in boxes}) == 1
    assert in_one_row or below_each_other
    assert still.evaluate("document.scrollingElement.scrollWidth") <= window["width"]


def test_the_next_set_up_begins_with_the_last_one(still: Page) -> None:
    open_new_game(still, "schatzinsel")
    choose(still, "Players", "3")
    open_place(still, "You")
    still.get_by_role("textbox", name="Your name").fill("Jim")
    open_place(still, "Piet")
    choose(still, "How Piet plays", "Landlubber")
    choose(still, "Rules", "Jim Hawkins")
    still.get_by_role("button", name="Cast off!").click()
    Table(still)
    open_new_game(still, "schatzinsel")
    expect(places(still)).to_have_text(list(map(re.compile, ("Jim", "Mina.*Deckhand", "Piet.*Landlubber"))))
    expect(still.get_by_role("button", name=MORE)).to_contain_text("Rules: Jim Hawkins")


def test_the_last_table_can_be_had_back_after_changes(still: Page) -> None:
    open_new_game(still, "schatzinsel")
    as_last_time = still.get_by_role("button", name="As last time")
    expect(as_last_time).to_have_count(0)
    choose(still, "Players", "4")
    still.get_by_role("button", name="Cast off!").click()
    Table(still)
    open_new_game(still, "schatzinsel")
    expect(as_last_time).to_have_count(0)
    choose(still, "Players", "2")
    as_last_time.click()
    expect(still.get_by_role("radio", name="4", exact=True)).to_be_checked()
    expect(as_last_time).to_have_count(0)


def test_all_bots_can_be_made_alike(still: Page) -> None:
    open_new_game(still, "schatzinsel")
    choose(still, "Players", "4")
    open_place(still, "Ole")
    alike = still.get_by_role("button", name="All bots like this")
    expect(alike).to_have_count(0)
    choose(still, "How Ole plays", "Landlubber")
    alike.click()
    expect(places(still).filter(has_text="Landlubber")).to_have_count(3)
    expect(alike).to_have_count(0)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_only_options_that_apply_are_asked_for(still: Page, players: int) -> None:
    open_new_game(still, "dracheninsel")
    choose(still, "Players", str(players))
    still.get_by_role("button", name=MORE).click()
    options = still.locator("#more-options")
    expect(options.locator("b")).to_have_text(DRACHENINSEL_OPTIONS[players])
    expect(options.locator("small")).to_have_count(len(DRACHENINSEL_OPTIONS[players]))


def test_every_place_is_for_a_friend_for_this_device_or_for_a_bot(still: Page) -> None:
    open_new_game(still, "dracheninsel")
    choose(still, "Players", "4")
    open_place(still, "You")
    still.get_by_role("textbox", name="Your name").fill("Lea")
    open_place(still, "Mina")
    choose(still, "Seat 2", "At this device")
    still.get_by_role("textbox", name="Name", exact=True).fill("Jonas")
    expect(still.get_by_role("button", name="Cast off!")).to_be_visible()
    open_place(still, "Ole")
    still.get_by_role("radio", name="Friend by link").click()
    expect(places(still)).to_have_text(
        list(map(re.compile, ("Lea", "Jonas.*device", "Piet.*Deckhand", "friend.*link")))
    )
    expect(still.get_by_role("contentinfo")).to_contain_text("one friend joins by link")
    still.get_by_role("button", name=MORE).click()
    expect(still.locator("#more-options b")).to_have_text(
        [*DRACHENINSEL_OPTIONS[4][:-1], *FRIENDS_MANNERS, "Time to call Stop", "Time for each decision", "Hints"]
    )
    still.get_by_role("combobox", name="Time for each decision").select_option("2\N{NO-BREAK SPACE}min")
    still.get_by_role("combobox", name="Reserve").select_option("10\N{NO-BREAK SPACE}min")
    with still.expect_request("**/api/tables") as asked:
        still.get_by_role("button", name="Open the table").click()
    wanted = json.loads(asked.value.post_data or "")
    assert wanted["seats"] == [
        {"bot": None, "name": "Lea"},
        {"name": "Jonas"},
        {"bot": "deckhand", "name": "Piet"},
        {"friend": True},
    ]
    assert wanted["manners"] == {**USUAL_MANNERS, "clock": 120, "reserve": 600}


def test_friends_are_told_who_invites_them(still: Page) -> None:
    still.goto("/#/new/tobago/friends")
    still.get_by_role("button", name="Open the table").click()
    expect(still.get_by_role("alert")).to_contain_text("enter your name")
    expect(still.get_by_role("textbox", name="Your name")).to_be_focused()


def test_a_number_that_is_not_possible_becomes_the_usual_one(still: Page) -> None:
    open_new_game(still, "dracheninsel")
    still.get_by_role("button", name=MORE).click()
    field = still.get_by_role("spinbutton", name="End after rounds without progress")
    field.fill("101")
    field.press("Tab")
    expect(field).to_have_value("0")
    field.fill("7")
    with still.expect_request("**/api/tables") as asked:
        still.get_by_role("button", name="Cast off!").click()
    assert json.loads(asked.value.post_data or "")["options"] == {"stalemate": 7, "agreement": "on"}


def test_silver_and_gold_begins_with_company(still: Page) -> None:
    open_new_game(still, "silver_gold")
    expect(still.get_by_role("radio", name="2", exact=True)).to_be_checked()
    expect(places(still)).to_have_count(2)
    choose(still, "Players", "1")
    expect(places(still)).to_have_count(1)
    expect(still.get_by_role("textbox", name="Your name")).to_be_visible()
    expect(still.get_by_role("contentinfo")).to_contain_text("on your own")


@pytest.mark.parametrize("game_id", game_ids())
def test_set_up_shows_the_goal_and_its_start_is_always_in_sight(visit: Visit, server: Server, game_id: str) -> None:
    page = visit(server, motion="reduce", locale="fr-FR")
    page.goto(f"/#/new/{game_id}")
    start = page.get_by_role("button", name="Larguez les amarres")
    expect(start).to_be_visible()
    expect(page.get_by_text("But\u00a0:")).to_be_visible()
    numbers = page.get_by_role("group", name="Joueurs").get_by_role("radio")
    numbers.last.click()
    for window in WINDOWS:
        page.set_viewport_size({"width": window["width"], "height": window["height"]})
        assert start.evaluate(IN_SIGHT), window
        assert len({box(number)["y"] for number in numbers.all()}) == 1, window
        assert page.evaluate("document.scrollingElement.scrollWidth") <= window["width"], window


def test_a_place_is_a_sheet_on_the_phone(visit: Visit, server: Server) -> None:
    phone = visit(server, window=PHONE, touch=True, motion="reduce")
    open_new_game(phone, "schatzinsel")
    press(places(phone).filter(has_text="Mina"))
    sheet = phone.get_by_role("dialog", name="Seat 2")
    expect(sheet).to_be_visible()
    assert violations(phone) == []
    press(sheet.get_by_role("radio", name=re.compile("Landlubber")))
    press(sheet.get_by_role("button", name="Done"))
    expect(sheet).to_be_hidden()
    expect(places(phone).filter(has_text="Mina")).to_contain_text("Landlubber")
    press(places(phone).filter(has_text="You"))
    phone.get_by_role("textbox", name="Your name").fill("Jim")
    press(phone.get_by_role("button", name="Done"))
    expect(places(phone).first).to_contain_text("Jim")


@pytest.mark.parametrize("game_id", game_ids())
def test_set_up_is_open_to_everyone(still: Page, game_id: str) -> None:
    open_new_game(still, game_id)
    assert violations(still) == []
    still.get_by_role("button", name=MORE).click()
    assert violations(still) == []


def test_a_place_is_changed_by_keyboard(still: Page) -> None:
    open_new_game(still, "schatzinsel")
    choose(still, "Players", "3")
    places(still).nth(1).focus()
    still.keyboard.press("Enter")
    expect(still.get_by_role("group", name="Seat 2").get_by_role("radio", name="Bot", checked=True)).to_be_focused()
    still.keyboard.press("Tab")
    expect(still.get_by_role("group", name="How Mina plays").get_by_role("radio", checked=True)).to_be_focused()
    still.keyboard.press("ArrowLeft")
    expect(places(still).nth(1)).to_contain_text("Landlubber")
    still.keyboard.press("Escape")
    expect(places(still).nth(1)).to_be_focused()
    still.keyboard.press("Shift+Tab")
    still.keyboard.press("Enter")
    expect(still.get_by_role("textbox", name="Your name")).to_be_focused()


def test_a_game_that_is_not_in_the_chest_is_said_to_be_missing(still: Page) -> None:
    still.goto("/#/new/halma")
    expect(still.get_by_role("status")).to_contain_text("There is no game “halma” in this chest.")
    expect(still.get_by_role("button", name="Try again")).to_have_count(0)
    still.get_by_role("main").get_by_role("link", name="Back to the chest").click()
    expect(still.get_by_role("heading", name="Schatzkiste")).to_be_visible()


def test_without_an_answer_the_wish_is_kept_and_can_be_sent_again(
    visit: Visit, own_server: Server, page_errors: PageErrors
) -> None:
    page_errors.allow_a_lost_connection()
    page = visit(own_server)
    open_new_game(page, "schatzinsel")
    choose(page, "Players", "4")
    own_server.stop()
    page.get_by_role("button", name="Cast off!").click()
    expect(page.get_by_role("alert")).to_have_text("The server does not answer.")
    own_server.start()
    page.get_by_role("button", name="Cast off!").click()
    expect(Table(page).voyage.get_by_role("listitem")).to_have_count(4)
