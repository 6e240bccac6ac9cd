import signal
from pathlib import Path

import pytest

from schatzkiste.bots import LEVELS
from schatzkiste.cli.arena import COLUMNS
from schatzkiste.texts import LANGUAGES, Texts
from tests.arena.test_program import entry
from tests.cli.command_line import schatzkiste, started

FEW = ("arena", "schatzinsel", "-n", "4", "--seed", "ab", "--jobs", "1")
BROKEN = "tests.arena.own_bots:Broken"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_speaks_the_language(language: str) -> None:
    finished = schatzkiste(*FEW, "--bots", "tests.arena.own_bots:First,random", "--lang", language)
    texts = Texts(language)
    assert finished.code == 0
    lines = finished.out.splitlines()
    assert all(texts.say(f"cli-arena-{column}") in lines[0] for column in COLUMNS)
    assert [line.split()[0] for line in lines[2:4]] == ["tests.arena.own_bots:First", "random"]
    ending = texts.say("cli-arena-end", title="Die Schatzinsel", games=4, total=4, seed="ab")
    assert lines[-1] == ending
    assert finished.err.splitlines()[-1] == "4/4 games"


def test_every_two_of_several_bots_meet_in_a_matrix() -> None:
    finished = schatzkiste(*FEW, "--bots", "random,tests.arena.own_bots:last,tests.arena.own_bots:First")
    head = "Wins of the bot on the left, alone at tables of the one above; equals would win 50.0%."
    lines = finished.out.splitlines()
    assert lines[lines.index(head) + 1].split() == ["random", "tests.arena.own_bots:last", "tests.arena.own_bots:First"]
    assert "12 of 12 games" in lines[-1]


def test_levels_are_called_by_their_numbers() -> None:
    finished = schatzkiste(*FEW, "--bots", "random,1")
    assert finished.out.splitlines()[3].split()[0] == LEVELS[0]


def test_one_against_the_rest_and_together() -> None:
    alone = ("arena", "dracheninsel", "-n", "3", "--players", "3", "--bots", "random,tests.arena.own_bots:last")
    finished = schatzkiste(*alone, "--one-against-the-rest", "--jobs", "1")
    assert "equals would win 33.3%" in finished.out
    assert "3 of 3 games" in finished.out
    finished = schatzkiste(*FEW, "--bots", "random,random,random", "--together")
    assert "6 of 6 games" in finished.out
    assert "Wins of the bot on the left" not in finished.out


def test_a_failing_bot_is_named_and_stood_in_for() -> None:
    finished = schatzkiste(*FEW, "--bots", f"{BROKEN},{entry('crashing')}")
    assert finished.code == 0
    told = " ".join(finished.out.split())
    assert f"The bot {BROKEN} failed: a stand-in decided for it" in told
    assert "my own mistake" in told
    assert "exit code 1: ZeroDivisionError" in told


def test_ctrl_c_stops_and_the_same_command_goes_on(tmp_path: Path) -> None:
    out, plot = tmp_path / "series.jsonl", tmp_path / "wins.svg"
    arguments = ("arena", "schatzinsel", "--bots", "random,random", "--out", str(out))
    process = started(*arguments, "-n", "100000", "--jobs", "2")
    while not (out.exists() and len(out.read_text().splitlines()) > 3):
        assert process.poll() is None
    process.send_signal(signal.SIGINT)
    shown, complaint = process.communicate()
    assert process.returncode == 130
    assert "Traceback" not in complaint
    assert "Give the same command again" in shown
    before = len(out.read_text().splitlines()) - 1
    finished = schatzkiste(*arguments, "-n", str(before + 4), "--plot", str(plot), "--jobs", "1")
    assert finished.code == 0
    assert len(out.read_text().splitlines()) - 1 >= before + 4
    assert plot.read_text().startswith("<svg ")


@pytest.mark.parametrize(
    ("arguments", "code", "reason"),
    [
        (("--bots", "random"), 2, "at least two bots"),
        (("--bots", "1,9"), 2, "levels 1 to"),
        (("--bots", "random,random", "--players", "7"), 2, "2, 3, 4 players"),
        (("--bots", "random,random,random", "--together", "--players", "2"), 2, "3 bots cannot sit together"),
        (("--together", "--one-against-the-rest"), 2, "exclude each other"),
        (("--seconds", "0"), 2, "--seconds"),
        (("--out", "missing/series.jsonl"), 1, "cannot write missing/series.jsonl: no such file"),
        (("--plot", "missing/wins.svg"), 1, "cannot write missing/wins.svg: no such file"),
    ],
)
def test_what_is_wrong_is_told_before_the_first_game(arguments: tuple[str, ...], code: int, reason: str) -> None:
    finished = schatzkiste("arena", "schatzinsel", *arguments)
    assert finished.code == code
    assert finished.err.startswith("schatzkiste: ")
    assert finished.err.count("\n") == 1
    assert reason in finished.err


def test_a_file_of_another_series_is_refused_in_a_sentence(tmp_path: Path) -> None:
    out = tmp_path / "series.jsonl"
    assert schatzkiste(*FEW, "--bots", "random,random", "--out", str(out)).code == 0
    finished = schatzkiste(*FEW, "--bots", "1,2", "--out", str(out))
    assert finished.code == 1
    assert "series.jsonl holds another series: bots ['random 1', 'random 2'], not ['" in finished.err
