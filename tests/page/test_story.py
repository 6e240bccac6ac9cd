"""What others do can be read: one event at a time, marked until the own next decision, and in a log by turns."""

import re
from contextlib import suppress
from itertools import pairwise
from typing import Any, Literal

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as NothingThere

from tests.page import dracheninsel, silver_gold
from tests.page.conftest import PHONE, Visit
from tests.page.dracheninsel import Dracheninsel
from tests.page.finished import finish, visit_table
from tests.page.player import Table, start
from tests.page.serving import Server

COUNT = re.compile(r"(\d+) of (\d+)")
QUICKLY_MS = 2_000
INTERRUPTING = re.compile("Sweet Slumber|Counterspell")
MANY_ROUNDS = 200
MOST_DEALS = 20


def story(page: Page) -> Locator:
    """The line that says what just happened."""
    return page.get_by_role("region", name="What just happened")


def told(page: Page) -> tuple[int, int]:
    """How many events have been told, and of how many."""
    found = COUNT.search(story(page).text_content() or "")
    assert found is not None
    return int(found[1]), int(found[2])


def next_button(page: Page) -> Locator:
    """Goes on to the next event."""
    return page.get_by_role("region", name="What to do now").get_by_role("button", name=re.compile("^Next"))


def hear_out(page: Page) -> None:
    """Go on until everything has been told, also what is still being told while this player is already asked."""
    while (count := told(page))[0] < count[1]:
        next_button(page).click()
        expect(story(page)).not_to_contain_text(f"{count[0]} of")


def trail(page: Page) -> Locator:
    """The numbered steps of others on the board."""
    return page.get_by_role("main").locator(".course circle.step")


def watch(page: Page) -> list[tuple[int, int]]:
    """Go on from event to event until this player is asked, and say how many were told each time."""
    counts: list[tuple[int, int]] = []
    button = next_button(page)
    waiting = page.locator("section.waiting")
    while True:
        expect(
            button.or_(page.get_by_role("alertdialog")).or_(page.locator("section:not(.waiting) #now")).first
        ).to_be_visible()
        if not (waiting.count() and button.count()):
            return counts
        counts.append(told(page))
        with suppress(NothingThere):  # the last one is gone as soon as this player is asked
            button.click(timeout=QUICKLY_MS)


def end_turn(table: Dracheninsel) -> None:
    """Pass on to the others without moving."""
    while table.main_button("End turn").count() == 0:
        watch(table.page)
        if table.main_button("End turn").count() == 0:
            table.act()
    with table.acted():
        table.main_button("End turn").click()


def start_without_interruptions(page: Page) -> Dracheninsel:
    """Lay tables until this player holds no card that others' actions are interrupted for."""
    for deal in range(MOST_DEALS):
        table = dracheninsel.start(page, rounds=MANY_ROUNDS + deal)  # other words, another deal
        expect(table.hand.get_by_role("button").first).to_be_visible()
        if table.hand.get_by_role("button", name=INTERRUPTING).count() == 0:
            return table
    pytest.fail("this player always holds a Slumber or a Counterspell")


def come_to_my_turn(table: Dracheninsel) -> list[tuple[int, int]]:
    """Watch the others, and let pass what they do."""
    counts: list[tuple[int, int]] = []
    while True:
        counts += watch(table.page)
        if table.halt.count() == 0:
            return counts
        with table.acted():
            table.replies.first.click()


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_others_are_told_one_event_at_a_time_and_stay_marked_until_the_next_decision(
    visit: Visit, server: Server, motion: Literal["no-preference", "reduce"]
) -> None:
    page = visit(server, speed="step", motion=motion)
    table = start_without_interruptions(page)
    come_to_my_turn(table)
    counts: list[int] = []
    while len(counts) < 3 or trail(page).count() == 0:  # now and then the others only pass
        end_turn(table)
        counts = [count for count, _ in come_to_my_turn(table)]
    assert all(later - earlier in (0, 1) for earlier, later in pairwise(counts))
    hear_out(page)
    steps = trail(page).count()
    page.reload()
    expect(trail(page)).to_have_count(steps)
    table.main_button("End turn").click()
    expect(trail(page).nth(1)).to_have_count(0)  # only what the next player does first


def test_nothing_is_said_to_be_new_since_a_move_that_was_never_made(still: Page) -> None:
    table = silver_gold.start(still, players=2)
    expect(table.dealt.first).to_be_visible()
    expect(story(still)).to_contain_text("The game begins.")
    table.keep_two()
    expect(story(still)).not_to_contain_text("The game begins.")


def test_an_own_mark_shows_while_others_are_still_told(visit: Visit, server: Server) -> None:
    page = visit(server, speed="step")
    table = silver_gold.start(page, players=3)
    table.keep_two()
    assert table.my_turn()
    expect(story(page)).to_contain_text("1 of 4")
    with table.acted():
        table.marks.first.click()
    marked = page.get_by_role("button", name=re.compile(", marked$"))
    expect(table.fields.and_(marked).first).to_be_visible()
    assert told(page) == (1, 4)


def test_the_keys_go_on_pause_and_tell_the_last_round_again(visit: Visit, server: Server) -> None:
    page = visit(server, speed="step")
    table = start(page, players=4)
    watch(page)
    table.glowing.first.click()
    expect(table.end_button.or_(next_button(page)).first).to_be_visible()
    if table.end_button.count():
        table.end_button.click()
    expect(next_button(page)).to_be_visible()
    page.keyboard.press("p")
    expect(page.get_by_role("button", name="Resume (P)")).to_be_visible()
    page.keyboard.press("p")
    expect(page.get_by_role("button", name="Pause (P)")).to_be_visible()
    while next_button(page).count():
        page.keyboard.press(" ")
        page.evaluate("0")
    assert table.my_turn()
    last = told(page)
    assert last[0] == last[1]
    page.keyboard.press("l")
    expect(story(page)).to_contain_text(f"The last round again · 1 of {last[1]}")


def test_the_last_round_is_shown_again_as_it_was_and_then_the_present(visit: Visit, server: Server) -> None:
    page = visit(server, motion="reduce")
    table = start(page, players=4)
    expect(table.glowing.first).to_be_visible()
    table.glowing.first.click()
    expect(table.end_button.or_(table.glowing).first).to_be_visible()
    if table.end_button.count():
        table.end_button.click()
    expect(table.glowing.first).to_be_visible()
    page.reload()
    expect(table.glowing.first).to_be_visible()
    present = page.get_by_role("main").inner_html()
    again = page.get_by_role("button", name="Show the last round again (L)")
    again.click()
    was = page.locator(".frame.again")
    expect(was).to_be_visible()
    expect(table.glowing).to_have_count(0)
    assert page.get_by_role("main").inner_html() != present
    expect(again).to_have_attribute("aria-pressed", "true")
    last = told(page)[1]
    for number in range(1, last + 1):
        expect(story(page)).to_contain_text(f"{number} of {last}")
    expect(was).to_have_count(0)
    expect(table.glowing.first).to_be_visible()
    for end in ("l", "Escape"):
        page.keyboard.press("l")
        expect(was).to_be_visible()
        page.keyboard.press(end)
        expect(was).to_have_count(0)
        expect(table.glowing.first).to_be_visible()


def test_on_a_phone_a_tap_on_the_board_goes_on(visit: Visit, server: Server) -> None:
    page = visit(server, window=PHONE, touch=True, speed="step")
    table = start(page, players=4)
    end = table.now.get_by_role("button", name="End turn", disabled=False)
    tapped = 0
    for _ in range(40):
        expect(next_button(page).or_(end).or_(table.glowing).first).to_be_visible()
        if next_button(page).count():
            line, sentence = story(page).bounding_box(), table.now.bounding_box()
            assert line is not None
            assert sentence is not None
            assert line["y"] + line["height"] <= sentence["y"] + 1
            page.get_by_role("main").tap(position={"x": 190, "y": 200})
            tapped += 1
        elif tapped:
            break
        else:
            with suppress(NothingThere):  # what is in sight may be gone before the finger comes
                if end.count():
                    end.tap(timeout=QUICKLY_MS)
                elif table.glowing.count():
                    table.glowing.first.tap(timeout=QUICKLY_MS)
        page.evaluate("0")
    assert tapped > 0


def test_the_speed_is_chosen_beside_the_line_and_remembered(desktop: Page) -> None:
    start(desktop)
    desktop.get_by_role("button", name="Pace of the others: At once").click()
    desktop.get_by_role("radio", name="Fast").check(force=True)
    desktop.reload()
    expect(desktop.get_by_role("button", name="Pace of the others: Fast")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "code", "said", "shown"),
    [
        ("dracheninsel", "stepped", r"hunter to .*\b{place}\b", "{place}"),
        ("schatzinsel", "tile-laid", r"tile {tile}\b", "Row {tile[0]}, column {tile[2]}"),
        ("silver_gold", "pattern-marked", "marks? the pattern", ""),
        ("tobago", "vehicle-placed", r"vehicle on {space}\b", "{space}"),
    ],
)
def test_a_line_of_the_log_lights_up_its_place(
    still: Page, server: Server, game: str, code: str, said: str, shown: str
) -> None:
    done: list[dict[str, Any]] = []

    def has_happened(update: dict[str, Any]) -> bool:
        events = (event for entry in update["log"] for event in entry["events"])
        done.extend(event["args"] for event in events if event["code"] == code)
        return bool(done) and bool(update["legal"])

    visit_table(still, finish(still, server, game, ["random"] * 2, until=has_happened))
    args = done[-1]
    line = still.get_by_role("log").get_by_role("button", name=re.compile(said.format(**args))).first
    lit = still.locator("g.lit")
    line.hover()
    expect(lit).to_have_count(1)
    expect(lit).to_contain_text(shown.format(**args))
    still.mouse.move(5, 5)
    expect(lit).to_have_count(0)
    line.focus()
    expect(lit).to_have_count(1)
    line.press("Enter")
    still.get_by_role("button", name="Menu").focus()
    expect(lit).to_have_count(1)
    line.click()
    still.mouse.move(5, 5)
    still.get_by_role("button", name="Menu").focus()
    expect(lit).to_have_count(0)


def test_the_log_is_read_by_turns_and_filtered(still: Page) -> None:
    table = start(still)
    for _ in range(2):
        assert table.my_turn()
        table.take()
    assert table.my_turn()
    turns = table.log.get_by_role("group")
    names = [turn.get_attribute("aria-label") for turn in turns.all()]
    assert {"You", "Mina"} == set(names)
    assert all(one != other for one, other in pairwise(names))
    still.get_by_role("group", name="Show in the log").get_by_role("button", name="mine").click()
    assert {turn.get_attribute("aria-label") for turn in turns.all()} == {"You"}
    assert all(line.startswith("You") for line in table.lines())


def test_ctrl_z_takes_back(still: Page) -> None:
    table = start(still)
    assert table.my_turn()
    lines = table.lines()
    table.take()
    assert table.my_turn()
    with table.logged():
        still.keyboard.press("Control+z")
    assert table.lines() == lines


def test_the_focus_is_never_lost(visit: Visit, server: Server) -> None:
    page = visit(server)
    table = silver_gold.start(page, players=2)
    for card in (table.dealt.nth(0), table.dealt.nth(1)):
        card.press("Enter")
    with table.acted():
        table.main_button("Keep").press("Enter")
    assert table.my_turn()
    expect(page.locator("body")).not_to_be_focused()


def test_an_own_turn_is_no_news(desktop: Page) -> None:
    table: Table = start(desktop)
    assert table.my_turn()
    table.press_glowing()
    expect(table.log.get_by_role("group", name="You").get_by_text("new", exact=True)).to_have_count(0)
