"""The action space of Die Schatzinsel: the five kinds of action of SI-3.1, and the end of a turn."""

from typing import Final

from schatzkiste.core.actions import ActionSpace, Kind
from schatzkiste.games.schatzinsel.board import TILE_NAMES

ACTIONS: Final[ActionSpace] = ActionSpace("schatzinsel")

TAKE_TILE: Final[Kind] = ACTIONS.kind("take", tile=TILE_NAMES)
TAKE_GUARD: Final[Kind] = ACTIONS.kind("take-guard")
LAY: Final[Kind] = ACTIONS.kind("lay", tile=TILE_NAMES)
CHEST: Final[Kind] = ACTIONS.kind("chest", tile=TILE_NAMES)
GUARD: Final[Kind] = ACTIONS.kind("guard", tile=TILE_NAMES)
END: Final[Kind] = ACTIONS.kind("end")

KINDS: Final[list[Kind]] = [TAKE_TILE, TAKE_GUARD, LAY, CHEST, GUARD]
"""The five kinds of which a turn takes one, or each at most once; a set of kinds is a bit mask of their indexes."""

TAKING: Final = 0b00011
"""The kinds that are over at once, as a set: only one tile, one guard (SI-3.1)."""

ALL_KINDS: Final = 0b11111


def kind_names(kinds: int) -> list[str]:
    """The kinds of a set by name."""
    return [kind.name for kind in KINDS if kinds >> kind.index & 1]
