"""What all games share: actions, phases, positions, chance, observations. No I/O, no clock, no third party."""

from schatzkiste.core.actions import Action, ActionSpace, Kind
from schatzkiste.core.document import Document
from schatzkiste.core.errors import (
    BadComponents,
    BadDocument,
    BadPosition,
    BadRecord,
    BadSetup,
    IllegalAction,
    NotYet,
    OtherRules,
    SchatzkisteError,
    UnknownAction,
    UnknownGame,
)
from schatzkiste.core.events import Event, event_code
from schatzkiste.core.game import Game
from schatzkiste.core.observation import Observation
from schatzkiste.core.options import Choice, Count, Option, Settings, at_table
from schatzkiste.core.phase import ALLOWED, ActionRule, Phase
from schatzkiste.core.refusal import Refusal
from schatzkiste.core.rng import Rng
from schatzkiste.core.seed import checked_seed, seed_hash
from schatzkiste.core.state import ALONE, NO_ACTION, NOBODY, JsonObject, State
from schatzkiste.core.summary import InterimScore, Summary

__all__ = [
    "ALLOWED",
    "ALONE",
    "NOBODY",
    "NO_ACTION",
    "Action",
    "ActionRule",
    "ActionSpace",
    "BadComponents",
    "BadDocument",
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "Choice",
    "Count",
    "Document",
    "Event",
    "Game",
    "IllegalAction",
    "InterimScore",
    "JsonObject",
    "Kind",
    "NotYet",
    "Observation",
    "Option",
    "OtherRules",
    "Phase",
    "Refusal",
    "Rng",
    "SchatzkisteError",
    "Settings",
    "State",
    "Summary",
    "UnknownAction",
    "UnknownGame",
    "at_table",
    "checked_seed",
    "event_code",
    "seed_hash",
]
