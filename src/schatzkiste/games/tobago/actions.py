"""The action space of Tobago."""

from typing import Final

from schatzkiste.core.actions import ActionSpace, Kind
from schatzkiste.games.tobago.board import HEX_NAMES

PATHS: Final = 4
CLUES: Final = 52
ALL_CLUES: Final = (1 << 52) - 1
PATH_NAMES: Final[tuple[str, ...]] = ("white", "grey", "brown", "black")
CLUE_NAMES: Final[tuple[str, ...]] = tuple(str(number) for number in range(1, CLUES + 1))

ACTIONS: Final[ActionSpace] = ActionSpace("tobago")

VEHICLE: Final[Kind] = ACTIONS.kind("vehicle", space=HEX_NAMES)
LAY: Final[Kind] = ACTIONS.kind("lay", clue=CLUE_NAMES, path=PATH_NAMES)
DRIVE: Final[Kind] = ACTIONS.kind("drive", space=HEX_NAMES)
STOP: Final[Kind] = ACTIONS.kind("stop")
RAISE: Final[Kind] = ACTIONS.kind("raise", path=PATH_NAMES)
ACCEPT: Final[Kind] = ACTIONS.kind("accept")
DECLINE: Final[Kind] = ACTIONS.kind("decline")
REMOVE: Final[Kind] = ACTIONS.kind("remove", path=PATH_NAMES, space=HEX_NAMES)
EXTRA_CLUE: Final[Kind] = ACTIONS.kind("extra-clue")
EXTRA_DRIVE: Final[Kind] = ACTIONS.kind("extra-drive")
EXCHANGE: Final[Kind] = ACTIONS.kind("exchange")
DOUBLE: Final[Kind] = ACTIONS.kind("double", clue=CLUE_NAMES)
SWAP: Final[Kind] = ACTIONS.kind("swap-roses", clue=CLUE_NAMES)
WITH: Final[Kind] = ACTIONS.kind("with", clue=CLUE_NAMES)
END: Final[Kind] = ACTIONS.kind("end")
