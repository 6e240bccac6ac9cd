"""Sharing a raised treasure card by card, rose by rose; the curse; the end of the sharing (TO-5.3 to TO-5.6)."""

from typing import Final

from schatzkiste.core.phase import ActionRule, Phase
from schatzkiste.core.state import ALONE
from schatzkiste.games.tobago.actions import ACCEPT, ACTIONS, DECLINE, PATH_NAMES
from schatzkiste.games.tobago.constants import NO_ROSE, SHARING
from schatzkiste.games.tobago.events import (
    AmuletProtected,
    CurseSpared,
    CurseStruck,
    GoldDeclined,
    GoldDiscarded,
    GoldLeftOver,
    GoldLost,
    GoldTaken,
    GoldTurnedUp,
    SecondCurseGone,
)
from schatzkiste.games.tobago.gold import FaceDown
from schatzkiste.games.tobago.paths import clear_path
from schatzkiste.games.tobago.phases.amulets import pay
from schatzkiste.games.tobago.phases.opening import ask_for_opening
from schatzkiste.games.tobago.sharing import next_rose, opener_of, share_nothing, waiting
from schatzkiste.games.tobago.state import Tobago
from schatzkiste.games.tobago.turns import end_with_last_treasure


class Accept(ActionRule[Tobago]):
    """Take the card on offer for the rose that is asked."""

    def apply(self, state: Tobago, seat: int, action: int) -> None:
        card = state.offer
        state.rose_cards[state.asked] = card
        state.gold[seat] = [*state.gold[seat], card]
        state.roses[seat] += 1
        if state.wants_events:
            state.emit(GoldTaken(seat, state.components.gold.values[card]))
        turn_up(state)


class Decline(ActionRule[Tobago]):
    """Leave the card to the next rose up."""

    def apply(self, state: Tobago, seat: int, action: int) -> None:
        card = state.offer
        value = state.components.gold.values[card]
        if state.wants_events:
            state.emit(GoldDeclined(seat, value))
        state.asked = next_rose(state, state.asked)
        if state.asked != NO_ROSE:
            state.to_act = ALONE[state.rose_seats[state.asked]]
            return
        state.gold_discards = [*state.gold_discards, card]
        if state.wants_events:
            state.emit(GoldDiscarded(value))
        turn_up(state)


def turn_up(state: Tobago) -> None:
    """Turn up the next card and offer it to the lowest rose, until no card or no rose is left (TO-5.4)."""
    state.asked = next_rose(state, NO_ROSE)
    if not state.pile or state.asked == NO_ROSE:
        _finish(state)
        return
    card = state.pile.pop()
    state.reveals += 1
    state.shown.append(card)
    if state.components.gold.is_curse(card):
        _strike(state, card)
        return
    state.phase = SHARING
    state.to_act = ALONE[state.rose_seats[state.asked]]
    if state.wants_events:
        state.emit(GoldTurnedUp(state.components.gold.values[card]))


def _strike(state: Tobago, curse: int) -> None:
    """A curse: whoever still has a rose on the path pays once; the rest is shared no more (TO-5.5)."""
    state.curses_gone = [*state.curses_gone, curse]
    if state.wants_events:
        state.emit(CurseStruck(PATH_NAMES[state.raised], len(state.pile)))
    struck = waiting(state)
    for step in range(state.players):
        seat = (state.turn + step) % state.players
        if seat in struck:
            _suffer(state, seat)
    undealt = state.pile
    state.pile = []
    for card in undealt:
        state.reveals += 1
        if state.components.gold.is_curse(card):
            state.curses_gone = [*state.curses_gone, card]
            if state.wants_events:
                state.emit(SecondCurseGone())
        else:
            state.gold_discards = [*state.gold_discards, card]
    _finish(state)


def _suffer(state: Tobago, seat: int) -> None:
    """Give an amulet, or the most valuable gold card, or nothing."""
    if state.amulets[seat]:
        pay(state, seat)
        if state.wants_events:
            state.emit(AmuletProtected(seat))
        return
    if not state.gold[seat]:
        if state.wants_events:
            state.emit(CurseSpared(seat))
        return
    lost = max(state.gold[seat])  # cards are numbered in rising order of value
    state.gold[seat] = [card for card in state.gold[seat] if card != lost]
    state.gold_discards = [*state.gold_discards, lost]
    if state.wants_events:
        state.emit(GoldLost(seat, state.components.gold.values[lost]))


def _finish(state: Tobago) -> None:
    """Roses go home, a card left over goes to the discards unseen; then the path is opened anew, or the game ends."""
    for seat in waiting(state):
        state.roses[seat] += 1
    for card in state.pile:
        _lay_face_down(state, card)
    opener = opener_of(state)
    path = state.raised
    share_nothing(state)
    clear_path(state, path)
    if state.is_last_treasure:
        end_with_last_treasure(state)
    else:
        ask_for_opening(state, opener, path)


def _lay_face_down(state: Tobago, card: int) -> None:
    draws = [first + late for first, late in zip(state.draws, state.late_draws, strict=True)]
    state.face_down = [*state.face_down, FaceDown(card, draws, state.safe_draws)]
    bit = state.components.gold.bit[card]
    for seat in range(state.players):
        if state.drawn[seat] & bit:
            state.remembered[seat] |= bit
    if state.wants_events:
        state.emit(GoldLeftOver())


SHARING_PHASE: Final[Phase[Tobago]] = Phase("sharing", "TO-5.3", ACTIONS, [Accept(ACCEPT), Decline(DECLINE)])
