"""Tables of lessons: real tables at which the other seats do what the lesson says, and nothing counts."""

import secrets
import time

from schatzkiste.bots import LEVELS
from schatzkiste.core import Game
from schatzkiste.lessons import Scene, Step, lesson
from schatzkiste.server.codes import key_hash, new_key
from schatzkiste.server.lesson_messages import LessonAction, LessonStep, LessonTable, LessonWanted
from schatzkiste.server.party_messages import Manners
from schatzkiste.server.practice import keep_with_past
from schatzkiste.server.problems import RequestError
from schatzkiste.server.requests import checked_game, checked_name
from schatzkiste.server.store import Store
from schatzkiste.server.stored import LESSON, CopiedEntry, StoredSeat, TableSetup
from schatzkiste.server.table import Table


class LessonTables:
    """Lays the tables for lessons."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def make(self, wanted: LessonWanted) -> LessonTable:
        """A table as it is before a step of the lesson: what leads to it in its scene has been done."""
        taught = lesson(checked_game(wanted.game).id)
        if not 1 <= wanted.step <= len(taught.steps):
            raise RequestError("unknown-step", step=wanted.step, count=len(taught.steps))
        scene = taught.scene_of(wanted.step)
        start = scene.start()
        key = new_key()
        learner = StoredSeat(checked_name(wanted.name) or None, key_hash=key_hash(key))
        setup = TableSetup(
            id=LESSON + secrets.token_urlsafe(9),
            game=start.game.id,
            rules_version=start.game.rules_version,
            players=start.players,
            options=start.settings,
            seed=start.seed,
            seats=[learner if seat == taught.seat else StoredSeat(bot=LEVELS[0]) for seat in range(start.players)],
            created=time.time(),
            manners=Manners(watching=False),
        )
        actions = [str(taken) for taken in scene.before(wanted.step)]
        await keep_with_past(
            self._store, setup, CopiedEntry(actions, setup.created, start.to_json(), scene=scene.number)
        )
        steps = [step_info(scene, step, taught.game) for scene in taught.scenes for step in scene.steps]
        return LessonTable(setup.id, taught.seat, key, wanted.step, steps, taught.name_texts)


def step_info(scene: Scene, step: Step, game: Game) -> LessonStep:
    """A step as it travels."""
    known = [game.actions[game.parse(notation)] for notation in step.do]
    return LessonStep(
        text=step.text,
        stray=step.stray_text,
        scene=scene.number,
        rule=step.rule,
        do=[LessonAction(action.notation, action.args) for action in known],
        point=list(step.point),
    )


def said_by_lesson(table: Table, seat: int) -> str | None:
    """What the lesson has one of the other seats do now; None where it has to wait for the learner."""
    if table.party.scene is None:
        return None
    scene = lesson(table.game.id).scenes[table.party.scene - 1]
    place = scene.place(table.history.actions())
    if place.strayed or place.next is None or place.next.seat != seat:
        return None
    return place.next.notation
