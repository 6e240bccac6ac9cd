"""Windows for replies: Slumber, Counterspell, or neither (section 9).

All who hold a fitting card are asked at once and answer in secret; when all have answered, the first in the order of
DI-9.6 who wants to play does so, and the others keep their cards. So nobody learns who was asked, or who could have
replied.
"""

from schatzkiste.core.phase import Deed
from schatzkiste.core.refusal import Refusal
from schatzkiste.games.dracheninsel.actions import COUNTER, GO_ON, LET_GO, STOP
from schatzkiste.games.dracheninsel.board import NOWHERE
from schatzkiste.games.dracheninsel.cards import CARD_NAMES, COUNTERSPELLS, KIND_BIT, SLUMBERS
from schatzkiste.games.dracheninsel.course import (
    end_deed,
    first_volunteer,
    open_counter,
    open_window,
    resume,
    take_back,
    withdraw,
)
from schatzkiste.games.dracheninsel.events import CounterPlayed, SlumberPlayed
from schatzkiste.games.dracheninsel.hands import spend, steal
from schatzkiste.games.dracheninsel.phases.terror import frighten
from schatzkiste.games.dracheninsel.state import (
    A_SLUMBER,
    A_SNEAK,
    A_TERROR,
    ANNOUNCED,
    LETS_GO,
    NO_ANSWER,
    Dracheninsel,
)
from schatzkiste.games.dracheninsel.state import (
    COUNTER as COUNTER_PHASE,
)


class Stop(Deed[Dracheninsel]):
    """Call Stop with a Slumber; never against oneself (DI-9.1)."""

    def legal(self, state: Dracheninsel, seat: int, found: list[int]) -> None:
        if seat != state.turn:
            for place, kind in enumerate(SLUMBERS):
                if state.held[seat] & KIND_BIT[kind]:
                    found.append(STOP.at(place))

    def why_not(self, state: Dracheninsel, seat: int, action: int) -> Refusal | None:
        kind = SLUMBERS[STOP.arg(action)]
        if seat == state.turn:
            return Refusal("own-turn", rule="DI-9.1")
        if not state.held[seat] & KIND_BIT[kind]:
            return Refusal("card-not-in-hand", rule="DI-3.9", card=CARD_NAMES[kind])
        return None

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        _answer(state, seat, SLUMBERS[STOP.arg(action)])


class Counter(Deed[Dracheninsel]):
    """Cancel the card on the table with a Counterspell; never one's own (DI-9.5)."""

    def legal(self, state: Dracheninsel, seat: int, found: list[int]) -> None:
        if seat != state.announcer:
            for place, kind in enumerate(COUNTERSPELLS):
                if state.held[seat] & KIND_BIT[kind]:
                    found.append(COUNTER.at(place))

    def why_not(self, state: Dracheninsel, seat: int, action: int) -> Refusal | None:
        kind = COUNTERSPELLS[COUNTER.arg(action)]
        if seat == state.announcer:
            return Refusal("own-card", rule="DI-9.5")
        if not state.held[seat] & KIND_BIT[kind]:
            return Refusal("card-not-in-hand", rule="DI-3.9", card=CARD_NAMES[kind])
        return None

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        _answer(state, seat, COUNTERSPELLS[COUNTER.arg(action)])


class LetGo(Deed[Dracheninsel]):
    """Keep the card; nobody else notices."""

    def legal(self, state: Dracheninsel, seat: int, found: list[int]) -> None:
        if seat != _confirming(state):
            found.append(LET_GO.at())

    def why_not(self, state: Dracheninsel, seat: int, action: int) -> Refusal | None:
        if seat == _confirming(state):
            return Refusal("go-on-instead", rule="DI-3.10")
        return None

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        _answer(state, seat, LETS_GO)


class GoOn(Deed[Dracheninsel]):
    """Confirm what was done or announced, once the others had their chance (DI-3.10)."""

    def legal(self, state: Dracheninsel, seat: int, found: list[int]) -> None:
        if seat == _confirming(state):
            found.append(GO_ON.at())

    def why_not(self, state: Dracheninsel, seat: int, action: int) -> Refusal | None:
        if seat != _confirming(state):
            return Refusal("not-yours-to-confirm", rule="DI-3.10")
        return None

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        _answer(state, seat, LETS_GO)


def _confirming(state: Dracheninsel) -> int:
    """Who confirms: the player of the card on the table, or else the active one."""
    return state.announcer if state.phase == COUNTER_PHASE else state.turn


def _answer(state: Dracheninsel, seat: int, answer: int) -> None:
    state.answers[seat] = answer
    state.to_act = tuple(other for other in state.to_act if other != seat)
    if not state.to_act:
        if state.phase == COUNTER_PHASE:
            _settle_counter(state)
        else:
            _settle_slumber(state)


def _settle_slumber(state: Dracheninsel) -> None:
    seat = first_volunteer(state)
    if seat == NOWHERE:
        state.answers = []
        resume(state)
        return
    card = state.answers[seat]
    spend(state, seat, card)
    if state.observed:
        state.tell(SlumberPlayed(seat, CARD_NAMES[card], state.turn))
    open_counter(state, seat, A_SLUMBER, state.turn)


def _settle_counter(state: Dracheninsel) -> None:
    seat = first_volunteer(state)
    announced, announcer, target = state.announced, state.announcer, state.target
    card = NO_ANSWER if seat == NOWHERE else state.answers[seat]
    state.answers = []
    withdraw(state)
    if seat != NOWHERE:
        spend(state, seat, card)
        if state.observed:
            state.tell(CounterPlayed(seat, CARD_NAMES[card], announcer, ANNOUNCED[announced]))
        if announced == A_SLUMBER:
            open_window(state)  # a second Slumber is legal (DI-9.6)
            return
    elif announced == A_SLUMBER:
        take_back(state)
        return
    elif announced == A_TERROR:
        frighten(state, target)
    elif announced == A_SNEAK:
        steal(state, announcer, [target], 1)
    end_deed(state, True)
