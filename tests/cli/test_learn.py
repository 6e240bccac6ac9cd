"""Lessons in the terminal: played to the end, answered kindly, left and resumed."""

import signal
from pathlib import Path

import pytest

from schatzkiste.games import game_ids
from schatzkiste.lessons import lesson
from schatzkiste.texts import LANGUAGES, Texts
from tests.cli.command_line import schatzkiste, started
from tests.cli.terminal import CTRL_C, ENTER, Terminal

ENTER_LINE = ""


def typed(game_id: str, first: int = 1, last: int | None = None) -> list[str]:
    """What a learner types who does what is wanted, from one step to another."""
    steps = lesson(game_id).steps[first - 1 : last]
    return [entry for step in steps for entry in (step.do or (ENTER_LINE,))]


def told_in(language: str) -> str:
    """What a command says of its language, where the system speaks English."""
    return "" if language == "en" else f" --lang {language}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", game_ids())
def test_a_lesson_is_learned_to_its_end(game_id: str, language: str) -> None:
    finished = schatzkiste("learn", game_id, "--lang", language, typed=typed(game_id))
    assert (finished.code, finished.err) == (0, "")
    texts = Texts(language)
    words = " ".join(finished.out.split())
    for step in lesson(game_id).steps:
        assert f"{' '.join(texts.say(step.text).split())} (§ {step.rule})" in words
    players = lesson(game_id).scenes[0].start().players
    command = f"schatzkiste play {game_id} --players {players} --bots landlubber --hints{told_in(language)}\n"
    assert finished.out.endswith(command)


@pytest.mark.parametrize("game_id", game_ids())
def test_what_is_wanted_can_be_typed_by_its_name(game_id: str) -> None:
    told = lesson(game_id)
    texts = Texts("de")
    names = [
        texts.name(game_id, told.game.actions[told.game.parse(entry)]) if entry else entry for entry in typed(game_id)
    ]
    finished = schatzkiste("learn", game_id, "--lang", "de", typed=names)
    assert finished.out.endswith(f"--hints{told_in('de')}\n")


@pytest.mark.parametrize(
    ("game_id", "step", "entry", "answer"),
    [
        ("silver_gold", 2, "keep 1+2", "Those would do too"),
        ("silver_gold", 3, "mark 1 b1b2b3", "That would be allowed! But let me show you something else first."),
        ("schatzinsel", 11, "guard 1-1", "Possible, but look"),
        ("tobago", 10, "accept", "each card costs you a rose"),
        ("dracheninsel", 14, "yield", "If you give in, Brown takes both coins."),
    ],
)
def test_another_legal_action_is_answered_kindly_and_taken_back(
    game_id: str, step: int, entry: str, answer: str
) -> None:
    finished = schatzkiste(
        "learn", game_id, "--lang", "en", "--from", str(step), typed=[entry, entry, *typed(game_id, step)]
    )
    assert finished.out.count(answer) == 2
    assert finished.out.count("It is taken back. Type “") == 2
    assert finished.out.endswith("--hints\n")


def test_others_at_the_table_are_called_as_lora_calls_them() -> None:
    finished = schatzkiste(
        "learn", "dracheninsel", "--lang", "en", "--from", "14", typed=["log", *typed("dracheninsel", 14)]
    )
    assert "Brown" in finished.out.split("Lora (14")[0]
    assert "Landlubber" not in finished.out


@pytest.mark.parametrize(
    ("entry", "answer"),
    [
        ("chest 1-1", "Tile 1-1 has a cross, but it is not on the board yet. (§ SI-3.5)"),
        ("why end", "(§ SI-3.1)"),
        ("why lay 1-1", "That is allowed."),
        ("lay", "“lay” fits 4 choices"),
        ("dig", "I do not understand “dig”"),
        ("?", "leave the lesson"),
        ("table", "Lora (2/16): Tile 1-1 belongs"),
        ("log", "Nothing has happened yet."),
        (ENTER_LINE, ">"),
    ],
)
def test_entries_are_answered(entry: str, answer: str) -> None:
    finished = schatzkiste("learn", "schatzinsel", "--lang", "en", "--from", "2", typed=[entry])
    assert finished.code == 0
    assert answer in finished.out.split(f"> {entry}\n", 1)[1]
    assert "You place" not in finished.out


@pytest.mark.parametrize(
    ("entry", "answer"),
    [
        ("lay 1-1", "Press Enter to go on; ? helps."),
        ("why foo", "Press Enter to go on; ? helps."),
        ("?", "leave the lesson"),
    ],
)
def test_a_step_to_read_waits_for_enter(entry: str, answer: str) -> None:
    finished = schatzkiste("learn", "schatzinsel", "--lang", "en", typed=[entry])
    assert answer in finished.out.split(f"> {entry}\n", 1)[1]
    assert "Lora (2/16)" not in finished.out


@pytest.mark.parametrize("game_id", game_ids())
def test_a_lesson_is_gone_on_with_where_it_was_left(game_id: str) -> None:
    for step in lesson(game_id).steps:
        left = schatzkiste("learn", game_id, "--lang", "en", "--from", str(step.number), typed=["quit"])
        assert left.code == 0
        assert f"Lora ({step.number}/" in left.out
        assert left.out.endswith(f"schatzkiste learn {game_id} --from {step.number}\n")


def test_the_step_at_which_one_leaves_is_told() -> None:
    left = schatzkiste("learn", "tobago", "--lang", "de", typed=typed("tobago", 1, 6))
    assert left.code == 0
    assert "Du bist bei Schritt 7 von 20." in left.out
    assert left.out.endswith("schatzkiste learn tobago --from 7 --lang de\n")


def test_ctrl_c_leaves_kindly() -> None:
    process = started("learn", "schatzinsel", "--lang", "en")
    assert process.stdout is not None
    while "Lora (1/16)" not in process.stdout.readline():
        assert process.poll() is None
    process.send_signal(signal.SIGINT)
    out, err = process.communicate()
    assert (process.returncode, err) == (130, "")
    assert out.endswith("schatzkiste learn schatzinsel --from 1\n")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("ludo",), "there is no game 'ludo' in the chest"),
        (("tobago", "--from", "21"), "--from goes from 1 to 20, the number of steps of the lesson"),
        (("tobago", "--from", "0"), "0 is not in the range"),
        (("tobago", "--lang", "nl"), "there is no language 'nl'"),
    ],
)
def test_what_cannot_be_learned(arguments: tuple[str, ...], complaint: str) -> None:
    finished = schatzkiste("learn", *arguments)
    assert finished.code == 2
    assert complaint in finished.err


def test_a_lesson_on_a_screen(tmp_path: Path) -> None:
    with Terminal("learn", "silver_gold", "--lang", "en", folder=tmp_path) as terminal:
        terminal.wait_for("Lora (1/16)", "Press Enter")
        terminal.type(ENTER)
        terminal.wait_for("Lora (2/16)", "Type “keep 3+4”")
        terminal.type("keep 1+2", ENTER)
        terminal.wait_for("Those would do too", "It is taken back")
        terminal.type("keep 3+4", ENTER)
        terminal.wait_for("Lora (3/16)", "line of three")
        terminal.type(CTRL_C)
        assert terminal.end() == 130
        assert "schatzkiste learn silver_gold --from 3" in terminal.text
