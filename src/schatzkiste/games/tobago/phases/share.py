"""Sharing a raised treasure card by card, rose by rose; the curse; the end of the sharing (TO-5.3 to TO-5.6)."""

from typing import Final

from schatzkiste.core.phase import Deed, Phase
from schatzkiste.core.refusal import Refusal
from schatzkiste.core.state import ALONE, NOBODY
from schatzkiste.games.tobago.actions import ACCEPT, ACTIONS, DECLINE, PATH_NAMES
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
    LastTreasureShared,
    SecondCurseGone,
)
from schatzkiste.games.tobago.gold import NO_CARD, FaceDown
from schatzkiste.games.tobago.paths import clear_path
from schatzkiste.games.tobago.phases.amulets import pay
from schatzkiste.games.tobago.phases.opening import ask_for_opening
from schatzkiste.games.tobago.sharing import NO_SEAT, Sharing
from schatzkiste.games.tobago.stages import SHARING
from schatzkiste.games.tobago.state import Tobago


class Accept(Deed[Tobago]):
    """Take the card on offer for the rose that is asked."""

    def legal(self, state: Tobago, seat: int, found: list[int]) -> None:
        found.append(ACCEPT.at())

    def why_not(self, state: Tobago, seat: int, action: int) -> Refusal | None:
        return None

    def apply(self, state: Tobago, seat: int, action: int) -> None:
        sharing = state.sharing
        assert sharing is not None
        card = sharing.offer
        sharing.taken[sharing.asked] = card
        sharing.takers[-1] = seat
        sharing.last_taker = seat
        state.gold[seat] = [*state.gold[seat], card]
        state.roses[seat] += 1
        if state.observed:
            state.tell(GoldTaken(seat, state.tables.gold.values[card]))
        turn_up(state, sharing)


class Decline(Deed[Tobago]):
    """Leave the card to the next rose up."""

    def legal(self, state: Tobago, seat: int, found: list[int]) -> None:
        found.append(DECLINE.at())

    def why_not(self, state: Tobago, seat: int, action: int) -> Refusal | None:
        return None

    def apply(self, state: Tobago, seat: int, action: int) -> None:
        sharing = state.sharing
        assert sharing is not None
        card = sharing.offer
        value = state.tables.gold.values[card]
        if state.observed:
            state.tell(GoldDeclined(seat, value))
        sharing.asked = sharing.next_rose(sharing.asked)
        if sharing.asked != NO_SEAT:
            state.to_act = ALONE[sharing.seats[sharing.asked]]
            return
        state.gold_discards = [*state.gold_discards, card]
        if state.observed:
            state.tell(GoldDiscarded(value))
        turn_up(state, sharing)


def turn_up(state: Tobago, sharing: Sharing) -> None:
    """Turn up the next card and offer it to the lowest rose, until no card or no rose is left (TO-5.4)."""
    sharing.offer = NO_CARD
    sharing.asked = sharing.next_rose(NO_SEAT)
    if not sharing.pile or sharing.asked == NO_SEAT:
        _finish(state, sharing)
        return
    card = sharing.pile.pop()
    state.reveals += 1
    sharing.shown.append(card)
    sharing.takers.append(NO_SEAT)
    if state.tables.gold.is_curse(card):
        _strike(state, sharing, card)
        return
    sharing.offer = card
    state.phase = SHARING
    state.to_act = ALONE[sharing.seats[sharing.asked]]
    if state.observed:
        state.tell(GoldTurnedUp(state.tables.gold.values[card]))


def _strike(state: Tobago, sharing: Sharing, curse: int) -> None:
    """A curse: whoever still has a rose on the path pays once; the rest is shared no more (TO-5.5)."""
    state.curses_gone = [*state.curses_gone, curse]
    if state.observed:
        state.tell(CurseStruck(PATH_NAMES[sharing.path], len(sharing.pile)))
    waiting = sharing.waiting()
    for step in range(state.players):
        seat = (sharing.raiser + step) % state.players
        if seat in waiting:
            _suffer(state, seat)
    undealt = sharing.pile
    sharing.pile = []
    for card in undealt:
        state.reveals += 1
        if state.tables.gold.is_curse(card):
            state.curses_gone = [*state.curses_gone, card]
            if state.observed:
                state.tell(SecondCurseGone())
        else:
            state.gold_discards = [*state.gold_discards, card]
    _finish(state, sharing)


def _suffer(state: Tobago, seat: int) -> None:
    """Give an amulet, or the most valuable gold card, or nothing."""
    if state.amulets[seat]:
        pay(state, seat)
        if state.observed:
            state.tell(AmuletProtected(seat))
        return
    if not state.gold[seat]:
        if state.observed:
            state.tell(CurseSpared(seat))
        return
    lost = max(state.gold[seat])  # cards are numbered in rising order of value
    state.gold[seat] = [card for card in state.gold[seat] if card != lost]
    state.gold_discards = [*state.gold_discards, lost]
    if state.observed:
        state.tell(GoldLost(seat, state.tables.gold.values[lost]))


def _finish(state: Tobago, sharing: Sharing) -> None:
    """Roses go home, a card left over goes to the discards unseen; then the path is opened anew, or the game ends."""
    for seat in sharing.waiting():
        state.roses[seat] += 1
    for card in sharing.pile:
        _lay_face_down(state, sharing, card)
    clear_path(state, sharing.path)
    opener = sharing.raiser if sharing.last_taker == NO_SEAT else sharing.last_taker
    path = sharing.path
    state.sharing = None
    if state.last_treasure:
        state.to_act = NOBODY
        if state.observed:
            state.tell(LastTreasureShared())
        return
    ask_for_opening(state, opener, path)


def _lay_face_down(state: Tobago, sharing: Sharing, card: int) -> None:
    bit = state.tables.gold.bit[card]
    draws = [early + late for early, late in zip(sharing.draws, sharing.late_draws, strict=True)]
    state.face_down = [*state.face_down, FaceDown(card, draws, sharing.safe_draws)]
    for seat in range(state.players):
        if sharing.drawn[seat] & bit:
            state.remembered[seat] |= bit
    if state.observed:
        state.tell(GoldLeftOver())


SHARING_PHASE: Final[Phase[Tobago]] = Phase("sharing", "TO-5.3", ACTIONS, [Accept(ACCEPT), Decline(DECLINE)])
