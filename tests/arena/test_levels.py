"""The proof of the levels takes hours, so a small one shows that it comes to its end and can go on."""

from pathlib import Path

import pytest

import bench.levels
from bench.levels import Proof
from schatzkiste.games import game

LEVELS = ("random", "tests.arena.own_bots:last", "examples.eager:eager")


def test_a_step_that_200_games_leave_open_is_played_longer(tmp_path: Path) -> None:
    duels = list(Proof(game("schatzinsel"), 200, tmp_path, jobs=1)._duels())
    games = {(duel.one, duel.rest): duel.games for duel in duels if duel.players == 4}
    assert list(games.values()) == [100, 1200, 100, 400]
    assert games["helmsman", "deckhand"] == 1200


def test_the_tables_of_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench.levels, "LEVELS", LEVELS)
    monkeypatch.setattr(bench.levels, "yardstick", lambda game_id: "random")
    lines = list(Proof(game("schatzinsel"), 4, tmp_path, jobs=1).tables())
    strength = [line.split(" | ") for line in lines if line.startswith("| ") and line.endswith(" |")]
    met = {(row[0].removeprefix("| "), row[1], row[2]) for row in strength if row[2] in ("2", "4")}
    assert met == {
        ("tests.arena.own_bots:last", "random", "2"),
        ("examples.eager:eager", "tests.arena.own_bots:last", "2"),
        ("tests.arena.own_bots:last", "random", "4"),
        ("examples.eager:eager", "tests.arena.own_bots:last", "4"),
        ("examples.eager:eager", "random", "2"),
    }
    written = {file.name: file.stat().st_size for file in tmp_path.iterdir()}
    assert list(Proof(game("schatzinsel"), 4, tmp_path, jobs=1).tables()) == lines
    assert {file.name: file.stat().st_size for file in tmp_path.iterdir()} == written


def test_where_partners_are_needed_points_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench.levels, "LEVELS", LEVELS[:2])
    monkeypatch.setattr(bench.levels, "yardstick", lambda game_id: "random")
    monkeypatch.setattr(bench.levels, "PARTNERS_NEEDED", {"schatzinsel"})
    lines = list(Proof(game("schatzinsel"), 8, tmp_path, jobs=1).tables())
    begin = lines.index("| all 2 seats | games | points each |")
    assert [line.split(" | ")[0] for line in lines[begin + 2 : begin + 4]] == ["| random", f"| {LEVELS[1]}"]
