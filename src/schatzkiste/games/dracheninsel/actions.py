"""The action space of Die Dracheninsel: what begins an action, what completes it, and replies."""

from typing import Final

from schatzkiste.core.actions import ActionSpace, Kind
from schatzkiste.games.dracheninsel.board import COLOUR_NAMES, FIELD_NAMES, PLACE_NAMES, TERRAIN_NAMES
from schatzkiste.games.dracheninsel.cards import (
    BETRAYALS,
    CARD_NAMES,
    COUNTERSPELLS,
    PATROLS,
    SLUMBERS,
    SNEAKS,
    TERRAIN_CARDS,
    TERRORS,
)


class FieldActions:
    """The actions of a kind that names a field, for whole sets of fields at once."""

    def __init__(self, kind: Kind) -> None:
        self._by_byte = [
            [[kind.first + 8 * byte + bit for bit in range(8) if value >> bit & 1] for value in range(256)]
            for byte in range(8)
        ]

    def add(self, fields: int, found: list[int]) -> None:
        """Add those for a set of fields."""
        for actions in self._by_byte:
            found += actions[fields & 255]
            fields >>= 8


def _cards(kinds: list[int]) -> tuple[str, ...]:
    return tuple(CARD_NAMES[kind] for kind in kinds)


ACTIONS: Final[ActionSpace] = ActionSpace("dracheninsel")

# What begins an action of the active player, or ends the turn.
STEP: Final[Kind] = ACTIONS.kind("step", place=PLACE_NAMES)
FLIGHT: Final[Kind] = ACTIONS.kind("flight")
ELEMENTS: Final[Kind] = ACTIONS.kind("elements")
FORCES: Final[Kind] = ACTIONS.kind("forces")
JOURNEY: Final[Kind] = ACTIONS.kind("journey")
PATROL: Final[Kind] = ACTIONS.kind("patrol", card=_cards(PATROLS))
TERROR: Final[Kind] = ACTIONS.kind("terror", card=_cards(TERRORS))
SNEAK: Final[Kind] = ACTIONS.kind("sneak", card=_cards(SNEAKS))
CURSE: Final[Kind] = ACTIONS.kind("curse")
PASS: Final[Kind] = ACTIONS.kind("pass")
END: Final[Kind] = ACTIONS.kind("end")

# What completes it.
LEAD: Final[Kind] = ACTIONS.kind("lead", hunter=COLOUR_NAMES)
OVER: Final[Kind] = ACTIONS.kind("over", field=FIELD_NAMES)
LAND: Final[Kind] = ACTIONS.kind("land", place=PLACE_NAMES)
PAY: Final[Kind] = ACTIONS.kind("pay", card=_cards(TERRAIN_CARDS))
ROB: Final[Kind] = ACTIONS.kind("rob", hunter=COLOUR_NAMES)
TILE: Final[Kind] = ACTIONS.kind("tile", field=FIELD_NAMES)
DRAGON: Final[Kind] = ACTIONS.kind("dragon", dragon=("1", "2"))
PLACE: Final[Kind] = ACTIONS.kind("place", field=FIELD_NAMES)
SEND: Final[Kind] = ACTIONS.kind("send", hunter=COLOUR_NAMES)
STEAL: Final[Kind] = ACTIONS.kind("steal", hunter=COLOUR_NAMES)
WITH: Final[Kind] = ACTIONS.kind("with", card=_cards(TERRAIN_CARDS))
TERRAIN: Final[Kind] = ACTIONS.kind("terrain", terrain=TERRAIN_NAMES)
TOSS: Final[Kind] = ACTIONS.kind("toss", card=CARD_NAMES)
DONE: Final[Kind] = ACTIONS.kind("done")

# Replies, and what goes on without them.
STOP: Final[Kind] = ACTIONS.kind("stop", card=_cards(SLUMBERS))
COUNTER: Final[Kind] = ACTIONS.kind("counter", card=_cards(COUNTERSPELLS))
LET_GO: Final[Kind] = ACTIONS.kind("let-go")
GO_ON: Final[Kind] = ACTIONS.kind("go-on")
SHARE: Final[Kind] = ACTIONS.kind("share")
BETRAY: Final[Kind] = ACTIONS.kind("betray", card=_cards(BETRAYALS))
YIELD: Final[Kind] = ACTIONS.kind("yield")

# Ending the game by agreement.
PROPOSE_END: Final[Kind] = ACTIONS.kind("propose-end")
AGREE: Final[Kind] = ACTIONS.kind("agree")
REFUSE: Final[Kind] = ACTIONS.kind("refuse")
