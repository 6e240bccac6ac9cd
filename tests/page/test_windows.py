"""Every table, fully manned, in windows of many sizes."""

import re

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from schatzkiste.games import game, game_ids
from tests.page.conftest import Visit
from tests.page.seat import sit_down
from tests.page.serving import Server
from tests.page.test_touch import SMALL_PHONE

CUT = "heading => heading.scrollWidth - heading.clientWidth"

every_game = pytest.mark.parametrize("game_id", game_ids())


def box(thing: Locator) -> FloatRect:
    """Where something is in the window."""
    found = thing.bounding_box()
    assert found is not None
    return found


def start(page: Page, game_id: str) -> None:
    """Sit down at a table that has no empty seat."""
    sit_down(page, game_id, players=max(game(game_id).players))
    expect(page.get_by_role("region", name="What to do now").get_by_role("heading")).not_to_be_empty()


@every_game
def test_a_small_phone_shows_the_whole_title_and_all_scores(visit: Visit, server: Server, game_id: str) -> None:
    phone = visit(server, window=SMALL_PHONE, touch=True, motion="reduce")
    start(phone, game_id)
    bar = phone.get_by_role("banner")
    assert bar.get_by_role("heading").evaluate(CUT) <= 0
    end = box(bar.get_by_role("button", name="Menu"))["x"]
    scores = bar.get_by_role("img", name=re.compile("point")).all()
    assert [score.inner_text() for score in scores if box(score)["x"] + box(score)["width"] > end] == []
