"""What travels about lessons: where one is to begin, and everything the page needs to follow it."""

from schatzkiste.server.message import Message


class LessonWanted(Message):
    """Lay the table for a game's lesson, as it is before one of its steps."""

    game: str
    step: int = 1
    name: str | None = None


class LessonAction(Message):
    """Something the learner is to do; its arguments are those that a hint names, too."""

    action: str
    args: dict[str, str]


class LessonStep(Message):
    """A step of a lesson: its text and the one for whoever does something else, the rule, what to do and to look at.

    A step without anything to do is read. Steps of another `scene` are played at another table.
    """

    text: str
    stray: str
    scene: int
    rule: str
    do: list[LessonAction]
    point: list[str]


class LessonTable(Message):
    """The table of a lesson, the learner's seat there with its key, and all steps of the lesson.

    `names` are texts: what the seats are called there, where they have names of their own.
    """

    table: str
    seat: int
    key: str
    step: int
    steps: list[LessonStep]
    names: list[str | None]
