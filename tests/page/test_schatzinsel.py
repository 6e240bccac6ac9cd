import re
from pathlib import Path
from typing import NamedTuple, cast

import pytest
from playwright.sync_api import Page, expect

from schatzkiste import Record, State
from schatzkiste.games.schatzinsel.view import SchatzinselView
from tests.page.player import Table, start
from tests.page.test_windows import box

POINTS = re.compile(r"^Row (\d), column (\d), .*scores (one|\d+) points?$")
# All tiles that are drawn somewhere, without the sample that stands for a kind of action.
PICTURED = """() => [...document.querySelectorAll("use[href^='#si-relief-']")]
    .filter((use) => !use.closest("[aria-label='Kind of action']"))
    .map((use) => use.getAttribute("href").replace("#si-relief-", ""))"""
TILES_NAMED = """() => [...document.querySelectorAll("[aria-label]")]
    .flatMap((thing) => thing.getAttribute("aria-label").match(/tile \\d-\\d/i) ?? [])
    .map((name) => name.slice(-3))"""


class Gain(NamedTuple):
    """What a field promises."""

    tile: str
    points: int


def promised(name: str) -> Gain:
    """The promise in the name of a field."""
    found = POINTS.match(name)
    assert found, name
    row, column, points = found.groups()
    return Gain(f"{row}-{column}", 1 if points == "one" else int(points))


def saved(table: Table, folder: Path) -> Record:
    """The record that the end sheet hands out."""
    with table.page.expect_download() as download:
        table.end_sheet.get_by_role("button", name="Save the game").click()
    file = folder / "game.json"
    download.value.save_as(file)
    return Record.load(file)


def behind_the_screen(state: State, seat: int) -> list[str]:
    """The tiles that only this seat may see."""
    screen = cast(SchatzinselView, state.view(seat))["screen"]
    assert screen is not None
    return screen["tiles"]


def test_a_whole_game_by_mouse_to_the_winner_the_seed_and_the_next_game(desktop: Page, tmp_path: Path) -> None:
    table = start(desktop)
    table.play_to_the_end()

    record = saved(table, tmp_path)
    record.verify()
    assert record.result is not None
    mine, hers = record.result.scores
    winner = {(0,): "You have won!", (1,): "Mina has won", (0, 1): "Shared victory: You, Mina"}
    expect(table.end_sheet.get_by_role("heading").first).to_have_text(winner[tuple(record.result.winners)])
    ranks = table.end_sheet.get_by_role("listitem")
    expect(ranks.filter(has_text="You")).to_contain_text(f"{mine}points")
    expect(ranks.filter(has_text="Mina")).to_contain_text(f"{hers}points")
    assert (table.points("You"), table.points("Mina")) == (mine, hers)

    table.end_sheet.get_by_text("Was the shuffle honest?").click()
    assert record.seed is not None
    expect(table.end_sheet.get_by_text(record.seed, exact=True)).to_be_visible()
    expect(table.end_sheet.get_by_text(record.seed_hash, exact=True)).to_be_visible()
    expect(table.end_sheet.get_by_text("The two match: nobody tampered with chance.")).to_be_visible()

    table.end_sheet.get_by_role("button", name="Look at the board").click()
    expect(table.end_sheet).to_be_hidden()
    expect(table.undo_button).to_have_count(0)
    desktop.get_by_role("button", name="Result").click()
    table.end_sheet.get_by_role("link", name="New game").click()
    desktop.get_by_role("button", name="Cast off!").click()
    assert Table(desktop).my_turn()

    desktop.get_by_role("link", name="Back to the chest").click()
    expect(desktop.get_by_role("region", name="Your turn").get_by_role("link")).to_have_count(1)


def test_nothing_in_the_page_tells_what_lies_behind_the_others_screens(still: Page, tmp_path: Path) -> None:
    table = start(still, players=4, rules="Jim Hawkins")
    seen: list[set[str]] = []
    while table.my_turn():
        seen.append({*still.evaluate(PICTURED), *still.evaluate(TILES_NAMED)})
        table.act()

    record = saved(table, tmp_path)
    my_moments = [state for state, move in zip(record.replay(), record.actions, strict=False) if move.seat == 0]
    assert len(my_moments) == len(seen)
    for state, tiles in zip(my_moments, seen, strict=True):
        for seat in (1, 2, 3):
            assert tiles.isdisjoint(behind_the_screen(state, seat))


def test_a_field_says_what_it_brings_and_brings_it(desktop: Page) -> None:
    table = start(desktop)
    assert table.my_turn()
    before = table.points()
    tile, points = promised(table.legal()[0])
    table.field(tile).hover()
    row, column = tile.split("-")
    words = "one point" if points == 1 else f"{points} points"
    expect(table.now).to_contain_text(f"Row {row}, column {column} scores {words}.")
    expect(desktop.get_by_role("main").get_by_text(f"+{points}", exact=True).first).to_be_visible()
    table.lay(tile)
    expect(table.log.get_by_text(f"You place tile {tile}: +{points}")).to_be_visible()
    expect(table.voyage.get_by_role("listitem").filter(has_text="You")).to_contain_text(str(before + points))


def test_a_sail_is_picked_by_the_first_press_and_laid_by_the_second(still: Page) -> None:
    table = start(still)
    assert table.my_turn()
    sail = table.sails.first
    tile = (sail.get_attribute("aria-label") or "").split(",")[0].removeprefix("Tile ")
    sail.click()
    expect(sail).to_have_attribute("aria-pressed", "true")
    expect(table.title).to_have_text("Place a tile")
    expect(table.now.get_by_role("button", name=re.compile(r"^Place a tile \+\d+$"))).to_be_visible()
    with table.logged():
        sail.click()
    expect(table.log.get_by_text(f"You place tile {tile}: ")).to_be_visible()


def test_a_kind_of_action_limits_what_glows(still: Page) -> None:
    table = start(still)
    assert table.my_turn()
    tiles, before = table.free_tiles().count(), table.glowing.count()
    table.kind("Take a tile").click()
    expect(table.title).to_have_text("Take a tile")
    expect(table.glowing).to_have_count(tiles)
    table.kind("Take a tile").click()
    expect(table.glowing).to_have_count(before)


def test_why_not_is_answered_at_the_field_and_leads_to_the_rule(desktop: Page) -> None:
    table = start(desktop)
    assert table.my_turn()
    foreign = table.board.get_by_role("button", name="empty", disabled=True).first
    row, column = re.findall(r"\d", foreign.get_attribute("aria-label") or "")
    sentence, rule = table.why(foreign)
    assert sentence == f"Tile {row}-{column} belongs there, but it is not behind your screen."
    table.tip.get_by_role("link", name=f"Rule {rule} in the rule book").click()
    place = desktop.locator(f"[id='{rule}']")
    expect(place).to_be_in_viewport()
    expect(place).to_be_focused()
    desktop.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(foreign).to_be_focused()
    assert table.my_turn()


def test_why_not_is_answered_at_a_kind_of_action(still: Page) -> None:
    table = start(still, rules="Jim Hawkins")
    assert table.my_turn()
    table.take()
    assert table.my_turn()
    sentence, rule = table.why(table.kind("Take a tile"))
    assert sentence == "You have already taken a tile this turn: do something else or end your turn."
    assert rule == "SI-3.2"
    still.mouse.move(0, 0)
    expect(table.tip).to_be_hidden()


def test_what_was_done_can_be_taken_back(desktop: Page) -> None:
    table = start(desktop)
    assert table.my_turn()
    points, lines = table.points(), table.lines()
    tile, _ = promised(table.legal()[0])
    story, log = (desktop.get_by_role("region", name="What just happened"), table.log)
    tops = [box(story)["y"], box(log)["y"]]
    table.lay(tile)
    assert table.my_turn()
    assert [box(story)["y"], box(log)["y"]] == pytest.approx(tops, abs=2), "the side panel stays as it was"
    table.undo()
    expect(table.field(tile)).to_have_accessible_name(re.compile("empty, scores"))
    assert table.my_turn()
    assert (table.points(), table.lines()) == (points, lines)


def test_with_the_hawkins_rules_a_turn_has_many_kinds_and_the_player_ends_it(still: Page) -> None:
    table = start(still, rules="Jim Hawkins")
    assert table.my_turn()
    expect(table.end_button).to_have_count(0)
    tile = table.take()
    expect(table.end_button).to_be_visible()
    expect(table.title).to_have_text("Anything else?")
    table.take_guard()
    assert table.lines()[:2] == ["You take a guard", f"You take tile {tile}"]
    expect(table.field(tile)).to_be_enabled()  # not laid: that might be the last thing to do, and end the turn
    table.end()
    assert table.my_turn()
    assert table.lines()[0].startswith("Mina")


def test_the_log_tells_everything_that_happened_the_newest_first(still: Page) -> None:
    table = start(still)
    assert table.my_turn()
    tile = table.take()
    assert table.my_turn()
    table.take_guard()
    assert table.my_turn()
    lines = table.lines()
    mine = [line for line in lines if line.startswith("You")]
    assert mine == ["You take a guard", f"You take tile {tile}"]
    assert lines[0].startswith("Mina")
