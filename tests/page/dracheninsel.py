"""Somebody who plays Die Dracheninsel in the page."""

import re
from typing import ClassVar

from playwright.sync_api import Page, WebSocket

from tests.page.seat import Seat, sit_down

MEEK_REPLY = re.compile(r"^(Let it happen|Share: .*|Give in)$")
LIST = re.compile(r"^(Enter: .*|Long Journey|Who goes\?|Robbery|Terror|Sneak Attack|Dragon Patrol)$")


class Dracheninsel(Seat):
    """The table of Die Dracheninsel as its player sees it."""

    WAITING: ClassVar[re.Pattern[str]] = re.compile(r" to play$| decides$|^One moment$")

    def __init__(self, page: Page, line: WebSocket) -> None:
        super().__init__(page, line)
        self.island = page.get_by_role("group", name=re.compile("^The island"))
        self.places = self.island.get_by_role("button", disabled=False)
        self.hand = page.get_by_role("region", name="Your hand")
        self.discards = page.get_by_role("button", name=re.compile("^Discards"))
        self.halt = page.get_by_role("alertdialog")
        self.log = page.get_by_role("log")
        self.menu = page.get_by_role("banner").get_by_role("button", name="Menu")
        self.propose = page.get_by_role("navigation", name="Menu").get_by_role("button", name="Propose the end")
        self.question = self.question.or_(self.halt)
        self.replies = self.halt.get_by_role("button", name=MEEK_REPLY, disabled=False)
        self.let_turn_go = self.halt.get_by_role("button", name="Do not ask again this turn")
        self.options = self.main.get_by_role("region", name=LIST).get_by_role(
            "button", name=re.compile("^(?!Take back$)"), disabled=False
        )
        self.exchange = self.now.get_by_role("button", name=re.compile("^Exchange "), disabled=False)

    def act(self) -> None:
        """Reply, choose from the list, take one step in each turn, or end it."""
        takes_a_step = (
            self.title.filter(has_text=re.compile("^Your turn$")).count() > 0
        )  # behind a question it is hidden
        end = self.main_button("End turn")
        last = (self.places, end) if takes_a_step else (end, self.places)
        for offer in (self.replies, self.options, self.main_button("Go on"), self.exchange, *last):
            if offer.count():
                with self.acted():
                    offer.first.click()
                return


def start(page: Page, *, rounds: int = 200, agreement: str = "No") -> Dracheninsel:
    """Lay a table for Die Dracheninsel and sit down with two others."""
    answers = {"Early end": agreement}
    return Dracheninsel(page, sit_down(page, "dracheninsel", players=3, answers=answers, technical={"rounds": rounds}))
