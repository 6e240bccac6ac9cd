"""Cards that take cards from others: Sneak Attack and Evil Curse (DI-8.6 to DI-8.8)."""

from schatzkiste.core.phase import Deed
from schatzkiste.core.refusal import Refusal
from schatzkiste.games.dracheninsel.actions import CURSE, SNEAK, STEAL
from schatzkiste.games.dracheninsel.board import COLOUR_NAMES, NOWHERE
from schatzkiste.games.dracheninsel.cards import CARD_NAMES, CURSE_BIT, KIND_BIT, SNEAK_MASK, SNEAKS
from schatzkiste.games.dracheninsel.cards import CURSE as CURSE_CARD
from schatzkiste.games.dracheninsel.course import begin_deed, end_deed, open_counter
from schatzkiste.games.dracheninsel.events import CursePlayed, SneakPlayed
from schatzkiste.games.dracheninsel.hands import spend, steal, toss
from schatzkiste.games.dracheninsel.island import Plan
from schatzkiste.games.dracheninsel.state import A_SNEAK, Dracheninsel
from schatzkiste.games.dracheninsel.state import SNEAK as SNEAK_PHASE


class PlaySneak(Deed[Dracheninsel]):
    """Play a card with a Sneak Attack on it; somebody else must hold cards."""

    def legal(self, state: Dracheninsel, seat: int, found: list[int]) -> None:
        if state.held[seat] & SNEAK_MASK and _anybody_holds(state, seat):
            for place, kind in enumerate(SNEAKS):
                if state.held[seat] & KIND_BIT[kind]:
                    found.append(SNEAK.at(place))

    def why_not(self, state: Dracheninsel, seat: int, action: int) -> Refusal | None:
        kind = SNEAKS[SNEAK.arg(action)]
        if not state.held[seat] & KIND_BIT[kind]:
            return Refusal("card-not-in-hand", rule="DI-3.9", card=CARD_NAMES[kind])
        if not _anybody_holds(state, seat):
            return Refusal("nobody-holds-cards", rule="DI-8.7")
        return None

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        plan = Plan()
        plan.card = SNEAKS[SNEAK.arg(action)]
        state.plan = plan
        state.phase = SNEAK_PHASE


class ChooseVictim(Deed[Dracheninsel]):
    """Name the player, by the colour of his (first) hunter; then Counterspells may come."""

    def legal(self, state: Dracheninsel, seat: int, found: list[int]) -> None:
        for other in range(state.players):
            if other != seat and state.hands[other]:
                found.append(STEAL.at(state.hunters[other][0]))

    def why_not(self, state: Dracheninsel, seat: int, action: int) -> Refusal | None:
        hunter = STEAL.arg(action)
        victim = state.owner[hunter]
        if victim == NOWHERE:
            return Refusal("no-such-hunter", rule="DI-2.2", hunter=COLOUR_NAMES[hunter])
        if victim == seat:
            return Refusal("own-hand", rule="DI-8.7")
        if hunter != state.hunters[victim][0]:
            name = COLOUR_NAMES[state.hunters[victim][0]]
            return Refusal("name-first-hunter", rule="DI-2.3", hunter=COLOUR_NAMES[hunter], first=name)
        if not state.hands[victim]:
            return Refusal("empty-hand", rule="DI-8.7", other=victim)
        return None

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        victim = state.owner[STEAL.arg(action)]
        card = state.plan.card
        begin_deed(state)
        spend(state, seat, card)
        state.costly = True
        if state.observed:
            state.tell(SneakPlayed(seat, CARD_NAMES[card], victim))
        open_counter(state, seat, A_SNEAK, victim)


class PlayCurse(Deed[Dracheninsel]):
    """Put the whole hand away and draw from every opponent; it cannot be countered (DI-9.5)."""

    def legal(self, state: Dracheninsel, seat: int, found: list[int]) -> None:
        if state.held[seat] & CURSE_BIT:
            found.append(CURSE.at())

    def why_not(self, state: Dracheninsel, seat: int, action: int) -> Refusal | None:
        if not state.held[seat] & CURSE_BIT:
            return Refusal("card-not-in-hand", rule="DI-3.9", card=CARD_NAMES[CURSE_CARD])
        return None

    def apply(self, state: Dracheninsel, seat: int, action: int) -> None:
        begin_deed(state)
        spend(state, seat, CURSE_CARD)
        state.costly = True
        if state.observed:
            state.tell(CursePlayed(seat))
        for kind in state.hands[seat][:]:
            toss(state, seat, kind)
        others = [(seat + step) % state.players for step in range(1, state.players)]
        steal(state, seat, others, 2 if state.players == 3 else 1)
        end_deed(state, True)


def _anybody_holds(state: Dracheninsel, seat: int) -> bool:
    return any(other != seat and state.hands[other] for other in range(state.players))
