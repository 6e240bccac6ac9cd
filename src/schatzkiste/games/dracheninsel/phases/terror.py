"""Terror: send any hunter back to its boat (DI-8.13)."""

from typing import Final

from schatzkiste.core.phase import ALLOWED, ActionRule
from schatzkiste.core.refusal import Refusal
from schatzkiste.games.dracheninsel.actions import SEND, TERROR
from schatzkiste.games.dracheninsel.board import BOATS, COLOUR_NAMES, COLOURS
from schatzkiste.games.dracheninsel.cards import CARD_NAMES, TERRORS
from schatzkiste.games.dracheninsel.constants import FRIGHTENING, NO_HUNTER, NO_SEAT, NO_TREASURE
from schatzkiste.games.dracheninsel.constants import TERROR as TERROR_ANNOUNCED
from schatzkiste.games.dracheninsel.events import TerrorPlayed
from schatzkiste.games.dracheninsel.hands import spend
from schatzkiste.games.dracheninsel.moves import lose_treasure, send_home
from schatzkiste.games.dracheninsel.phases.playing import CardRule
from schatzkiste.games.dracheninsel.plan import Plan
from schatzkiste.games.dracheninsel.state import Dracheninsel
from schatzkiste.games.dracheninsel.turns import begin_action, open_counter_window

ALL_AT_HOME: Final = 2

NOT_PLAYED: Final = 1
AT_HOME: Final = 2


class PlayTerror(CardRule):
    """Play a card with Terror on it; somebody must be away from home."""

    def reason(self, state: Dracheninsel, seat: int, action: int) -> int:
        reason = super().reason(state, seat, action)
        if reason != ALLOWED:
            return reason
        for hunter in range(COLOURS):
            if home_reason(state, hunter) == ALLOWED:
                return ALLOWED
        return ALL_AT_HOME

    def refusal(self, state: Dracheninsel, seat: int, action: int, reason: int) -> Refusal:
        if reason != ALL_AT_HOME:
            return super().refusal(state, seat, action, reason)
        return Refusal("all-at-home", rule="DI-8.13")

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        state.plan = Plan([action])
        state.phase = FRIGHTENING


class ChooseHunter(ActionRule[Dracheninsel]):
    """Name the hunter who is to go home; then Counterspells may come."""

    def reason(self, state: Dracheninsel, seat: int, action: int) -> int:
        return home_reason(state, SEND.arg(action))

    def refusal(self, state: Dracheninsel, seat: int, action: int, reason: int) -> Refusal:
        hunter = COLOUR_NAMES[SEND.arg(action)]
        if reason == NOT_PLAYED:
            return Refusal("no-such-hunter", rule="DI-2.2", hunter=hunter)
        return Refusal("already-home", rule="DI-8.13", hunter=hunter)

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        hunter = SEND.arg(action)
        card = TERRORS[TERROR.arg(state.plan.actions[0])]
        begin_action(state)
        spend(state, seat, card)
        state.has_spent = True
        if state.wants_events:
            state.emit(TerrorPlayed(seat, CARD_NAMES[card], COLOUR_NAMES[hunter]))
        open_counter_window(state, TERROR_ANNOUNCED, hunter)


def home_reason(state: Dracheninsel, hunter: int) -> int:
    """Why the hunter cannot be sent home."""
    if state.owner[hunter] == NO_SEAT:
        return NOT_PLAYED
    return AT_HOME if state.hunter_places[hunter] == BOATS + hunter else ALLOWED


def frighten(state: Dracheninsel, hunter: int) -> None:
    """The hunter goes home; a carrier leaves a keeper behind, a keeper a treasure that is lost (DI-7.3, DI-7.4)."""
    keeper = state.companion(hunter)
    kept = state.kept_treasure(hunter)
    send_home(state, hunter)
    if keeper != NO_HUNTER:
        state.progress = True
    elif kept != NO_TREASURE:
        lose_treasure(state, kept)
