"""The result of a game by its address, the picture of it, and the statistics of this device."""

import json
import re
import struct
from pathlib import Path
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.page.axe import violations
from tests.page.conftest import DESKTOP, PHONE, Visit
from tests.page.finished import finish, visit_table
from tests.page.serving import Server
from tests.server.test_practice import FILES, text_of

SIZE = (1200, 630)


def record_of(page: Page, game: str) -> str:
    """The table at which a record is shown."""
    made: dict[str, str] = page.request.post("/api/records", data={"record": text_of(game)}).json()
    return made["table"]


@pytest.mark.parametrize("game", FILES)
def test_every_game_has_a_result_with_sheet_course_moments_and_pictures(still: Page, game: str) -> None:
    still.goto(f"/#/result/{record_of(still, game)}")
    expect(still.get_by_role("heading", name="Score sheet")).to_be_visible()
    expect(still.get_by_role("img", name=re.compile("^How it went"))).to_be_visible()
    picture = still.get_by_role("region", name="Picture to share")
    expect(picture.get_by_role("img")).to_be_visible()
    assert picture.get_by_role("img").evaluate("image => image.decode().then(() => image.naturalWidth)") == SIZE[0]
    with still.expect_download() as download:
        picture.get_by_role("button", name="Save as SVG").click()
    drawn = ElementTree.parse(download.value.path()).getroot()
    assert drawn.get("viewBox") == "0 0 1200 630"
    assert "Player" in "".join(drawn.itertext())
    references = re.findall(r'(?:href="|url\(&quot;|url\(")#([\w-]+)', Path(download.value.path()).read_text())
    ids = {element.get("id") for element in drawn.iter()}
    assert set(references) <= ids
    with still.expect_download() as download:
        picture.get_by_role("button", name="Save as PNG").click()
    head = Path(download.value.path()).read_bytes()[:24]
    assert head[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", head[16:24]) == SIZE
    moment = still.get_by_role("region", name="Big moments").get_by_role("link").first
    moment.click()
    expect(still).to_have_url(re.compile(r"/table/[0-9a-f]{16}/[1-9]\d*$"))
    expect(still.get_by_role("slider", name="Step of the game")).to_be_attached()


SHARES = """
window.handedOn = [];
navigator.canShare = (data) => data.files.length === 1;
navigator.share = async ({ files: [file], ...words }) => {
  const { width, height } = await createImageBitmap(file);
  window.handedOn.push({ ...words, name: file.name, type: file.type, size: [width, height] });
};
"""
"""A browser that can hand things on, and notes what it was given."""


def test_the_picture_is_handed_on_with_the_address_of_the_result(visit: Visit, server: Server) -> None:
    page = visit(server, motion="reduce")
    page.add_init_script(SHARES)
    table = record_of(page, "schatzinsel")
    page.goto(f"/#/result/{table}")
    page.get_by_role("button", name="Share the picture").click()
    title = page.get_by_role("heading", level=2).inner_text()
    assert page.evaluate(
        "async () => { while (!handedOn.length) await new Promise(requestAnimationFrame); return handedOn; }"
    ) == [
        {
            "title": f"{title} · From a record",
            "url": f"{server.address.rstrip('/')}/#/result/{table}",
            "name": f"schatzkiste-schatzinsel-{table}.png",
            "type": "image/png",
            "size": list(SIZE),
        }
    ]


def test_a_browser_that_cannot_hand_on_offers_to_save_alone(visit: Visit, server: Server) -> None:
    page = visit(server, motion="reduce")
    page.add_init_script("navigator.canShare = () => false; navigator.share = () => Promise.reject();")
    page.goto(f"/#/result/{record_of(page, 'schatzinsel')}")
    expect(page.get_by_role("button", name="Save as PNG")).to_be_enabled()
    expect(page.get_by_role("button", name="Share the picture")).to_have_count(0)


@pytest.mark.parametrize("game", FILES)
def test_the_picture_is_the_same_by_day_and_by_night(still: Page, game: str) -> None:
    table = record_of(still, game)
    drawn: list[str | None] = []
    grounds: list[str] = []
    for scheme in ("light", "dark"):
        still.emulate_media(color_scheme=scheme)
        still.goto("/")
        still.goto(f"/#/result/{table}")
        picture = still.get_by_role("region", name="Picture to share").get_by_role("img")
        drawn.append(picture.get_attribute("src"))
        grounds.append(still.evaluate("getComputedStyle(document.body).backgroundColor"))
    assert grounds[0] != grounds[1]
    assert drawn[0] == drawn[1]


@pytest.mark.parametrize("window", [DESKTOP, PHONE])
def test_the_result_page_is_accessible_and_fits(visit: Visit, server: Server, window: ViewportSize) -> None:
    page = visit(server, motion="reduce", window=window, touch=window is PHONE)
    page.goto(f"/#/result/{record_of(page, 'schatzinsel')}")
    expect(page.get_by_role("region", name="Picture to share").get_by_role("img")).to_be_visible()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_game_is_counted_once_and_its_result_is_seen_by_a_stranger(visit: Visit, still: Page, server: Server) -> None:
    game = finish(still, server, "schatzinsel", ["landlubber"])
    visit_table(still, game)
    still.get_by_role("dialog").get_by_role("link", name="Result to share").click()
    expect(still).to_have_url(re.compile(rf"/result/{game.table}$"))
    expect(still.get_by_role("heading", name="Score sheet")).to_be_visible()
    still.goto("/#/statistics")
    own = still.get_by_role("region", name=re.compile("Die Schatzinsel"))
    expect(own.get_by_role("row", name=re.compile("Landlubber")).first.get_by_role("cell").first).to_have_text("1")
    expect(own.get_by_role("listitem")).to_contain_text(str(game.update["scores"][0]))
    stranger = visit(server, motion="reduce")
    stranger.goto(f"/#/result/{game.table}")
    expect(stranger.get_by_role("heading", level=2)).to_contain_text(re.compile("Jim|Mina"))
    stranger.goto("/#/statistics")
    expect(stranger.get_by_text("No finished games yet")).to_be_visible()


def test_a_private_table_keeps_its_result_from_strangers(visit: Visit, server: Server) -> None:
    page = visit(server)
    seats = [{"name": "Jim"}, {"bot": "landlubber"}]
    body = {"game": "schatzinsel", "seats": seats, "options": {}, "manners": {"watching": False}}
    made = page.request.post("/api/tables", data=body).json()
    page.goto(f"/#/result/{made['table']}")
    expect(page.get_by_text("Only those who sat at this table see its result.")).to_be_visible()
    assert violations(page) == []


def test_a_game_under_way_has_no_result_yet(visit: Visit, server: Server) -> None:
    page = visit(server)
    body = {"game": "schatzinsel", "seats": [{"name": "Jim"}, {"bot": "landlubber"}], "options": {}}
    made = page.request.post("/api/tables", data=body).json()
    page.goto(f"/#/result/{made['table']}")
    expect(page.get_by_text("The game is not over yet")).to_be_visible()
    page.get_by_role("link", name="To the table").click()
    expect(page.get_by_role("region", name="What to do now")).to_be_visible()


def test_a_table_that_is_not_there_has_no_result(visit: Visit, server: Server) -> None:
    page = visit(server)
    page.goto("/#/result/nowhere")
    expect(page.get_by_role("status").get_by_role("link", name="Back to the chest")).to_be_visible()


PLAYED = [
    {
        **{"table": f"t{number}", "game": game, "at": 1_760_000_000_000 + number * 86_400_000},
        **{"players": 2 + number % 3, "points": 40 + number * 7 % 60, "place": 1 + number % 2},
        "against": ("deckhand", "helmsman", "people")[number % 3],
    }
    for game in ("schatzinsel", "tobago")
    for number in range(7 if game == "tobago" else 5)
]


@pytest.mark.parametrize("window", [DESKTOP, PHONE])
def test_the_statistics_are_shown_saved_and_forgotten(visit: Visit, server: Server, window: ViewportSize) -> None:
    page = visit(server, motion="reduce", window=window, touch=window is PHONE)
    page.goto("/")
    page.evaluate("games => localStorage.setItem('schatzkiste-played', games)", json.dumps([*PLAYED, {"table": 7}]))
    page.goto("/#/statistics")
    tobago = page.get_by_role("region", name=re.compile("Tobago"))
    expect(tobago.get_by_role("img", name=re.compile("7 of them: best 82"))).to_be_visible()
    expect(tobago.get_by_role("row", name=re.compile("Deckhand")).get_by_role("cell").first).to_have_text("3")
    expect(tobago.get_by_role("row", name=re.compile("4 players")).get_by_role("cell").first).to_have_text("2")
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    saved = json.loads(Path(download.value.path()).read_text())["games"]
    assert sorted(saved, key=json.dumps) == sorted(PLAYED, key=json.dumps)
    page.get_by_role("button", name="Forget all results").click()
    dialog = page.get_by_role("dialog")
    assert violations(page) == []
    dialog.get_by_role("button", name="Keep them").click()
    expect(tobago).to_be_visible()
    page.get_by_role("button", name="Forget all results").click()
    dialog.get_by_role("button", name="Forget them").click()
    expect(page.get_by_text("No finished games yet")).to_be_visible()
    page.reload()
    expect(page.get_by_text("No finished games yet")).to_be_visible()
