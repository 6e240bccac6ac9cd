"""Two and three browsers at one table of each game, phone and desktop together, from the invitation to the rematch."""

import re
from collections.abc import Callable, Mapping
from typing import ClassVar

import pytest
from playwright.sync_api import Page, WebSocket, expect

from schatzkiste.games import game_ids
from tests.page import dracheninsel, silver_gold, tobago
from tests.page.conftest import PHONE, Visit
from tests.page.gathering import Gathered, key_in, others
from tests.page.people import board, open_table
from tests.page.player import press
from tests.page.seat import Seat, add_options
from tests.page.serving import Server
from tests.server.clients import Client, by_chance
from tests.server.friends import play_on, try_to_act, whose_turn

NAMES = ("Lea", "Anna", "Jonas")
SILENCE = "let-go"
CATCHING_UP_MS = 90_000
"""A game of hundreds of actions goes by faster than three browsers can draw it."""
FEWEST = {"dracheninsel": 3}
SHORT: Mapping[str, Mapping[str, int]] = {"dracheninsel": {"rounds": 3}}


class Schatzinsel(Seat):
    """A table of Die Schatzinsel, where something can be taken first; on a phone the stock is in a drawer."""

    WAITING: ClassVar[re.Pattern[str]] = re.compile("^Waiting for ")

    def act(self) -> None:
        """Take a guard."""
        drawer = self.page.get_by_role("navigation", name="More of the table").get_by_role("button", name="Stock")
        if drawer.is_visible():
            drawer.tap()
        with self.acted():
            press(self.page.get_by_role("button", name="Free guard").first)


AT_TABLE: dict[str, Callable[[Page, WebSocket], Seat]] = {
    "dracheninsel": dracheninsel.Dracheninsel,
    "schatzinsel": Schatzinsel,
    "silver_gold": silver_gold.SilverGold,
    "tobago": tobago.Tobago,
}


@pytest.mark.parametrize("people", [2, 3])
@pytest.mark.parametrize("game", game_ids())
def test_from_the_invitation_to_the_rematch(visit: Visit, server: Server, game: str, people: int) -> None:
    host = visit(server, motion="reduce")
    guests = [visit(server, window=PHONE, touch=True, motion="reduce", confirm_touch=False) for _ in range(people - 1)]
    add_options(host, SHORT.get(game, {}))
    link = open_table(host, game, name=NAMES[0], players=max(people, FEWEST.get(game, 0)))
    for guest, name in zip(guests, NAMES[1:], strict=False):
        board(guest, link, name)
    host.get_by_role("button", name="Cast off!").click()
    pages = [host, *guests]
    at_table = [come_again(page, game) for page in pages]
    gathered = Gathered(host.url.rpartition("/")[2], [key_in(page) for page in pages])
    with others(server, gathered) as clients:
        for client in clients:
            client.send(type="stand", order="game")
            client.meet_when(lambda party: party.order == "game")
        let_everybody_act(clients, at_table)
        play_on(clients, f"{game} {people}", choose=without_detours)
    for page in pages:
        expect(page.get_by_role("dialog")).to_be_visible(timeout=CATCHING_UP_MS)
    host.get_by_role("dialog").get_by_role("button", name="Rematch").click()
    host.wait_for_url(lambda address: gathered.table not in address)
    for guest in guests:
        press(guest.get_by_role("dialog").get_by_role("button", name="Rematch: go along"))
    for page in pages:
        expect(page.get_by_role("region", name="What to do now")).to_be_visible()
        assert page.url == host.url


def without_detours(legal: list[str], moment: object) -> str:
    """Anything, but nobody drives about as long as there is something else to do: browsers draw every drive."""
    return by_chance([action for action in legal if "drive" not in action] or legal, moment)


def come_again(page: Page, game: str) -> Seat:
    """Load the page anew at a table whose game has begun, and be where one was."""
    expect(page.get_by_role("region", name="Invite friends")).to_have_count(0)
    with page.expect_websocket() as line:
        page.reload()
    expect(page.get_by_role("region", name="What to do now")).to_be_visible()
    return AT_TABLE[game](page, line.value)


def let_everybody_act(clients: list[Client], at_table: list[Seat]) -> None:
    """Play until everybody has done something in their own browser."""
    waiting = dict(enumerate(at_table))
    turns = 0
    while waiting:
        client = whose_turn(clients)
        is_reply = SILENCE in client.seen.legal  # whoever has waived replies is not asked in the browser
        seat = None if is_reply else waiting.pop(clients.index(client), None)
        if seat:
            assert seat.my_turn()
            seat.act()
        else:
            try_to_act(client, client.seen.legal[turns % len(client.seen.legal)])
            turns += 1
