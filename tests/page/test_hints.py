"""A message in a bottle: hints at every table, in three steps, with mouse, keyboard and finger."""

import json
import re

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.page.axe import violations
from tests.page.conftest import PHONE, Visit
from tests.page.gathering import MANNERS, gather, sit
from tests.page.player import press
from tests.page.seat import beyond_the_screen
from tests.page.serving import Server

PLAYERS = {"schatzinsel": 2, "silver_gold": 2, "tobago": 2, "dracheninsel": 3}
FAILED = {"type": "problem", "code": "hint-failed", "args": {}}


def sit_among_bots(page: Page, server: Server, game: str) -> None:
    """Sit down where only bots play besides, and wait until nobody else has to decide."""
    gathered = gather(page, server, game, ["Anna"], bots=PLAYERS[game] - 1)
    sit(page, gathered.table, *gathered.keys)
    expect(bottle(page)).to_be_visible()
    page.wait_for_load_state("networkidle")


def bottle(page: Page) -> Locator:
    return page.get_by_role("button", name="Ask for a hint")


def card(page: Page) -> Locator:
    return page.get_by_role("region", name=re.compile("^(A hint|No hint|(One|Two|Three) good moves?|Best|Your only)"))


def button(page: Page, name: str) -> Locator:
    return card(page).get_by_role("button", name=name)


def marks(page: Page) -> Locator:
    """Everything on the table that is marked by a hint."""
    return page.locator("[data-hint], .hint-mark")


def ask(page: Page) -> None:
    press(bottle(page))
    expect(button(page, "Show more")).to_be_visible()


@pytest.mark.parametrize("game", PLAYERS)
def test_a_hint_comes_in_three_steps_and_prepares_the_move(desktop: Page, server: Server, game: str) -> None:
    sit_among_bots(desktop, server, game)
    expect(marks(desktop)).to_have_count(0)
    ask(desktop)
    expect(card(desktop).get_by_role("paragraph")).to_have_text(re.compile(r"\?$"))
    expect(marks(desktop)).not_to_have_count(0)
    assert violations(desktop) == []

    button(desktop, "Show more").click()
    expect(card(desktop).get_by_role("heading")).to_have_text(re.compile("good moves?$"))
    candidates = card(desktop).get_by_role("listitem").all_inner_texts()
    assert [line[0] for line in candidates] == ["A", "B", "C"][: len(candidates)]
    assert marks(desktop).count() >= len(candidates)
    assert violations(desktop) == []

    button(desktop, "Show the best").click()
    title = card(desktop).get_by_role("heading")
    expect(title).to_have_text(re.compile("^Best: [A-C]$"))
    letter = title.inner_text()[-1]
    best = next(line for line in candidates if line.startswith(letter))
    expect(card(desktop).get_by_role("paragraph")).to_contain_text(best.removeprefix(letter).strip())
    log = desktop.get_by_role("log").inner_text()
    button(desktop, "Prepare this move").click()
    expect(card(desktop)).to_be_hidden()
    expect(marks(desktop)).to_have_count(0)
    main = desktop.get_by_role("region", name="What to do now").locator("button.now:not([disabled])")
    expect(main).to_have_count(1)
    assert desktop.get_by_role("log").inner_text() == log
    main.click()
    expect(
        bottle(desktop).or_(desktop.get_by_text(re.compile("Waiting for|to play|Chosen")).first).first
    ).to_be_visible()


def test_keys_ask_go_on_and_put_away(desktop: Page, server: Server) -> None:
    sit_among_bots(desktop, server, "schatzinsel")
    desktop.keyboard.press("t")
    more = button(desktop, "Show more")
    expect(more).to_be_focused()
    desktop.keyboard.press("Enter")
    expect(button(desktop, "Show the best")).to_be_focused()
    desktop.keyboard.press("Escape")
    expect(card(desktop)).to_be_hidden()
    expect(bottle(desktop)).to_be_focused()
    desktop.keyboard.press("t")
    expect(more).to_be_focused()
    desktop.keyboard.press("t")
    expect(card(desktop)).to_be_hidden()
    desktop.keyboard.press("t")
    expect(more).to_be_focused()
    desktop.keyboard.press("Tab")
    desktop.keyboard.press("Enter")
    expect(card(desktop)).to_be_hidden()


@pytest.mark.parametrize("game", PLAYERS)
def test_on_a_phone_the_card_leaves_hand_and_buttons_alone(phone: Page, server: Server, game: str) -> None:
    sit_among_bots(phone, server, game)
    ask(phone)
    for step in ("Show more", "Show the best"):
        box = card(phone).bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE["width"]
        assert box["y"] + box["height"] <= PHONE["height"] - 44
        assert beyond_the_screen(phone) == (0, 0)
        button(phone, step).tap()
    button(phone, "Thanks, that’s enough").tap()
    expect(card(phone)).to_be_hidden()


def test_a_hint_goes_with_its_position(desktop: Page, server: Server) -> None:
    sit_among_bots(desktop, server, "schatzinsel")
    ask(desktop)
    desktop.get_by_role("group", name=re.compile("^Board")).get_by_role("button", disabled=False).first.click()
    expect(card(desktop)).to_be_hidden()
    expect(marks(desktop)).to_have_count(0)
    ask(desktop)


def test_among_people_the_bottle_is_there_only_if_they_agreed(desktop: Page, server: Server) -> None:
    people = gather(desktop, server, "schatzinsel", ["Anna", "Jim"], shared=2)
    sit(desktop, people.table, people.keys[0])
    expect(desktop.get_by_role("region", name="What to do now").get_by_role("heading")).to_be_visible()
    expect(bottle(desktop)).to_have_count(0)
    desktop.keyboard.press("t")
    expect(card(desktop)).to_have_count(0)


def test_people_who_agreed_get_hints(desktop: Page, server: Server) -> None:
    people = gather(desktop, server, "schatzinsel", ["Anna", "Jim"], shared=2, manners={**MANNERS, "hints": True})
    sit(desktop, people.table, people.keys[0])
    ask(desktop)


def test_waiting_and_failing_are_told(visit: Visit, server: Server) -> None:
    page = visit(server)
    unanswered: list[WebSocketRoute] = []

    def keep_the_first_wish(line: WebSocketRoute) -> None:
        wire = line.connect_to_server()

        def hear(message: str | bytes) -> None:
            if not unanswered and json.loads(message)["type"] == "hint":
                unanswered.append(line)
            else:
                wire.send(message)

        line.on_message(hear)

    page.route_web_socket(re.compile("/live$"), keep_the_first_wish)
    sit_among_bots(page, server, "schatzinsel")
    bottle(page).click()
    expect(card(page)).to_contain_text("Looking for a hint…")
    unanswered[0].send(json.dumps(FAILED))
    expect(card(page)).to_contain_text("No hint could be found.")
    button(page, "Try again").click()
    expect(button(page, "Show more")).to_be_visible()
