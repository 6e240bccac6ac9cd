"""How the lines of a screen are shared out."""

from typing import Final, NamedTuple

FIXED: Final = 2
"""The score and the entry have a line each."""
FEWEST_NEWS: Final = 2
FEWEST_CHOICES: Final = 4


class Heights(NamedTuple):
    """The lines of the three parts that grow and shrink."""

    table: int
    news: int
    choices: int


def shared_out(rows: int, table: int, news: int, choices: int) -> Heights:
    """The table gets what it needs, if news and choices keep a few lines; they share the rest, choices first."""
    few_news, few_choices = min(news, FEWEST_NEWS), min(choices, FEWEST_CHOICES)
    room = max(1, rows - FIXED)
    for_table = min(table, max(1, room - few_news - few_choices))
    room -= for_table
    for_choices = min(choices, max(0, room - few_news))
    for_news = min(news, max(0, room - for_choices))
    return Heights(for_table, for_news, max(0, room - for_news))
