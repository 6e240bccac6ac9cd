"""Many games between bots.

`play_match` gives a table of results, `compare` lets bots meet on the same deals, `Series` has every game by itself,
and `certify` tells whether a bot keeps the rules of the house.
"""

from schatzkiste.arena.certificate import Certificate, certify
from schatzkiste.arena.comparison import Comparison, compare
from schatzkiste.arena.entrants import Entry, bot_of, claims, distinct, id_of, name_of
from schatzkiste.arena.intervals import wilson
from schatzkiste.arena.match import BotFailed, Outcome, Patience, TooSlow, decide, play_game
from schatzkiste.arena.program import Program, ProgramFailed
from schatzkiste.arena.results import Results, Standing
from schatzkiste.arena.seating import Seating, one_against_the_rest, one_table, pairs, together
from schatzkiste.arena.series import Series, play_match
from schatzkiste.arena.times import Times

__all__ = [
    "BotFailed",
    "Certificate",
    "Comparison",
    "Entry",
    "Outcome",
    "Patience",
    "Program",
    "ProgramFailed",
    "Results",
    "Seating",
    "Series",
    "Standing",
    "Times",
    "TooSlow",
    "bot_of",
    "certify",
    "claims",
    "compare",
    "decide",
    "distinct",
    "id_of",
    "name_of",
    "one_against_the_rest",
    "one_table",
    "pairs",
    "play_game",
    "play_match",
    "together",
    "wilson",
]
