"""Cards that take cards from others: Sneak Attack and Evil Curse (DI-8.6 to DI-8.8)."""

from typing import Final

from schatzkiste.core.phase import ALLOWED, ActionRule
from schatzkiste.core.refusal import Refusal
from schatzkiste.games.dracheninsel.actions import SNEAK, STEAL
from schatzkiste.games.dracheninsel.board import COLOUR_NAMES
from schatzkiste.games.dracheninsel.cards import CARD_NAMES, CURSE, SNEAKS
from schatzkiste.games.dracheninsel.constants import NO_SEAT, SNEAKING
from schatzkiste.games.dracheninsel.constants import SNEAK as SNEAK_ANNOUNCED
from schatzkiste.games.dracheninsel.events import CursePlayed, SneakPlayed
from schatzkiste.games.dracheninsel.hands import spend, steal, toss
from schatzkiste.games.dracheninsel.phases.playing import CardRule
from schatzkiste.games.dracheninsel.plan import Plan
from schatzkiste.games.dracheninsel.state import Dracheninsel
from schatzkiste.games.dracheninsel.turns import begin_action, open_counter_window, open_stop_window

NOBODY_HOLDS_CARDS: Final = 2

NOT_PLAYED: Final = 1
OWN_HAND: Final = 2
NOT_FIRST_HUNTER: Final = 3
EMPTY_HAND: Final = 4


class PlaySneak(CardRule):
    """Play a card with a Sneak Attack on it; somebody else must hold cards."""

    def reason(self, state: Dracheninsel, seat: int, action: int) -> int:
        reason = super().reason(state, seat, action)
        if reason != ALLOWED:
            return reason
        for other in range(state.players):
            if other != seat and state.hands[other]:
                return ALLOWED
        return NOBODY_HOLDS_CARDS

    def refusal(self, state: Dracheninsel, seat: int, action: int, reason: int) -> Refusal:
        if reason != NOBODY_HOLDS_CARDS:
            return super().refusal(state, seat, action, reason)
        return Refusal("nobody-holds-cards", rule="DI-8.7")

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        state.plan = Plan([action])
        state.phase = SNEAKING


class ChooseVictim(ActionRule[Dracheninsel]):
    """Name the player by the colour of the (first) hunter; then Counterspells may come."""

    def reason(self, state: Dracheninsel, seat: int, action: int) -> int:
        return victim_reason(state, seat, STEAL.arg(action))

    def refusal(self, state: Dracheninsel, seat: int, action: int, reason: int) -> Refusal:
        hunter = STEAL.arg(action)
        victim = state.owner[hunter]
        if reason == NOT_PLAYED:
            return Refusal("no-such-hunter", rule="DI-2.2", hunter=COLOUR_NAMES[hunter])
        if reason == OWN_HAND:
            return Refusal("own-hand", rule="DI-8.7")
        if reason == NOT_FIRST_HUNTER:
            first = COLOUR_NAMES[state.hunters[victim][0]]
            return Refusal("name-first-hunter", rule="DI-2.3", hunter=COLOUR_NAMES[hunter], first=first)
        return Refusal("empty-hand", rule="DI-8.7", other=victim)

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        hunter = STEAL.arg(action)
        card = SNEAKS[SNEAK.arg(state.plan.actions[0])]
        begin_action(state)
        spend(state, seat, card)
        state.has_spent = True
        if state.wants_events:
            state.emit(SneakPlayed(seat, CARD_NAMES[card], state.owner[hunter]))
        open_counter_window(state, SNEAK_ANNOUNCED, hunter)


def victim_reason(state: Dracheninsel, seat: int, hunter: int) -> int:
    """Why the hunter cannot stand for a player from whom the seat steals."""
    victim = state.owner[hunter]
    if victim == NO_SEAT:
        return NOT_PLAYED
    if victim == seat:
        return OWN_HAND
    if hunter != state.hunters[victim][0]:
        return NOT_FIRST_HUNTER
    return ALLOWED if state.hands[victim] else EMPTY_HAND


class PlayCurse(CardRule):
    """Put the whole hand away and draw from every opponent; it cannot be countered (DI-9.5)."""

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        begin_action(state)
        spend(state, seat, CURSE)
        state.has_spent = True
        if state.wants_events:
            state.emit(CursePlayed(seat))
        for card in state.hands[seat][:]:
            toss(state, seat, card)
        others = [(seat + step) % state.players for step in range(1, state.players)]
        steal(state, seat, others, 2 if state.players == 3 else 1)
        open_stop_window(state)
