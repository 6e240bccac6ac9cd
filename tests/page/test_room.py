"""Moments at which much has to be shown at once: everything that is needed then is in sight and can be read."""

import re

import pytest
from playwright.sync_api import FloatRect, Locator, Page, ViewportSize, expect

from tests.page.conftest import DESKTOP, PHONE, Visit
from tests.page.moments import Asked, meet, practise
from tests.page.seat import sit_down
from tests.page.serving import Server
from tests.page.test_layouts import LOW_PHONE
from tests.page.test_windows import box, inside, overlap

LAPTOP: ViewportSize = {"width": 1280, "height": 720}
LANGUAGES = ("de-DE", "en-GB", "fr-FR")
ONE_LINE = 22
LEFT_OUT = "thing => [thing.scrollWidth - thing.clientWidth, thing.scrollHeight - thing.clientHeight]"
GREY = "thing => getComputedStyle(thing.querySelector('svg')).filter.includes('saturate')"
# How far the shadow of a card reaches beyond it, as far as whatever cuts it off lets it.
SHADOW_CUT = """card => {
    const reach = 3;
    const { left, right, top, bottom } = card.getBoundingClientRect();
    for (let around = card.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflowY === "visible") continue;
        const room = around.getBoundingClientRect();
        const isCut = top - reach < room.top || bottom + reach > room.bottom;
        return isCut || (left >= room.left && left - reach < room.left);
    }
    return false;
}"""

small_phone = pytest.mark.parametrize("window", [PHONE, LOW_PHONE], ids=["phone", "low phone"])
large_window = pytest.mark.parametrize("window", [DESKTOP, LAPTOP], ids=["desktop", "laptop"])


def contains(room: FloatRect, place: FloatRect) -> bool:
    """Whether something lies in something else as a whole."""
    return (
        place["x"] >= room["x"] - 1
        and place["y"] >= room["y"] - 1
        and place["x"] + place["width"] <= room["x"] + room["width"] + 1
        and place["y"] + place["height"] <= room["y"] + room["height"] + 1
    )


def is_cut(thing: Locator) -> bool:
    """Whether something of it has no room."""
    left_out: list[int] = thing.evaluate(LEFT_OUT)
    return max(left_out) > 1


@small_phone
@pytest.mark.parametrize("answers", [3, 4])
def test_whoever_is_asked_to_share_a_treasure_sees_the_hand(
    visit: Visit, server: Server, window: ViewportSize, answers: int
) -> None:
    page = visit(server, window=window, touch=True, motion="reduce", locale="de-DE")
    practise(page, meet("dracheninsel", 3, lambda asked: "share" in asked.legal and len(asked.legal) >= answers))
    asks = page.get_by_role("alertdialog")
    expect(asks).to_be_visible()
    replies = asks.locator(".replies").get_by_role("button")
    assert replies.count() >= answers
    assert not any(is_cut(reply) for reply in replies.all())
    assert inside(box(replies.first), window)
    cards = page.get_by_role("region", name="Deine Hand").locator(".card").all()
    first = min(map(box, cards), key=lambda card: card["x"])  # those that answer lie first
    assert inside(first, window)
    assert first["height"] >= 85
    assert not overlap(box(asks), first)


def begins_after_an_own_action(asked: Asked) -> bool:
    """Whether a turn begins for whoever did the last thing too, so that it can be taken back."""
    return "pass" in asked.legal and bool(asked.taken) and asked.taken[-1].seat == asked.seat


@large_window
@pytest.mark.parametrize("locale", LANGUAGES)
def test_what_ending_and_passing_bring_stands_on_one_line_each(
    visit: Visit, server: Server, window: ViewportSize, locale: str
) -> None:
    page = visit(server, window=window, motion="reduce", locale=locale)
    practise(page, meet("dracheninsel", 3, begins_after_an_own_action))
    expect(page.locator("#bottle")).to_be_visible()
    expect(page.locator(".undo")).to_be_visible()
    notes = page.locator(".now small")
    expect(notes).to_have_count(2)
    assert max(box(note)["height"] for note in notes.all()) < ONE_LINE
    assert not any(is_cut(button) for button in page.locator(".now .button").all())


@large_window
def test_a_treasure_of_many_cards_is_shared_without_scrolling(
    visit: Visit, server: Server, window: ViewportSize
) -> None:
    page = visit(server, window=window, motion="reduce")
    practise(page, meet("tobago", 2, shares_eight_cards, "landlubber"))
    roses = page.get_by_role("main").get_by_role("listitem").filter(has=page.get_by_role("img", name="amulet"))
    expect(roses.first).to_be_visible()
    assert roses.count() >= 8
    assert not is_cut(roses.first.locator(".."))
    assert not is_cut(page.get_by_role("region", name="You have seen"))
    assert not is_cut(page.get_by_role("main").get_by_role("listitem").filter(has_text="face down").locator(".."))


def shares_eight_cards(asked: Asked) -> bool:
    """Whether a card is offered, eight have been dealt, and some of them were seen."""
    return "accept" in asked.legal and len(asked.view["sharing"]["roses"]) >= 8 and bool(asked.view["sharing"]["known"])


def test_everybody_at_a_full_table_of_schatzinsel_is_in_sight(visit: Visit, server: Server) -> None:
    page = visit(server, window=DESKTOP, motion="reduce")
    sit_down(page, "schatzinsel", players=4)
    panel = page.get_by_role("region", name="Voyage")
    everybody = panel.get_by_role("listitem")
    expect(everybody).to_have_count(4)
    assert inside(box(panel), DESKTOP)
    assert [contains(box(panel), box(player)) for player in everybody.all()] == [True] * 4
    assert not any(is_cut(player.locator("b")) for player in everybody.all())


def test_the_cross_of_the_discards_stands_in_its_corner_and_closes_them(visit: Visit, server: Server) -> None:
    for window in (DESKTOP, PHONE):
        page = visit(server, window=window, touch=window is PHONE, motion="reduce")
        practise(page, meet("dracheninsel", 3, lambda asked: "end" in asked.legal and len(asked.view["discard"]) > 6))
        if window is PHONE:
            page.get_by_role("navigation", name="More of the table").get_by_role("button", name="Treasures").tap()
        page.get_by_role("button", name=re.compile("^Discards")).click()
        pile = page.locator(".discards:popover-open")
        title = pile.get_by_role("heading")
        cross = pile.get_by_role("button", name="Close")
        expect(cross).to_be_visible()
        assert contains(box(pile), box(cross))
        assert not overlap(box(title), box(cross))
        assert box(cross)["x"] > box(pile)["x"] + 0.8 * box(pile)["width"]
        cross.click()
        expect(pile).to_be_hidden()


def test_a_card_that_is_being_played_is_not_grey(still: Page) -> None:
    practise(still, meet("dracheninsel", 3, chooses_a_tile))
    hand = still.get_by_role("region", name="Your hand")
    played = hand.locator(".card", has=still.get_by_role("button", name="Raging Elements"))
    expect(played.first).to_be_visible()
    assert [card.evaluate(GREY) for card in played.all()] == [False] * played.count()
    others = hand.locator(".card").filter(has_not=still.get_by_role("button", name="Raging Elements"))
    assert [card.evaluate(GREY) for card in others.all()] == [True] * others.count()


def chooses_a_tile(asked: Asked) -> bool:
    """Whether Raging Elements is being played, and other cards, good for nothing now, are in the hand."""
    plan = asked.view["plan"] or {"card": None}
    return plan["card"] == "elements" and len(asked.view["hand"]) > 1 and asked.legal[0].startswith("tile ")


def test_a_row_without_a_trophy_is_no_trophy_of_nothing(still: Page) -> None:
    def has_a_trophy_and_a_row_without(asked: Asked) -> bool:
        rows = [seat["sheet"]["trophies"] for i, seat in enumerate(asked.view["seats"]) if i != asked.seat]
        return any(any(row) and 0 in row for row in rows)

    practise(still, meet("silver_gold", 4, has_a_trophy_and_a_row_without))
    others = still.get_by_role("listitem").filter(has_text=re.compile(r"^\s*Trophy "))
    expect(others.first).to_be_visible()
    for words in others.all_inner_texts():
        assert re.fullmatch(r"\s*Trophy [1-9]\d*(, [1-9]\d*)*\s*", words)


@pytest.mark.parametrize("game_id", ["dracheninsel", "tobago"])
@small_phone
def test_nothing_cuts_the_shadows_of_the_own_cards(
    visit: Visit, server: Server, game_id: str, window: ViewportSize
) -> None:
    page = visit(server, window=window, touch=True, motion="reduce")
    practise(
        page, meet(game_id, 3, lambda asked: not {"pass", "exchange"}.isdisjoint(a.split()[0] for a in asked.legal))
    )
    hand = (
        page.get_by_role("region", name="Your hand")
        .locator(".card")
        .or_(page.get_by_role("group", name="Your clues").get_by_role("button"))
    )
    expect(hand.first).to_be_visible()
    assert [card.evaluate(SHADOW_CUT) for card in hand.all()] == [False] * hand.count()
