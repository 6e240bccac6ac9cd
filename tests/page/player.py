"""Somebody who plays in the page, and finds everything as a screen reader does: by its role and its name."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from playwright.sync_api import Locator, Page, expect

MORE = re.compile(r"^More\b")
OTHERS_TURN = re.compile(r"^Waiting for | to play$")


class Reason(NamedTuple):
    """Why something is not possible, and the rule that says so."""

    sentence: str
    rule: str


def press(thing: Locator) -> None:
    """Press with a finger where there is no mouse."""
    if thing.page.evaluate("matchMedia('(pointer: coarse)').matches"):
        thing.tap()
    else:
        thing.click()


def choose(page: Page, question: str, answer: str) -> None:
    """Choose an answer on the way to a new game; what is rarely asked is behind "More"."""
    expect(page.get_by_role("button", name="Cast off!")).to_be_visible()
    group = page.get_by_role("group", name=question, exact=True)
    if group.count() == 0:
        press(page.get_by_role("button", name=MORE))
    radio = group.get_by_role("radio", name=re.compile(f"^{re.escape(answer)}"))
    press(radio)
    expect(radio).to_be_checked()


def start(page: Page, *, players: int = 2, rules: str = "John Silver") -> "Table":
    """Lay a table for Die Schatzinsel and sit down."""
    page.goto("/#/new/schatzinsel")
    choose(page, "Players", str(players))
    choose(page, "Rules", rules)
    press(page.get_by_role("button", name="Cast off!"))
    page.mouse.move(0, 0)  # otherwise it points at whatever the table lays there
    return Table(page)


class Table:
    """The table of Die Schatzinsel as its player sees it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.now = page.get_by_role("region", name="What to do now")
        self.title = self.now.get_by_role("heading")
        self.board = page.get_by_role("group", name=re.compile("^Board"))
        self.fields = self.board.get_by_role("button")
        self.glowing = self.board.get_by_role("button", disabled=False)
        self.kinds = page.get_by_role("group", name="Kind of action")
        self.ship = page.get_by_role("region", name=re.compile("^Behind your screen"))
        self.sails = self.ship.get_by_role("button", name=re.compile("^Tile"))
        self.stock = page.get_by_role("region", name=re.compile("^(Free stock|Stock)"))
        self.log = page.get_by_role("log")
        self.voyage = page.get_by_role("region", name="Voyage")
        self.tip = page.get_by_role("tooltip")
        self.end_sheet = page.get_by_role("dialog")
        self.end_button = self.now.get_by_role("button", name="End turn")
        self.undo_button = self.now.get_by_role("button", name="Take back")
        expect(self.title).to_be_visible()

    def my_turn(self) -> bool:
        """Wait until it is this player's turn (true) or the game is over (false)."""
        mine = self.title.filter(has_not_text=OTHERS_TURN)
        expect(mine).to_be_visible()
        return "won" not in self.sentence() and "Shared victory" not in self.sentence()

    def my_turn_now(self) -> bool:
        """Whether it is this player's turn, without waiting for it."""
        return self.title.filter(has_not_text=OTHERS_TURN).count() > 0

    def sentence(self) -> str:
        """What the page says is to be done now."""
        return self.now.get_by_role("heading").locator("..").inner_text()

    def legal(self) -> list[str]:
        """The names of the empty fields that glow; a cross may glow for a chest too."""
        names = [glow.get_attribute("aria-label") or "" for glow in self.glowing.all()]
        return [name for name in names if ", empty" in name]

    def field(self, tile: str) -> Locator:
        """The field that belongs to a tile."""
        row, column = tile.split("-")
        return self.board.get_by_role("button", name=re.compile(f"^Row {row}, column {column},"))

    def kind(self, name: str) -> Locator:
        """One of the five kinds of action."""
        return self.kinds.get_by_role("button", name=name, exact=True)

    def free_tiles(self) -> Locator:
        """The tiles in the free stock that can be taken."""
        return self.stock.get_by_role("button", name=re.compile("^Free tile"), disabled=False)

    def lines(self) -> list[str]:
        """The log, the newest line first."""
        turns = self.log.get_by_role("group").all()
        return [line for turn in turns for line in reversed(turn.get_by_role("listitem").all_inner_texts())]

    def points(self, name: str = "You") -> int:
        """A player's points."""
        player = self.voyage.get_by_role("listitem").filter(has=self.page.get_by_text(name, exact=True))
        return int(re.findall(r"\d+", player.inner_text())[-1])

    @contextmanager
    def logged(self) -> Iterator[None]:
        """Wait until what is done meanwhile stands in the log."""
        before = self.log.text_content() or ""
        yield
        expect(self.log).not_to_have_text(before)

    def press_glowing(self) -> str:
        """Lay or set something on the first field that glows, and say which one it was."""
        glow = self.glowing.first
        name = glow.get_attribute("aria-label") or ""
        with self.logged():
            glow.click()
        return name

    def lay(self, tile: str) -> None:
        """Lay a tile on its field."""
        with self.logged():
            self.field(tile).click()

    def take(self) -> str:
        """Take the first free tile, and say which one it was."""
        free = self.free_tiles().first
        tile = (free.get_attribute("aria-label") or "").removeprefix("Free tile ")
        with self.logged():
            free.click()
        return tile

    def take_guard(self) -> None:
        """Take a free guard."""
        with self.logged():
            self.stock.get_by_role("button", name="Free guard").first.click()

    def end(self) -> None:
        """End the turn; the others' answer stands in the log."""
        with self.logged():
            self.end_button.click()

    def undo(self) -> None:
        """Take back the last action."""
        with self.logged():
            self.undo_button.click()

    def why(self, thing: Locator) -> Reason:
        """Point at something that is not possible and read the answer."""
        self.page.mouse.move(0, 0)
        expect(self.tip).to_be_hidden()
        thing.hover()
        return self.reason()

    def reason(self) -> Reason:
        """The answer that is shown beside something."""
        rule = self.tip.get_by_role("link").inner_text()
        told = self.tip.inner_text().removesuffix(rule).strip()
        return Reason(told.splitlines()[-1], rule.removeprefix("§ "))  # what the thing is stands above

    def act(self) -> None:
        """Do something that leads towards the end: place a piece, end the turn, or take one."""
        if self.glowing.count():
            self.press_glowing()
        elif self.end_button.count():
            self.end()
        elif self.free_tiles().count():
            self.take()
        else:
            self.take_guard()

    def play_to_the_end(self) -> None:
        """Play until the result is shown."""
        while self.my_turn():
            self.act()
        expect(self.end_sheet).to_be_visible()
