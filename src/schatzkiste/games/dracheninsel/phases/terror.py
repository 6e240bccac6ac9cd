"""Terror: send any hunter back to its boat (DI-8.13)."""

from schatzkiste.core.phase import Deed
from schatzkiste.core.refusal import Refusal
from schatzkiste.games.dracheninsel.actions import SEND, TERROR
from schatzkiste.games.dracheninsel.board import BOATS, CENTRE, COLOUR_NAMES, COLOURS, NOWHERE
from schatzkiste.games.dracheninsel.cards import CARD_NAMES, KIND_BIT, TERROR_MASK, TERRORS
from schatzkiste.games.dracheninsel.course import begin_deed, open_counter
from schatzkiste.games.dracheninsel.events import TerrorPlayed
from schatzkiste.games.dracheninsel.hands import spend
from schatzkiste.games.dracheninsel.island import Plan
from schatzkiste.games.dracheninsel.moves import lose_treasure, send_home
from schatzkiste.games.dracheninsel.state import A_TERROR, Dracheninsel
from schatzkiste.games.dracheninsel.state import TERROR as TERROR_PHASE


class PlayTerror(Deed[Dracheninsel]):
    """Play a card with Terror on it; somebody must be away from home."""

    def legal(self, state: Dracheninsel, seat: int, found: list[int]) -> None:
        if state.held[seat] & TERROR_MASK and anybody_out(state):
            for place, kind in enumerate(TERRORS):
                if state.held[seat] & KIND_BIT[kind]:
                    found.append(TERROR.at(place))

    def why_not(self, state: Dracheninsel, seat: int, action: int) -> Refusal | None:
        kind = TERRORS[TERROR.arg(action)]
        if not state.held[seat] & KIND_BIT[kind]:
            return Refusal("card-not-in-hand", rule="DI-3.9", card=CARD_NAMES[kind])
        if not anybody_out(state):
            return Refusal("all-at-home", rule="DI-8.13")
        return None

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        plan = Plan()
        plan.card = TERRORS[TERROR.arg(action)]
        state.plan = plan
        state.phase = TERROR_PHASE


class ChooseHunter(Deed[Dracheninsel]):
    """Name the hunter who is to go home; then Counterspells may come."""

    def legal(self, state: Dracheninsel, seat: int, found: list[int]) -> None:
        for hunter in range(COLOURS):
            if is_out(state, hunter):
                found.append(SEND.at(hunter))

    def why_not(self, state: Dracheninsel, seat: int, action: int) -> Refusal | None:
        hunter = SEND.arg(action)
        if state.owner[hunter] == NOWHERE:
            return Refusal("no-such-hunter", rule="DI-2.2", hunter=COLOUR_NAMES[hunter])
        if not is_out(state, hunter):
            return Refusal("already-home", rule="DI-8.13", hunter=COLOUR_NAMES[hunter])
        return None

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        hunter = SEND.arg(action)
        card = state.plan.card
        begin_deed(state)
        spend(state, seat, card)
        state.costly = True
        if state.observed:
            state.tell(TerrorPlayed(seat, CARD_NAMES[card], COLOUR_NAMES[hunter]))
        open_counter(state, seat, A_TERROR, hunter)


def frighten(state: Dracheninsel, hunter: int) -> None:
    """The hunter goes home; a carrier leaves a keeper behind, a keeper a treasure that is lost (DI-7.3, DI-7.4)."""
    island = state.island.copy()  # the window was open between, and copies of the state may hold it
    state.island = island
    start = island.spots[hunter]
    treasure = NOWHERE if start >= BOATS or start == CENTRE else island.treasure_at(start)
    keeper = island.companion(hunter)
    send_home(state, hunter)
    if treasure != NOWHERE:
        island.stirred = True
        if keeper == NOWHERE:
            lose_treasure(state, treasure)


def is_out(state: Dracheninsel, hunter: int) -> bool:
    """Whether the hunter is anywhere but in its own boat."""
    spot = state.island.spots[hunter]
    return spot != NOWHERE and spot != BOATS + hunter


def anybody_out(state: Dracheninsel) -> bool:
    """Whether Terror has any target."""
    return any(is_out(state, hunter) for hunter in range(COLOURS))
