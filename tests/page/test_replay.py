"""The past on the page: keys, slider, address and log lead to any step, with whose eyes is chosen after the end."""

import json
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, Page, WebSocket, expect

from schatzkiste.games import game_ids
from schatzkiste.record import Record
from schatzkiste.server.store.opening import open_store
from schatzkiste.server.store.session import run_apart
from tests.page.axe import violations
from tests.page.conftest import PHONE, Visit
from tests.page.finished import Finished, visit_table
from tests.page.gathering import gather, others, play_out
from tests.page.serving import Server
from tests.server.clients import Client
from tests.server.friends import catch_up, try_to_act, whose_turn
from tests.server.people import PeoplesTable, write_record

GOLDEN = Path(__file__).parents[1] / "golden"
RECORDS = {
    "dracheninsel": "dracheninsel/rules-2/3p-red-opposite-10-200-on.json",
    "schatzinsel": "schatzinsel/3p-silver-one.json",
    "silver_gold": "silver_gold/3p-hidden-off.json",
    "tobago": "tobago/3p-standard-random.json",
}
LONGEST = "dracheninsel/rules-2/4p-red-opposite-10-200-on.json"
RUNNING_STEPS = 36
MANY_TURNS = 40
"""More turns of a log than are drawn before somebody wants them."""


def record_of(game: str) -> Record:
    """A finished game of this kind."""
    return Record.load(GOLDEN / RECORDS[game])


@pytest.fixture(scope="module")
def past(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a finished table of each game, one under way, and the longest game there is."""
    data = tmp_path_factory.mktemp("past") / "games.sqlite"

    async def write() -> None:
        async with open_store(data) as store:
            for game in game_ids():
                await write_record(store, f"over-{game}", record_of(game))
                await write_record(store, f"runs-{game}", record_of(game), RUNNING_STEPS)
            await write_record(store, "longest", Record.load(GOLDEN / LONGEST))

    run_apart(write())  # the browser has a loop of its own in this thread
    with Server(data) as running:
        yield running


class Replay:
    """The replay of a table as its reader finds it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.bar = page.get_by_role("region", name="Replay").last
        self.slider = page.get_by_role("slider", name="Step of the game")
        self.sentence = page.get_by_role("region", name="Replay").first
        self.present = self.bar.get_by_role("link", name=re.compile("resent"))
        self.log = page.get_by_role("log")
        expect(self.slider).to_be_attached()

    @property
    def step(self) -> int:
        """The step in the address."""
        return int(self.page.url.rpartition("/")[2])

    def stands_at(self, step: int) -> None:
        """Wait until the step is shown."""
        expect(self.page).to_have_url(re.compile(f"/{step}$"))

    @property
    def place(self) -> int:
        """How many steps the slider shows."""
        return int(self.slider.input_value())

    @property
    def last(self) -> int:
        """How far the slider goes."""
        return int(self.slider.get_attribute("max") or "0")

    def play_button(self) -> Locator:
        """What starts and stops."""
        return self.bar.get_by_role("button", name=re.compile(r"^(Play|Pause) \("))


def sit(page: Page, table: str, seat: int, step: int | None = None) -> None:
    """Open a table in a browser that holds a seat's key, at a step or in the present."""
    known = PeoplesTable(table, "", tuple(f"key-{table}-{number}" for number in range(6)))
    visit_table(page, Finished(table, known.keys[seat], {}))
    if step is not None:
        page.goto(f"/#/table/{table}/{step}")


def replay(page: Page, table: str, step: int, seat: int | None = 0) -> Replay:
    """The past of a table, for a seat or a spectator."""
    if seat is None:
        page.goto(f"/#/table/{table}/{step}")
    else:
        sit(page, table, seat, step)
    return Replay(page)


@pytest.mark.parametrize("game", game_ids())
def test_keys_lead_through_every_game(visit: Visit, past: Server, game: str) -> None:
    page = visit(past, motion="reduce")
    shown = replay(page, f"over-{game}", 0)
    expect(page.get_by_text("The past", exact=True)).to_be_visible()
    expect(shown.sentence).to_contain_text("This is how the game began.")
    for step in range(1, 5):
        page.keyboard.press("ArrowRight")
        expect(shown.slider).to_have_value(str(step))
    page.keyboard.press("ArrowLeft")
    expect(shown.slider).to_have_value("3")
    page.keyboard.press("End")
    expect(shown.slider).to_have_value(str(shown.last))
    shown.stands_at(len(record_of(game).actions))
    page.keyboard.press("Shift+ArrowLeft")
    expect(shown.slider).not_to_have_value(str(shown.last))
    page.keyboard.press("Home")
    expect(shown.slider).to_have_value("0")
    page.keyboard.press("m")
    expect(shown.slider).not_to_have_value("0")
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(page).to_have_url(re.compile(f"/over-{game}$"))
    expect(page.get_by_role("dialog")).to_be_visible()


@pytest.mark.parametrize("game", game_ids())
def test_the_address_opens_a_step_and_can_be_shared(visit: Visit, past: Server, game: str) -> None:
    page = visit(past, motion="reduce")
    shown = replay(page, f"over-{game}", 0)
    for _ in range(12):
        before = page.url
        page.keyboard.press("ArrowRight")
        expect(page).not_to_have_url(before)
    expect(shown.slider).to_have_value("12")
    number = shown.step  # a higher one where steps were out of sight
    told = shown.sentence.get_by_role("status").inner_text()
    page.reload()
    expect(Replay(page).slider).to_have_value("12")
    stranger = visit(past, motion="reduce")
    seen = replay(stranger, f"over-{game}", number, seat=None)
    expect(seen.bar.get_by_role("button", name="Spectator")).to_have_attribute("aria-pressed", "true")
    seen.bar.get_by_role("combobox").select_option("0")
    seen.stands_at(number)
    expect(seen.sentence.get_by_role("status")).to_have_text(told)
    page.goto(f"/#/table/over-{game}/0")
    expect(shown.slider).to_have_value("0")
    page.go_back()
    expect(shown.slider).to_have_value("12")
    shown.stands_at(number)


def test_the_slider_can_be_dragged_and_moments_pressed(visit: Visit, past: Server) -> None:
    page = visit(past, motion="reduce")
    shown = replay(page, "over-dracheninsel", 0)
    box = shown.slider.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 2, box["y"] + 20)
    page.mouse.down()
    for part in range(1, 51):
        page.mouse.move(box["x"] + box["width"] * part / 100, box["y"] + 20)
    page.mouse.up()
    half = shown.last // 2
    assert abs(shown.place - half) <= 0.02 * shown.last + 1
    expect(page).to_have_url(re.compile(r"/[1-9]\d*$"))
    moment = shown.bar.locator(".disc").first
    words = moment.get_attribute("aria-label") or ""
    moment.click()
    expect(shown.sentence.get_by_role("status")).to_contain_text(words.split(";")[0].split(": ", 1)[-1])


def test_a_line_of_the_log_leads_to_its_step(visit: Visit, past: Server) -> None:
    page = visit(past, motion="reduce")
    shown = replay(page, "over-tobago", 40)
    before = shown.place
    line = shown.log.get_by_role("button", name=re.compile("drive")).last
    words = line.inner_text()
    line.click()
    expect(shown.slider).not_to_have_value(str(before))
    expect(shown.log.locator("[aria-current=step]").filter(has_text=words.splitlines()[0][:20]).first).to_be_visible()


LINE_IN_SIGHT = """() => {
  const log = document.querySelector("[role=log]");
  const line = log.querySelector("[aria-current=step]")?.getBoundingClientRect();
  const { top, bottom } = log.getBoundingClientRect();
  return line && line.top >= top && line.bottom <= bottom;
}"""
"""Whether the log shows the first line of the step, wherever the panel that holds the log stands."""


@pytest.mark.parametrize("game", game_ids())
def test_the_log_stays_where_the_step_is_also_if_that_has_no_line(visit: Visit, past: Server, game: str) -> None:
    page = visit(past, motion="reduce")
    shown = replay(page, f"over-{game}", 0)
    shown.bar.get_by_role("button", name="all open").click()
    half = len(record_of(game).actions) // 2
    for step in range(half, half + 8):
        page.goto(f"/#/table/over-{game}/{step}")
        shown.stands_at(step)
        expect(shown.slider).to_have_value(str(step))
        page.wait_for_function(LINE_IN_SIGHT)


@pytest.mark.parametrize("game", game_ids())
def test_labels_of_rounds_and_open_hands_are_all_in_sight(visit: Visit, past: Server, game: str) -> None:
    page = visit(past, motion="reduce")
    shown = replay(page, f"over-{game}", len(record_of(game).actions) - 4)
    labels = sorted((box["x"], box["width"]) for box in map(box_of, shown.bar.locator(".round b").all()))
    assert len(labels) > 2
    assert all(left + width <= right for (left, width), (right, _) in pairwise(labels))
    shown.bar.get_by_role("button", name="all open").click()
    if game == "silver_gold":
        return
    hands = page.get_by_role("region", name="All hands")
    expect(hands.get_by_role("group")).to_have_count(3)
    assert hands.evaluate("element => element.scrollWidth <= element.clientWidth")


def test_open_hands_leave_room_for_the_log_and_the_island(visit: Visit, past: Server) -> None:
    page = visit(past, motion="reduce")
    record = record_of("tobago")
    steps = range(len(record.actions) // 2, len(record.actions))
    step = next(at for at in steps if record.at(at).state.observation(0).view()["sharing"] is None)
    shown = replay(page, "over-tobago", step)
    shown.bar.get_by_role("button", name="all open").click()
    hands = page.get_by_role("region", name="All hands")
    expect(hands).to_be_visible()
    log, end = box_of(page.get_by_role("log")), box_of(hands)["y"]
    assert log["height"] >= 60
    assert log["y"] + log["height"] <= end
    room, island = box_of(page.get_by_role("main")), box_of(page.get_by_role("group", name="Island"))
    assert island["height"] > 0.85 * room["height"]


def box_of(thing: Locator) -> FloatRect:
    """Where something is drawn."""
    box = thing.bounding_box()
    assert box is not None
    return box


def test_space_plays_and_numbers_set_the_speed(visit: Visit, past: Server) -> None:
    page = visit(past, motion="reduce")
    shown = replay(page, "over-schatzinsel", 0)
    page.keyboard.press("4")
    expect(shown.bar.get_by_role("button", name="Speed: 4 times")).to_be_visible()
    page.keyboard.press(" ")
    expect(shown.play_button()).to_have_accessible_name(re.compile("^Pause"))
    expect(shown.slider).not_to_have_value("0")
    page.keyboard.press(" ")
    expect(shown.play_button()).to_have_accessible_name(re.compile("^Play"))


@pytest.mark.parametrize("game", game_ids())
def test_after_the_end_with_whose_eyes_is_chosen(visit: Visit, past: Server, game: str) -> None:
    page = visit(past, motion="reduce")
    shown = replay(page, f"over-{game}", 30, seat=1)
    eyes = shown.bar.get_by_role("combobox")
    expect(eyes).to_have_value("1")
    eyes.select_option("2")
    expect(eyes).to_have_value("2")
    spectator = shown.bar.get_by_role("button", name="Spectator")
    spectator.click()
    expect(spectator).to_have_attribute("aria-pressed", "true")
    opened = shown.bar.get_by_role("button", name="all open")
    opened.click()
    expect(opened).to_have_attribute("aria-pressed", "true")
    if game != "silver_gold":
        hands = page.get_by_role("region", name="All hands").get_by_role("group")
        expect(hands).to_have_count(3)
        expect(hands.first.locator("svg").nth(1)).to_be_visible()
    shown.stands_at(30)
    assert violations(page) == []


@pytest.mark.parametrize("game", game_ids())
def test_while_a_game_runs_only_the_own_past_is_shown(visit: Visit, past: Server, game: str) -> None:
    page = visit(past, motion="reduce")
    heard: list[dict[str, Any]] = []
    page.on("websocket", lambda line: listen(line, heard))
    sit(page, f"runs-{game}", 1)
    expect(page.get_by_role("region", name="What to do now")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("navigation", name="Menu").get_by_role("link", name="Replay").click()
    shown = Replay(page)
    expect(shown.bar.get_by_role("combobox")).to_have_count(0)
    expect(shown.bar).to_contain_text(re.compile("at the end"))
    for _ in range(6):
        page.keyboard.press("ArrowLeft")
    page.keyboard.press("Home")
    shown.stands_at(int(shown.slider.get_attribute("min") or "0"))
    pasts = [message for message in heard if message["type"] == "past"]
    assert pasts
    for message in pasts:
        assert message["update"]["seat"] == 1
        assert message["update"]["seed"] is None
        assert message["numbers"] in (None, list(range(1, len(message["numbers"] or []) + 1)))
    shown.present.click()
    expect(page.get_by_role("region", name="What to do now")).to_be_visible()
    page.go_back()
    shown.stands_at(int(shown.slider.get_attribute("min") or "0"))


def test_a_spectator_of_a_running_game_sees_its_past_as_a_spectator(visit: Visit, past: Server) -> None:
    page = visit(past, motion="reduce")
    heard: list[dict[str, Any]] = []
    page.on("websocket", lambda line: listen(line, heard))
    shown = replay(page, "runs-schatzinsel", 3, seat=None)
    shown.stands_at(3)
    page.keyboard.press("ArrowRight")
    shown.stands_at(4)
    page.keyboard.press("End")
    expect(shown.slider).to_have_value(str(shown.last))
    expect(shown.bar.get_by_role("combobox")).to_have_count(0)
    expect(shown.bar.get_by_role("button", name="all open")).to_have_count(0)
    assert {message["update"]["seat"] for message in heard if message["type"] == "past"} == {None}
    assert all(
        entry["own"] is None for message in heard if message["type"] == "past" for entry in message["update"]["log"]
    )


def test_an_open_replay_follows_the_game_what_is_taken_back_and_the_end(visit: Visit, server: Server) -> None:
    page = visit(server, motion="reduce")
    gathered = gather(page, server, "schatzinsel", ["Anna", "Ben"], options={"rules": "hawkins"})
    with others(server, gathered) as clients:
        for _ in range(4):
            step_on(clients)
        visit_table(page, Finished(gathered.table, gathered.keys[0], {}))
        page.goto(f"/#/table/{gathered.table}/2")
        shown = Replay(page)
        shown.stands_at(2)
        before = shown.last
        actor = step_on(clients)
        expect(shown.slider).to_have_attribute("max", str(before + 1))
        shown.stands_at(2)
        actor.send(type="undo", seq=actor.seen.seq)
        expect(shown.slider).to_have_attribute("max", str(before))
        expect(shown.slider).to_have_value("2")
        page.keyboard.press("ArrowRight")
        shown.stands_at(3)
    play_out(server, gathered)
    shown.bar.get_by_role("button", name="all open").click()
    shown.stands_at(3)
    page.keyboard.press("End")
    expect(shown.slider).to_have_value(str(shown.last))
    assert shown.last > before


def test_whoever_looks_at_the_replay_is_asked_who_may_take_back(visit: Visit, server: Server) -> None:
    page = visit(server, motion="reduce")
    gathered = gather(page, server, "schatzinsel", ["Anna", "Ben"])
    with others(server, gathered) as clients:
        anna = clients[0]
        while not anna.seen.ask_undo:
            actor = whose_turn(clients)
            try_to_act(actor, actor.seen.legal[0])
            catch_up(anna)
        visit_table(page, Finished(gathered.table, gathered.keys[1], {}))
        page.goto(f"/#/table/{gathered.table}/1")
        shown = Replay(page)
        shown.stands_at(1)
        before = shown.last
        anna.send(type="ask-undo", seq=anna.seen.seq)
        request = page.get_by_role("alertdialog", name="Anna asks to take back an action")
        expect(request).to_contain_text(re.compile("Anna (takes|places)"))
        request.get_by_role("button", name=re.compile("Allow")).click()
        expect(shown.slider).not_to_have_attribute("max", str(before))
        expect(request).to_have_count(0)


def step_on(clients: list[Client]) -> Client:
    """Let whoever may do so take something that everybody sees, and say who that was."""
    for client in clients:
        catch_up(client)
    actor = whose_turn(clients)
    legal = actor.seen.legal
    assert try_to_act(actor, next((action for action in legal if action.startswith("take")), legal[-1]))
    return actor


def listen(line: WebSocket, heard: list[dict[str, Any]]) -> None:
    """Write down what the page is told."""
    line.on("framereceived", lambda text: heard.append(json.loads(text)))


def test_a_phone_has_the_bar_where_the_hand_was(visit: Visit, past: Server) -> None:
    phone = visit(past, window=PHONE, touch=True, motion="reduce")
    for game in game_ids():
        shown = replay(phone, f"over-{game}", 20)
        for name in ("One step back", "Play", "One step on"):
            expect(shown.bar.get_by_role("button", name=re.compile(rf"^{name} \("))).to_be_in_viewport()
        expect(shown.present).to_be_in_viewport(ratio=1)
        shown.bar.get_by_role("button", name=re.compile("^One step on")).tap()
        expect(shown.slider).not_to_have_value("0")
        assert phone.evaluate("document.documentElement.scrollHeight <= innerHeight")
        board = phone.get_by_role("main").bounding_box()
        assert board is not None
        assert board["height"] > 300
        assert violations(phone) == []


def test_the_longest_game_is_stepped_through_to_its_end(visit: Visit, past: Server) -> None:
    page = visit(past, motion="reduce")
    shown = replay(page, "longest", 0)
    shown.bar.get_by_role("button", name="all open").click()
    expect(shown.slider).to_have_attribute("max", str(len(Record.load(GOLDEN / LONGEST).actions)))
    assert shown.last > 1000
    turns = shown.log.get_by_role("group")
    assert turns.count() < MANY_TURNS
    expect(shown.log.get_by_role("button", name=re.compile("^Later turns: "))).to_be_attached()
    page.wait_for_function(SCROLL_UP, arg=MANY_TURNS, polling=500)
    page.evaluate(WALK)
    expect(shown.slider).to_have_value(str(shown.last), timeout=180_000)
    shown.stands_at(len(Record.load(GOLDEN / LONGEST).actions))


SCROLL_UP = """many => {
  const log = document.querySelector("[role=log]");
  log.scrollTop = 0;
  return log.querySelectorAll("[role=group]").length > many;
}"""
"""Scroll to the newest turns, again if the log has meanwhile gone back to its step, until more of them are drawn."""

WALK = """() => {
  const slider = document.querySelector("input[type=range]");
  const walk = () => {
    if (Number(slider.value) >= Number(slider.max)) return;
    dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight" }));
    setTimeout(walk, 20);
  };
  walk();
}"""
"""Press the right arrow until the end, faster than a held key repeats."""
