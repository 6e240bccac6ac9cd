"""Where a learner is in a lesson, by what was done so far."""

import pytest

from schatzkiste.games import game_ids
from schatzkiste.lessons import Place, lesson
from schatzkiste.record import SeatAction

KEEP, OTHERS_KEEP = SeatAction(0, "keep 3+4"), SeatAction(1, "keep 1+3")
LINE, DONE = SeatAction(0, "mark 1 a1b1c1"), SeatAction(0, "done")

every_game = pytest.mark.parametrize("game_id", game_ids())


def test_a_scene_begins_with_its_first_step() -> None:
    first, later = lesson("silver_gold").scenes
    assert first.place([]) == Place(1, KEEP)
    assert later.place([]) == Place(11, SeatAction(0, "mark 1 a1b1a2b2"))


def test_a_step_is_over_when_the_others_have_acted() -> None:
    scene = lesson("silver_gold").scenes[0]
    assert scene.place([KEEP]) == Place(2, OTHERS_KEEP)
    assert scene.place([KEEP, OTHERS_KEEP]) == Place(3, LINE)
    assert scene.place([KEEP, OTHERS_KEEP, LINE]) == Place(4, DONE)


def test_a_step_to_read_comes_before_what_follows_it() -> None:
    scene = lesson("schatzinsel").scenes[0]
    assert scene.place([SeatAction(0, "lay 1-1")]) == Place(3, SeatAction(0, "lay 5-1"))


def test_another_action_leads_astray_until_it_is_taken_back() -> None:
    scene = lesson("silver_gold").scenes[0]
    strayed = SeatAction(0, "keep 1+2")
    assert scene.place([strayed]) == Place(1, KEEP, strayed=True)
    assert scene.place([KEEP, OTHERS_KEEP, SeatAction(0, "field 1 a1"), DONE]) == Place(3, LINE, strayed=True)


@every_game
def test_what_comes_before_a_step_leads_to_it(game_id: str) -> None:
    told = lesson(game_id)
    for step in told.steps:
        scene = told.scene_of(step.number)
        assert step in scene.steps
        place = scene.place(scene.before(step.number))
        # A step to read leaves no trace, so the place may wait at one before it.
        between = told.steps[place.step - 1 : step.number - 1]
        assert not place.strayed
        assert place.step <= step.number
        assert not any(other.do for other in between)


@every_game
def test_at_the_end_of_a_scene_nothing_is_wanted(game_id: str) -> None:
    for scene in lesson(game_id).scenes:
        last = scene.steps[-1]
        unread = [step for step in scene.steps if not step.do and step.number > scene.steps[0].number]
        trailing = 0
        while scene.steps[-1 - trailing] in unread:
            trailing += 1
        assert scene.place(scene.line) == Place(last.number + 1 - trailing, None)


def test_an_action_after_the_end_leads_astray() -> None:
    scene = lesson("silver_gold").scenes[0]
    assert scene.place([*scene.line, LINE]) == Place(11, None, strayed=True)
