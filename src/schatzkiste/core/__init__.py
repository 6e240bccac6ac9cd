"""What all games share: actions, phases, positions, chance, observations. No I/O, no clock, no third party."""

from schatzkiste.core.actions import Action, ActionTable, Kind
from schatzkiste.core.document import Document
from schatzkiste.core.errors import (
    BadDocument,
    BadPosition,
    BadRecord,
    BadSetup,
    BadTables,
    IllegalAction,
    SchatzkisteError,
    UnknownAction,
    UnknownGame,
)
from schatzkiste.core.events import Event, event_code
from schatzkiste.core.game import Game
from schatzkiste.core.observation import Observation
from schatzkiste.core.options import Choice, Count, Option, Settings
from schatzkiste.core.phase import Deed, Phase
from schatzkiste.core.refusal import Refusal
from schatzkiste.core.rng import Rng
from schatzkiste.core.seed import checked_seed, seed_hash
from schatzkiste.core.state import ALONE, NOBODY, JsonObject, State

__all__ = [
    "ALONE",
    "NOBODY",
    "Action",
    "ActionTable",
    "BadDocument",
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "BadTables",
    "Choice",
    "Count",
    "Deed",
    "Document",
    "Event",
    "Game",
    "IllegalAction",
    "JsonObject",
    "Kind",
    "Observation",
    "Option",
    "Phase",
    "Refusal",
    "Rng",
    "SchatzkisteError",
    "Settings",
    "State",
    "UnknownAction",
    "UnknownGame",
    "checked_seed",
    "event_code",
    "seed_hash",
]
