"""The one question of Die Schatzinsel: what do you do in your turn? (section 3)"""

from typing import Final

from schatzkiste.core.phase import Phase
from schatzkiste.games.schatzinsel.actions import ACTIONS, CHEST, END, GUARD, LAY, TAKE_GUARD, TAKE_TILE
from schatzkiste.games.schatzinsel.phases.chest import PlaceChest
from schatzkiste.games.schatzinsel.phases.end import EndTurn
from schatzkiste.games.schatzinsel.phases.guard import PlaceGuard
from schatzkiste.games.schatzinsel.phases.lay import LayTile
from schatzkiste.games.schatzinsel.phases.take import TakeGuard, TakeTile
from schatzkiste.games.schatzinsel.state import Schatzinsel

TURN: Final[Phase[Schatzinsel]] = Phase(
    "turn",
    "SI-3.1",
    ACTIONS,
    [
        TakeTile(TAKE_TILE),
        TakeGuard(TAKE_GUARD),
        LayTile(LAY),
        PlaceChest(CHEST),
        PlaceGuard(GUARD),
        EndTurn(END),
    ],
)
