import signal
import sys
from pathlib import Path

import pytest

from schatzkiste.record import Record
from tests.cli.command_line import schatzkiste, started

FEW = ("simulate", "schatzinsel", "-n", "20", "--bots", "random", "--seed", "ab")


def test_the_table_shows_bots_and_seats() -> None:
    finished = schatzkiste("simulate", "schatzinsel", "-n", "6", "--bots", "helmsman,random", "--jobs", "1")
    assert finished.code == 0
    lines = finished.out.splitlines()
    assert lines[0].split()[:3] == ["bot", "games", "wins"]
    assert [line.split("  ")[0] for line in lines if "%" in line[10:]] == [
        "bot",
        "helmsman",
        "random",
        "seat",
        "seat 0",
        "seat 1",
    ]
    assert lines[-1].startswith("6 of 6 games of schatzinsel, seed ")
    assert finished.err.splitlines()[-1] == "6/6 games"


def test_the_number_of_jobs_changes_no_line(tmp_path: Path) -> None:
    for jobs in ("1", "2"):
        assert schatzkiste(*FEW, "--jobs", jobs, "--out", str(tmp_path / jobs)).code == 0
    assert (tmp_path / "1").read_bytes() == (tmp_path / "2").read_bytes()


def test_every_game_is_a_record_of_one_line(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    schatzkiste(*FEW, "--players", "3", "--option", "rules=hawkins", "--out", str(out))
    records = [Record.parse(line) for line in out.read_text().splitlines()]
    assert len({record.seed for record in records}) == 20
    for record in records:
        assert record.options == {"rules": "hawkins", "guards": "one"}
        assert record.players == ["random"] * 3
        assert record.verify().is_over


def test_a_bot_of_ones_own_is_found_in_the_current_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "lazybones.py").write_text(
        "class Lazy:\n    def decide(self, observation, rng):\n        return observation.legal_actions()[0]\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", sys.path[:])
    finished = schatzkiste("simulate", "schatzinsel", "-n", "4", "--bots", "lazybones:Lazy,random", "--jobs", "2")
    assert finished.code == 0
    assert "lazybones:Lazy" in finished.out


def test_a_failing_bot_is_told_in_one_line() -> None:
    bots = "tests.arena.own_bots:Broken,random"
    finished = schatzkiste("simulate", "schatzinsel", "-n", "4", "--bots", bots, "--jobs", "1")
    assert finished.code == 1
    assert "ZeroDivisionError: my own mistake" in finished.err.splitlines()[-1]
    assert "Traceback" not in finished.err


def test_ctrl_c_shows_what_is_finished(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    process = started("simulate", "schatzinsel", "-n", "200000", "--bots", "random", "--jobs", "2", "--out", str(out))
    while not (out.exists() and out.read_text()):
        assert process.poll() is None
    process.send_signal(signal.SIGINT)
    shown, complaint = process.communicate()
    assert process.returncode == 130
    finished = int(shown.splitlines()[-1].split()[0])
    assert 0 < finished == len(out.read_text().splitlines()) < 200000
    assert "Traceback" not in complaint
