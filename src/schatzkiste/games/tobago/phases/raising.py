"""Raising a located treasure: the raiser's rose, the draws, the pile (TO-5.1, TO-5.2, TO-7.1)."""

from schatzkiste.core.phase import Deed
from schatzkiste.core.refusal import Refusal
from schatzkiste.games.tobago.actions import PATH_NAMES, PATHS, RAISE
from schatzkiste.games.tobago.events import GoldSeen, GoldShuffled, StackRanOut, TreasureRaised
from schatzkiste.games.tobago.frame import BIT, HEX_NAMES
from schatzkiste.games.tobago.gold import NO_CARD
from schatzkiste.games.tobago.phases.drive import end_drive
from schatzkiste.games.tobago.phases.share import turn_up
from schatzkiste.games.tobago.sharing import RAISERS_ROSE, Sharing
from schatzkiste.games.tobago.stages import DOUBLE_ROSE, GOLD_STACK, PILE
from schatzkiste.games.tobago.state import Tobago


class RaiseTreasure(Deed[Tobago]):
    """Raise the treasure under the own vehicle; it costs no action but ends a drive under way (TO-4.3)."""

    def legal(self, state: Tobago, seat: int, found: list[int]) -> None:
        if state.roses[seat]:
            place = BIT[state.vehicles[seat]]
            for path in range(PATHS):
                if state.candidates[path] == place:
                    found.append(RAISE.at(path))

    def why_not(self, state: Tobago, seat: int, action: int) -> Refusal | None:
        path = RAISE.arg(action)
        if not state.is_located(path):
            return Refusal("not-located", rule="TO-5.1", path=PATH_NAMES[path])
        if not state.stands_on(seat, path):
            return Refusal("vehicle-elsewhere", rule="TO-5.1", path=PATH_NAMES[path])
        if not state.roses[seat]:
            return Refusal("no-rose", rule="TO-7.3")
        return None

    def apply(self, state: Tobago, seat: int, action: int) -> None:
        path = RAISE.arg(action)
        if state.legs:
            end_drive(state)
        state.progress = True
        state.roses[seat] -= 1
        state.sharing = Sharing(path, seat)
        _line_up_roses(state, state.sharing)
        if state.observed:
            cards = min(len(state.sharing.seats) + 1, state.gold_left + len(state.gold_discards) + len(state.face_down))
            state.tell(TreasureRaised(seat, PATH_NAMES[path], HEX_NAMES[state.vehicles[seat]], cards))
        _draw(state, state.sharing)
        turn_up(state, state.sharing)


def _line_up_roses(state: Tobago, sharing: Sharing) -> None:
    """The roses from the bottom up: the raiser's, then those on the clues; a double counts twice (TO-6.5)."""
    sharing.seats.append(sharing.raiser)
    sharing.clues.append(RAISERS_ROSE)
    clues = state.path_clues[sharing.path]
    roses = state.path_roses[sharing.path]
    for place in range(len(clues) - 1, -1, -1):
        for _ in range(2 if roses[place] >= DOUBLE_ROSE else 1):
            sharing.seats.append(roses[place] % DOUBLE_ROSE)
            sharing.clues.append(clues[place])
    sharing.taken = [NO_CARD] * len(sharing.seats)


def _draw(state: Tobago, sharing: Sharing) -> None:
    """From the raiser clockwise everyone draws and looks, one more card comes unseen, and all are shuffled."""
    bit = state.tables.gold.bit
    sharing.drawn = [0] * state.players
    sharing.draws = [0] * (state.players + 1)
    sharing.safe_draws = [0] * (state.players + 1)
    sharing.late_draws = [0] * (state.players + 1)
    for step in range(state.players):
        seat = (sharing.raiser + step) % state.players
        for _ in range(sharing.seats.count(seat)):
            card = _draw_card(state, sharing, seat)
            if card != NO_CARD:
                sharing.drawn[seat] |= bit[card]
                if state.observed:
                    state.tell(GoldSeen(seat, state.tables.gold.values[card]))
    _draw_card(state, sharing, state.players)
    if not state.gold_left and not state.last_treasure:
        _run_out(state)
    sharing.pile.sort()
    state.use_chance(PILE).shuffle(sharing.pile)


def _draw_card(state: Tobago, sharing: Sharing, drawer: int) -> int:
    """The next card for the pile; the reshuffled discards help out once the stack is empty (TO-7.1)."""
    if not state.gold_left and not _shuffle_discards(state):
        return NO_CARD
    if state.mixed:
        sharing.late_draws[drawer] += 1
    else:
        sharing.draws[drawer] += 1
        if state.safe_left:
            sharing.safe_draws[drawer] += 1
            state.safe_left -= 1
    state.gold_left -= 1
    card = state.gold_stack[state.gold_left]
    sharing.pile.append(card)
    return card


def _run_out(state: Tobago) -> None:
    state.last_treasure = True
    if state.observed:
        state.tell(StackRanOut())


def _shuffle_discards(state: Tobago) -> bool:
    """Make the gold discards the new stack; false when there are none. This treasure is the last one."""
    if not state.last_treasure:
        _run_out(state)
    stack = state.gold_discards + [place.card for place in state.face_down]
    if not stack:
        return False
    stack.sort()
    state.use_chance(GOLD_STACK).shuffle(stack)
    state.gold_stack = stack
    state.gold_left = len(stack)
    state.gold_discards = []
    state.mixed_down = state.face_down
    state.face_down = []
    for card in stack:
        state.mixed |= state.tables.gold.bit[card]
    if state.observed:
        state.tell(GoldShuffled())
    return True
