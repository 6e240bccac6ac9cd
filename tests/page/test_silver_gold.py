import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page.axe import violations
from tests.page.conftest import PHONE, Visit
from tests.page.finished import Finished, find, visit_table
from tests.page.moments import Asked, meet, practise
from tests.page.seat import beyond_the_screen
from tests.page.serving import Server
from tests.page.silver_gold import start
from tests.page.test_touch import SMALL_PHONE
from tests.page.test_windows import box


def test_a_whole_game_alone_to_the_score_sheet(still: Page) -> None:
    table = start(still, players=1)
    table.play_to_the_end()
    total = table.end_sheet.get_by_role("row", name=re.compile("^Total")).get_by_role("cell").inner_text()
    rank = table.end_sheet.get_by_role("list", name="Ranks").locator("[aria-current]")
    expect(rank).to_contain_text(f"{total}points")
    table.end_sheet.get_by_role("button", name="Look at the board").click()
    expect(table.now).to_contain_text(f"{total} points in four rounds.")
    table.result.click()
    expect(rank).to_be_visible()


def test_why_the_sea_cannot_be_marked(still: Page) -> None:
    table = start(still, players=2)
    table.keep_two()
    expect(table.title).to_have_text(re.compile("^Mark "))
    reason = table.why(table.fields.and_(still.get_by_role("button", name="sea", disabled=True)).first)
    assert "every mark must lie on the island" in reason.sentence
    assert reason.rule == "SG-3.2"


def sign_at(card: dict[str, Any], cell: str) -> str:
    """What is printed on a cell of a card."""
    sign: str = card["face"]["rows"][int(cell[1]) - 1]["abcde".index(cell[0])]
    return sign


def after_the_first_marks(page: Page, server: Server) -> Finished:
    """A table of three of whom each has marked one pattern, without a cross, and nothing else."""

    def wanted(update: dict[str, Any]) -> bool:
        if not update["legal"] or update["view"]["turn"] != 2:
            return False
        for seat in update["view"]["seats"]:
            marked = [card for card in seat["cards"] if card["marks"]]
            if len(marked) != 1 or len(marked[0]["marks"]) < 2:
                return False
            if any(sign_at(marked[0], cell) == "x" for cell in marked[0]["marks"]):
                return False
        return True

    return find(page, server, "silver_gold", ["random"] * 2, wanted)


def edges(places: list[Locator]) -> list[float]:
    """The edges of what these cover together: left, top, right, bottom."""
    boxes = [box(place) for place in places]
    return [
        min(place["x"] for place in boxes),
        min(place["y"] for place in boxes),
        max(place["x"] + place["width"] for place in boxes),
        max(place["y"] + place["height"] for place in boxes),
    ]


def middle(place: Locator) -> tuple[float, float]:
    """The middle of a thing in the window."""
    left, top, right, bottom = edges([place])
    return (left + right) / 2, (top + bottom) / 2


def marked_fields(page: Page) -> list[Locator]:
    """The marked fields of the own cards."""
    own = page.get_by_role("region", name="Your two cards")
    return own.get_by_role("button", name=re.compile(", marked$")).all()


def test_the_log_lights_up_cards_and_their_spaces_wherever_they_lie(still: Page, server: Server) -> None:
    visit_table(still, after_the_first_marks(still, server))
    log = still.get_by_role("log")
    own, players = (still.get_by_role("region", name=name) for name in ("Your two cards", "Players"))
    log.get_by_role("button", name="You mark the pattern").hover()
    expect(own.locator("g.lit")).to_have_count(1)
    assert edges([own.locator("g.lit path.light")]) == pytest.approx(edges(marked_fields(still)), abs=6)
    log.get_by_role("button", name="Mina marks the pattern").hover()
    expect(own.locator("g.lit")).to_have_count(0)
    lit = players.get_by_role("listitem").filter(has_text="Mina").locator("svg:has(g.lit)")
    expect(lit).to_have_count(1)
    news = lit.locator("path.fresh").get_attribute("d")
    assert news is not None
    expect(lit.locator("g.lit path.light")).to_have_attribute("d", news)
    log.get_by_role("button", name="New in the display").first.hover()
    expect(still.get_by_role("region", name="Display").locator("g.lit").first).to_be_visible()


def test_new_marks_of_others_are_in_the_colour_of_their_owner(still: Page, server: Server) -> None:
    visit_table(still, after_the_first_marks(still, server))
    players = still.get_by_role("region", name="Players").get_by_role("listitem")
    colours: list[str] = []
    for name in ("Mina", "Piet"):
        card = players.filter(has_text=name).locator(".card:has(path.fresh)")
        expect(card).to_have_count(1)
        expect(card.locator("svg.flag")).to_be_visible()
        fresh = card.locator("path.fresh")
        assert edges([fresh]) == pytest.approx(edges(card.locator("g.marked").all()), abs=3)
        sign = players.filter(has_text=name).locator(".head [style*='--mark-']").first
        colours.append(fresh.evaluate("path => getComputedStyle(path).stroke"))
        assert colours[-1] == sign.evaluate("sign => getComputedStyle(sign).color")
    assert colours[0] != colours[1]
    expect(still.get_by_role("main").locator("path.fresh")).to_have_count(0)
    still.get_by_role("button", name="Pace of the others").click()
    still.get_by_role("checkbox", name="Trails of the others").uncheck()
    expect(players.locator("path.fresh")).to_have_count(0)


def test_on_a_phone_a_tap_on_the_log_lights_up_the_marked_spaces(visit: Visit, server: Server) -> None:
    phone = visit(server, window=PHONE, touch=True, motion="reduce")
    visit_table(phone, after_the_first_marks(phone, server))
    phone.get_by_role("navigation", name="More of the table").get_by_role("button", name="Log").tap()
    phone.get_by_role("log").get_by_role("button", name="You mark the pattern").tap()
    lit = phone.get_by_role("region", name="Your two cards").locator("g.lit path.light")
    expect(lit).to_have_count(1)
    assert edges([lit]) == pytest.approx(edges(marked_fields(phone)), abs=4)


def test_the_names_of_columns_and_rows_stand_beside_their_fields(still: Page, server: Server) -> None:
    visit_table(still, after_the_first_marks(still, server))
    still.get_by_role("button", name="Pace of the others").click()
    still.get_by_role("checkbox", name="Names of places").check()
    still.keyboard.press("Escape")
    own = still.get_by_role("region", name="Your two cards")
    card = own.locator(".card").first
    columns, rows = (card.locator("text").filter(has_text=re.compile(names)) for names in ("^[a-e]$", "^[1-5]$"))
    for column in columns.all():
        field = card.get_by_role("button", name=re.compile(f"^{column.text_content()}1,"))
        assert middle(column)[0] == pytest.approx(middle(field)[0], abs=2)
    for row in rows.all():
        field = card.get_by_role("button", name=re.compile(f"^a{row.text_content()},"))
        assert middle(row)[1] == pytest.approx(middle(field)[1], abs=2)
    assert columns.count() * rows.count() == card.get_by_role("button").count()
    assert edges(marked_fields(still)) == pytest.approx(edges(own.locator("g.marked").all()), abs=4)


def test_the_first_decisions_are_open_to_everyone(still: Page) -> None:
    table = start(still, players=2)
    assert table.my_turn()
    assert violations(still) == []
    table.keep_two()
    expect(table.title).to_have_text(re.compile("^Mark "))
    assert violations(still) == []


def test_the_first_mark_fits_a_small_phone(visit: Visit, server: Server) -> None:
    phone = visit(server, window=SMALL_PHONE, touch=True, motion="reduce")
    table = start(phone, players=2)
    assert table.my_turn()
    table.keep_two()
    expect(table.title).to_have_text(re.compile("^Mark "))
    assert max(beyond_the_screen(phone)) <= 0


def test_an_own_trophy_is_said_to_be_won_by_you(still: Page) -> None:
    def has_a_trophy(asked: Asked) -> bool:
        return any(trophy["seat"] == asked.seat for trophy in asked.view["trophies"])

    practise(still, meet("silver_gold", 2, has_a_trophy))
    trophies = still.get_by_role("listitem").filter(has_text="Trophy ")
    expect(trophies.filter(has_text="won by you").first).to_be_attached()
    expect(trophies.filter(has_text="won by Seat")).to_have_count(0)
