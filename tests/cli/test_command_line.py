"""What holds for all commands: help, versions, errors in one line, exit codes."""

import pytest

from schatzkiste import __version__
from schatzkiste.cli import COMMANDS
from tests.cli.command_line import schatzkiste, started


@pytest.mark.parametrize("arguments", [("--version",), ("games", "--version")])
def test_the_version_says_which_core_runs(arguments: tuple[str, ...]) -> None:
    finished = schatzkiste(*arguments)
    assert finished.code == 0
    assert finished.out.startswith(f"schatzkiste {__version__}, ")
    assert finished.out.endswith(("compiled core\n", "pure Python core\n"))


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples(command: str) -> None:
    finished = schatzkiste(command, "--help")
    assert finished.code == 0
    assert f"  Examples:\n    schatzkiste {command}" in finished.out


def test_without_a_command_there_is_help() -> None:
    finished = schatzkiste()
    assert finished.code == 0
    assert all(command in finished.out for command in COMMANDS)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["dig"], "there are: games, learn, play, simulate"),
        (["games", "--colour"], "--colour"),
        (["games", "--lang", "it"], "de, en, fr"),
        (["play"], "name a game"),
        (["play", "chess"], "there are: dracheninsel, schatzinsel"),
        (["play", "schatzinsel", "--players", "7"], "2, 3, 4 players"),
        (["play", "schatzinsel", "--bots", "nobody"], "there are: random"),
        (["play", "schatzinsel", "--bots", "random,,helmsman"], "like helmsman,random"),
        (["play", "schatzinsel", "--players", "2", "--bots", "random,helmsman"], "room for 1 of the bots"),
        (["play", "schatzinsel", "--seed", "xyz"], "hexadecimal"),
        (["play", "schatzinsel", "--seed", ""], "hexadecimal"),
        (["play", "schatzinsel", "--option", "rules"], "name=value"),
        (["play", "schatzinsel", "--option", "rules=none"], "silver, hawkins"),
        (["play", "schatzinsel", "--option", "wind=west"], "it has: rules, guards"),
        (["play", "--load", "some.json", "--seed", "ab"], "leave them out"),
        (["simulate", "schatzinsel", "-n", "0"], "-n"),
        (["simulate", "schatzinsel", "--jobs", "0"], "--jobs"),
        (["simulate", "schatzinsel", "--bots", "no.module:Bot"], "cannot import"),
        (["replay"], "FILE"),
        (["verify"], "FILE"),
        (["serve", "--port", "65536"], "65535"),
    ],
)
def test_wrong_usage_is_one_line_and_code_2(arguments: list[str], reason: str) -> None:
    finished = schatzkiste(*arguments)
    assert finished.code == 2
    assert finished.out == ""
    assert finished.err.startswith("schatzkiste: ")
    assert finished.err.count("\n") == 1
    assert reason in finished.err


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["play", "schatzinsel", "--components", "missing.toml"], "cannot read missing.toml"),
        (["play", "schatzinsel", "--save", "missing/game.json"], "cannot save in missing/game.json"),
        (["play", "--load", "missing.json"], "cannot read missing.json"),
        (["replay", "missing.json"], "cannot read missing.json"),
        (
            ["simulate", "schatzinsel", "-n", "1", "--out", "missing/games.jsonl"],
            "cannot write missing/games.jsonl: no such file or directory",
        ),
    ],
)
def test_what_fails_is_one_line_and_code_1(arguments: list[str], reason: str) -> None:
    finished = schatzkiste(*arguments)
    assert finished.code == 1
    assert finished.err.startswith("schatzkiste: ")
    assert finished.err.count("\n") == 1
    assert reason in finished.err


def test_exit_codes_reach_the_shell() -> None:
    for arguments, code in ((["games"], 0), (["verify", "missing.json"], 1), (["dig"], 2)):
        process = started(*arguments)
        process.communicate()
        assert process.returncode == code


def test_a_closed_pipe_is_no_traceback() -> None:
    process = started("games")
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert "Traceback" not in process.stderr.read()
    process.communicate()
