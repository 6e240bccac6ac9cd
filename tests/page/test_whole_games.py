"""A whole game of each kind by keyboard alone, and by finger alone; everything is found by its role and its name.

Those who play in the other tests press with a mouse. Here the very same players press in another way.
"""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.page import dracheninsel, player, silver_gold, tobago
from tests.page.conftest import DESKTOP, Visit
from tests.page.serving import Server

TABLET: ViewportSize = {"width": 1180, "height": 820}
ROUNDS = 4
SPACE_PRESSES = ("radio", "checkbox")

Player = player.Table | dracheninsel.Dracheninsel | silver_gold.SilverGold | tobago.Tobago
GAMES: dict[str, Callable[[Page], Player]] = {
    "dracheninsel": lambda page: dracheninsel.start(page, rounds=ROUNDS),
    "schatzinsel": player.start,
    "silver_gold": lambda page: silver_gold.start(page, players=1),
    "tobago": tobago.start,
}
every_game = pytest.mark.parametrize("game", GAMES)


def by_key(thing: Locator, **_: object) -> None:
    """Go there and press the key that presses such a thing."""
    thing.focus()
    expect(thing).to_be_focused()
    thing.press(" " if thing.get_attribute("type") in SPACE_PRESSES else "Enter")


def by_finger(thing: Locator, **_: object) -> None:
    """Tap it."""
    thing.tap()


@every_game
def test_a_whole_game_by_keyboard(visit: Visit, server: Server, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    monkeypatch.setattr(Locator, "click", by_key)
    page = visit(server, window=DESKTOP, motion="reduce")
    table = GAMES[game](page)
    table.play_to_the_end()
    table.end_sheet.get_by_role("button", name="Look at the board").click()
    expect(table.end_sheet).to_be_hidden()


@every_game
def test_a_whole_game_by_touch(visit: Visit, server: Server, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    monkeypatch.setattr(Locator, "click", by_finger)
    page = visit(server, window=TABLET, touch=True, motion="reduce", confirm_touch=False)
    table = GAMES[game](page)
    table.play_to_the_end()
    table.end_sheet.get_by_role("button", name="Look at the board").click()
    expect(table.end_sheet).to_be_hidden()
