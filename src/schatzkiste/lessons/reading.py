"""Reading lessons from their files."""

import json
import tomllib
from collections.abc import Callable, Mapping
from functools import cache, partial
from importlib import resources
from importlib.resources.abc import Traversable
from itertools import count

from schatzkiste.core import BadSetup, Document, Game, State
from schatzkiste.games import game
from schatzkiste.lessons.lesson import GENERAL_STRAY, BadLesson, Lesson, Scene, Step
from schatzkiste.record import SeatAction

FILE = "lesson.toml"
LONGEST = 60


@cache
def lesson(game_id: str) -> Lesson:
    """The lesson of a game."""
    chosen = game(game_id)
    folder = resources.files("schatzkiste.games").joinpath(game_id, "data")
    return read_lesson(chosen, folder)


@cache
def shows(game_id: str) -> Mapping[str, Step]:
    """The rules that the lesson of a game shows, each with a step: the first about it to do, to read, or another."""
    steps = lesson(game_id).steps
    in_order = [*(step for step in steps if step.do), *(step for step in steps if not step.do)]
    besides = {rule: step for step in reversed(in_order) for rule in step.also}
    return besides | {step.rule: step for step in reversed(in_order)}


def read_lesson(game: Game, folder: Traversable) -> Lesson:
    """The lesson that the file in a folder describes, not yet replayed."""
    try:
        values = tomllib.loads(folder.joinpath(FILE).read_text(encoding="utf-8"))
    except FileNotFoundError as error:
        raise BadLesson(f"there is no lesson of {game.title}") from error
    except tomllib.TOMLDecodeError as error:
        raise BadLesson(f"the lesson of {game.title}: not valid TOML: {error}") from error
    doc = Document(values, "lesson", BadLesson)
    doc.only(("seat", "minutes", "names", "scenes"))
    seat = doc.integer("seat", 0, max(game.players) - 1)
    minutes = doc.integer("minutes", 1, LONGEST)
    numbers = count(1)
    scenes: list[Scene] = []
    for place, value in enumerate(doc.items("scenes")):
        part = Document(value, f"lesson.scenes[{place}]", BadLesson)
        scenes.append(_scene(part, len(scenes) + 1, seat, numbers, partial(_start, game, folder, part)))
    return Lesson(game, seat, minutes, tuple(scenes), tuple(_texts(doc, "names")))


def _scene(doc: Document, number: int, seat: int, numbers: "count[int]", start: Callable[[], State]) -> Scene:
    doc.only(("position", "steps") if doc.has("position") else ("players", "seed", "options", "steps"))
    steps = [
        _step(Document(value, f"{doc.path}.steps[{place}]", BadLesson), next(numbers), seat)
        for place, value in enumerate(doc.items("steps"))
    ]
    if not steps:
        raise doc.wrong("steps", "must not be empty")
    return Scene(number, seat, tuple(steps), start)


def _start(game: Game, folder: Traversable, doc: Document) -> State:
    """The position of a scene: laid out by hand in a file beside the lesson, or a deal."""
    if doc.has("position"):
        name = doc.text("position")
        try:
            position = json.loads(folder.joinpath(name).read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            raise doc.wrong("position", f"cannot read {name}: {error}") from error
        return game.lay_out(position)
    options = doc.mapping("options") if doc.has("options") else None
    try:
        return game.new(doc.integer("players", 1, max(game.players)), doc.text("seed"), options)
    except BadSetup as error:
        raise doc.wrong("", str(error)) from error


def _step(doc: Document, number: int, seat: int) -> Step:
    doc.only(("id", "rule", "also", "do", "point", "others", "stray"))
    do = tuple(_texts(doc, "do"))
    if doc.has("others") and not do:
        raise doc.wrong("others", "must follow something that the learner does")
    return Step(
        number,
        doc.text("id"),
        doc.text("rule"),
        do,
        tuple(_texts(doc, "point")),
        tuple(_other(doc, entry, seat) for entry in _texts(doc, "others")),
        doc.text("stray") if doc.has("stray") else GENERAL_STRAY,
        tuple(_texts(doc, "also")),
    )


def _texts(doc: Document, key: str) -> list[str]:
    return doc.texts(key) if doc.has(key) else []


def _other(doc: Document, entry: str, learner: int) -> SeatAction:
    """What another seat does, written `SEAT: NOTATION`."""
    seat, colon, notation = entry.partition(": ")
    if not colon or not seat.isdecimal() or int(seat) == learner:
        raise doc.wrong("others", f"must be written “SEAT: ACTION” with another seat than the learner’s, not {entry!r}")
    return SeatAction(int(seat), notation)
