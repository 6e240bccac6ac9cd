"""The bench of single decisions: what is drawn, and that there is a line for everything; no time is looked at."""

import pytest
from click.testing import CliRunner

import bench.decisions
from bench.decisions import decisions, main, replies
from schatzkiste.bots import RandomBot
from schatzkiste.games import game


def test_the_same_choices_are_drawn_again() -> None:
    drawn = [decisions(game("schatzinsel"), 4, RandomBot(), 5) for _ in range(2)]
    first, second = ([known.fingerprint() for known in found] for found in drawn)
    assert first == second
    assert len(set(first)) == 5
    assert all(len(known.legal_actions()) > 1 for known in drawn[0])


def test_replies_are_apart() -> None:
    chosen = game("dracheninsel")
    let_go = chosen.parse("let-go")
    assert all(let_go in known.legal_actions() for known in replies(chosen, 3, RandomBot(), 5))
    assert not any(let_go in known.legal_actions() for known in decisions(chosen, 3, RandomBot(), 20))


def test_every_game_and_level_has_its_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench.decisions, "level_bot", lambda level, game_id: RandomBot())
    monkeypatch.setattr(bench.decisions, "LONGEST", 40)
    told = CliRunner().invoke(main, ["schatzinsel", "tobago", "-n", "4"], catch_exceptions=False).output
    rows = [line.strip("| ").split(" | ") for line in told.splitlines() if line.startswith(("| Die", "| Tobago"))]
    assert [row[:2] for row in rows[:2]] == [["Die Schatzinsel", "2"], ["Tobago", "2"]]
    assert [row[:4] for row in rows[2:]] == [
        [title, "4", level, "4"] for title in ("Die Schatzinsel", "Tobago") for level in ("captain", "legend")
    ]
    assert all(row[-3:] == ["0", "–", "–"] for row in rows[2:])
