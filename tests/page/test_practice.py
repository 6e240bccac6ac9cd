"""A record from a file on the home page, and playing on from a step of it."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Page, ViewportSize, expect

from schatzkiste.record import Record
from schatzkiste.texts import LANGUAGES, Texts
from tests.page.axe import violations
from tests.page.conftest import DESKTOP, PHONE, Visit
from tests.page.finished import play, practised, visit_table
from tests.page.page_errors import PageErrors
from tests.page.serving import Server
from tests.server.test_practice import NOTHING_TO_SHOW, WRONG_FROM_A_STEP, broken

FILE = Path(__file__).parents[1] / "golden/schatzinsel/3p-silver-one.json"


def choose_file(page: Page, text: str, language: str = "en") -> None:
    """Choose a file with this text on the home page."""
    page.goto("/")
    file = FilePayload(name="game.json", mimeType="application/json", buffer=text.encode())
    page.get_by_label(Texts(language).say("page-open-record")).set_input_files(file)


def test_a_broken_record_gets_one_sentence(still: Page, page_errors: PageErrors) -> None:
    page_errors.allow_a_refusal(400)
    document = {**json.loads(FILE.read_text()), "seed": "5eed"}
    choose_file(still, json.dumps(document))
    expect(still.get_by_role("alert").filter(has_text="The seed of this record does not fit its hash")).to_be_visible()
    assert violations(still) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_ten_and_more_broken_records_are_each_told_what_is_wrong(
    visit: Visit, server: Server, page_errors: PageErrors, language: str
) -> None:
    page = visit(server, motion="reduce", locale=language)
    refused = {kind: change for kind, (change, _) in NOTHING_TO_SHOW.items()}
    shown = {kind: change for kind, (change, _, _) in WRONG_FROM_A_STEP.items()}
    assert len(refused | shown) >= 10
    for change in refused.values():
        text = broken(change)
        answer = page.request.post("/api/records", data={"record": text})
        problem = answer.json()
        page_errors.allow_a_refusal(answer.status)
        choose_file(page, text, language)
        expect(page.get_by_role("alert").filter(has_text=sentence_of(problem, language))).to_be_visible()
    for change in shown.values():
        text = broken(change)
        remark = page.request.post("/api/records", data={"record": text}).json()["remark"]
        choose_file(page, text, language)
        expect(page.get_by_role("status").filter(has_text=sentence_of(remark, language))).to_be_visible()


def sentence_of(problem: dict[str, Any], language: str) -> str:
    """What is wrong, in words."""
    return Texts(language).say(f"problem-{problem['code']}", **problem["args"])


def test_a_folder_gets_one_sentence_and_a_file_after_it_is_shown(still: Page) -> None:
    still.goto("/")
    still.get_by_label("Open a recorded game or a position").wait_for(state="attached")
    still.evaluate(DROP_A_FOLDER)
    expect(still.get_by_role("alert").filter(has_text="choose a single file, not a folder")).to_be_visible()
    choose_file(still, FILE.read_text())
    expect(still).to_have_url(re.compile(r"/table/[0-9a-f]{16}/0$"))


DROP_A_FOLDER = """() => {
  const folder = new File([], "games");
  folder.text = () => Promise.reject(new DOMException("", "NotFoundError"));
  const dropped = new Event("drop", { cancelable: true });
  Object.defineProperty(dropped, "dataTransfer", { value: { files: [folder] } });
  dispatchEvent(dropped);
}"""
"""Drop what a browser makes of a folder: a file that cannot be read."""


@pytest.mark.parametrize("hidden", ["as it really was", "dealt again, from what the seat knew"])
def test_a_record_is_shown_and_played_on(still: Page, hidden: str) -> None:
    choose_file(still, FILE.read_text())
    expect(still).to_have_url(re.compile(r"/table/[0-9a-f]{16}/0$"))
    slider = still.get_by_role("slider", name="Step of the game")
    expect(slider).to_be_attached()
    for step in range(1, 10):
        still.keyboard.press("ArrowRight")
        expect(slider).to_have_value(str(step))
    still.get_by_role("button", name="Play on from here").click()
    dialog = still.get_by_role("dialog")
    dialog.get_by_label("In which seat").select_option(label="Player 2")
    dialog.get_by_label("What is hidden").select_option(label=hidden)
    assert violations(still) == []
    dialog.get_by_role("button", name="Begin").click()
    expect(still.get_by_text("Practice", exact=True)).to_be_visible()
    expect(still.get_by_role("region", name="What to do now")).to_be_visible()
    still.goto("/")
    expect(still.get_by_text(re.compile("Die Schatzinsel · Practice")).first).to_be_visible()


@pytest.mark.parametrize("window", [DESKTOP, PHONE])
def test_practice_is_called_so_at_its_end_in_its_replay_and_on_its_picture(
    visit: Visit, server: Server, window: ViewportSize
) -> None:
    page = visit(server, motion="reduce", window=window)
    record = Record.load(FILE)
    game = practised(page, server, record, len(record.actions) - 4)
    visit_table(page, game)
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("Practice", exact=True)).to_be_visible()
    expect(dialog.get_by_role("button", name="Save the game")).to_have_count(0)
    assert violations(page) == []
    page.goto(f"/#/table/{game.table}/9")
    for sign in ("The past", "Practice"):
        expect(page.get_by_role("banner").get_by_text(sign, exact=True)).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("banner").get_by_role("heading")).to_be_in_viewport(ratio=1)
    assert violations(page) == []
    page.goto(f"/#/result/{game.table}")
    expect(page.get_by_text("Practice", exact=True)).to_be_visible()
    picture = page.get_by_role("region", name="Picture to share")
    expect(picture.get_by_role("img", name="Practice")).to_be_visible()
    with page.expect_download() as download:
        picture.get_by_role("button", name="Save as SVG").click()
    assert ">Practice<" in Path(download.value.path()).read_text()


def test_a_record_is_called_so_wherever_it_is_shown(still: Page) -> None:
    choose_file(still, FILE.read_text())
    expect(still.get_by_role("banner").get_by_text("From a record", exact=True)).to_be_visible()
    still.goto(still.url.rpartition("/")[0])
    expect(still.get_by_role("banner").get_by_text("From a record", exact=True)).to_be_visible()
    dialog = still.get_by_role("dialog")
    expect(dialog.get_by_text("From a record", exact=True)).to_be_visible()
    with still.expect_download() as download:
        dialog.get_by_role("button", name="Save the game").click()
    assert Record.load(download.value.path()).actions == Record.load(FILE).actions


@pytest.mark.parametrize("window", [DESKTOP, PHONE])
def test_the_end_of_practice_is_taken_back_and_practice_begun_again(
    visit: Visit, server: Server, window: ViewportSize
) -> None:
    page = visit(server, motion="reduce", window=window)
    record = Record.load(FILE)
    game = practised(page, server, record, len(record.actions) - 4)
    visit_table(page, game)
    dialog, now = page.get_by_role("dialog"), page.get_by_role("region", name="What to do now")
    expect(dialog.get_by_role("button", name="Play again")).to_have_count(0)
    dialog.get_by_role("button", name="Take back").click()
    expect(dialog).to_be_hidden()
    expect(now.get_by_role("heading", name="Your turn")).to_be_visible()
    play(server, game.table, game.key)
    dialog.get_by_role("button", name="Try again").click()
    expect(page).not_to_have_url(re.compile(game.table))
    expect(page.get_by_role("banner").get_by_text("Practice", exact=True)).to_be_visible()
    expect(now.get_by_role("heading", name="Your turn")).to_be_visible()
    begun = page.url
    visit_table(page, game)
    dialog.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Try again").click()
    expect(page).not_to_have_url(re.compile(game.table))
    assert page.url != begun
    expect(now.get_by_role("heading", name="Your turn")).to_be_visible()
