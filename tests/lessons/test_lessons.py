"""Every lesson can be played by the rules of today, is told in every language and keeps to its measure."""

import re

import pytest

from schatzkiste.games import game_ids
from schatzkiste.lessons import lesson, shows
from schatzkiste.lessons.lesson import ACTION
from schatzkiste.texts import LANGUAGES, Texts
from tests.lessons.places import is_place
from tests.texts.catalogue import messages
from tests.texts.test_rule_books import rules

GENERAL = "lesson-stray"
SENTENCE_END = re.compile(r"[.!?](?=\s|$)")
MOST_SENTENCES = 2

every_game = pytest.mark.parametrize("game_id", game_ids())
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_game
def test_a_lesson_is_played_by_the_rules(game_id: str) -> None:
    lesson(game_id).check()


@every_game
def test_a_lesson_takes_some_minutes_and_a_dozen_steps_or_more(game_id: str) -> None:
    told = lesson(game_id)
    assert 12 <= len(told.steps) <= 20
    assert 3 <= told.minutes <= 5
    assert [step.number for step in told.steps] == list(range(1, len(told.steps) + 1))


@every_game
@every_language
def test_a_lesson_has_its_texts_and_no_others(game_id: str, language: str) -> None:
    told = lesson(game_id)
    wanted = {text for step in told.steps for text in (step.text, step.stray_text) if text != GENERAL}
    wanted |= {name for name in told.name_texts if name is not None}
    assert messages(language, f"{game_id}-lesson.ftl").keys() == wanted
    assert messages(language, "common.ftl").keys() >= {GENERAL}


@every_game
@every_language
def test_the_parrot_says_two_sentences_at_most(game_id: str, language: str) -> None:
    texts = Texts(language)
    said = {step.text: texts.say(step.text) for step in lesson(game_id).steps}
    assert [text for text, words in said.items() if len(SENTENCE_END.findall(words)) > MOST_SENTENCES] == []


@every_game
def test_a_step_names_rules_of_the_book(game_id: str) -> None:
    assert {rule for step in lesson(game_id).steps for rule in (step.rule, *step.also)} <= set(rules(game_id))


@every_game
def test_a_step_points_at_things_of_the_table(game_id: str) -> None:
    for scene in lesson(game_id).scenes:
        state = scene.start()
        for step in scene.steps:
            places = [name for name in step.point if not name.startswith(ACTION)]
            assert [name for name in places if not is_place(state, name)] == [], step.number
            for taken in step.line(scene.learner):
                state.apply(state.game.parse(taken.notation), taken.seat)


@every_game
def test_the_learner_does_something_in_most_steps(game_id: str) -> None:
    steps = lesson(game_id).steps
    assert sum(bool(step.do) for step in steps) > len(steps) / 2


@every_game
def test_nobody_else_is_due_when_the_learner_is_to_act(game_id: str) -> None:
    told = lesson(game_id)
    for scene in told.scenes:
        state = scene.start()
        for step in scene.steps:
            if step.do:
                assert told.seat in state.to_act, step.number
            for taken in step.line(told.seat):
                state.apply(state.game.parse(taken.notation), taken.seat)


@every_game
def test_a_rule_is_shown_where_it_is_done_rather_than_told(game_id: str) -> None:
    steps = lesson(game_id).steps
    shown = shows(game_id)
    assert shown.keys() == {rule for step in steps for rule in (step.rule, *step.also)}
    for rule, step in shown.items():
        able = [other for other in steps if other.rule == rule] or [other for other in steps if rule in other.also]
        assert step == next((other for other in able if other.do), able[0])
