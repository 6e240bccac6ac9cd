"""Somebody who plays Silver & Gold in the page."""

import re
from typing import ClassVar

from playwright.sync_api import Page, WebSocket, expect

from tests.page.player import press
from tests.page.seat import Seat, sit_down


class SilverGold(Seat):
    """The table of Silver & Gold as its player sees it."""

    WAITING: ClassVar[re.Pattern[str]] = re.compile(r"^(Chosen|Done marking|.* takes a card)$")

    def __init__(self, page: Page, line: WebSocket) -> None:
        super().__init__(page, line)
        self.dealt = page.get_by_role("region", name="Your four cards to choose from").get_by_role("button")
        self.fields = page.get_by_role("region", name="Your two cards").get_by_role("button")
        self.marks = self.fields.and_(page.get_by_role("button", name=re.compile(", marks "), disabled=False))
        self.takes = self.main.get_by_role("button", name=re.compile(": take$"), disabled=False)
        self.draw = self.main.get_by_role("button", name=re.compile("^Take the top card"), disabled=False)

    def keep_two(self) -> None:
        """Keep the first two of the four dealt cards."""
        for card in (self.dealt.nth(0), self.dealt.nth(1)):
            press(card)
            expect(card).to_have_attribute("aria-pressed", "true")
        with self.acted():
            press(self.main_button("Keep"))

    def act(self) -> None:
        """Keep two cards, mark, confirm the marks, or take a card."""
        if self.dealt.count():
            self.keep_two()
            return
        with self.acted():
            for offer in (self.main_button("Confirm"), self.marks, self.takes, self.draw):
                if offer.count():
                    offer.first.click()
                    return


def start(page: Page, *, players: int) -> SilverGold:
    """Lay a table for Silver & Gold and sit down."""
    return SilverGold(page, sit_down(page, "silver_gold", players=players))
