"""Positions as files, from a step of the replay and back into the page; records that are wrong from a step on."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import schatzkiste as sk
from tests.page.axe import violations
from tests.page.conftest import DESKTOP, PHONE, Visit
from tests.page.page_errors import PageErrors
from tests.page.serving import Server
from tests.page.test_practice import FILE, choose_file

STEP = 9


def see_step(page: Page) -> None:
    """Open the record at a step."""
    choose_file(page, FILE.read_text())
    expect(page).to_have_url(re.compile(r"/table/[0-9a-f]{16}/0$"))
    page.goto(page.url.removesuffix("0") + str(STEP))
    expect(page.get_by_role("slider", name="Step of the game")).to_have_value(str(STEP))


@pytest.mark.parametrize(("eyes", "seat"), [("Player 2", 1), ("all open", None)])
def test_a_position_goes_into_a_file_and_back_into_the_page(still: Page, eyes: str, seat: int | None) -> None:
    see_step(still)
    save = still.get_by_role("button", name="Save this position as a file")
    expect(save).to_be_disabled()
    if seat is None:
        still.get_by_role("button", name=eyes).click()
    else:
        still.get_by_label("Whose view").select_option(label=eyes)
    assert violations(still) == []
    with still.expect_download() as download:
        save.click()
    assert download.value.suggested_filename == f"schatzinsel-position-{STEP}.json"
    text = Path(download.value.path()).read_text()
    state = sk.Record.load(FILE).at(STEP).state
    assert sk.Position.parse(text).text() == sk.Position.of(state, seat).text()
    choose_file(still, text)
    expect(still.get_by_text("Practice", exact=True)).to_be_visible()
    expect(still.get_by_role("region", name="What to do now")).to_be_visible()


def test_a_broken_position_gets_one_sentence(still: Page, page_errors: PageErrors) -> None:
    page_errors.allow_a_refusal(400)
    state = sk.Record.load(FILE).at(STEP).state
    document = json.loads(sk.Position.of(state, 0).text())
    document["position"]["to_act"] = [0, 1, 2]
    choose_file(still, json.dumps(document))
    expect(still.get_by_role("alert").filter(has_text="This position cannot come up in a game")).to_be_visible()
    choose_file(still, json.dumps(document)[:300])
    expect(still.get_by_role("alert").filter(has_text="no position of a game, or it is cut off")).to_be_visible()
    assert violations(still) == []


DROP = """text => {
    const data = new DataTransfer();
    data.items.add(new File([text], "game.json", { type: "application/json" }));
    window.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
}"""
PASTE = """text => {
    const data = new DataTransfer();
    data.setData("text/plain", text);
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
}"""


def test_a_record_is_dropped_on_the_page_and_a_position_pasted(still: Page) -> None:
    still.goto("/")
    expect(still.get_by_label("Open a recorded game or a position")).to_be_attached()
    still.evaluate(PASTE, "ahoy")
    still.evaluate(DROP, FILE.read_text())
    expect(still).to_have_url(re.compile(r"/table/[0-9a-f]{16}/0$"))
    still.goto("/")
    expect(still.get_by_label("Open a recorded game or a position")).to_be_attached()
    still.evaluate(PASTE, sk.Position.of(sk.Record.load(FILE).at(STEP).state, 1).text())
    expect(still.get_by_text("Practice", exact=True)).to_be_visible()


def test_a_record_with_a_wrong_step_opens_up_to_it_and_says_so(visit: Visit, server: Server) -> None:
    for window in (DESKTOP, PHONE):
        page = visit(server, motion="reduce", window=window, touch=window is PHONE)
        document = json.loads(FILE.read_text())
        document["actions"][7] = "1 lay 2-2"
        choose_file(page, json.dumps(document))
        expect(page).to_have_url(re.compile(r"/table/[0-9a-f]{16}/7$"))
        slider = page.get_by_role("slider", name="Step of the game")
        expect(slider).to_have_value("7")
        expect(slider).to_have_attribute("max", "7")
        expect(page.get_by_text("Step 8 of this record is against the rules: lay 2-2.")).to_be_in_viewport()
        assert violations(page) == []
        page.reload()
        expect(page.get_by_text("Step 8 of this record is against the rules: lay 2-2.")).to_be_in_viewport()
