"""Schatzkiste, the treasure chest: four treasure-hunt board games with complete rules."""

from schatzkiste.core import (
    BadDocument,
    BadRecord,
    BadSetup,
    Event,
    Game,
    IllegalAction,
    Observation,
    Refusal,
    Rng,
    SchatzkisteError,
    State,
    UnknownAction,
    UnknownGame,
)
from schatzkiste.core.state import draw_with
from schatzkiste.games import game, game_ids
from schatzkiste.position import Position
from schatzkiste.record import Record
from schatzkiste.seeds import fresh_seed

__version__ = "0.1.0"


def _drawn(state: State, seat: int | None) -> str:
    from schatzkiste.drawing import drawn  # not before it is wanted: texts take a while to load

    return drawn(state, seat)


draw_with(_drawn)

__all__ = [
    "BadDocument",
    "BadRecord",
    "BadSetup",
    "Event",
    "Game",
    "IllegalAction",
    "Observation",
    "Position",
    "Record",
    "Refusal",
    "Rng",
    "SchatzkisteError",
    "State",
    "UnknownAction",
    "UnknownGame",
    "fresh_seed",
    "game",
    "game_ids",
]
