"""The score sheets of the golden games add up to their scores, and tell what happened."""

from functools import cache
from pathlib import Path

import pytest

from schatzkiste.core import OtherRules, Summary
from schatzkiste.games import game, game_ids
from schatzkiste.history import History
from schatzkiste.record import Record
from tests.golden.make import folder_of
from tests.golden.test_golden import components_of

BEGINNINGS = 12
"""So many of the steps of a game, evenly spread, are tried as beginnings of practice."""


@cache
def played(path: Path) -> History | None:
    """The recorded game; none where it was played by older rules that differ."""
    record = Record.load(path)
    chosen = game(record.game, components_of(path))
    try:
        record.verify(chosen)
    except OtherRules:
        return None
    assert record.seed is not None
    history = History(chosen.new(len(record.players), record.seed, record.options))
    for taken in record.actions:
        history.act(taken.seat, chosen.parse(taken.notation))
    return history


def summaries(id: str) -> list[tuple[History, Summary]]:
    """The golden games of one kind."""
    games = [played(path) for path in sorted(folder_of(id).glob("*.json"))]
    return [(history, history.summary()) for history in games if history is not None]


def sums(summary: Summary) -> list[int]:
    """What the rows that count come to for every seat."""
    seats = range(len(summary.course[-1].points))
    return [sum(row.cells[seat].points for row in summary.rows if row.counts) for seat in seats]


@pytest.mark.parametrize("id", game_ids())
def test_a_score_sheet_adds_up_and_the_course_ends_there(id: str) -> None:
    for history, summary in summaries(id):
        scores = history.state.scores()
        assert sums(summary) == scores
        assert summary.course[-1].points == scores
        assert len(summary.course) == len(history.steps) + 1
        rounds = [score.round for score in summary.course]
        assert rounds == sorted(rounds)
        assert rounds[0] == 1


@pytest.mark.parametrize("id", game_ids())
def test_a_score_sheet_adds_up_wherever_practice_began(id: str) -> None:
    games = [history for history, _ in summaries(id)]
    for history in games[::BEGINNINGS]:
        for begun in range(1, len(history.steps), max(1, len(history.steps) // BEGINNINGS)):
            rest = History(history.steps[begun].before.copy())
            rest.steps, rest.state = history.steps[begun:], history.state
            summary = rest.summary()
            assert sums(summary) == rest.state.scores(), (rest.state.seed, begun)


def test_die_schatzinsel_names_the_bonus_of_the_one_who_was_first() -> None:
    bonuses = [row.cells for _, summary in summaries("schatzinsel") for row in summary.rows if row.code == "bonus"]
    assert {sum(cell.count for cell in cells) for cells in bonuses} == {0, 1}


def test_die_dracheninsel_names_partners_and_betrayals() -> None:
    rows = [row for _, summary in summaries("dracheninsel") for row in summary.rows]
    assert {row.note for row in rows} == {"", "betrayed", "not-cashed"}
    for row in rows:
        counts = [cell.count for cell in row.cells]
        partners = [[part.what for part in cell.parts if part.what.startswith("partner-")] for cell in row.cells]
        assert sum(counts) == (0 if row.note == "not-cashed" else 2)
        if row.note == "betrayed":
            assert counts[int(row.args["seat"])] == 2
            assert len(partners[int(row.args["seat"])]) == 1
        elif 1 in counts:
            assert all(len(names) == count for names, count in zip(partners, counts, strict=True))


def test_silver_and_gold_lists_what_it_adds() -> None:
    for _, summary in summaries("silver_gold"):
        for row in summary.rows:
            for cell in row.cells:
                assert not cell.parts or cell.points == sum(part.value for part in cell.parts)


def test_tobago_tells_of_every_treasure_and_its_curse() -> None:
    found: set[str] = set()
    for history, summary in summaries("tobago"):
        raised = [event for step in history.steps for event in step.events if event.code == "treasure-raised"]
        assert sum(row.code == "treasure" for row in summary.rows) == len(raised)
        found |= {part.what for row in summary.rows for cell in row.cells for part in cell.parts}
    assert {"gold", "lost", "protected"} <= found
