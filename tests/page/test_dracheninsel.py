import re
from typing import Any, cast

import pytest
from playwright.sync_api import Page, expect

from schatzkiste import Position, game
from tests.games.dracheninsel.positions import position
from tests.page.conftest import Visit
from tests.page.connection import Connection
from tests.page.dracheninsel import Dracheninsel, start
from tests.page.finished import find, visit_table
from tests.page.gathering import line_to
from tests.page.moments import Asked, meet, practise
from tests.page.serving import Server
from tests.page.test_layouts import LOW_PHONE
from tests.page.test_practice import choose_file

ROUNDS = 12
MANY_ROUNDS = 200
MOST_TABLES = 20
ACTION_CARDS = [
    "Daring Flight",
    "Raging Elements",
    "Long Journey",
    "Destructive Forces",
    "Dragon Patrol",
    "Evil Curse",
    "Sweet Slumber",
    "Betrayal",
    "Counterspell",
    "Terror",
    "Sneak Attack",
]
# Everything that is drawn on cards outside the own hand.
PICTURED = """() => [...document.querySelectorAll("use[href^='#di-action-'], use[href^='#di-scene-']")]
    .filter((use) => !use.closest("symbol, [aria-labelledby='di-hand']")).map((use) => use.getAttribute("href"))"""
# Everything that is written or said outside the own hand.
SAID = """() => [...document.body.querySelectorAll("*")]
    .filter((thing) => !thing.closest("[aria-labelledby='di-hand']"))
    .flatMap((thing) => [thing.ariaLabel, thing.title, ...[...thing.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ data }) => data)]).join("\\n")"""


def start_before_any_card_is_played(page: Page) -> Dracheninsel:
    """Lay tables until one is this player's turn before anybody has played a card: who starts is drawn by lot."""
    for deal in range(MOST_TABLES):
        table = start(page, rounds=MANY_ROUNDS + deal)  # other words, another deal
        if table.my_turn() and table.discards.inner_text().endswith("0") and table.title.inner_text() == "Your turn":
            return table
    pytest.fail("the others always start")


def test_a_whole_game_to_the_winner(still: Page) -> None:
    table = start(still, rounds=ROUNDS)
    table.play_to_the_end()
    ranks = table.end_sheet.get_by_role("listitem")
    expect(ranks).to_have_count(3)
    expect(table.end_sheet.get_by_role("heading").first).to_have_text(re.compile("won!$|has won$|^Shared victory: "))
    table.end_sheet.get_by_role("button", name="Look at the board").click()
    expect(table.end_sheet).to_be_hidden()
    expect(table.now).to_contain_text("The treasure hunt is over.")


def test_nothing_in_the_page_tells_the_others_cards(still: Page) -> None:
    table = start_before_any_card_is_played(still)
    expect(table.hand.get_by_role("button").first).to_be_visible()
    assert still.evaluate(PICTURED) == []
    said = still.evaluate(SAID)
    assert [card for card in ACTION_CARDS if card in said] == []


def test_why_the_treasure_field_cannot_be_entered_from_a_boat(still: Page) -> None:
    table = start_before_any_card_is_played(still)
    reason = table.why(table.island.get_by_role("button", name=re.compile("^Treasure space")))
    assert reason.sentence.startswith("That is too far: ")
    assert reason.rule == "DI-3.2"
    still.mouse.move(0, 0)
    expect(table.tip).to_be_hidden()
    table.island.get_by_role("button", name=re.compile("^Green boat")).hover()
    expect(table.tip).to_contain_text("Your hunter stands here")
    expect(table.tip).not_to_contain_text("too far")


def test_the_others_want_to_play_on_when_the_end_is_proposed(still: Page) -> None:
    table = start(still, agreement="Yes")
    while table.my_turn() and table.title.inner_text() != "Your turn":
        table.act()
    expect(table.now).not_to_contain_text("Propose the end")  # nobody wants that in a first turn
    table.menu.click()
    with table.acted():
        table.propose.click()
    expect(table.log).to_contain_text("You propose to end the game")
    expect(table.log).to_contain_text(re.compile("(Mina|Piet) wants to play on"))
    expect(table.title).to_have_text("Your turn")
    table.menu.click()
    expect(table.propose).to_have_count(0)  # once in a turn
    still.keyboard.press("Escape")
    with table.acted():
        table.main_button("End turn").click()


@pytest.mark.parametrize(("rounds", "agreement", "offers"), [(9, "on", 0), (10, "on", 1), (10, "off", 0)])
def test_the_end_is_offered_beside_the_island_when_nothing_has_moved_for_ten_rounds(
    still: Page, rounds: int, agreement: str, offers: int
) -> None:
    document = game("dracheninsel").new(4, "8", {"agreement": agreement, "stalemate": 0}).to_json()
    cast(dict[str, object], document["position"]).update(turns=4 * rounds, idle_turns=4 * rounds)
    choose_file(still, Position.of(game("dracheninsel").from_json(document), 0).text())
    expect(still.get_by_role("button", name="End turn")).to_be_visible()
    expect(still.get_by_role("button", name="No progress for 10 rounds. End the game?")).to_have_count(offers)


def test_a_treasure_can_be_brought_into_the_boat_where_the_other_own_hunter_stands(still: Page) -> None:
    hunters = {"green": "boat-blue", "blue": "e1", "yellow": "e1"}
    choose_file(still, Position.of(position("water", players=3, hunters=hunters, gold={100: "e1"}), 0).text())
    boat = still.get_by_role("button", name=re.compile("^Blue boat"))
    expect(boat).to_be_enabled()
    boat.click()
    expect(still.get_by_role("log")).to_contain_text("100")


def come_to_a_window_for_stop(page: Page) -> Dracheninsel:
    """Lay tables until this player holds a Slumber, then play until he is asked whether he calls Stop."""
    for deal in range(2 * MOST_TABLES):
        table = start(page, rounds=MANY_ROUNDS + deal)
        if table.my_turn() and table.hand.get_by_role("button", name=re.compile("^Sweet Slumber")).count():
            while table.my_turn() and table.let_turn_go.count() == 0:
                table.act()
            return table
    pytest.fail("this player never holds a Slumber")


@pytest.mark.parametrize(
    ("code", "sentence", "may_press_again"),
    [("stale", "The game has moved on.", False), ("too-fast", "That was too fast.", True)],
)
def test_a_turn_that_is_let_go_is_not_let_go_again_and_again(
    still: Page, server: Server, code: str, sentence: str, may_press_again: bool
) -> None:
    connection = Connection(still)
    table = come_to_a_window_for_stop(still)
    expect(table.halt).to_be_focused()
    connection.acts.clear()
    connection.refuse_with = code
    table.let_turn_go.click()
    expect(still.get_by_text(sentence)).to_be_visible()
    for _ in range(20):
        still.evaluate("0")  # whatever the page says at once is heard before its answer
    assert connection.acts == ["let-go"]
    expect(table.let_turn_go).to_be_enabled(enabled=may_press_again)
    with line_to(server, still.url.rpartition("/")[2], None):
        expect(still.get_by_role("img", name="One spectator")).to_be_visible()
        assert connection.acts == ["let-go"]
    connection.refuse_with = None
    with table.acted():
        connection.repeat_last_update()  # the same question in the same turn: it is answered once more
    assert connection.acts[:2] == ["let-go", "let-go"]
    expect(still.get_by_text(sentence)).to_be_hidden()
    assert table.my_turn()


def may_stop_the_first_turn(told: dict[str, Any]) -> bool:
    """Whether this player could call Stop before anybody has done anything."""
    return told["seq"] == 0 and any(action.startswith("stop") for action in told["legal"])


@pytest.mark.parametrize("every_stop", [False, True], ids=["where it matters", "every action"])
def test_nobody_is_asked_for_a_stop_before_anything_happened_unless_wanted(
    visit: Visit, server: Server, every_stop: bool
) -> None:
    page = visit(server, motion="reduce", every_stop=every_stop, notes=True)
    visit_table(page, find(page, server, "dracheninsel", ["helmsman", "helmsman"], may_stop_the_first_turn))
    explained = page.get_by_role("region", name="A note").filter(has_text="Stop")
    early = page.get_by_role("alertdialog").filter(has_text="begins a turn")
    turns = page.get_by_role("log").get_by_role("group")
    if every_stop:
        expect(early).to_be_visible()
        expect(explained).to_be_visible()
        expect(turns).to_have_count(0)
    else:
        expect(turns.first).to_be_visible()
        expect(early).to_have_count(0)
        assert "note-di-stop" not in (page.evaluate("localStorage.getItem('schatzkiste-notes')") or "")


def test_the_note_about_a_stop_stands_over_the_board_of_a_low_phone(visit: Visit, server: Server) -> None:
    page = visit(server, window=LOW_PHONE, touch=True, motion="reduce", notes=True)
    visit_table(page, find(page, server, "dracheninsel", ["helmsman", "helmsman"], may_stop_the_first_turn))
    expect(page.get_by_role("alertdialog")).to_be_visible()
    expect(page.get_by_role("region", name="A note").filter(has_text="Stop")).to_be_in_viewport(ratio=1)


def may_stop_something(asked: Asked) -> bool:
    """Whether a seat could call Stop after another has acted."""
    return any(action.startswith("stop") for action in asked.legal) and asked.view["actions_taken"] > 0


def carries(asked: Asked) -> bool:
    """Whether a treasure is carried by whoever's turn it is."""
    return any(hunter["role"] == "carries" for hunter in asked.view["players"][asked.view["turn"]]["hunters"])


def was_cursed(asked: Asked) -> bool:
    """Whether the last thing that was done is a Curse, which takes cards from everybody."""
    return asked.taken[-1].notation == "curse"


def test_a_stop_is_asked_for_where_it_matters(visit: Visit, server: Server) -> None:
    page = visit(server, motion="reduce", every_stop=False)
    asks = page.get_by_role("alertdialog")
    treasure = meet("dracheninsel", 3, lambda asked: may_stop_something(asked) and carries(asked))
    curse = meet("dracheninsel", 3, lambda asked: may_stop_something(asked) and was_cursed(asked), level="random")
    for moment in (treasure, curse):
        practise(page, moment)
        expect(asks.get_by_role("button", name="Do not ask again this turn")).to_be_visible()
    expect(asks).to_have_accessible_name(re.compile("Evil Curse"))
