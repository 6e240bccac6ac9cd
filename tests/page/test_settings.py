"""Settings: in one place, applied at once, kept; and the help for the keyboard."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page import silver_gold
from tests.page.axe import violations
from tests.page.conftest import PHONE, Visit
from tests.page.moments import Asked, meet, practise
from tests.page.player import start
from tests.page.serving import Server
from tests.page.test_home import OVERFLOW, WINDOWS
from tests.page.test_story import story, told

GROUND = "() => getComputedStyle(document.body).backgroundColor"
MOVING = """() => document.getAnimations()
    .filter(({ effect }) => effect.getComputedTiming().duration > 0).map(({ effect }) => effect.target.outerHTML)"""
COUNT_NOTES = """
    window.notes = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...args) { window.notes += 1; start.apply(this, args); };
"""
LIGHT, DARK = "rgb(241, 226, 191)", "rgb(29, 25, 19)"


def open_settings(page: Page) -> Locator:
    """The settings, opened from the home page."""
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    sheet = page.get_by_role("dialog", name="Settings")
    expect(sheet).to_be_visible()
    return sheet


def set_to(sheet: Locator, setting: str, value: str) -> None:
    """Choose a value of a setting."""
    sheet.get_by_role("group", name=setting).get_by_role("radio", name=value, exact=True).click()


def test_settings_begin_with_what_is_usual(visit: Visit, server: Server) -> None:
    sheet = open_settings(visit(server, speed="normal", every_stop=False, notes=True))
    chosen = sheet.get_by_role("radio", checked=True)
    expect(chosen).to_have_count(4)
    assert [radio.get_attribute("value") for radio in chosen.all()] == ["en", "auto", "auto", "normal"]
    switches = sheet.get_by_role("switch")
    assert {
        switch.get_attribute("aria-labelledby"): switch.get_attribute("aria-checked") for switch in switches.all()
    } == {
        "setting-trails": "true",
        "setting-labels": "false",
        "setting-sounds": "false",
        "setting-notices": "false",
        "setting-confirm": "true",
        "setting-stop": "false",
        "setting-notes": "true",
    }


def test_the_theme_follows_the_system_until_it_is_chosen(desktop: Page) -> None:
    desktop.emulate_media(color_scheme="dark")
    sheet = open_settings(desktop)
    assert desktop.evaluate(GROUND) == DARK
    set_to(sheet, "Look", "Light")
    assert desktop.evaluate(GROUND) == LIGHT
    desktop.reload()
    assert desktop.evaluate(GROUND) == LIGHT
    sheet = open_settings(desktop)
    set_to(sheet, "Look", "Same as device")
    assert desktop.evaluate(GROUND) == DARK
    desktop.emulate_media(color_scheme="light")
    expect(desktop.locator("html")).to_have_attribute("data-theme", "light")
    set_to(sheet, "Look", "Dark")
    assert desktop.evaluate(GROUND) == DARK


def test_the_dark_table_is_dark_for_whoever_chose_it(desktop: Page) -> None:
    set_to(open_settings(desktop), "Look", "Dark")
    table = start(desktop)
    assert table.my_turn()
    land = "() => getComputedStyle(document.documentElement).getPropertyValue('--si-land').trim()"
    assert desktop.evaluate(land) == "#b9a870"


def test_whoever_wants_calm_sees_no_motion(desktop: Page) -> None:
    set_to(open_settings(desktop), "Motion", "Calm")
    table = start(desktop)
    assert table.my_turn()
    table.press_glowing()
    assert desktop.evaluate(MOVING) == []


def test_a_change_applies_at_once_and_is_kept(desktop: Page) -> None:
    sheet = open_settings(desktop)
    set_to(sheet, "Language", "Deutsch")
    einstellungen = desktop.get_by_role("dialog", name="Einstellungen")
    expect(einstellungen).to_be_visible()
    set_to(einstellungen, "Tempo der anderen", "Flott")
    einstellungen.get_by_role("switch", name="Ortsnamen auf dem Brett").click()
    desktop.reload()
    desktop.get_by_role("button", name="Einstellungen").click()
    expect(einstellungen.get_by_role("radio", name="Flott")).to_be_checked()
    expect(einstellungen.get_by_role("switch", name="Ortsnamen auf dem Brett")).to_be_checked()


def test_settings_open_from_the_menu_of_a_table_and_give_the_focus_back(still: Page) -> None:
    table = start(still)
    assert table.my_turn()
    still.get_by_role("button", name="Menu").click()
    still.get_by_role("button", name="Settings").click()
    sheet = still.get_by_role("dialog", name="Settings")
    expect(sheet.get_by_role("heading", name="Settings")).to_be_focused()
    still.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    assert table.my_turn()


def test_a_question_mark_asks_for_help_anywhere_but_in_a_text(still: Page) -> None:
    sheet = still.get_by_role("dialog", name="Settings")
    for place in ("/", "/#/new/schatzinsel", "/#/rules/schatzinsel"):
        still.goto(place)
        expect(still.get_by_role("heading").first).to_be_visible()
        still.keyboard.press("?")
        help_part = sheet.get_by_role("region", name="Keyboard")
        expect(help_part).to_contain_text("move across the board")
        expect(help_part).to_contain_text("take back")
        sheet.get_by_role("button", name="Done").click()
        expect(sheet).to_be_hidden()
    still.goto("/#/new/silver_gold")
    still.get_by_role("radio", name="1", exact=True).click()
    name = still.get_by_role("textbox", name="Your name")
    name.press_sequentially("Who?")
    expect(name).to_have_value("Who?")
    expect(sheet).to_be_hidden()


def test_nothing_sounds_until_sounds_are_wanted(desktop: Page) -> None:
    desktop.add_init_script(COUNT_NOTES)
    sheet = open_settings(desktop)
    assert desktop.evaluate("notes") == 0
    sheet.get_by_role("switch", name="Sounds").click()
    assert desktop.evaluate("notes") == 2
    sheet.get_by_role("button", name="Done").click()
    table = start(desktop)
    assert table.my_turn()
    before = desktop.evaluate("notes")
    while desktop.evaluate("notes") == before:
        table.act()
        assert table.my_turn()


def test_whoever_has_only_fingers_sees_no_help_for_keys(visit: Visit, server: Server) -> None:
    phone = visit(server, window=PHONE, touch=True, motion="reduce")
    sheet = open_settings(phone)
    expect(sheet.get_by_text("Tab", exact=True)).to_be_hidden()
    expect(sheet.get_by_role("switch", name="Confirm taps")).to_be_visible()


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "fr-FR"])
def test_settings_fit_every_window_and_are_open_to_everyone(visit: Visit, server: Server, locale: str) -> None:
    page = visit(server, locale=locale, motion="reduce")
    page.goto("/")
    expect(page.get_by_role("article")).to_have_count(4)
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog", name=re.compile("Settings|Einstellungen|Réglages"))
    for window in WINDOWS:
        page.set_viewport_size({"width": window["width"], "height": window["height"]})
        assert page.evaluate(OVERFLOW) <= 0, window
        assert sheet.evaluate("sheet => sheet.scrollWidth - sheet.clientWidth") <= 0, window
        done = sheet.get_by_role("button").last.bounding_box()
        assert done is not None
        assert done["y"] + done["height"] <= window["height"], window
    assert violations(page) == []


def test_whoever_confirms_no_taps_plays_with_one(visit: Visit, server: Server) -> None:
    phone = visit(server, window=PHONE, touch=True, motion="reduce")
    sheet = open_settings(phone)
    sheet.get_by_role("switch", name="Confirm taps").tap()
    sheet.get_by_role("button", name="Done").tap()
    table = start(phone)
    assert table.my_turn()
    row, column = re.findall(r"\d", table.legal()[0])[:2]
    table.field(f"{row}-{column}").tap()
    expect(table.field(f"{row}-{column}")).to_have_accessible_name(re.compile(", (tile|tile with a cross)"))


def may_set_a_chest_where_another_laid(asked: Asked) -> bool:
    """Whether a seat may do what was not explained yet, and another has laid a tile since its last turn."""
    others = [taken.notation for taken in asked.taken[-3:] if taken.seat != asked.seat]
    return any(action.startswith("chest") for action in asked.legal) and any("lay" in action for action in others)


def test_notes_and_trails_are_shown_only_to_whoever_wants_them(still: Page) -> None:
    practise(still, meet("schatzinsel", 2, may_set_a_chest_where_another_laid))
    trails = still.get_by_role("main").locator("rect.halo")
    note = still.get_by_role("region", name="A note")
    expect(trails.first).to_be_visible()
    expect(note).to_have_count(0)
    still.keyboard.press("?")
    sheet = still.get_by_role("dialog", name="Settings")
    for switch in ("Trails", "Notes"):
        sheet.get_by_role("switch", name=switch).click()
    sheet.get_by_role("button", name="Done").click()
    expect(note).to_be_visible()  # it had something to explain all the time
    expect(trails).to_have_count(0)


TIMES_TO_READ_MS = (1, 1198, 1, 1199, 1)


def test_the_pace_is_the_same_time_to_read_with_motion_and_without(visit: Visit, server: Server) -> None:
    for motion in ("no-preference", "reduce"):
        page = visit(server, speed="normal", motion=motion)
        page.clock.install(time=0)
        table = silver_gold.start(page, players=3)
        expect(table.dealt.first).to_be_visible()
        page.clock.pause_at(60_000)
        table.keep_two()
        expect(story(page)).to_contain_text(re.compile(r"1 of [46]"))  # with the own two cards if they were kept first
        shown: list[int] = []
        for milliseconds in TIMES_TO_READ_MS:
            page.clock.run_for(milliseconds)
            shown.append(told(page)[0])
        assert shown == [1, 1, 2, 2, 3], motion
