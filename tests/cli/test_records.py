"""`replay` and `verify`, on the golden records and on damaged copies of them."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.command_line import schatzkiste

GOLDEN = Path(__file__).parent.parent / "golden" / "schatzinsel"
GAME = GOLDEN / "3p-hawkins-one.json"
Record = dict[str, object]


def damaged(tmp_path: Path, damage: Callable[[Record], None]) -> Path:
    record = json.loads(GAME.read_text())
    damage(record)
    file = tmp_path / "damaged.json"
    file.write_text(json.dumps(record))
    return file


def test_replay_tells_every_action_and_the_result() -> None:
    finished = schatzkiste("replay", str(GAME))
    record = json.loads(GAME.read_text())
    assert finished.code == 0
    told = [line for line in finished.out.splitlines() if line[:4].strip().isdigit() and line[4:6] == "  "]
    assert {int(line[:4]) for line in told} == set(range(1, len(record["actions"]) + 1))
    assert all(str(score) in finished.out for score in record["result"]["scores"])


def test_replay_stops_where_it_is_told() -> None:
    finished = schatzkiste("replay", str(GAME), "--to", "2", "--lang", "de")
    assert "\n   2  " in finished.out
    assert "\n   3  " not in finished.out
    assert finished.out.endswith("Hier war das Spiel noch nicht zu Ende.\n")


def test_replay_cannot_go_beyond_the_end() -> None:
    finished = schatzkiste("replay", str(GAME), "--to", "9999")
    assert finished.code == 2
    assert "--to goes from 0 to " in finished.err


def test_true_records_are_verified_one_line_each() -> None:
    files = [str(path) for path in sorted(GOLDEN.glob("?p-*.json"))]
    finished = schatzkiste("verify", *files)
    assert finished.code == 0
    assert [line.split(": ok, ")[0] for line in finished.out.splitlines()] == files


def test_a_record_with_tables_of_its_own_needs_them() -> None:
    stuck = str(GOLDEN / "stuck.json")
    for command in ("verify", "replay"):
        assert schatzkiste(command, stuck).code == 1
        assert schatzkiste(command, stuck, "--tables", str(GOLDEN / "stuck.toml")).code == 0


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        (lambda record: record.update(seed="ab"), "record.seed: does not belong to seed_hash"),
        (lambda record: record["actions"].pop(0), "is refused"),
        (lambda record: record["actions"].pop(), "record.result: the game is not over"),
        (lambda record: record["actions"].insert(0, "0 fly"), "record.actions[0]: schatzinsel has no action 'fly'"),
        (lambda record: record["result"]["scores"].reverse(), "record.result.scores: the replay gives"),
        (lambda record: record.update(game="chess"), "record.game: there is no game 'chess'"),
    ],
)
def test_a_tampered_record_fails_with_the_place(tmp_path: Path, damage: Callable[[Record], None], reason: str) -> None:
    file = damaged(tmp_path, damage)
    finished = schatzkiste("verify", str(GAME), str(file))
    assert finished.code == 1
    assert finished.err == ""
    first, second = finished.out.splitlines()
    assert first.startswith(f"{GAME}: ok")
    assert second.startswith(f"{file}: wrong, ")
    assert reason in second


def test_a_record_of_an_unknown_game_fails(tmp_path: Path) -> None:
    file = damaged(tmp_path, lambda record: record.update(game="chess"))
    for arguments in (["replay", str(file)], ["play", "--load", str(file)]):
        finished = schatzkiste(*arguments)
        assert finished.code == 1
        assert finished.err.startswith("schatzkiste: record.game: there is no game 'chess'")


def test_a_cut_file_fails_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "cut.json"
    file.write_text(GAME.read_text()[:200])
    for command in ("verify", "replay"):
        finished = schatzkiste(command, str(file))
        assert finished.code == 1
        assert len((finished.out + finished.err).splitlines()) == 1
