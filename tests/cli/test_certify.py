import re
import sys
from pathlib import Path

import pytest

from schatzkiste.texts import LANGUAGES, Texts
from tests.arena.test_program import entry
from tests.cli.command_line import schatzkiste

FEW = ("--game", "schatzinsel", "-n", "1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_good_bot_passes(language: str) -> None:
    finished = schatzkiste("certify", "random", *FEW, "--lang", language)
    assert finished.code == 0
    lines = finished.out.splitlines()
    assert lines[2].split()[0] == "schatzinsel"
    assert lines[2].count("✓") == 4
    assert lines[-1] == Texts(language).say("cli-certify-verdict", bot="random", good="yes")


def test_a_bad_bot_fails_with_reasons() -> None:
    finished = schatzkiste("certify", "tests.arena.own_bots:Broken", *FEW)
    assert finished.code == 1
    assert "✗" in finished.out
    assert "ZeroDivisionError: my own mistake" in finished.out
    assert finished.out.splitlines()[-1] == "The bot tests.arena.own_bots:Broken does not keep the rules of the house."


def test_a_bot_is_checked_in_every_game_that_it_claims() -> None:
    finished = schatzkiste("certify", entry("good"), "-n", "1")
    assert finished.code == 0
    assert [line.split()[0] for line in finished.out.splitlines() if "✓" in line] == ["schatzinsel", "silver_gold"]


def test_levels_are_called_by_their_numbers() -> None:
    assert schatzkiste("certify", "1", *FEW).code == 0


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("nobody",), "no game that the bot 'nobody' plays"),
        (("tests.arena.own_bots:Remembering", "--game", "tobago"), "does not claim to play tobago"),
        (("random", "--game", "chess"), "no game 'chess'"),
        (("no.module:Bot",), "cannot import"),
    ],
)
def test_wrong_usage_is_one_line(arguments: tuple[str, ...], reason: str) -> None:
    finished = schatzkiste("certify", *arguments)
    assert finished.code == 2
    assert finished.err.count("\n") == 1
    assert reason in finished.err


def test_the_first_bot_of_the_book_is_good(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    book = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    code = re.search(r"Save this as `mine.py`:\n\n```python\n(.*?)```", book, re.DOTALL)
    assert code is not None
    (tmp_path / "mine.py").write_text(code[1])
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", sys.path[:])
    assert schatzkiste("certify", "mine:first", *FEW).code == 0
