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


def test_replay_begins_with_the_table_of_a_step_as_a_seat_saw_it() -> None:
    finished = schatzkiste("replay", str(GAME), "--seat", "2", "--from", "7", "--to", "9", "--lang", "en")
    told = [line[:6] for line in finished.out.splitlines() if line[:4].strip().isdigit() and line[4:6] == "  "]
    assert {"   8  ", "   9  "} == set(told)
    assert finished.out.index("Behind your screen") < finished.out.index("\n   8  ")
    assert "Behind your screen" not in schatzkiste("replay", str(GAME), "--from", "7", "--to", "9", "--lang", "en").out


@pytest.mark.parametrize(
    ("option", "number", "sentence"),
    [
        ("--to", "9999", "--to goes from 0 to "),
        ("--from", "9999", "--from goes"),
        ("--seat", "4", "--seat goes from 1 to 3"),
    ],
)
def test_replay_cannot_go_beyond_the_end(option: str, number: str, sentence: str) -> None:
    finished = schatzkiste("replay", str(GAME), option, number)
    assert finished.code == 2
    assert sentence in finished.err


def test_true_records_are_verified_one_line_each() -> None:
    files = [str(path) for path in sorted(GOLDEN.glob("?p-*.json"))]
    finished = schatzkiste("verify", *files)
    assert finished.code == 0
    assert [line.split(": ok, ")[0] for line in finished.out.splitlines()] == files


def test_a_record_with_tables_of_its_own_needs_them() -> None:
    stuck = str(GOLDEN / "stuck.json")
    for command in ("verify", "replay"):
        assert schatzkiste(command, stuck).code == 1
        assert schatzkiste(command, stuck, "--components", str(GOLDEN / "stuck.toml")).code == 0


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


def test_a_record_of_newer_rules_is_not_called_wrong(tmp_path: Path) -> None:
    file = damaged(tmp_path, lambda record: record.update(rules_version=99))
    reason = "record.rules_version: played by version 99 of the rules, here is version"
    verified = schatzkiste("verify", str(file))
    assert verified.code == 1
    assert verified.out.startswith(f"{file}: not checked, {reason}")
    replayed = schatzkiste("replay", str(file))
    assert replayed.code == 1
    assert replayed.err.startswith(f"schatzkiste: {reason}")


def test_a_record_of_an_unknown_game_fails(tmp_path: Path) -> None:
    file = damaged(tmp_path, lambda record: record.update(game="chess"))
    for arguments in (["replay", str(file)], ["play", "--load", str(file)]):
        finished = schatzkiste(*arguments)
        assert finished.code == 1
        assert finished.err.startswith("schatzkiste: record.game: there is no game 'chess'")


@pytest.fixture
def simulated(tmp_path: Path) -> Path:
    """A file of three games of bots."""
    out = tmp_path / "games.jsonl"
    assert schatzkiste("simulate", "schatzinsel", "-n", "3", "--jobs", "1", "--out", str(out)).code == 0
    return out


def test_simulated_games_are_verified_all_in_one_file(simulated: Path) -> None:
    lines = [json.loads(line) for line in simulated.read_text().splitlines()]
    actions = sum(len(line["actions"]) for line in lines)
    verified = schatzkiste("verify", str(GAME), str(simulated))
    assert verified.code == 0
    assert verified.out.splitlines()[1] == f"{simulated}: ok, games: 3, actions: {actions}"


@pytest.mark.parametrize(
    ("damage", "finding"),
    [
        (lambda record: record["actions"].pop(), "wrong, line 2: record.result: the game is not over"),
        (lambda record: record.update(seed="ab"), "wrong, line 2: record.seed: does not belong"),
        (lambda record: record.update(rules_version=99), "not checked, line 2: record.rules_version: played by"),
    ],
)
def test_a_wrong_game_among_many_is_named_by_its_line(
    simulated: Path, damage: Callable[[Record], None], finding: str
) -> None:
    lines = [json.loads(line) for line in simulated.read_text().splitlines()]
    damage(lines[1])
    simulated.write_text("".join(json.dumps(line) + "\n" for line in lines))
    verified = schatzkiste("verify", str(simulated))
    assert verified.code == 1
    assert verified.out.startswith(f"{simulated}: {finding}")


def test_one_game_of_many_is_replayed(simulated: Path) -> None:
    second = json.loads(simulated.read_text().splitlines()[1])
    finished = schatzkiste("replay", str(simulated), "--game", "2")
    assert finished.code == 0
    assert f", {len(second['actions'])} actions\n" in finished.out
    assert schatzkiste("replay", str(GAME), "--game", "1").code == 0


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["replay", "{}"], "this file holds many games, one a line, not a single one"),
        (["play", "--load", "{}"], "this file holds many games, one a line, not a single one"),
        (["replay", "{}", "--game", "4"], "there is no game 4; this file holds 3"),
    ],
)
def test_many_games_are_not_taken_for_one(simulated: Path, arguments: list[str], sentence: str) -> None:
    finished = schatzkiste(*(argument.format(simulated) for argument in arguments))
    assert (finished.code, finished.err) == (1, f"schatzkiste: {simulated}: {sentence}\n")
    finished = schatzkiste("replay", str(GAME), "--game", "2")
    assert (finished.code, finished.err) == (1, f"schatzkiste: {GAME}: this file holds one game, there is no game 2\n")


@pytest.mark.parametrize(
    ("name", "reason"),
    [("nowhere.json", "no such file or directory"), ("folder", "is a directory"), ("noise", "it is not text in UTF-8")],
)
def test_a_file_that_cannot_be_read_is_told_in_a_sentence(tmp_path: Path, name: str, reason: str) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "noise").write_bytes(b"\xff\xfe")
    file = str(tmp_path / name)
    sentence = f"cannot read {file}: {reason}"
    verified = schatzkiste("verify", file)
    finding = "wrong" if name == "noise" else "not checked"
    assert (verified.code, verified.out) == (1, f"{file}: {finding}, {sentence}\n")
    components = ["play", "schatzinsel", "--components", file]
    for arguments in (["replay", file], ["play", "--load", file], components):
        finished = schatzkiste(*arguments)
        assert (finished.code, finished.err) == (1, f"schatzkiste: {sentence}\n")


def test_a_cut_file_fails_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "cut.json"
    file.write_text(GAME.read_text()[:200])
    for command in ("verify", "replay"):
        finished = schatzkiste(command, str(file))
        assert finished.code == 1
        assert len((finished.out + finished.err).splitlines()) == 1
