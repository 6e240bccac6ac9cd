"""Several people with one device between them: the curtain before what is hidden, and nothing where nothing is."""

import json
import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.page.axe import violations
from tests.page.conftest import PHONE, Visit
from tests.page.connection import LIVE
from tests.page.gathering import act, gather, others, sit
from tests.page.player import Table
from tests.page.serving import Server
from tests.server.friends import try_to_act, whose_turn

HIDING = {"dracheninsel": 3, "schatzinsel": 2, "silver_gold": 2, "tobago": 2}
NAMES = ["Anna", "Ben", "Cleo"]


def curtain(page: Page, name: str) -> None:
    """Wait until the curtain names somebody, and see that it hides all of the table."""
    expect(page.get_by_role("button", name=re.compile(f"I am {name}$"))).to_be_visible()
    expect(page.get_by_role("region", name="What to do now")).to_have_count(0)


def lift(page: Page, name: str) -> None:
    """Open the curtain by the key that everybody finds."""
    curtain(page, name)
    expect(page.get_by_role("button", name=re.compile(f"I am {name}$"))).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="What to do now")).to_be_visible()


@pytest.mark.parametrize("game", sorted(HIDING))
def test_the_curtain_names_whose_hand_is_next_and_stays_closed_when_reloaded(
    visit: Visit, server: Server, game: str
) -> None:
    page = visit(server, motion="reduce")
    people = NAMES[: HIDING[game]]
    gathered = gather(page, server, game, people, shared=len(people), manners={"window": 0})
    sit(page, gathered.table, *gathered.keys)
    asked = page.get_by_role("button", name=re.compile("I am "))
    expect(asked).to_have_count(1)
    assert violations(page) == []
    page.reload()
    expect(asked).to_have_count(1)
    expect(asked).to_be_focused()
    page.keyboard.press("Enter")
    shared = page.get_by_role("group", name="At this device")
    expect(shared).to_be_visible()
    assert violations(page) == []


def test_the_device_goes_round_and_the_same_player_twice_in_a_row_sees_no_curtain(visit: Visit, server: Server) -> None:
    page = visit(server)
    gathered = gather(page, server, "schatzinsel", ["Anna", "Ben"], shared=2, options={"rules": "hawkins"})
    sit(page, gathered.table, *gathered.keys)
    expect(page.get_by_text(re.compile("^I am "))).to_be_visible()
    first, second = ("Anna", "Ben") if page.get_by_text("I am Anna").is_visible() else ("Ben", "Anna")
    lift(page, first)
    table = Table(page)
    table.take_guard()
    expect(page.get_by_role("group", name="At this device")).to_contain_text(first)
    table.press_glowing()
    expect(table.title).to_be_visible()
    table.end_button.click()
    lift(page, second)
    expect(page).to_have_title(f"● {second}’s turn – Die Schatzinsel")
    page.get_by_role("button", name=f"Pass the device to {first}").click()
    lift(page, first)
    page.get_by_role("button", name=f"Pass the device to {second}").click()
    lift(page, second)


def test_where_nothing_is_hidden_there_is_no_curtain(visit: Visit, server: Server) -> None:
    page = visit(server)
    gathered = gather(page, server, "silver_gold", ["Anna", "Ben"], shared=2, options={"marking": "open"})
    for seat in (0, 1, 0, 1):  # each keeps two cards
        act(server, gathered, seat)
    sit(page, gathered.table, *gathered.keys)
    expect(page.get_by_role("region", name="What to do now")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("I am "))).to_have_count(0)
    expect(page.get_by_role("group", name="At this device")).to_contain_text("Anna")


def test_friends_by_link_play_beside_those_who_share_a_device(visit: Visit, server: Server) -> None:
    shared, friend = visit(server), visit(server, window=PHONE, touch=True)
    gathered = gather(shared, server, "schatzinsel", ["Anna", "Ben", "Cleo"], shared=2, bots=1)
    sit(shared, gathered.table, *gathered.keys[:2])
    sit(friend, gathered.table, gathered.keys[2])
    lift(shared, "Anna")
    Table(shared).take_guard()
    lift(shared, "Ben")
    Table(shared).take_guard()
    expect(Table(friend).title).not_to_have_text(re.compile("^Waiting for "))
    act(server, gathered, 2)
    lift(shared, "Anna")


def tell_otherwise_of_requests(page: Page, seats: set[int]) -> None:
    """Tell these seats that they themselves did what is asked to be taken back."""

    def hand_on(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def from_server(text: str | bytes) -> None:
            told = json.loads(text)
            if told["type"] == "party" and told["undo"] and told["seat"] in seats:
                for event in told["undo"]["events"]:
                    event["args"]["seat"] = told["seat"]
            line.send(json.dumps(told))

        line.on_message(server.send)
        server.on_message(from_server)

    page.route_web_socket(LIVE, hand_on)


def test_a_request_to_take_back_tells_what_the_one_with_the_device_may_know(visit: Visit, server: Server) -> None:
    page = visit(server, motion="reduce")
    gathered = gather(page, server, "schatzinsel", ["Anna", "Ben", "Cleo"], shared=2)
    beside: set[int] = set()
    tell_otherwise_of_requests(page, beside)
    with others(server, gathered) as clients:
        cleo = clients[2]
        while not cleo.seen.ask_undo:
            actor = whose_turn(clients)
            try_to_act(actor, actor.seen.legal[0])
            cleo.update_at(actor.seen.seq)  # everyone sees the same steps
        sit(page, gathered.table, *gathered.keys[:2])
        reader = clients.index(whose_turn(clients)) % 2  # whose turn it is, or Anna
        beside.add(1 - reader)
        page.get_by_role("button", name=re.compile(f"I am {('Anna', 'Ben')[reader]}$")).click()
        cleo.send(type="ask-undo", seq=cleo.seen.seq)
        requests = page.get_by_role("alertdialog", name="Cleo asks to take back an action")
        expect(requests).to_have_count(2)
        for name in ("Anna", "Ben"):
            expect(requests.filter(has_text=f"A question for {name}")).to_contain_text(
                re.compile("Cleo (takes|places)")
            )


def test_the_own_seat_a_second_time_in_a_browser_is_no_shared_device(visit: Visit, server: Server) -> None:
    page = visit(server, motion="reduce")
    gathered = gather(page, server, "schatzinsel", ["Anna", "Ben"])
    kept = {"table": gathered.table, "key": gathered.keys[0]}
    code = page.request.post("/api/device", data={**kept, "instead": False}).json()["code"]
    sit(page, gathered.table, gathered.keys[0])
    expect(Table(page).title).to_be_visible()
    page.goto(f"/#/take/{code}")
    page.get_by_role("button", name=re.compile("Continue here|Take the seat")).click()
    expect(Table(page).title).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("I am "))).to_have_count(0)
    expect(page.get_by_role("group", name="At this device")).to_have_count(0)
    assert page.evaluate("JSON.parse(localStorage.getItem('schatzkiste-tables')).length") == 2
