"""Somebody who plays Tobago in the page."""

import re
from typing import ClassVar

from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.page.seat import Seat, sit_down

PATH = re.compile(r"^(White|Grey|Brown|Black): ")


class Tobago(Seat):
    """The table of Tobago as its player sees it."""

    WAITING: ClassVar[re.Pattern[str]] = re.compile(r" is playing$|^A treasure is being shared$")

    def __init__(self, page: Page, line: WebSocket) -> None:
        super().__init__(page, line)
        self.island = page.get_by_role("group", name="Island")
        self.spaces = self.island.get_by_role("button", disabled=False)
        self.hand = page.get_by_role("group", name="Your clues").get_by_role("button")
        self.paths = page.get_by_role("button", name=PATH)
        self.fitting_paths = self.paths.and_(page.get_by_role("button", name=re.compile("your clue leaves")))
        self.turn_actions = self.now.get_by_role("group", name="What you can do")
        self.take_it = self.main.get_by_role("button", name="Take it")

    def turn_action(self, name: str) -> Locator:
        """One of the things that can be done in a turn."""
        return self.turn_actions.get_by_role("button", name=re.compile(f"^{name}"))

    def possible(self, name: str) -> bool:
        """Whether one of them can be done now."""
        return self.turn_actions.get_by_role("button", name=re.compile(f"^{name}"), disabled=False).count() > 0

    def do(self, control: Locator) -> None:
        """Press something that acts."""
        with self.acted():
            control.first.click()

    def act(self) -> None:
        """Take gold, raise a treasure, drive to one, lay a clue, or do what is left."""
        title = self.title.inner_text()
        if self.take_it.count():
            self.do(self.take_it)
        elif title == "Place your vehicle":
            self.do(self.spaces)
        elif title == "Your first clue":
            self.do(self.paths.and_(self.page.get_by_role("button", name=re.compile("no clue yet"))))
        elif self.main_button("Raise").count():
            self.do(self.main_button("Raise"))
        elif title == "Start the new path":
            self.hand.first.click()
            expect(self.fitting_paths).to_have_count(1)
            self.do(self.main_button("Lay"))
        elif not (self.drove_to_a_treasure() or self.laid_a_clue()):
            self.make_do()

    def drove_to_a_treasure(self) -> bool:
        """Drive to a treasure in reach; false when there is none."""
        if not self.possible("Drive") or not self.island.get_by_role("button", name="treasure").count():
            return False
        self.turn_to("Drive")
        goal = self.spaces.and_(self.page.get_by_role("button", name=re.compile(r"treasure.* away$")))
        if not goal.count():
            return False
        self.do(goal)
        # A drive of several legs goes on by itself, and meanwhile nothing can be pressed.
        expect(self.now.get_by_role("button", name="Stop here", disabled=True)).to_have_count(0)
        return True

    def laid_a_clue(self) -> bool:
        """Lay the first clue that fits somewhere; false when none does or none is asked for."""
        if self.turn_actions.count():
            if not self.possible("Clue"):
                return False
            self.turn_to("Clue")
        fitting = self.hand.and_(self.page.get_by_role("button", name=re.compile("^(?!.*fits no path)")))
        if not fitting.count():
            return False
        if fitting.first.get_attribute("aria-pressed") == "false":
            fitting.first.click()
        self.do(self.fitting_paths)
        return True

    def turn_to(self, task: str) -> None:
        """Turn to a task, unless the table is at it."""
        control = self.turn_action(task)
        if control.get_attribute("aria-pressed") == "false":
            control.click()
            expect(control).to_have_attribute("aria-pressed", "true")

    def make_do(self) -> None:
        """Stop, end the turn, or exchange the clues."""
        for name in ("Stop here", "End turn"):
            if self.main_button(name).count():
                self.do(self.main_button(name))
                return
        self.turn_action("Exchange").click()
        self.do(self.main_button("Exchange"))


def start(page: Page, *, players: int = 2) -> Tobago:
    """Lay a table for Tobago and sit down."""
    return Tobago(page, sit_down(page, "tobago", players=players))
