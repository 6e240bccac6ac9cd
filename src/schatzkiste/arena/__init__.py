"""Many games between bots: `play_match` for a table of results, `Series` for every game by itself."""

from schatzkiste.arena.entrants import Entry, bot_of, distinct, name_of
from schatzkiste.arena.match import BotFailed, Outcome, decide, play_game
from schatzkiste.arena.results import Results, Standing, wilson
from schatzkiste.arena.series import Series, play_match

__all__ = [
    "BotFailed",
    "Entry",
    "Outcome",
    "Results",
    "Series",
    "Standing",
    "bot_of",
    "decide",
    "distinct",
    "name_of",
    "play_game",
    "play_match",
    "wilson",
]
