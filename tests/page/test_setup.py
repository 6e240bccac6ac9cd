import re

from playwright.sync_api import Page, expect

from tests.page.conftest import Visit
from tests.page.player import Table, choose
from tests.page.serving import Server
from tests.page.witness import Witness


def rivals(page: Page) -> list[str]:
    """Who else will sit at the table."""
    groups = page.get_by_role("group", name=re.compile("^How .* plays$"))
    return [
        (legend or "").removeprefix("How ").removesuffix(" plays")
        for legend in groups.locator("legend").all_text_contents()
    ]


def test_the_number_of_players_says_how_many_bots_sit_down(still: Page) -> None:
    still.goto("/#/new/schatzinsel")
    expect(still.get_by_role("radio", name="2", exact=True)).to_be_checked()
    assert rivals(still) == ["Mina"]
    choose(still, "Players", "4")
    assert rivals(still) == ["Mina", "Piet", "Ole"]


def test_everything_that_was_chosen_is_on_the_table(still: Page) -> None:
    still.goto("/#/new/schatzinsel")
    choose(still, "Players", "3")
    choose(still, "How Mina plays", "Landlubber")
    choose(still, "How Piet plays", "Goldeye")
    choose(still, "Rules", "Jim Hawkins")
    choose(still, "Guards", "Any number")
    still.get_by_role("textbox", name="Your name").fill("Jim")
    with still.expect_response("**/api/tables") as answer:
        still.get_by_role("button", name="Cast off!").click()
    assert answer.value.request.post_data_json == {
        "game": "schatzinsel",
        "seats": [{"bot": None, "name": "Jim"}, {"bot": "random", "name": "Mina"}, {"bot": "greedy", "name": "Piet"}],
        "options": {"rules": "hawkins", "guards": "any"},
    }
    table = Table(still)
    expect(still.get_by_role("banner")).to_contain_text("Jim Hawkins rules")
    assert table.my_turn()
    seats = table.voyage.get_by_role("listitem")
    expect(seats).to_have_count(3)
    expect(seats.filter(has_text="Mina")).to_contain_text("Landlubber")
    expect(seats.filter(has_text="Piet")).to_contain_text("Goldeye")


def test_the_name_is_known_at_the_next_table(still: Page) -> None:
    still.goto("/#/new/schatzinsel")
    still.get_by_role("textbox", name="Your name").fill("Jim")
    still.get_by_role("button", name="Cast off!").click()
    Table(still)
    still.goto("/#/new/schatzinsel")
    expect(still.get_by_role("textbox", name="Your name")).to_have_value("Jim")


def test_a_game_that_is_not_in_the_chest_is_said_to_be_missing(still: Page) -> None:
    still.goto("/#/new/halma")
    expect(still.get_by_role("status")).to_contain_text("There is no game “halma” in this chest.")
    still.get_by_role("main").get_by_role("link", name="Back to the chest").click()
    expect(still.get_by_role("heading", name="Schatzkiste")).to_be_visible()


def test_without_an_answer_the_wish_is_kept_and_can_be_sent_again(
    visit: Visit, own_server: Server, witness: Witness
) -> None:
    witness.excuse_a_lost_line()
    page = visit(own_server)
    page.goto("/#/new/schatzinsel")
    choose(page, "Players", "4")
    own_server.stop()
    page.get_by_role("button", name="Cast off!").click()
    expect(page.get_by_role("alert")).to_have_text("The server does not answer.")
    own_server.start()
    page.get_by_role("button", name="Cast off!").click()
    expect(Table(page).voyage.get_by_role("listitem")).to_have_count(4)
