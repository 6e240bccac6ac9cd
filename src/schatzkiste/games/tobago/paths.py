"""Laying clues, drawing clues, and what a clue would do to a path (section 3 of the rules)."""

from schatzkiste.core.refusal import Refusal
from schatzkiste.games.tobago.actions import PATH_NAMES
from schatzkiste.games.tobago.clues import Clue
from schatzkiste.games.tobago.events import ClueDrawn, ClueLaid, CluesShuffled, TreasureLocated
from schatzkiste.games.tobago.fitting import why_unfit
from schatzkiste.games.tobago.frame import HEX_NAMES, members
from schatzkiste.games.tobago.stages import CLUE_STACK
from schatzkiste.games.tobago.state import Tobago


def why_not_lay(state: Tobago, seat: int, clue: int, path: int) -> Refusal | None:
    """Why this clue of this seat may not go on this path, whatever else is going on."""
    if clue not in state.hands[seat]:
        return Refusal("clue-not-in-hand", rule="TO-3.2", clue=clue + 1)
    if not state.roses[seat]:
        return Refusal("no-rose", rule="TO-7.3")
    return why_unfit(state, clue, path)


def lay(state: Tobago, seat: int, clue: int, path: int) -> None:
    """Put the clue at the end of the path with a rose of the seat, and take away what it rules out."""
    before = state.candidates[path]
    after = before & state.matching[clue]
    state.path_clues[path] = [*state.path_clues[path], clue]
    state.path_roses[path] = [*state.path_roses[path], seat]
    state.roses[seat] -= 1
    state.candidates[path] = after
    state.progress = True
    if state.observed:
        card = state.tables.clues[clue]
        name = PATH_NAMES[path]
        state.tell(ClueLaid(seat, clue + 1, *words(card), name, before.bit_count(), after.bit_count()))
        tell_if_located(state, path)


def lay_from_hand(state: Tobago, seat: int, clue: int, path: int) -> None:
    """Lay a clue of the hand, which everybody now sees, and draw back to the hand's size (TO-3.2)."""
    state.hands[seat] = [kept for kept in state.hands[seat] if kept != clue]
    state.reveals += 1
    lay(state, seat, clue, path)
    fill_hand(state, seat)


def fill_hand(state: Tobago, seat: int) -> None:
    """Draw up to the hand's size, as far as there are clues (TO-3.2, TO-3.6)."""
    hand = state.hands[seat][:]
    size = state.tables.hand[state.players]
    while len(hand) < size:
        if not state.clues_left and not shuffle_discards(state):
            break
        hand.append(draw_clue(state))
        if state.observed:
            state.tell(ClueDrawn(seat, hand[-1] + 1, *words(state.tables.clues[hand[-1]])))
    hand.sort()
    state.hands[seat] = hand


def draw_clue(state: Tobago) -> int:
    """The top clue of a stack that has one; somebody sees it."""
    state.clues_left -= 1
    state.reveals += 1
    return state.clue_stack[state.clues_left]


def shuffle_discards(state: Tobago) -> bool:
    """Make the discards the new stack; false when there are none (TO-3.6)."""
    if not state.clue_discards:
        return False
    stack = sorted(state.clue_discards)
    state.use_chance(CLUE_STACK).shuffle(stack)
    state.clue_stack = stack
    state.clues_left = len(stack)
    state.clue_discards = []
    state.deals += 1
    dealt = state.clue_deal[:]
    for clue in stack:
        dealt[clue] = state.deals
    state.clue_deal = dealt
    if state.observed:
        state.tell(CluesShuffled())
    return True


def clear_path(state: Tobago, path: int) -> None:
    """Put the clues of a raised treasure to the discards; the path is open to the whole island again (TO-3.3)."""
    state.clue_discards = state.clue_discards + state.path_clues[path]
    state.path_clues[path] = []
    state.path_roses[path] = []
    state.candidates[path] = state.island.land
    state.removed[path] = 0


def tell_if_located(state: Tobago, path: int) -> None:
    """Report a treasure that has just been located."""
    if state.is_located(path):
        state.tell(TreasureLocated(PATH_NAMES[path], HEX_NAMES[members(state.candidates[path])[0]]))


def words(clue: Clue) -> tuple[str, str, str, str]:
    """A clue as tokens for texts: relation, subject, largest, negated."""
    return clue.relation, clue.subject, "yes" if clue.largest else "no", "yes" if clue.negated else "no"
