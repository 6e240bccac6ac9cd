"""Windows for replies: Slumber, Counterspell, or neither (section 9).

Those who hold a fitting card are asked one after another, in the order of DI-9.6, each alone and in secret; the first
who replies does so at once, and nobody after them is asked. Everyone else sees what they would see if nobody could
reply (`question_for` in state.py): whoever acts next sees that question already, and acts when the holders have had
their say. So nobody learns who was asked, or who could have replied.
"""

from typing import Final

from schatzkiste.core.phase import ALLOWED, ActionRule
from schatzkiste.core.refusal import Refusal
from schatzkiste.games.dracheninsel.cards import CARD_NAMES
from schatzkiste.games.dracheninsel.constants import ANNOUNCEMENTS, COUNTERING, NO_HUNTER, SLUMBER, SNEAK, TERROR
from schatzkiste.games.dracheninsel.events import CounterPlayed, SlumberPlayed
from schatzkiste.games.dracheninsel.hands import spend, steal
from schatzkiste.games.dracheninsel.phases.playing import CardRule
from schatzkiste.games.dracheninsel.phases.terror import frighten
from schatzkiste.games.dracheninsel.state import Dracheninsel
from schatzkiste.games.dracheninsel.turns import (
    go_on,
    let_go,
    open_counter_window,
    open_stop_window,
    take_back,
    withdraw,
)

OWN_TURN: Final = 2
OWN_CARD: Final = 2
GO_ON_INSTEAD: Final = 1
NOT_YOURS: Final = 1


class Stop(CardRule):
    """Call Stop with a Slumber; never against oneself (DI-9.1)."""

    def barred(self, state: Dracheninsel, seat: int) -> int:
        return OWN_TURN if seat == state.turn else super().barred(state, seat)

    def refusal(self, state: Dracheninsel, seat: int, action: int, reason: int) -> Refusal:
        if reason == OWN_TURN:
            return Refusal("own-turn", rule="DI-9.1")
        return super().refusal(state, seat, action, reason)

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        card = self.card_of(action)
        spend(state, seat, card)
        if state.wants_events:
            state.emit(SlumberPlayed(seat, CARD_NAMES[card], state.turn))
        open_counter_window(state, SLUMBER, NO_HUNTER)


class Counter(CardRule):
    """Cancel the announced card with a Counterspell; never one's own (DI-9.5)."""

    def barred(self, state: Dracheninsel, seat: int) -> int:
        return OWN_CARD if seat == state.barred_seat() else super().barred(state, seat)

    def refusal(self, state: Dracheninsel, seat: int, action: int, reason: int) -> Refusal:
        if reason == OWN_CARD:
            return Refusal("own-card", rule="DI-9.5")
        return super().refusal(state, seat, action, reason)

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        card = self.card_of(action)
        announced, announcer = state.announced, state.barred_seat()
        withdraw(state)
        spend(state, seat, card)
        if state.wants_events:
            state.emit(CounterPlayed(seat, CARD_NAMES[card], announcer, ANNOUNCEMENTS[announced]))
        open_stop_window(state)  # also after a Slumber: a second one is legal (DI-9.6)


class LetGo(ActionRule[Dracheninsel]):
    """Keep the card; nobody else notices."""

    def barred(self, state: Dracheninsel, seat: int) -> int:
        return GO_ON_INSTEAD if seat == state.barred_seat() else ALLOWED

    def refusal(self, state: Dracheninsel, seat: int, action: int, reason: int) -> Refusal:
        return Refusal("go-on-instead", rule="DI-3.10")

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        let_go(state, seat)


class GoOn(ActionRule[Dracheninsel]):
    """Confirm what was done or announced, once the others had their chance (DI-3.10)."""

    def barred(self, state: Dracheninsel, seat: int) -> int:
        return ALLOWED if seat == state.barred_seat() else NOT_YOURS

    def refusal(self, state: Dracheninsel, seat: int, action: int, reason: int) -> Refusal:
        return Refusal("not-yours-to-confirm", rule="DI-3.10")

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        if state.phase != COUNTERING:
            go_on(state)
            return
        announced, target = state.announced, state.target
        withdraw(state)
        if announced == SLUMBER:
            take_back(state)
            return
        if announced == TERROR:
            frighten(state, target)
        elif announced == SNEAK:
            steal(state, seat, [state.owner[target]], 1)
        open_stop_window(state)
