"""What the past of a position must have left behind: treasures take gold, wash up amulets and clear paths."""

from schatzkiste.core.document import Document
from schatzkiste.games.tobago.actions import CLUES
from schatzkiste.games.tobago.constants import (
    CLUE_STACK,
    DOUBLE_ROSE,
    EXTRA_CLUES,
    EXTRA_DRIVE,
    FIRST_CLUES,
    GOLD_STACK,
    OPENING,
    PILE,
    STREAMS,
    SWAPPING,
    VEHICLES,
)
from schatzkiste.games.tobago.state import Tobago


def check_past(state: Tobago, doc: Document) -> None:
    """Refuse what no number of treasures and turns can have left."""
    _check_chance(state, doc)
    _check_gold(state, doc)
    _check_amulets(state, doc)
    _check_clues(state, doc)


def _check_chance(state: Tobago, doc: Document) -> None:
    """A pile was shuffled for each treasure, the gold again for the last one, all else once but the clues."""
    wanted = [1] * len(STREAMS)
    wanted[CLUE_STACK] = max(1, state.deals)
    wanted[GOLD_STACK] = 2 if state.mixed else 1
    wanted[PILE] = state.chance[PILE]
    if state.chance != wanted:
        raise doc.wrong("", f"goes with the chance {wanted}, not {state.chance}")


def _check_gold(state: Tobago, doc: Document) -> None:
    """A treasure takes three cards at least: for its raiser, for a clue, and one for nobody (TO-5.2, TO-7.1)."""
    raised = state.chance[PILE]
    drawn = state.components.gold.size - (0 if state.mixed else len(state.gold_stack))
    least = 3 * raised - (2 if raised and state.is_last_treasure else 0)
    if drawn < least or (drawn and not raised):
        raise doc.wrong("gold_stack", f"cannot have brought {drawn} cards for {raised} treasures")
    if len(state.face_down) + len(state.mixed_down) > _shared(state):
        raise doc.wrong("face_down", "has more cards than treasures can have left over (TO-5.4)")


def _check_amulets(state: Tobago, doc: Document) -> None:
    """Amulets come when a path is opened anew, one from each statue; some were spent to be seen (TO-5.7, TO-6.2)."""
    is_open = state.phase == OPENING or (not state.to_act and state.is_last_treasure)
    treasures = _shared(state) - (1 if is_open else 0)
    roses = [rose for roses in state.path_roses for rose in roses]
    spent = sum(map(len, state.removed)) + sum(1 for rose in roses if rose >= DOUBLE_ROSE)
    spent += state.phase in (EXTRA_CLUES, SWAPPING)
    spent += state.drive == EXTRA_DRIVE
    if state.components.amulets - state.amulets_left + spent > len(state.statues) * treasures:
        raise doc.wrong("amulets", f"are more, with those spent, than {treasures} treasures washed up (TO-5.7)")


def _check_clues(state: Tobago, doc: Document) -> None:
    """Treasures leave clues among the discards; else a turn lays one clue or exchanges a hand (TO-2.6, TO-5.6)."""
    if state.phase in (VEHICLES, FIRST_CLUES):
        return
    if state.deals > 1:
        _check_shuffles(state, doc)
        return
    if len(state.clue_discards) < _shared(state):
        raise doc.wrong("clue_discards", "must have the clues of the treasures that were shared (TO-5.6)")
    laid = sum(map(len, state.path_clues)) - state.players
    exchanged = -(-len(state.clue_discards) // state.hand_size)
    if not state.chance[PILE] and laid + exchanged > state.turns - (0 if state.done else 1):
        raise doc.wrong("turns", f"were too few to lay {laid} clues and discard {len(state.clue_discards)} (TO-2.6)")


def _check_shuffles(state: Tobago, doc: Document) -> None:
    """Clues are shuffled anew when all were drawn: a hand in a turn, for an amulet, or to open a path (TO-3.6)."""
    occasions = state.players + state.turns + (1 + len(state.statues)) * _shared(state)
    if state.players + state.hand_size * occasions < CLUES:
        raise doc.wrong("turns", f"were too few to draw all {CLUES} clues (TO-3.6)")


def _shared(state: Tobago) -> int:
    """How many treasures have been shared."""
    return state.chance[PILE] - (1 if state.is_sharing else 0)
