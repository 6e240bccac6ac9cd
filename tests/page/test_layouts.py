"""Phones held sideways, windows enlarged to twice their size, upright tablets: laid out by height as well as width."""

from itertools import combinations, starmap

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from schatzkiste.games import game, game_ids
from tests.page import tobago
from tests.page.axe import violations
from tests.page.conftest import Visit
from tests.page.finished import visit_table
from tests.page.seat import beyond_the_screen, sit_down
from tests.page.serving import Server
from tests.page.test_teaching import first_turn
from tests.page.test_windows import box, inside, overlap, words
from tests.server.clients import wait_for

SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
ENLARGED: ViewportSize = {"width": 720, "height": 450}
TABLET: ViewportSize = {"width": 820, "height": 1180}
TABLET_SIDEWAYS: ViewportSize = {"width": 1180, "height": 820}
LOW_PHONE: ViewportSize = {"width": 360, "height": 640}

every_game = pytest.mark.parametrize("game_id", game_ids())
low_window = pytest.mark.parametrize("window", [SIDEWAYS, ENLARGED], ids=["sideways", "enlarged"])


def start(page: Page, game_id: str) -> Locator:
    """Sit down at a full table and find where it says what to do, or asks for a reply."""
    sit_down(page, game_id, players=max(game(game_id).players))
    asks = page.get_by_role("region", name="What to do now").or_(page.get_by_role("alertdialog")).first
    expect(asks.get_by_role("heading").first).not_to_be_empty()
    return asks


@every_game
@low_window
def test_a_low_window_has_the_board_beside_what_to_do(
    visit: Visit, server: Server, game_id: str, window: ViewportSize
) -> None:
    page = visit(server, window=window, motion="reduce")
    asks = start(page, game_id)
    assert max(beyond_the_screen(page)) <= 0
    board, sentence, tabs = (
        box(page.get_by_role("main")),
        box(asks),
        box(page.get_by_role("navigation", name="More of the table")),
    )
    assert [inside(place, window) for place in (board, sentence, tabs)] == [True] * 3
    assert not overlap(board, sentence)
    assert not overlap(board, tabs)
    assert not overlap(sentence, tabs)
    assert board["height"] > 0.8 * window["height"], "the board has nearly the whole height"
    assert violations(page) == []


@low_window
def test_a_low_window_shows_both_own_cards_of_silver_and_gold(
    visit: Visit, server: Server, window: ViewportSize
) -> None:
    page = visit(server, window=window, motion="reduce")
    start(page, "silver_gold")
    dealt = page.get_by_role("main").get_by_role("button", disabled=False)
    for card in (0, 1):
        assert inside(box(dealt.nth(card)), window)
        dealt.nth(card).click()
    page.get_by_role("button", name="Keep").click()
    cards = page.get_by_role("region", name="Your two cards").get_by_role("group")
    expect(cards).to_have_count(2)
    turning = page.get_by_role("button", name="Rotate", exact=False).first
    places = [box(card) for card in cards.all()]
    assert [inside(place, window) for place in [*places, box(turning)]] == [True] * 3
    assert not overlap(places[0], places[1])
    assert not any(overlap(place, box(turning)) for place in places)
    field = box(cards.first.get_by_role("button").first)
    assert min(field["width"], field["height"]) >= 38


@every_game
def test_an_upright_tablet_shows_players_and_log_without_a_drawer(visit: Visit, server: Server, game_id: str) -> None:
    page = visit(server, window=TABLET, touch=True, motion="reduce")
    asks = start(page, game_id)
    assert max(beyond_the_screen(page)) <= 0
    expect(page.get_by_role("navigation", name="More of the table")).to_be_hidden()
    log = page.get_by_role("log")
    log.scroll_into_view_if_needed()
    expect(log).to_be_in_viewport()
    board, sentence = box(page.get_by_role("main")), box(asks)
    assert board["width"] == TABLET["width"]
    assert board["height"] > 0.45 * TABLET["height"]
    assert inside(sentence, TABLET)
    assert sentence["width"] < 0.7 * TABLET["width"], "the panels stand beside it"
    assert violations(page) == []


@pytest.mark.parametrize(
    ("game_id", "own", "players"),
    [
        ("schatzinsel", "Behind your screen", "Players"),
        ("dracheninsel", "Your hand", "Treasure hunters"),
    ],
)
def test_what_is_long_lies_across_an_upright_tablet_and_nothing_else_leaves_its_sight(
    visit: Visit, server: Server, game_id: str, own: str, players: str
) -> None:
    page = visit(server, window=TABLET, touch=True, motion="reduce")
    asks = start(page, game_id)
    across = page.get_by_role("region", name=own)
    assert box(across)["width"] == TABLET["width"]
    everybody = page.get_by_role("region", name=players).get_by_role("listitem")

    def is_laid_out() -> bool:
        """Whether nothing lies on anything else; what others do may move things between two looks."""
        things = (page.get_by_role("main"), across, asks, page.get_by_role("log"), *everybody.all())
        parts = [box(thing) for thing in things]
        return all(inside(part, TABLET) for part in parts) and not any(starmap(overlap, combinations(parts, 2)))

    wait_for(is_laid_out)


def test_an_upright_tablet_has_the_whole_table_of_silver_and_gold(visit: Visit, server: Server) -> None:
    page = visit(server, window=TABLET, touch=True, motion="reduce")
    start(page, "silver_gold")
    dealt = page.get_by_role("main").get_by_role("button", disabled=False)
    for card in (0, 1):
        dealt.nth(card).click()
    page.get_by_role("button", name="Keep").click()
    cards = page.get_by_role("region", name="Your two cards").get_by_role("group")
    expect(cards).to_have_count(2)
    parts = [
        page.get_by_role("region", name="Display"),
        page.get_by_role("region", name="Your score card"),
        page.get_by_role("log"),
        *cards.all(),
    ]
    assert [inside(box(part), TABLET) for part in parts] == [True] * 5


def test_a_low_phone_lays_both_cards_of_silver_and_gold_side_by_side(visit: Visit, server: Server) -> None:
    page = visit(server, window=LOW_PHONE, touch=True, motion="reduce")
    start(page, "silver_gold")
    dealt = page.get_by_role("main").get_by_role("button", disabled=False)
    for card in (0, 1):
        dealt.nth(card).tap()
    page.get_by_role("button", name="Keep").tap()
    cards = page.get_by_role("region", name="Your two cards").get_by_role("group")
    expect(cards).to_have_count(2)
    assert abs(box(cards.first)["x"] - box(cards.last)["x"]) > 0.4 * LOW_PHONE["width"]
    field = box(cards.first.get_by_role("button").first)
    assert min(field["width"], field["height"]) >= 32


def test_the_clues_of_tobago_are_large_enough_for_a_finger_on_a_low_phone(visit: Visit, server: Server) -> None:
    page = visit(server, window=LOW_PHONE, touch=True, motion="reduce")
    table = tobago.start(page)
    while table.hand.count() == 0:  # clues come when every vehicle stands and everybody has laid a first one
        assert table.my_turn()
        table.act()
    heights = [box(card)["height"] for card in table.hand.all()]
    assert min(heights) >= 60


def test_the_choice_of_what_the_log_shows_lies_beside_its_title_or_below(visit: Visit, server: Server) -> None:
    page = visit(server, window=TABLET_SIDEWAYS, touch=True, motion="reduce")
    start(page, "schatzinsel")
    title = words(page.get_by_role("heading", name="Log", exact=True))
    choices = page.get_by_role("group", name="Show in the log").get_by_role("button")
    assert [overlap(title, box(choice)) for choice in choices.all()] == [False] * 3


def test_the_whole_hand_of_dracheninsel_lies_on_an_upright_tablet(visit: Visit, server: Server) -> None:
    page = visit(server, window=TABLET, touch=True, motion="reduce")
    start(page, "dracheninsel")
    hand = page.get_by_role("region", name="Your hand")
    cards = hand.locator("[class*='cards'] > div")
    expect(cards).to_have_count(6)
    assert [inside(box(card), TABLET) for card in cards.all()] == [True] * 6


@pytest.mark.parametrize("window", [LOW_PHONE, SIDEWAYS], ids=["low phone", "sideways"])
def test_the_cards_of_dracheninsel_can_be_told_apart_in_low_windows(
    visit: Visit, server: Server, window: ViewportSize
) -> None:
    page = visit(server, window=window, touch=True, motion="reduce")
    visit_table(page, first_turn(page, server))
    cards = page.get_by_role("region", name="Your hand").locator(".cards > div")
    expect(cards).to_have_count(6)
    assert min(box(card)["width"] for card in cards.all()) >= 40
    page.get_by_role("button", name="Pass and exchange").tap()
    expect(page.get_by_role("button", name="Exchange nothing")).to_be_visible()
    assert min(box(card)["width"] for card in cards.all()) >= 40


def test_the_hand_of_dracheninsel_makes_room_for_the_rule_book(still: Page, server: Server) -> None:
    visit_table(still, first_turn(still, server))
    hand = still.get_by_role("region", name="Your hand")
    expect(hand.locator(".cards > div")).to_have_count(6)
    still.get_by_role("link", name="Rules of the game").first.click()
    expect(still.get_by_role("heading", name="Components")).to_be_visible()
    parts = [box(part) for part in (hand.get_by_role("heading"), *hand.locator(".cards > div").all())]
    assert not any(starmap(overlap, combinations(parts, 2)))


def test_whoever_watches_dracheninsel_sees_the_sea_where_a_hand_would_lie(visit: Visit, server: Server) -> None:
    player = visit(server, motion="reduce")
    start(player, "dracheninsel")
    watcher = visit(server, window={"width": 1280, "height": 720}, motion="reduce")
    watcher.goto(player.url)
    room = watcher.get_by_role("main")
    sea = room.locator(".sea")
    expect(sea).to_be_visible()
    assert box(sea)["height"] > box(room)["height"] - 10
