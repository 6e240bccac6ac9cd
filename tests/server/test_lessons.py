"""Tables of lessons: the others follow the lesson, wait for whoever strays, and nothing there counts."""

import time
from functools import partial

import msgspec
import pytest

from schatzkiste.games import game_ids
from schatzkiste.lessons import Scene, lesson
from schatzkiste.server.lesson_messages import LessonTable
from schatzkiste.server.messages import TableSummary, Update
from schatzkiste.server.party_messages import SeatKey, TableMade
from tests.server.clients import Client, Server
from tests.server.friends import post, problem_of

SOON = 0.4


def begin(server: Server, game: str, step: int = 1) -> LessonTable:
    """Have the table laid for a step."""
    answer = post(server, "lessons", game=game, step=step, name="Anna")
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=LessonTable)


def known(table: LessonTable) -> TableMade:
    """The table as its learner knows it."""
    return TableMade(table.table, [SeatKey(table.seat, table.key)])


def can(action: str, update: Update) -> bool:
    """Whether the learner can do something now."""
    return action in update.legal


def looks(view: object, update: Update) -> bool:
    """Whether the table looks so."""
    return update.view == view


def follow(learner: Client, scene: Scene, first: int = 1) -> None:
    """Do what the steps of a scene want, from one of them on; the others do theirs."""
    for step in scene.steps:
        for action in step.do if step.number >= first else ():
            learner.update_when(partial(can, action))
            learner.act(action)


@pytest.mark.parametrize("game", game_ids())
def test_every_scene_can_be_played_to_its_end(server: Server, game: str) -> None:
    taught = lesson(game)
    for scene in taught.scenes:
        table = begin(server, game, scene.steps[0].number)
        assert [step.text for step in table.steps] == [step.text for step in taught.steps]
        with server.sit(known(table)) as learner:
            follow(learner, scene)
            final = scene.start()
            for taken in scene.line:
                final.apply(final.game.parse(taken.notation), taken.seat)
            end = msgspec.json.decode(msgspec.json.encode(final.view(taught.seat)))
            learner.update_when(partial(looks, end))


@pytest.mark.parametrize("game", game_ids())
def test_a_table_can_be_laid_for_any_step_and_taken_back_to_the_first(server: Server, game: str) -> None:
    taught = lesson(game)
    scene = max(taught.scenes, key=lambda scene: sum(len(step.do) for step in scene.steps))
    last = [step for step in scene.steps if step.do][-1]
    with server.sit(known(begin(server, game, last.number))) as learner:
        assert last.do[0] in learner.seen.legal
        while learner.seen.undo:
            learner.undo()
        assert [entry for entry in learner.seen.log if entry.own] == []
        follow(learner, scene)


@pytest.mark.parametrize("game", game_ids())
def test_whoever_strays_is_waited_for_and_can_take_it_back(server: Server, game: str) -> None:
    scene = lesson(game).scenes[0]
    step = next(step for step in scene.steps if step.do)
    with server.sit(known(begin(server, game, step.number))) as learner:
        other = next(action for action in learner.seen.legal if action != step.do[0])
        learner.act(other)
        time.sleep(SOON)  # in which nobody else may do anything
        learner.send(type="undo", seq=learner.seen.seq)
        learner.update_when(lambda update: step.do[0] in update.legal)
        follow(learner, scene, step.number)


def test_a_lesson_is_practice_that_nobody_else_watches(server: Server) -> None:
    table = begin(server, "silver_gold")
    with server.sit(known(table)) as learner:
        learner.meet_when(lambda party: party.practice)
    with server.visit(table.table) as stranger:
        stranger.send(type="hello", key=None, since=0)
        assert stranger.problem() == "no-watching"
    answer = server.http.post("/api/mine", json=[{"table": table.table, "key": table.key}])
    (mine,) = msgspec.json.decode(answer.content, type=list[TableSummary])
    assert mine.practice


def test_unknown_games_and_steps_are_told(server: Server) -> None:
    assert problem_of(post(server, "lessons", game="chess")) == "unknown-game"
    for step in (0, -1, 99):
        assert problem_of(post(server, "lessons", game="silver_gold", step=step)) == "unknown-step"
    assert problem_of(post(server, "lessons", game="silver_gold", name="x" * 99)) == "long-name"
    assert problem_of(post(server, "lessons")) == "malformed"
