"""Lessons: a few minutes in which a newcomer plays a game step by step.

A lesson is data, `games/<game>/data/lesson.toml` with positions beside it, and is checked by replaying it.
"""

from schatzkiste.lessons.lesson import BadLesson, Lesson, Scene, Step
from schatzkiste.lessons.place import Place
from schatzkiste.lessons.reading import lesson, shows

__all__ = ["BadLesson", "Lesson", "Place", "Scene", "Step", "lesson", "shows"]
