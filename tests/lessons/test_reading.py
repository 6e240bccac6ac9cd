"""Files that are no lessons are refused with the place."""

from pathlib import Path

import pytest

from schatzkiste.core import UnknownGame
from schatzkiste.games import game
from schatzkiste.lessons import BadLesson, Lesson, lesson
from schatzkiste.lessons.reading import read_lesson

HEAD = 'seat = 0\nminutes = 4\n[[scenes]]\nplayers = 2\nseed = "a"\n'
STEP = '[[scenes.steps]]\nid = "ahoy"\nrule = "SI-1.1"\n'


def read(folder: Path, text: str) -> Lesson:
    """The lesson of Die Schatzinsel in this text."""
    (folder / "lesson.toml").write_text(text, encoding="utf-8")
    return read_lesson(game("schatzinsel"), folder)


def test_a_lesson_may_begin_with_a_deal(tmp_path: Path) -> None:
    told = read(tmp_path, HEAD + 'options = { rules = "hawkins" }\n' + STEP)
    told.check()
    assert told.scenes[0].start().settings["rules"] == "hawkins"
    assert [(step.number, step.id, step.text, step.stray_text) for step in told.steps] == [
        (1, "ahoy", "lesson-ahoy", "lesson-stray")
    ]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("seat = ", "the lesson of Die Schatzinsel: not valid TOML"),
        (HEAD.replace("minutes = 4\n", "") + STEP, "lesson.minutes: is missing"),
        (HEAD.replace("seat = 0", "seat = 9") + STEP, "lesson.seat: must be 0 to 3, not 9"),
        (HEAD + "steps = []\n", r"lesson.scenes\[0\].steps: must not be empty"),
        (HEAD + 'position = "x.json"\n' + STEP, r"lesson.scenes\[0\].players: is unknown"),
        (HEAD + STEP + 'text = "Ahoy"\n', r"lesson.scenes\[0\].steps\[0\].text: is unknown"),
        (HEAD + STEP + 'others = ["1: end"]\n', "others: must follow something that the learner does"),
        (HEAD + STEP + 'do = ["end"]\nothers = ["0: end"]\n', "others: must be written “SEAT: ACTION”"),
        (HEAD + STEP + 'do = ["end"]\nothers = ["end"]\n', "others: must be written “SEAT: ACTION”"),
    ],
)
def test_a_file_that_is_no_lesson(tmp_path: Path, text: str, complaint: str) -> None:
    with pytest.raises(BadLesson, match=complaint):
        read(tmp_path, text)


@pytest.mark.parametrize(
    ("step", "complaint"),
    [
        ('do = ["dig 3-3"]', "step 1 of the lesson of Die Schatzinsel: schatzinsel has no action 'dig 3-3'"),
        ('do = ["END"]', "step 1 of the lesson of Die Schatzinsel: 'END' is written 'end'"),
        ('do = ["end"]', "step 1 of the lesson of Die Schatzinsel: 'end' is not legal: nothing-done-yet"),
        ('point = ["do:end"]', "step 1 of the lesson of Die Schatzinsel: 'end' is pointed at and not legal"),
    ],
)
def test_a_lesson_that_cannot_be_played(tmp_path: Path, step: str, complaint: str) -> None:
    told = read(tmp_path, HEAD + STEP + step)
    assert told.scenes[0].start().to_act == (0,), "the learner begins in this deal"
    with pytest.raises(BadLesson, match=complaint):
        told.check()


@pytest.mark.parametrize(
    ("scene", "complaint"),
    [
        ('players = 9\nseed = "a"\n', r"lesson.scenes\[0\].players: must be 1 to 4, not 9"),
        ('players = 2\nseed = "xyz"\n', r"lesson.scenes\[0\]: a seed is a text of 1 to 64 hexadecimal digits"),
        ('position = "gone.json"\n', r"lesson.scenes\[0\].position: cannot read gone.json"),
        ('position = "lesson.toml"\n', r"lesson.scenes\[0\].position: cannot read lesson.toml"),
    ],
)
def test_a_scene_that_cannot_begin(tmp_path: Path, scene: str, complaint: str) -> None:
    told = read(tmp_path, f"seat = 0\nminutes = 4\n[[scenes]]\n{scene}{STEP}")
    with pytest.raises(BadLesson, match=complaint):
        told.check()


def test_a_game_without_a_lesson(tmp_path: Path) -> None:
    with pytest.raises(BadLesson, match="there is no lesson of Die Schatzinsel"):
        read_lesson(game("schatzinsel"), tmp_path)


def test_an_unknown_game() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'ludo'"):
        lesson("ludo")
