"""Laying and drawing clues, and the spaces a path has left (section 3 of the rules)."""

from schatzkiste.games.tobago.actions import PATH_NAMES
from schatzkiste.games.tobago.board import HEX_NAMES
from schatzkiste.games.tobago.clues import Clue
from schatzkiste.games.tobago.constants import CLUE_STACK, NO_PLACE
from schatzkiste.games.tobago.events import ClueDrawn, ClueLaid, CluesShuffled, TreasureLocated
from schatzkiste.games.tobago.fitting import fitting_clues, staying
from schatzkiste.games.tobago.state import Tobago


def set_candidates(state: Tobago, path: int, spaces: list[int]) -> None:
    """Let the path's treasure lie only on these spaces (TO-3.3), and find what fits there now."""
    state.candidates[path] = spaces
    state.fitting[path] = fitting_clues(state.clues_at, spaces)
    state.treasures[path] = spaces[0] if len(spaces) == 1 else NO_PLACE


def lay(state: Tobago, seat: int, clue: int, path: int) -> None:
    """Put the clue at the end of the path with a rose of the seat, and take away what it rules out."""
    before = len(state.candidates[path])
    state.path_clues[path] = [*state.path_clues[path], clue]
    state.path_roses[path] = [*state.path_roses[path], seat]
    state.roses[seat] -= 1
    state.progress = True
    set_candidates(state, path, staying(state, clue, path))
    if state.wants_events:
        card = state.components.clues[clue]
        after = len(state.candidates[path])
        state.emit(ClueLaid(seat, clue + 1, *words(card), PATH_NAMES[path], before, after))
        tell_if_located(state, path)


def lay_from_hand(state: Tobago, seat: int, clue: int, path: int) -> None:
    """Lay a clue of the hand, which everybody now sees, and draw back to the hand's size (TO-3.2)."""
    state.hands[seat] = [kept for kept in state.hands[seat] if kept != clue]
    state.reveals += 1
    lay(state, seat, clue, path)
    fill_hand(state, seat)


def fill_hand(state: Tobago, seat: int) -> None:
    """Draw up to the hand's size, as far as there are clues (TO-3.2, TO-3.6)."""
    draw(state, seat, state.hand_size - len(state.hands[seat]))


def draw(state: Tobago, seat: int, count: int) -> None:
    """Draw this many clues, as far as there are any; the discards become the new stack when it is empty."""
    hand = state.hands[seat][:]
    for _ in range(count):
        if not state.clue_stack and not _shuffle_discards(state):
            break
        clue = draw_clue(state)
        hand.append(clue)
        if state.wants_events:
            state.emit(ClueDrawn(seat, clue + 1, *words(state.components.clues[clue])))
    hand.sort()
    state.hands[seat] = hand


def draw_clue(state: Tobago) -> int:
    """The top clue of a stack that has one; somebody sees it."""
    state.reveals += 1
    return state.clue_stack.pop()


def _shuffle_discards(state: Tobago) -> bool:
    """Make the discards the new stack; false when there are none (TO-3.6)."""
    if not state.clue_discards:
        return False
    stack = sorted(state.clue_discards)
    state.use_chance(CLUE_STACK).shuffle(stack)
    dealt = state.clue_deal[:]
    for clue in stack:
        dealt[clue] = state.deals
    state.clue_deal = dealt
    state.clue_stack = stack
    state.clue_discards = []
    if state.wants_events:
        state.emit(CluesShuffled())
    return True


def clear_path(state: Tobago, path: int) -> None:
    """Discard the clues of a raised treasure; the path is open to the whole island again (TO-3.3)."""
    state.clue_discards = state.clue_discards + state.path_clues[path]
    state.path_clues[path] = []
    state.path_roses[path] = []
    state.removed[path] = []
    set_candidates(state, path, state.island.spaces)


def tell_if_located(state: Tobago, path: int) -> None:
    """Report a treasure that has just been located."""
    if state.is_located(path):
        state.emit(TreasureLocated(PATH_NAMES[path], HEX_NAMES[state.treasures[path]]))


def words(clue: Clue) -> tuple[str, str, str, str]:
    """A clue as tokens for texts: relation, subject, largest, negated."""
    return clue.relation, clue.subject, "yes" if clue.largest else "no", "yes" if clue.negated else "no"
