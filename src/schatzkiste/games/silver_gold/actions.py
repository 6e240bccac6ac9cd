"""The action space of Silver & Gold.

The argument `card` is 1 or 2, one of the player's two cards. The argument `cells` of a pattern is its set of
cells as the grid writes it: names in rising order, from the top row down and in each row from the left, without spaces
(`a1a2b2`). There is an action for every placement of every pattern on the whole grid, whatever island lies there.
"""

from typing import Final

from schatzkiste.core.actions import ActionSpace, Kind
from schatzkiste.games.silver_gold.board import CELL_NAMES
from schatzkiste.games.silver_gold.patterns import PLACEMENT_LABELS

PAIRS: Final[tuple[tuple[int, int], ...]] = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
PAIR_NAMES: Final[tuple[str, ...]] = tuple(f"{one + 1}+{other + 1}" for one, other in PAIRS)
CARD_NAMES: Final[tuple[str, ...]] = ("1", "2")
DISPLAY_NAMES: Final[tuple[str, ...]] = ("1", "2", "3", "4")

ACTIONS: Final[ActionSpace] = ActionSpace("silver_gold")

KEEP: Final[Kind] = ACTIONS.kind("keep", pair=PAIR_NAMES)
MARK: Final[Kind] = ACTIONS.kind("mark", card=CARD_NAMES, cells=PLACEMENT_LABELS)
FIELD: Final[Kind] = ACTIONS.kind("field", card=CARD_NAMES, cell=CELL_NAMES)
CROSS: Final[Kind] = ACTIONS.kind("cross", card=CARD_NAMES, cell=CELL_NAMES)
DONE: Final[Kind] = ACTIONS.kind("done")
TAKE: Final[Kind] = ACTIONS.kind("take", place=DISPLAY_NAMES)
DRAW: Final[Kind] = ACTIONS.kind("draw")
