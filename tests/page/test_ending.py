"""The end of a game: celebrated or consoled, with a score sheet, a curve, and a next game (P6, P10, P13)."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Response, expect

from schatzkiste.games import game_ids
from tests.page.axe import violations
from tests.page.conftest import PHONE, Visit
from tests.page.finished import Finished, Until, find, finish, visit_table
from tests.page.serving import Server

BOTS = {
    "dracheninsel": ["helmsman", "helmsman", "helmsman"],
    "schatzinsel": ["random"],
    "silver_gold": ["random"],
    "tobago": ["helmsman"],
}


def ended(page: Page, server: Server, game: str) -> Finished:
    """A finished game of this kind with its result open."""
    finished = finish(page, server, game, BOTS[game])
    visit_table(page, finished)
    expect(page.get_by_role("dialog")).to_be_visible()
    return finished


def is_before_a_mark(update: dict[str, Any]) -> bool:
    """Whether a new card of the expedition was just turned up in Silver & Gold."""
    return bool(update["seq"] > 1 and update["view"]["seats"][0]["stage"] == "pattern")


def cells(page: Page, row: int) -> list[str]:
    """The numbers of one row of the score sheet, from its sum upwards."""
    return page.get_by_role("dialog").get_by_role("row").nth(row).get_by_role("cell").all_inner_texts()


@pytest.mark.parametrize("game", game_ids())
def test_the_result_has_the_game_s_own_sheet_and_a_curve(still: Page, server: Server, game: str) -> None:
    finished = ended(still, server, game)
    dialog = still.get_by_role("dialog")
    rows = finished.update["ending"]["rows"]
    expect(dialog.get_by_role("row")).to_have_count(len(rows) + 2)
    assert [text.strip() for text in cells(still, -1)] == [str(points) for points in finished.update["scores"]]
    expect(dialog.get_by_role("img", name=re.compile("^How it went: "))).to_have_count(
        1 if len(finished.update["ending"]["curve"]) > 2 else 0
    )
    coins = dialog.get_by_role("columnheader").get_by_role("img", name=re.compile(r"^Helmsman, Level \d of \d$"))
    expect(coins).to_have_count(BOTS[game].count("helmsman"))
    expect(dialog.get_by_role("heading").first).to_be_focused()
    assert violations(still) == []


def test_a_phone_shows_all_of_it_and_what_to_do_next(visit: Visit, server: Server) -> None:
    phone = visit(server, window=PHONE, touch=True, motion="reduce")
    ended(phone, server, "silver_gold")
    dialog = phone.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Play again")).to_be_in_viewport()
    dialog.get_by_role("img", name=re.compile("^How it went: ")).scroll_into_view_if_needed()
    expect(dialog.get_by_role("button", name="Play again")).to_be_in_viewport()
    width = phone.evaluate("document.querySelector('dialog').scrollWidth")
    assert width <= PHONE["width"]
    assert violations(phone) == []


def test_a_phone_tells_the_verdict_then_the_sheet_then_the_rest(visit: Visit, server: Server) -> None:
    phone = visit(server, window=PHONE, touch=True, motion="reduce")
    ended(phone, server, "dracheninsel")
    dialog = phone.get_by_role("dialog")
    parts = (
        dialog.get_by_role("heading").first,
        dialog.get_by_role("table"),
        dialog.get_by_role("img", name=re.compile("^How it went: ")),
        dialog.get_by_role("button", name="Save the game"),
    )
    tops = [box["y"] for part in parts if (box := part.bounding_box())]
    assert tops == sorted(tops)
    assert len(tops) == len(parts)
    expect(dialog.get_by_role("row").nth(1)).to_be_in_viewport(ratio=1)


def test_play_again_keeps_the_agreement_and_moves_everybody_one_seat_on(still: Page, server: Server) -> None:
    finished = finish(still, server, "schatzinsel", ["random", "helmsman"], {"rules": "hawkins"})
    visit_table(still, finished)
    expect(
        still.get_by_role("columnheader", name="Piet").get_by_role("img", name="Helmsman, Level 3 of 5")
    ).to_be_visible()
    with still.expect_request("**/api/tables") as asked:
        still.get_by_role("dialog").get_by_role("button", name="Play again").click()
    still.wait_for_url(re.compile(r"#/table/(?!" + re.escape(finished.table) + ")"))
    request = asked.value.post_data_json
    assert request is not None
    assert request["options"] == finished.update["options"]
    assert [(seat["name"], seat["bot"]) for seat in request["seats"]] == [
        ("Mina", "random"),
        ("Piet", "helmsman"),
        ("Jim", None),
    ]
    expect(still.get_by_role("dialog")).to_be_hidden()
    expect(still.get_by_role("region", name="What to do now")).to_be_visible()


def test_escape_shows_the_board_and_a_button_brings_the_result_back(still: Page, server: Server) -> None:
    ended(still, server, "silver_gold")
    dialog = still.get_by_role("dialog")
    still.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(still.get_by_role("table")).to_have_count(0)  # the board, not a score sheet in its place
    expect(still.get_by_role("region", name="Display")).to_be_visible()
    still.get_by_role("button", name="Result").click()
    expect(dialog.get_by_role("heading").first).to_be_focused()


def won_by(seat: int) -> Until:
    """Whether this seat alone has won."""
    return lambda told: told["over"] and told["winners"] == [seat]


def colour_of_the_title(page: Page, game: Finished, verdict: str) -> str:
    """The colour in which a finished game says how it ended."""
    visit_table(page, game)
    title = page.get_by_role("dialog").get_by_role("heading").first
    expect(title).to_have_text(verdict)
    return str(title.evaluate("title => getComputedStyle(title).color"))


def test_a_victory_looks_other_than_a_defeat_and_a_defeat_is_kind(still: Page, server: Server) -> None:
    won = find(still, server, "silver_gold", ["random"], won_by(0))
    lost = find(still, server, "silver_gold", ["helmsman"], won_by(1))
    assert colour_of_the_title(still, won, "You have won!") != colour_of_the_title(still, lost, "Mina has won")
    short = lost.update["scores"][1] - lost.update["scores"][0]
    expect(still.get_by_role("dialog").get_by_text(re.compile(f"^You were {short} points? short"))).to_be_visible()


def test_a_solo_game_shows_its_rank_and_whether_something_was_taken_back(still: Page, server: Server) -> None:
    honest = finish(still, server, "silver_gold", [])
    visit_table(still, honest)
    dialog = still.get_by_role("dialog")
    expect(dialog.get_by_role("list", name="Ranks").get_by_role("listitem")).to_have_count(6)
    expect(dialog.get_by_text("with take-backs")).to_have_count(0)
    undone = finish(still, server, "silver_gold", [], undo_when=is_before_a_mark)
    assert undone.update["ending"]["taken_back"] == [1]
    visit_table(still, undone)
    expect(dialog.get_by_text("with take-backs")).to_have_count(2)  # below the title, and in the list of the best
    expect(dialog.get_by_text("Your best voyages")).to_be_visible()


def test_a_player_of_die_dracheninsel_is_the_same_hunter_everywhere(still: Page, server: Server) -> None:
    finished = finish(still, server, "dracheninsel", BOTS["dracheninsel"], {"rounds": 2})
    colours = [seat["pieces"][0] for seat in finished.update["seats"]]
    visit_table(still, finished)
    dialog = still.get_by_role("dialog")
    places = [dialog.get_by_role("listitem"), still.get_by_role("region", name="Hunters").get_by_role("listitem")]
    for place in places:
        for name, colour in zip(("You", "Mina", "Piet", "Ole"), colours, strict=True):
            row = place.filter(has_text=re.compile(rf"\b{name}\b")).first
            painted = row.locator("g[style*='--di-']").first.get_attribute("style") or ""
            assert f"--di-{colour}" in painted, (name, colour, painted)
    assert dialog.locator("use[href='#icon-anchor'], use[href='#icon-star'], use[href='#icon-fish']").count() == 0


def test_set_up_shows_the_hunters_that_will_be_played(still: Page, server: Server) -> None:
    still.goto("/#/new/dracheninsel")
    with still.expect_response(lambda answer: answer.url.endswith("/api/pieces") and seats_of(answer) == 4) as answer:
        still.get_by_role("group", name="Players", exact=True).get_by_role("radio", name="4").check()
    for pieces in answer.value.json()[1:]:
        expect(still.get_by_role("main").locator(f"g[style*='--di-{pieces[0]})']").first).to_be_attached()


def seats_of(answer: Response) -> int:
    """For how many seats the pieces were asked."""
    asked = answer.request.post_data_json
    assert asked is not None
    return len(asked["seats"])


def test_hints_that_were_taken_stand_on_the_score_sheet(still: Page, server: Server) -> None:
    finished = finish(still, server, "schatzinsel", ["random"], hint_when=lambda _: True)
    visit_table(still, finished)
    row = still.get_by_role("dialog").get_by_role("row", name=re.compile("^Hints"))
    expect(row.get_by_role("cell")).to_have_text(["1", "–"])
    assert violations(still) == []


def test_after_the_end_the_last_round_is_shown_again_from_before_it(still: Page, server: Server) -> None:
    ended(still, server, "silver_gold")
    still.keyboard.press("Escape")
    expect(still.get_by_role("dialog")).to_be_hidden()
    board = still.get_by_role("main")
    present = board.inner_html()
    still.get_by_role("button", name="Show the last round again (L)").click()
    again = still.locator(".frame.again")
    expect(again).to_be_visible()
    expect(still.get_by_role("region", name="What just happened")).to_contain_text("The last round again")
    expect(still.get_by_role("dialog")).to_be_hidden()
    assert board.inner_html() != present
    still.keyboard.press("Escape")
    expect(again).to_have_count(0)
    assert board.inner_html() == present
