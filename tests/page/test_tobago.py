from pathlib import Path
from typing import cast

from playwright.sync_api import Page, expect

from schatzkiste import Position, Record, State
from schatzkiste.games.tobago.view import TobagoView
from tests.page.axe import violations
from tests.page.test_practice import choose_file
from tests.page.tobago import Tobago, start

FILE = Path(__file__).parents[1] / "golden/tobago/2p-standard-random.json"
# The numbers of all clues that are written somewhere.
NUMBERED = """() => [...document.querySelectorAll("small")].map((number) => Number(number.textContent))
    .filter((number) => Number.isInteger(number) && number > 0)"""
# How many clues are drawn somewhere.
PICTURED = """() => [...document.querySelectorAll("use[href^='#to-subject-']")]
    .filter((use) => !use.closest("symbol")).length"""


def hand(state: State, seat: int) -> list[int]:
    """The numbers of the clues that only this seat may see."""
    held = cast(TobagoView, state.view(seat))["hand"]
    assert held is not None
    return [clue["clue"]["clue"] for clue in held]


def laid(state: State) -> list[int]:
    """The numbers of the clues on the paths."""
    return [clue["clue"]["clue"] for path in cast(TobagoView, state.view(None))["paths"] for clue in path["clues"]]


def come_to_the_first_turn(table: Tobago) -> None:
    """Place the vehicle and lay the first clue."""
    while table.my_turn() and not table.hand.count():
        table.act()


def test_a_whole_game_to_the_winner_in_which_nobody_s_clues_are_told(still: Page, tmp_path: Path) -> None:
    table = start(still)
    come_to_the_first_turn(table)
    numbers, pictures = still.evaluate(NUMBERED), still.evaluate(PICTURED)
    table.play_to_the_end()

    with still.expect_download() as download:
        table.end_sheet.get_by_role("button", name="Save the game").click()
    download.value.save_as(tmp_path / "game.json")
    record = Record.load(tmp_path / "game.json")
    record.verify()
    assert record.result is not None
    for name, points in zip(("You", "Mina"), record.result.scores, strict=True):
        expect(table.end_sheet.get_by_role("listitem").filter(has_text=name)).to_contain_text(f"{points}points")

    first_turn = next(
        state
        for state, move in zip(record.replay(), record.actions, strict=False)
        if move.seat == 0 and cast(TobagoView, state.view(0))["phase"] == "turn"
    )
    shown = hand(first_turn, 0) + laid(first_turn)
    assert sorted(numbers) == sorted(shown)
    assert pictures == len(shown)
    assert set(shown).isdisjoint(hand(first_turn, 1))


def test_why_nothing_can_be_bought_without_an_amulet(still: Page) -> None:
    table = start(still)
    come_to_the_first_turn(table)
    reason = table.why(table.turn_action("Amulet"))
    assert reason == ("This costs an amulet, and you have none: pick one up at the shore.", "TO-6.2")


def test_the_first_decisions_are_open_to_everyone(still: Page) -> None:
    table = start(still)
    assert table.my_turn()
    assert violations(still) == []
    come_to_the_first_turn(table)
    assert violations(still) == []
    table.hand.first.click()
    assert violations(still) == []


def test_what_another_player_did_on_the_island_has_the_colour_of_that_player(still: Page) -> None:
    table = start(still)
    pennant = still.get_by_role("main").locator("svg:has(> use[href='#icon-pennant'])")
    while pennant.count() == 0:
        assert table.my_turn()
        table.act()
    painted = "getComputedStyle(document.documentElement).getPropertyValue('--paint-star')"
    star = still.evaluate(
        f"() => {{ document.body.style.color = {painted}; return getComputedStyle(document.body).color }}"
    )
    assert pennant.first.evaluate("flag => getComputedStyle(flag).color") == star


def test_the_last_rounds_without_progress_are_counted_before_they_end_the_game(still: Page) -> None:
    state = Record.load(FILE).at(53).state
    document = state.to_json()
    cast(dict[str, object], document["position"])["idle_turns"] = 14
    choose_file(still, Position.of(state.game.from_json(document), 0).text())
    expect(still.get_by_role("status").filter(has_text="3 more rounds without a clue")).to_be_visible()
