"""Somebody who is led through a lesson: does what has the focus, which a screen reader tells by role and name."""

import re
import time
from collections.abc import Callable
from typing import Literal

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from schatzkiste.texts import Texts

Way = Literal["mouse", "keyboard", "touch"]

NUMBER = re.compile(r"(?<=Step )\d+")
TOLD = re.compile(r'(\w+) "((?:[^"\\]|\\.)*)"')
PATIENCE = 20.0
PAUSE_MS = 60
SOON_MS = 3_000
MOST = 120
TRIES = 5


class Learner:
    """A lesson as its learner sees it."""

    def __init__(self, page: Page, way: Way = "mouse", language: str = "en") -> None:
        self.page = page
        self.way = way
        self.texts = Texts(language)
        self.bubble = page.get_by_role("region", name=self.texts.say("page-lesson"), exact=True)
        self.heard: set[str] = set()

    def begin(self, game: str, step: int | None = None) -> None:
        """Open the lesson, where it was left or at a step."""
        self.page.goto(f"/#/learn/{game}" if step is None else f"/#/learn/{game}/{step}")
        expect(self.bubble).to_be_visible()

    def button(self, text: str) -> Locator:
        """A button of the bubble."""
        return self.bubble.get_by_role("button", name=self.texts.say(text), exact=True)

    def at(self, step: int, count: int) -> None:
        """Wait until a step is told."""
        expect(self.bubble).to_contain_text(self.texts.say("page-lesson-step", step=step, count=count))

    def step(self) -> int:
        """The number of the step that is told."""
        told = NUMBER.search(self.bubble.inner_text())
        assert told is not None
        return int(told[0])

    def says(self, text: str) -> None:
        """Wait until something is said."""
        expect(self.bubble).to_contain_text(self.texts.say(text))

    def focused(self) -> Locator | None:
        """What has the focus, found by its role and its name; None while that is nothing to press."""
        focus = self.page.locator("*:focus")
        if focus.count() != 1:
            return None
        told = TOLD.search(focus.aria_snapshot())
        if told is None or told[1] not in ("button", "link"):
            return None
        name = told[2].replace('\\"', '"')
        return self.page.get_by_role(told[1], name=name, exact=True).and_(focus)  # type: ignore[arg-type]

    def go_on(self) -> None:
        """Do what has the focus, and wait until something else is wanted."""
        for _ in range(TRIES):
            before = self._situation()
            if self._press():
                break
        else:
            raise AssertionError(f"what has the focus cannot be pressed: {self._situation()}")
        self._wait(lambda: self._situation() != before)

    def _press(self) -> bool:
        """Press what has the focus; False if that has gone on to something else meanwhile."""
        self._wait(lambda: self.focused() is not None and not self._is_watching())
        thing = self.focused()
        if thing is None:
            return False
        self.heard.add(self.bubble.get_by_role("paragraph").first.inner_text())
        try:
            if self.way == "mouse":
                thing.click(timeout=SOON_MS)
            elif self.way == "touch":
                thing.tap(timeout=SOON_MS)
            else:
                self.page.keyboard.press("Enter")
        except TooLate:
            return False
        return True

    def play_to_the_end(self) -> Locator:
        """Follow the whole lesson; gives the button that starts the first game."""
        first_game = self.button("page-lesson-first-game")
        for _ in range(MOST):
            if first_game.count():
                return first_game
            self.go_on()
        raise AssertionError(f"no end after {MOST} presses: {self._situation()}")

    def _is_watching(self) -> bool:
        return self.texts.say("page-lesson-watch") in self.bubble.inner_text()

    def _situation(self) -> tuple[str, str, object]:
        """What is said, and what has the focus where: two things may have the same name."""
        said = self.bubble.inner_text() if self.bubble.count() else ""
        focus = self.page.locator("*:focus")
        if focus.count() != 1:
            return said, "", None
        return said, focus.aria_snapshot(), focus.bounding_box()

    def _wait(self, wanted: Callable[[], bool]) -> None:
        until = time.monotonic() + PATIENCE
        while not wanted():
            assert time.monotonic() < until, self._situation()
            self.page.wait_for_timeout(PAUSE_MS)
